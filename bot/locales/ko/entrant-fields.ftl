### 참가자에 대해 아는 것.

entrant-fields-rating = 참가자의 레이팅.
entrant-fields-uncertainty = 레이팅의 불확실도.
entrant-fields-games = 치른 레이팅 대국 수.
entrant-fields-joined = 참가자가 대국 사이트에 가입한 날.
entrant-fields-seed = 시드 순서. 1이 맨 위예요.
entrant-fields-ogs-id = online-go.com의 내 번호: 프로필 주소에 있어요.
entrant-fields-ogs-id-label = online-go.com 번호
