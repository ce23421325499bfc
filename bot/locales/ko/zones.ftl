### 시간대.

zones-form-title = 내 시간대
zones-field = 어디에 사나요?
zones-field-help = 도시, 나라, 시간대, 시차. 한 번만 물어봐요. /me timezone으로 바꿔요.
zones-placeholder = Seoul, New York, Brazil, UTC+9
zones-change = 시간대 바꾸기
zones-other = 다른 곳
zones-set-zone = 내 시간대 설정
zones-clock-reads = 지금 시각이 **{ $clock }**({ $zone })인가요? 아니면 **{ zones-change }** 버튼을 누르세요.
zones-not-asked-yet = 아직 시간대를 몰라요. 보여 드리는 시간은 그래도 맞지만, 입력하는 시간은 시간대가 필요해요.
zones-which = “{ $typed }”: 여러 시간대일 수 있어요. 어느 곳의 시계가 지금 내 시계와 같나요?
zones-clock-now = { $zone } (지금 { $clock })
