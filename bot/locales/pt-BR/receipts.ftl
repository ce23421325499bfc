### What the bot has taken from one person.

receipts-title = O que recebi de você
receipts-nothing = Nada ainda.
receipts-head =
    { $found ->
        [one] { $found } item
       *[other] { $found } itens
    } no registro, do mais novo para o mais antigo.
receipts-head-latest =
    { $found ->
        [one] { $found } item
       *[other] { $found } itens
    } no registro, do mais novo para o mais antigo; estes são os últimos { $shown }.
receipts-taken-back = (desfeito)
receipts-by-link = (pelo seu link)
