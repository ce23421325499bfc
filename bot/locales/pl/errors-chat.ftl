errors-chat-roles-director = organizatorzy
errors-chat-roles-coordinator = koordynatorzy
errors-chat-roles-entrant = gracze
errors-chat-round-text-codes-nobody = nikt nie nazywa się „{ $part }”
errors-chat-round-text-codes-several = „{ $part }” może oznaczać: { $names }; wpisz numer z listy, np. #3
errors-chat-round-text-codes-not-a-game = „{ $part }” to ani gra, np. `Ana - Bo`, ani wolny los, np. `bye Eve`
errors-chat-no-tournament-given = Nie ma tu turnieju o nazwie „{ $given }”. Wybierz z listy podczas pisania.
errors-chat-no-tournament = Nie ma tu żadnego turnieju. Wybierz go opcją `tournament` albo poproś organizatora, żeby założył nowy przez `/td create`.
errors-chat-not-staff-error = Turniej może założyć tylko osoba, która może zarządzać wydarzeniami tego serwera. Poproś kogoś takiego.
errors-chat-not-staff = To mogą zrobić tylko: { $roles } tego turnieju. Poproś kogoś z nich; `/tournament info` ich wymienia.
errors-chat-not-entered = Nie ma cię w **{ $title }**. Póki zapisy są otwarte, wejdziesz przez `/join`.
errors-chat-staff-may-not-play = { $role }: z tą rolą nie można grać w tym samym turnieju. Oddaj jedną z dwóch ról komuś innemu.
errors-chat-no-game = Nie masz teraz otwartej gry w **{ $title }**. `/me next` pokazuje, co dalej.
errors-chat-server-only = To działa tylko na serwerze. Użyj tego na kanale turnieju.
errors-chat-import-refused = Listy nie da się zaimportować: { $problems }. Nic się nie zmieniło; popraw i wyślij jeszcze raz.
errors-chat-draft-gone = To już nieaktualne albo od tamtej pory zaczęto na nowo. Nic się nie zmieniło; zacznij jeszcze raz.
errors-chat-last-director = Turniej potrzebuje organizatora. Najpierw mianuj nim kogoś innego przez `/td staff`.
errors-chat-entrant-on-staff = { $role }: z tą rolą nie można grać w tym turnieju, a { $entrant } gra. Najpierw wycofaj tego gracza przez `/players withdraw`.
errors-chat-unknown-round = Nie ma jeszcze rundy „{ $given }”. Wybierz z listy podczas pisania.
errors-chat-no-question = Nic nie wymaga teraz odpowiedzi.
errors-chat-nobody-named = Powiedz kto: członek serwera albo imię gościa, nie oba naraz.
errors-chat-bad-score = „{ $given }” to nie wynik punktowy. Napisz np. `412:380`.
errors-chat-no-result-given = Wybierz zwycięzcę w `winner` albo wpisz `score`, np. `412:380`.
errors-chat-round-text = Nie mogę odczytać tych par: { $problems }. Nic się nie zmieniło; popraw i spróbuj jeszcze raz.
errors-chat-no-timetable = **{ $title }** nie ma tygodniowego harmonogramu: umów się z przeciwnikiem bezpośrednio.
errors-chat-times-final = { $pairing }: termin jest ostateczny. Przesunąć grę może już tylko organizator.
errors-chat-not-astart-time = Nie zaczyna się wtedy żadna gra: { $at }. Wybierz inny czas; gry zaczynają się co { $slot_minutes }, od: { $first }, do: { $last }.
errors-chat-nothing-required = Nic nie musisz teraz robić.
errors-chat-no-form = W **{ $title }** nie ma teraz formularza do wypełnienia przez ciebie.
errors-chat-not-offered = Na to już za późno: gra poszła dalej. `/me next` pokazuje, na czym stoi.
errors-chat-several-tournaments = O który turniej chodzi: { $titles }? Wybierz go opcją `tournament`.
errors-chat-which-tournament = O który turniej chodzi?
errors-chat-no-channel-at-all = Nie widzę tego kanału. Daj mi do niego dostęp albo wybierz inny.
errors-chat-no-voice-channel = Wybierz kanał głosowy tego serwera, który widzę.
errors-chat-no-channel = Nie mogę pisać na tym kanale. Daj mi tam te uprawnienia: { $missing }.
errors-chat-sealed-log = Dziennik zawiera to, co jeszcze zapieczętowane: { $titles }. Do ujawnienia mogą go eksportować tylko organizatorzy.
errors-chat-bad-fields = Niektóre pola nie są jeszcze w porządku. Nic się nie zmieniło; popraw je.
errors-chat-stale-action = To już nie działa. Zacznij jeszcze raz od komendy.
errors-chat-not-your-form = Ten formularz nie jest twój. Otwórz własny.
errors-chat-not-your-work = Na to czeka ktoś inny; zatrzymać może tylko ta osoba.
errors-chat-reading-too-long = Czytanie trwało zbyt długo, więc zostało przerwane i nic się nie zmieniło. Sprawdź, czy to właściwy tekst lub plik, albo wyślij go w mniejszych częściach.
errors-chat-file-too-large = Plik jest za duży; limit to { $most } MB.
errors-chat-file-type = Nazwa pliku musi kończyć się na { $endings }.
errors-chat-table =
    { $code ->
        [wide] Wiersz { $line } pliku ma za dużo kolumn: limit to { $most }. Nic się nie zmieniło.
        [many_rows] Plik ma za dużo wierszy: limit to { $most }. Nic się nie zmieniło.
       *[long_cell] W wierszu { $line } pliku komórka jest za długa (limit znaków: { $most }) albo jej cudzysłów nie jest zamknięty. Nic się nie zmieniło.
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] Wiersz { $line } pliku jest za długi: limit znaków w wierszu to { $most }. Nic się nie zmieniło.
        [depth] Wiersz { $line } pliku jest zbyt głęboko zagnieżdżony: limit poziomów to { $most }. Nic się nie zmieniło.
        [number] W wierszu { $line } pliku liczba jest za duża: limit bitów to { $most }. Nic się nie zmieniło.
        [title] W wierszu { $line } pliku tytuł jest za długi: limit znaków to { $most }. Nic się nie zmieniło.
        [name] W wierszu { $line } pliku imię jest za długie: limit znaków to { $most }. Nic się nie zmieniło.
        [stages] W wierszu { $line } pliku jest za dużo etapów: limit to { $most }. Nic się nie zmieniło.
        [entrants] W wierszu { $line } pliku jest za dużo graczy: limit to { $most }. Nic się nie zmieniło.
       *[text] W wierszu { $line } pliku tekst jest za długi: limit znaków to { $most }. Nic się nie zmieniło.
    }
errors-chat-result-line-nothing = Nie ma wiersza do odczytania.
errors-chat-result-line-too-many = To więcej niż tysiąc wierszy.
errors-chat-result-line-not-a-result = „{ $part }” to nie wynik w rodzaju `12 450 380` lub `Ana beat Bo`
errors-chat-result-line-too-long = „{ $part }” i dalej ma ponad 200 znaków: jeden wynik lub gracz w wierszu
errors-chat-result-line-ambiguous = „{ $part }” można odczytać na kilka sposobów; podaj stół, np. `3 2-1`, albo numery z listy, np. `#3 - #14 2-1`
errors-chat-result-line-nobody = nikt z otwartą grą nie nazywa się „{ $part }”
errors-chat-result-line-several = „{ $part }” może oznaczać kilka osób; wpisz numer z listy, np. #3
errors-chat-result-line-no-board = w tej rundzie nie ma stołu { $part }
errors-chat-result-line-not-paired = { $part }: brak otwartej gry
errors-chat-result-line-has-result = ta gra ma już wynik: „{ $part }”; `/round result` go poprawia
errors-chat-result-line-twice = ta gra jest tu dwa razy: „{ $part }”
errors-chat-result-line = Wiersz { $line }: { $problem }
errors-chat-result-lines =
    Nic nie zostało wpisane:
    { $problems }
errors-chat-several-entrants = „{ $given }” może oznaczać: { $which }. Wpisz numer, np. #3, albo wybierz z listy.
errors-chat-not-in-game = „{ $given }” nie mówi, które z dwojga: { $first } czy { $second }?
errors-chat-not-disputed = „{ $given }” nie ma tu spornej gry do rozstrzygnięcia. Podaj zwycięzcę każdej spornej gry raz, np. Grace, Hiro.
errors-chat-line-named-twice = „{ $part }” jest tu dwa razy
errors-chat-line-no-rating = „{ $part }” nie ma rankingu w rodzaju `Ana 1720`
errors-chat-line-no-player = nikt z grających nie nazywa się „{ $part }”
errors-chat-webhook-off = Administrator tego bota wyłączył webhooki.
errors-chat-webhook-unreadable = Na ten adres nie mogę wysyłać. Powinien wyglądać jak `https://example.org/hook`.
errors-chat-webhook-password = Adres z nazwą i hasłem nie jest przyjmowany: zamiast tego to, co wysyłam, jest podpisane.
errors-chat-webhook-https = Przyjmuję tylko adresy zaczynające się od `https://`.
errors-chat-webhook-private = Tego adresu nie ma w internecie, więc tam nie wysyłam.
errors-chat-no-webhook = Tego webhooka już nie ma.
errors-chat-unknown-rule = Nie ma tu zasady „{ $typed }”. `/tournament rules` wymienia zasady.
errors-chat-server-off = Żaden serwer gier o tej nazwie nie jest tu używany.
errors-chat-server-unreachable = { $server } jest teraz nieosiągalny. Spróbuj później.
errors-chat-server-unknown-account = { $server } nie zna takiego konta. Sprawdź pisownię.
errors-chat-server-not-proved = Nie widzę jeszcze dowodu na { $server }. Zapisz go tam i spróbuj za minutę.
errors-chat-server-refused = { $server } mi na to nie pozwala. Daj znać administratorowi bota.
errors-chat-roles-judge = sędziowie
errors-chat-sign-up-to-come = Zapisy nie są jeszcze otwarte. Gdy ruszą, opublikuję kartę z przyciskiem *Zapisz się*.
errors-chat-sign-up-over = To już koniec. `/tournament list` pokazuje, do czego jeszcze możesz dołączyć.
errors-chat-sign-up-closed =
    Zapisy są zamknięte. { $count ->
        [0] Organizator może
       *[other] Zapytaj: { $directors }. Organizator może
    } cię jeszcze wpuścić przez `/players add`, o ile format przyjmuje spóźnionych.
errors-chat-not-captain = To może zrobić tylko kapitan ({ $entrant }) lub organizator; w przypadku gościa tylko organizator. Siebie możesz zawsze usunąć przez `/team remove`.
errors-chat-field-from-list =
    Gracze pochodzą tu z listy organizatorów. { $count ->
        [0] Więcej powie ci organizator
       *[other] Więcej powie ci { $directors }
    }.
errors-chat-line-no-choice = „{ $part }” to żadna z odpowiedzi
errors-chat-line-no-times = Nie mogę odczytać „{ $part }” jako terminów w rodzaju `sat 10-14, sun any`
errors-chat-no-such-link = Tym nie otwiera się żaden osobisty link. Wyślij cały adres linku, który masz do tego turnieju; organizator może utworzyć nowy.
errors-chat-kept-apart-schedule = { $system } ma plan, który mówi, kto z kim gra, więc nikogo nie da się tam rozdzielić. W szwajcarze lub pucharze się da.
errors-chat-kept-apart-drawn = { $system }: miejsca są już rozlosowane, więc układ gier się nie zmieni.
errors-chat-kept-apart-same = Podaj dwóch różnych graczy.
errors-chat-not-free = { $name } nie prosi jeszcze o grę. Po naciśnięciu **Dołącz do drużyny** ta osoba już gra albo możesz ją wybrać.
