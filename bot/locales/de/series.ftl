### Turniere, die wiederkommen: nächste Woche noch einmal, und Serien.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** ist offen in <#{ $channel }>. Los geht es { $at }.
series-agenda = Der nächste Abend öffnet
series-every = Jede Woche: **{ $at }** ({ $zone })
series-next = Nächster Abend: { $start }. Die Anmeldung öffnet { $opens }.
series-is-open = Der Abend dieser Woche läuft.
series-is-stopped = Die Serie ist angehalten. Es öffnet kein neuer Abend.
series-stop = Serie anhalten
series-resume = Serie fortsetzen
series-stopped = **{ $title }** ist angehalten: Es öffnet kein neuer Abend, bis es weitergeht. Ein offener Abend läuft weiter.
series-goes-on = **{ $title }** geht weiter. Bis zum nächsten Abend!
series-planned = **{ $title }** kommt jede Woche wieder. Anmeldung und Start laufen ohne dich.
series-too-few = **{ $title }** fällt diesmal aus: { $players } von mindestens { $fewest } Spielern sind da. Bis zum nächsten Mal!
series-leaderboard = Rangliste der Serie
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = Beim letzten Mal vorn: **{ $names }**
series-nothing-yet = Noch keine Punkte. Sie kommen mit dem ersten Abend.
series-counts = Punkte nach Platz: { $points }. Wer sich einen Platz teilt, hat dessen Punkte.
series-best =
    { $best ->
        [one] Nur der beste Abend zählt.
       *[other] Die besten { $best } Abende zählen.
    }
series-season-won = Saison { $season }: **{ $names }** ({ $points })
series-head-rank = #
series-head-name = Spieler
series-head-points = Punkte
series-head-evenings = Abende
series-head-wins = Siege
series-label-at = Wann
series-label-zone = Zeitzone
series-label-points = Punkte
series-wrong-at = Ein Wochentag und eine Zeit, etwa `fri 20:00`
series-wrong-points = Ganze Zahlen von 0 bis 10000, etwa `10 8 6 5`
series-wrong-zone = Eine Zeitzone, etwa `Europe/Berlin`
series-event-description = Anmelden auf der Karte im Kanal.
series-head-rating = Wertung
series-about-ratings = Die Wertung kommt aus den Partien der Abende. ± zeigt, wie unsicher sie ist. Mit `/leave` bist du aus der Serie und ihrer Wertung heraus.
series-label-player-role = Rolle für Spieler
series-label-winner-role = Rolle für den Sieger
series-player-role = { $role } bekommen alle, die einen Abend gespielt haben.
series-winner-role = { $role } bekommt der Sieger des letzten Abends, bis der nächste gewinnt.
series-roles-end = `/leave`, `/me data` (**Mich vergessen …**) oder ein korrigiertes Ergebnis nehmen eine Rolle wieder weg. `no_roles` beendet das.
series-roles-off = Keine Rollen mehr: Alle verlieren, was sie hier bekommen haben.
series-role-deleted = Die Rolle wurde gelöscht. Wähle mit `/td series` eine andere.
series-role-managed = **{ $role }** gehört zum Server oder zu einer App. Wähle eine Rolle, die man Mitgliedern geben kann.
series-role-permissions = **{ $role }** hat Berechtigungen. Schalte alle ab oder wähle eine andere Rolle: Durch Spielen soll niemand Moderator werden.
series-role-not-permitted = Für **{ $role }** brauche ich die Berechtigung *Rollen verwalten*.
series-role-too-high = **{ $role }** steht nicht unter meiner eigenen Rolle. Zieh meine in den Servereinstellungen unter *Rollen* darüber.
series-role-not-yours = Du kannst **{ $role }** selbst nicht vergeben, deshalb tue ich es nicht für dich.
series-roles-stopped = Ich kann eine Rolle dieser Serie nicht geben oder nehmen. { $problem } Die Abende gehen ohne sie weiter.
