helping-found = C’est peut-être ça :
helping-nothing-found = Je n’ai rien trouvé pour « { $words } » que tu puisses utiliser ici maintenant. Essaie un autre mot, comme *appariements*.
helping-how-to-find = Tu cherches quelque chose ? `/help find:` prend n’importe quel mot : check-in, kick, report…
helping-nothing-here = Il n’y a pas de tournoi dans ce salon. `/tournament list` montre ceux du serveur.
helping-host = Il n’y a pas encore de tournoi dans ce salon. `/td tonight` en lance un avec les présents, `/td create` en prépare un plus grand.
helping-director = Tu diriges ce tournoi : le bouton ci-dessous fait l’étape suivante, `/td options` change des choses, `/td undo` annule la dernière étape.
helping-player = Voilà pour toi. `/tournament standings` et `/tournament pairings` montrent le reste.
helping-visitor = Dans ce salon : **{ $title }**. Voici ce que tu peux faire maintenant :
