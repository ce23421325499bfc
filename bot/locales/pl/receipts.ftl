receipts-title = Co od ciebie przyszło
receipts-nothing = Jeszcze nic.
receipts-head =
    { $found ->
        [one] { $found } wpis
        [few] { $found } wpisy
       *[many] { $found } wpisów
    } w dzienniku, od najnowszych.
receipts-head-latest =
    { $found ->
        [one] { $found } wpis
        [few] { $found } wpisy
       *[many] { $found } wpisów
    } w dzienniku, od najnowszych; tu najnowsze: { $shown }.
receipts-taken-back = (cofnięte)
receipts-by-link = (przez twój link)
