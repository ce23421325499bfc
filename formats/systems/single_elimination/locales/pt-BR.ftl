### What the format Single elimination says in Brazilian Portuguese.

format-single-elimination-title = Eliminação simples
format-single-elimination-summary = Mata-mata com cabeças de chave: perdeu um confronto, está fora.
format-single-elimination-rule-third-place-yes = Quem perde as semifinais joga pelo terceiro lugar.
format-single-elimination-rule-third-place-no = Quem perde as semifinais divide o terceiro lugar.
format-single-elimination-option-third-place = Quem perde as semifinais joga pelo terceiro lugar?
format-single-elimination-scores-contradict-winner = O placar de { $game } não bate com quem ganhou. Confira os dois.
format-single-elimination-rule-all-places-yes = Quem perde segue jogando em cada rodada, até todos os lugares estarem decididos.
format-single-elimination-rule-all-places-no = Os outros lugares não são disputados.
format-single-elimination-option-all-places-label = Disputar todos os lugares
format-single-elimination-option-all-places = Quem perde segue jogando em cada rodada, por todos os lugares?
