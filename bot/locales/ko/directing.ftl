### 운영자와 진행 보조에게 하는 대답.

directing-tie = 무승부
directing-both = 둘 다
directing-kinds-phase-changed = 참가 신청, 시작, 종료
directing-kinds-plan-changed = 설정과 옵션
directing-kinds-entrants = 참가자 등록, 변경, 이탈
directing-kinds-rounds = 라운드
directing-kinds-game-times-set = 대국 시간
directing-kinds-reports = 보고
directing-kinds-results = 결과
directing-kinds-ruling-made = 판정, 이의 신청, 기록
directing-kinds-questions = 질문과 답
directing-kinds-draws = 추첨 예고와 보탠 단어
directing-kinds-fee-marked = 참가비
directing-kinds-command-undone = 되돌리기
directing-kinds-timetable-switched-deadline-passed = 일정표
directing-kinds-form-asked-form-submitted-forms-seen = 양식: 요청, 제출, 열람
directing-kinds-match-noted = 출석 체크와 대국에 관한 메모
directing-kinds-announced-step-told = 공지와 공개된 것
directing-all-played = 모두 끝났어요. `/td advance`로 순위를 확정하세요.
directing-published-already = 그 라운드는 이미 공개됐어요. 두 번 실행된 것은 없어요.
directing-nothing-done = 이미 그렇게 되어 있어요. 바뀐 것이 없어요.
directing-not-like-preview = 미리 본 뒤에 변화가 있어서 라운드가 달라졌어요. 다시 확인해 주세요:
directing-finished = 대회가 끝나서 다음 단계가 없어요. `/tournament standings`에서 결과를 볼 수 있어요.
directing-cancelled = 대회가 취소돼서 다음 단계가 없어요.
directing-no-default-here = 이 채널은 이제 특정 대회를 가리키지 않아요.
directing-save = 저장
directing-correct = 고치기
directing-really-cancel = 대회 전체를 취소할까요? 참가자 모두에게 알림이 가요.
directing-cancel-now = 네, 취소해요
directing-override-title = 대진 바꾸기
directing-pairings-field = 대진
directing-reason-field = 이유
directing-pairings-help = 한 줄에 하나씩: “Ana - Bo” (먼저 두는 쪽이 앞), “bye Eve”, “idle Fay”.
directing-reason-help = 기록되고 모두에게 표시돼요.
directing-override-preview = 라운드가 이렇게 돼요. 아직 아무것도 바뀌지 않았어요.
directing-override-now = 라운드 바꾸기
directing-publish-so = 이대로 공개
directing-winner-field = 누가 이겼나요?
directing-score-field = 점수
directing-score-help = 점수제 대국만. 예: 412:380 (위에 적힌 순서대로)
directing-announce-title = 공지
directing-announce-field = 무엇을 알릴까요?
directing-announced = 채널에 공지했어요.
directing-answer-field = 답
directing-draw-lots = 추첨하기
directing-type-number = 숫자 입력
directing-newer = 최근
directing-older = 이전
directing-take-over = 명단 가져오기
directing-list-preview = 아직 아무것도 바뀌지 않았어요. 살펴보고 가져오세요.
directing-not-seen-by-them = 아직 `/td`, `/round`, `/players`, `/judge`가 안 보일 수 있어요. 서버 설정의 연동, Herald에서 허용해 주세요.
directing-imported-paused = 일정은 멈춰 있어요. `/td resume`으로 다시 시작하세요.
directing-ways-walkover = 상대의 부전승 처리
directing-ways-repair = 라운드 다시 맞추기
directing-take-out = 제외하기
directing-undo-note = 올라간 글은 지울 수 없지만, 취소됐다고 표시돼요.
directing-signup-is-is-open = **{ $title }** 참가 신청을 열고 공지했어요.
directing-signup-is = **{ $title }** 참가 신청을 닫았어요. 참가자 { $count }명. 다음: `/round preview`.
directing-with-options = { $title } (옵션 고르기)
directing-created = **{ $title }** 대회를 만들었고, 운영자가 됐어요. `/td options`로 진행 방식을 바꾸고, `/td open`으로 <#{ $channel }>에서 참가 신청을 열어요.
directing-published = **{ $round_title }** 공개됐어요.
directing-finished-2 = **{ $title }** 대회가 끝났고 순위가 확정됐어요.
directing-stage-passed = **{ $title }**: 둘 대국이 없어요. 이미 결정됐어요.
directing-stage-begun = **{ $title }** 시작했어요. 첫 라운드 전에 아직 필요한 것이 있어요. **{ $button }**에서 확인하세요.
directing-still-missing = 다음 단계는 결과 { $count }개를 기다려요. 여기서 입력하거나 선수들에게 보고를 부탁하세요.
directing-result-entered = { $players }: **{ $result }** 기록했어요.
directing-without-score = 점수가 없어서 이 경기는 점수 차에 더해지지 않아요.
directing-forfeit-ruled = { $players }: **{ $result }** 기록하고 공지했어요.
directing-rematch-ordered = { $players }: 재경기예요. 둘 다에게 알렸어요.
directing-will-move = { $players }: 시작 시간이 { $at }(으)로 바뀌어요. 입력한 시간은 { $zone } 기준으로 읽었어요.
directing-twice-that-night = 그날 밤 시계가 뒤로 돌아가서 이 시간이 두 번 있어요: { $first }, { $second } 중 어느 쪽인가요?
directing-which-time = { $players }: 입력한 시간이 두 가지로 읽혀요. 어느 쪽인가요?
directing-and-more = 외 { $count }개
directing-moved = { $players }: { $at } 시작해요. 모두에게 알렸어요.
directing-will-withdraw = **{ $name }** 님이 나가면 이렇게 돼요. 아직 아무것도 바뀌지 않았어요.
directing-is-out = **{ $name }** 님을 제외했어요. 채널에 알렸어요.
directing-is-back-waiting = **{ $name }** 님이 대기자 명단에 올랐어요.
directing-is-back = **{ $name }** 님이 복귀했어요.
directing-added-waiting = **{ $name }** 님이 대기자 명단에 올랐어요.
directing-added = **{ $name }** 님이 참가해요. 이제 모두 { $count }명이에요.
directing-data-changed-rating = **{ $name }** 님의 레이팅은 이제 { $rating }이에요.
directing-data-changed = **{ $name }** 님은 이제 레이팅이 없어요.
directing-replaced = { $new } 님이 { $old } 님의 자리를 이어받아요.
directing-required = 기록하고 **{ $name }** 님에게 보여 줬어요. 거부하면 `/judge forfeit`으로 몰수패를 판정하세요.
directing-timetable-running = 일정이 진행 중이에요.
directing-timetable = 일정이 멈춰 있어요. 자동으로 진행되는 것이 없어요.
directing-role-given = { $name } 님의 역할: 이제 { $role }.
directing-role-taken = { $name } 님은 더 이상 { $role } 역할이 아니에요.
directing-announced-in = 이제부터 **{ $title }** 공지는 <#{ $channel }>에 올라가요.
directing-default-here = 이 채널에서 `tournament` 옵션이 없는 명령어는 **{ $title }** 대회를 가리켜요.
directing-undo-what = 마지막 단계 (**{ $actor }**, { $at_distance }):
directing-undone = 되돌렸어요 (기록 { $count }건). 채널에 알렸어요.
directing-overridden = **{ $round_title }** 대진을 바꾸고 관련된 모두에게 알렸어요.
directing-log-imported = **{ $title }** 대회를 전체 기록과 함께 가져왔어요 (`{ $tournament }`). 이제 운영자예요.
directing-answered = 답을 기록했어요: **{ $answer }**.
directing-between = { $low }부터 { $high }까지의 정수.
directing-opened = 공개됐어요: 둘 대국 { $games }개.
directing-opened-part = **{ $part }** 공개됐어요: 둘 대국 { $games }개.
directing-appeal-decided =
    { $accepted ->
        [yes] **{ $name }** 님의 이의 신청을 받아들였고, 모두에게 알렸어요.
       *[no] **{ $name }** 님의 이의 신청을 거절했고, 모두에게 알렸어요.
    }
directing-fee-marked =
    { $state ->
        [paid] **{ $name }** 님의 참가비를 납부로 표시했어요.
        [returned] **{ $name }** 님의 참가비를 환불로 표시했어요.
        [kept] **{ $name }** 님의 참가비를 환불 안 함으로 표시했어요.
       *[unpaid] **{ $name }** 님의 참가비를 미납으로 표시했어요.
    }
# An imported log did not tell its seed.
directing-imported-new-seed = 파일에 시드가 없어서 앞으로의 추첨은 새 시드로 이어져요.
directing-move = 이 시간으로 정하기
directing-move-to = { $at }(으)로 정하기
directing-role-director = 운영진
directing-role-coordinator = 진행자
directing-seat = 이번 라운드에서 대국
directing-seat-offer = 진행 중인 라운드에 부전승이 있어요. 대신 **{ $holder }** 님과 **{ $newcomer }** 님이 둘 수 있어요.
directing-seat-offer-several = 진행 중인 라운드에 부전승이 있어요. 대신 **{ $holder }** 님이 새로 온 사람 중 한 명과 둘 수 있어요.
directing-seat-one = { $newcomer } 님이 두기
directing-seated = { $players }: 이번 라운드에서 둡니다. 두 사람에게 알렸어요.
directing-undo-discards = ⚠️ 그 뒤 { $people }명이 경기에 남긴 기록 { $entries }개가 사라지고 경기는 처음부터 다시 시작돼요.
directing-discard = 버리고 되돌리기
directing-discard-word = 버리기
directing-discard-field = 버리려면 “{ $word }” 입력
directing-not-discarded = 되돌린 것은 없어요. 기록을 버리려면 “{ $word }”를 입력하세요.
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = 게임 서버
directing-role-judge = 심판
directing-closes-then = **{ $title }**이 만들어졌고 당신이 진행을 맡아요. <#{ $channel }>의 참가 신청은 { $at }까지 열려 있고, 그때 저절로 마감돼요.
directing-signup-open-until = { $at }에 자동으로 마감돼요.
directing-signup-open-endless = 마감일이 지났으므로 직접 마감하거나 { $command }(으)로 새 날짜를 정할 때까지 계속 열려 있어요.
directing-field-is-set = **{ $title }** 참가자가 { $count }명으로 정해졌어요. 다음: `/round preview`.
directing-created-for-a-list = **{ $title }** 대회를 만들었고, 운영자가 됐어요. `/td options`로 진행 방식을 바꾸고 `/players import`로 참가자를 불러와요.
directing-games-help = 2:1처럼, 또는 각 게임: 11-7 9-11 11-5. 위 순서대로.
