corrections-plain = **{ $players }** ma wynik **{ $before }**, a dostałoby **{ $after }**. Żadna późniejsza gra od tego nie zależy; ogłoszone pary zostają.
corrections-rests =
    { "" }**{ $players }** ma wynik **{ $before }**, { $count ->
        [0] i żadna późniejsza gra od tego nie zależy, ale zależy to, co ogłoszono od tamtej pory.
        [one] a od tego zależy { $count } późniejsza gra: { $names }.
        [few] a od tego zależą { $count } późniejsze gry: { $names }.
       *[many] a od tego zależy { $count } późniejszych gier: { $names }.
    }
corrections-without-game = Awans bez gry: **{ $who }**.
corrections-leaving = Bez awansu: **{ $who }**.
corrections-entering = Awans należy się: **{ $who }**.
corrections-reseeded = Awans dostałyby te same osoby, ale na inne miejsca.
corrections-on-server = Wciąż na serwerze gier, gdzie Herald ich nie kończy; po cofnięciu nie liczą się nikomu: { $games }
corrections-choose = **Cofnij je**: to, co od tego zależy, jest kojarzone i rozgrywane na nowo. **Zostaw**: wynik i to, co ogłoszono, zostaje decyzją, którą wszyscy widzą razem z twoim powodem.
corrections-place = { $who }: miejsce { $before } → { $after }
corrections-places = Miejsca, które się teraz zmieniają:
corrections-correct = Popraw
corrections-reset = Cofnij je
corrections-stand = Zostaw
corrections-stood = **{ $players }**: zostaje, jak zapisano; wszyscy znają powód.
corrections-ruling = **{ $players }**: zostaje **{ $recorded }** decyzją organizatora, choć skończyło się **{ $actual }**: gra poszła już dalej. { $why }
corrections-taken-back = Wynik został poprawiony i gra wraca do stanu po: **{ $round_title }**. To, co było później, jest kojarzone jeszcze raz.
corrections-amended = Wynik został poprawiony: to, co od niego zależało (**{ $round_title }**), jest cofnięte i zostanie skojarzone jeszcze raz.
corrections-all-the-same = Zrób to mimo to
corrections-late-check-in = **Za późno: { $name }, gra { $players }**, i nikogo nie było na czas. Nikt nie może wziąć walkowera: zdecyduj.
corrections-recorded-by-ruling = { $recorded } § (skończyło się { $actual })
corrections-note = § { $players }: liczy się **{ $recorded }** decyzją organizatora, choć skończyło się **{ $actual }**. { $why }
corrections-pictured =
    { $count ->
        [one] § { $count } wynik z decyzji
        [few] § { $count } wyniki z decyzji
       *[many] § { $count } wyników z decyzji
    }
corrections-prizes = Nagrody przy obecnym stanie:
corrections-prize = { $prize }: { $before } → { $after }
