### What people read when something could not be done, through no fault of theirs.

mishaps-broken = Desculpe, algo deu errado do meu lado. Nada mudou. Tente de novo, ou avise a direção.
mishaps-may-have-counted = Desculpe, algo deu errado enquanto eu respondia, e está no log. O que você fez talvez tenha valido: confira antes de tentar de novo.
mishaps-too-late = Desculpe, está muito movimentado agora, e não consegui abrir o formulário a tempo. Tente de novo.
mishaps-not-here = Não consigo ver quem ou o que você escolheu: precisa estar neste servidor, e eu preciso ter permissão para ver.
mishaps-unreadable = Não consigo ler mensagens em <#{ $channel }>, então não sei se meu último post chegou. Me dê a permissão *Ver histórico de mensagens*: até lá eu espero, para nada aparecer duas vezes.
mishaps-unusable = Não consigo usar o que você preencheu. Nada mudou; confira e tente de novo.
mishaps-face-failed =
    Algo que só o formato { $format } mostra não funcionou: { $part ->
       *[posts] posts
        [pictures] imagens
        [preview] uma prévia
        [field] a lista de jogadores
        [dates] as datas das rodadas
        [files] arquivos
    }. O torneio segue, e todo o resto é postado. Quem hospeda o bot encontra a causa no log.
