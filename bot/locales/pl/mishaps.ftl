mishaps-broken = Przepraszam, coś poszło nie tak po mojej stronie. Nic się nie zmieniło. Spróbuj jeszcze raz albo daj znać organizatorowi.
mishaps-may-have-counted = Przepraszam, coś poszło nie tak przy odpowiadaniu i jest to zapisane. Twoje działanie mogło się jednak liczyć: sprawdź, zanim spróbujesz ponownie.
mishaps-too-late = Przepraszam, duży ruch, formularz nie otworzył się na czas. Spróbuj jeszcze raz.
mishaps-not-here = Nie widzę wybranej osoby lub rzeczy: musi być na tym serwerze, a ja muszę mieć do niej dostęp.
mishaps-unreadable = Nie mogę czytać wiadomości na <#{ $channel }>, więc nie wiem, czy moja ostatnia dotarła. Daj mi uprawnienie *Read Message History*: do tego czasu czekam, żeby nic nie pojawiło się dwa razy.
mishaps-unusable = Nie mogę użyć wpisanych danych. Nic się nie zmieniło; sprawdź je i spróbuj jeszcze raz.
mishaps-face-failed =
    Coś, co pokazuje tylko format { $format }, nie zadziałało: { $part ->
       *[posts] wiadomości
        [pictures] obrazki
        [preview] podgląd
        [field] lista graczy
        [dates] daty rund
        [files] pliki
    }. Turniej trwa, a cała reszta jest publikowana. Administrator bota znajdzie powód w dzienniku.
