### The ledger in words. Names and amounts come in ready to be shown.

ledger-ledger = Ledger
ledger-fund = Game winners' fund
ledger-fees = Entry fees
ledger-nothing = This tournament has no fee, no prizes and no fund.
ledger-nothing-is-collected = This is just a list: nothing is collected or paid here.
ledger-not-final = As things stand; final once the standings are.
ledger-headings-unpaid = Not paid
ledger-headings-paid = Paid
ledger-headings-owed-back = To be returned
ledger-headings-kept = Kept
ledger-headings-returned = Returned
ledger-causes- = {""}
ledger-causes-forfeit = lost by forfeit
ledger-causes-drop-out = dropped out
ledger-causes-director = a director's decision
# The game winners' fund.
ledger-fund-none = { $amount }; no game of the last stage has been played.
# $final: yes or no.
ledger-fund-over =
    { $final ->
        [yes] { $amount } over { $games ->
            [one] { $games } game
           *[other] { $games } games
        }.
       *[no] { $amount } over { $games ->
            [one] { $games } game
           *[other] { $games } games
        } played so far.
    }
