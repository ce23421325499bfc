### Which reminders somebody gets.

reminding-form-title = Seus lembretes
reminding-switch = Como falo com você
reminding-direct = Por mensagem direta
reminding-in-channel = Com uma menção no canal
reminding-off = Desligado: só novidades, como pareamento e resultados
reminding-before-games = Antes de cada partida sua
reminding-change = Mudar lembretes
reminding-chosen-no-minutes = Você recebe lembretes de horários e resultados, mas nenhum antes das partidas.
reminding-chosen = Você recebe um lembrete { $duration } antes de cada partida.
reminding-off-2 = Você não recebe lembretes. As novidades que são com você, como o pareamento, ainda chegam.
reminding-only-mentions = Não mando mensagens diretas a você; quando houver algo a fazer, menciono você no canal.
reminding-written-to = Vou mandar mensagem sobre seu pareamento, seus horários e o que você tem a fazer.
