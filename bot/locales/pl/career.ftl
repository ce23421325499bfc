career-nothing = Nie ma tu jeszcze żadnych turniejów.
career-not-played = Zapis bez gier.
career-nothing-new = Nie ma czego importować: wszyscy mają już miejsce z ostatniego cyklu.
career-title = Turnieje gracza { $name }
career-place = { $group }: { $rank } z { $of }, { $came_to } (wygrane { $wins }, przegrane { $losses })
career-preview =
    To zostałoby zaimportowane z **{ $last }** dla { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    }. Nic się jeszcze nie zmieniło.
career-taken-over =
    Zaimportowano dla { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    }.
career-created-after = Poprzedni cykl: **{ $last }**. Gdy jego ligi się skończą, zaimportuj miejsca graczy przez `/players fetch what:places`; podgląd ci o tym przypomni.
career-outdated = Miejsca z ostatniego cyklu zmieniły się od importu albo nigdy nie zostały zaimportowane. Zaimportuj je przed ogłoszeniem przez `/players fetch what:places`.
career-nobody-known = Nikt stąd nie jest znany z **{ $last }**. Gości rozpoznaję po tym samym imieniu, gdy potwierdzisz, że to te same osoby.
career-same-name = Goście o tym samym imieniu: czy to te same osoby?
career-not-there = Bez udziału w { $last }
career-import-named = To te same osoby: importuj { $count }
career-different = To inne osoby
career-different-again =
    { $count ->
        [one] { $count } gość jest
        [few] { $count } goście są
       *[many] { $count } gości jest
    } znowu kimś innym niż w ostatnim cyklu. To, co zaimportowano, zostaje; `/td undo` to cofnie.
