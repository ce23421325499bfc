### 만들 수 없는 파일.

errors-files-no-times-yet = **{ $title }**의 대국 중 시간이 정해진 것이 없어서 캘린더에 넣을 것이 없어요. 시간이 올라온 뒤에 다시 해 보세요.
errors-files-not-like-chess = **{ $title }**에는 체스 연맹 파일에 맞는 것이 없어요. 이 파일에는 시작된 스위스 방식과 리그전 단계만 들어가요. 표에는 모두 들어 있어요.
errors-files-no-game-records = **{ $title }**에는 수를 가져올 수 있는 대국이 없어요. 끝났고 lichess.org처럼 기보를 내주는 게임 서버에서 둔 대국이어야 해요.
