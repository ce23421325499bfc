### Answers to what a player does about a game.

playing-i-won = Ganhei
playing-tie = Foi empate
playing-dispute-title = Contestar um resultado
playing-dispute-field = O que aconteceu?
playing-dispute-help = A direção lê isto e decide.
playing-appeal-title = Recorrer à direção
playing-appeal-field = O que fugiu do seu controle?
playing-appeal-help = A partida perdida fica perdida; você pede para jogar as próximas rodadas.
playing-report-again = Retirado. Informe a partida de novo quando souber.
playing-can-accept = Você ainda pode aceitar a outra versão.
playing-really-claim = Pedir o W.O.
playing-really-refuse = Não aceito, e sei o que custa
playing-complies = Obrigado! A direção sabe que você vai cumprir.
playing-refused = A direção sabe que você não aceita. Pelas regras, isso custa a partida; a direção decide.
playing-both-here = Vocês dois estão aqui. Boa partida! Quando acabar, aperte **Informar resultado**.
playing-other-won = { $name } ganhou
playing-how-did-it-end = Como acabou sua partida contra **{ $opponent }**?
playing-settled = Resolvido: { $players }, **{ $score }**.
playing-here-alone = Check-in feito. **{ $opponent }** ainda não está aqui. Se nada mudar, você pode pedir o W.O. a partir de { $claimable_time } ({ $claimable_distance }), ou dar mais tempo.
playing-here-late = Check-in feito, mas tarde demais para pedir o W.O. **{ $opponent }** também ainda não está aqui; se continuar assim, a direção decide. Você pode dar mais tempo.
playing-here-guest = Check-in feito. **{ $opponent }** não está no Discord e não pode fazer check-in aqui. Se não aparecer, a direção decide; você pode dar mais tempo.
playing-guest-missed = {""}**{ $opponent }** não está no Discord, então não consigo chamar. Avise a direção, que pode lançar o resultado.
playing-how-much-time = Quanto tempo mais você espera por **{ $opponent }**?
playing-waits-until = **{ $opponent }** tem até { $until_time } ({ $until_distance }). Só depois disso você pode pedir o W.O.
playing-really-refuse-2 =
    Exigido de você: { $text }
    Não aceitar faz você perder a partida por W.O. Recusar mesmo assim?
playing-ask-claim =
    { $removes ->
        [yes] Com o W.O. você ganha a partida, e **{ $opponent }** sai do torneio. Você também pode dar mais tempo a **{ $opponent }**.
       *[no] Com o W.O. você ganha a partida. Você também pode dar mais tempo a **{ $opponent }**.
    }
playing-checked-in = **{ $name }** está com o check-in feito para a partida contra **{ $opponent }**.
playing-they-won = O outro lado ganhou
playing-games-won = { $mine }–{ $theirs }
