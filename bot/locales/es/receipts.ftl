### What the bot has taken from one person.

receipts-title = Lo que me ha llegado de ti
receipts-nothing = Nada todavía.
receipts-head =
    { $found ->
        [one] { $found } entrada
       *[other] { $found } entradas
    } en el registro, primero lo más reciente.
receipts-head-latest =
    { $found ->
        [one] { $found } entrada
       *[other] { $found } entradas
    } en el registro, primero lo más reciente; estas son las últimas { $shown }.
receipts-taken-back = (deshecho)
receipts-by-link = (por tu enlace)
