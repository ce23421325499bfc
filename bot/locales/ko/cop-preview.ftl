### COP 라운드를 몇 줄로.

cop-preview-no-repeats = 재대결 없음.
cop-preview-leader = 선두 **{ $name }** 님은 **{ $opponent }** 님과 만나요.
cop-preview-gibsonized = 깁슨: { $names }.
cop-preview-contender = { $place } **{ $name }** ({ $rank }위)
cop-preview-contenders = 상별 가장 낮은 후보: { $names }.
cop-preview-repeat = { $players } (지금까지 { $times }번, 마지막은 { $last }라운드)
cop-preview-repeats = 재대결 { $count }쌍: { $pairs }.
cop-preview-more-repeats = …그 밖에 { $count }쌍.
