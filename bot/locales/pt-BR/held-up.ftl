### While a tournament cannot go on because of games or answers.

held-up-waits-for = Esperando: { $games }.
held-up-disputed = { $players } (contestada)
held-up-unconfirmed = { $players } (informada, sem confirmação)
held-up-no-result = { $players } (ainda sem resultado)
held-up-asked = Já pedi à direção.
held-up-everybody = **O torneio está parado desde { $since }.**
held-up-disputed-since = **Há um resultado contestado desde { $since }.** As outras partidas continuam.
held-up-your-game = É a sua partida? Informe agora, ou conte à direção o que houve. Quem não está nela pode relaxar.
held-up-names = Pedi que resolva: { $names }.
held-up-no-times = Até lá não peço horários a ninguém. Assim que estiver resolvido, a próxima rodada é pareada na hora.
held-up-over = Seguimos: o que faltava está resolvido.
held-up-deputy = Pedi isto a **{ $names }** { $since }, e ainda não está resolvido. Resolva, por favor, ou fale com essas pessoas.
held-up-asks-next = Se continuar em aberto, pergunto a { $names } { $at }, e todo mundo fica sabendo o que falta { $everybody_at }.
held-up-nobody-else = Se continuar em aberto, todo mundo fica sabendo o que falta { $everybody_at }. Ninguém mais pode resolver: indique um segundo diretor com `/td staff`.
