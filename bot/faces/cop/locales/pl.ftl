cop-preview-no-repeats = Bez powtórek.
cop-preview-leader = Lider **{ $name }** gra z przeciwnikiem: **{ $opponent }**.
cop-preview-window = Miejsce { $place }; lidera mogą jeszcze dogonić gracze do miejsca { $lowest }, ale tak runda jako całość jest lepsza.
cop-preview-window-lowest = Miejsce { $place }, najniższe, z którego można jeszcze dogonić lidera.
cop-preview-gibsonized = Zgibsonizowani: { $names }.
cop-preview-contender = { $place } **{ $name }** (miejsce { $rank })
cop-preview-contenders = Najniżsi z szansą na nagrody: { $names }.
cop-preview-repeat =
    { $players } (wcześniej { $times ->
        [one] { $times } raz
        [few] { $times } razy
       *[many] { $times } razy
    }, ostatnio w rundzie { $last })
cop-preview-repeats =
    { $count ->
        [one] { $count } powtórka
        [few] { $count } powtórki
       *[many] { $count } powtórek
    }: { $pairs }.
cop-preview-more-repeats = … i jeszcze { $count }.
cop-tsh-problems-no-folder = to nie jest plik zip folderu tsh: musi zawierać config.tsh i plik każdej z jego dywizji
cop-tsh-problems-unreadable = „{ $found }” to nie gracz: podaj imię, ranking, przeciwników; potem wyniki po średniku
cop-tsh-problems-long-name = imię „{ $found }” ma ponad 80 znaków
cop-tsh-problems-no-such-opponent = nie ma gracza o numerze { $found }
cop-tsh-problems-self = gracz gra sam ze sobą
cop-tsh-problems-not-mutual = gracz { $found } nie ma tego gracza za przeciwnika
cop-tsh-problems-gap = skojarzono tam tylko część graczy, choć są wyniki lub późniejsza runda
cop-tsh-problems-too-few = turniej wymaga dwóch graczy, a jest { $found }
cop-tsh-problems-too-many = liczba graczy to { $found }, a limit to 1000
cop-tsh-problems-too-many-rounds = liczba rund to { $found }, a limit to 60
cop-tsh-exported = Dywizja w postaci dla tsh, z konfiguracją na początek: wstaw oba pliki do folderu wydarzenia tsh. Walkowery są tam wolnymi losami, a wygrana bez punktów jest zapisana jako 1:0.
cop-tsh-mixed-spreads = Plik ma wolne losy o różnych różnicach; tu każdy wolny los i każda nieobecność liczy się jako { $spread }.
cop-tsh-refused = Pliku nie da się zaimportować: { $problems }. Nic się nie zmieniło; popraw i wyślij jeszcze raz.
cop-tsh-at-line = Wiersz { $line }: { $problem }
cop-tsh-at-line-and-round = Wiersz { $line }, runda { $round }: { $problem }
cop-tsh-at-round = Runda { $round }: { $problem }
cop-tsh-imported =
    { "" }**{ $title }** jest teraz tutaj, a ty organizujesz: { $players } { $players ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }, { $rounds } { $rounds ->
        [one] runda
        [few] rundy
       *[many] rund
    }, otwarte gry: { $open }. Wszyscy grają jako goście; `/players replace` wstawia członka serwera na miejsce gościa.
cop-tsh-exported-folder = Folder wydarzenia tsh z dywizjami { $divisions }. Walkowery są tam wolnymi losami, a wygrana bez punktów jest zapisana jako 1:0.
cop-tsh-one-value = Różnią się między dywizjami, a tsh ma jedną wartość dla wszystkich; zapisano wartość dywizji A: { $options }.
