### Messages to directors and coordinators.

directors-failed-steps-close-registration = As inscrições não puderam ser fechadas automaticamente.
directors-failed-steps-pair = A próxima rodada não pôde ser pareada automaticamente.
directors-failed-steps-fix = Os horários definitivos não puderam ser marcados automaticamente.
directors-failed-steps-silence = Um resultado informado que ninguém contestou não pôde virar oficial.
directors-failed-steps-finish = A classificação não pôde ficar definitiva automaticamente.
directors-failed-other = Um passo do cronograma não funcionou.
directors-do-it-yourself = Não vou tentar de novo: faça você com `/td advance` quando a causa estiver resolvida.
directors-what-went-wrong = O motivo: { $text }
directors-next-round-due = A próxima rodada era para { $since } ({ $since_distance }), mas ainda não pode ser pareada.
directors-please-decide = Os dois lados de **{ $players }** discordam do resultado. Decida, por favor.
directors-decided = Decidido: **{ $score }**.
directors-dispute-over = Não está mais em aberto: o resultado informado foi retirado ou trocado.
directors-reported-before-start = **{ $players }** foi informada antes da hora ({ $start }). **{ $reporter }**: { $said }. Só vale quando **{ $opponent }** confirmar ou você lançar o resultado.
directors-appeal = **{ $name }** recorre para voltar: “{ $text }”
directors-appeal-outside-stage = A fase em andamento começou sem **{ $name }**, então você só pode recusar o recurso.
directors-beacon-missing = Não consigo acessar o beacon público indicado para este sorteio, então o sorteio espera por ele. Tento de novo { $until }, e depois pelo menos a cada hora. Se ele continuar fora de alcance, você pode mandar sortear sem o beacon: aí todo mundo vê que foi você, e por quê.
