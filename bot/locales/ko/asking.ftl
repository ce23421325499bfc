### 무엇을 누구에게 언제까지 묻는지.

asking-by-director = 운영자가 기록했어요.
asking-time-is-up = 제때 고른 사람이 없어서 이걸로 정해졌어요.
asking-directors = 운영자
asking-reminded = 알렸어요: 답할 수 있는 모두에게 메시지를 보냈어요.
asking-word-title = 추첨에 보탤 단어
asking-word-field = 단어
asking-word-help = 모두에게 공개되고, 한 사람에 하나씩이며, 추첨에 섞여요.
asking-word-given = 단어를 받았어요. 모두가 볼 수 있어요.
asking-choose-until = 내가 고를 차례라면 **내 대국**에 버튼이 있어요. { $due }까지 고르세요. 그 뒤에는 표시된 대로 정해져요.
asking-yours-until = { $due }까지 고를 수 있어요. 그 뒤에는 스레드에 표시된 대로 정해져요.
asking-still-open = 아직 답을 기다리고 있어요: { $question } { $due }까지 답해 주세요.
asking-choice = { $what }, 상대는 { $opponents }?
asking-choices-until = { $due }까지 고를 것
asking-waits-for = { $question } { $who } 차례예요. 기한: { $due }.
asking-default-counts = 답이 없으면 “{ $answer }”(으)로 정해져요.
asking-waive-field = 비콘 없이 하는 이유
asking-waive-help = 이름과 함께 모두에게 보이고, 기록에 남아요.
asking-waived = 됐어요. 이 추첨은 비콘 없이 진행되고, 이유는 모두가 볼 수 있어요.
