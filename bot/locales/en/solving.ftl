### The online stage: players on the clock, and what directors bring along. Names come in ready to be shown.

solving-title = Online puzzles
solving-begin = Start the clock now
solving-all-puzzles = All puzzles
solving-hand-in-help = Hand in as often as you like: the last answer counts, with its own time. You will not be told if it is right.
solving-not-in-the-log = Passwords are shown to whoever starts a puzzle, answers to nobody; neither stands in the log.
solving-answer-field = Your answer
solving-answer-help = As the puzzle says, in the order it asks for
solving-right = Right
solving-wrong = Wrong
solving-take-over = Import
solving-all-checked = Every answer that counts has been checked.
solving-problems-no-puzzles = the first line must name the columns: puzzle, password, link, answer; a line a puzzle follows
solving-problems-no-names = the first line must name the columns, one of them “name”; a line a player or submission follows
solving-problems-no-times = there is neither a column a puzzle nor columns “puzzle” and “time”
solving-problems-unknown-puzzle = “{ $value }” is not a puzzle of this pool
solving-problems-doubled = “{ $value }” stands in the file before
solving-problems-unknown-player = nobody with a seat is called “{ $value }”
solving-problems-several-players = several players are called “{ $value }”
solving-problems-bad-time = “{ $value }” is no time; write it like 6:43.2
solving-problems-bad-result = “{ $value }” is neither correct, wrong nor unchecked
# To a player who has puzzles left.
solving-reminder = Not started yet: **{ $left }**. The online stage ends { $due }.
# On a button.
solving-start = Start { $name }
# On a button.
solving-hand-in = Hand in { $code }
# On a button: what was shown when the clock started.
solving-password-again = Password of { $code }
# The password of the puzzle.
solving-password = Password: **{ $text }**
# Where the puzzle is.
solving-link = Puzzle: { $url }
# After a new key.
solving-rechecked =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } handed in before checked by the key.
# What a list of times holds, before it is imported.
solving-times-read =
    { $times ->
        [one] { $times } submission
       *[other] { $times } submissions
    } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Other puzzles of theirs stay as they are.
# The list is imported.
solving-times-taken =
    Times of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } imported. They stay sealed; players are not told.
