### What cannot be delivered, and what to do about it.

delivery-held-no-permission = Não consigo postar em <#{ $channel }>. Libere lá *Ver canal*, *Enviar mensagens*, *Enviar mensagens em tópicos*, *Inserir links* e *Anexar arquivos*, ou escolha outro canal com `/td set-channel`. Meus posts esperam até lá; nenhum se perde.
delivery-held-no-channel = O canal em que posto foi apagado. Escolha outro com `/td set-channel`: tudo o que está esperando vai para lá.
delivery-held-no-server = Não estou mais no seu servidor, então não consigo postar nada lá. Me convide de novo, e eu posto o que está esperando.
delivery-held-dm-limit = O Discord só me deixa escrever para poucas pessoas novas de cada vez. Estou seguindo a lista; enquanto isso, tudo está em `/me next`.
delivery-held-quarantined = O Discord não me deixa escrever para pessoas novas no momento. Elas encontram tudo em `/me next`; continuo tentando, e escrevo assim que puder.
delivery-held-event-limit = Seu servidor tem tantos eventos agendados quanto o Discord permite (100). Apague ou encerre alguns: meus eventos esperam até lá, e o resto continua.
delivery-held-thread-limit = Seu servidor tem tantos tópicos abertos quanto o Discord permite. Feche ou apague alguns: o que preciso postar em tópicos novos espera até lá, e o resto continua.
delivery-held-moderation = Um filtro recusa o que quero postar em <#{ $channel }>: o AutoMod do seu servidor, ou o do próprio Discord contra links nocivos. Inclua meu cargo entre os que o AutoMod ignora (*Configurações do servidor*, *AutoMod*), ou mude o nome ou link que ele barra. Meus posts de lá esperam até isso; nenhum se perde.
delivery-not-posted =
    { $count ->
        [one] O pareamento de { $titles } está feito, mas ainda não consegui postar.
       *[other] O pareamento de { $titles } está feito, mas ainda não consegui postar.
    }
delivery-announcement-waits = Guardei seu aviso, mas ainda não consegui postar.
delivery-discord-down = O Discord não está respondendo como deveria. Continuo tentando, e posto tudo em ordem assim que ele voltar.
delivery-title = Entrega: { $title }
delivery-all-delivered = Tudo chegou.
delivery-waiting =
    { $count ->
        [one] **{ $count } post está esperando.** { $why }
       *[other] **{ $count } posts estão esperando.** { $why }
    }
delivery-expired =
    { $count ->
        [one] { $count } lembrete não pôde ser enviado a tempo e ficou de fora.
       *[other] { $count } lembretes não puderam ser enviados a tempo e ficaram de fora.
    }
delivery-refused =
    { $count ->
        [one] **{ $count } post foi recusado pelo Discord.** O erro é meu: avise quem hospeda o bot. *Postar de novo* tenta outra vez.
       *[other] **{ $count } posts foram recusados pelo Discord.** O erro é meu: avise quem hospeda o bot. *Postar de novo* tenta outra vez.
    }
delivery-unreached = Não consigo escrever para estas pessoas; elas encontram tudo em `/me next`:
delivery-departed = Estes jogadores saíram do servidor:
delivery-tried = Tentei tudo de novo.
delivery-post-again =
    { $count ->
        [one] { $count } post está sendo tentado de novo.
       *[other] { $count } posts estão sendo tentados de novo.
    }
delivery-nothing-again = Não há nada para postar de novo.
delivery-removed = Fui removido do servidor de **{ $title }**. O cronograma está pausado e tudo fica guardado. Me convide de novo para continuar.
delivery-back = Estou de volta no servidor. O cronograma de **{ $title }** ficou pausado enquanto eu estava fora; a direção o retoma com `/td pause resume:True`.
