doubts-score = **{ $score }**: 여기서는 드문 점수예요. 점수는 대개 { $low }~{ $high }, 차이는 { $margin }까지예요. 맞나요?
doubts-right = 맞아요
doubts-rating = **{ $rating }**: 다른 레이팅({ $low }~{ $high })과 많이 달라요. 잘못 입력했다면 `/players rating`으로 다시 정하세요.
doubts-past = ⚠ { $what }: 이미 지난 시간이에요.
doubts-order = ⚠ { $first }이(가) { $second }보다 늦어요.
doubts-no-rating = 시드에 필요한 레이팅이 없는 사람
doubts-unrated = { $size }명 중 { $count }명이 레이팅이 없어요. 시드가 거의 등록 순서나 추첨으로 정해져요.
doubts-many-rounds = { $size }명에 { $rounds }라운드면 모두가 모두와 만나요.
