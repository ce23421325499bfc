### Wunschlisten per Klick.

preferences-title = Deine Wunschliste
preferences-back = Eins zurück
preferences-hand-in = Abgeben
preferences-other-round = Nur für eine Runde
preferences-for-all = Für alle Runden
preferences-whole = Das ist die ganze Liste. Gib sie ab oder geh eins zurück.
preferences-rest-follows = Du kannst sie auch jetzt schon abgeben: Die übrigen folgen dann in der Reihenfolge der Knöpfe.
preferences-which-round = Für welche Runde ist die Liste? Runden ohne eigene Liste nehmen die für alle Runden.
preferences-heading-every = Für alle Runden ohne eigene Liste:
preferences-heading = Für Runde { $name }:
preferences-next-place-place-1 = Welches Rätsel magst du am liebsten?
preferences-next-place = Welches kommt an { $place } Stelle?
preferences-for-round = Runde { $name }
