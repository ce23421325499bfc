### Was angekommen ist.

receipts-title = Was von dir angekommen ist
