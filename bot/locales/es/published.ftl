### Options that are published before play.

published-title = reglas publicadas
published-file = reglas publicadas
published-file-help = Las opciones en una línea de JSON: su SHA-256 es la suma de comprobación.
published-intro = Así se emparejarán las rondas. Queda fijado ahora, antes de jugar; si alguien lo cambia después, todos lo ven.
published-not-set = por defecto
published-by-default = { $value } (por defecto)
published-yes-no-true = sí
published-yes-no-false = no
published-check-sum-line = Suma de comprobación: `{ $check_sum }` (SHA-256 del archivo adjunto). Cada ronda nombra aquella con la que se emparejó.
published-check-sums =
    Suma de comprobación antes: `{ $before }`
    Suma de comprobación ahora: `{ $after }`
published-changed =
    { $playing ->
        [yes] **Las reglas publicadas de { $stage } se han cambiado mientras se juega.**
       *[no] **Las reglas publicadas de { $stage } se han cambiado después de publicarse.**
    }
published-paired-by = Emparejada según las reglas publicadas, suma de comprobación `{ $check_sum }…`.
