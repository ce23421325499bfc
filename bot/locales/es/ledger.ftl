### The ledger in words.

ledger-ledger = Cuentas
ledger-fund = Fondo para ganadores de partidas
ledger-fees = Cuotas de inscripción
ledger-nothing = En este torneo no hay cuota, ni premios, ni fondo.
ledger-nothing-is-collected = Esto es solo una lista: aquí no se cobra ni se paga nada.
ledger-not-final = Así está ahora; será definitivo con la clasificación.
ledger-headings-unpaid = Sin pagar
ledger-headings-paid = Pagadas
ledger-headings-owed-back = Por devolver
ledger-headings-kept = Retenidas
ledger-headings-returned = Devueltas
ledger-causes- = {""}
ledger-causes-forfeit = incomparecencia
ledger-causes-drop-out = abandono
ledger-causes-director = decisión de un director
ledger-fund-none = { $amount }; no se ha jugado ninguna partida de la última fase.
ledger-fund-over =
    { $final ->
        [yes] { $amount } entre { $games ->
            [one] { $games } partida
           *[other] { $games } partidas
        }.
       *[no] { $amount } entre { $games ->
            [one] { $games } partida jugada
           *[other] { $games } partidas jugadas
        } hasta ahora.
    }
