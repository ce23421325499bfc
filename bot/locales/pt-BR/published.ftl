### Options that are published before play.

published-title = regras publicadas
published-file = regras publicadas
published-file-help = As opções em uma linha de JSON; o SHA-256 dela é o checksum.
published-intro = É assim que as rodadas vão ser pareadas. Está fixado agora, antes do jogo; todo mundo vê qualquer mudança posterior.
published-not-set = padrão
published-by-default = { $value } (padrão)
published-yes-no-true = sim
published-yes-no-false = não
published-check-sum-line = Checksum: `{ $check_sum }` (SHA-256 do arquivo anexo). Cada rodada indica com qual foi pareada.
published-check-sums =
    Checksum antes: `{ $before }`
    Checksum agora: `{ $after }`
published-changed =
    { $playing ->
        [yes] **As regras publicadas de { $stage } mudaram com a fase em andamento.**
       *[no] **As regras publicadas de { $stage } mudaram depois de publicadas.**
    }
published-paired-by = Pareada pelas regras publicadas, checksum `{ $check_sum }…`.
