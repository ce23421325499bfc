### 리그, 주기, 외부 레이팅.

errors-leagues-no-ratings-off = 이 봇의 관리자가 online-go.com에서 읽는 기능을 꺼 두었어요. 대신 `/players import`를 쓰세요.
errors-leagues-no-ratings-elsewhere = 이 대회는 online-go.com의 레이팅을 쓰지 않아요. `/players import`로 올려 주세요.
errors-leagues-no-ratings-nobody = 아직 online-go.com 번호를 알려 준 사람이 없어요. 번호는 참가 신청 때 묻고, `/players import`의 `ogs_id` 열로도 가져올 수 있어요.
errors-leagues-no-group = 그런 리그가 없거나 리그에 속해 있지 않아요. `/tournament standings league:`의 목록에서 고르세요.
errors-leagues-no-last-cycle = **{ $title }**에는 이어받을 지난 대회가 없어요. 다음 주기는 `/td create after:`로 만드세요.
errors-leagues-what-or-after = `what:`으로 프리셋이나 방식을, 또는 `after:`로 이어받을 대회를 고르세요. 둘 다는 안 돼요.
errors-leagues-no-ratings-unlinked = 아직 아무도 이 대회의 게임 서버 계정을 연결하지 않았어요. `/me account`로 연결해요.
errors-leagues-rating-list-packed = ZIP 파일에는 FIDE가 공개하는 형태의 목록(.txt, .xml, .csv)이 정확히 하나 있어야 해요. 목록 자체를 보내도 돼요.
errors-leagues-rating-list-no-columns = 레이팅 목록이 아니에요. 첫 줄에 `name` 이나 `fide id` 가 있어야 해요. FIDE 목록은 공개된 그대로 쓸 수 있어요.
