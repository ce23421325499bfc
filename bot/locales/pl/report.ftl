report-skip = Przejdź do wyników
report-contents = Spis treści
report-result = Wynik
report-prizes = Nagrody
report-rules = Zasady
report-chronicle = Ogłoszenia
report-draws = Losowania
report-about = O tym raporcie
report-pictures = Obrazki
report-seeds = Kolejność startowa
report-standings = Tabela
report-crosstable = Tabela spotkań
report-rounds = Rundy
report-why = Dlaczego te pary
report-why-order = Dlaczego ta kolejność
report-players = Gracze
report-questions = Pytania i odpowiedzi
report-byes = Wolne losy
report-idle = Bez pary
report-sealed = Pary i wyniki tego etapu są na razie zapieczętowane; widzą je tylko organizatorzy.
report-not-begun = Gra się jeszcze nie zaczęła.
report-status = Status
report-crosstable-points = Punkty
report-board = Stół
report-first = Pierwsza strona
report-second = Druga strona
report-by-lot = z losowania
report-by-somebody = odpowiedź od
report-statuses-active = gra
report-statuses-waiting = na liście rezerwowej
report-statuses-withdrawn = rezygnacja
report-statuses-removed = odpada po walkowerze
report-statuses-disqualified = dyskwalifikacja
report-no-draws = Nie było losowań.
report-public-draws = Losowania ogłoszone publicznie
report-all-draws = Wszystkie losowania
report-check-a-draw = Każdą liczbę da się przeliczyć. Weź SHA-256 tekstu z tabeli, odczytaj go jako liczbę całkowitą i podziel przez wielkość zakresu; reszta, licząc od najniższej liczby zakresu, to wylosowana liczba. W Pythonie:
report-check-a-promise = Przy publicznym losowaniu najpierw ogłoszono SHA-256 sekretu. Sprawdź, czy ujawniony potem sekret daje dokładnie to zobowiązanie. Potem dokładaj słowa, jedno po drugim: za każdym razem nowym sekretem jest SHA-256 starego, ukośnika i słowa. Ostatni sekret stoi na początku tekstu do skrótu.
report-check-the-seed = Wszystkie sekrety pochodzą z jednej liczby losowej. Sekret losowania to SHA-256 tej liczby, ukośnika i nazwy pod „Sekret”; jeśli gracze podali słowa do wszystkich losowań, dołożono je najpierw do tej liczby.
report-recipe =
    from hashlib import sha256
    
    def drawn(text, low, high):
    number = int(sha256(text.encode()).hexdigest(), 16)
    return low + number % (high - low + 1)
report-small-print = Skrót tak duży, że faworyzowałby małe liczby, jest pomijany: do tekstu dopisuje się /1, potem /2 i tak dalej. Przy zakresach poniżej miliona w praktyce się to nie zdarza.
report-title = { $tournament }: raport
report-summary =
    { $phase } · { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    } · { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } z wynikiem
report-times-in = Czasy są w strefie { $zone }, chyba że podano inaczej; przy każdym jest strefa.
report-made-at = Utworzono: { $at }.
report-place = { $first } miejsce
report-stage = Etap { $number }: { $name }
report-played-as-time-control = { $system }. Tempo gry: { $time_control }.
report-out-of = { $low } do { $high }
report-seed-no-revealed = Jej SHA-256 to { $commitment }; sama liczba losowa zostanie ujawniona po turnieju.
report-seed = Było to { $revealed }; SHA-256 ogłoszone od początku to { $commitment }.
report-origin =
    Utworzone przez Heralda z dziennika ({ $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }), zapisanego przez wersję { $engine } silnika. Organizatorzy mogą wyeksportować ten dziennik; python -m formats verify powtarza każde kojarzenie i losowanie.
report-head-seed = Nr
report-head-name = Imię
report-head-rating = Ranking
report-head-rank = Miejsce
report-head-points = Punkty
report-head-won = Wygr.
report-head-tied = Rem.
report-head-lost = Przegr.
report-head-time = Czas
report-head-result = Wynik
report-head-number = Liczba
report-head-what = Co
report-head-question = Pytanie
report-head-answer = Odpowiedź
report-head-how = Jak
report-head-of = Z
report-head-what-for = Za co
report-head-text-to-hash = Tekst do skrótu
report-head-secret-of = Sekret
report-head-commitment = Zobowiązanie ogłoszone wcześniej
report-head-words = Dołożone słowa
report-head-secret-told = Sekret ujawniony potem
report-news-draft = Turniej znów jest w przygotowaniu.
report-news-registration = Zapisy są otwarte.
report-news-closed = Lista graczy jest pełna.
report-news-running = Gra się zaczęła.
report-news-finished = Turniej się skończył, tabela jest ostateczna.
report-news-cancelled = Turniej został odwołany.
report-news-series = To teraz seria wieczorów.
report-news-round-out = { $round }: ogłoszone.
report-news-paired-again = { $round }: nowe pary ({ $cause }).
report-news-rematch = { $game }: gra zostanie powtórzona.
report-news-withdrew = { $who } wycofuje się z turnieju.
report-news-result = Organizator wpisuje { $game }: { $result }.
