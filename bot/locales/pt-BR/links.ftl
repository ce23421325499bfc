### Personal links: secret addresses where people without Discord see what is asked of them, and answer.

links-title = Sua página
links-of = A página de { $name }
links-taken = ✓ Recebido.
links-yours-alone = Este endereço é só seu: quem o tiver pode responder por você. Não passe adiante.
links-send = Enviar
links-again = Enviar de novo
links-back = Voltar
links-propose = Propor um horário
links-receipts = O que eu enviei
links-fill-in = Preencha isto, ou escreva menos: { $fields }.
links-old = Isso estava desatualizado. As coisas agora estão assim.
links-away = O Herald está fora do ar, então nada foi recebido. Envie de novo em um minuto.
links-away-now = O Herald está fora do ar. Abra esta página de novo em um minuto.
links-no-answer = Ainda sem resposta. Envie de novo: conta uma vez, por mais que você envie.
links-too-many = Foi muita coisa de uma vez. Espere um minuto e envie de novo.
links-elsewhere = Isso não foi enviado da sua página. Abra seu link de novo.
links-ended = Este link está fechado. Talvez o evento tenha acabado, você tenha saído, ou exista um link mais novo. Pergunte à direção.
links-no-pages = Links não funcionam aqui: este bot não tem páginas na web. Quem o hospeda pode ligá-las com HERALD_WEB e HERALD_WEB_URL.
links-not-encrypted = Links não funcionam aqui: { $address } não é criptografado, e qualquer um no caminho poderia ler. Quem hospeda o bot precisa de https em HERALD_WEB_URL.
links-over = Este evento acabou: links não abrem mais.
links-not-for = { $name } não pode ter link. Links são para quem joga, age só por si e não organiza o evento.
links-has-one = { $name } tem um link desde { $since }. Ele não pode ser mostrado de novo, mas pode ser trocado.
links-made = O link de { $name }:
links-once = Passe só para essa pessoa: ele responde por ela. Só aparece desta vez; um link anterior fica fechado.
links-closed = O link de { $name } está fechado.
links-closed-all =
    { $count ->
        [one] { $count } link fechado.
       *[other] { $count } links fechados.
    }
links-overview =
    { $guests ->
        [0] Não há convidados sem Discord.
        [one] { $guests } convidado sem Discord, { $linked } com link.
       *[other] { $guests } convidados sem Discord, { $linked } com link.
    }
links-would-close =
    { $count ->
        [one] { $count } convidado já tem link. Um novo arquivo fecha esse link: a pessoa vai precisar do novo.
       *[other] { $count } convidados já têm link. Um novo arquivo fecha esses links: as pessoas vão precisar dos novos.
    }
links-file =
    { $count ->
        [one] { $count } link, mostrado só desta vez. Mande só para o dono dele, e apague o arquivo.
       *[other] { $count } links, mostrados só desta vez. Mande cada um só para o seu dono, e apague o arquivo.
    }
links-column-name = nome
links-column-link = link
