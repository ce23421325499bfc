same-person-question = Czy **{ $member }** to gość **{ $guest }**? Wtedy przechodzą na tę osobę: { $tournaments }.
same-person-yes = To ta sama osoba
same-person-done =
    { $count ->
        [one] Gość **{ $guest }** to na Discordzie { $member }: { $count } turniej należy teraz do tej osoby.
        [few] Gość **{ $guest }** to na Discordzie { $member }: { $count } turnieje należą teraz do tej osoby.
       *[many] Gość **{ $guest }** to na Discordzie { $member }: { $count } turniejów należy teraz do tej osoby.
    }
same-person-undo = Cofnij
same-person-undone = Gość **{ $guest }** i { $member } to znowu dwie osoby.
same-person-claim = Czy to ty: **{ $guest }**, **{ $tournament }**? Wtedy wszystko wpisane tu pod tym imieniem staje się twoje, a link się zamyka.
same-person-claim-yes = Tak, to ja
same-person-claimed = Witaj! Wszystko, co wpisano jako **{ $guest }**, jest teraz twoje i grasz dalej z Discorda. Organizatorzy wiedzą.
