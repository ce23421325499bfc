format-swiss-title = Szwajcar
format-swiss-summary = Każdy gra w każdej rundzie, z kimś nowym o podobnym wyniku.
format-swiss-rule-rounds =
    { $value ->
        [one] Gra się { $value } rundę
        [few] Gra się { $value } rundy
       *[many] Gra się { $value } rund
    }.
format-swiss-rule-bye-half-points-0 = Wolny los nie jest nic wart.
format-swiss-rule-bye-half-points-1 = Wolny los jest wart pół punktu.
format-swiss-rule-bye-half-points-2 = Wolny los jest wart cały punkt.
format-swiss-rule-allow-repeats-yes = Gracze mogą spotkać się ponownie, gdy nie ma już par bez powtórek.
format-swiss-rule-allow-repeats-no = Nikt nie gra dwa razy z tym samym przeciwnikiem; gdy to niemożliwe, decyduje organizator.
format-swiss-took-the-seat = { $who1 } dołącza w trakcie rundy i gra (przeciwnik { $who2 }, wcześniej wolny los).
format-swiss-round = Runda { $round } z { $rounds }: każdy gra z kimś nowym o podobnym wyniku.
format-swiss-same-score = { $who1 } i { $who2 } mają po { $points } (miejsca { $place } i { $other_place } w kolejności).
format-swiss-floated = { $who1 } ma { $points }, a { $who2 } { $other_points }: graczy o równych wynikach nie dało się w całości skojarzyć.
format-swiss-passed-met = { $who1 } nie gra z osobą naprzeciwko ({ $who2 }): mają już za sobą wspólną grę.
format-swiss-repeat = { $who1 } i { $who2 } spotykają się ponownie (wcześniejsze spotkania: { $times }): żadne kojarzenie tej rundy nie ma mniej powtórek.
format-swiss-bye = { $who1 } ma wolny los: najniższe miejsce w kolejności wśród tych, którzy mogą go mieć.
format-swiss-bye-again = { $who1 } ma kolejny wolny los: wszyscy mieli ich tyle samo.
format-swiss-bye-passed-had = { $who1 } ma niższe miejsce, ale więcej wolnych losów.
format-swiss-bye-passed-needed = { $who1 } ma niższe miejsce, ale musi grać, inaczej komuś zostałby tylko dawny przeciwnik.
format-swiss-option-rounds-label = Rundy
format-swiss-option-rounds = Ile rund; puste znaczy tyle, ile potrzebowałby system pucharowy.
format-swiss-option-tie-breaks-label = Kryteria pomocnicze
format-swiss-option-tie-breaks = Co rozstrzyga remisy, po kolei: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins; albo te z FIDE: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.
format-swiss-option-bye-half-points-label = Połówki punktu za wolny los
format-swiss-option-bye-half-points = Ile wart jest wolny los, w połówkach punktu.
format-swiss-option-allow-repeats-label = Dopuść powtórki
format-swiss-option-allow-repeats = Czy gracze mogą spotkać się ponownie, gdy nie ma już par bez powtórek?
format-swiss-name-through-and-out = Awans i odpadanie
format-swiss-option-wins-to-advance-label = Wygrane do awansu
format-swiss-option-wins-to-advance = Kto ma tyle wygranych, awansuje i już nie gra; puste: nikt.
format-swiss-option-losses-to-leave-label = Porażki do odpadnięcia
format-swiss-option-losses-to-leave = Kto ma tyle porażek, odpada i już nie gra; puste: nikt.
format-swiss-rule-wins-to-advance =
    { $value } { $value ->
        [one] wygrana daje
        [few] wygrane dają
       *[many] wygranych daje
    } awans; potem już się nie gra.
format-swiss-rule-losses-to-leave =
    { $value } { $value ->
        [one] porażka oznacza
        [few] porażki oznaczają
       *[many] porażek oznacza
    } odpadnięcie; potem już się nie gra.
format-swiss-mark-through =
    Awans: { $games } { $games ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }.
format-swiss-mark-out =
    Koniec gry: { $games } { $games ->
        [one] porażka
        [few] porażki
       *[many] porażek
    }.
format-swiss-through-so-far =
    Awans ma { $players } { $players ->
        [one] gracz
        [few] graczy
       *[many] graczy
    }.
format-swiss-out-so-far =
    Odpada { $players } { $players ->
        [one] gracz
        [few] graczy
       *[many] graczy
    }.
format-swiss-parted-by-record = { $who1 } jest wyżej niż { $who2 }: lepszy bilans wygranych i porażek.
format-swiss-accelerated = Górna połowa (liczba graczy: { $players }) jest kojarzona z dodatkiem: { $points } (akceleracja Baku). Tabela tego nie liczy.
format-swiss-same-score-ahead = { $who1 } i { $who2 } mają do kojarzenia po { $points }, razem z akceleracją (miejsca { $place } i { $other_place } w kolejności).
format-swiss-floated-ahead = { $who1 } ma do kojarzenia { $points }, a { $who2 } { $other_points }, razem z akceleracją: graczy o równych wynikach nie dało się w całości skojarzyć.
format-swiss-passed-side = { $who1 } nie gra z osobą naprzeciwko ({ $who2 }): ktoś z tych dwojga miałby tę samą stronę trzeci raz z rzędu.
format-swiss-third-side = { $who1 } lub { $who2 } ma tę samą stronę trzeci raz z rzędu: żadne kojarzenie tej rundy tego nie unika.
format-swiss-bye-passed-forfeit = { $who1 } ma niższe miejsce, ale wygrana walkowerem liczy się jako wolny los.
format-swiss-bye-passed-sides = { $who1 } ma niższe miejsce, ale musi grać, inaczej dwoje spotkałoby się ponownie albo ktoś miałby tę samą stronę trzeci raz z rzędu.
format-swiss-name-sides-and-floats = Strony i przesunięcia
format-swiss-option-no-third-side-label = Bez trzeciej gry tą samą stroną
format-swiss-option-no-third-side = Unikać trzeciej z rzędu gry tą samą stroną, nawet jeśli wyniki pasują gorzej?
format-swiss-rule-no-third-side-yes = Nikt nie ma tej samej strony trzeci raz z rzędu, jeśli da się tego uniknąć.
format-swiss-rule-no-third-side-no = Trzecia z rzędu gra tą samą stroną jest możliwa.
format-swiss-option-remember-floats-label = Pamiętaj przesunięcia
format-swiss-option-remember-floats = Kto ostatnio trafił na niższy (wyższy) wynik, trafia na taki znów tylko w razie potrzeby?
format-swiss-rule-remember-floats-yes = Nikt nie trafia na niższy ani na wyższy wynik dwa razy z rzędu, chyba że trzeba.
format-swiss-rule-remember-floats-no = Trafienie na niższy lub wyższy wynik dwa razy z rzędu jest możliwe.
format-swiss-option-forfeit-counts-as-bye-label = Wygrana walkowerem liczy się jak wolny los
format-swiss-option-forfeit-counts-as-bye = Czy wolny los dostają najpierw inni niż ci, którzy wygrali walkowerem?
format-swiss-rule-forfeit-counts-as-bye-yes = Kto ma wygraną walkowerem, dostaje wolny los dopiero po wszystkich innych.
format-swiss-rule-forfeit-counts-as-bye-no = Wygrana walkowerem nie liczy się jako wolny los.
format-swiss-option-acceleration-label = Akceleracja
format-swiss-option-acceleration = Akceleracja Baku: czy górna połowa zaczyna z wirtualnymi punktami?
format-swiss-rule-acceleration-yes = Górna połowa zaczyna z wirtualnymi punktami, tylko do kojarzenia (akceleracja Baku).
format-swiss-rule-acceleration-no = Nikt nie zaczyna z wirtualnymi punktami.
