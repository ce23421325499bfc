### The words of the report of a whole tournament.

report-skip = Skip to the results
report-contents = Contents
report-result = Result
report-prizes = Prizes
report-rules = Rules
report-chronicle = Announcements
report-draws = Random draws
report-about = About this report
report-pictures = Pictures
report-seeds = Starting order
report-standings = Standings
report-crosstable = Crosstable
report-rounds = Rounds
report-why = Why these pairings
# The heading over the reasons for an order
report-why-order = Why in this order
# The heading over the games of every player
report-players = Players
report-questions = Questions and answers
report-byes = Byes
report-idle = Not paired
report-sealed = Pairings and results of this stage are sealed for now; only directors may see them.
report-not-begun = Play has not started.
report-status = Status
report-crosstable-points = Points
report-board = Board
report-first = First
report-second = Second
report-by-lot = drawn at random
report-by-somebody = answered by
report-statuses-active = in
report-statuses-waiting = waiting
report-statuses-withdrawn = withdrew
report-statuses-removed = out after a forfeit
report-statuses-disqualified = disqualified
report-no-draws = There were no random draws.
report-public-draws = Draws announced in public
report-all-draws = Every draw
report-check-a-draw = Every number can be recomputed. Take the SHA-256 of the text in the table, read it as a whole number, and divide it by the size of the range; the remainder, counted from the lowest number of the range, is what was drawn. With Python:
report-check-a-promise = For a public draw, the SHA-256 of its secret was published first. Check that the secret revealed afterwards gives exactly that commitment. Then mix in the words, one after the other: each time the new secret is the SHA-256 of the old one, a slash and the word. The last secret comes first in the text to hash.
report-check-the-seed = All secrets come from one seed. The secret of a draw is the SHA-256 of the seed, a slash and the name under “Secret of”; where players gave words for all draws, those were mixed into the seed first.
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = A hash so large that small numbers would be favoured is skipped: /1 is added to the text, then /2, and so on. With ranges below a million this never happens in practice.
# The title of the page.
report-title = { $tournament }: report
# What kind of tournament this is, in a line.
report-summary =
    { $phase } · { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with a result
# In which zone the times are.
report-times-in = Times are in { $zone } time unless they say otherwise; each names its zone.
# When the report was made.
report-made-at = Made on { $at }.
# A place on the podium.
report-place = { $first } place
# The heading of a stage.
report-stage = Stage { $number }: { $name }
# How a stage is played.
report-played-as-time-control = { $system }. Time control: { $time_control }.
# The range of a draw.
report-out-of = { $low } to { $high }
# What is known of the seed of all draws.
report-seed-no-revealed = Its SHA-256 is { $commitment }; the seed itself is revealed when the tournament is over.
# What is known of the seed of all draws.
report-seed = It was { $revealed }; its SHA-256, published from the beginning, is { $commitment }.
# What the report was made from.
report-origin =
    Made by Herald from a log of { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, written by version { $engine } of its engine. Directors can export that log; python -m formats verify repeats every pairing and every draw in it.
# The head of a column of the report
report-head-seed = Seed
report-head-name = Name
report-head-rating = Rating
report-head-rank = Rank
report-head-points = Points
report-head-won = Won
report-head-tied = Tied
report-head-lost = Lost
report-head-time = Time
report-head-result = Result
report-head-number = Number
report-head-what = What
report-head-question = Question
report-head-answer = Answer
report-head-how = How
report-head-of = Of
report-head-what-for = What for
report-head-text-to-hash = Text to hash
report-head-secret-of = Secret
report-head-commitment = Commitment published before
report-head-words = Words mixed in
report-head-secret-told = Secret revealed after
# News: what has happened, as sentences
report-news-draft = The tournament is being prepared again.
report-news-registration = Sign-up is open.
report-news-closed = The field is complete.
report-news-running = Play has started.
report-news-finished = The tournament is over, and the standings are final.
report-news-cancelled = The tournament has been called off.
report-news-series = It is a series of evenings now.
# $round is its name
report-news-round-out = { $round } is out.
# $cause: why
report-news-paired-again = { $round } has new pairings ({ $cause }).
# $game: both names
report-news-rematch = { $game } will be played again.
# $who is a player
report-news-withdrew = { $who } has withdrawn.
# $game has the players, $result is like 1–0
report-news-result = A director has entered { $game }: { $result }.
