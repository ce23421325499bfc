### What is stored about somebody, and what becomes of it.

personal-forget = 내 정보 지우기…
personal-forget-now = 네, 지워 주세요
personal-forgotten = 완료했어요. 계정, 이름, 설정한 모든 것을 잊었어요. 이제부터 이 계정으로 Herald를 쓰는 사람은 새로운 사람이에요.
personal-backups-end = 데이터베이스 백업에서도 { $days }일 안에 지워져요.
personal-backups-daily = 매일 만드는 백업에서도 { $days }일 안에 지워져요. 이 봇의 운영자가 다른 곳에 사본을 보관한다면 보관 기간을 운영자에게 물어보세요.
personal-backups-unknown = 방금 삭제한 내용이 데이터베이스 백업에 아직 남아 있을 수 있어요. 보관 기간은 이 봇의 운영자에게 물어보세요.
personal-stored =
    이 파일에는 당신에 대해 저장된 모든 것이 들어 있어요. 계정과 이름, { $known ->
        [True] 시간대({ $zone }),
       *[other] 시간대 없음,
    } 대회 { $tournaments }개, 거기서 한 일 { $acts }건, 개인 메시지 { $messages }개.
personal-what-happens = 계정, 이름, 시간대, 알림, 당신에게 보낸 메시지의 내용이 영구히 지워져요. 결과는 남으며, 이름 대신 “참가자 7”처럼 표시돼요.
personal-still-plays = 아직 { $tournaments }에 참가 중이에요. 정보를 지워도 대회에서 빠지지는 않아요. 빠지려면 먼저 `/leave`를 쓰세요.
personal-still-directs = 아직 { $tournaments }을(를) 운영하고 있어요. 먼저 다른 사람을 운영자로 지정하세요: `/td staff`

personal-rating = **{ $title }** 레이팅: { $rating } ({ $games }국). 결과에서 계산돼요. 시리즈에서 `/leave`를 쓰면 없어져요.
