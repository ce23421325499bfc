### Importierte Listen.

imports-title-refused = Nichts wurde übernommen
imports-title-done = Liste übernommen
imports-title-preview = Was in der Liste steht
imports-new = Neu
imports-changed = Geändert
imports-ignored = Weggelassene Spalten
imports-fix-and-send-again = Bitte korrigiere die Datei und schick sie noch einmal.
imports-how-to = Die erste Zeile nennt die Spalten: name, discord, rating, uncertainty, games, joined, account. Eine Zeile je Teilnehmer.
imports-problems-too-large = die Datei ist zu groß; höchstens 1 MB
imports-problems-not-text = das ist keine Textdatei; speichere die Tabelle als CSV
imports-problems-no-rows = unter der Zeile mit den Spaltennamen steht niemand
imports-problems-too-many-rows = sie hat { $value } Zeilen; höchstens 3.000 gehen
imports-problems-no-name-column = keine Spalte heißt „name“ oder „discord“
imports-problems-doubled-column = eine zweite Spalte sagt dasselbe
imports-problems-too-many-cells = mehr Zellen als Spalten: „{ $value }“ gehört nirgendwohin
imports-problems-nobody = weder ein Name noch ein Discord-Konto
imports-problems-long-name = der Name ist länger als 80 Zeichen
imports-problems-not-a-number = „{ $value }“ ist keine Zahl
imports-problems-two-readings = „{ $value }“ lässt sich auf zwei Arten lesen; schreib Zahlen wie 1532.5 und Tage wie 2010-01-31
imports-problems-not-whole = „{ $value }“ ist keine ganze Zahl
imports-problems-negative = „{ $value }“ ist kleiner als null
imports-problems-not-a-date = „{ $value }“ ist kein Tag; schreib ihn wie 2010-01-31
imports-problems-not-an-account = „{ $value }“ ist weder eine Discord-ID noch ein Benutzername
imports-problems-unknown-account = niemand auf diesem Server heißt „{ $value }“
imports-problems-missing = muss ausgefüllt sein
imports-problems-doubled = „{ $value }“ steht weiter oben schon in der Datei
imports-problems-several-entrants = mehrere Teilnehmer heißen „{ $value }“; schreib stattdessen ihre Nummer, etwa #7, oder ergänze eine Spalte mit ihren Discord-IDs
imports-problems-two-entrants = das Konto gehört zu einem Teilnehmer, der Name „{ $value }“ zu einem anderen
imports-refused =
    { $count ->
        [one] { $count } Sache stimmt
       *[other] { $count } Dinge stimmen
    } noch nicht. { imports-fix-and-send-again }
imports-summary = { $new } Teilnehmer neu, { $changed } geändert.
imports-played-elsewhere =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } mit { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnissen
    } übernommen, wie sie anderswo gespielt wurden.
imports-problem = Die Liste: { $text }
imports-problem-line = Zeile { $line }: { $text }
imports-problem-column = Zeile { $line }, { $column }: { $text }
imports-did-you-mean = { $head } (meintest du „{ $guess }“?)
imports-problems-too-high = „{ $value }“ ist zu hoch
imports-problems-not-a-choice = „{ $value }“ ist keine der möglichen Antworten
imports-seed = Setzplatz { $first }
imports-seeds = Setzplatz { $first } bis { $last }
imports-columns-of = Dieses Turnier liest außerdem: { $heads }.
imports-together-with = { $text } (siehe auch { $names })
imports-alike = ⚠ Mehrere Personen mit demselben Namen
imports-alike-line =
    { $name }: { $count ->
       *[other] { $count } Personen
    }. Ihre Nummer in der Liste unterscheidet sie.
imports-problems-in-team = spielt schon im Team „{ $value }“
imports-known = Aus früheren Turnieren hier bekannt; sie behalten ihren Namen von dort
imports-known-line = { $name } ist { $earlier } (Konto { $account })
imports-account-of-several = { $name }: mehrere Leute hier haben das Konto { $account }, deshalb wird eine neue Person angelegt
# The title of the form for a list of names
imports-names-title = Namen
# How a line looks; at most 100 characters
imports-names-help = Ana, oder mit Wertungszahl: Ana 1720. Als Setzliste nummerieren: 1. Ana, 2. Bo
imports-places-ahead = Die Plätze sind die aus **{ $last }**. Übernimm sie nach dieser Liste mit `/players fetch what:places`.
imports-place-asked = { $text }, falls es dieselbe Person ist
imports-places-open = **{ $last }** ist noch nicht zu Ende. Übernimm die Plätze von dort später mit `/players fetch what:places`.
