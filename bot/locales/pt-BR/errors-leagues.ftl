### Sentences for what is refused about leagues, cycles and ratings read from elsewhere.

errors-leagues-no-ratings-off = A leitura de ratings do online-go.com está desligada aqui. Use `/players import`.
errors-leagues-no-ratings-elsewhere = Este torneio não usa os ratings do online-go.com. Importe-os com `/players import`.
errors-leagues-no-ratings-nobody = Ninguém informou ainda o número no online-go.com. A inscrição pede, ou importe-o como coluna `ogs_id` com `/players import`.
errors-leagues-no-group = Não existe essa liga aqui, ou você não está em nenhuma. Escolha uma da lista com `/tournament standings league:`.
errors-leagues-no-last-cycle = **{ $title }** não vem depois de um torneio já jogado. Crie o próximo ciclo com `/td create after:`.
errors-leagues-what-or-after = Escolha um modelo ou formato com `what:`, ou o torneio anterior com `after:`; não os dois.
errors-leagues-no-ratings-unlinked = Ninguém vinculou ainda uma conta no servidor de jogos deste torneio. Isso se faz com `/me account`.
errors-leagues-rating-list-packed = Um arquivo zip precisa ter exatamente uma lista (.txt, .xml ou .csv), como a FIDE publica. Ou mande a própria lista.
errors-leagues-rating-list-no-columns = Isto não é uma lista de ratings: ela precisa de uma primeira linha com `name` ou `fide id`. As listas da FIDE funcionam como são publicadas.
