### Was Formate sagen.

format-shared-time-director = Diese Zeit hat ein Turnierleiter festgelegt: { $text }

format-shared-time-both = { $who1 } und { $who2 } ist diese Zeit beiden lieb (Anfangszeiten, die beiden passen: { $common }).

format-shared-time-one = { $who1 } passt diese Zeit gut, { $who2 } nicht (Anfangszeiten, die beiden passen: { $common }).

format-shared-time-neither = Diese Zeit ist weder { $who1 } noch { $who2 } besonders lieb.

format-shared-time-fixed = Diese Zeit stand schon vorher fest.

format-shared-time-none-free = { $who1 } und { $who2 } haben zu allen möglichen Anfangszeiten andere Partien.

format-shared-time-taken = Es gäbe eine bessere Zeit, aber { $who1 } oder { $who2 } hat dann eine andere Partie.

format-shared-time-only = Es gab keine andere Anfangszeit zur Auswahl.

format-shared-time-earliest = Es ist die früheste von { $choices } solchen Anfangszeiten.

format-shared-time-spread = Bei dieser von { $choices } solchen Anfangszeiten können mehr Leute zuschauen: gleichzeitige Partien { $together }, statt { $together_at_earliest } zur frühesten Zeit, { $earliest_at }.

format-shared-time-near-miss = Knapp verfehlt: { $who1 } um { $first_at }, { $who2 } um { $second_at }, { $minutes } auseinander.

format-shared-side-1 = { $who1 } bekommt { $side }: { $who1 } hatte sie insgesamt seltener als { $who2 }.

format-shared-side-2 = { $who1 } bekommt { $side }: { $who1 } hatte sie in ihren Partien gegeneinander seltener.

format-shared-side-3 = { $who1 } bekommt { $side }: So wechseln beide die Seite ihrer letzten Partie.

format-shared-side-4 = { $who1 } bekommt { $side }: Das beendet die längere Serie auf derselben Seite.

format-shared-side-5 = { $who1 } bekommt { $side }: Sie tauschen die Seiten ihrer letzten Partie gegeneinander.

format-shared-side-6 = { $who1 } bekommt { $side } per Los: Sonst unterscheidet die beiden nichts.

format-shared-side-7 = { $who1 } bekommt { $side }: Sonst hätte jemand zum dritten Mal hintereinander dieselbe Seite.

format-shared-took-the-gap = { $who1 } gibt das Freilos auf und spielt gegen { $who2 }, deren Gegner ausgeschieden ist.

format-shared-seeded-by-uncertainty = { $who1 } ist vor { $who2 } gesetzt: gleiche Wertungszahl, aber eine sicherere.

format-shared-seeded-by-games = { $who1 } ist vor { $who2 } gesetzt: gleiche Wertungszahl und Unsicherheit, aber mehr gewertete Partien.

format-shared-seeded-by-joined = { $who1 } ist vor { $who2 } gesetzt: in allen Zahlen gleich, aber früher dabei.

format-shared-seeded-by-lot = { $who1 } ist per Los vor { $who2 } gesetzt: Sonst trennt sie nichts.

format-shared-parted-by-buchholz-cut-1 = { $who1 } steht vor { $who2 }: Die Gegner außer dem schwächsten haben mehr Punkte geholt.

format-shared-parted-by-buchholz = { $who1 } steht vor { $who2 }: Die Gegner haben mehr Punkte geholt (Buchholz).

format-shared-parted-by-median-buchholz = { $who1 } steht vor { $who2 }: Die Gegner außer dem schwächsten und dem stärksten haben mehr Punkte geholt.

format-shared-parted-by-sodos = { $who1 } steht vor { $who2 }: Die Punkte kamen gegen stärkere Gegner (SODOS).

format-shared-parted-by-direct = { $who1 } steht vor { $who2 }: besser in den Partien zwischen denen, die bis dahin gleichauf waren.

format-shared-parted-by-wins = { $who1 } steht vor { $who2 }: mehr Siege.

format-shared-above = { $who1 } liegt vor { $who2 }: durch die Feinwertung { $tie_break } (C.07).

format-shared-round = { $title }: { $games ->
        [one] eine Begegnung
       *[other] { $games } Begegnungen
    }.
format-shared-round-of-matches = { $title }. Eine Begegnung beginnt, sobald beide Spieler feststehen.

format-shared-match = { $title }: { $who1 } (Setzplatz { $seed }) trifft auf { $who2 } (Setzplatz { $other_seed }).

format-shared-replay = { $who1 } und { $who2 } haben unentschieden gespielt und spielen noch einmal mit getauschten Seiten, Partie { $game }.

format-shared-bye = { $who1 } hat ein Freilos: Der Turnierbaum hat mehr Plätze als Spieler, und die Bestgesetzten kommen ohne Partie weiter.

format-shared-bye-inside = { $who1 } kommt ohne Partie weiter: Auf dem anderen Platz dieser Begegnung ist niemand.

format-shared-walkover = { $who1 } kommt ohne Partie weiter: { $who2 } ist ausgeschieden.

format-shared-champion = { $who1 } hat die letzte Begegnung und das Turnier gewonnen.

format-shared-no-champion = Niemand ist mehr dabei: Es gibt keinen Sieger, bis ein Turnierleiter entscheidet.

format-shared-parted-by-still-in = { $who1 } steht vor { $who2 }: noch dabei.

format-shared-parted-by-out = { $who1 } steht vor { $who2 }: später ausgeschieden.

format-shared-parted-by-third-place = { $who1 } steht vor { $who2 }: Sieg im Spiel um den dritten Platz.

format-shared-not-best-of = Dieser Spielstand ist in { $game } nicht möglich: Eine Begegnung endet, sobald eine Seite die Mehrheit der Partien hat. Bei drei Partien heißt das 2-0 oder 2-1.

format-shared-name-first = die erste Seite

format-shared-name-first-2 = Erste

format-shared-name-second = die zweite Seite

format-shared-name-second-2 = Zweite

format-shared-name-final = Finale

format-shared-name-semi-finals = Halbfinale

format-shared-name-quarter-finals = Viertelfinale

format-shared-name-round-of-size = Letzte { $size }

format-shared-name-third-place = Spiel um Platz 3

format-shared-name-winners-round-number = Gewinnerrunde { $number }

format-shared-name-winners-final = Gewinnerfinale

format-shared-name-losers-round-number = Verliererrunde { $number }

format-shared-name-losers-final = Verliererfinale

format-shared-name-grand-final = Großes Finale

format-shared-name-second-grand-final = Zweites großes Finale

format-shared-name-round-played-again = { $round }, Wiederholung

format-shared-name-round-and-other-round = { $round } und { $other_round }

format-shared-head-buchholz-1 = Buchholz -1

format-shared-column-buchholz-1 = Die Punkte aller Gegner außer dem mit den wenigsten.

format-shared-head-buchholz = Buchholz

format-shared-column-buchholz = Die Punkte aller Gegner.

format-shared-head-median = Median

format-shared-column-median = Die Punkte aller Gegner außer denen mit den wenigsten und den meisten.

format-shared-head-sodos = SODOS

format-shared-column-sodos = Sonneborn-Berger: die Punkte der Besiegten und die halben Punkte derer, gegen die es unentschieden ausging.

format-shared-head-direct = Direkt

format-shared-column-direct = Die Punkte gegen alle, die bis dahin gleichauf sind.

format-shared-head-wins = Siege

format-shared-column-wins = Gewonnene Partien.

format-shared-head-last = Letzte

format-shared-column-last = Das Kürzel der letzten Begegnung.

format-shared-head-seed = Setzplatz

format-shared-column-seed = Der Platz in der Reihenfolge am Anfang.

format-shared-field-uncertainty = Wie unsicher die Wertungszahl ist; bei gleicher Wertungszahl kommt die sicherere zuerst.

format-shared-field-games = Bisher gewertete Partien; bei gleicher Wertungszahl und Unsicherheit kommen mehr Partien zuerst.

format-shared-field-joined = Seit wann der Teilnehmer auf der Spielseite ist; danach kommt das frühere Datum zuerst.

format-shared-form-invitation = Einladung

format-shared-form-invitation-help = Du bist eingeladen. Spielst du mit? Es zählt die letzte Antwort vor dem Beginn.

format-shared-form-invitation-answer = Spielst du mit?

format-shared-form-invitation-answer-yes = Ja, ich spiele mit

format-shared-form-invitation-answer-no = Nein

format-shared-rule-points = Punkte für Sieg, Unentschieden und Niederlage: { $value }.

format-shared-rule-forfeit-points = Punkte für einen kampflosen Sieg und eine kampflose Niederlage: { $value }.

format-shared-rule-bye-points = Punkte für ein Freilos, dann für eine freie Runde mit ganzem, halbem und keinem Punkt: { $value }.

format-shared-rule-bonus = Bonuspunkte für einen Sieg mit mindestens und eine Niederlage mit höchstens so viel Abstand: { $value }.

format-shared-rule-point-scale = { $value } dieser Punkte werden als ein Punkt angezeigt.

format-shared-points-needed = Gib zuerst an, was Sieg, Unentschieden und Niederlage zählen (Punkte), dann den Rest der Tabelle.

format-shared-points-negative = Punkte sind nie negativ: Wer fehlt, bekommt 0, und Spielen darf nicht weniger wert sein. Gib einer Niederlage 0 und allem anderen mehr.

format-shared-points-out-of-order = Ein Sieg muss mehr Punkte geben als eine Niederlage, und ein Unentschieden weder mehr als ein Sieg noch weniger als eine Niederlage.

format-shared-fide-tie-breaks = Feinwertungen der FIDE stehen allein: nimm die anderen heraus, und gib Punkte ohne Bonus, in Zehnteln, gleich für Partien und kampflose Siege.

format-shared-name-points = Punkte

format-shared-column-sodos-products = Sonneborn-Berger: die Punkte jedes Gegners mal die Punkte, die gegen ihn geholt wurden.

format-shared-option-points-label = Punkte

format-shared-option-points = Punkte für Sieg, Unentschieden und Niederlage, etwa 3-1-0; leer: 1, ½ und 0.

format-shared-option-forfeit-points-label = Punkte kampflos

format-shared-option-forfeit-points = Punkte für kampflosen Sieg und kampflose Niederlage, etwa 3-0; leer: wie sonst.

format-shared-option-bye-points-label = Punkte fürs Freilos

format-shared-option-bye-points = Fürs Freilos, dann freie Runden mit 1, ½ und 0 Punkten; leer: wie Sieg, Unentschieden, 0.

format-shared-option-bonus-label = Bonuspunkte

format-shared-option-bonus = win by 20: 1, loss by 7: 1 gibt je 1 mehr für Siege ab 20 und Niederlagen bis 7 Abstand.

format-shared-option-point-scale-label = Teile eines Punkts

format-shared-option-point-scale = Wie viele davon ein Punkt sind: 2, wenn 2-1-0 als 1, ½, 0 gezeigt wird; leer: 1.

format-shared-option-best-of-label = Best of

format-shared-option-best-of = Eine Begegnung geht über so viele Partien und wird als ein Ergebnis mit Spielstand gemeldet.

format-shared-option-ties-label = Unentschieden

format-shared-option-ties = Kann eine Begegnung unentschieden enden, und wird sie dann wiederholt?

format-shared-option-replays-label = Wiederholungen

format-shared-option-replays = Wie oft eine unentschiedene Begegnung wiederholt wird, bevor der besser Gesetzte weiterkommt.

format-shared-option-zone = Die Zeitzone des Turniers, ein IANA-Name wie Europe/Berlin.

format-shared-option-week = Der wöchentliche Zeitplan; leer, wenn Turnierleiter die Runden starten.

format-shared-option-registration-closes = Wann die Anmeldung von selbst schließt.

format-shared-option-ratings-fixed = Ab dann ändern sich Wertungszahlen und Setzliste nicht mehr.

format-shared-option-ratings-from = Woher Wertungszahlen kommen können: ogs ist online-go.com, nach der Nummer jedes Spielers dort.

format-shared-option-first-round = Vor diesem Zeitpunkt lost der Zeitplan nichts aus.

format-shared-option-play-until = Bis wann Partien fertig sein sollen, deren Zeit die Spieler selbst ausmachen.

format-shared-option-capacity = Wer darüber hinaus kommt, landet auf der Warteliste.

format-shared-option-director-may-play = Darf ein Turnierleiter selbst mitspielen?

format-shared-option-coordinator-may-play = Darf ein Koordinator selbst mitspielen?

format-shared-option-silence-confirms-hours = Eine Meldung, der so viele Stunden niemand widerspricht, gilt als bestätigt.

format-shared-option-time-claim-hours = Stunden, um zu einer Niederlage auf Zeit Stellung zu nehmen, bevor entschieden wird; 0: sofort.
format-shared-option-answer-hours = Stunden für eine Antwort oder Wahl; danach zählt die Vorgabe, oder die Turnierleiter erfahren davon.
format-shared-option-draw-minutes = Minuten von der Ankündigung einer öffentlichen Auslosung bis zur Auslosung; bis dahin geben Spieler Wörter.

format-shared-option-check-in-minutes = „Ich bin da“ geht so lange vor und nach dem Beginn.

format-shared-option-forfeit-minutes = Wie spät jemand kommen darf, bevor die Partie kampflos verloren ist.

format-shared-option-forfeit-removes = Scheidet man nach einer kampflosen Niederlage aus?

format-shared-option-appeals = Darf ein ausgeschiedener Spieler Einspruch einlegen?

format-shared-option-reminder-minutes = So viele Minuten vor einer Partie werden die Spieler erinnert.

format-shared-option-fee = Startgeld, nur in der Kasse notiert; hier wird nichts eingezogen.

format-shared-option-fee-returned = Bekommen es alle zurück, die weder kampflos verlieren noch aussteigen?

format-shared-option-game-fund = Gleichmäßig auf die Partien der letzten Stufe verteilt, an die Sieger.

format-shared-option-prizes = Preise nach Platz, in Worten.

format-shared-option-rules-url = Wo die vollständigen Regeln stehen.

format-shared-option-language = Die Sprache der Beiträge, etwa en oder de.

format-shared-option-take = Wie viele aus der vorigen Stufe weiterkommen; leer heißt alle.

format-shared-option-time-control = Steht bei jeder Paarung dieser Stufe.

format-shared-option-ask = Wann die Spieler vor der Auslosung nach passenden Zeiten gefragt werden.

format-shared-option-pair = Wann Paarungen mit vorläufigen Zeiten veröffentlicht werden.

format-shared-option-fix = Wann die Zeiten der Partien endgültig werden.

format-shared-option-play-from = Wann die ersten Partien der Woche beginnen dürfen.

format-week-option-play-until = Wann die letzten Partien der Woche beginnen dürfen.

format-shared-option-slot-minutes = Minuten zwischen möglichen Anfangszeiten.

format-shared-option-spread-games = Lassen die Spielzeiten Zuschauern nur wenige Partien zugleich? Wenn nicht, gilt die früheste Zeit, die beiden passt.
format-shared-option-fund-forfeits = Bekommt eine kampflos gewonnene Partie einen Anteil am Fonds für Sieger?
format-shared-option-fund-play-offs = Bekommen Entscheidungsspiele um Plätze einen Anteil am Fonds für Sieger?

format-shared-option-one-prize = Gewinnt man nur einen Preis, den größten? Die anderen gehen an die Nächsten.
format-shared-missed = Runden ohne { $who1 } bisher: { $rounds }. Sie bringen keine Punkte.
format-shared-missed-match = Runden ohne { $who1 } bisher: { $rounds }. Eine Begegnung, die in ihnen fällig war, ist verloren.

format-shared-form-attendance = Check-in

format-shared-form-attendance-help = Drück auf den Knopf, wenn du da bist. Sonst bist du draußen; mit /join kommst du zurück.

format-shared-form-attendance-here = Bist du da?

format-shared-form-attendance-here-yes = Ich bin da!

format-shared-option-check-in-opens = Wann gefragt wird, wer da ist; wer es bis zum Ende nicht sagt, bleibt draußen.

format-shared-option-check-in-closes = Wann der Check-in schließt; leer heißt von Hand.

format-shared-option-late-entry = Dürfen Spieler nach Spielbeginn selbst einsteigen, wo das Format es zulässt?

format-shared-option-final-best-of-label = Finale Best of
format-shared-option-final-best-of = Das Finale geht über so viele Partien (Best of); leer: wie jede Begegnung.
format-shared-option-as-they-come-label = Fortlaufende Begegnungen
format-shared-option-as-they-come = Beginnt eine Begegnung, sobald beide Spieler feststehen, ohne auf die Runde zu warten?
format-shared-option-held-label = Zurückgehalten
format-shared-option-held = Codes der Begegnungen, die warten, bis du sie veröffentlichst, etwa GF.
format-shared-option-name-sides-label = Seiten nennen
format-shared-option-name-sides = Wird gesagt, wer in jeder Partie zuerst und wer als Zweites dran ist?
format-shared-option-game-server = Der Spieleserver, auf dem gespielt wird, nach seinem Schlüssel; leer für keinen.
format-shared-option-game-terms = Wie dort gespielt wird: Brett, Regeln, Zeit, in der Schreibweise des Servers.
format-shared-option-server-results = Zählt ein Ergebnis, das der Spieleserver meldet, sofort oder erst, wenn der Verlierer zustimmt?
format-shared-option-goes-on-minutes = Minuten vom letzten Ergebnis bis zur nächsten Runde und zur Endtabelle; leer: von Hand.

format-shared-far-champion = Turniersieg

format-shared-far-in = noch dabei

format-shared-far-out = { $title }

format-shared-far-nowhere = ausgeschieden

format-shared-far-third = 3. Platz

format-shared-far-fourth = 4. Platz

format-shared-option-team-size = Wie viele Leute ein Team haben darf, die alle melden und antworten; 1: niemand spielt im Team.

format-shared-rule-best-of-1 = Eine Begegnung ist eine Partie.

format-shared-rule-best-of = Eine Begegnung geht über höchstens { $value } Partien.

format-shared-rule-ties-yes = Eine Begegnung kann unentschieden enden.

format-shared-rule-ties-no = Jede Begegnung hat einen Sieger: kein Unentschieden.

format-shared-rule-replays-0 = Endet eine Begegnung unentschieden, kommt der besser Gesetzte weiter.

format-shared-rule-replays = Eine unentschiedene Begegnung wird wiederholt, höchstens { $value }-mal; dann kommt der besser Gesetzte weiter.

format-shared-rule-final-best-of = Das Finale ist ein Best of { $value }.

format-shared-rule-as-they-come-yes = Eine Begegnung beginnt, sobald beide Spieler feststehen; niemand wartet auf den Rest der Runde.

format-shared-rule-as-they-come-no = Eine Runde beginnt, wenn die vorige vorbei ist.

format-shared-rule-held = Diese Matches warten auf eine Turnierleitung: { $value }.

format-shared-rule-name-sides-yes = In jeder Partie wird gesagt, wer Erster und wer Zweiter ist.

format-shared-rule-name-sides-no = Wer beginnt, machen die Spieler unter sich aus.

format-shared-name-who-may-meet = Wer sich treffen darf

format-shared-option-never-meet-label = Nie gegeneinander

format-shared-option-never-meet = Wer nie gegeneinander spielt: Verein, Land, Familie (alle, die sie teilen) oder Paare: Ada - Ben.

format-shared-option-never-meet-rounds-label = Nie gegeneinander: Runden

format-shared-option-never-meet-rounds = In wie vielen der ersten Runden das gilt; leer: in allen.

format-shared-option-avoid-meeting-label = Möglichst nicht

format-shared-option-avoid-meeting = Wer nur spielt, wenn es nicht anders geht: Verein, Land, Familie oder Paare wie Ada - Ben.

format-shared-option-avoid-meeting-rounds-label = Möglichst nicht: Runden

format-shared-option-avoid-meeting-rounds = In wie vielen der ersten Runden das vermieden wird; leer: in allen.

format-shared-field-club-label = Verein

format-shared-field-club = Der Verein oder das Team, zu dem ein Spieler gehört.

format-shared-field-country-label = Land

format-shared-field-country = Das Land oder der Verband, zu dem ein Spieler gehört.

format-shared-field-family-label = Familie

format-shared-field-family = Eine Zahl, die die Mitglieder einer Familie teilen.

format-shared-kept-apart = { $who1 } spielt nicht gegen { $who2 }: { $why ->
    [club] Spieler eines Vereins
    [country] Spieler eines Landes
    [family] Mitglieder einer Familie
   *[pair] Die beiden
    } spielen hier nicht gegeneinander.

format-shared-meet-anyway = { $who1 } und { $who2 } spielen gegeneinander, obwohl { $why ->
    [club] Spieler eines Vereins
    [country] Spieler eines Landes
    [family] Mitglieder einer Familie
   *[pair] die beiden
    } das nicht sollten.

format-shared-bye-passed-apart = { $who1 } steht tiefer, muss aber spielen: Sonst bliebe für jemanden nur ein alter Gegner oder jemand, gegen den er nicht spielen soll.

format-shared-round-off-half = { $who1 } setzt in dieser Runde aus: Freilos mit halbem Punkt.

format-shared-round-off-full = { $who1 } setzt in dieser Runde aus: Freilos mit ganzem Punkt.

format-shared-round-off-zero = { $who1 } setzt in dieser Runde aus, ohne Punkte.

format-shared-name-rounds-off = Aussetzen

format-shared-option-rounds-off-label = Aussetzen mit Punkten, wie oft

format-shared-option-rounds-off = Wie viele ausgesetzte Runden Punkte bringen; leer: keine. Weitere bringen keine Punkte.

format-shared-option-round-off-half-points-label = Halbe Punkte fürs Aussetzen

format-shared-option-round-off-half-points = Was so eine ausgesetzte Runde wert ist, in halben Punkten; leer heißt 1.

format-shared-option-last-round-off-label = Letzte Runde zum Aussetzen mit Punkten

format-shared-option-last-round-off = Später ausgesetzte Runden bringen keine Punkte; leer: jede Runde kann es.

format-shared-option-round-off-hours = So viele Stunden vor der Veröffentlichung einer Runde kann man sich zum Aussetzen melden.

format-shared-rule-rounds-off = Wer will, kann { $value } { $value ->
    [one] Runde
   *[other] Runden
    } mit Punkten aussetzen: /me round-off, bevor die Runde veröffentlicht ist.

format-shared-rule-round-off-half-points = { $value ->
    [1] Eine ausgesetzte Runde bringt einen halben Punkt.
   *[other] Eine ausgesetzte Runde bringt einen ganzen Punkt.
    }

format-shared-rule-last-round-off = Nach Runde { $value } ausgesetzte Runden bringen keine Punkte.

format-shared-moved-apart = { $who1 } steht auf Setzplatz { $seed } statt { $before }, damit sich Spieler, die getrennt werden, spät oder gar nicht treffen.

format-shared-option-match-posts = Wo per Klick gemeldet wird; nach Größe: ab 8 Spielern in Threads, sonst am Post der Runde.

format-shared-option-silence-confirms-minutes = Minuten statt dieser Stunden: Gegner werden sofort erwähnt. Leer: die Stunden.

format-shared-option-no-show-minutes = Partien ohne Zeit: Minuten zum Kommen nach „Gegner ist nicht da“. Leer: kein Knopf.

format-shared-option-no-show-asks = Entscheidet die Turnierleitung über so ein Fehlen? Sonst ist es kampflos verloren.

format-shared-option-fewest = Mit weniger Spielern, wenn die Anmeldung von selbst schließt, fällt es aus. Leer: nie.
format-shared-option-report-lines = Zeilen der Schach-Turnierdatei, aus der dieses Turnier weitergeführt wird; sie werden wieder geschrieben.

format-shared-option-field = 8: beste 8; oder 9-16, groups 1-2 +8, losers 1; dahinter drawn, of stage 1, beside. Leer: alle.

format-shared-parted-by-difference = { $who1 } steht vor { $who2 }: bessere Differenz der Ergebnisse.

format-shared-parted-by-scored = { $who1 } steht vor { $who2 }: mehr erzielt.

format-shared-head-difference = Differenz

format-shared-column-difference = Eigene Ergebnisse minus die der Gegner.

format-shared-head-scored = Erzielt

format-shared-column-scored = Eigene Ergebnisse aller Partien.

format-shared-name-places-first-to-last = Plätze { $first } bis { $last }

format-shared-name-place-place = Platz { $place }

format-shared-far-place = Platz { $place }

format-shared-parted-by-place = { $who1 } steht vor { $who2 }: hat die Partie um den Platz gewonnen.

format-shared-head-de = DE

format-shared-column-de = Direkter Vergleich: die Punkte gegen die noch Punktgleichen.

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = Buchholz mit einem Streichwert: die Punkte aller Gegner ohne den niedrigsten.

format-shared-head-bh = BH

format-shared-column-bh = Buchholz: die Punkte aller Gegner.

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = Median-Buchholz: die Punkte aller Gegner ohne den niedrigsten und den höchsten.

format-shared-head-fb = FB

format-shared-column-fb = Vor-Buchholz: Buchholz, als wären alle Partien der letzten Runde remis.

format-shared-head-sb = SB

format-shared-column-sb = Sonneborn-Berger: die Punkte jedes Gegners mal den Punkten aus dieser Partie.

format-shared-head-ps = PS

format-shared-column-ps = Fortschrittswertung: die Summe der Punktestände nach jeder Runde.

format-shared-head-ks = KS

format-shared-column-ks = Koya: die Punkte gegen Gegner mit mindestens der Hälfte der Punkte.

format-shared-head-win = WIN

format-shared-column-win = Runden mit den Punkten eines Sieges, gespielt oder nicht.

format-shared-head-won = WON

format-shared-column-won = Am Brett gewonnene Partien.

format-shared-head-bpg = BPG

format-shared-column-bpg = Mit Schwarz gespielte Partien.

format-shared-head-bwg = BWG

format-shared-column-bwg = Mit Schwarz gewonnene Partien.

format-shared-head-aro = ARO

format-shared-column-aro = Der Wertungsdurchschnitt der Gegner.

format-shared-head-tpr = TPR

format-shared-column-tpr = Die Turnierleistung als Wertungszahl.

format-shared-head-aob = AOB

format-shared-column-aob = Der Durchschnitt der Buchholzwerte der Gegner.

format-shared-head-rep = REP

format-shared-column-rep = Runden, in denen man spielen wollte.

format-shared-head-std = STD

format-shared-column-std = Runden mit mehr Punkten als der Gegner, und die Hälfte derer mit gleich vielen.

format-shared-head-tpn = TPN

format-shared-column-tpn = Die Nummer in der Auslosung, die kleinste zuerst.

format-shared-head-ptp = PTP

format-shared-column-ptp = Die niedrigste Wertungszahl, von der so viele Punkte zu erwarten sind.

format-shared-head-apro = APRO

format-shared-column-apro = Der Durchschnitt der Turnierleistungen der Gegner.

format-shared-head-appo = APPO

format-shared-column-appo = Der Durchschnitt der vollkommenen Leistungen (PTP) der Gegner.

format-shared-head-rtng = RTNG

format-shared-column-rtng = Die Wertungszahl.
