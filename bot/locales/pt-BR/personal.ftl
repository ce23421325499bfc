### What is stored about somebody, and what becomes of it.

personal-forget = Esquecer de mim …
personal-forget-now = Sim, me esqueça
personal-forgotten = Pronto: esqueci sua conta, seu nome e tudo o que você configurou. Se usar o Herald de novo, você começa como uma pessoa nova.
personal-backups-end =
    Os backups do meu banco de dados esquecem você em até { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.
personal-backups-daily =
    Meus backups diários esquecem você em até { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }. Se quem hospeda este bot guarda cópias em outro lugar, pergunte por quanto tempo.
personal-backups-unknown = Backups do meu banco de dados ainda podem conter o que você acabou de apagar. Pergunte a quem hospeda este bot por quanto tempo.
personal-stored =
    O arquivo tem tudo o que está guardado sobre você: sua conta e seu nome, { $known ->
        [True] seu fuso horário ({ $zone }),
       *[other] nenhum fuso horário,
    } { $tournaments ->
        [one] { $tournaments } torneio,
       *[other] { $tournaments } torneios,
    } { $acts ->
        [one] { $acts } coisa que você fez ali
       *[other] { $acts } coisas que você fez ali
    } e { $messages ->
        [one] { $messages } mensagem direta.
       *[other] { $messages } mensagens diretas.
    }
personal-what-happens = Sua conta, seu nome, seu fuso horário, seus lembretes e os textos das mensagens para você serão esquecidos de vez. Os resultados ficam, com “Jogador 7” ou algo assim no lugar do seu nome.
personal-still-plays = Você ainda joga em { $tournaments }. Esquecer não tira você de lá; se quiser sair, use `/leave` antes.
personal-still-directs = Você ainda dirige { $tournaments }. Coloque antes outra pessoa na direção: `/td staff`.

personal-rating = Seu rating em **{ $title }**: { $rating }, depois de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. É calculado com os resultados; `/leave` na série acaba com ele.
