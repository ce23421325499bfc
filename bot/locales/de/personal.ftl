### What is stored about somebody, and what becomes of it.

personal-forget = Mich vergessen …
personal-forget-now = Ja, vergiss mich
personal-forgotten = Erledigt: Dein Konto, dein Name und alles, was du eingestellt hast, sind vergessen. Wer Herald ab jetzt mit deinem Konto benutzt, ist jemand Neues.
personal-backups-end =
    Sicherungen meiner Datenbank vergessen dich innerhalb von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }.
personal-backups-daily =
    Meine täglichen Sicherungen vergessen dich innerhalb von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }. Wenn der Betreiber dieses Bots anderswo Kopien hat, frag ihn, wie lange.
personal-backups-unknown = In Sicherungen meiner Datenbank kann noch stehen, was du gerade gelöscht hast. Frag den Betreiber dieses Bots, wie lange.
personal-stored =
    Die Datei enthält alles, was über dich gespeichert ist: dein Konto und deinen Namen, { $known ->
        [True] deine Zeitzone ({ $zone }),
       *[other] keine Zeitzone,
    } { $tournaments ->
        [one] { $tournaments } Turnier,
       *[other] { $tournaments } Turniere,
    } { $acts ->
        [one] { $acts } Sache, die du dort getan hast,
       *[other] { $acts } Sachen, die du dort getan hast,
    } und { $messages ->
        [one] { $messages } Direktnachricht.
       *[other] { $messages } Direktnachrichten.
    }
personal-what-happens = Dein Konto, dein Name, deine Zeitzone, deine Erinnerungen und die Texte der Nachrichten an dich werden endgültig vergessen. Ergebnisse bleiben: Wo du gespielt hast, steht statt deines Namens „Teilnehmer 7“ oder Ähnliches.
personal-still-plays = Du spielst noch in { $tournaments }. Das Vergessen nimmt dich dort nicht heraus; willst du das, nimm vorher `/leave`.
personal-still-directs = Du leitest noch { $tournaments }. Mach vorher jemand anderen zur Turnierleitung: `/td staff`.

personal-rating = Deine Wertungszahl in **{ $title }**: { $rating }, nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}. Sie wird aus den Ergebnissen berechnet; `/leave` in der Serie beendet sie.
