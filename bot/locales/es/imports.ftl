### What is wrong with a list of entrants, and what a list brought.

imports-title-refused = No se ha importado nada
imports-title-done = Lista importada
imports-title-preview = Lo que dice la lista
imports-new = Nuevos
imports-changed = Cambiados
imports-ignored = Columnas omitidas
imports-fix-and-send-again = Corrige el archivo y vuelve a enviarlo.
imports-how-to = La primera línea nombra las columnas: name, discord, rating, uncertainty, games, joined, account. Una línea por participante.
imports-problems-too-large = el archivo es demasiado grande; el máximo es 1 MB
imports-problems-not-text = esto no es un archivo de texto; guarda la tabla como CSV
imports-problems-no-rows = no hay nadie bajo la línea con los nombres de las columnas
imports-problems-too-many-rows = tiene { $value } líneas; el máximo es 3000
imports-problems-no-name-column = ninguna columna se llama “name” ni “discord”
imports-problems-doubled-column = hay una segunda columna que dice lo mismo
imports-problems-too-many-cells = más celdas que columnas: «{ $value }» no corresponde a ninguna
imports-problems-nobody = ni nombre ni cuenta de Discord
imports-problems-long-name = el nombre tiene más de 80 caracteres
imports-problems-not-a-number = «{ $value }» no es un número
imports-problems-two-readings = «{ $value }» se puede leer de dos maneras; escribe los números como 1532.5 y los días como 2010-01-31
imports-problems-not-whole = «{ $value }» no es un número entero
imports-problems-negative = «{ $value }» es menor que cero
imports-problems-not-a-date = «{ $value }» no es un día; escríbelo como 2010-01-31
imports-problems-not-an-account = «{ $value }» no es un id ni un nombre de usuario de Discord
imports-problems-unknown-account = nadie en este servidor se llama «{ $value }»
imports-problems-missing = hay que rellenarlo
imports-problems-doubled = «{ $value }» ya está antes en el archivo
imports-problems-several-entrants = varios participantes se llaman «{ $value }»; escribe su número, como #7, o añade una columna con sus id de Discord
imports-problems-two-entrants = la cuenta es de un participante y el nombre «{ $value }» de otro
imports-refused =
    { $count ->
        [one] Hay { $count } cosa que corregir.
       *[other] Hay { $count } cosas que corregir.
    } { imports-fix-and-send-again }
imports-summary =
    { $new ->
        [one] { $new } participante nuevo
       *[other] { $new } participantes nuevos
    }, { $changed ->
        [one] { $changed } participante cambiado
       *[other] { $changed } participantes cambiados
    }.
imports-played-elsewhere =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } con { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }, tal como se jugaron en otro sitio.
imports-problem = La lista: { $text }
imports-problem-line = Línea { $line }: { $text }
imports-problem-column = Línea { $line }, { $column }: { $text }
imports-did-you-mean = { $head } (¿querías decir «{ $guess }»?)
imports-problems-too-high = «{ $value }» es demasiado alto
imports-problems-not-a-choice = «{ $value }» no es una de las respuestas posibles
imports-seed = cabeza de serie { $first }
imports-seeds = cabeza de serie { $first } a { $last }
imports-columns-of = Este torneo también lee: { $heads }.
imports-together-with = { $text } (ver también { $names })
imports-alike = ⚠ Varias personas con el mismo nombre
imports-alike-line =
    { $name }: { $count ->
       *[other] { $count } personas
    }. Su número en la lista las distingue.
imports-problems-in-team = ya juega en el equipo «{ $value }»
imports-known = Conocidos de torneos anteriores aquí; conservan el nombre que tenían
imports-known-line = { $name } es { $earlier } (cuenta { $account })
imports-account-of-several = { $name }: varias personas aquí tienen la cuenta { $account }, así que entra como una persona nueva
# The title of the form for a list of names
imports-names-title = Nombres
# How a line looks; at most 100 characters
imports-names-help = Ana, o con rating: Ana 1720. Numerados fijan los cabezas de serie: 1. Ana, 2. Bo
imports-places-ahead = Los puestos son los de **{ $last }**. Tráelos después de esta lista con `/players fetch what:places`.
imports-place-asked = { $text }, si es la misma persona
imports-places-open = **{ $last }** aún no ha terminado. Trae sus puestos más tarde con `/players fetch what:places`.
