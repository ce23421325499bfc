separation-never = 서로 만나지 않아요: { $who }.
separation-never-at-first = 처음 { $rounds }라운드 동안 서로 만나지 않아요: { $who }.
separation-avoided = 다른 방법이 없을 때만 만나요: { $who }.
separation-avoided-at-first = 처음 { $rounds }라운드 동안은 다른 방법이 없을 때만 만나요: { $who }.
separation-those-of = { $attribute ->
    [club] 같은 클럽 선수끼리
    [country] 같은 국가 선수끼리
   *[family] 같은 가족끼리
    }
separation-pairs = 운영자가 정한 { $count }쌍
separation-title = 만나지 않을 사람
separation-nobody = 누구나 서로 만날 수 있어요. `/td options`에서, 두 선수만이라면 `/players keep-apart`로 바꿔요.
separation-now-never = { $first } 님과 { $second } 님은 이제 만나지 않아요.
separation-now-avoided = { $first } 님과 { $second } 님은 다른 방법이 없을 때만 만나요.
separation-now-may-meet = { $first } 님과 { $second } 님은 만날 수 있어요. 클럽처럼 함께 속한 것은 계속 적용돼요.
