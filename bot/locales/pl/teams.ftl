teams-field = Nazwa drużyny
teams-field-help = Zostaw puste, by grać pod własnym imieniem.
teams-add-others = Reszta niech naciśnie **Dołącz do drużyny**: limit osób w drużynie to { $most }, a każda może zgłaszać wyniki. Możesz też wybrać wolnych graczy.
teams-joined = { $name } gra teraz w drużynie ({ $entrant }) i może za nią zgłaszać wyniki, robić check-in i odpowiadać.
teams-left = { $name } nie gra już w drużynie: { $entrant }.
teams-speaks = { $name } mówi teraz w imieniu gościa ({ $entrant }): może za niego zgłaszać wyniki, robić check-in i odpowiadać.
teams-silent = { $name } nie mówi już w imieniu gościa: { $entrant }.
teams-members = W drużynie: { $names }
teams-voice = Gość; w jego imieniu: { $names }
teams-new = Nowa drużyna
teams-how-to-join = Naciśnij **Dołącz do drużyny**, żeby znaleźć swoją, albo **Nowa drużyna**, żeby założyć nową. Żeby zrezygnować, użyj `/leave`.
teams-which = Która drużyna?
teams-any = Dowolna: wpisz mnie na listę
teams-none = Żadna: zdejmij mnie z listy
teams-room = { $team } ({ $members } z { $most })
teams-you-joined = Jesteś w drużynie **{ $team }** i możesz za nią zgłaszać wyniki. Nie ta? `/team remove` cię z niej wycofuje.
teams-you-wait = Jesteś na liście wolnych graczy. Może cię wybrać kapitan albo drużyny ułoży organizator.
teams-you-left = Nie ma cię już na liście wolnych graczy.
teams-free = Szukają drużyny: { $names }
teams-line = **{ $team }** ({ $members } z { $most }): { $names }
teams-whom = Kto dołącza do ciebie?
teams-picked = Teraz w drużynie **{ $team }**: { $names }.
teams-drawn = Drużyny są rozlosowane:
teams-drawn-why =
    { $rated ->
        [yes] Wyrównane według rankingów: najsilniejsi szli pierwsi, każdy do najmniejszej drużyny, a z takich do najsłabszej. Losowanie pokazuje `/tournament verify what:draws`.
       *[no] Rozlosowane tak, żeby drużyny miały możliwie równą liczbę osób. Losowanie pokazuje `/tournament verify what:draws`.
    }
teams-drawn-name = Drużyna { $number }
teams-count =
    { $count ->
        [one] { $count } drużyna
        [few] { $count } drużyny
       *[many] { $count } drużyn
    }
teams-count-of =
    { $count ->
        [one] { $count } drużyna
        [few] { $count } drużyny
       *[many] { $count } drużyn
    } na { $capacity }
teams-closed =
    Zapisy na **{ $title }** są zamknięte: { $entered ->
        [one] gra { $entered } drużyna
        [few] grają { $entered } drużyny
       *[many] gra { $entered } drużyn
    }.
teams-closed-waiting =
    Zapisy na **{ $title }** są zamknięte: { $entered ->
        [one] { $entered } drużyna
        [few] { $entered } drużyny
       *[many] { $entered } drużyn
    }, na liście rezerwowej: { $waiting }.
teams-length =
    Liczba drużyn { $teams }: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, około { $length } przy { $minutes } min na grę.
teams-stage-started =
    { "" }**{ $title }** się zaczyna: { $entrants ->
        [one] { $entrants } drużyna
        [few] { $entrants } drużyny
       *[many] { $entrants } drużyn
    }.
teams-stage-started-rounds =
    { "" }**{ $title }** się zaczyna: { $entrants ->
        [one] { $entrants } drużyna
        [few] { $entrants } drużyny
       *[many] { $entrants } drużyn
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
teams-wait-for-confirmation = Wynik jest zgłoszony przez twoją drużynę. **{ $opponent }** może się sprzeciwić do: { $silent_at }; potem wynik się liczy.
teams-who-leaves = Kto odchodzi: tylko ty czy cała drużyna (**{ $team }**)?
teams-only-me = Tylko ja
teams-whole-team = Cała drużyna
teams-guest-joined = { $name } gra teraz w drużynie { $entrant } jako gość.
teams-guest-waits = { $name } jest na liście wolnych graczy jako gość.
teams-guest-gone = { $name } nie jest już na liście wolnych graczy.
