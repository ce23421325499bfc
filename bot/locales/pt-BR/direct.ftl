### Direct messages to single people.

direct-missing-times = Ainda não sei quando você pode jogar, então qualquer horário conta como bom para você. Aperte **Meus horários** para mudar isso.
direct-fees-unpaid = Pela lista, sua taxa de inscrição ainda não foi paga.
direct-fees-paid = Sua taxa de inscrição está paga. Obrigado!
direct-fees-returned = Sua taxa de inscrição foi devolvida.
direct-fees-kept = Sua taxa de inscrição fica retida, como dizem as regras.
direct-moved-up = Boa notícia: abriu uma vaga em **{ $title }**, e você está dentro!
direct-out-of = A direção retirou você de **{ $title }**.
direct-disqualified = A direção desclassificou você de **{ $title }**.
direct-out-after-forfeit = Depois do W.O., você está fora de **{ $title }** e não entra mais no pareamento.
direct-back-in = Você está de volta em **{ $title }** e joga a partir da próxima rodada.
direct-back-on-the-list = Você está de volta na lista de espera de **{ $title }**.
direct-part-changed = O pareamento mudou; esta é a sua parte da rodada agora.
direct-round-taken-back = **{ $round_title }** foi desfeita, e sua partida nela não conta mais. Já volto a falar com você.
direct-confirmed = Resolvido: **{ $score }**.
direct-please-report-again = Quem jogou com você retirou o resultado informado. Por enquanto não há nada para confirmar.
direct-reported-anew = Quem jogou com você informou esta partida de novo; veja a próxima mensagem.
direct-more-time-for-you = **{ $opponent }** espera por você até { $until_time } ({ $until_distance }).
direct-question = Uma pergunta antes de seguir: { $text } Responda até { $due }.
direct-drawn = Sorteado: **{ $number }**.
direct-answered = Respondido: **{ $answer }**.
direct-appeal-decided =
    { $accepted ->
        [yes] Seu recurso foi aceito: você está de volta em **{ $title }**. Motivo da direção: { $text }
       *[no] Seu recurso foi recusado. Motivo da direção: { $text }
    }
direct-joined-late = Você está em **{ $title }** e joga a partir da próxima rodada.
