doubts-score = **{ $score }**: 여기서는 드문 점수예요. 점수는 대개 { $low }~{ $high }, 차이는 { $margin }까지예요. 맞나요?
doubts-right = 맞아요
doubts-before-start = 이 대국은 { $start }에 시작해요. 벌써 끝났나요?
doubts-before-start-counts = 시작 전에 한 보고는 상대가 확인하거나 운영자가 결정해야 확정돼요.
doubts-rating = **{ $rating }** 맞나요? 다른 레이팅은 { $low }~{ $high }예요.
doubts-rating-odd = **{ $rating }** 맞나요? 보기 드문 레이팅이에요.
doubts-past = ⚠ { $what }: 이미 지난 시간이에요.
doubts-order = ⚠ { $first }이(가) { $second }보다 늦어요.
doubts-prizes = ⚠ { $where }: *상*에는 { $lines }개, 형식 옵션에는 { $option }개예요. 이대로 괜찮나요?
doubts-class-named = 등급 { $letter }
doubts-places = 순위
doubts-no-rating = 시드에 필요한 레이팅이 없는 사람
doubts-unrated = { $size }명 중 { $count }명이 레이팅이 없어요. 시드가 거의 등록 순서나 추첨으로 정해져요.
doubts-many-rounds = { $size }명에 { $rounds }라운드면 모두가 모두와 만나요.
doubts-ratings-soon = 레이팅은 { $at } 확정되는데 { $size }명 중 { $count }명이 없어요: { $names }. 그러면 시드는 대개 신청순이나 추첨으로 정해져요. `/players rating`이나 `/players import`로 넣을 수 있어요.
doubts-odd-scores = 여기서는 드문 점수가 { $count }개 있어요. 확인해 주세요: { $games }. `/round result`로 고칠 수 있어요.
# A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported
doubts-team-mate = 같은 팀의 **{ $name }** 님이 보고했어요: { $said }. 다른 결과로 바꿀까요?
