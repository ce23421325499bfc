availability-form-title = Kiedy możesz grać?
availability-field = Twoje terminy
availability-example = thu 18-22, sat 10-14
availability-text-help = Kiedy gra może się zacząć, co tydzień, według twojego zegara. „any” lub „none” też działa.
availability-no-times = Brak zaznaczonych terminów
availability-change = Zmień
availability-type = Wpisz je
availability-correct = Popraw
availability-any-time = Każdy termin mi pasuje
availability-no-time = Żaden termin mi nie pasuje
availability-this-week = Twoje terminy w tym tygodniu
availability-next-week = Twoje terminy na przyszły tydzień
availability-hours-optional = Twoje terminy (możesz też zaznaczyć je później)
availability-list-help = Zaznacz każdą godzinę, o której gra może się zacząć (po { $slot_minutes } min), czas: { $zone }.
availability-nothing-marked = Nic nie jest zaznaczone, więc nic nie zapisano. Co masz na myśli?
availability-counts-until = Ostateczny termin twojej gry będzie znany: { $fix_at }; do tej pory możesz to zmienić.
availability-counts-for-pairing = Kojarzenie następnej rundy: { $pair_at }; dopóki terminy nie są ostateczne, możesz to zmienić.
availability-serves-again = Te same terminy obowiązują co tydzień, dopóki ich nie zmienisz.
availability-none-suits = Nie masz zaznaczonych terminów, więc decydują terminy przeciwnika.
availability-nothing-shared = Twoje terminy i terminy gracza **{ $opponent }** jeszcze się nie pokrywają. `/schedule propose` zaproponuje mu jakiś.
availability-proposal = **{ $name }** proponuje termin gry: { $at }. U ciebie to { $your_clock }, u gracza **{ $name }** { $their_clock }. Jeśli ci pasuje, **{ $opponent }**, naciśnij **Pasuje mi**: wtedy to też jeden z twoich terminów.
availability-proposed = **{ $opponent }** dostaje pytanie, czy pasuje: { $at }. To teraz też jeden z twoich terminów. Ostateczny termin zostanie wybrany { $fix_at_distance } z tych, które pasują obojgu.
availability-agreed = **{ $name }** zgadza się: { $at }. Ostateczny termin zostanie wybrany z tych, które pasują obojgu.
availability-common-none = { $players }: na razie brak wspólnego terminu.
availability-common = { $players }, wspólne terminy: { $times }.
availability-common-more = { $players }, wspólne terminy: { $times } i jeszcze { $rest }.
availability-you-agreed =
    { $shared ->
        [1] { $at } to na razie jedyny termin, który pasuje wam obojgu, więc na nim stanie.
       *[other] { $at } to jeden z { $shared } terminów, które pasują wam obojgu. Ostateczny zostanie wybrany spośród nich.
    }
availability-legend =
    { $yours } twoje
    { $free } nie twoje
    puste: bez gier
availability-legend-shared = { $mark } wspólne (ty i { $opponent })
availability-daily = Codziennie
availability-all-day = dowolnie
availability-always = Dowolnie
availability-never = Wcale
availability-outside = { $pattern }; nic z tego nie mieści się w czasie gry tygodnia
availability-shared = { $pattern }; { $shared } z { $marked } godzin rozpoczęcia pasuje też graczowi { $opponent }
availability-time-field = Kiedy chcesz zagrać?
availability-will-propose = Chodzi o ten termin: { $at }. U ciebie to { $mine }, u gracza **{ $opponent }** { $theirs }. Zgadza się?
availability-propose-to = Zaproponuj: { $opponent }
