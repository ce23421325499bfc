### Rund um lange Antworten.

reading-rest-in-file = Das ist viel: Alles steht in der Textdatei.
reading-log-exported = Im Protokoll steht alles, was passiert ist; `/td import` bringt es in eine andere Installation.
# The head of the log, with which an exported log can be checked.
reading-log-head = -# Fingerabdruck des Protokolls: `{ $head }`
# In place of the head while a form is sealed: the head would count what has been handed in.
reading-log-head-later = -# Den Fingerabdruck des Protokolls gibt es, wenn nichts mehr versiegelt ist: Er würde verraten, dass etwas abgegeben wurde.
# Whether the log is as it was.
reading-verify-title = Stimmt das Protokoll?
# Nothing in the log differs. $lines is a number.
reading-verify-sound = Alle { $lines } Einträge kommen so heraus, wie sie festgehalten sind: Jede Paarung, Auslosung, Zeit und jedes Ergebnis wurde nachgerechnet.
# Entries of the log that do not come out as recorded.
reading-verify-differs = { $count ->
    [one] Ein Eintrag kommt nicht so heraus, wie er festgehalten ist:
   *[other] { $count } Einträge kommen nicht so heraus, wie sie festgehalten sind:
}
# One entry that differs: its number, and what it is about.
reading-verify-entry = Eintrag { $seq }: { $what }
# How to check an exported log against the head.
reading-verify-how = Diesen Fingerabdruck poste ich mit jeder Runde und am Ende. Wer das exportierte Protokoll hat, prüft es mit `python -m formats verify LOG --head FINGERPRINT`: Jede Änderung fällt auf.
reading-verify-engine = Ab Eintrag { $seq } hat Engine { $engine } die Runden gepaart; meine ist { $now }.
# What an entry is about that differs.
reading-verify-what-seeds = die Setzliste
# What an entry is about that differs.
reading-verify-what-pairings = die Paarungen einer Runde
# What an entry is about that differs.
reading-verify-what-times = die Zeiten von Partien
# What an entry is about that differs.
reading-verify-what-result = ein Ergebnis
# What an entry is about that differs.
reading-verify-what-draw = eine Auslosung
# What an entry is about that differs.
reading-verify-what-commitment = was vor einer Auslosung versprochen wurde
# What an entry is about that differs.
reading-verify-what-too-late = ein Wort, das nach seiner Auslosung kam
# What an entry is about that differs.
reading-verify-what-replaced = eine Zahl, die für eine schon geloste eingetragen wurde
# What an entry is about that differs.
reading-verify-what-note = eine Notiz zu einer Partie
# What an entry is about that differs.
reading-verify-what-time = eine Zeit vor der des Eintrags davor
# What an entry is about that differs.
reading-verify-what-error = etwas, das heute abgelehnt würde
# What an entry is about that differs.
reading-verify-what-impossible = etwas, das nicht geschehen sein kann
# What an entry is about that differs.
reading-verify-what-early = eine Auslosung vor ihrem Zeitpunkt
# What an entry is about that differs.
reading-verify-what-no-beacon = eine Auslosung ohne ihr Zufallssignal
# What differs.
reading-verify-what-beacon = eine Zufallszahl, die das Zufallssignal nicht unterschrieben hat
# What differs.
reading-verify-what-beacon-round = eine Runde des Zufallssignals, die nicht die erste nach dem Ende der Wörter ist
# What differs.
reading-verify-what-promise = eine Auslosung, die mit einem anderen Geheimnis noch einmal angekündigt wurde
# Nothing wrong, but to be known. $who is a person, $text their reason.
reading-remark-waived = Eintrag { $seq }: { $who } hat ohne das Zufallssignal losen lassen: „{ $text }“
# Nothing wrong, but to be known.
reading-remark-new-seed = Eintrag { $seq }: eine Auslosung wurde noch einmal angekündigt, weil das Protokoll ohne seinen Startwert importiert wurde
# Nothing wrong, but to be known.
reading-remark-new-range = Eintrag { $seq }: eine Auslosung wurde mit anderem Zahlenbereich noch einmal angekündigt
# Nothing wrong, but to be known. $text is a web address.
reading-remark-unsigned = Eintrag { $seq }: Das Protokoll allein kann die Zahl des Zufallssignals nicht beweisen. Vergleiche sie mit `{ $text }`
# Nothing wrong, but to be known. $text is the id of a network.
reading-remark-other-chain = Eintrag { $seq }: Das für eine Auslosung angekündigte Zufallssignal ist nicht das öffentliche Netz von drand, sondern `{ $text }`
