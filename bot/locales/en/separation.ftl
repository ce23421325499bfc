### Who may not meet in a stage.

separation-never = Never paired against each other: { $who }.
separation-never-at-first = Never paired against each other in the first { $rounds ->
    [one] round
   *[other] { $rounds } rounds
    }: { $who }.
separation-avoided = Paired against each other only if there is no other way: { $who }.
separation-avoided-at-first = In the first { $rounds ->
    [one] round
   *[other] { $rounds } rounds
    }, paired against each other only if there is no other way: { $who }.
separation-those-of = { $attribute ->
    [club] players of one club
    [country] players of one country
   *[family] members of one family
    }
separation-pairs = { $count ->
    [one] a pair of players
   *[other] { $count } pairs of players
    } named by the directors
separation-title = Who may not meet
separation-nobody = Everybody may meet everybody. Change that in `/td options`, or for two players with `/players keep-apart`.
separation-now-never = { $first } and { $second } will not be paired against each other any more.
separation-now-avoided = { $first } and { $second } will be paired against each other only if there is no other way.
separation-now-may-meet = { $first } and { $second } may meet, as far as the two are concerned; what they share, such as a club, still counts.
