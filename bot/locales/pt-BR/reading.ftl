### Around what people look at: notes under long answers, captions of files.

reading-rest-in-file = É muita coisa: o texto completo está no arquivo.
reading-log-exported = O registro tem tudo o que aconteceu; `/td import` leva para outro bot.
reading-log-head = -# Hash do registro: `{ $head }`
reading-log-head-later = -# O hash do registro vem quando não houver mais nada sigiloso: ele revelaria que algo chegou.
reading-verify-title = O registro está íntegro?
reading-verify-sound = Todos os { $lines } itens batem com o registrado: cada pareamento, sorteio, horário e resultado foi recalculado.
reading-verify-differs = { $count ->
    [one] { $count } item não bate com o registrado:
   *[other] { $count } itens não batem com o registrado:
}
reading-verify-entry = Item { $seq }: { $what }
reading-verify-how = Posto este hash em cada rodada e no fim. Quem tiver o registro exportado pode conferir com `python -m formats verify LOG --head FINGERPRINT`: qualquer mudança aparece.
reading-verify-engine = Do item { $seq } em diante, as rodadas foram pareadas pelo motor { $engine }; o meu é o { $now }.
reading-verify-what-seeds = as cabeças de chave
reading-verify-what-pairings = o pareamento de uma rodada
reading-verify-what-times = os horários das partidas
reading-verify-what-result = um resultado
reading-verify-what-draw = um sorteio
reading-verify-what-commitment = o que foi prometido antes de um sorteio
reading-verify-what-too-late = uma palavra que chegou depois do sorteio
reading-verify-what-replaced = um número lançado no lugar de outro que tinha sido sorteado
reading-verify-what-note = uma anotação sobre uma partida
reading-verify-what-time = um horário anterior ao do item de antes
reading-verify-what-error = algo que hoje seria recusado
reading-verify-what-impossible = algo que não pode ter acontecido
reading-verify-what-early = um sorteio feito cedo demais
reading-verify-what-no-beacon = um sorteio feito sem o beacon
reading-verify-what-beacon = aleatoriedade que o beacon não assinou
reading-verify-what-beacon-round = uma rodada do beacon que não é a primeira depois do fim das palavras
reading-verify-what-promise = um sorteio anunciado de novo com outro segredo
reading-remark-waived = Item { $seq }: { $who } mandou fazer um sorteio sem o beacon: “{ $text }”
reading-remark-new-seed = Item { $seq }: um sorteio foi anunciado de novo, porque o registro foi importado sem o número aleatório
reading-remark-new-range = Item { $seq }: um sorteio foi anunciado de novo com outro intervalo de números
reading-remark-unsigned = Item { $seq }: só o registro não prova a aleatoriedade do beacon. Compare com `{ $text }`
reading-remark-other-chain = Item { $seq }: o beacon indicado para um sorteio não é a rede pública do drand, e sim `{ $text }`
