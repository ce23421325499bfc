### 받을 알림.

reminding-form-title = 내 알림
reminding-switch = 알림 받는 방법
reminding-direct = 다이렉트 메시지로
reminding-in-channel = 채널에서 멘션으로
reminding-off = 끄기: 대진과 결과 같은 소식만
reminding-before-games = 내 대국마다 시작 전에
reminding-change = 알림 바꾸기
reminding-chosen-no-minutes = 시간과 보고에 관한 알림은 받지만, 대국 전 알림은 없어요.
reminding-chosen = 내 대국마다 { $duration } 전에 알려 드려요.
reminding-off-2 = 알림을 받지 않아요. 대진처럼 나와 관련된 소식은 계속 와요.
reminding-only-mentions = 다이렉트 메시지를 보내지 않아요. 할 일이 있으면 채널에서 멘션해요.
reminding-written-to = 대진, 시간, 할 일을 다이렉트 메시지로 알려 드려요.
