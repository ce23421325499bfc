### 단계, 라운드, 대진, 대국 시간.

rounds-field-by-seed = 참가자 (시드순)
rounds-field-as-listed = 참가자와 순서는 위 목록과 같아요.
rounds-why-seeded = 시드 동률을 정한 방법
rounds-order-by-rating = 시드는 대회 전 실력순이에요.
rounds-order-by-standings = 시드는 앞 단계의 순위순이에요.
rounds-pairings = 대진
rounds-byes = 부전승
rounds-idle = 이번 라운드 쉬는 사람
rounds-warnings = 확인해 보세요
rounds-no-warnings = 특이 사항 없음: 재대결도, 두 번째 부전승도, 그 밖에 살펴볼 것도 없어요.
rounds-more-warnings = …그 밖에 { $count }건은 텍스트 파일에 있어요.
rounds-many-idle = 이번 라운드 쉬는 사람: { $count }명
rounds-preview = 미리보기
rounds-not-published = 아직 다른 사람은 볼 수 없어요.
rounds-why-link = 왜 이런 대진인지 궁금하면 `/tournament why`를 쓰세요.
rounds-near-misses = 겹치는 시간 없음
rounds-many-level-seeds = 이웃한 두 사람이 동률인 경우가 { $count }번 있었어요. 어떻게 정했는지는 `/tournament why`에 있어요.
rounds-time-control = 제한 시간: { $text }
rounds-tentative-until = 시간은 { $fix_at }까지 임시예요. 그 전에 상대와 이야기하고 `/me availability`로 내 시간을 고치세요.
rounds-play-between = 대국은 { $play_from }부터 { $play_until } 사이에 시작해요.
rounds-arrange-yourselves = 상대와 시간을 정해서 두고, `/match report`로 결과를 보고하세요.
rounds-times-fixed = **{ $round_title }** 대국 시간이 확정됐고 더는 바뀌지 않아요.
rounds-other-times-stay = 바뀌지 않은 시간은 라운드 글에 있어요.
rounds-game-moved = 운영자가 { $players } 대국 시간을 정했어요: { $at }.
rounds-no-time-found = { $players }: 맞는 시간을 찾지 못했어요. 운영자가 정할 거예요.
rounds-paired-by-director = 운영자가 편성: { $reason }
rounds-amended-by-director = 운영자가 **{ $round_title }** 대진을 바꿨어요.
rounds-amended-after-withdrawal = 나간 사람이 있어서 **{ $round_title }** 대진이 바뀌었어요.
rounds-round-undone = 운영자가 **{ $round_title }** 공개를 취소했어요. 그 대진은 무효이고, 새 대진이 나올 거예요.
rounds-step-undone = 운영자가 마지막 단계를 되돌렸어요.
rounds-undone-list = 되돌린 것: { $things }.
rounds-timetable-paused = 운영자가 다시 시작할 때까지 일정이 멈춰요.
rounds-timetable-switched-running = 일정이 다시 진행돼요.
rounds-timetable-switched = 일정이 멈췄어요. 운영자가 다시 시작할 때까지 자동으로 진행되는 것이 없어요.
rounds-times-tentative = **{ $round_title }** 임시 대국 시간:
rounds-new-time = 새 시간: { $at }.
rounds-stage-started = **{ $title }** 시작해요: 참가자 { $entrants }명.
rounds-stage-started-rounds = **{ $title }** 시작해요: 참가자 { $entrants }명, { $rounds }라운드.
rounds-game-time =
    { $final ->
        [yes] { $at }, 확정
       *[no] { $at }, 임시
    }
rounds-tentative-time = { $at }, 임시
rounds-reported = **{ $name }** 보고: { $said } (이의가 없으면 { $until } 확정)
rounds-reported-early = **{ $name }** 시작 전에 보고: { $said } (확인되면 확정)
rounds-disputed = 이의 제기됨, 운영자가 판정해요
rounds-here = 도착: { $names }
rounds-be-there = 시작 무렵 **내 대국**으로 체크인하세요. **DM 받기**를 누르면 그 전에 다이렉트 메시지가 와요.
rounds-next-times = 다음 라운드 대진은 { $pair_at }에 정해져요. **내 시간**으로 둘 수 있는 때를 알려 주세요.
rounds-amended-for-newcomer = **{ $round_title }**에 대국이 하나 늘었어요. 새로 들어온 사람이 부전승이던 사람과 둬요.
rounds-played-elsewhere = 다른 곳에서 치렀어요.
rounds-here-waiting = 도착: **{ $name }** ({ $until_time }까지 **{ $opponent }** 님을 기다려요, { $until_distance })
rounds-play-and-report = 두고 나서 `/match report`로 결과를 보고하세요.
rounds-match-open = { $title }: **{ $players }** 경기를 시작할 수 있어요. 두고 나서 `/match report`로 결과를 보고하세요.
rounds-on-hold = 보류 중이에요. 운영자가 다시 시작할 때까지 자동으로 진행되는 것이 없어요.
rounds-goes-on = 다시 진행돼요. 다음 단계가 다시 자동으로 이어져요.
rounds-standings-at-the-end = 모든 경기가 끝났어요. 최종 순위는 종료 안내에 있어요.
rounds-order-by-hand = 시드는 운영자가 직접 정했어요.
rounds-order-by-lot = 시드는 추첨으로 정했어요.
rounds-order-by-entry = 시드는 등록한 순서예요.
