separation-never = 서로 만나지 않아요: { $who }.
separation-never-at-first = 처음 { $rounds }라운드 동안 서로 만나지 않아요: { $who }.
separation-avoided = 다른 방법이 없을 때만 만나요: { $who }.
separation-avoided-at-first = 처음 { $rounds }라운드 동안은 다른 방법이 없을 때만 만나요: { $who }.
separation-those-of = { $attribute ->
    [club] 같은 클럽 선수끼리
    [country] 같은 국가 선수끼리
   *[family] 같은 가족끼리
    }
separation-pairs = 운영진이 정한 { $count }쌍
