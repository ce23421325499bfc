### Results that are corrected, and numbers that are asked about.

corrections-plain = **{ $players }** tem o resultado **{ $before }** e passaria a **{ $after }**. Nenhuma partida posterior depende dele; o pareamento publicado fica.
corrections-rests =
    {""}**{ $players }** tem o resultado **{ $before }**, e { $count ->
        [0] nenhuma partida posterior depende dele, mas o que foi publicado depois, sim.
        [one] { $count } partida posterior depende dele: { $names }.
       *[other] { $count } partidas posteriores dependem dele: { $names }.
    }
corrections-without-game = Avançou sem jogar: **{ $who }**.
corrections-leaving = Não teria avançado: **{ $who }**.
corrections-entering = Teria avançado: **{ $who }**.
corrections-reseeded = As mesmas pessoas teriam avançado, para outros lugares.
corrections-on-server = Ainda em um servidor de jogos, onde o Herald não a encerra; desfeita, não vale para ninguém: { $games }
corrections-choose = **Desfazer**: o que depende disso é pareado e jogado de novo. **Deixar como está**: o resultado e o que foi publicado ficam, por uma decisão que todo mundo vê com o seu motivo.
corrections-place = { $who }: lugar { $before } → { $after }
corrections-places = Lugares que mudam agora:
corrections-correct = Corrigir
corrections-reset = Desfazer
corrections-stand = Deixar como está
corrections-stood = **{ $players }** fica como registrado; avisei todo mundo do motivo.
corrections-ruling = **{ $players }** fica **{ $recorded }** por decisão da direção, embora tenha acabado **{ $actual }**: o jogo já seguiu a partir daí. { $why }
corrections-taken-back = Um resultado foi corrigido, e o jogo volta para onde estava depois de **{ $round_title }**. O que veio depois é pareado de novo.
corrections-amended = Um resultado foi corrigido: o que dependia dele em **{ $round_title }** foi desfeito e vai ser pareado de novo.
corrections-all-the-same = Fazer mesmo assim
corrections-late-check-in = **{ $name } chegou tarde demais para { $players }**, e ninguém estava lá a tempo. Ninguém pode pedir o W.O.: decida, por favor.
corrections-recorded-by-ruling = { $recorded } § (acabou { $actual })
corrections-note = § { $players } conta como **{ $recorded }** por decisão da direção, embora tenha acabado **{ $actual }**. { $why }
corrections-pictured =
    { $count ->
        [one] § { $count } resultado por decisão
       *[other] § { $count } resultados por decisão
    }
corrections-prizes = Prêmios, na situação atual:
corrections-prize = { $prize }: { $before } → { $after }
