direct-missing-times = Nie wiem jeszcze, kiedy możesz grać, więc przyjmuję, że zawsze. Naciśnij **Moje terminy**, żeby to zmienić.
direct-fees-unpaid = Według listy twoje wpisowe nie jest jeszcze zapłacone.
direct-fees-paid = Twoje wpisowe jest zapłacone. Dzięki!
direct-fees-returned = Twoje wpisowe zostało zwrócone.
direct-fees-kept = Twoje wpisowe zostaje zatrzymane, zgodnie z zasadami.
direct-moved-up = Dobra wiadomość: w **{ $title }** zwolniło się miejsce i grasz!
direct-out-of = Decyzją organizatora nie grasz już w **{ $title }**.
direct-disqualified = Decyzją organizatora masz dyskwalifikację w **{ $title }**.
direct-out-after-forfeit = Po walkowerze odpadasz z **{ $title }** i nie będziesz już w parach.
direct-back-in = Wracasz do **{ $title }** i grasz od następnej rundy.
direct-back-on-the-list = Wracasz na listę rezerwową **{ $title }**.
direct-part-changed = Pary się zmieniły; oto twoja część rundy.
direct-round-taken-back = **{ $round_title }** cofnięto i twoja gra z niej już się nie liczy. Odezwę się do ciebie.
direct-confirmed = Ustalone: **{ $score }**.
direct-please-report-again = Przeciwnik wycofuje zgłoszenie. Na razie nie ma czego potwierdzać.
direct-reported-anew = Przeciwnik zgłasza tę grę jeszcze raz; zobacz następną wiadomość.
direct-more-time-for-you = **{ $opponent }** czeka na ciebie do { $until_time } ({ $until_distance }).
direct-question = Jedno pytanie, zanim ruszymy dalej: { $text } Odpowiedz do: { $due }.
direct-drawn = Wylosowano: **{ $number }**.
direct-answered = Odpowiedź: **{ $answer }**.
direct-appeal-decided =
    { $accepted ->
        [yes] Twoje odwołanie zostało przyjęte: wracasz do **{ $title }**. Powód organizatorów: { $text }
       *[no] Twoje odwołanie zostało odrzucone. Powód organizatorów: { $text }
    }
direct-joined-late = Jesteś w **{ $title }** i grasz od następnej rundy.
