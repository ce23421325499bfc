### 긴 답의 메모와 파일 설명.

reading-rest-in-file = 내용이 많아요. 전체는 텍스트 파일에 있어요.
reading-log-exported = 있었던 모든 일이 담긴 기록이에요. `/td log import`로 다른 봇에 가져갈 수 있어요.
