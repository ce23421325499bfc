### Was der Chat ablehnt.

errors-chat-roles-director = Turnierleiter
errors-chat-roles-coordinator = Koordinatoren
errors-chat-roles-entrant = Spieler
errors-chat-round-text-codes-nobody = niemand heißt „{ $part }“
errors-chat-round-text-codes-several = „{ $part }“ kann { $names } sein; schreib die Nummer aus der Liste, etwa #3
errors-chat-round-text-codes-not-a-game = „{ $part }“ ist weder eine Partie wie `Ana - Bo` noch ein Freilos wie `bye Eve`
errors-chat-no-tournament-given = Ein Turnier namens „{ $given }“ kenne ich hier nicht. Wähle beim Tippen eins aus der Liste.
errors-chat-no-tournament = Hier gibt es kein Turnier. Nenne eins, oder bitte die Turnierleitung, es mit `/td create` anzulegen.
errors-chat-not-staff-error = Ein Turnier kann nur beginnen, wer auf diesem Server Events verwalten darf. Frag jemanden davon.
errors-chat-not-staff = Das können nur { $roles } dieses Turniers. Frag jemanden davon; `/tournament info` nennt die Namen.
errors-chat-not-entered = Du bist bei **{ $title }** nicht angemeldet. Solange die Anmeldung offen ist, geht das mit `/join`.
errors-chat-staff-may-not-play = Wer die Rolle { $role } hat, darf im selben Turnier nicht mitspielen. Eine der beiden Rollen muss jemand anderes übernehmen.
errors-chat-no-game = Du hast in **{ $title }** gerade keine offene Partie. `/me next` zeigt, was als Nächstes kommt.
errors-chat-server-only = Das geht nur auf einem Server. Benutze es im Kanal des Turniers.
errors-chat-import-refused = Die Liste kann nicht übernommen werden: { $problems }. Nichts wurde geändert; bitte korrigiere sie und schick sie noch einmal.
errors-chat-draft-gone = Das ist schon erledigt, oder du hast inzwischen neu damit angefangen. Nichts wurde geändert; bitte beginne noch einmal.
errors-chat-last-director = Ein Turnier braucht einen Leiter. Mach erst jemand anderen dazu, mit `/td staff`.
errors-chat-entrant-on-staff = Wer in diesem Turnier die Rolle { $role } hat, darf nicht mitspielen, aber { $entrant } spielt mit. Melde den Spieler erst ab.
errors-chat-unknown-round = Eine Runde „{ $given }“ gibt es noch nicht. Wähle beim Tippen eine aus der Liste.
errors-chat-no-question = Keine Frage ist offen: Gerade wartet nichts auf eine Antwort.
errors-chat-nobody-named = Sag, wer: entweder ein Mitglied dieses Servers oder der Name eines Gastes, nicht beides.
errors-chat-bad-score = „{ $given }“ ist kein Punktestand. Schreib ihn so: `412:380`.
errors-chat-no-result-given = Wähle unter `winner`, wer gewonnen hat, oder gib den `score` ein, etwa `412:380`.
errors-chat-round-text = Diese Paarungen verstehe ich nicht: { $problems }. Nichts wurde geändert.
errors-chat-no-timetable = **{ $title }** hat keinen Wochenplan: Mach mit deinem Gegner direkt eine Zeit aus.
errors-chat-times-final = Die Zeit steht endgültig fest: { $pairing }. Verlegen kann die Partie nur noch die Turnierleitung.
errors-chat-not-astart-time = Keine Partie beginnt { $at }. Partien beginnen alle { $slot_minutes } Minuten, von { $first } bis { $last }.
errors-chat-nothing-required = Keine Auflage der Turnierleitung wartet auf eine Antwort von dir.
errors-chat-no-form = Für **{ $title }** gibt es gerade kein Formular, das du ausfüllen sollst.
errors-chat-not-offered = Das geht nicht mehr: Inzwischen ist es weitergegangen. `/me next` zeigt den Stand.
errors-chat-several-tournaments = Welches Turnier meinst du: { $titles }? Nenne es in der Option `tournament`.
errors-chat-which-tournament = Welches Turnier meinst du?
errors-chat-sealed-log = Im Protokoll steht etwas, das noch versiegelt ist: { $titles }. Bis es enthüllt ist, kann nur die Turnierleitung es exportieren.
errors-chat-no-channel = In diesem Kanal kann ich nicht posten. Bitte gib mir dort: { $missing }.
errors-chat-no-channel-at-all = Ich kann diesen Kanal nicht sehen. Gib mir bitte Zugang oder wähle einen anderen.
errors-chat-no-voice-channel = Bitte wähle einen Sprachkanal dieses Servers, den ich sehen kann.
errors-chat-bad-fields = Manche Felder stimmen noch nicht. Nichts wurde geändert.
errors-chat-stale-action = Das bewirkt nichts mehr. Bitte beginne neu mit dem Befehl.
errors-chat-not-your-form = Dieses Formular wurde für jemand anderen geöffnet. Bitte öffne dein eigenes.
errors-chat-not-your-work = Darauf wartet jemand anderes; nur diese Person kann es abbrechen.
errors-chat-reading-too-long = Das Lesen hat zu lange gedauert, deshalb habe ich aufgehört, und nichts wurde geändert. Bitte prüf, ob es der richtige Text oder die richtige Datei ist, oder schick es in mehreren kleineren Teilen.
errors-chat-file-too-large = Die Datei ist zu groß; höchstens { $most } MB.
errors-chat-file-type = Der Name der Datei muss auf { $endings } enden.
errors-chat-table =
    { $code ->
        [wide] Zeile { $line } der Datei hat mehr als { $most } Spalten. Es wurde nichts geändert.
        [many_rows] Die Datei hat mehr als { $most } Zeilen. Es wurde nichts geändert.
       *[long_cell] In Zeile { $line } der Datei ist eine Zelle länger als { $most } Zeichen, oder ihr Anführungszeichen wird nie geschlossen. Es wurde nichts geändert.
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: Zeilen haben höchstens { $most } Zeichen. Es wurde nichts geändert.
        [depth] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: Werte liegen höchstens { $most } tief. Es wurde nichts geändert.
        [number] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: ganze Zahlen haben höchstens { $most } Bit. Es wurde nichts geändert.
        [title] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: Titel haben höchstens { $most } Zeichen. Es wurde nichts geändert.
        [name] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: Namen haben höchstens { $most } Zeichen. Es wurde nichts geändert.
        [stages] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: es gibt höchstens { $most } Abschnitte. Es wurde nichts geändert.
        [entrants] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: es gibt höchstens { $most } Teilnehmer. Es wurde nichts geändert.
       *[text] In Zeile { $line } der Datei steht mehr, als ein Turnier haben darf: Texte haben höchstens { $most } Zeichen. Es wurde nichts geändert.
    }
# Refusal: results typed a line a game cannot be read.
errors-chat-result-line-nothing = Da steht keine Zeile.
errors-chat-result-line-too-many = Das sind mehr als tausend Zeilen.
errors-chat-result-line-not-a-result = „{ $part }“ ist kein Ergebnis wie `12 450 380` oder `Ana beat Bo`
errors-chat-result-line-too-long = „{ $part }“ und so weiter ist länger als 200 Zeichen: bitte ein Ergebnis oder eine Person pro Zeile
errors-chat-result-line-ambiguous = „{ $part }“ lässt sich verschieden lesen; schreib es mit dem Brett, zum Beispiel `3 2-1`, oder mit Nummern aus der Liste, zum Beispiel `#3 - #14 2-1`
errors-chat-result-line-nobody = niemand mit einer offenen Partie heißt „{ $part }“
errors-chat-result-line-several = „{ $part }“ kann mehrere meinen; schreib die Nummer aus der Liste, etwa #3
errors-chat-result-line-no-board = in dieser Runde gibt es kein Brett { $part }
errors-chat-result-line-not-paired = { $part } haben keine offene Partie
errors-chat-result-line-has-result = diese Partie hat schon ein Ergebnis: „{ $part }“; `/round result` berichtigt es
errors-chat-result-line-twice = diese Partie steht zweimal da: „{ $part }“
errors-chat-result-line = Zeile { $line }: { $problem }
errors-chat-result-lines =
    Nichts wurde eingetragen:
    { $problems }
errors-chat-several-entrants = „{ $given }“ kann { $which } sein. Gib die Nummer ein, etwa #3, oder wähle aus der Liste.
errors-chat-not-in-game = „{ $given }“ sagt nicht, wer von beiden: { $first } oder { $second }?
errors-chat-not-disputed = „{ $given }“ hat hier keine strittige Partie zu entscheiden. Nenne den Gewinner jeder strittigen Partie einmal, etwa: Grace, Hiro.
errors-chat-line-named-twice = „{ $part }“ steht zweimal da
errors-chat-line-no-rating = „{ $part }“ hat keine Wertung wie `Ana 1720`
errors-chat-line-no-player = niemand im Feld heißt „{ $part }“
errors-chat-webhook-off = Wer diesen Bot betreibt, hat Webhooks ausgeschaltet.
errors-chat-webhook-unreadable = An diese Adresse kann ich nichts senden. Sie sieht aus wie `https://example.org/hook`.
errors-chat-webhook-password = Eine Adresse mit Name und Passwort darin wird nicht genommen: Was gesendet wird, ist stattdessen signiert.
errors-chat-webhook-https = Nur Adressen, die mit `https://` beginnen, werden genommen.
errors-chat-webhook-private = Diese Adresse ist nicht im Internet, also sende ich nichts dorthin.
errors-chat-no-webhook = Diesen Webhook gibt es nicht mehr.
errors-chat-unknown-rule = Eine Regel „{ $typed }“ gibt es hier nicht. `/tournament rules` nennt alle.
errors-chat-server-off = Hier ist kein Spieleserver dieses Namens in Gebrauch.
errors-chat-server-unreachable = { $server } ist gerade nicht zu erreichen. Bitte versuch es später noch einmal.
errors-chat-server-unknown-account = { $server } kennt kein solches Konto. Prüf die Schreibweise.
errors-chat-server-not-proved = Auf { $server } sehe ich den Nachweis noch nicht. Speichere ihn dort und versuch es gleich noch einmal.
errors-chat-server-refused = { $server } lässt mich das nicht tun. Sag bitte dem, der diesen Bot betreibt, Bescheid.
errors-chat-roles-judge = Schiedsrichter
errors-chat-sign-up-to-come = Die Anmeldung ist noch nicht offen. Sobald sie beginnt, erscheint eine Karte mit dem Knopf *Anmelden*.
errors-chat-sign-up-over = Dieses Turnier ist vorbei. `/tournament list` zeigt, wo du sonst mitspielen kannst.
errors-chat-sign-up-closed =
    Die Anmeldung ist geschlossen. { $count ->
        [0] Die Turnierleitung
       *[other] Frag { $directors }: Die Turnierleitung
    } kann dich mit `/players add` noch aufnehmen, solange das Format Nachzügler zulässt.
errors-chat-not-captain = Das können nur der Kapitän von { $entrant } und die Turnierleitung; bei einem Gast nur die Turnierleitung. Sich selbst nimmt jeder mit `/team remove` heraus.
errors-chat-field-from-list =
    Wer hier spielt, steht auf der Liste der Turnierleitung. { $count ->
        [0] Die Turnierleitung
       *[other] { $directors }
    } weiß mehr.
errors-chat-line-no-choice = „{ $part }“ ist keine der Antworten
errors-chat-line-no-times = „{ $part }“ kann ich nicht als Zeiten wie `sat 10-14, sun any` lesen
errors-chat-no-such-link = Damit öffnet sich kein persönlicher Link. Schick die ganze Adresse des Links, den du für dieses Turnier hast; die Turnierleitung kann einen neuen machen.
errors-chat-kept-apart-schedule = { $system } hat einen Plan, der sagt, wer gegen wen spielt: Dort lässt sich niemand trennen. Ein Schweizer System oder ein K.-o. kann es.
errors-chat-kept-apart-drawn = Die Plätze für { $system } sind schon ausgelost; wer gegen wen spielt, ändert sich nicht mehr.
errors-chat-kept-apart-same = Nenne zwei verschiedene Spieler.
errors-chat-not-free = { $name } hat noch nicht zugesagt. Mit **Team beitreten** kommt man selbst dazu, oder du wählst dann aus.
