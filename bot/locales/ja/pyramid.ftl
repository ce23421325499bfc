### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = リーグ
pyramid-moves = 昇降
pyramid-this-cycle = 今回
pyramid-next-cycle = 次回
pyramid-champion = 優勝
pyramid-carried = 次回の階層が同じ数なら、この順位が進む先。
pyramid-tier = 階層{ $letter }
