draws-draws = Tirages au sort
draws-no-draws = Aucun tirage au sort pour l’instant.
draws-how-to-check = Chaque tirage se recalcule : prends le SHA-256 du texte `seed/purpose/counter`, lis-le comme un nombre N et calcule `low + N mod (high - low + 1)`. (Si N est si grand que les petits résultats seraient favorisés, on ajoute `/1`, `/2`, ... au texte jusqu’à ce que ce ne soit plus le cas.) Chaque nombre aléatoire vient de celui du tournoi, fixé d’avance.
draws-nobody-in-time = Personne n’a répondu à temps, alors c’est ceci qui compte.
draws-by-director = Saisi par un directeur.
draws-seed-commitment-line-no-seed = -# Tirage équitable : tout découle d’un nombre aléatoire déjà fixé et révélé à la fin. Son SHA-256 : `{ $commitment }`
draws-seed-commitment-line = -# Tirage équitable : le nombre aléatoire était `{ $seed }` ; son SHA-256 est `{ $commitment }`.
draws-announced = Un nombre de { $low } à { $high } va être tiré au sort. Son secret est fixé ; en voici le SHA-256 : `{ $commitment }`. Le secret sera révélé avec le nombre, pour que chacun puisse vérifier.
draws-call-until = L’annonce se fait avant le tirage, jusqu’au { $due } ; l’un ou l’autre des deux joueurs peut la faire.
draws-answered-by = Réponse de { $name }.
draws-seed-line = Nombre aléatoire `{ $seed }`
draws-example = Pour le premier, hache exactement `{ $seed }/{ $purpose }/{ $counter }`.
draws-word-given =
    { $for_all ->
        [yes] { $who } fait entrer « { $word } » dans chaque tirage.
       *[no] { $who } fait entrer « { $word } » dans le tirage.
    }
draws-told-secret = Le secret était `{ $secret }`.
draws-told-mixed = Mots ajoutés, dans cet ordre : { $given }. Pour chacun, le hachage du secret, d’une barre oblique et du mot remplace le secret, ce qui donne `{ $seed }`.
draws-told-number = Le SHA-256 de `{ $text }` divisé par { $size } laisse { $rest }, le nombre est donc { $value }.
draws-draw-line = { $purpose } : **{ $value }** (de { $low } à { $high })
# When words close and the draw is made.
draws-closes = Les mots comptent jusqu’à { $at } ; le tirage a lieu à ce moment-là.
# A public beacon will be mixed into the draw. $at is a moment.
draws-beacon = S’y ajoute en dernier ce que la balise publique drand publie comme tour { $round } à { $at } et que personne ne connaît avant : `{ $address }`.
# The host cannot reach a public beacon.
draws-no-beacon = Aucune balise publique n’est ajoutée : ce serveur n’en atteint pas. Ce que personne ici ne connaît d’avance, ce sont donc vos mots.
# How the number will be computed. $purpose is a text to hash.
draws-how = Voici le calcul : pour chaque ajout, dans l’ordre, le SHA-256 de `secret/mot` remplace le secret ; le nombre est alors { $low } plus le reste du SHA-256 de `secret/{ $purpose }/0` divisé par { $size }.
# The last thing mixed in was the beacon's randomness.
draws-told-beacon = Le dernier est le tour { $round } de drand : `{ $address }`.
# A draw was made without the beacon that had been named.
draws-told-no-beacon = ⚠️ La balise annoncée a été laissée de côté. La vérification du journal le montre aussi.
# A director chose the seed.
draws-seed-chosen = -# ⚠️ Ce nombre a été choisi par la direction ; seul un nombre court reçoit des bits aléatoires en plus.
# The draw waits for a round of the beacon. $until is a moment.
draws-waiting = ⏳ Je n’arrive pas à joindre le tour { $round } de drand : ce tirage l’attend. Je réessaie à { $until }. Sans lui, pas de tirage, sauf si la direction le dit ici.
# A director has a draw made without its beacon, for the reason $text.
draws-waived = ⚠️ { $who } fait tirer au sort sans la balise : « { $text } »
# Instead of being drawn, the draw was announced again.
draws-announced-again = J’ai dû annoncer ce tirage à nouveau, car le tournoi a été importé sans son nombre aléatoire. Il a lieu à la nouvelle heure.
