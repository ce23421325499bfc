### Reports and results.

results-pairings-stay = A classificação é recalculada; as rodadas já publicadas ficam como estão.
results-how-to-take-back = Errou? Aperte **Retirar**.
results-corrected = A direção corrigiu { $players }: **{ $after }** em vez de { $before }.
results-entered-by-director = { $players }: **{ $score }**, lançado pela direção.
results-report-saved = Informado: { $said }. **{ $opponent }** pode contestar; se não, vale { $silent_at_distance }. { results-how-to-take-back }
results-please-confirm = **{ $reporter }** informou a partida de vocês: { $said }. Está certo? Confirme ou conteste até { $silent_at }; se não, vale.
results-report-saved-early = Informado: { $said }. A partida era para começar mais tarde, então só vale quando **{ $opponent }** confirmar ou a direção decidir. Sem resposta? Informe de novo depois do início. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** informou a partida de vocês antes do início: { $said }. Ela já foi jogada? Então confirme ou conteste; sem você não vale.
results-disputed = { $players }: as versões não batem. A direção decide.
results-disputed-itself = As versões não batem. A direção decide.
results-their-words = Nas palavras da pessoa: “{ $text }”
results-forfeited = { $players }: perdida por W.O., porque { $absent } não apareceu.
results-both-absent = { $players }: ninguém apareceu, então os dois lados perdem por W.O.
results-left-the-game =
    { $winner ->
        [none] { $players }: sem jogo (desistência: { $absent }).
       *[other] { $winner } ganha sem jogar, porque { $absent } saiu.
    }
results-how-to-appeal = Se algo fugiu do seu controle, aperte **Recorrer** e conte à direção. A partida perdida continua perdida.
results-rematch = A direção quer esta partida jogada de novo: { $players }. O que foi informado até agora não vale mais.
results-can-claim = **{ $opponent }** está mais de { $minutes } em atraso. Você pode pedir o W.O. ou dar mais tempo. Sem pressa.
results-check-in-opens = { $players }: a partida começa { $at }. Aperte **Estou aqui**. Com mais de { $minutes } de atraso, você pode perder por W.O.
results-disputed-versions = **{ $first }** diz: { $first_says }. **{ $second }** diz: { $second_says }.
results-disputed-silent = **{ $first }** diz: { $first_says }. **{ $second }** diz: não foi assim.
results-removed =
    { $appeals ->
        [yes] Depois do W.O., **{ $name }** está fora do torneio e não entra mais no pareamento, a não ser que a direção aceite um recurso.
       *[no] Depois do W.O., **{ $name }** está fora do torneio e não entra mais no pareamento.
    }
results-said-won =
    {""}**{ $winner }** ganhou{ $scored ->
        [apart] {""} ({ $first }:{ $second }, por { $apart })
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } começou
       *[no] {""}
    }
results-said-tied =
    empate{ $scored ->
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } começou
       *[no] {""}
    }
