ahead-standings-after-base = le classement après la ronde { $base }
ahead-standings-after = les têtes de série
ahead-button = Apparier la ronde { $number } d'après { $base }
ahead-based-on = Appariement anticipé, d'après { $base }.
ahead-published = Publication : { $title }.
