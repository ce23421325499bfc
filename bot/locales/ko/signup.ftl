### 참가 신청.

signup-how-to-join = **참가 신청**을 누르거나 `/join`을 쓰세요. 나가려면 `/leave`를 쓰세요.
signup-really-leave = 네, 나갈게요
signup-correct = 고치기
signup-fee-returned = 몰수패나 중도 이탈이 없으면 끝나고 돌려받아요.
signup-opened = **{ $title }** 참가 신청을 받아요!
signup-closes = 참가 신청 마감: { $at }.
signup-ratings-fixed = 레이팅과 시드 확정: { $at }.
signup-first-round = 대회 시작: { $at }.
signup-capacity = 정원은 { $limit }명이에요. 늦게 온 사람은 자리가 날 때까지 기다려요.
signup-fee-returned-2 = 참가비: { $amount }. { signup-fee-returned }
signup-fee = 참가비: { $amount }.
signup-reopened = **{ $title }** 참가 신청이 다시 열렸어요. { signup-how-to-join }
signup-waits = **{ $name }** 님, 대기 순위 { $place }예요.
signup-moved-up = 자리가 났어요: **{ $name }** 님이 대기자 명단에서 올라와 참가해요.
signup-withdrew-before-play = **{ $name }** 님이 참가를 취소했어요.
signup-withdrew = **{ $name }** 님이 기권했어요. 지금까지 둔 대국은 그대로 인정돼요.
signup-disqualified = **{ $name }** 님이 실격됐어요.
signup-taken-out = 운영자가 **{ $name }** 님을 대회에서 제외했어요.
signup-back-waiting = **{ $name }** 님이 대기자 명단에 돌아왔어요.
signup-back = **{ $name }** 님이 복귀했어요. 다음 라운드부터 대진에 들어가요.
signup-called-off = **{ $title }** 대회가 취소됐어요. 신청해 준 모두에게 고마워요.
signup-because = 이유: { $text }
signup-really-leave-2 = **{ $title }**에서 나갈까요? 진행 중인 대국은 몰수패가 되고 더는 대진이 없어요. 시작한 뒤에는 운영자만 복귀시킬 수 있어요.
signup-leave-before-play = **{ $title }**에서 나갈까요? 대기자가 있으면 다음 사람에게 자리가 가요.
signup-form-title = 참가 신청: { $title }
signup-not-entered = 아직 참가되지 않았어요: { $problems }. 고쳐 주세요.
signup-and-more = 외 { $others }명
signup-closed = **{ $title }** 참가 신청이 마감됐어요: 참가자 { $entered }명.
signup-closed-waiting = **{ $title }** 참가 신청이 마감됐어요: 참가자 { $entered }명, 대기자 { $waiting }명.
signup-entered = **{ $name }** 님이 참가해요 ({ $count }명).
signup-entered-limit = **{ $name }** 님이 참가해요 ({ $count }/{ $limit }명).
signup-imported = 운영자의 명단으로 { $count }명이 참가했어요.
signup-imported-waiting = 운영자의 명단으로 { $count }명이 참가했어요. 그중 { $waiting }명은 대기자 명단에 있어요.
signup-joined-late = **{ $name }** 님이 지금 들어왔어요. 다음 라운드부터 대진에 들어가요.
signup-lost-unplayed = 두지 않고 진 게임 수: { $games }.
signup-void = 더는 세지 않는 게임 수: { $games }.
signup-field-set = **{ $title }** 참가자가 정해졌어요: { $entered }명.
signup-field-listed = **{ $title }** 명단이 정해졌어요: { $entrants }.
signup-back-before-play = **{ $name }** 님이 돌아왔어요.
signup-teams = { $size }명까지의 팀
# On the sign-up card: who created the event. $name comes in ready to be shown.
signup-host = 주최: { $name }
# On the sign-up card of an event without dates.
signup-starts-when-all-are-in = 모두 모이면 바로 시작해요.
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
signup-length = { $players }명이면 { $rounds }라운드, 한 판에 { $minutes }분씩 잡아 { $length } 정도 걸려요.
