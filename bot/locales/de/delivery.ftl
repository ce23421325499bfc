### What cannot be delivered, and what to do about it.

delivery-held-no-permission = Ich darf in <#{ $channel }> nicht schreiben. Bitte erlaube mir dort *Kanal anzeigen*, *Nachrichten senden*, *Nachrichten in Threads senden*, *Links einbetten* und *Dateien anhängen*, oder wähle mit `/td set-channel` einen anderen Kanal. Bis dahin warten meine Beiträge; keiner geht verloren.
delivery-held-no-channel = Der Kanal, in dem ich schreibe, wurde gelöscht. Bitte wähle mit `/td set-channel` einen anderen: Was wartet, erscheint dann dort.
delivery-held-no-server = Ich bin nicht mehr auf eurem Server und kann dort nichts schreiben. Lade mich wieder ein, dann hole ich nach, was wartet.
delivery-held-dm-limit = Discord lässt mich nur wenige Leute zum ersten Mal anschreiben. Ich mache es nacheinander; bis dahin steht alles unter `/me next`.
delivery-held-quarantined = Discord lässt mich im Moment niemanden zum ersten Mal anschreiben. Alles steht unter `/me next`; ich versuche es weiter und schreibe, sobald ich darf.
delivery-held-event-limit = Auf eurem Server stehen so viele geplante Events, wie Discord erlaubt (100). Bitte lösche oder beende welche: Meine Events warten so lange, alles andere geht weiter.
delivery-held-thread-limit = Auf eurem Server sind so viele Threads offen, wie Discord erlaubt. Bitte schließe oder lösche welche: Was in neue Threads gehört, wartet so lange, alles andere geht weiter.
delivery-held-moderation = Ein Filter lehnt ab, was ich in <#{ $channel }> schreiben will: das AutoMod eures Servers oder Discords eigener gegen schädliche Links. Bitte nimm meine Rolle vom AutoMod aus (*Servereinstellungen*, *AutoMod*) oder ändere den Namen oder Link, an dem er sich stört. Meine Beiträge dort warten so lange; keiner geht verloren.
delivery-not-posted =
    { $count ->
        [one] { $titles } ist ausgelost, aber ich konnte das noch nicht posten.
       *[other] { $titles } sind ausgelost, aber ich konnte das noch nicht posten.
    }
delivery-announcement-waits = Deine Ankündigung ist gespeichert, aber ich konnte sie noch nicht posten.
delivery-discord-down = Discord antwortet nicht, wie es sollte. Ich versuche es weiter und poste alles der Reihe nach, sobald es geht.
delivery-title = Zustellung: { $title }
delivery-all-delivered = Alles, was ich zu sagen hatte, ist zugestellt.
delivery-waiting =
    { $count ->
        [one] **Ein Beitrag wartet.** { $why }
       *[other] **{ $count } Beiträge warten.** { $why }
    }
delivery-expired =
    { $count ->
        [one] Eine Erinnerung konnte nicht rechtzeitig gesendet werden und entfiel.
       *[other] { $count } Erinnerungen konnten nicht rechtzeitig gesendet werden und entfielen.
    }
delivery-refused =
    { $count ->
        [one] **Discord hat einen Beitrag abgelehnt.** Das ist mein Fehler: bitte sag es dem Betreiber. *Noch einmal posten* versucht es erneut.
       *[other] **Discord hat { $count } Beiträge abgelehnt.** Das ist mein Fehler: bitte sag es dem Betreiber. *Noch einmal posten* versucht es erneut.
    }
delivery-unreached = Diesen Leuten kann ich nicht schreiben; sie finden alles unter `/me next`:
delivery-departed = Diese Spieler haben den Server verlassen:
delivery-tried = Ich habe alles noch einmal versucht.
delivery-post-again =
    { $count ->
        [one] Ein Beitrag wird noch einmal versucht.
       *[other] { $count } Beiträge werden noch einmal versucht.
    }
delivery-nothing-again = Es gibt nichts noch einmal zu posten.
delivery-removed = Ich wurde vom Server von **{ $title }** entfernt. Der Zeitplan steht still, und alles bleibt erhalten. Lade mich wieder ein, damit es weitergeht.
delivery-back = Ich bin wieder auf dem Server. Solange ich weg war, stand der Zeitplan von **{ $title }** still; die Turnierleitung startet ihn mit `/td pause resume:True`.
