helping-found = Puede ser esto:
helping-nothing-found = No he encontrado nada para «{ $words }» que puedas usar aquí ahora. Prueba otra palabra, como *emparejamientos*.
helping-how-to-find = ¿Buscas algo? `/help find:` acepta cualquier palabra: check-in, kick, report…
helping-nothing-here = En este canal no hay ningún torneo. `/tournament list` muestra los del servidor.
helping-host = En este canal aún no hay torneo. `/td tonight` empieza uno con quienes están aquí, `/td create` planea uno mayor.
helping-director = Tú diriges este torneo: el botón de abajo da el siguiente paso, `/td options` cambia cosas, `/td undo` deshace el último paso.
helping-player = Esa es tu parte. `/tournament standings` y `/tournament pairings` muestran lo demás.
helping-visitor = En este canal está **{ $title }**. Esto puedes hacer ahora:
