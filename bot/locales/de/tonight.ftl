### Das Menü der Turniere, und das Formular eines Turniers für heute Abend.

tonight-menu = Was soll es sein? Wenn alle schon da sind, drück *Heute Abend*.
tonight-presets = Ganze Turniere, fertig eingerichtet
tonight-formats = Spielsysteme
tonight-form-title = Turnier für heute Abend
tonight-default-name = Turnier heute Abend
tonight-rounds-help = Leer lassen, dann passt es zur Zahl der Spieler.
tonight-yes = Ja
tonight-no = Nein
tonight-labels-name = Name
tonight-labels-kind = Art
tonight-labels-rounds = Runden (nur Schweizer System)
tonight-labels-best-of = Eine Begegnung ist
tonight-labels-third-place = Spiel um Platz drei
# One kind of tournament in the list.
tonight-kind = { $title }: { $summary }
# One line of the menu.
tonight-choice = **{ $title }**: { $summary }
# How many games a match has.
tonight-series =
    { $games ->
        [1] eine Partie
       *[other] Best of { $games }
    }
# That kind of tournament has nothing of that sort.
tonight-not-in = Das gibt es bei „{ $kind }“ nicht. Lass es, wie es war.
# The number of rounds cannot be read.
tonight-whole-number = Eine ganze Zahl von 1 bis { $most }, oder nichts.
# It is there, and people can join.
tonight-opened = **{ $title }** ist offen in <#{ $channel }>: Wer mitspielt, drückt *Anmelden* auf der Karte.
tonight-opened-teams = **{ $title }** ist offen in <#{ $channel }>: Wer mitspielt, drückt *Team beitreten* oder *Neues Team* auf der Karte.
tonight-press-start = Wenn alle da sind, drück *Start*.
tonight-starts-then = Los geht’s { $at } von selbst, mit allen, die bis dahin eingecheckt haben. Der Check-in öffnet eine Viertelstunde vorher.
tonight-goes-on =
    Jede nächste Runde kommt von selbst { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } nach dem letzten Ergebnis, ebenso die Endtabelle. *Anhalten* auf der Karte verhindert das.
tonight-two-stages-title = Zwei Phasen
tonight-labels-first = Erste Phase
tonight-labels-groups = Gruppen (nur Gruppenphase)
tonight-labels-second = Zweite Phase
tonight-groups-help = Wie viele; leer: Gruppen mit bis zu vier.
tonight-field-help = 8, 9-16 oder groups 1-2 +8. Zwei Finals nebeneinander: groups 1-2; groups 3-4
tonight-then = { $first }, dann { $second }
tonight-choose-title = Neues Turnier
