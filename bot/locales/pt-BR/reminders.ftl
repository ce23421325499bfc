### Reminders, the directors' digest, and what the bot says about itself.

reminders-all-well = Não falta nada.
reminders-digest = O que falta
reminders-no-availability = Nunca mandaram horários (qualquer um vale)
reminders-unconfirmed = Informadas, esperando confirmação
reminders-not-reported = Já deveriam ter acabado, sem resultado informado
reminders-disputes = Contestadas
reminders-no-game-time = Sem horário
reminders-prompts = Perguntas a responder
reminders-appeals = Recursos a decidir
reminders-unpaid = Taxa não paga
reminders-games-open =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } por jogar; não falta mais nada.
reminders-ask-availability = Quando você pode jogar na semana que vem? Marque seus horários até { $pair_at }: aperte **Meus horários** ou use `/me availability`.
reminders-last-list-serves = Sem resposta, seus últimos horários valem de novo: { $summary }.
reminders-any-time-serves = Sem resposta, qualquer horário conta como bom para você.
reminders-check-in-from = Aperte **Estou aqui** a partir de { $at_time }. Um atraso de mais de { $minutes } pode custar a partida.
reminders-report-due = Como acabou { $players }? Aperte **Informar resultado** ou use `/match report`.
reminders-confirm-due = **{ $reporter }** informou a partida de vocês. Confirme ou conteste; vale { $silent_at_distance }.
reminders-confirm-due-early = **{ $reporter }** informou a partida de vocês antes do início. Ela já foi jogada? Então confirme ou conteste: sem você não vale.
reminders-before-start = { $line }, informado antes da hora
reminders-how-to-open-messages = Para receber isto como mensagem direta, permita mensagens de membros deste servidor, ou veja `/me reminders`.
reminders-something-for-you = Tenho novidades para você em **{ $title }**, mas não consigo mandar mensagens diretas. Veja com o botão abaixo ou com `/me next`.
reminders-game-soon = Sua partida contra **{ $opponent }** começa { $distance }, { $at }.
reminders-you-play = Você joga de { $side }.
reminders-last-times-serve = Sem resposta, seus últimos horários valem de novo; se você nunca mandou nenhum, qualquer horário conta como bom para você.
reminders-something-to-read = Há algo para você ler em **{ $title }**. Só você pode ver: aperte o botão abaixo ou use `/me next`.
reminders-time-claims = Perdida no tempo?
