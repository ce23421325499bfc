### Ligen, Zyklen und Wertungszahlen von anderswo.

errors-leagues-no-ratings-off = Wer diesen Bot betreibt, hat das Lesen von online-go.com abgeschaltet. Nimm stattdessen `/players import`.
errors-leagues-no-ratings-elsewhere = Dieses Turnier holt seine Wertungszahlen nicht von online-go.com. Lade sie mit `/players import` hoch.
errors-leagues-no-ratings-nobody = Noch niemand hat seine Nummer bei online-go.com angegeben. Danach wird bei der Anmeldung gefragt; mit `/players import` geht sie auch als Spalte `ogs_id`.
errors-leagues-no-group = So eine Liga gibt es hier nicht, oder du spielst in keiner. Wähle mit `/tournament standings league:` eine aus der Liste.
errors-leagues-no-last-cycle = **{ $title }** folgt auf kein gespieltes Turnier. Lege den nächsten Zyklus mit `/td create after:` an.
errors-leagues-what-or-after = Wähle mit `what:` eine Vorlage oder ein Format, oder mit `after:` das Turnier davor; nicht beides.
errors-leagues-no-ratings-unlinked = Noch niemand hat ein Konto auf dem Spielserver dieses Turniers verknüpft. Das geht mit `/me account`.
errors-leagues-rating-list-packed = In einer Zip-Datei muss genau eine Liste sein (.txt, .xml oder .csv), so wie die FIDE sie veröffentlicht. Oder schick die Liste selbst.
errors-leagues-rating-list-no-columns = Das ist keine Wertungsliste: Sie braucht eine erste Zeile mit `name` oder `fide id`. Listen der FIDE gehen so, wie sie veröffentlicht sind.
