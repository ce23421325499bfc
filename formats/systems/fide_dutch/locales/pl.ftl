format-fide-dutch-title = FIDE Dutch
format-fide-dutch-summary = Szwajcar według przepisów federacji szachowej FIDE: system holenderski 2026.
format-fide-dutch-name-white = białe
format-fide-dutch-name-black = czarne
format-fide-dutch-name-lot = los
format-fide-dutch-round = Runda { $round } z { $rounds }, skojarzona systemem holenderskim (C.04.3).
format-fide-dutch-same-score = { $who1 } i { $who2 } mają po { $points }: numery { $place } i { $other_place } w swojej grupie punktowej.
format-fide-dutch-moved-down = { $who1 } ({ $points }) schodzi niżej, gdzie jest { $who2 } ({ $other_points }): nie wszystkich wyżej dało się skojarzyć (C6 do C8).
format-fide-dutch-passed-met = { $who1 } nie gra z osobą naprzeciwko w kolejności ({ $who2 }): mają już za sobą wspólną partię ({ $article }).
format-fide-dutch-passed-colour = { $who1 } nie gra z osobą naprzeciwko w kolejności ({ $who2 }): obojgu należy się ten sam kolor ({ $article }).
format-fide-dutch-passed-upfloat = { $who1 } nie gra z osobą naprzeciwko w kolejności ({ $who2 }): ta w jednej z dwóch ostatnich rund trafiła na wyższy wynik ({ $article }).
format-fide-dutch-passed-order = { $who1 } nie gra z osobą naprzeciwko w kolejności ({ $who2 }): przy wcześniejszych parach łamie to komuś kryterium (C4 do C21).
format-fide-dutch-bye = { $who1 } ma wolny los: { $points } to najniższy wynik, przy którym wszyscy inni mają przeciwnika (C5).
format-fide-dutch-no-bye = { $who1 } nie może dostać wolnego losu: był już wolny los albo cały punkt bez gry (C2).
format-fide-dutch-colour-1 = { $who1 } ma białe, a { $who2 } czarne: oboje dostają kolor, który im się należy ({ $article }).
format-fide-dutch-colour-2 = { $who1 } ma białe, a { $who2 } czarne: z takich samych roszczeń liczy się silniejsze ({ $article }).
format-fide-dutch-colour-3 = { $who1 } ma białe, a { $who2 } czarne: oboje zmieniają kolor od ostatniego razu, gdy się różniły ({ $article }).
format-fide-dutch-colour-4 = { $who1 } ma białe, a { $who2 } czarne: przy równych roszczeniach liczy się gracz z wyższego miejsca ({ $article }).
format-fide-dutch-colour-5 = { $who1 } ma białe, a { $who2 } czarne: według koloru początkowego i numeru gracza z wyższego miejsca ({ $article }).
format-fide-dutch-rule-rounds = Liczba rund: { $value }.
format-fide-dutch-rule-bye-half-points-1 = Wolny los jest wart pół punktu.
format-fide-dutch-rule-bye-half-points-2 = Wolny los jest wart cały punkt.
format-fide-dutch-rule-initial-colour-lot = O tym, czy numery nieparzyste zaczynają białymi, decyduje los.
format-fide-dutch-rule-initial-colour-white = W rundzie 1 numery nieparzyste zaczynają białymi.
format-fide-dutch-rule-initial-colour-black = W rundzie 1 numery nieparzyste zaczynają czarnymi.
format-fide-dutch-rule-acceleration-yes = Górna połowa zaczyna z wirtualnymi punktami, tylko do kojarzenia (akceleracja Baku).
format-fide-dutch-rule-acceleration-no = Wszyscy zaczynają bez punktów.
format-fide-dutch-option-rounds-label = Rundy
format-fide-dutch-option-rounds = Ile rund się gra; ustalone przed rundą 1.
format-fide-dutch-option-tie-breaks-label = Kryteria pomocnicze
format-fide-dutch-option-tie-breaks = Co rozstrzyga remisy, po kolei: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.
format-fide-dutch-option-bye-half-points-label = Połówki punktu za wolny los
format-fide-dutch-option-bye-half-points = Ile wart jest wolny los, w połówkach punktu.
format-fide-dutch-option-initial-colour-label = Kolor początkowy
format-fide-dutch-option-initial-colour = Kolor numerów nieparzystych w rundzie 1: lot (los), white (białe) lub black (czarne).
format-fide-dutch-option-acceleration-label = Akceleracja
format-fide-dutch-option-acceleration = Akceleracja Baku: czy górna połowa zaczyna z wirtualnymi punktami?
format-fide-dutch-field-title = Tytuł szachowy: GM, IM, WGM, FM, WIM, CM, WFM lub WCM.
format-fide-dutch-field-title-label = Tytuł
format-fide-dutch-field-rating-label = Ranking
format-fide-dutch-field-rating = Ranking FIDE, a jeśli go nie ma, krajowy; puste, jeśli żaden.
format-fide-dutch-field-federation = Federacja szachowa, trzy litery, np. POL.
format-fide-dutch-field-federation-label = Federacja
format-fide-dutch-by-hand-same = Przepisy FIDE dają tę rundę taką, jaką skojarzono ręcznie.
format-fide-dutch-by-hand-differs =
    Przepisy FIDE kojarzą tę rundę inaczej ({ $article }): { $kind ->
        [met] spotykają się gracze, którzy już ze sobą grali.
        [bye] wolny los dostaje ktoś, komu się nie należy.
        [colour] spotykają się gracze, którzy muszą dostać ten sam kolor.
        [low_bye] wolny los idzie do wyższego wyniku, niż trzeba.
        [fewest_down] do niższego wyniku schodzi więcej graczy, niż trzeba.
        [low_down] schodzą gracze z wyższym wynikiem, niż trzeba.
        [next_bracket] z następnej grupy punktowej musi zejść więcej graczy.
        [unplayed] wolny los dostaje ktoś z większą liczbą rund bez gry.
        [third_colour] ktoś dostaje jeden kolor za często.
        [colours] więcej graczy, niż trzeba, nie dostaje należnego koloru.
        [down_again] ktoś schodzi znowu, choć niedawno schodził.
        [up_again] ktoś znowu trafia na wyższy wynik, choć niedawno trafił.
        [order] reszta jest równie dobra, ale wcześniejsze w kolejności są inne pary.
        [sides] pary są dobre, ale kolory nie.
        [byes] wolny los może mieć tylko jeden gracz.
        [no_round] pełna runda nie jest możliwa, więc decyduje organizator.
       *[other] spotykają się gracze, którym nie wolno.
    }
format-fide-dutch-hand-met = { $who1 } i { $who2 } mają już za sobą wspólną partię ({ $article }).
format-fide-dutch-hand-colour = { $who1 } i { $who2 } muszą dostać ten sam kolor ({ $article }).
format-fide-dutch-hand-bye = { $who1 } nie może dostać wolnego losu ({ $article }).
format-fide-dutch-hand-forbidden = { $who1 } i { $who2 } nie mogą się spotkać.
format-fide-dutch-rule-fide-rules-yes = Tryb FIDE: rundy kojarzone ręcznie są porównywane z przepisami FIDE, a pliki raportu to deklarują. Herald nie oblicza norm na tytuły.
format-fide-dutch-rule-fide-rules-no = Tryb FIDE wyłączono: ten turniej nie trzyma się już przepisów FIDE, a pliki raportu ich nie deklarują. Herald nie oblicza norm na tytuły.
format-fide-dutch-option-fide-rules-label = Tryb FIDE
format-fide-dutch-option-fide-rules = Czy przepisy FIDE wiążą organizatorów? Wyłączone w trakcie gry, takie zostaje.
format-fide-dutch-only-never = Tu graczy można rozdzielić tylko ściśle (Nigdy się nie spotykają): przepisy FIDE nie znają życzeń. Użyj tamtej opcji albo zostaw to puste.
format-fide-dutch-not-in-report = Plik raportu FIDE nie może mieć tych punktów: wygrane walkowerem i wolne losy za cały punkt liczą się jak wygrane, wolne losy za pół punktu jak remisy, za zero punktów jak przegrane walkowerem, bez punktów bonusowych.
format-fide-dutch-not-accelerated = Akceleracja wymaga remisu wartego pół wygranej i przegranej wartej zero. Zmień punkty albo wyłącz akcelerację.
format-fide-dutch-not-of-fide = W trybie FIDE dwa remisy nie mogą dawać więcej niż wygrana i przegrana, a wolny los więcej niż wygrana.
format-fide-dutch-field-fide-id = Numer FIDE (FIDE ID); według niego bierze się rankingi i tytuły z listy.
format-fide-dutch-field-fide-id-label = FIDE ID
