delivery-held-no-permission = Nie mogę pisać na <#{ $channel }>. Daj mi tam uprawnienia *View Channel*, *Send Messages*, *Send Messages in Threads*, *Embed Links* i *Attach Files* albo wybierz inny kanał przez `/td set-channel`. Moje wiadomości poczekają; żadna nie przepadnie.
delivery-held-no-channel = Kanał, na którym piszę, został usunięty. Wybierz inny przez `/td set-channel`: tam trafi wszystko, co czeka.
delivery-held-no-server = Nie ma mnie już na waszym serwerze, więc nic tam nie opublikuję. Zaproś mnie ponownie, a wyślę wszystko, co czeka.
delivery-held-dm-limit = Discord pozwala mi pisać naraz tylko do kilku nowych osób. Idę po kolei; tymczasem wszystko jest pod `/me next`.
delivery-held-quarantined = Discord nie pozwala mi teraz pisać do nowych osób. Wszystko znajdą pod `/me next`; próbuję dalej i napiszę do nich, gdy tylko się da.
delivery-held-event-limit = Serwer ma już tyle zaplanowanych wydarzeń, na ile pozwala Discord (100). Usuń lub zakończ kilka: moje poczekają, a cała reszta idzie dalej.
delivery-held-thread-limit = Serwer ma już tyle otwartych wątków, na ile pozwala Discord. Zamknij lub usuń kilka: to, co mam opublikować w nowych wątkach, poczeka, a cała reszta idzie dalej.
delivery-held-moderation = Filtr odrzuca to, co chcę opublikować na <#{ $channel }>: AutoMod serwera albo filtr szkodliwych linków Discorda. Dodaj moją rolę do ignorowanych przez AutoMod (*Server Settings*, *AutoMod*) albo zmień nazwę lub link, który zatrzymuje. Moje wiadomości tam poczekają; żadna nie przepadnie.
delivery-not-posted =
    { $count ->
        [one] { $titles }: pary są, ale nie udało mi się ich jeszcze opublikować.
        [few] { $titles }: pary są, ale nie udało mi się ich jeszcze opublikować.
       *[many] { $titles }: pary są, ale nie udało mi się ich jeszcze opublikować.
    }
delivery-announcement-waits = Ogłoszenie jest zachowane, ale nie udało mi się go jeszcze opublikować.
delivery-discord-down = Discord nie odpowiada jak należy. Próbuję dalej i opublikuję wszystko po kolei, gdy tylko zacznie.
delivery-title = Doręczanie: { $title }
delivery-all-delivered = Wszystko dotarło.
delivery-waiting =
    { $count ->
        [one] **{ $count } wiadomość czeka.** { $why }
        [few] **{ $count } wiadomości czekają.** { $why }
       *[many] **{ $count } wiadomości czeka.** { $why }
    }
delivery-expired =
    { $count ->
        [one] { $count } przypomnienie nie wyszło na czas i zostało pominięte.
        [few] { $count } przypomnienia nie wyszły na czas i zostały pominięte.
       *[many] { $count } przypomnień nie wyszło na czas i zostało pominiętych.
    }
delivery-refused =
    { $count ->
        [one] **Discord odrzucił { $count } wiadomość.** To mój błąd: daj znać administratorowi bota. *Wyślij jeszcze raz* ponawia próbę.
        [few] **Discord odrzucił { $count } wiadomości.** To mój błąd: daj znać administratorowi bota. *Wyślij jeszcze raz* ponawia próbę.
       *[many] **Discord odrzucił { $count } wiadomości.** To mój błąd: daj znać administratorowi bota. *Wyślij jeszcze raz* ponawia próbę.
    }
delivery-unreached = Do tych osób nie mogę pisać; wszystko znajdą pod `/me next`:
delivery-departed = Tych graczy nie ma już na serwerze:
delivery-tried = Wszystko poszło do ponownej próby.
delivery-post-again =
    { $count ->
        [one] Ponawiam { $count } wiadomość.
        [few] Ponawiam { $count } wiadomości.
       *[many] Ponawiam { $count } wiadomości.
    }
delivery-nothing-again = Nie ma czego wysyłać ponownie.
delivery-removed = Usunięto mnie z serwera turnieju **{ $title }**. Jego harmonogram jest wstrzymany, a wszystko zachowane. Zaproś mnie ponownie, żeby grać dalej.
delivery-back = Jestem z powrotem na serwerze. Harmonogram turnieju **{ $title }** był wstrzymany, gdy mnie nie było; organizator uruchomi go przez `/td pause resume:True`.
