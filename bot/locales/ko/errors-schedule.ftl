### 입력한 시간, 시간대, 양식.

errors-schedule-availability-reasons-unknown-word = 모르는 단어가 있어요
errors-schedule-availability-reasons-bad-time = 시각이 아니에요
errors-schedule-availability-reasons-empty-range = 시작과 끝이 같아요
errors-schedule-availability-reasons-missing-end = 끝이 잘렸어요
errors-schedule-availability-reasons-none-with-others = 다른 시간과 함께 “none”이 있어요
errors-schedule-availability-reasons-nothing-said = 비어 있어요
errors-schedule-example = `thu 18-22, sat 10-14`
errors-schedule-time-reasons-nothing-said = 날짜와 시간을 입력해 주세요
errors-schedule-time-reasons-unknown-word = “{ $part }”: 이해하지 못했어요
errors-schedule-time-reasons-said-twice = “{ $part }”: 같은 것이 두 번 적혔어요
errors-schedule-time-reasons-no-time = “{ $part }”: 시각이 빠졌어요
errors-schedule-time-reasons-no-day = “{ $part }”: 며칠인지 빠졌어요
errors-schedule-time-reasons-impossible = “{ $part }”: 달력이나 시계에 없는 값이에요
errors-schedule-time-reasons-wrong-weekday = “{ $part }”: 요일이 달라요
errors-schedule-time-reasons-skipped = “{ $part }”: 그날 밤 시계가 앞으로 가서 없는 시간이에요. 그 뒤 가장 빠른 시간은 { $nearest }
errors-schedule-time-reasons-two-meanings = “{ $part }”: 뜻이 여러 가지예요: { $choices }
errors-schedule-time-example = `5 jan 19:00`, `tomorrow 18:30`, `fri 7pm`
errors-schedule-unknown-zone = “{ $zone }” 시간대는 없어요. 목록에서 고르세요. 예: Europe/Madrid, America/New_York.
errors-schedule-too-many-slots = 이번 주에는 시작 시간이 { $found }개인데, 양식에는 { $limit }개까지 들어가요. 대신 { errors-schedule-example }처럼 한 줄로 적어 주세요.
errors-schedule-unknown-slot = 다른 주의 양식이에요. 다시 열어 주세요.
errors-schedule-silent = 내용이 없어요
errors-schedule-availability-text = 시간을 읽을 수 없어요: { $problems }. { $example }처럼 적으세요.
errors-schedule-time-input = { $text }. { $example }처럼 적으세요.
