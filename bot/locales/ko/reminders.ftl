### 알림과 운영자용 요약.

reminders-all-well = 빠진 것이 없어요.
reminders-digest = 빠진 것
reminders-no-availability = 시간을 알려 준 적 없음 (언제든 가능으로 봄)
reminders-unconfirmed = 보고됨, 확인 대기
reminders-not-reported = 끝났어야 하는데 보고 없음
reminders-disputes = 이의 제기됨
reminders-no-game-time = 시간 없음
reminders-prompts = 답할 질문
reminders-appeals = 판정할 이의 신청
reminders-unpaid = 참가비 미납
reminders-games-open = 둘 대국 { $games }개. 그 밖에 빠진 것은 없어요.
reminders-ask-availability = 다음 주에 언제 둘 수 있나요? { $pair_at }까지 표시하세요: **내 시간**을 누르거나 `/me availability`를 쓰세요.
reminders-last-list-serves = 답이 없으면 지난번 시간을 다시 써요: { $summary }.
reminders-any-time-serves = 답이 없으면 언제든 괜찮은 것으로 봐요.
reminders-check-in-from = { $at_time }부터 **왔어요**를 누르세요. { $minutes } 넘게 늦으면 질 수 있어요.
reminders-report-due = { $players }: 어떻게 끝났나요? **결과 보고**를 누르거나 `/match report`로 알려 주세요.
reminders-confirm-due = **{ $reporter }** 님이 대국 결과를 보고했어요. 확인하거나 이의를 제기하세요. { $silent_at_distance } 확정돼요.
reminders-confirm-due-early = **{ $reporter }** 님이 시작 전에 대국 결과를 보고했어요. 대국이 끝났나요? 확인하거나 이의를 제기하세요. 답이 없으면 확정되지 않아요.
reminders-before-start = { $line }, 시작 전에 보고됨
reminders-how-to-open-messages = 개인 메시지로 받으려면 이 서버 멤버의 메시지를 허용하거나 `/me reminders`를 보세요.
reminders-something-for-you = **{ $title }** 소식이 있는데 개인 메시지가 막혀 있어요. 아래 버튼이나 `/me next`로 확인하세요.
reminders-game-soon = **{ $opponent }** 님과의 대국이 { $distance }, { $at } 시작해요.
reminders-you-play = 나는 { $side }예요.
reminders-last-times-serve = 답이 없으면 지난번 시간을 다시 써요. 보낸 적이 없으면 언제든 괜찮은 것으로 봐요.
reminders-something-to-read = **{ $title }**에 읽어 볼 내용이 있어요. 본인만 볼 수 있어요. 아래 버튼을 누르거나 `/me next`를 사용하세요.
reminders-time-claims = 시간패인가요?
