### 리그와 조.

groups-own-threads = 조마다 이 채널에 스레드가 있어요: 순위표, 대국, 결과가 올라와요. 차례로 열리니, 내 스레드가 생길 때까지는 **{ $button }** 버튼을 누르세요.
groups-my-group = 내 조
groups-which-game = 어떤 대국이 끝났나요?
groups-timed-out-noted = 기록했어요. 운영자가 대국을 보고 시간패를 판정해요.
groups-lost-on-time = 시간패.
groups-ruled = 판정: 시간패예요.
groups-games-played = { $games }국 중 { $played }국 완료.
groups-stage-begins = **{ $title }** 시작해요: 선수 { $entrants }명, { $groups }개 조.
groups-outside = 조 없음: { $names }.
groups-group-begins-games-1 = **{ $title }** 시작해요.
groups-group-begins = **{ $title }** 시작해요: 모두 { $games }국, 지금 다 열려 있고 원하는 순서로 두면 돼요.
groups-complete = { $title }: 모든 대국이 끝났어요
groups-group-opens = **{ $title }** 시작해요. 전용 스레드가 있어요.
groups-more-games = **{ $title }**: 다음 대국이 열렸어요.
groups-see-thread = 내 스레드: <#{ $thread }>
groups-lost-on-time-2 = { $players }: { $absent } 님이 시간패했거나 두지 않았어요.
groups-timed-out = **{ $player }** 님이 **{ $opponent }** 님의 시간패라고 해요. 대국을 보고 판정해 주세요.
groups-how-to-report = 상대를 불러 두고, 대국이 끝나면 **결과 보고**를 누르세요. 둘 중 누구든 돼요.
groups-time-control = 제한 시간: { $time_control }
groups-under-way = 진행 중
groups-parts-title = 조에서 결승까지
