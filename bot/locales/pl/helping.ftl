helping-found = Może chodzi o to:
helping-nothing-found = Na „{ $words }” nie ma nic, czego możesz tu teraz użyć. Spróbuj innego słowa, np. *pairings*.
helping-how-to-find = Szukasz czegoś? `/help find:` przyjmuje dowolne słowo: check-in, kick, report …
helping-nothing-here = Na tym kanale nie ma turnieju. `/tournament list` pokazuje turnieje tego serwera.
helping-host = Na tym kanale nie ma jeszcze turnieju. `/td tonight` zaczyna jeden dla wszystkich obecnych, `/td create` planuje większy.
helping-director = To twój turniej: przycisk poniżej robi następny krok, `/td options` zmienia ustawienia, `/td undo` cofa ostatni krok.
helping-player = To wszystko, co dotyczy ciebie. Resztę pokazują `/tournament standings` i `/tournament pairings`.
helping-visitor = Na tym kanale jest **{ $title }**. Oto, co możesz teraz zrobić:
