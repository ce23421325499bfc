draws-draws = Losowania
draws-no-draws = Losowań jeszcze nie było.
draws-how-to-check = Każde losowanie da się przeliczyć: weź SHA-256 tekstu `seed/purpose/counter`, odczytaj go jako liczbę N i oblicz `low + N mod (high - low + 1)`. (Jeśli N jest tak duże, że faworyzowałoby małe wyniki, do tekstu dopisuje się `/1`, `/2`, ..., aż przestanie.) Każda liczba losowa (seed) pochodzi od liczby turnieju, ustalonej wcześniej.
draws-nobody-in-time = Nikt nie odpowiedział na czas, więc liczy się to.
draws-by-director = Wpisane przez organizatora.
draws-seed-commitment-line-no-seed = -# Uczciwe losowanie: wszystkie losy wynikają z jednej liczby losowej, już ustalonej i ujawnianej na końcu. Jej SHA-256: `{ $commitment }`
draws-seed-commitment-line = -# Uczciwe losowanie: liczbą losową było `{ $seed }`; jej SHA-256 to `{ $commitment }`.
draws-announced = Zostanie wylosowana liczba od { $low } do { $high }. Jej sekret jest ustalony; SHA-256 sekretu to `{ $commitment }`. Sekret zostanie ujawniony razem z liczbą, żeby każdy mógł sprawdzić.
draws-call-until = Wybór przed losowaniem, do: { $due }; może go podać każda z dwóch osób.
draws-answered-by = Odpowiada { $name }.
draws-seed-line = Liczba losowa `{ $seed }`
draws-example = Dla pierwszego oblicz skrót dokładnie z `{ $seed }/{ $purpose }/{ $counter }`.
draws-word-given =
    { $for_all ->
        [yes] { $who } dokłada „{ $word }” do każdego losowania.
       *[no] { $who } dokłada „{ $word }” do losowania.
    }
draws-told-secret = Sekretem było `{ $secret }`.
draws-told-mixed = Dołożono kolejno: { $given }. Przy każdym z nich miejsce sekretu zajmuje skrót z sekretu, ukośnika i słowa, co daje `{ $seed }`.
draws-told-number = SHA-256 tekstu `{ $text }` daje resztę { $rest } z dzielenia przez { $size }, więc liczba to { $value }.
draws-draw-line = { $purpose }: **{ $value }** (od { $low } do { $high })
draws-closes = Słowa liczą się do: { $at }; potem odbywa się losowanie.
draws-beacon = Na końcu dokładane jest to, co publiczne źródło losowości drand publikuje jako rundę { $round } o { $at }, czego nikt wcześniej nie zna: `{ $address }`.
draws-no-beacon = Publiczne źródło losowości nie jest dokładane, bo ten bot nie może do niego dotrzeć. Tym, czego nikt tu wcześniej nie zna, są wasze słowa.
draws-how = Oblicza się to tak: dla każdej dołożonej rzeczy po kolei miejsce sekretu zajmuje SHA-256 tekstu `secret/word`; potem liczba to { $low } plus reszta z dzielenia SHA-256 tekstu `secret/{ $purpose }/0` przez { $size }.
draws-told-beacon = Ostatnią z nich jest runda { $round } drand: `{ $address }`.
draws-told-no-beacon = ⚠️ Pominięto źródło losowości wskazane dla tego losowania. Sprawdzenie dziennika też to pokazuje.
draws-seed-chosen = -# ⚠️ Tę liczbę losową wybrał organizator; losowe bity dodaje się tylko do krótkiej.
draws-waiting = ⏳ Nie mogę dotrzeć do rundy { $round } drand, więc to losowanie na nią czeka. Ponawiam próbę o { $until }. Bez niej nic nie jest losowane, chyba że organizator tu na to pozwoli.
draws-waived = ⚠️ { $who } zarządza to losowanie bez źródła losowości: „{ $text }”
draws-announced-again = To losowanie trzeba było ogłosić ponownie, bo turniej zaimportowano bez jego liczby losowej. Odbędzie się w nowym terminie.
