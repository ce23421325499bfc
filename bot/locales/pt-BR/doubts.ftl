### Numbers that are possible but rarely true.

doubts-score = **{ $score }** é incomum aqui: os placares ficam quase sempre entre { $low } e { $high }, com diferença de até { $margin }. Está certo?
doubts-right = Está certo
doubts-before-start = Esta partida começa { $start }. Ela já foi jogada?
doubts-before-start-counts = Antes do início, o resultado informado só vale quando o outro lado confirmar ou a direção decidir.
doubts-rating = **{ $rating }** está certo? Os outros ratings vão de { $low } a { $high }.
doubts-rating-odd = **{ $rating }** está certo? É um rating improvável.
doubts-past = ⚠ { $what } está no passado.
doubts-order = ⚠ { $first } vem depois de { $second }.
doubts-prizes = ⚠ { $where }: { $lines } com texto em *Prêmios*, mas { $option } nas opções do formato. É para ser diferente?
doubts-class-named = Classe { $letter }
doubts-places = Lugares
doubts-no-rating = Sem rating, que as cabeças de chave precisam
doubts-unrated = { $count } de { $size } não têm rating: as cabeças de chave vão sair quase só pela ordem de inscrição ou por sorteio.
doubts-many-rounds = { $rounds } rodadas para { $size } jogadores: todos jogariam contra todos.
doubts-ratings-soon = Os ratings são fixados { $at }, e { $count } de { $size } estão sem: { $names }. As cabeças de chave sairiam quase só pela ordem de inscrição ou por sorteio. `/players rating` ou `/players import` define os ratings.
doubts-odd-scores =
    { $count ->
        [one] { $count } placar é incomum
       *[other] { $count } placares são incomuns
    } aqui, confira: { $games }. `/round result` corrige.
doubts-team-mate = **{ $name }**, da sua equipe, informou: { $said }. Informar outra coisa no lugar?
