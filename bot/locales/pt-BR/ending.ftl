### Play-offs, the end, prizes.

ending-prizes = Prêmios
ending-over = O fim
ending-thanks = Obrigado por jogar, dirigir e assistir!
ending-finished = **{ $title }** acabou. Parabéns!
ending-game-fund = Fundo dos vencedores de partidas: { $amount }, dividido por igual entre as partidas da última fase.
ending-stage-over = **{ $title }** acabou.
ending-qualified = Vão para **{ $title }**: { $names }. Parabéns!
ending-goes-on = **{ $title }** não acabou: a direção desfez o fim.
ending-podium = { $place }: **{ $names }**
ending-podium-shared = { $place }: **{ $names }** (dividido)
ending-prize-nobody = { $place }: Ninguém: { $prizes }
ending-prize-shared = Divididos os { $places }: { $names }: { $prizes }
ending-prize-of-class = Classe { $letter }, { $place }
ending-prize-of-kind = { $kind }, { $place }
