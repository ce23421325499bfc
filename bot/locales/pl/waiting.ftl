waiting-waiting = Chwileczkę, kończę jeszcze coś innego.
waiting-database = Pracuję nad tym. Baza danych jest zajęta czymś innym; nic nie przepadło.
waiting-done-already = To już zrobione albo zatrzymane; nie ma czego zatrzymywać.
waiting-stopping = Zatrzymuję…
waiting-so-far =
    Symulacja, krok { $step }: { $done } z { $total }
    `{ $filled }{ $bar }`
