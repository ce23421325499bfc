exclusions-entered = Nowy zapis: **{ $name }**. Według notatki z { $since } ta osoba nie ma brać udziału do { $until }: { $reason } To tylko informacja; wycofuje `/players withdraw`.
exclusions-preview = Zostaje to też odnotowane dla kolejnych turniejów na tym serwerze do { $until } i wtedy wygasa automatycznie: organizatorzy dowiedzą się, gdy zapisze się **{ $name }**. `/me data` pokazuje to tej osobie.
exclusions-about-you = Jest tu też notatka, że nie masz brać udziału w turniejach pewnego serwera do { $until }: { $reason }
