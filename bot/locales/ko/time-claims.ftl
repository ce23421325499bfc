
time-claims-noted = 기록했어요. 먼저 { $opponent } 님에게 묻고, { $until }까지 답할 수 있어요. 그다음 운영자가 게임을 살펴봐요.
time-claims-asked = **{ $player }** 님이 **{ $accused }** 님의 시간패를 주장해요. { $accused } 님, 맞나요? { $until }까지 답이 없으면 운영자가 판단해요.
time-claims-to-do = **{ $player }** 님에게 답하기 (시간패라고 주장해요)
time-claims-under-way = { $player } 님이 { $accused } 님의 시간패를 주장; { $accused } 님은 { $until }까지 답할 수 있음
time-claims-directors-decide = { $player } 님이 { $accused } 님의 시간패를 주장; 운영자가 판단해요
time-claims-denied = { $accused } 님은 동의하지 않아요: { $text }
time-claims-denies = { $accused } 님은 동의하지 않아요.
time-claims-not-answered = { $accused } 님에게 물었지만 답이 없어요.
time-claims-admitted = 알려 주셔서 고마워요. 시간패로 기록했어요.
time-claims-denied-noted = 기록했어요. 운영자가 게임을 살펴보고 판단할 거예요.
time-claims-deny-title = 시간패가 아니에요
time-claims-deny-field = 운영자에게 알릴 내용
