### What people are asked, who has to answer and until when.

asking-by-director = Anotado pela direção.
asking-time-is-up = Ninguém escolheu a tempo, então agora vale isto.
asking-directors = a direção
asking-reminded = Pronto: mandei mensagem a todo mundo que pode responder.
asking-word-title = Uma palavra para o sorteio
asking-word-field = Sua palavra
asking-word-help = Ela é pública e entra na conta do sorteio. Cada pessoa tem só uma.
asking-word-given = Sua palavra entrou, e todo mundo pode vê-la.
asking-choose-until = O que você escolhe? Os botões estão em **Minha partida**. Escolha até { $due }; depois disso, vale o que aparece ali.
asking-yours-until = A escolha é sua até { $due }; depois disso, vale o que o tópico mostra.
asking-still-open = Ainda em aberto: { $question } Responda até { $due }.
asking-choice = { $what } contra { $opponents }?
asking-choices-until = Escolha até { $due }
asking-waits-for = { $question } Esperando por { $who }, até { $due }.
asking-default-counts = Sem resposta até lá? Vale “{ $answer }”.
asking-waive-field = Por que sem ele?
asking-waive-help = Todo mundo vê isto com o seu nome, e fica no registro.
asking-waived = Pronto: este sorteio segue sem o beacon, e todo mundo vê o seu motivo.
