### The tournament's card, its rules, and lists of tournaments.

info-rules = Regras
info-tournaments = Torneios
info-no-tournaments = Nenhum torneio aqui ainda.
info-stages = Fases
info-week = A semana
info-prizes = Prêmios
info-staff = Organização
info-event = Em todas as fases
info-tie-breaks = Critérios de desempate
info-directors = Diretores
info-coordinators = Coordenadores
info-sides-by-rule = As regras do formato definem os lados.
info-ties = Uma partida pode acabar empatada.
info-no-ties = Uma partida tem vencedor; não há empates.
info-forfeit-removes = Quem perde por W.O. fica fora das próximas rodadas.
info-appeals = Se você foi retirado, pode recorrer à direção.
info-fee-returned = A taxa volta para você, a não ser que perca por W.O. ou desista.
info-director-may-not-play = O diretor não joga.
info-states-draft = Em preparação
info-states-registration = Inscrições abertas
info-states-closed = Lista fechada
info-states-running = Em andamento
info-states-finished = Encerrado
info-states-cancelled = Cancelado
info-states-series = Série
info-days-mon = Segunda-feira
info-days-tue = Terça-feira
info-days-wed = Quarta-feira
info-days-thu = Quinta-feira
info-days-fri = Sexta-feira
info-days-sat = Sábado
info-days-sun = Domingo
info-not-set = não definido
info-run-by = -# Herald { $version } · O que está guardado sobre você: `/me data`
info-privacy = [Privacidade]({ $url })
info-terms = [Termos]({ $url })
info-policies = Privacidade e termos: no README do Herald, ou pergunte a quem hospeda o bot
info-time-control = Tempo de jogo: { $text }
info-timetable-running = O cronograma está andando.
info-timetable = O cronograma está pausado.
info-by-hand = A direção publica as rodadas; os jogadores combinam os horários.
info-silence = O resultado que você informa vale se o outro lado não contestar em { $hours }.
info-before-start = Um resultado informado antes do início da partida só vale quando o outro lado confirmar ou a direção decidir.
info-check-in = Check-in a partir de { $early } antes do início; com mais de { $late } de atraso, você pode perder por W.O.
info-passed-over = Esta versão do Herald não tem mais estas opções, e joga sem elas: { $names }.
info-rules-url = As regras completas: { $url }
info-yes-no-value = sim
info-yes-no = não
info-tournament-line = **{ $title }** · { $state }
info-tournament-line-entered = **{ $title }** · { $state } · você está dentro
info-entrants =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
info-entrants-of =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    } de { $capacity }
info-entrants-seats = { $count } na lista, { $taken } de { $seats } vagas ocupadas
info-entrants-waiting = { $entrants }, { $waiting } na espera
info-stage-line = { $number }. **{ $title }** para os { $take } melhores: { $format_title }
info-stage-line-for = { $number }. **{ $title }** ({ $who }): { $format_title }
info-field-places = lugares { $first } a { $last }
info-field-from = do lugar { $first } em diante
info-field-groups = lugares { $first } a { $last } de cada grupo
info-field-best-next = { $who }, os { $count } melhores depois deles
info-field-losers = quem perdeu na rodada { $round }
info-field-drawn = { $who }, por sorteio
info-field-of-stage = { $who }, de { $stage }
info-field-beside = { $who }, ao lado das outras fases
info-in-play =
    { $round_title }: { $open_games ->
        [one] { $open_games } partida
       *[other] { $open_games } partidas
    } em aberto
info-all-played = { $round_title }: todas as partidas jogadas
info-week-ask = Pergunto aos jogadores quando podem jogar: { $at }
info-week-pair = Pareamento e horários provisórios: { $at }
info-week-fix = Horários definitivos: { $at }
info-week-play = As partidas começam: { $since } a { $until }
info-week-zone = No fuso { $zone }, já contando o horário de verão.
info-more-rules = Mais regras: { $rules }. `/tournament rules rule:{ $first }` abre uma delas; o texto fica em inglês.
info-judges = Juízes
