### Who may play in playoffs: eligibility, seeds, reserves. Names come in ready to be shown.

eligibility-title = Eligibility
eligibility-seeds = Seeds
eligibility-reserves = Reserves
eligibility-about-seeds = About the seeds
eligibility-name = Name
eligibility-score = Score
eligibility-status = Status
eligibility-help = The best regular rounds, added up. Invited players say whether they are coming; the best of those who are get a seed.
eligibility-level = Ties are broken by the best places in single rounds, then by lot.
eligibility-nothing = There is no eligibility table: nobody has signed up, or the playoffs have started.
eligibility-declined = not coming
eligibility-no-answer = no yes so far
eligibility-not-invited = not invited
eligibility-closed = These players are in; if somebody drops out before the first round, the reserves move up.
eligibility-list-stands = Time for answers is up. These players are in; if somebody drops out before the first round, the reserves move up.
# A seat, as things stand.
eligibility-seed = seed { $number }
# Next in line.
eligibility-reserve = reserve { $number }
# Seats nobody has.
eligibility-byes =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    } left empty: byes, seeded last, that lose every match.
# To a reserve.
eligibility-you-moved-up = Good news: somebody dropped out, and you are in **{ $title }** as seed { $number }.
# Seats have changed hands; $names are $count players
eligibility-gone =
    { $count ->
        [one] { $names } is no longer in.
       *[other] { $names } are no longer in.
    }
eligibility-came = {""}**{ $name }** moves up, as seed { $number }.
# Reserves, the next one behind the others
eligibility-then = { $names }, then { $name }
# What the order of the seeds follows
eligibility-order = Seeded by the results that qualified them.
# What rounds are called: letters
eligibility-rounds = Rounds { $first } to { $last }.
