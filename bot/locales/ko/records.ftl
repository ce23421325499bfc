### 높은 점수.

records-title = 높은 점수
records-none = 점수가 있는 대국이 아직 없어요.
records-high-games = 최고 점수
records-best-spreads = 최대 점수 차
records-high-losses = 진 쪽 최고 점수
records-averages = 평균
records-games = 대국
records-made = 득점
records-against = 실점
records-scored = **{ $name }** { $score }, 상대 { $opponent }, { $round }라운드
records-high-average = 최고 평균
records-average = **{ $name }** { $made } ({ $games }판)
records-performance = 퍼포먼스
