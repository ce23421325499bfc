### Was angekommen ist.

receipts-title = Was von dir angekommen ist
receipts-nothing = Noch nichts.
receipts-head =
    { $found ->
        [one] { $found } Eintrag
       *[other] { $found } Einträge
    } im Protokoll, neueste zuerst.
receipts-head-latest =
    { $found ->
        [one] { $found } Eintrag
       *[other] { $found } Einträge
    } im Protokoll, neueste zuerst; hier die letzten { $shown }.
receipts-taken-back = (zurückgenommen)
receipts-by-link = (über deinen Link)
