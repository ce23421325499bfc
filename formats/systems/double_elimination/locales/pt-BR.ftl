### What the format Double elimination says in Brazilian Portuguese.

format-double-elimination-title = Eliminação dupla
format-double-elimination-summary = Uma chave de vencedores, uma de perdedores e a grande final: fora com duas derrotas.
format-double-elimination-rule-reset-yes = Se quem vem da chave dos perdedores ganhar a grande final, ela é jogada de novo.
format-double-elimination-rule-reset-no = A grande final é um só confronto.
format-double-elimination-option-reset-label = Repetir a grande final
format-double-elimination-option-reset = A grande final é jogada de novo se quem vem da chave dos perdedores a ganhar?
format-double-elimination-scores-contradict-winner = O placar de { $game } não bate com quem ganhou. Confira os dois.
