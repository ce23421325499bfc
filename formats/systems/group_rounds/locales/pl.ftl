format-group-rounds-title = Rundy grupowe
format-group-rounds-summary = W grupie każdy gra z każdym; najlepsi tworzą nowe grupy, potem półfinały i finał.
format-group-rounds-rule-fewest = Do startu potrzeba tylu graczy: { $value }; 16 graczy wypełnia cztery grupy.
format-group-rounds-rule-round-three-roll-3 = Do rundy 3 losuje się liczbę od 1 do 3.
format-group-rounds-rule-round-three-roll-6 = Do rundy 3 losuje się liczbę od 1 do 6.
format-group-rounds-rule-round-three-roll-9 = Do rundy 3 losuje się liczbę od 1 do 9.
format-group-rounds-rule-round-three-roll-any = Do rundy 3 losuje się liczbę od 0 do 9; 0 to jeszcze raz.
format-group-rounds-group-1 = { $group }, w kolejności rozstawienia: { $who1 }.
format-group-rounds-group-2 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }.
format-group-rounds-group-3 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }, { $who3 }.
format-group-rounds-group-4 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }, { $who3 }, { $who4 }.
format-group-rounds-group-5 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }.
format-group-rounds-group-6 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }.
format-group-rounds-group-7 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }.
format-group-rounds-group-8 = { $group }, w kolejności rozstawienia: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }, { $who8 }.
format-group-rounds-missed-groups = { $who1 }: to, co w tym czasie skojarzono bez tej osoby, toczy się bez niej i nie liczy się w żadną stronę.
format-group-rounds-group-many =
    { $group } ma { $size ->
        [one] { $size } gracza
        [few] { $size } graczy
       *[many] { $size } graczy
    }.
format-group-rounds-part = { $round }: w każdej grupie każdy gra z każdym, w dowolnej kolejności.
format-group-rounds-matches = { $round }: zwycięzca przechodzi dalej; remis jest powtarzany.
format-group-rounds-replays = { $round }: zremisowane gry są powtarzane.
format-group-rounds-grouping = Wylosowano { $rolled }: podział { $grouping }.
format-group-rounds-roll-round2 = Runda 2: wylosuj liczbę od 1 do 6. To numer podziału.
format-group-rounds-roll-round3 = Runda 3: losuj. 1, 4, 7: podział 1; 2, 5, 8: podział 2; 3, 6, 9: podział 3; 0: jeszcze raz.
format-group-rounds-roll-again = Wylosowano 0: jeszcze raz.
format-group-rounds-level-2 = { $round }, { $group }: { $who1 } i { $who2 } są równi pod każdym względem. Losuj: przy 1 pierwsze miejsce ma { $who1 }, przy 2 { $who2 }.
format-group-rounds-level-3 = { $round }, { $group }: { $who1 }, { $who2 } i { $who3 } są równi pod każdym względem. Wylosuj kolejność: przy 1 i 2 pierwsze miejsce ma { $who1 }, przy 3 i 4 { $who2 }, przy 5 i 6 { $who3 }; z pozostałych dwojga przy liczbie nieparzystej wyżej jest ten, kto tu stoi wcześniej.
format-group-rounds-level-many = { $round }, { $group }: gracze równi pod każdym względem (liczba: { $count }). Wylosuj jedną z ich { $orders } kolejności, ponumerowanych jak w słowniku.
format-group-rounds-call = { $who1 } i { $who2 } są równi pod każdym względem: jedno z nich typuje parzystą lub nieparzystą. Trafny typ daje wyższe rozstawienie.
format-group-rounds-toss = { $who1 } typuje: { $call }. Wylosuj liczbę od 0 do 9 (0 jest parzyste): jeśli jest { $call }, { $who1 } ma wyższe rozstawienie niż { $who2 }.
format-group-rounds-parity-even = { $who1 } i { $who2 } mają rozstawienie { $seed } i { $other_seed }, { $group }: parzysta suma daje A wyżej rozstawionemu.
format-group-rounds-parity-odd = { $who1 } i { $who2 } mają rozstawienie { $seed } i { $other_seed }, { $group }: nieparzysta suma daje A niżej rozstawionemu.
format-group-rounds-higher-has-a = { $who1 } (rozstawienie { $seed }) jest wyżej niż { $who2 } (rozstawienie { $other_seed }) i wybiera stronę: A, chyba że { $who1 } powie B.
format-group-rounds-higher-has-b = { $who1 } (rozstawienie { $seed }) jest wyżej niż { $who2 } (rozstawienie { $other_seed }) i prosi o B.
format-group-rounds-ask-side = { $who1 } ma wyższe rozstawienie niż { $who2 }: A (wskazuje pierwsze klocki) czy B (wybiera kolory)?
format-group-rounds-ask-pieces = { $who1 } ma A, przeciwnik { $who2 }: który jest pierwszym niebieskim klockiem, a który pierwszym czerwonym?
format-group-rounds-ask-colours = { $who1 } ma B, przeciwnik { $who2 }: niebieskie i czerwone, na początek { $blue } i { $red }, czy żółte i zielone?
format-group-rounds-told-sides = { $who1 } ma A, { $who2 } ma B.
format-group-rounds-told-pieces = { $who1 } wskazuje { $blue } jako pierwszy niebieski klocek i { $red } jako pierwszy czerwony.
format-group-rounds-told-colours = { $who1 } gra: { $colours }, { $who2 }: { $others }.
format-group-rounds-replay = { $who1 } i { $who2 }: po remisie gra jest powtarzana z zamianą A i B.
format-group-rounds-seeded-by-place = { $who1 } ma wyższe rozstawienie niż { $who2 }: lepsze miejsce w grupie, { $round }.
format-group-rounds-seeded-by-record = { $who1 } ma wyższe rozstawienie niż { $who2 }: lepszy bilans, { $round }.
format-group-rounds-seeded-by-difference = { $who1 } ma wyższe rozstawienie niż { $who2 }: lepsza różnica punktów, { $round }.
format-group-rounds-seeded-by-game = { $who1 } ma wyższe rozstawienie niż { $who2 }: wygrana w ich grze, { $round }.
format-group-rounds-seeded-by-call = { $who1 } ma wyższe rozstawienie niż { $who2 }: typ { $call }, a wylosowano { $number }.
format-group-rounds-seeded-by-missed-call = { $who1 } ma wyższe rozstawienie niż { $who2 }: typ drugiej osoby to { $call }, a wylosowano { $number }.
format-group-rounds-parted-1 = { $who1 } jest wyżej niż { $who2 }: lepszy bilans.
format-group-rounds-parted-2 = { $who1 } jest wyżej niż { $who2 }: lepszy bilans wśród równych.
format-group-rounds-parted-3 = { $who1 } jest wyżej niż { $who2 }: lepsza różnica punktów wśród równych.
format-group-rounds-parted-4 = { $who1 } jest wyżej niż { $who2 }: lepsza różnica punktów w grupie.
format-group-rounds-parted-5 = { $who1 } jest wyżej niż { $who2 }: więcej zdobytych punktów.
format-group-rounds-parted-6 = { $who1 } jest wyżej niż { $who2 } z losowania: reszta jest równa.
format-group-rounds-left-in-round = { $who1 } odchodzi w trakcie ({ $round }): żadna gra tej rundy się nie liczy.
format-group-rounds-line-on = dalej: { $round }
format-group-rounds-champion = { $who1 } wygrywa turniej.
format-group-rounds-leaves-round =
    { $who1 } odchodzi w trakcie ({ $round }): { $games } { $games ->
        [one] gra przepada
        [few] gry przepadają
       *[many] gier przepada
    }, a tabele są liczone jeszcze raz bez tej osoby.
format-group-rounds-leaves-match = { $who1 } opuszcza mecz: wygrywa { $who2 }.
format-group-rounds-leaves-between = { $who1 } odchodzi po: { $round }. Wszyscy niżej przesuwają się o jedno miejsce w górę, { $group }.
format-group-rounds-leaves-seat = { $who1 } odchodzi po losowaniu: miejsce zajmuje { $who2 }.
format-group-rounds-leaves-empty = { $who1 } odchodzi po losowaniu i nie ma nikogo na to miejsce.
format-group-rounds-moves = { $who1 } przechodzi z miejsca { $before } na miejsce { $after }, { $group }.
format-group-rounds-enters = { $who1 } przechodzi teraz do: { $round }.
format-group-rounds-drops = { $who1 }: nie byłoby już awansu do: { $round }.
format-group-rounds-name-round-number = Runda { $number }
format-group-rounds-name-finals = Finały
format-group-rounds-name-semi-final-number = Półfinał { $number }
format-group-rounds-name-round-replay = { $round }, powtórka
format-group-rounds-name-round-part-of-parts = { $round } ({ $part } z { $parts })
format-group-rounds-name-round-number-group = Runda { $number }, { $group }
format-group-rounds-name-blue = Niebieskie
format-group-rounds-name-yellow = Żółte
format-group-rounds-name-red = Czerwone
format-group-rounds-name-green = Zielone
format-group-rounds-choice-call-odd = Nieparzysta
format-group-rounds-choice-call-even = Parzysta
format-group-rounds-name-odd-2 = nieparzysta
format-group-rounds-name-even-2 = parzysta
format-group-rounds-choice-ask-side-a = A (klocki)
format-group-rounds-choice-ask-side-b = B (kolory)
format-group-rounds-choice-ask-colours-blue-and-red = Niebieskie i czerwone
format-group-rounds-choice-ask-colours-yellow-and-green = Żółte i zielone
format-group-rounds-name-blue-and-red-2 = niebieskie i czerwone
format-group-rounds-name-yellow-and-green-2 = żółte i zielone
format-group-rounds-form-ask-pieces-blue = Pierwszy niebieski klocek
format-group-rounds-form-ask-pieces-red = Pierwszy czerwony klocek
format-group-rounds-head-round = Runda
format-group-rounds-column-round = Najnowsza runda z udziałem gracza.
format-group-rounds-head-place = Miejsce
format-group-rounds-column-place = Miejsce w grupie tej rundy.
format-group-rounds-head-record = Bilans
format-group-rounds-column-record = Część punktów zdobytych w tamtej grupie.
format-group-rounds-head-difference = Różnica
format-group-rounds-column-difference = Punkty zdobyte minus stracone, na grę, w tamtej grupie.
format-group-rounds-column-record-2 = Część punktów zdobytych w tej grupie.
format-group-rounds-column-difference-2 = Punkty zdobyte minus stracone, na grę, w tej grupie.
format-group-rounds-form-side = A lub B
format-group-rounds-form-side-help = Co wolisz przy wyższym rozstawieniu: A wskazuje klocki, B wybiera kolory.
format-group-rounds-form-side-side = A lub B

format-group-rounds-form-side-side-a = A: wskazać klocki
format-group-rounds-form-side-side-b = B: wybrać kolory
format-group-rounds-option-fewest-label = Najmniej graczy
format-group-rounds-option-fewest = Ilu graczy potrzeba co najmniej; 16 graczy wypełnia cztery grupy.
format-group-rounds-option-round-three-roll-label = Losowanie do rundy 3
format-group-rounds-option-round-three-roll = Liczba losowana do rundy 3: 1 do 3, 1 do 6, 1 do 9 lub 0 do 9, gdzie 0 to jeszcze raz.
