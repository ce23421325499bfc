### Persönliche Links.
links-title = Deine Seite
links-of = Die Seite von { $name }
links-taken = ✓ Angenommen.
links-yours-alone = Diese Adresse ist nur für dich: Wer sie hat, kann für dich antworten. Gib sie nicht weiter.
links-send = Abschicken
links-again = Noch einmal schicken
links-back = Zurück
links-propose = Eine Zeit vorschlagen
links-receipts = Was ich geschickt habe
links-fill-in = Bitte ausfüllen oder kürzer fassen: { $fields }.
links-old = Das war nicht mehr aktuell. So steht es jetzt.
links-away = Herald ist gerade nicht da, es wurde nichts angenommen. Schick es in einer Minute noch einmal.
links-away-now = Herald ist gerade nicht da. Öffne die Seite in einer Minute noch einmal.
links-no-answer = Noch keine Antwort. Schick es noch einmal: Es zählt einmal, egal wie oft es kommt.
links-too-many = Das war viel auf einmal. Warte eine Minute und schick es dann noch einmal.
links-elsewhere = Das kam nicht von deiner Seite. Öffne deinen Link noch einmal.
links-ended = Dieser Link ist geschlossen. Vielleicht ist das Turnier vorbei, du bist nicht mehr dabei, oder es gibt einen neueren. Frag die Leitung.
links-no-pages = Hier gehen keine Links: Dieser Bot hat keine Webseiten. Wer ihn betreibt, kann sie mit HERALD_WEB und HERALD_WEB_URL einschalten.
links-not-encrypted = Hier gehen keine Links: { $address } ist nicht verschlüsselt, unterwegs könnten andere mitlesen. HERALD_WEB_URL braucht https.
links-over = Dieses Turnier ist vorbei: Links öffnen nichts mehr.
links-not-for = { $name } kann keinen Link haben. Links sind für Spieler, die dabei sind, nur für sich selbst handeln und nicht zur Leitung gehören.
links-has-one = { $name } hat seit { $since } einen Link. Er kann nicht noch einmal gezeigt, aber ersetzt werden.
links-made = Der Link von { $name }:
links-once = Gib ihn nur dieser Person: Er antwortet für sie. Er wird nur dieses eine Mal gezeigt; ein früherer ist geschlossen.
links-closed = Der Link von { $name } ist geschlossen.
links-closed-all =
    { $count ->
        [one] { $count } Link ist geschlossen.
       *[other] { $count } Links sind geschlossen.
    }
links-overview =
    { $guests ->
        [0] Es gibt keine Gäste ohne Discord.
        [one] { $guests } Gast ohne Discord, { $linked } mit Link.
       *[other] { $guests } Gäste ohne Discord, { $linked } mit Link.
    }
links-would-close =
    { $count ->
        [one] { $count } Gast hat schon einen Link. Eine neue Datei schließt ihn: Er braucht den neuen.
       *[other] { $count } Gäste haben schon Links. Eine neue Datei schließt sie: Sie brauchen die neuen.
    }
links-file =
    { $count ->
        [one] { $count } Link, nur dieses eine Mal gezeigt. Schick ihn nur der Person selbst und lösch die Datei.
       *[other] { $count } Links, nur dieses eine Mal gezeigt. Schick jeden nur der Person selbst und lösch die Datei.
    }
links-column-name = Name
links-column-link = Link
