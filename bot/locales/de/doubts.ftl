doubts-score = **{ $score }** ist hier ungewöhnlich: Punkte liegen meist zwischen { $low } und { $high }, Abstände bei höchstens { $margin }. Stimmt das?
doubts-right = Das stimmt
doubts-before-start = Diese Partie soll { $start } beginnen. Ist sie schon gespielt?
doubts-before-start-counts = Vor dem Beginn gilt deine Meldung erst, wenn dein Gegner sie bestätigt oder die Turnierleitung entscheidet.
doubts-rating = Stimmt **{ $rating }**? Die anderen Wertungen liegen bei { $low } bis { $high }.
doubts-rating-odd = Stimmt **{ $rating }**? Das ist eine unwahrscheinliche Wertung.
doubts-past = ⚠ { $what } liegt in der Vergangenheit.
doubts-order = ⚠ { $first } kommt nach { $second }.
doubts-prizes = ⚠ { $where }: { $lines } mit Text unter *Preise*, aber { $option } in den Optionen des Formats. Soll das so sein?
doubts-class-named = Klasse { $letter }
doubts-places = Plätze
doubts-no-rating = Ohne Wertung, die das Setzen braucht
doubts-unrated = { $count } von { $size } haben keine Wertung: Gesetzt wird meist nach der Reihenfolge im Feld oder durch Los.
doubts-many-rounds = { $rounds } Runden für { $size }: Alle träfen auf alle.
doubts-ratings-soon = Die Wertungen stehen { $at } fest, und { $count } von { $size } haben keine: { $names }. Die Setzliste folgte dann meist der Anmeldung oder dem Los. `/players rating` oder `/players import` trägt sie ein.
doubts-odd-scores =
    { $count ->
        [one] Ein Spielstand ist
       *[other] { $count } Spielstände sind
    } hier ungewöhnlich, bitte ansehen: { $games }. `/round result` berichtigt einen.
# A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported
doubts-team-mate = **{ $name }** aus deinem Team hat gemeldet: { $said }. Stattdessen etwas anderes melden?
