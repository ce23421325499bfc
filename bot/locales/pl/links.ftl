links-title = Twoja strona
links-of = Strona gracza { $name }
links-taken = ✓ Przyjęte.
links-yours-alone = Ten adres jest tylko twój: kto go ma, może odpowiadać za ciebie. Nie podawaj go dalej.
links-send = Wyślij
links-again = Wyślij ponownie
links-back = Wróć
links-propose = Zaproponuj termin
links-receipts = Co ode mnie przyszło
links-fill-in = Wypełnij to albo napisz krócej: { $fields }.
links-old = To było nieaktualne. Oto obecny stan.
links-away = Herald jest chwilowo niedostępny, więc nic nie zostało przyjęte. Wyślij to ponownie za minutę.
links-away-now = Herald jest chwilowo niedostępny. Otwórz tę stronę ponownie za minutę.
links-no-answer = Jeszcze nie ma odpowiedzi. Wyślij ponownie: liczy się raz, choćby wysłane wiele razy.
links-too-many = Za dużo naraz. Odczekaj minutę i wyślij ponownie.
links-elsewhere = To nie przyszło z twojej strony. Otwórz swój link jeszcze raz.
links-ended = Ten link jest zamknięty. Turniej mógł się skończyć, możesz już w nim nie grać albo jest nowszy link. Zapytaj organizatora.
links-no-pages = Linki nie mogą tu działać: ten bot nie ma stron internetowych. Jego administrator może je włączyć przez HERALD_WEB i HERALD_WEB_URL.
links-not-encrypted = Linki nie mogą tu działać: { $address } nie jest szyfrowany i po drodze każdy mógłby je odczytać. Administrator bota musi mieć https w HERALD_WEB_URL.
links-over = Ten turniej się skończył: linki już się nie otwierają.
links-not-for = { $name } nie może mieć linku. Linki są dla graczy, którzy grają, działają tylko za siebie i nie prowadzą turnieju.
links-has-one = { $name } ma już link, od: { $since }. Nie da się go pokazać ponownie, ale da się go zastąpić.
links-made = Link gracza { $name }:
links-once = Przekaż go tylko tej osobie: odpowiada w jej imieniu. Pokazuję go tylko ten jeden raz; wcześniejszy jest zamknięty.
links-closed = Link gracza { $name } jest zamknięty.
links-closed-all =
    { $count ->
        [one] { $count } link zamknięty.
        [few] { $count } linki zamknięte.
       *[many] { $count } linków zamkniętych.
    }
links-overview =
    { $guests ->
        [0] Nie ma gości bez Discorda.
        [one] { $guests } gość bez Discorda, z linkiem: { $linked }.
        [few] { $guests } goście bez Discorda, z linkiem: { $linked }.
       *[many] { $guests } gości bez Discorda, z linkiem: { $linked }.
    }
links-would-close =
    { $count ->
        [one] { $count } gość ma już link. Nowy plik go zamknie: potrzebny będzie nowy.
        [few] { $count } goście mają już linki. Nowy plik je zamknie: potrzebne będą nowe.
       *[many] { $count } gości ma już linki. Nowy plik je zamknie: potrzebne będą nowe.
    }
links-file =
    { $count ->
        [one] { $count } link, pokazywany tylko ten jeden raz. Wyślij go tylko właścicielowi i usuń plik.
        [few] { $count } linki, pokazywane tylko ten jeden raz. Wyślij każdy tylko właścicielowi i usuń plik.
       *[many] { $count } linków, pokazywanych tylko ten jeden raz. Wyślij każdy tylko właścicielowi i usuń plik.
    }
links-column-name = imię
links-column-link = link
