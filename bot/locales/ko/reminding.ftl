### 받을 알림.

reminding-form-title = 내 알림
reminding-switch = 개인 메시지 알림
reminding-on = 켜기
reminding-off = 끄기: 대진과 결과 같은 소식만
reminding-before-games = 내 대국마다 시작 전에
reminding-change = 알림 바꾸기
reminding-chosen-no-minutes = 시간과 보고에 관한 알림은 받지만, 대국 전 알림은 없어요.
reminding-chosen = 내 대국마다 { $duration } 전에 알려 드려요.
reminding-off-2 = 알림을 받지 않아요. 대진처럼 나와 관련된 소식은 계속 와요.
