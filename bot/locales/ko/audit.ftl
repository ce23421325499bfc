### Audit.
audit-title = 기록
audit-nothing-found = 맞는 기록이 없어요.
audit-phase-draft = 대회를 준비 단계로 되돌렸어요
audit-phase-registration = 접수를 열었어요
audit-phase-closed = 참가자를 확정했어요
audit-phase-running = 대국을 시작했어요
audit-phase-finished = 순위를 확정했어요
audit-phase-cancelled = 대회를 취소했어요
audit-phase-series = 시리즈로 만들었어요
audit-series-planned = 시리즈 일정을 정했어요
audit-evening-opened = { $number }회차를 열었어요
audit-evening-recorded = { $number }회차를 기록했어요
audit-branch-opened = { $title }: { $count }명으로 열었어요
audit-branch-taken-back = 참가자가 달라져서 { $title }: 되돌렸어요
audit-branch-recorded = { $title }: 상황을 기록했어요
audit-main-line-named = 다른 대회의 일부로 만들었어요
audit-status-active = { $who }: 참가({ $cause })
audit-status-waiting = { $who }: 대기({ $cause })
audit-status-withdrawn = { $who }: 철회({ $cause })
audit-status-removed = { $who }: 제외({ $cause })
audit-status-disqualified = { $who }: 실격({ $cause })
audit-cause-withdrew = 본인 뜻
audit-cause-director = 운영자 결정
audit-cause-forfeit = 몰수패 뒤
audit-cause-moved-up = 대기에서 올라옴
audit-cause-reinstated = 복귀
audit-cause-appeal = 이의 제기 뒤
audit-cause-withdrawal = 철회 뒤
audit-source-agreed = 둘 다 동의
audit-source-silence = 기한 안에 이의 없음
audit-source-claim = 온 사람이 요청
audit-source-director = 운영자가 입력
audit-source-withdrawal = 철회 때문
audit-source-import = 가져옴
audit-source-format = 제출이나 기록에 따름
audit-fee-unpaid = 미납
audit-fee-paid = 납부
audit-fee-returned = 반환
audit-fee-kept = 보관
audit-fee = { $who } 님의 참가비 표시: { $state }
audit-topic-requirement = 요구
audit-topic-appeal-filed = 이의 제기
audit-topic-appeal-accepted = 이의 인정
audit-topic-appeal-rejected = 이의 기각
audit-topic-note = 메모
audit-note-here = { $who } 님이 왔어요
audit-note-more-time = { $who } 님이 시간을 더 줘요
audit-note-proposed-time = { $who } 님이 시간을 제안해요
audit-note-agreed-time = { $who } 님이 시간에 동의해요
audit-note-timed-out = { $who } 님: 상대가 시간 초과
audit-note-until = { $text }({ $until }까지)
audit-page = 기록 { $entries }개, 최신순. { $pages }쪽 중 { $page }쪽.
audit-entry = `{ $seq }` { $at } **{ $actor }**: { $text }
audit-taken-back = ~~{ $text }~~ (취소됨)
audit-said = { $text }: { $words }
audit-created = {""}**{ $title }** 대회를 만들었어요
audit-plan = 계획이나 설정을 바꿨어요
audit-timetable-runs = 일정을 다시 돌렸어요
audit-timetable-paused = 일정을 멈췄어요
audit-entered = { $who } 님이 신청했어요
audit-entered-waiting = { $who } 님이 대기 명단에 올랐어요
audit-entrant-changed = { $who } 님의 정보를 바꿨어요
audit-stage-began = { $stage }이(가) { $entrants }명으로 시작했어요
audit-round-published = { $stage }, { $round }을(를) 공개했어요
audit-round-amended = { $stage }, { $round }의 대진을 바꿨어요({ $cause })
audit-match-opened = { $stage }, { $round }의 { $game } 경기를 열었어요
audit-match-passed = { $stage }, { $round }에서 { $who } 님을 경기 없이 올려 보냈어요
audit-match-empty = { $stage }, { $round }에서 선수가 없는 경기를 닫았어요
audit-times-final = 확정 시간을 정했어요: { $games }
audit-times-tentative = 임시 시간을 정했어요: { $games }
audit-reported = { $who } 님이 { $game } 보고: { $claim }
audit-before-start = { $text } (시작 전)
audit-report-taken-back = { $who } 님이 { $game } 보고를 거뒀어요
audit-disputed = { $who } 님이 { $game } 보고에 이의를 냈어요
audit-disputed-with = { $who } 님이 { $game } 보고에 이의를 냈어요({ $claim })
audit-result = { $game }: { $result }({ $source })
audit-rematch = { $game } 재대국을 정했어요
audit-form-asked = “{ $form }”을(를) 요청했어요
audit-form-asked-until = { $due }까지 “{ $form }”을(를) 요청했어요
audit-form-handed-in = { $who } 님이 “{ $form }”을(를) 냈어요
audit-form-handed-in-for = { $who } 님의 “{ $form }”을(를) 냈어요
audit-form-seen = { $who } 님의 “{ $form }”을(를) 봤어요
audit-form-seen-all = 모두의 “{ $form }”을(를) 봤어요
audit-draw = { $low }~{ $high } 추첨 “{ $draw }”을(를) 알렸어요
audit-word = { $who } 님이 추첨 “{ $draw }”에 “{ $word }”을(를) 냈어요
audit-questions = 열린 질문: { $questions }
audit-no-questions = 열린 질문이 더 없어요
audit-answered = “{ $prompt }”의 답: { $answer }
audit-answered-by = { $who } 님이 “{ $prompt }”에 답함: { $answer }
audit-answered-by-lot = “{ $prompt }”을(를) 추첨으로 정함: { $answer }
audit-noted = { $game }: { $note }
audit-step = { $stage }의 { $step }단계를 공개했어요
audit-announced = 알렸어요
audit-dealt-with = “{ $what }”을(를) 처리했어요
audit-undone = 마지막 단계를 되돌렸어요
audit-seed-replaced = 새 시드를 뽑았어요: 기록에 이전 시드가 없었어요
audit-cause-correction = 결과 정정
audit-topic-stands = 기록대로 유지
audit-play-taken-back = { $stage }, { $round } 뒤의 모든 것을 되돌렸어요
audit-note-here-late = { $who }: 왔지만 늦었어요
audit-cause-newcomer = 라운드 중 참가
audit-cause-declined = 초대를 거절
audit-cause-unanswered = 초대에 답하지 않음
audit-cause-no-place = 리그에 자리 없음
audit-role =
    { $given ->
        [yes] { $who } 님에게 { $role } 역할을 주었어요
       *[no] { $who } 님의 { $role } 역할을 거두었어요
    }
audit-person-replaced = { $old } 님의 자리를 { $new } 님에게 넘겼어요
audit-person-same = { $new } 님은 Discord 없이 등록되어 있던 { $old } 님이에요
audit-person-apart = { $old } 님과 { $new } 님은 다시 서로 다른 사람이에요
audit-not-done = “{ $what }”을(를) 할 수 없었어요: { $why }
audit-dealt-with-about = { $about }의 “{ $what }”을(를) 처리했어요
audit-due =
    { $topic ->
        [close_registration] 참가 신청 마감
        [declined] 거절된 초대
        [invite] 초대
        [next_game] 다음 경기
        [finish] 종료
        [pair] 다음 대진
        [fix] 경기 시간 확정
        [silence] 답이 없는 보고
        [answer_default] 답이 없는 질문
        [choice_default] 하지 않은 선택
        [lots] 추첨
        [failed] 실패한 단계
        [digest] 빠진 것
        [form_due] 양식 마감
       *[other] 알림
    }
audit-form-closed = “{ $form }” 제출을 마감했어요
audit-note-time-admitted = { $who } 님: 시간패를 인정함
audit-note-time-denied = { $who } 님: 시간패가 아니라고 함
audit-cause-not-here = 체크인하지 않음
audit-source-server = { $server }에서 보고
audit-server-linked = { $server }의 대국: { $games }
audit-server-doubted = { $server }: { $game }, 미반영: { $doubts }
audit-server-settled = { $game }에 대한 서버 보고 결정: { $answer }
audit-server-reported = { $server }가 { $game } 보고: { $claim }
audit-member =
    { $given ->
        [yes] { $who } 님을 { $entrant }에 넣었어요
       *[no] { $who } 님을 { $entrant }에서 뺐어요
    }
# A draw waits for its beacon. $until is a moment.
audit-draw-delayed = 추첨 “{ $draw }”의 비콘에 닿지 못했어요. 다음 시도: { $until }
# A director has a draw made without its beacon; the reason follows.
audit-beacon-waived = 추첨 “{ $draw }”을(를) 비콘 없이 하기로 했어요
audit-team-sought =
    { $given ->
        [yes] { $who } 님을 팀을 찾는 목록에 올림
       *[no] { $who } 님을 팀을 찾는 목록에서 뺌
    }
audit-teams-drawn = 팀을 찾는 { $count }명의 팀을 추첨함
