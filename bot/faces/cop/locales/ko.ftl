## COP 라운드를 몇 줄로.

cop-preview-no-repeats = 재대결 없음.
cop-preview-leader = 선두 **{ $name }** 님은 **{ $opponent }** 님과 만나요.
cop-preview-window = { $place }위예요. { $lowest }위까지도 선두를 따라잡을 수 있지만, 라운드 전체로는 이쪽이 나아요.
cop-preview-window-lowest = { $place }위로, 아직 선두를 따라잡을 수 있는 가장 낮은 순위예요.
cop-preview-gibsonized = 깁슨: { $names }.
cop-preview-contender = { $place } **{ $name }** ({ $rank }위)
cop-preview-contenders = 상별 가장 낮은 후보: { $names }.
cop-preview-repeat = { $players } (지금까지 { $times }번, 마지막은 { $last }라운드)
cop-preview-repeats = 재대결 { $count }쌍: { $pairs }.
cop-preview-more-repeats = …그 밖에 { $count }쌍.

## tsh로 옮기고 되돌리기.

cop-tsh-problems-no-folder = tsh 폴더의 zip 파일이 아니에요. config.tsh와 각 디비전 파일이 들어 있어야 해요
cop-tsh-problems-unreadable = “{ $found }”: 선수가 아니에요. 이름, 레이팅, 상대들, 그리고 세미콜론 뒤에 점수를 적으세요
cop-tsh-problems-long-name = “{ $found }”: 이름이 80자를 넘어요
cop-tsh-problems-no-such-opponent = { $found }번 선수가 없어요
cop-tsh-problems-self = 자기 자신과 만나요
cop-tsh-problems-not-mutual = { $found }번 선수의 상대가 이 선수가 아니에요
cop-tsh-problems-gap = 점수나 뒤 라운드가 있는데 일부 선수만 대진이 있어요
cop-tsh-problems-too-few = 대회에는 선수 두 명이 필요한데, { $found }명이에요
cop-tsh-problems-too-many = 선수가 { $found }명이에요. 최대 1,000명이에요
cop-tsh-problems-too-many-rounds = { $found }라운드예요. 최대 60라운드예요
cop-tsh-exported = tsh가 읽는 형식의 디비전과 기본 설정 파일이에요. 둘 다 tsh의 이벤트 폴더에 넣으세요. 거기서는 몰수가 부전승이 되고, 점수 없는 승리는 1:0으로 적혀요.
cop-tsh-mixed-spreads = 파일의 부전승마다 점수 차가 달라요. 여기서는 모든 부전승과 불참을 { $spread } 차이로 계산해요.
cop-tsh-refused = 파일을 가져올 수 없어요: { $problems }. 바뀐 것은 없어요. 고쳐서 다시 보내 주세요.
cop-tsh-at-line = { $line }번째 줄: { $problem }
cop-tsh-at-line-and-round = { $line }번째 줄, { $round }라운드: { $problem }
cop-tsh-at-round = { $round }라운드: { $problem }
cop-tsh-imported = {""}**{ $title }** 대회를 가져왔고 당신이 운영해요: { $players }명, { $rounds }라운드, 남은 대국 { $open }. 모두 손님이에요. `/players replace`로 이름에 이 서버의 멤버를 연결할 수 있어요.
cop-tsh-exported-folder = tsh의 이벤트 폴더예요. 디비전: { $divisions }. 거기서는 몰수가 부전승이 되고, 점수 없는 승리는 1:0으로 적혀요.
cop-tsh-one-value = 다음 설정은 디비전마다 다르지만 tsh에는 모두에게 하나의 값만 있어요. 디비전 A의 값을 적었어요: { $options }.
