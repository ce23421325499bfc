ahead-standings-after-base = le classement après la ronde { $base }
ahead-standings-after = les têtes de série
ahead-button = Apparier la ronde { $number } d’après { $base }
ahead-based-on = Appariement anticipé, d’après { $base }.
ahead-published = Publication : { $title }.
ahead-on-standings = Appariement d’après { $standings }.
ahead-still-open =
    { $count ->
        [one] { $count } partie encore en cours.
       *[other] { $count } parties encore en cours.
    }
