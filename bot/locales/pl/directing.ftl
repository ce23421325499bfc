directing-tie = Remis
directing-both = Oboje
directing-kinds-phase-changed = Zapisy, początek i koniec
directing-kinds-plan-changed = Ustawienia i opcje
directing-kinds-entrants = Gracze: zapisy, zmiany, odejścia
directing-kinds-rounds = Rundy
directing-kinds-game-times-set = Terminy gier
directing-kinds-reports = Zgłoszenia wyników
directing-kinds-results = Wyniki
directing-kinds-ruling-made = Decyzje, odwołania i uwagi
directing-kinds-questions = Pytania i odpowiedzi
directing-kinds-draws = Ogłoszone losowania i podane do nich słowa
directing-kinds-fee-marked = Wpisowe
directing-kinds-command-undone = Cofnięcia
directing-kinds-timetable-switched-deadline-passed = Harmonogram
directing-kinds-form-asked-form-submitted-forms-seen = Formularze: prośby, przesłanie, wgląd
directing-kinds-match-noted = Check-in i inne notatki o grach
directing-kinds-evenings = Wieczory serii
directing-kinds-announced-step-told = Ogłoszenia i to, co odkryto
directing-all-played = Wszystko rozegrane. `/td advance` robi z tabeli ostateczną.
directing-published-already = Ta runda jest już ogłoszona; nic nie stało się dwa razy.
directing-nothing-done = Tak już było; nic się nie zmieniło.
directing-not-like-preview = Od twojego podglądu coś zaszło i runda wygląda teraz inaczej. Sprawdź ją jeszcze raz:
directing-finished = To już koniec, więc nie ma następnego kroku. `/tournament standings` pokazuje, jak się skończyło.
directing-cancelled = Turniej odwołano, więc nie ma następnego kroku.
directing-no-default-here = Komendy na tym kanale nie dotyczą już konkretnego turnieju.
directing-save = Zapisz
directing-correct = Popraw
directing-really-cancel = Odwołać cały turniej? Ogłoszę to wszystkim, którzy grają.
directing-cancel-now = Tak, odwołaj
directing-override-title = Zmień pary
directing-pairings-field = Pary
directing-reason-field = Powód
directing-pairings-help = Po jednej w wierszu: „Ana - Bo” (pierwsza strona najpierw), „bye Eve”, „off Gil”, „idle Fay”.
directing-reason-help = Każdy może to przeczytać.
directing-override-preview = Tak będzie wyglądać runda. Nic się jeszcze nie zmieniło.
directing-override-now = Zmień rundę
directing-publish-so = Ogłoś w tej postaci
directing-winner-field = Kto wygrał?
directing-score-field = Punkty
directing-score-help = Tylko w grach na punkty, np. 412:380, w kolejności powyżej.
directing-announce-title = Ogłoszenie
directing-announce-field = Co chcesz przekazać?
directing-announced = Opublikowane na kanale.
directing-answer-field = Twoja odpowiedź
directing-draw-lots = Losuj
directing-type-number = Wpisz liczbę
directing-newer = Nowsze
directing-older = Starsze
directing-take-over = Importuj listę
directing-list-preview = Nic się jeszcze nie zmieniło. Sprawdź listę, potem ją zaimportuj.
directing-not-seen-by-them = Mogą jeszcze nie widzieć `/td`, `/round`, `/players` i `/judge`: zezwól im na to w ustawieniach serwera pod Integrations, Herald.
directing-imported-paused = Harmonogram turnieju jest wstrzymany; `/td pause resume:True` go uruchamia.
directing-ways-walkover = Przeciwnik przechodzi dalej
directing-ways-repair = Napraw rundę
directing-ways-again = Skojarz rundę jeszcze raz
directing-can-pair-again = Z tej rundy nic jeszcze nie rozegrano: można ją też cofnąć i skojarzyć bez tego gracza.
directing-take-out = Wycofaj gracza
directing-undo-note = Wysłanych wiadomości nie da się cofnąć, ale zostaną oznaczone jako cofnięte.
directing-signup-is-is-open = Zapisy na **{ $title }** są otwarte i ogłoszone.
directing-signup-is =
    Zapisy na **{ $title }** są zamknięte: { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }.
directing-with-options = { $title } (wybierz opcje)
directing-created = **{ $title }** gotowe, to ty organizujesz. `/td options` zmienia sposób gry; `/td open` otwiera zapisy na <#{ $channel }>.
directing-published = **{ $round_title }**: ogłoszone.
directing-finished-2 = **{ $title }** skończone, tabela jest ostateczna.
directing-stage-passed = **{ $title }** obywa się bez gier: wszystko już rozstrzygnięte.
directing-stage-begun = **{ $title }** się zaczyna. Przed pierwszą rundą czegoś jeszcze brakuje: zobacz **{ $button }**.
directing-still-missing =
    Następny krok czeka na { $count ->
        [one] { $count } wynik
        [few] { $count } wyniki
       *[many] { $count } wyników
    }. Wpisz któryś tutaj albo poproś graczy o zgłoszenie.
directing-result-entered = { $players }: **{ $result }** wpisane.
directing-without-score = Nie podano punktów, więc ta gra nie wlicza się do różnicy punktów.
directing-forfeit-ruled = { $players }: **{ $result }** wpisane i ogłoszone.
directing-rematch-ordered = { $players }: gra zostanie powtórzona. Obie strony już wiedzą.
directing-will-move = { $players }: początek byłby taki: { $at }. Twój czas czytam jako strefę { $zone }.
directing-twice-that-night = Tej nocy zegary się cofają i ta godzina wypada dwa razy: { $first } czy { $second }?
directing-which-time = { $players }: wpisany czas ma dwa znaczenia. O które chodzi?
directing-and-more = i jeszcze { $count }
directing-moved = { $players }, początek: { $at }. Wszyscy już wiedzą.
directing-will-withdraw = Tak będzie, jeśli **{ $name }** odejdzie. Nic się jeszcze nie zmieniło.
directing-is-out = **{ $name }** już nie gra; ogłoszone.
directing-is-back-waiting = **{ $name }** jest na liście rezerwowej.
directing-is-back = **{ $name }** znów gra.
directing-added-waiting = **{ $name }** jest na liście rezerwowej.
directing-added = **{ $name }** gra; razem: { $count }.
directing-data-changed-rating = **{ $name }** ma teraz ranking { $rating }.
directing-data-changed = **{ $name }** nie ma teraz rankingu.
directing-replaced = { $new } zajmuje miejsce po: { $old }.
directing-required = Zapisane i pokazane: **{ $name }**. W razie odmowy przyznaj walkower przez `/judge forfeit`.
directing-timetable-running = Harmonogram działa.
directing-timetable = Harmonogram jest wstrzymany: nic nie dzieje się automatycznie.
directing-role-given = { $name } ma teraz rolę: { $role }.
directing-role-taken = { $name } nie ma już roli: { $role }.
directing-no-director = Nie ma teraz organizatora. Może nim zostać osoba, która może zarządzać wydarzeniami tego serwera: `/td staff`.
directing-announced-in = **{ $title }** jest od teraz ogłaszany na <#{ $channel }>.
directing-voice = **{ $title }** pokazuje <#{ $channel }> na swojej karcie i przy meczach.
directing-no-voice = **{ $title }** nie pokazuje już kanału głosowego.
directing-default-here = Na tym kanale komendy bez opcji `tournament` dotyczą turnieju **{ $title }**.
directing-undo-what = Ostatni krok: **{ $actor }** { $at_distance }:
directing-undone =
    Cofnięte ({ $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    } dziennika), kanał już o tym wie.
directing-overridden = Pary zmienione: **{ $round_title }**. Gracze już wiedzą.
directing-log-imported = **{ $title }** jest teraz tutaj z całą historią (`{ $tournament }`), a ty organizujesz.
directing-answered = Odpowiedź: **{ $answer }**.
directing-between = Liczba całkowita od { $low } do { $high }.
directing-opened =
    Ogłoszone: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } do rozegrania.
directing-opened-part =
    { "" }**{ $part }** ogłoszone: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } do rozegrania.
directing-appeal-decided =
    { $accepted ->
        [yes] Odwołanie przyjęte: **{ $name }**. Wszyscy już wiedzą.
       *[no] Odwołanie odrzucone: **{ $name }**. Wszyscy już wiedzą.
    }
directing-fee-marked =
    { $state ->
        [paid] Wpisowe gracza **{ $name }** jest oznaczone jako zapłacone.
        [returned] Wpisowe gracza **{ $name }** jest oznaczone jako zwrócone.
        [kept] Wpisowe gracza **{ $name }** jest oznaczone jako zatrzymane.
       *[unpaid] Wpisowe gracza **{ $name }** jest oznaczone jako niezapłacone.
    }
directing-imported-new-seed = Plik nie zawiera swojej liczby losowej, więc losowania idą dalej z nową.
directing-move = Ustaw ten termin
directing-move-to = Ustaw: { $at }
directing-role-director = organizator
directing-role-coordinator = koordynator
directing-seat = Grają w tej rundzie
directing-seat-offer = W obecnej rundzie jest wolny los: **{ $holder }** może zamiast tego zagrać z nową osobą (**{ $newcomer }**).
directing-seat-offer-several = W obecnej rundzie jest wolny los: **{ $holder }** może zamiast tego zagrać z kimś z nich.
directing-seat-one = Gra { $newcomer }
directing-seated = { $players }: grają w tej rundzie, obie strony już wiedzą.
directing-undo-discards =
    ⚠️ Przepadłoby { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    } z gier tej rundy ({ $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }), a gry zaczną się od zera.
directing-discard = Odrzuć je i cofnij
directing-discard-word = odrzuć
directing-discard-field = Wpisz „{ $word }”, by utracić je na dobre
directing-not-discarded = Nic nie cofnięto: żeby utracić te wpisy, wpisz „{ $word }”.
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = Serwery gier
directing-role-judge = sędzia
directing-closes-then = **{ $title }** gotowe, ty organizujesz, a zapisy na <#{ $channel }> są otwarte. Zamkną się automatycznie: { $at }.
directing-signup-open-until = Zamkną się automatycznie: { $at }.
directing-signup-open-endless = Data zamknięcia już minęła, więc zapisy są otwarte, aż je zamkniesz albo ustawisz inną datę przez { $command }.
directing-created-for-a-list = **{ $title }** gotowe, to ty organizujesz. `/td options` zmienia sposób gry; `/players import` wczytuje graczy.
directing-games-help = Np. 2:1 albo każda partia: 11-7 9-11 11-5; w kolejności powyżej.
directing-judges-panel = Panel sędziego
directing-judges-need-no-command = Nie potrzebują komendy: piszę do nich po ogłoszeniu rundy na żywo, a przycisk **{ $panel }** pod każdym biegiem jest dla nich.
directing-kinds-branches = Wydarzenia grane obok
