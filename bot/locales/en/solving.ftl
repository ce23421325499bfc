### The online stage: players on the clock, and what directors bring along. Names come in ready to be shown.

solving-title = Online puzzles
solving-begin = Start the clock now
solving-all-puzzles = All puzzles
solving-hand-in-help = Hand in as often as you like: the last answer counts, with its own time. You won't be told whether it is right.
solving-not-in-the-log = A password is shown only to the player who starts the puzzle, an answer to nobody; neither is in the log.
solving-answer-field = Your answer
solving-answer-help = As the puzzle asks for it, in that order
solving-right = Right
solving-wrong = Wrong
solving-take-over = Import
solving-all-checked = Every answer that counts has been checked.
solving-problems-no-puzzles = the first line must name the columns: puzzle, password, link, answer; then one line per puzzle
solving-problems-no-names = the first line must name the columns, one of them “name”; then one line per player or submission
solving-problems-no-times = there is neither a column per puzzle nor the columns “puzzle” and “time”
solving-problems-unknown-puzzle = “{ $value }” is not a puzzle of this pool
solving-problems-doubled = “{ $value }” is in the file already
solving-problems-unknown-player = nobody with a seat is called “{ $value }”
solving-problems-several-players = several players are called “{ $value }”
solving-problems-bad-time = “{ $value }” is not a time; write it like 6:43.2
solving-problems-bad-result = “{ $value }” has to be correct, wrong or unchecked
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
    } handed in earlier checked against the key.
# What a list of times holds, before it is imported.
solving-times-read =
    { $times ->
        [one] { $times } submission
       *[other] { $times } submissions
    } by { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Their other puzzles stay as they are.
# The list is imported.
solving-times-taken =
    Times of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } imported. They stay sealed; players are not told.
# On a button
solving-button = Solve
# Where a file is wrong
solving-problem-at = Line { $line }: { $problem }
# In the channel; $due is a timestamp, or nothing
solving-opened =
    {""}**The online stage is open{ $has_due ->
        [yes] {" "}until { $due }
       *[no] {""}
    }**: { $players } { $players ->
        [one] player
       *[other] players
    }, { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    }, { $minutes } each, in any order. **{ $button }** shows you your puzzles; a clock starts when you ask for the password. Opponents, chosen puzzles and times stay sealed until the reveal: please keep yours to yourself.
# To the director
solving-told =
    The online stage is open{ $has_due ->
        [yes] {" "}until { $due }
       *[no] {""}
    }; told { $players } { $players ->
        [one] player
       *[other] players
    }.
# Above the list of puzzles
solving-overview =
    { $minutes } per puzzle, from the moment you start it.{ $has_due ->
        [yes] {" "}The stage ends { $due }.
       *[no] {""}
    }
# A puzzle in the list
solving-fresh = • **{ $name }**: not started
solving-on-the-clock = • **{ $name }**: on the clock until { $until } ({ $until_distance }), { $said }
solving-over = • **{ $name }**: over, { $said }
# What was handed in
solving-said = handed in: “{ $answer }”
solving-said-nothing = nothing handed in
# Before the clock starts
solving-before =
    {""}**{ $name }**: you have { $minutes } from the moment you press, and the clock can't be stopped.{ $has_end ->
        [yes] {" "}The stage ends { $end }: that would cut your time short.
       *[no] {""}
    }
# The clock runs
solving-running =
    {""}**{ $name }**: the clock is running{ $has_end ->
        [yes] {" "}until { $until } ({ $until_distance })
       *[no] {""}
    }.
# The receipt
solving-late = {""}**{ $name }**: “{ $answer }” came after { $time }. Time was up: it is kept, but does not count.
solving-arrived =
    {""}**{ $name }**: “{ $answer }” arrived after { $time }.{ $has_end ->
        [yes] {" "}You can change it until { $until } ({ $until_distance }).
       *[no] {""}
    }
# To the director who uploaded puzzles
solving-materials =
    { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    } imported.
solving-without-password = Without a password: { $puzzles }.
solving-without-key = Without an answer key, to be checked with `/playoffs check`: { $puzzles }.
# An answer to be checked
solving-to-check =
    {""}**{ $name }** Answer: “{ $answer }”. { $left } { $left ->
        [one] answer
       *[other] answers
    } still to be checked, including this one.
# What to do about a file that is wrong
solving-bad-table = Nothing was imported. Please correct the file and send it again.
# Why somebody cannot solve
solving-why-not-not-open = The online stage is not open. You will hear from me when it opens.
solving-why-not-no-seat = Only players with a seat in the playoffs can solve these puzzles.
solving-why-not-over = Your time for this puzzle is up.
solving-why-not-started = The clock of this puzzle is already running. Hand in your answer before it runs out.
# To players who have puzzles left, all in one call.
solving-still-to-start = You still have puzzles to start; the button shows which. The online stage ends { $due }.
# In the channel: a director closed the stage before its time.
solving-closed = **The online stage is over.** A director has closed it; puzzles can no longer be started or handed in.
solving-problems-over-limit = “{ $value }” is over the longest time for a puzzle
solving-problems-solved-twice = “{ $value }” was solved before by the same player
