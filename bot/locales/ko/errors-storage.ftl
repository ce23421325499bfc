### 저장소와 가져온 기록.

errors-storage-log-codes-empty = 파일이 비어 있어요.
errors-storage-log-codes-not-json = 파일의 { $line }번째 줄을 읽을 수 없어요.
errors-storage-log-codes-not-a-log = 내보낸 대회 파일이 아니에요.
errors-storage-log-codes-version = 이보다 새로운 버전에서 쓴 파일이에요.
errors-storage-log-codes-header = 파일의 첫 줄이 손상됐어요.
errors-storage-log-codes-no-events = 파일에 기록이 없어요.
errors-storage-log-codes-event = { $line }번째 줄에 이 버전이 읽을 수 없는 기록이 있어요.
errors-storage-log-codes-newer = { $line }번째 줄부터 이보다 새로운 버전에서 쓴 파일이에요. 먼저 업데이트하세요.
errors-storage-log-codes-sequence = { $line }번째 줄의 순서가 맞지 않아요. 빠지거나 겹친 줄이 있어요.
errors-storage-log-codes-command = { $line }번째 줄의 순서가 맞지 않아요. 한 명령어의 기록이 흩어져 있어요.
errors-storage-log-codes-start = 파일이 대회 생성으로 시작하지 않아요.
errors-storage-log-codes-impossible = { $line }번째 줄부터 일어날 수 없는 일이 적혀 있어요.
errors-storage-newer-database = 데이터베이스가 더 새로운 버전으로 쓰였어요 ({ $found }, 이 버전은 { $known }까지). 먼저 업데이트하세요.
errors-storage-no-image = { $backend } 데이터베이스는 샌드박스와 함께 저장할 수 없어요. SQLite 파일은 돼요.
errors-storage-damaged-image = 그 파일의 데이터베이스가 손상됐어요.
errors-storage-unusable-database = 지금은 아무것도 저장할 수 없어서 바뀐 것이 없어요. 저를 운영하는 분에게 알리고 나중에 다시 해 주세요.
errors-storage-closed-database = 재시작 중이에요. 1분 뒤에 다시 해 주세요.
errors-storage-unknown-tournament = 그 대회를 찾을 수 없어요. 입력하면서 목록에서 고르세요.
errors-storage-tournament-exists = 방금 다른 사람이 대회를 만들었어요. 다시 시도해 주세요.
errors-storage-stale-write = 바로 지금 너무 많은 사람이 함께 썼어요. 사라진 것은 없으니 다시 시도해 주세요.
errors-storage-already-done = 이미 끝난 일이에요. 두 번 실행된 것은 없어요.
errors-storage-unreadable-event-newer = 더 새로운 버전의 Herald가 이 대회를 바꿨어요. 사라진 것은 없어요. 봇 관리자에게 업데이트를 부탁한 뒤 계속하세요.
errors-storage-unreadable-event = 이 대회 기록의 { $seq }번 항목을 이 버전이 읽을 수 없어요. 봇 관리자에게 알려 주세요.
errors-storage-unknown-person = 그 사람을 더는 알 수 없어요. 다시 시도해 주세요.
errors-storage-unknown-row = 그 메시지는 이제 전송 대기 중이 아니에요.
errors-storage-bad-line = 파일의 { $line }번째 줄을 읽을 수 없어요.
errors-storage-bad-log = { $what } 가져온 것은 없어요.
# An imported log was changed at a line.
errors-storage-log-codes-bent = 파일의 { $line }번째 줄이 내보낼 때와 달라요. 누군가 바꿨거나 앞줄을 뺐어요.
# An imported log has lost a hash.
errors-storage-log-codes-bare = 파일의 { $line }번째 줄에 해시가 없어요. 누군가 더했거나 바꾼 줄이에요.
# An imported log is shorter than it was.
errors-storage-log-codes-cut = 파일이 잘렸어요. { $line }번째 줄 뒤에 더 있어야 해요.
# An imported log is longer than it was.
errors-storage-log-codes-added = 파일의 { $line }번째 줄부터 내보낼 때 없던 줄이 있어요.
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = 파일의 첫 줄이 내보낼 때와 달라요. 이름이나 제목이 바뀌었어요.
errors-storage-too-many-webhooks = 대회의 웹훅은 최대 { $most }개예요. 먼저 하나를 삭제하세요: `/td webhook`
