separation-never = Nigdy w jednej parze: { $who }.
separation-never-at-first =
    Nigdy w jednej parze w { $rounds ->
        [one] { $rounds } pierwszej rundzie
        [few] { $rounds } pierwszych rundach
       *[many] { $rounds } pierwszych rundach
    }: { $who }.
separation-avoided = W jednej parze tylko, gdy nie da się inaczej: { $who }.
separation-avoided-at-first =
    W { $rounds ->
        [one] { $rounds } pierwszej rundzie
        [few] { $rounds } pierwszych rundach
       *[many] { $rounds } pierwszych rundach
    } w jednej parze tylko, gdy nie da się inaczej: { $who }.
separation-those-of =
    { $attribute ->
        [club] gracze jednego klubu
        [country] gracze jednego kraju
       *[family] członkowie jednej rodziny
    }
separation-pairs =
    { $count ->
        [one] { $count } para graczy wskazana
        [few] { $count } pary graczy wskazane
       *[many] { $count } par graczy wskazanych
    } przez organizatorów
separation-title = Kto nie może się spotkać
separation-nobody = Każdy może spotkać każdego. Zmień to w `/td options`, a dla dwojga graczy przez `/players keep-apart`.
separation-now-never = { $first } i { $second } nie trafią już na siebie.
separation-now-avoided = { $first } i { $second } trafią na siebie tylko, gdy nie da się inaczej.
separation-now-may-meet = { $first } i { $second } mogą się spotkać, o ile chodzi o tych dwoje; to, co ich łączy, np. klub, nadal się liczy.
