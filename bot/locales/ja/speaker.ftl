speaker-more = ほか{ $count }件
speaker-that-game = その対局
