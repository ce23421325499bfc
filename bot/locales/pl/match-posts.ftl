match-posts-best-of = do { $games } partii
match-posts-press-winner = Kto wygrał? Jedno kliknięcie zgłasza wynik, drugie, przeciwnika, go potwierdza.
match-posts-press-score = Jak się skończyło? Kliknij wynik, najpierw twoje partie.
match-posts-taken-back = Ten mecz już się nie liczy, więc nie ma czego zgłaszać.
match-posts-no-threads = Nie mogę otwierać wątków na <#{ $channel }>, więc mecze publikuję na samym kanale. Żeby każdy miał własny wątek, zezwól mi tam na *Create Public Threads* albo zamknij kilka wątków serwera.
match-posts-voice = Kanał głosowy: <#{ $channel }>
