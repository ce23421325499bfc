### Auslosungen, und wie man sie nachprüft.

draws-draws = Auslosungen
draws-no-draws = Bisher wurde nichts ausgelost.
draws-how-to-check = Jede Auslosung lässt sich nachrechnen: Nimm den SHA-256 des Textes `seed/purpose/counter`, lies ihn als Zahl N und rechne `low + N mod (high - low + 1)`. (Ist N so groß, dass kleine Ergebnisse bevorzugt würden, wird so lange `/1`, `/2`, ... an den Text gehängt, bis das nicht mehr so ist.) Jede Zufallszahl (seed) kommt aus der des Turniers, die vorher feststand.
draws-nobody-in-time = Niemand hat rechtzeitig geantwortet, also gilt das.
draws-by-director = Von der Turnierleitung eingetragen.
draws-seed-commitment-line-no-seed = -# Faire Auslosung: Alle Lose folgen aus einer Zufallszahl, die schon feststeht und am Ende verraten wird. Ihr SHA-256: `{ $commitment }`
draws-seed-commitment-line = -# Faire Auslosung: Die Zufallszahl war `{ $seed }`; ihr SHA-256 ist `{ $commitment }`.
draws-announced = Ausgelost wird eine Zahl von { $low } bis { $high }. Das Geheimnis dafür steht fest; sein SHA-256 ist `{ $commitment }`. Es wird mit der Zahl verraten, damit alle nachprüfen können.
draws-call-until = Die Ansage kommt vor der Auslosung, bis { $due }; einer von beiden darf sie machen.
draws-answered-by = Beantwortet von { $name }.
draws-seed-line = Seed `{ $seed }`
draws-example = Für die erste berechne den Hash von genau `{ $seed }/{ $purpose }/{ $counter }`.
draws-told-secret = Das Geheimnis war `{ $secret }`.
draws-told-mixed = Eingemischt, in dieser Reihenfolge: { $given }. Bei jedem davon tritt der Hash aus Geheimnis, Schrägstrich und Wort an die Stelle des Geheimnisses; das ergibt `{ $seed }`.
draws-told-number = Der SHA-256 von `{ $text }`, geteilt durch { $size }, lässt den Rest { $rest }; die Zahl ist also { $value }.
draws-draw-line = { $purpose }: **{ $value }** (aus { $low } bis { $high })
draws-word-given =
    { $for_all ->
        [yes] { $who } hat „{ $word }“ in alle Auslosungen eingemischt.
       *[no] { $who } hat „{ $word }“ in die Auslosung eingemischt.
    }
# When words close and the draw is made.
draws-closes = Wörter zählen bis { $at }; dann wird gelost.
# A public beacon will be mixed into the draw. $at is a moment.
draws-beacon = Zuletzt wird eingemischt, was das öffentliche Zufallssignal drand als Runde { $round } um { $at } veröffentlicht; vorher kennt es niemand: `{ $address }`.
# The host cannot reach a public beacon.
draws-no-beacon = Ein öffentliches Zufallssignal wird nicht eingemischt: Dieser Server erreicht keines. Was hier niemand vorher kennt, sind also eure Wörter.
# How the number will be computed. $purpose is a text to hash.
draws-how = So wird gerechnet: Mit allem Eingemischten der Reihe nach tritt der SHA-256 von `Geheimnis/Wort` an die Stelle des Geheimnisses; dann ist die Zahl { $low } plus der Rest, den der SHA-256 von `Geheimnis/{ $purpose }/0` beim Teilen durch { $size } lässt.
# The last thing mixed in was the beacon's randomness.
draws-told-beacon = Das Letzte davon ist Runde { $round } von drand: `{ $address }`.
# A draw was made without the beacon that had been named.
draws-told-no-beacon = ⚠️ Das angekündigte Zufallssignal wurde weggelassen. Auch die Prüfung des Protokolls zeigt das.
# A director chose the seed.
draws-seed-chosen = -# ⚠️ Die Turnierleitung hat diese Zufallszahl gewählt; nur eine kurze bekommt zufällige Bits dazu.
# The draw waits for a round of the beacon. $until is a moment.
draws-waiting = ⏳ Ich erreiche Runde { $round } von drand nicht, also wartet diese Auslosung darauf. Ich versuche es um { $until } wieder. Ohne sie wird nicht gelost, es sei denn, die Turnierleitung sagt es hier.
# A director has a draw made without its beacon, for the reason $text.
draws-waived = ⚠️ { $who } lässt ohne das Zufallssignal losen: „{ $text }“
# Instead of being drawn, the draw was announced again.
draws-announced-again = Ich musste diese Auslosung noch einmal ankündigen, weil das Turnier ohne seinen Startwert importiert wurde. Gelost wird zur neuen Zeit.
