doubts-score = **{ $score }** to tu rzadkość: wyniki mieszczą się zwykle między { $low } a { $high }, a różnice do { $margin }. Zgadza się?
doubts-right = Zgadza się
doubts-before-start = Początek tej gry: { $start }. Już rozegrana?
doubts-before-start-counts = Przed początkiem twoje zgłoszenie liczy się dopiero, gdy potwierdzi je przeciwnik albo rozstrzygnie organizator.
doubts-rating = Czy **{ $rating }** się zgadza? Inne rankingi są od { $low } do { $high }.
doubts-rating-odd = Czy **{ $rating }** się zgadza? To mało prawdopodobny ranking.
doubts-past = ⚠ { $what }: data już minęła.
doubts-order = ⚠ { $first }: później niż { $second }.
doubts-prizes = ⚠ { $where }: { $lines } ze słowami pod *Nagrody*, ale { $option } w opcjach formatu. Czy tak ma być?
doubts-class-named = Klasa { $letter }
doubts-places = Miejsca
doubts-no-rating = Bez rankingu, którego wymaga rozstawienie
doubts-unrated = Bez rankingu: { $count } z { $size }. O rozstawieniu zdecyduje głównie kolejność zapisów albo los.
doubts-many-rounds = Liczba rund { $rounds } przy liczbie graczy { $size }: każdy zagrałby z każdym.
doubts-ratings-soon = Ustalenie rankingów: { $at }, a nie ma ich { $count } z { $size }: { $names }. O rozstawieniu zdecyduje głównie kolejność zapisów albo los. Ustawia je `/players rating` lub `/players import`.
doubts-odd-scores =
    { $count ->
        [one] { $count } wynik jest tu nietypowy
        [few] { $count } wyniki są tu nietypowe
       *[many] { $count } wyników jest tu nietypowych
    }, sprawdź: { $games }. `/round result` poprawia.
doubts-team-mate = **{ $name }** z twojej drużyny zgłasza: { $said }. Zgłosić zamiast tego coś innego?
