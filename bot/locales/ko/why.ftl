### 기록된 이유.

why-why = 왜?
why-pairing = 대진
why-bye = 부전승
why-no-game = 대국 없음
why-time = 대국 시간
why-whole-round = 라운드 전체
why-standing = 순위
why-seed = 시드
why-changes = 공개 후 변경
why-not-in-round = 이 라운드에는 없어요.
why-numbers-decide = 점수만으로 정해졌어요. 다른 기준은 필요 없었어요.
why-no-round = 그런 라운드는 공개되지 않았어요.
why-idle = 이 라운드에는 대진이 없어요. 부전승은 아니에요.
why-seeded-by-strength = 시작 순서는 실력순이에요.
why-seeded-by-standings = 시작 순서는 앞 단계의 순위순이에요.
why-mended = 나간 사람이 있어서 바뀜
why-by-director = 운영자가 정함
why-place = { $rank }, { $came_to }.
why-seed-2 = { $of }명 중 시드 { $number }번.
why-cited = { $text } (규칙 { $rule }).
why-read-a-rule = 규칙 읽기: `/tournament rules rule:{ $rule }`
why-result = 결과
why-seeded-by-hand = 시작 순서는 직접 정한 거예요.
why-seeded-by-lot = 시작 순서는 추첨으로 정했어요.
why-seeded-by-entry = 시작 순서는 등록한 순서예요.
