reminders-all-well = Niczego nie brakuje.
reminders-digest = Czego brakuje
reminders-no-availability = Bez podanych terminów (liczy się każdy czas)
reminders-unconfirmed = Zgłoszone, czekają na potwierdzenie
reminders-not-reported = Powinny być skończone, bez zgłoszenia
reminders-disputes = Sporne
reminders-no-game-time = Bez terminu
reminders-prompts = Pytania do odpowiedzi
reminders-appeals = Odwołania do rozstrzygnięcia
reminders-unpaid = Niezapłacone wpisowe
reminders-games-open =
    { $games ->
        [one] { $games } gra do rozegrania
        [few] { $games } gry do rozegrania
       *[many] { $games } gier do rozegrania
    }; niczego więcej nie brakuje.
reminders-ask-availability = Kiedy możesz grać w przyszłym tygodniu? Zaznacz terminy do: { $pair_at }. Naciśnij **Moje terminy** albo użyj `/me availability`.
reminders-last-list-serves = Bez odpowiedzi liczą się twoje ostatnie terminy: { $summary }.
reminders-any-time-serves = Bez odpowiedzi przyjmuję, że pasuje ci każdy czas.
reminders-check-in-from = Naciśnij **Jestem** od { $at_time }. Spóźnienie większe niż { $minutes } może cię kosztować grę.
reminders-report-due = { $players }: jak się skończyło? Naciśnij **Zgłoś wynik** albo użyj `/match report`.
reminders-confirm-due = **{ $reporter }** zgłasza wynik waszej gry. Potwierdź albo zakwestionuj; liczy się { $silent_at_distance }.
reminders-confirm-due-early = **{ $reporter }** zgłasza wynik waszej gry przed jej początkiem. Już rozegrana? Potwierdź albo zakwestionuj: bez ciebie się nie liczy.
reminders-before-start = { $line }, zgłoszone przed czasem
reminders-how-to-open-messages = Żeby dostawać to w wiadomości prywatnej, zezwól na wiadomości od członków tego serwera albo zobacz `/me reminders`.
reminders-something-for-you = Mam dla ciebie wiadomość w **{ $title }**, ale nie mogę pisać do ciebie prywatnie. Zobacz ją przyciskiem poniżej albo przez `/me next`.
reminders-game-soon = Twoja gra zaczyna się { $distance }, przeciwnik **{ $opponent }**: { $at }.
reminders-you-play = Twoja strona: { $side }.
reminders-last-times-serve = Bez odpowiedzi liczą się twoje ostatnie terminy; jeśli ich nie ma, przyjmuję, że pasuje ci każdy czas.
reminders-something-to-read = W **{ $title }** jest coś dla ciebie do przeczytania. Widzisz to tylko ty: naciśnij przycisk poniżej albo użyj `/me next`.
reminders-time-claims = Przegrana na czas?
