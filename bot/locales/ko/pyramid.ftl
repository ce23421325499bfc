### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = 리그
pyramid-moves = 승강
pyramid-this-cycle = 이번 회
pyramid-next-cycle = 다음 회
pyramid-champion = 챔피언
pyramid-carried = 다음 회의 등급 수가 같으면 이 순위가 가는 곳.
pyramid-tier = { $letter }등급
