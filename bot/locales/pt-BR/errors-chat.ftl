### Sentences for what the chat side refuses.

errors-chat-roles-director = diretores
errors-chat-roles-coordinator = coordenadores
errors-chat-roles-entrant = jogadores
errors-chat-round-text-codes-nobody = ninguém se chama “{ $part }”
errors-chat-round-text-codes-several = “{ $part }” pode ser { $names }; escreva o número da lista, como #3
errors-chat-round-text-codes-not-a-game = “{ $part }” não é nem uma partida como `Ana - Bo` nem um bye como `bye Eve`
errors-chat-no-tournament-given = Não há nenhum torneio chamado “{ $given }” aqui. Escolha um da lista enquanto digita.
errors-chat-no-tournament = Não há torneio aqui. Escolha um com a opção `tournament`, ou peça a alguém da direção que crie um com `/td create`.
errors-chat-not-staff-error = Só quem pode gerenciar os eventos deste servidor pode criar um torneio. Fale com uma dessas pessoas.
errors-chat-not-staff = Só { $roles } deste torneio podem fazer isso. Fale com uma dessas pessoas; `/tournament info` mostra os nomes.
errors-chat-not-entered = Você não está em **{ $title }**. Enquanto as inscrições estiverem abertas, `/join` coloca você dentro.
errors-chat-staff-may-not-play = Quem tem a função { $role } não pode jogar no mesmo torneio. Passe uma das duas funções para outra pessoa.
errors-chat-no-game = Você não tem partida em aberto em **{ $title }** agora. `/me next` mostra o que vem depois.
errors-chat-server-only = Isto só funciona em um servidor. Use no canal do torneio.
errors-chat-import-refused = Não dá para importar a lista: { $problems }. Nada mudou; corrija e mande de novo.
errors-chat-draft-gone = Isto não está mais aberto, ou você começou de novo desde então. Nada mudou; comece de novo, por favor.
errors-chat-last-director = Um torneio precisa de um diretor. Primeiro coloque outra pessoa na direção com `/td staff`.
errors-chat-entrant-on-staff = Quem tem a função { $role } não pode jogar neste torneio, e { $entrant } joga. Retire do jogo antes, com `/players withdraw`.
errors-chat-unknown-round = Ainda não existe a rodada “{ $given }”. Escolha uma da lista enquanto digita.
errors-chat-no-question = Nada precisa de resposta agora.
errors-chat-nobody-named = Diga quem: um membro deste servidor ou o nome de um convidado, não os dois.
errors-chat-bad-score = “{ $given }” não é um placar. Escreva como `412:380`.
errors-chat-no-result-given = Escolha em `winner` quem venceu ou escreva o `score`, por exemplo `412:380`.
errors-chat-round-text = Não consigo ler este pareamento: { $problems }. Nada mudou; corrija e tente de novo.
errors-chat-no-timetable = **{ $title }** não tem cronograma semanal: combine um horário direto com quem joga com você.
errors-chat-times-final = O horário de { $pairing } é definitivo. Só a direção ainda pode mudar a partida.
errors-chat-not-astart-time = Nenhuma partida começa { $at }. Escolha outro horário: as partidas começam a cada { $slot_minutes }, de { $first } a { $last }.
errors-chat-nothing-required = Você não precisa fazer nada agora.
errors-chat-no-form = Não há nenhum formulário para você preencher em **{ $title }** agora.
errors-chat-not-offered = Tarde demais para isso: as coisas já andaram. `/me next` mostra em que pé estão.
errors-chat-several-tournaments = Qual torneio: { $titles }? Escolha com a opção `tournament`.
errors-chat-which-tournament = De qual torneio você está falando?
errors-chat-no-channel-at-all = Não consigo ver esse canal. Me dê acesso a ele, ou escolha outro.
errors-chat-no-voice-channel = Escolha um canal de voz deste servidor que eu consiga ver.
errors-chat-no-channel = Não consigo postar nesse canal. Me dê estas permissões lá: { $missing }.
errors-chat-sealed-log = O registro contém o que ainda é sigiloso: { $titles }. Até ser revelado, só a direção pode exportá-lo.
errors-chat-bad-fields = Alguns campos ainda não estão certos. Nada mudou; corrija, por favor.
errors-chat-stale-action = Isto não funciona mais. Comece de novo pelo comando.
errors-chat-not-your-form = Este formulário não é seu. Abra o seu.
errors-chat-not-your-work = Outra pessoa está esperando por isto; só ela pode parar.
errors-chat-reading-too-long = A leitura demorou demais, então parei, e nada mudou. Veja se é o texto ou o arquivo certo, ou mande em várias partes menores.
errors-chat-file-too-large = O arquivo é grande demais; o limite é { $most } MB.
errors-chat-file-type = O nome do arquivo precisa terminar em { $endings }.
errors-chat-table =
    { $code ->
        [wide] A linha { $line } do arquivo tem mais de { $most } colunas. Nada mudou.
        [many_rows] O arquivo tem mais de { $most } linhas. Nada mudou.
       *[long_cell] Na linha { $line } do arquivo há uma célula com mais de { $most } caracteres, ou as aspas dela nunca fecham. Nada mudou.
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] A linha { $line } do arquivo é longa demais: o limite é { $most } caracteres por linha. Nada mudou.
        [depth] A linha { $line } do arquivo tem níveis demais: o limite é { $most }. Nada mudou.
        [number] A linha { $line } do arquivo tem um número grande demais: o limite é { $most } bits. Nada mudou.
        [title] A linha { $line } do arquivo tem um título longo demais: o limite é { $most } caracteres. Nada mudou.
        [name] A linha { $line } do arquivo tem um nome longo demais: o limite é { $most } caracteres. Nada mudou.
        [stages] A linha { $line } do arquivo tem fases demais: o limite é { $most }. Nada mudou.
        [entrants] A linha { $line } do arquivo tem jogadores demais: o limite é { $most }. Nada mudou.
       *[text] A linha { $line } do arquivo tem um texto longo demais: o limite é { $most } caracteres. Nada mudou.
    }
errors-chat-result-line-nothing = Não há linha para ler.
errors-chat-result-line-too-many = São mais de mil linhas.
errors-chat-result-line-not-a-result = “{ $part }” não é um resultado como `12 450 380` ou `Ana beat Bo`
errors-chat-result-line-too-long = “{ $part }” e o resto passam de 200 caracteres: um resultado ou jogador por linha, por favor
errors-chat-result-line-ambiguous = “{ $part }” pode ser lido de mais de um jeito; escreva com a mesa, como `3 2-1`, ou com números da lista, como `#3 - #14 2-1`
errors-chat-result-line-nobody = ninguém com partida em aberto se chama “{ $part }”
errors-chat-result-line-several = várias pessoas podem ser “{ $part }”; escreva o número da lista, como #3
errors-chat-result-line-no-board = não há mesa { $part } nesta rodada
errors-chat-result-line-not-paired = { $part } não têm partida em aberto
errors-chat-result-line-has-result = essa partida já tem resultado: “{ $part }”; `/round result` corrige
errors-chat-result-line-twice = essa partida aparece duas vezes: “{ $part }”
errors-chat-result-line = Linha { $line }: { $problem }
errors-chat-result-lines =
    Nada foi lançado:
    { $problems }
errors-chat-several-entrants = “{ $given }” pode ser { $which }. Digite o número, como #3, ou escolha da lista.
errors-chat-not-in-game = “{ $given }” não diz qual dos dois: { $first } ou { $second }?
errors-chat-not-disputed = “{ $given }” não tem partida contestada para decidir aqui. Diga uma vez quem ganhou cada partida contestada, por exemplo: Grace, Hiro.
errors-chat-line-named-twice = “{ $part }” aparece duas vezes
errors-chat-line-no-rating = “{ $part }” não traz um rating, como `Ana 1720`
errors-chat-line-no-player = ninguém inscrito se chama “{ $part }”
errors-chat-webhook-off = Quem hospeda este bot desligou os webhooks.
errors-chat-webhook-unreadable = Não consigo enviar para esse endereço. Ele deve ser como `https://example.org/hook`.
errors-chat-webhook-password = Não aceito endereço com nome e senha dentro: em vez disso, o que é enviado vai assinado.
errors-chat-webhook-https = Só valem endereços que começam com `https://`.
errors-chat-webhook-private = Esse endereço não está na internet, então não envio para lá.
errors-chat-no-webhook = Esse webhook não existe mais.
errors-chat-unknown-rule = Não há regra “{ $typed }” aqui. `/tournament rules` mostra a lista.
errors-chat-server-off = Nenhum servidor de jogos com esse nome está em uso aqui.
errors-chat-server-unreachable = Não consigo acessar { $server } no momento. Tente de novo mais tarde.
errors-chat-server-unknown-account = { $server } não conhece essa conta. Confira como se escreve.
errors-chat-server-not-proved = Ainda não vejo a prova em { $server }. Salve lá e tente de novo em um minuto.
errors-chat-server-refused = { $server } não me deixa fazer isso. Avise quem hospeda o bot.
errors-chat-roles-judge = juízes
errors-chat-sign-up-to-come = As inscrições ainda não abriram. Quando abrirem, posto um cartão com o botão *Quero jogar*.
errors-chat-sign-up-over = Acabou. `/tournament list` mostra em que mais você pode entrar.
errors-chat-sign-up-closed =
    As inscrições estão fechadas. { $count ->
        [0] Alguém da direção
       *[other] Fale com { $directors }: a direção
    } ainda pode colocar você dentro com `/players add`, se o formato aceitar atrasados.
errors-chat-not-captain = Só o capitão de { $entrant } ou a direção pode fazer isso; para um convidado, só a direção. Você sempre pode sair com `/team remove`.
errors-chat-field-from-list =
    Aqui os jogadores vêm da lista da direção. { $count ->
        [0] Alguém da direção
       *[other] { $directors }
    } pode explicar melhor.
errors-chat-line-no-choice = “{ $part }” não é nenhuma das respostas
errors-chat-line-no-times = Não consigo ler “{ $part }” como horários, por exemplo `sat 10-14, sun any`
errors-chat-no-such-link = Nenhum link pessoal abre com isso. Mande o endereço inteiro do link que você tem para este torneio; a direção pode criar um novo.
errors-chat-kept-apart-schedule = { $system } tem uma tabela que diz quem joga com quem, então não dá para separar ninguém. Em um suíço ou mata-mata, dá.
errors-chat-kept-apart-drawn = Os lugares de { $system } já foram sorteados, então quem joga com quem não muda mais.
errors-chat-kept-apart-same = Indique dois jogadores diferentes.
errors-chat-not-free = { $name } ainda não pediu para jogar. Quando apertar **Entrar em equipe**, está dentro, ou você pode escolher essa pessoa.
