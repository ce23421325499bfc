receipts-title = Ce qui est arrivé de ta part
receipts-nothing = Rien pour l’instant.
receipts-head =
    { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    } dans le journal, la plus récente d’abord.
receipts-head-latest =
    { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    } dans le journal, la plus récente d’abord ; voici les { $shown } dernières.
receipts-taken-back = (annulé)
receipts-by-link = (par ton lien)
