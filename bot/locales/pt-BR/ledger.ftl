### The ledger in words.

ledger-ledger = Contas
ledger-fund = Fundo dos vencedores de partidas
ledger-fees = Taxas de inscrição
ledger-nothing = Este torneio não tem taxa, prêmios nem fundo.
ledger-nothing-is-collected = Isto é só uma lista: nada é cobrado nem pago aqui.
ledger-not-final = Na situação atual; fica definitivo junto com a classificação.
ledger-headings-unpaid = Não pagas
ledger-headings-paid = Pagas
ledger-headings-owed-back = A devolver
ledger-headings-kept = Retidas
ledger-headings-returned = Devolvidas
ledger-causes- = {""}
ledger-causes-forfeit = perdeu por W.O.
ledger-causes-drop-out = desistiu
ledger-causes-director = decisão da direção
ledger-fund-none = { $amount }; nenhuma partida da última fase foi jogada.
ledger-fund-over =
    { $final ->
        [yes] { $amount } para { $games ->
            [one] { $games } partida
           *[other] { $games } partidas
        }.
       *[no] { $amount } para { $games ->
            [one] { $games } partida jogada
           *[other] { $games } partidas jogadas
        } até agora.
    }
