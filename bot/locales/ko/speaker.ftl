### 오류나 기록에 나오는 참가자와 대국의 이름.

speaker-more = 그 외 { $count }
speaker-that-game = 그 대국
