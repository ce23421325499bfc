### 개인 메시지.

direct-missing-times = 언제 둘 수 있는지 아직 알려 주지 않아서, 언제든 괜찮은 것으로 보고 있어요. **내 시간**을 눌러 알려 주세요.
direct-fees-unpaid = 참가비가 아직 미납으로 표시돼 있어요.
direct-fees-paid = 참가비가 납부로 표시됐어요. 고마워요!
direct-fees-returned = 참가비가 환불로 표시됐어요.
direct-fees-kept = 규정에 따라 참가비는 환불되지 않는 것으로 표시됐어요.
direct-moved-up = 좋은 소식이에요! **{ $title }**에 자리가 나서 참가하게 됐어요.
direct-out-of = 운영자가 **{ $title }**에서 제외했어요.
direct-disqualified = 운영자가 **{ $title }**에서 실격 처리했어요.
direct-out-after-forfeit = 몰수패로 **{ $title }**에서 제외되어 더는 대진이 없어요.
direct-back-in = **{ $title }**에 복귀했어요. 다음 라운드부터 대진에 들어가요.
direct-back-on-the-list = **{ $title }** 대기자 명단에 다시 올랐어요.
direct-part-changed = 대진이 바뀌었어요. 이제 이 라운드의 내 대진은 이래요.
direct-round-taken-back = **{ $round_title }** 공개가 취소됐어요. 그 라운드의 내 대국은 무효예요. 다시 알려 드릴게요.
direct-confirmed = 확정: **{ $score }**.
direct-please-report-again = 상대가 보고를 취소했어요. 지금은 확인할 것이 없어요.
direct-reported-anew = 상대가 이 대국을 다시 보고했어요. 다음 메시지를 보세요.
direct-more-time-for-you = **{ $opponent }** 님이 { $until_time }까지 기다려 줘요 ({ $until_distance }).
direct-question = 계속하기 전에 질문 하나: { $text } { $due }까지 답해 주세요.
direct-drawn = 추첨 결과: **{ $number }**.
direct-answered = 답: **{ $answer }**.
direct-appeal-decided =
    { $accepted ->
        [yes] 이의 신청이 받아들여졌어요. **{ $title }**에 복귀했어요. 운영자의 이유: { $text }
       *[no] 이의 신청이 받아들여지지 않았어요. 운영자의 이유: { $text }
    }
direct-joined-late = **{ $title }**에 들어왔어요. 다음 라운드부터 대진에 들어가요.
