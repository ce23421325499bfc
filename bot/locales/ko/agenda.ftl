### 일정표가 앞으로 할 일.

agenda-close = 참가 신청 마감
agenda-ask = 선수들에게 가능한 시간을 물어봐요
agenda-finish = 최종 순위가 확정돼요
agenda-pair = { $stage }, { $number }라운드 대진 편성
agenda-fix = { $number }의 대국 시간이 확정돼요
agenda-missing-availability = 시간을 한 번도 알려 주지 않은 { $number } 선수들에게 다시 물어봐요
agenda-game = { $number }, { $board }번 보드
agenda-silence = 이의가 없으면 { $board }의 보고가 확정돼요
agenda-unanswered = { $board }의 보고를 아직 확인해야 해요: 알림
agenda-check-in = { $board }의 출석 체크가 시작돼요
agenda-claim = { $board }에 아직 오지 않은 선수가 있어요. 기다리는 선수가 몰수승을 신청하거나 운영자가 결정해요
agenda-report-due = { $board }의 선수들에게 결과를 물어봐요
agenda-answer-due = 아직 질문에 답하지 않은 사람에게 알려요
agenda-answer-default = 그 전에 아무도 답하지 않으면 기본 답으로 정해져요
agenda-choices-due = 선택할 것이 남은 선수들에게 알려요
agenda-choice-default = 선수가 그 전에 고르지 않으면 { $board }의 선택은 그대로 정해져요
agenda-digest = 빠진 것을 운영자에게 알려요
# A public draw is made.
agenda-lots = 추첨을 해요
agenda-ratings-missing = 아직 레이팅이 없는 사람을 운영자에게 알려요
agenda-time-claim = { $board }: 답이 없으면 시간패 여부를 운영자가 판단해요
agenda-check-in-opens = 체크인 시작
agenda-check-in-closes = 체크인 마감
agenda-next-games = 다음 대국이 공개돼요
agenda-pair-named = { $stage }, { $round }: 대진 편성
agenda-held-up = 진행이 무엇을 기다리는지 모두에게 알려요
agenda-no-show = 불참한 선수는 { $board }에서 져요
