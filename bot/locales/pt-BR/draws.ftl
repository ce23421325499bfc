### Draws of lots, and how anybody can check them.

draws-draws = Sorteios
draws-no-draws = Não houve nenhum sorteio até agora.
draws-how-to-check = Todo sorteio pode ser recalculado: tire o SHA-256 do texto `seed/purpose/counter`, leia-o como um número N e calcule `low + N mod (high - low + 1)`. (Se N for tão grande que resultados pequenos seriam favorecidos, acrescenta-se `/1`, `/2`, ... ao texto até não ser mais.) Cada número aleatório vem do número do torneio, que foi fixado antes.
draws-nobody-in-time = Ninguém respondeu a tempo, então vale isto.
draws-by-director = Lançado pela direção.
draws-seed-commitment-line-no-seed = -# Sorteio justo: tudo o que é sorteado vem de um único número aleatório, já fixado e revelado no fim. O SHA-256 dele: `{ $commitment }`
draws-seed-commitment-line = -# Sorteio justo: o número aleatório era `{ $seed }`; o SHA-256 dele é `{ $commitment }`.
draws-announced = Vai ser sorteado um número de { $low } a { $high }. O segredo está fixado; o SHA-256 do segredo é `{ $commitment }`. O segredo é revelado junto com o número, para todo mundo poder conferir.
draws-call-until = O palpite vem antes do sorteio, até { $due }; qualquer um dos dois pode dar.
draws-answered-by = Respondido por { $name }.
draws-seed-line = Número aleatório `{ $seed }`
draws-example = Para o primeiro, calcule o hash exatamente de `{ $seed }/{ $purpose }/{ $counter }`.
draws-word-given =
    { $for_all ->
        [yes] { $who } põe “{ $word }” na conta de todos os sorteios.
       *[no] { $who } põe “{ $word }” na conta do sorteio.
    }
draws-told-secret = O segredo era `{ $secret }`.
draws-told-mixed = Entraram na conta, nesta ordem: { $given }. Para cada item, o hash de segredo, barra e palavra toma o lugar do segredo, o que dá `{ $seed }`.
draws-told-number = O SHA-256 de `{ $text }` deixa resto { $rest } na divisão por { $size }, então o número é { $value }.
draws-draw-line = { $purpose }: **{ $value }** (de { $low } a { $high })
draws-closes = As palavras valem até { $at }; depois vem o sorteio.
draws-beacon = Por último entra na conta o que o beacon público drand publica como rodada { $round } em { $at }, que ninguém sabe antes: `{ $address }`.
draws-no-beacon = Nenhum beacon público entra na conta, porque este bot não consegue acessar um. As palavras de vocês são o que ninguém aqui sabe antes.
draws-how = A conta é assim: para cada item, em ordem, o SHA-256 de `secret/word` toma o lugar do segredo; depois, o número é { $low } mais o resto do SHA-256 de `secret/{ $purpose }/0` na divisão por { $size }.
draws-told-beacon = O último deles é a rodada { $round } do drand: `{ $address }`.
draws-told-no-beacon = ⚠️ O beacon indicado para este sorteio ficou de fora. A verificação do registro também mostra isso.
draws-seed-chosen = -# ⚠️ Um diretor escolheu esse número aleatório; só um curto recebe bits aleatórios a mais.
draws-waiting = ⏳ Não consigo acessar a rodada { $round } do drand, então este sorteio espera por ela. Tento de novo { $until }. Sem ela nada é sorteado, a não ser que a direção diga o contrário aqui.
draws-waived = ⚠️ { $who } manda fazer este sorteio sem o beacon: “{ $text }”
draws-announced-again = Precisei anunciar este sorteio de novo, porque o torneio foi importado sem o número aleatório. Ele acontece no novo horário.
