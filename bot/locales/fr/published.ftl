published-title = règles publiées
published-file = règles publiées
published-file-help = Les options en une ligne de JSON : son SHA-256 est la somme de contrôle.
published-intro = Voici comment les rondes seront appariées. C’est fixé maintenant, avant le jeu ; tout changement ultérieur sera visible de tous.
published-not-set = par défaut
published-by-default = { $value } (par défaut)
published-yes-no-true = oui
published-yes-no-false = non
published-check-sum-line = Somme de contrôle : `{ $check_sum }` (SHA-256 du fichier joint). Chaque ronde cite celle qui a servi à l’apparier.
published-check-sums =
    Somme de contrôle avant : `{ $before }`
    Somme de contrôle maintenant : `{ $after }`
published-changed =
    { $playing ->
        [yes] **Les règles publiées de { $stage } ont été changées en cours de jeu.**
       *[no] **Les règles publiées de { $stage } ont été changées après leur publication.**
    }
published-paired-by = Appariée selon les règles publiées, somme de contrôle `{ $check_sum }…`.
