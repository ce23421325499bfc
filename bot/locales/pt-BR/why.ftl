### Headings and sentences around recorded rationale.

why-why = Por quê?
why-pairing = O pareamento
why-bye = O bye
why-no-game = Sem partida
why-time = O horário da partida
why-whole-round = A rodada como um todo
why-standing = O lugar na classificação
why-seed = A cabeça de chave
why-changes = Mudanças depois da publicação
why-not-in-round = Fora desta rodada.
why-numbers-decide = Os números decidem; não foi preciso desempatar.
why-no-round = Essa rodada não foi publicada.
why-idle = Sem partida nesta rodada; isso não é um bye.
why-seeded-by-strength = A ordem inicial segue a força.
why-seeded-by-standings = A ordem inicial segue a classificação da fase anterior.
why-mended = ajustado depois de uma saída
why-by-director = pela direção
why-place = { $rank }, { $came_to }.
why-seed-2 = Cabeça de chave { $number } de { $of }.
why-cited = { $text } (regra { $rule }).
why-read-a-rule = Para ler uma regra: `/tournament rules rule:{ $rule }`.
why-result = O resultado
why-seeded-by-hand = A ordem inicial foi definida à mão.
why-seeded-by-lot = A ordem inicial foi sorteada.
why-seeded-by-entry = A ordem inicial é a ordem de inscrição.
