match-posts-best-of = { $games }판 승부
match-posts-press-winner = 누가 이겼나요? 버튼 한 번으로 보고하고, 상대가 한 번 누르면 확정돼요.
match-posts-press-score = 어떻게 끝났나요? 내 승수가 먼저인 점수를 눌러 주세요.
match-posts-taken-back = 이 경기는 더 이상 유효하지 않아요. 여기서 보고할 것은 없어요.
match-posts-no-threads = <#{ $channel }>에서 스레드를 열 수 없어서 경기를 채널에 바로 올려요. 경기마다 스레드를 만들려면 그곳에서 *공개 스레드 만들기*를 허용하거나 서버의 스레드를 몇 개 닫아 주세요.
match-posts-voice = 음성 채널: <#{ $channel }>
