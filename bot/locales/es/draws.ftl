### Draws of lots, and how anybody can check them.

draws-draws = Sorteos
draws-no-draws = Todavía no se ha sorteado nada.
draws-how-to-check = Cualquier sorteo se puede recalcular: toma el SHA-256 del texto `seed/purpose/counter`, léelo como un número N y cuenta `low + N mod (high - low + 1)`. (Si N es tan grande que favorecería los resultados pequeños, se añade al texto `/1`, `/2`, ... hasta que no lo sea.) Cada número aleatorio procede del número del torneo, que se fijó antes.
draws-nobody-in-time = Nadie respondió a tiempo, así que vale esto.
draws-by-director = Lo puso un director.
draws-seed-commitment-line-no-seed = -# Sorteo limpio: todo sale de un número aleatorio que ya está fijado y se revela al final. Su SHA-256: `{ $commitment }`
draws-seed-commitment-line = -# Sorteo limpio: el número aleatorio era `{ $seed }`; su SHA-256 es `{ $commitment }`.
draws-announced = Se sorteará un número de { $low } a { $high }. Su secreto está fijado; su SHA-256 es `{ $commitment }`. El secreto se revelará con el número, para que todos puedan comprobarlo.
draws-call-until = Hay que elegir antes del sorteo, hasta el { $due }; puede hacerlo cualquiera de los dos.
draws-answered-by = Respondió { $name }.
draws-seed-line = Número aleatorio `{ $seed }`
draws-example = Para el primero, calcula el hash exactamente de `{ $seed }/{ $purpose }/{ $counter }`.
draws-word-given =
    { $for_all ->
        [yes] { $who } ha mezclado «{ $word }» en todos los sorteos.
       *[no] { $who } ha mezclado «{ $word }» en el sorteo.
    }
draws-told-secret = El secreto era `{ $secret }`.
draws-told-mixed = Mezcladas, en este orden: { $given }. Con cada palabra, el hash de secreto, barra y palabra ocupa el lugar del secreto, lo que da `{ $seed }`.
draws-told-number = El SHA-256 de `{ $text }` deja resto { $rest } al dividirlo entre { $size }, así que el número es { $value }.
draws-draw-line = { $purpose }: **{ $value }** (de { $low } a { $high })
# When words close and the draw is made.
draws-closes = Las palabras cuentan hasta { $at }; entonces se sortea.
# A public beacon will be mixed into the draw. $at is a moment.
draws-beacon = Al final se añade lo que la baliza pública drand publique como ronda { $round } a las { $at }; nadie lo conoce antes: `{ $address }`.
# The host cannot reach a public beacon.
draws-no-beacon = No se añade ninguna baliza pública: este servidor no alcanza ninguna. Lo que aquí nadie sabe de antemano son, pues, las palabras de quienes juegan.
# How the number will be computed. $purpose is a text to hash.
draws-how = Se calcula así: con cada cosa añadida, por orden, el SHA-256 de `secreto/palabra` ocupa el lugar del secreto; el número es { $low } más el resto del SHA-256 de `secreto/{ $purpose }/0` al dividirlo por { $size }.
# The last thing mixed in was the beacon's randomness.
draws-told-beacon = Lo último es la ronda { $round } de drand: `{ $address }`.
# A draw was made without the beacon that had been named.
draws-told-no-beacon = ⚠️ Se prescindió de la baliza anunciada. La comprobación del registro también lo muestra.
# A director chose the seed.
draws-seed-chosen = -# ⚠️ Ese número lo eligió la dirección; solo a uno corto se le añaden bits al azar.
# The draw waits for a round of the beacon. $until is a moment.
draws-waiting = ⏳ No alcanzo la ronda { $round } de drand, así que este sorteo la espera. Lo intento otra vez a las { $until }. Sin ella no se sortea, salvo que la dirección lo diga aquí.
# A director has a draw made without its beacon, for the reason $text.
draws-waived = ⚠️ { $who } decide sortear sin la baliza: «{ $text }»
# Instead of being drawn, the draw was announced again.
draws-announced-again = Tuve que anunciar este sorteo otra vez, porque el torneo se importó sin su número aleatorio. Se sortea a la nueva hora.
