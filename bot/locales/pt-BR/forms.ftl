### What entrants hand in: asking for it, saying it back, who has and who has not.

forms-correct = Corrigir
forms-change = Mudar
forms-which-form = Qual formulário? Cada um abre com o que você já mandou.
forms-not-yet = Nada ainda.
forms-missing = Ainda falta
forms-forms = Formulários
forms-handed-in-by = Já mandaram
forms-still-missing = Ainda falta
forms-nobody = Ninguém.
forms-sealed-note = Sigiloso: só a direção pode ver, com `/forms look`, e o registro mostra quem viu.
forms-nothing-there = Ainda não chegou nada, então não havia o que ler.
forms-reminder = Ainda preciso de **{ $title }** de você. Mande até { $due }.
forms-over = Acabou o prazo de **{ $title }**. Faltam: { $missing }.
forms-everybody-has = Acabou o prazo de **{ $title }**: todo mundo mandou.
forms-to-do = Mandar **{ $title }**.
forms-looked-at = { $title }: o que chegou
forms-noted = Anotado em { $game }: **{ $label }**.
forms-reminder-due = Lembrete para mandar “{ $title }”
forms-time-is-up = Fim do prazo de “{ $title }”
forms-asked-publicly = **{ $title }**: { $help_text }
forms-asked-publicly-due = **{ $title }**, até { $due }: { $help_text }
forms-how-many-asked =
    { $count ->
        [one] A pergunta vai para { $count } jogador.
       *[other] A pergunta vai para { $count } jogadores.
    }
forms-change-until = Até { $due }; dá para mudar até lá.
forms-arrived = **{ $title }** chegou. Foi isto que eu entendi:
forms-you-can-change = Você pode mudar até { $due } ({ $distance }).
forms-see-receipts = `/me sent` mostra quando chegou.
forms-handed-in-for = **{ $title }** chegou em nome de **{ $name }**:
forms-by-director = A direção mandou **{ $title }** por você:
forms-not-right = **{ $title }** ainda não está certo; nada foi salvo:
forms-asking = {""}**{ $title }**: { $count } para responder, { $reached }.
forms-asking-due = {""}**{ $title }**, até { $due }: { $count } para responder, { $reached }.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (sem prazo, sigiloso)
       *[no] **{ $title }** (sem prazo)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** (até { $due }, sigiloso)
       *[no] **{ $title }** (até { $due })
    }
forms-missing-of = Ainda falta: { $title }, até { $due }
forms-closed = Tarde demais para **{ $title }**: a direção encerrou.
forms-leave-instead = O prazo para responder era { $due }. Se no fim você não puder jogar, aperte **{ $leave }**: quem vem a seguir ocupa a vaga.
forms-not-handed-in = Nunca chegou
forms-reached-chat = { $count } pelo chat
forms-reached-link = { $count } pelo link pessoal
forms-reached-none =
    { $count ->
        [one] { $count } não pode ser contatado
       *[other] { $count } não podem ser contatados
    }
forms-answer-for-them = Responda no lugar dessas pessoas com `/players edit-many what:answers`, ou dê links a elas com `/guests link`.
forms-others-elsewhere =
    { $count ->
        [one] Mais { $count } não está no Discord e responde por um link pessoal ou pela direção.
       *[other] Mais { $count } não estão no Discord e respondem por links pessoais ou pela direção.
    }
