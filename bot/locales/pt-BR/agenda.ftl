### What the timetable is going to do, in plain text without Discord's markup.

agenda-close = As inscrições fecham
agenda-ask = Pergunto aos jogadores quando podem jogar
agenda-finish = A classificação fica definitiva
agenda-pair = { $stage }: a rodada { $number } é pareada
agenda-fix = Os horários ficam definitivos: { $number }
agenda-missing-availability = Quem não mandou horários recebe um lembrete: { $number }
agenda-game = mesa { $board }, { $number }
agenda-silence = Vale o resultado informado, se ninguém contestar antes: { $board }
agenda-unanswered = Lembrete para confirmar o resultado: { $board }
agenda-check-in = Abre o check-in: { $board }
agenda-claim = Falta alguém: quem está esperando pode pedir o W.O., ou a direção decide: { $board }
agenda-report-due = Peço o resultado aos jogadores: { $board }
agenda-answer-due = Lembrete para responder uma pergunta em aberto
agenda-answer-default = A pergunta em aberto recebe a resposta padrão, se não vier outra antes
agenda-choices-due = Lembrete a quem tem uma escolha a fazer
agenda-choice-default = A escolha é feita em nome do jogador, se ele não escolher antes: { $board }
agenda-digest = A direção recebe uma lista do que falta
agenda-lots = É feito um sorteio
agenda-ratings-missing = A direção lê quem ainda não tem rating
agenda-time-claim = { $board }: a direção decide se foi perdida no tempo, se o jogador não tiver respondido
agenda-check-in-opens = Abre o check-in
agenda-check-in-closes = Fecha o check-in
agenda-next-games = As próximas partidas são publicadas
agenda-pair-named = { $stage }, { $round }: pareamento
agenda-held-up = Todo mundo lê o que o torneio está esperando
agenda-no-show = Quem não veio perde a partida: { $board }
