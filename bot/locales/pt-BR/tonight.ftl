### The menu of what can be created, and the form of a tournament for tonight.

tonight-menu = O que você quer organizar? Se todo mundo já está aqui, aperte *Hoje à noite*.
tonight-presets = Eventos completos, prontos para usar
tonight-formats = Formatos
tonight-form-title = Torneio de hoje à noite
tonight-default-name = Torneio de hoje à noite
tonight-rounds-help = Deixe vazio e eu ajusto ao número de jogadores.
tonight-yes = Sim
tonight-no = Não
tonight-labels-name = Nome
tonight-labels-kind = Tipo
tonight-labels-rounds = Rodadas (só no suíço)
tonight-labels-best-of = Um confronto é
tonight-labels-third-place = Disputa de terceiro lugar
tonight-kind = { $title }: { $summary }
tonight-choice = **{ $title }**: { $summary }
tonight-series =
    { $games ->
        [1] uma partida
       *[other] melhor de { $games }
    }
tonight-not-in = { $kind } não tem isso. Deixe como estava.
tonight-whole-number = Um número inteiro de 1 a { $most }, ou nada.
tonight-opened = **{ $title }** está aberto em <#{ $channel }>: o pessoal aperta *Quero jogar* no cartão.
tonight-opened-teams = **{ $title }** está aberto em <#{ $channel }>: o pessoal aperta *Entrar em equipe* ou *Nova equipe* no cartão.
tonight-press-start = Aperte *Começar* quando todo mundo estiver dentro.
tonight-starts-then = Começa { $at } automaticamente, com todo mundo que tiver feito o check-in. O check-in abre quinze minutos antes.
tonight-goes-on =
    Cada próxima rodada sai automaticamente { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } depois do último resultado, e a classificação final também. *Segurar* no cartão interrompe isso.
tonight-two-stages-title = Duas fases
tonight-labels-first = Primeira fase
tonight-labels-groups = Grupos (só na fase de grupos)
tonight-labels-second = Segunda fase
tonight-groups-help = Quantos; vazio: grupos de até quatro.
tonight-field-help = 8, 9-16 ou groups 1-2 +8. Duas finais ao mesmo tempo: groups 1-2; groups 3-4
tonight-then = { $first }, depois { $second }
tonight-choose-title = Novo torneio
