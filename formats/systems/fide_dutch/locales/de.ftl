### Was Formate sagen.

format-fide-dutch-title = FIDE-Holländisch

format-fide-dutch-summary = Schweizer System nach den Regeln des Schachverbands FIDE: das holländische System von 2026.

format-fide-dutch-name-white = Weiß

format-fide-dutch-name-black = Schwarz

format-fide-dutch-name-lot = Los

format-fide-dutch-round = Runde { $round } von { $rounds }, gepaart nach dem holländischen System (C.04.3).

format-fide-dutch-same-score = { $who1 } und { $who2 } haben beide { $points }: Nummer { $place } und { $other_place } ihrer Punktgruppe.

format-fide-dutch-moved-down = { $who1 } mit { $points } kommt hinunter zu { $who2 } mit { $other_points }: Oben ließen sich nicht alle paaren (C6 bis C8).

format-fide-dutch-passed-met = { $who1 } trifft nicht auf { $who2 } gegenüber in der Reihenfolge: Sie haben schon gegeneinander gespielt ({ $article }).

format-fide-dutch-passed-colour = { $who1 } trifft nicht auf { $who2 } gegenüber in der Reihenfolge: Beiden steht dieselbe Farbe zu ({ $article }).

format-fide-dutch-passed-upfloat = { $who1 } trifft nicht auf { $who2 } gegenüber in der Reihenfolge: { $who2 } hatte in den letzten zwei Runden schon jemanden mit mehr Punkten ({ $article }).

format-fide-dutch-passed-order = { $who1 } trifft nicht auf { $who2 } gegenüber in der Reihenfolge: Mit den Paaren davor verletzt das bei anderen ein Kriterium (C4 bis C21).

format-fide-dutch-bye = { $who1 } hat spielfrei: { $points } ist der niedrigste Punktestand, bei dem alle anderen einen Gegner haben (C5).

format-fide-dutch-no-bye = { $who1 } kann nicht spielfrei haben: Das hatte { $who1 } schon, oder einen vollen Punkt ohne Partie (C2).

format-fide-dutch-colour-1 = { $who1 } hat Weiß und { $who2 } Schwarz: Beide bekommen die Farbe, die ihnen zusteht ({ $article }).

format-fide-dutch-colour-2 = { $who1 } hat Weiß und { $who2 } Schwarz: Von zwei gleichen Ansprüchen gilt der stärkere ({ $article }).

format-fide-dutch-colour-3 = { $who1 } hat Weiß und { $who2 } Schwarz: Beide wechseln gegenüber dem letzten Mal, als ihre Farben verschieden waren ({ $article }).

format-fide-dutch-colour-4 = { $who1 } hat Weiß und { $who2 } Schwarz: Bei gleichen Ansprüchen gilt der des höher Platzierten ({ $article }).

format-fide-dutch-colour-5 = { $who1 } hat Weiß und { $who2 } Schwarz: nach der Anfangsfarbe und der Nummer des höher Platzierten ({ $article }).

format-fide-dutch-rule-rounds = Runden: { $value }.

format-fide-dutch-rule-bye-half-points-1 = Spielfrei gibt einen halben Punkt.

format-fide-dutch-rule-bye-half-points-2 = Spielfrei gibt einen ganzen Punkt.

format-fide-dutch-rule-initial-colour-lot = Das Los entscheidet, ob ungerade Nummern mit Weiß beginnen.

format-fide-dutch-rule-initial-colour-white = In Runde 1 beginnen ungerade Nummern mit Weiß.

format-fide-dutch-rule-initial-colour-black = In Runde 1 beginnen ungerade Nummern mit Schwarz.

format-fide-dutch-rule-acceleration-yes = Die obere Hälfte beginnt mit virtuellen Punkten, nur für die Paarungen (Baku-Beschleunigung).

format-fide-dutch-rule-acceleration-no = Alle beginnen ohne Punkte.

format-fide-dutch-option-rounds-label = Runden

format-fide-dutch-option-rounds = Wie viele Runden gespielt werden; steht vor Runde 1 fest.

format-fide-dutch-option-tie-breaks-label = Feinwertungen

format-fide-dutch-option-tie-breaks = Was Gleichstände bricht, der Reihe nach: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-fide-dutch-option-bye-half-points-label = Halbe Punkte für spielfrei

format-fide-dutch-option-bye-half-points = Was spielfrei wert ist, in halben Punkten.

format-fide-dutch-option-initial-colour-label = Anfangsfarbe

format-fide-dutch-option-initial-colour = Die Farbe der ungeraden Nummern in Runde 1: lot (Los), white (Weiß) oder black (Schwarz).

format-fide-dutch-option-acceleration-label = Beschleunigung

format-fide-dutch-option-acceleration = Baku-Beschleunigung: Beginnt die obere Hälfte mit virtuellen Punkten?

format-fide-dutch-field-title = Der Schachtitel: GM, IM, WGM, FM, WIM, CM, WFM oder WCM.

format-fide-dutch-field-title-label = Titel

format-fide-dutch-field-rating-label = Wertungszahl

format-fide-dutch-field-rating = Die FIDE-Wertungszahl, sonst eine nationale; leer, wenn es keine gibt.

format-fide-dutch-field-federation = Der Schachverband in drei Buchstaben, etwa GER.

format-fide-dutch-field-federation-label = Verband

format-fide-dutch-by-hand-same = Die FIDE-Regeln ergeben diese Runde genau so, wie sie von Hand gepaart ist.

format-fide-dutch-by-hand-differs = Die FIDE-Regeln paaren diese Runde anders ({ $article }): { $kind ->
    [met] Zwei treffen wieder aufeinander.
    [bye] Jemand hat spielfrei, der es nicht haben darf.
    [colour] Zwei treffen aufeinander, die beide dieselbe Farbe brauchen.
    [low_bye] Spielfrei hat jemand mit mehr Punkten als nötig.
    [fewest_down] Mehr Spieler als nötig kommen hinunter.
    [low_down] Spieler mit mehr Punkten als nötig kommen hinunter.
    [next_bracket] Aus der nächsten Punktgruppe müssen mehr Spieler hinunter.
    [unplayed] Spielfrei hat jemand mit mehr Runden ohne Partie.
    [third_colour] Jemand hat eine Farbe zu oft.
    [colours] Mehr Spieler als nötig bekommen nicht die Farbe, die ihnen zusteht.
    [down_again] Jemand kommt schon wieder hinunter.
    [up_again] Jemand trifft schon wieder auf mehr Punkte.
    [order] Alles andere ist gleich gut, aber andere Paare kommen in der Reihenfolge zuerst.
    [sides] Die Paare stimmen, die Farben nicht.
    [byes] Nur ein Spieler kann spielfrei haben.
    [no_round] Keine vollständige Runde ist möglich; ein Turnierleiter entscheidet.
   *[other] Zwei treffen aufeinander, die es nicht dürfen.
}

format-fide-dutch-hand-met = { $who1 } und { $who2 } haben schon gegeneinander gespielt ({ $article }).

format-fide-dutch-hand-colour = { $who1 } und { $who2 } brauchen beide dieselbe Farbe ({ $article }).

format-fide-dutch-hand-bye = { $who1 } darf nicht spielfrei haben ({ $article }).

format-fide-dutch-hand-forbidden = { $who1 } und { $who2 } dürfen nicht aufeinandertreffen.

format-fide-dutch-rule-fide-rules-yes = FIDE-Modus: Runden von Hand werden mit den FIDE-Regeln verglichen, und Berichtsdateien geben sie an. Herald berechnet keine Titelnormen.

format-fide-dutch-rule-fide-rules-no = Der FIDE-Modus wurde verlassen: Das Turnier folgt nicht mehr den FIDE-Regeln, und Berichtsdateien geben sie nicht an. Herald berechnet keine Titelnormen.

format-fide-dutch-option-fide-rules-label = FIDE-Modus

format-fide-dutch-option-fide-rules = Sind die Turnierleiter an die FIDE-Regeln gebunden? Während des Turniers nur ausschaltbar.

format-fide-dutch-only-never = Hier lassen sich Spieler nur streng trennen (Nie gegeneinander): Die Regeln der FIDE kennen keine Wünsche. Nimm „Nie gegeneinander“ oder lass dies leer.

format-fide-dutch-not-in-report = Diese Punkte passen nicht in die Berichtsdatei der FIDE: Kampflose Siege und Freilose mit ganzem Punkt zählen wie Siege, solche mit halbem wie Unentschieden, solche ohne Punkt wie kampflose Niederlagen, ohne Bonuspunkte.

format-fide-dutch-not-accelerated = Für die Beschleunigung muss ein Unentschieden halb so viel zählen wie ein Sieg und eine Niederlage nichts. Ändere die Punkte oder schalte die Beschleunigung aus.

format-fide-dutch-not-of-fide = Im FIDE-Modus geben zwei Remis höchstens so viel wie ein Sieg und eine Niederlage, und spielfrei höchstens so viel wie ein Sieg.

format-fide-dutch-field-fide-id = Die Nummer bei der FIDE (FIDE-ID); nach ihr gehen Wertungen und Titel aus einer Liste.

format-fide-dutch-field-fide-id-label = FIDE-ID
