### 기다려야 할 결과보다 먼저 편성하는 라운드.

ahead-standings-after-base = { $base }라운드 후 순위
ahead-standings-after = 시드
ahead-button = { $number }라운드 편성 (기준: { $base })
ahead-based-on = 미리 편성했어요. 기준: { $base }.
ahead-published = { $title }: 공개됐어요.
ahead-on-standings = 편성 기준: { $standings }.
ahead-still-open = 아직 { $count }국이 진행 중이에요.
