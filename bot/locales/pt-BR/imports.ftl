### What is wrong with a list of entrants, line by line, and what a list brought.

imports-title-refused = Nada foi importado
imports-title-done = Lista importada
imports-title-preview = O que a sua lista diz
imports-new = Novos
imports-changed = Mudados
imports-ignored = Colunas deixadas de lado
imports-fix-and-send-again = Corrija o arquivo e mande de novo.
imports-how-to = A primeira linha dá nome às colunas: name, discord, rating, uncertainty, games, joined, account. Depois, uma linha por jogador.
imports-problems-too-large = o arquivo é grande demais; o limite é 1 MB
imports-problems-not-text = isto não é um arquivo de texto; salve a tabela como CSV
imports-problems-no-rows = não há ninguém abaixo da linha com os nomes das colunas
imports-problems-too-many-rows = são { $value } linhas; o limite é 3.000
imports-problems-no-name-column = nenhuma coluna se chama “name” ou “discord”
imports-problems-doubled-column = esta coluna aparece duas vezes
imports-problems-too-many-cells = há mais células do que colunas: “{ $value }” não está em nenhuma
imports-problems-nobody = nem nome nem conta do Discord
imports-problems-long-name = o nome tem mais de 80 caracteres
imports-problems-not-a-number = “{ $value }” não é um número
imports-problems-two-readings = “{ $value }” pode ser lido de dois jeitos; escreva números como 1532.5 e datas como 2010-01-31
imports-problems-not-whole = “{ $value }” não é um número inteiro
imports-problems-negative = “{ $value }” é menor que zero
imports-problems-not-a-date = “{ $value }” não é uma data; escreva como 2010-01-31
imports-problems-not-an-account = “{ $value }” não é um id nem nome de usuário do Discord
imports-problems-unknown-account = ninguém neste servidor se chama “{ $value }”
imports-problems-missing = precisa ser preenchido
imports-problems-doubled = “{ $value }” já está no arquivo
imports-problems-several-entrants = vários jogadores se chamam “{ $value }”; escreva o número, como #7, ou acrescente uma coluna com os ids do Discord
imports-problems-two-entrants = a conta é de um jogador, o nome “{ $value }” é de outro
imports-refused =
    { $count ->
        [one] { $count } coisa precisa
       *[other] { $count } coisas precisam
    } de correção. { imports-fix-and-send-again }
imports-summary =
    { $new ->
        [one] { $new } jogador novo
       *[other] { $new } jogadores novos
    }, { $changed ->
        [one] { $changed } jogador mudado
       *[other] { $changed } jogadores mudados
    }.
imports-played-elsewhere =
    { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    } com { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    } vieram como jogadas em outro lugar.
imports-problem = A lista: { $text }
imports-problem-line = Linha { $line }: { $text }
imports-problem-column = Linha { $line }, { $column }: { $text }
imports-did-you-mean = { $head } (você quis dizer “{ $guess }”?)
imports-problems-too-high = “{ $value }” é alto demais
imports-problems-not-a-choice = “{ $value }” não é uma das respostas possíveis
imports-seed = cabeça de chave { $first }
imports-seeds = cabeça de chave { $first } a { $last }
imports-columns-of = Este torneio também lê: { $heads }.
imports-together-with = { $text } (veja também { $names })
imports-alike = ⚠ Várias pessoas com o mesmo nome
imports-alike-line =
    { $name }: { $count ->
       *[other] { $count } pessoas
    }. O número na lista diferencia cada uma.
imports-problems-in-team = já joga na equipe “{ $value }”
imports-known = Conhecidos de torneios anteriores daqui; ficam com o nome que tinham
imports-known-line = { $name } é { $earlier } (conta { $account })
imports-account-of-several = { $name }: várias pessoas aqui têm a conta { $account }, então entra como pessoa nova
imports-names-title = Nomes
imports-names-help = Ana, ou com rating: Ana 1720. Numerados, definem os seeds: 1. Ana, 2. Bo
imports-places-ahead = Os lugares são os de **{ $last }**. Importe depois desta lista com `/players fetch what:places`.
imports-place-asked = { $text }, se for a mesma pessoa
imports-places-open = **{ $last }** ainda não terminou. Importe os lugares mais tarde com `/players fetch what:places`.
