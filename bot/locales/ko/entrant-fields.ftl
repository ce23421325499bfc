### 참가자에 대해 아는 것.

entrant-fields-ogs-id = online-go.com의 내 번호: 프로필 주소에 있어요.
entrant-fields-ogs-id-label = online-go.com 번호
