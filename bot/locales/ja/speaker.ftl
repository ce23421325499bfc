speaker-more = ほか{ $count }件
