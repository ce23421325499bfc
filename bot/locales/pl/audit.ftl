audit-title = Historia działań
audit-nothing-found = Nic w dzienniku nie pasuje.
audit-phase-draft = przenosi turniej z powrotem do przygotowań
audit-phase-registration = otwiera zapisy
audit-phase-closed = zamyka listę graczy
audit-phase-running = rozpoczyna grę
audit-phase-finished = ogłasza tabelę jako ostateczną
audit-phase-cancelled = odwołuje turniej
audit-phase-series = robi z tego serię
audit-series-planned = planuje serię
audit-evening-opened = otwiera wieczór { $number }
audit-evening-recorded = zapisuje wieczór { $number }
audit-status-active = { $who } gra ({ $cause })
audit-status-waiting = { $who } na liście rezerwowej ({ $cause })
audit-status-withdrawn = { $who } wycofuje się ({ $cause })
audit-status-removed = { $who } odpada ({ $cause })
audit-status-disqualified = { $who }: dyskwalifikacja ({ $cause })
audit-cause-withdrew = rezygnacja
audit-cause-director = decyzja organizatora
audit-cause-forfeit = po walkowerze
audit-cause-moved-up = wejście z listy rezerwowej
audit-cause-reinstated = przywrócenie do gry
audit-cause-appeal = po odwołaniu
audit-cause-withdrawal = po wycofaniu się
audit-source-agreed = obie strony się zgadzają
audit-source-silence = nikt na czas nie zaprzeczył
audit-source-claim = zażądane przez obecnego gracza
audit-source-director = wpisane przez organizatora
audit-source-withdrawal = z powodu wycofania się
audit-source-import = zaimportowane
audit-source-format = wynika z tego, co przyszło lub zostało zapisane
audit-fee-unpaid = niezapłacone
audit-fee-paid = zapłacone
audit-fee-returned = zwrócone
audit-fee-kept = zatrzymane
audit-fee = oznacza wpisowe gracza { $who } jako { $state }
audit-topic-requirement = Wymóg
audit-topic-appeal-filed = Odwołanie
audit-topic-appeal-accepted = Odwołanie przyjęte
audit-topic-appeal-rejected = Odwołanie odrzucone
audit-topic-note = Uwaga
audit-note-here = { $who } jest na miejscu
audit-note-more-time = { $who } daje więcej czasu
audit-note-proposed-time = { $who } proponuje termin
audit-note-agreed-time = { $who } zgadza się na termin
audit-note-timed-out = { $who } informuje, że przeciwnikowi skończył się czas
audit-note-until = { $text } do { $until }
audit-page =
    { $entries } { $entries ->
        [one] wpis
        [few] wpisy
       *[many] wpisów
    }, od najnowszych. Strona { $page } z { $pages }.
audit-entry = `{ $seq }` { $at } **{ $actor }**: { $text }
audit-taken-back = ~~{ $text }~~ (cofnięte)
audit-said = { $text }: { $words }
audit-created = tworzy **{ $title }**
audit-plan = zmienia plan lub ustawienia
audit-timetable-runs = wznawia harmonogram
audit-timetable-paused = wstrzymuje harmonogram
audit-entered = { $who } zapisuje się
audit-entered-waiting = { $who } trafia na listę rezerwową
audit-entrant-changed = zmienia dane gracza { $who }
audit-stage-began =
    { $stage } zaczyna się: { $entrants } { $entrants ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }
audit-round-published = ogłasza { $stage }, { $round }
audit-round-amended = zmienia pary: { $stage }, { $round } ({ $cause })
audit-match-opened = otwiera { $game }: { $stage }, { $round }
audit-match-passed = przepuszcza dalej bez gry: { $who }, { $stage }, { $round }
audit-match-empty = zamyka mecz, w którym nikt nie został: { $stage }, { $round }
audit-times-final = ustala ostateczne terminy: { $games }
audit-times-tentative = ustala wstępne terminy: { $games }
audit-reported = { $who } zgłasza { $game }: { $claim }
audit-before-start = { $text } (przed początkiem)
audit-report-taken-back = { $who } wycofuje zgłoszenie wyniku { $game }
audit-disputed = { $who } kwestionuje zgłoszenie wyniku { $game }
audit-disputed-with = { $who } kwestionuje zgłoszenie wyniku { $game } ({ $claim })
audit-result = { $game }: { $result } ({ $source })
audit-rematch = zarządza powtórzenie gry { $game }
audit-form-asked = prosi o „{ $form }”
audit-form-asked-until = prosi o „{ $form }” do { $due }
audit-form-handed-in = { $who } przesyła „{ $form }”
audit-form-handed-in-for = przesyła „{ $form }” za gracza { $who }
audit-form-seen = czyta „{ $form }” gracza { $who }
audit-form-seen-all = czyta „{ $form }” wszystkich
audit-draw = ogłasza losowanie „{ $draw }” od { $low } do { $high }
audit-word = { $who } podaje „{ $word }” do losowania „{ $draw }”
audit-questions = pytania otwarte teraz: { $questions }
audit-no-questions = nie ma już otwartych pytań
audit-answered = odpowiedź na „{ $prompt }”: { $answer }
audit-answered-by = odpowiedź na „{ $prompt }” daje { $who }: { $answer }
audit-answered-by-lot = odpowiedź na „{ $prompt }” z losowania: { $answer }
audit-noted = { $game }: { $note }
audit-step = odkrywa krok { $step }, { $stage }
audit-announced = ogłasza
audit-dealt-with = załatwia: { $what }
audit-undone = cofa ostatni krok
audit-seed-replaced = losuje nową liczbę losową: dziennik został zaimportowany bez starej
audit-cause-correction = poprawiono wynik
audit-topic-stands = Zostaje, jak zapisano
audit-play-taken-back = cofa wszystko po: { $stage }, { $round }
audit-note-here-late = { $who } jest na miejscu, za późno
audit-cause-newcomer = gracz dołączył w jej trakcie
audit-cause-declined = odmowa na zaproszenie
audit-cause-unanswered = brak odpowiedzi na zaproszenie
audit-cause-no-place = żadna liga nie ma miejsca
audit-role =
    { $given ->
        [yes] nadaje rolę: { $who }, { $role }
       *[no] odbiera rolę: { $who }, { $role }
    }
audit-person-replaced = oddaje miejsce: { $old } → { $new }
audit-not-done = nie udało się: { $what }. { $why }
audit-dealt-with-about = załatwia: { $what } ({ $about })
audit-due =
    { $topic ->
        [close_registration] koniec zapisów
        [declined] odrzucone zaproszenia
        [invite] zaproszenia
        [next_game] następna gra
        [finish] zakończenie
        [pair] kolejne pary
        [fix] ostateczne godziny gier
        [silence] zgłoszenie bez odpowiedzi
        [answer_default] pytanie bez odpowiedzi
        [choice_default] wybór, którego nikt nie dokonał
        [lots] losowanie
        [failed] krok, który się nie powiódł
        [digest] lista braków
        [form_due] koniec formularza
       *[other] przypomnienie
    }
audit-form-closed = zamyka „{ $form }”: nikt nie może go już przesłać
audit-note-time-admitted = { $who } przyznaje, że przegrywa na czas
audit-note-time-denied = { $who } zaprzecza przegranej na czas
audit-cause-not-here = brak check-inu
audit-source-server = od: { $server }
audit-server-linked = gry na { $server }: { $games }
audit-server-doubted = { $server } o { $game }, nie przyjęto: { $doubts }
audit-server-settled = rozstrzyga to, co serwer podaje o { $game }: { $answer }
audit-server-reported = { $server } zgłasza { $game }: { $claim }
audit-member =
    { $given ->
        [yes] { $who } może działać za: { $entrant }
       *[no] { $who } nie działa już za: { $entrant }
    }
audit-draw-delayed = nie udało się dotrzeć do źródła losowości dla losowania „{ $draw }”; następna próba: { $until }
audit-beacon-waived = zarządza losowanie „{ $draw }” bez publicznego źródła losowości
audit-branch-opened =
    otwiera { $title }, { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
audit-branch-taken-back = cofa { $title }, bo grają inni
audit-branch-recorded = zapisuje, jak stoi { $title }
audit-main-line-named = włącza to do innego wydarzenia
audit-person-same = { $new } to ta sama osoba co { $old } bez Discorda
audit-person-apart = { $old } i { $new } to znowu dwie osoby
audit-team-sought =
    { $given ->
        [yes] wpisuje na listę wolnych graczy: { $who }
       *[no] zdejmuje z listy wolnych graczy: { $who }
    }
audit-teams-drawn = losuje drużyny (wolni gracze: { $count })
