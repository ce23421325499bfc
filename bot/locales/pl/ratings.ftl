ratings-title = Rankingi z online-go.com
ratings-troubles-unreachable = serwer nie odpowiada; spróbuj później
ratings-troubles-unreadable = w odpowiedzi serwera nie ma rankingu
ratings-not-read = Nieodczytane
ratings-without-number = Bez podanego numeru
ratings-same = Rankingi wszystkich są tam już takie same.
ratings-preview =
    { $count ->
        [one] { $count } ranking by się zmienił
        [few] { $count } rankingi by się zmieniły
       *[many] { $count } rankingów by się zmieniło
    }. Nic się jeszcze nie zmieniło.
ratings-taken-over =
    { $count ->
        [one] Zaimportowano { $count } ranking
        [few] Zaimportowano { $count } rankingi
       *[many] Zaimportowano { $count } rankingów
    }.
ratings-change = { $name } ({ $there }): { $before } → { $after }
ratings-none = brak
ratings-title-at = Rankingi z { $server }
ratings-troubles-unknown-account = nie ma takiego konta
ratings-without-account = Bez połączonego konta
ratings-title-list = Lista rankingowa
ratings-preview-list =
    { $count ->
        [one] { $count } gracz by się zmienił
        [few] { $count } gracze by się zmienili
       *[many] { $count } graczy by się zmieniło
    }. Nic się jeszcze nie zmieniło.
ratings-same-as-list = Wszyscy znalezieni na liście mają już te wartości.
ratings-doubtful = Niepewne
ratings-not-in-list = Nie ma na liście
ratings-which = Który wiersz listy to ten gracz?
ratings-nobody = żaden z nich
ratings-ask = Kto jest kim?
ratings-taken-from-list =
    { $count ->
        [one] Zmieniono { $count } gracza
        [few] Zmieniono { $count } graczy
       *[many] Zmieniono { $count } graczy
    }.
