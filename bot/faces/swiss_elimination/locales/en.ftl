### What the face of Swiss elimination shows.

## Live matches: the heat as everybody sees it, and the judge's panel. Names come in ready to be shown.

swiss-elimination-judging-panel = Judge's panel
swiss-elimination-judging-not-started = The clock has not been started. Both sheets face down, hands on the timers?
swiss-elimination-judging-no-spare-sheets = There are not enough spare sheets, so there are no new sheets in this heat.
swiss-elimination-judging-held = ⏸️ On hold: the judges are looking into a malfunction.
swiss-elimination-judging-ready = ready
swiss-elimination-judging-no-winner = It does not count.
swiss-elimination-judging-refresh = Refresh
swiss-elimination-judging-next-heat = Next heat
swiss-elimination-judging-more = More
swiss-elimination-judging-back = Back to the panel
swiss-elimination-judging-open-panel = Judge's panel
swiss-elimination-judging-more-help = Rarely needed. The judges' decisions are final; the last entry can be taken back.
swiss-elimination-judging-called-by-judges = The judges call each heat; its clock and its verdicts appear here.
swiss-elimination-judging-called = The judges call each match; its clock and its verdict appear here.
swiss-elimination-judging-text-field = What happened?
swiss-elimination-judging-text-help = Everybody can read it.
swiss-elimination-judging-timer-field = Precision timer
swiss-elimination-judging-timer-help = What it shows since its last start, like 6:43.2
swiss-elimination-judging-start-true = Start the heat
swiss-elimination-judging-start-false = Start, no spare sheets
# What stands on the buttons of the panel, before the name or the match.
swiss-elimination-judging-labels-stop = Stop
swiss-elimination-judging-labels-official-time = Timer
swiss-elimination-judging-labels-correct = Correct
swiss-elimination-judging-labels-incorrect = Incorrect
swiss-elimination-judging-labels-sheet-back = Sheet back
swiss-elimination-judging-labels-new-sheet = New sheet
swiss-elimination-judging-labels-timer = Announce
swiss-elimination-judging-labels-time-limit = Time is over
swiss-elimination-judging-labels-too-close = Too close to call
swiss-elimination-judging-labels-malfunction = Malfunction
swiss-elimination-judging-labels-go-on = Go on
swiss-elimination-judging-labels-decision = Decide for
swiss-elimination-judging-labels-take-back = Take the last entry back
# `Round F, live · Heat 1`.
swiss-elimination-judging-heat = { $round_title } · Heat { $number }
# A match with the better seed first.
swiss-elimination-judging-match = **{ $code }** { $better } (better seed) – { $worse }
# Solving on a new sheet.
swiss-elimination-judging-new-sheet-taken = at the puzzle, on a new sheet
# For everybody: the sheet is with the grader.
swiss-elimination-judging-handed-in = turned in at { $at_ms }
# For judges: keep it to yourself until it is announced.
swiss-elimination-judging-right = **correct**, official time { $official_ms }. Not announced yet
# Both sheets are with the graders, one is right.
swiss-elimination-judging-announce-at = The correct answer is announced at { $at } ({ $at_distance }), or once both sheets are graded.
# How a match ended.
swiss-elimination-judging-verdict = **Verdict:** { $sentence }
# A verdict without more to say.
swiss-elimination-judging-wins = { $name } wins.
# A verdict without play. $absent who was missing, one or both
swiss-elimination-judging-wins-by-forfeit = { $name } wins: { $absent } didn't come.
# Which matches are played in a heat
swiss-elimination-judging-heat-of = Heat { $number }: { $matches }.
# The shared clock of a heat; times are timestamps
swiss-elimination-judging-clock = ⏱️ The clock started at { $began }. The worse seed's time is up at { $over } ({ $over_distance }).
# The same where the matches of a heat end at different times, which stand below each of them
swiss-elimination-judging-began = ⏱️ The clock started at { $began }.
swiss-elimination-judging-time-up = ⏱️ The worse seed's time is up at { $over } ({ $over_distance }).
# What a player is doing
swiss-elimination-judging-at-the-puzzle =
    at the puzzle{ $new_sheet ->
        [yes] , has a new sheet
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    at the puzzle again, after { $count ->
        [one] a wrong answer
       *[other] { $count } wrong answers
    }{ $new_sheet ->
        [yes] , has a new sheet
       *[no] {""}
    }
# For judges
swiss-elimination-judging-with-grader = turned in, official time { $time }
swiss-elimination-judging-with-grader-until = turned in, official time { $time }; the grader has until { $until }
swiss-elimination-judging-wrong = {""}**incorrect**, turned in at { $time }
swiss-elimination-judging-wrong-until = {""}**incorrect**, turned in at { $time }; the sheet goes back at { $until } ({ $until_distance })
# What a judge is informed of
swiss-elimination-judging-no-match = No live match is waiting for a judge. The panel opens once a live round is published.
# To judges; $panel is the name of a button
swiss-elimination-judging-round-ready =
    {""}**{ $round }** is published. **{ $panel }** opens the panel for { $heats ->
        [one] its heat
       *[other] its { $heats } heats
    }; every judge can have one open.
# Entries of judges in the log of who did what; $name is a player, $time what the timer showed.
swiss-elimination-judging-entry-start = the clock was started
swiss-elimination-judging-entry-stop = { $name } turned in at { $time }
swiss-elimination-judging-entry-official = official time of { $name }: { $time }
swiss-elimination-judging-entry-correct = the answer of { $name } is correct (graded at { $time })
swiss-elimination-judging-entry-incorrect = the answer of { $name } is incorrect (graded at { $time })
swiss-elimination-judging-entry-sheet-back = { $name } got the sheet back at { $time }
swiss-elimination-judging-entry-new-sheet = { $name } took a new sheet at { $time }
swiss-elimination-judging-entry-timer = announced at { $time }
swiss-elimination-judging-entry-time-limit = time was over at { $time }
swiss-elimination-judging-entry-too-close = too close to call
swiss-elimination-judging-entry-malfunction = malfunction: { $text }
swiss-elimination-judging-entry-go-on = the match goes on
swiss-elimination-judging-entry-decision = the judges decided for { $name }: { $text }
swiss-elimination-judging-entry-take-back = the last entry was taken back
# Above a post that stays, struck through.
swiss-elimination-judging-taken-back = A director has undone this. It no longer counts.
# The clock of a match stands; $timer is what it shows.
swiss-elimination-judging-held-at = ⏸️ On hold: the judges are looking into a malfunction. The clock of this match stands at { $timer }.
# After a malfunction; $time is how long the clock of a match stood, $over is a timestamp.
swiss-elimination-judging-stood = ⏱️ The clock of this match stood for { $time }. The worse seed's time is up at { $over } ({ $over_distance }).
# On a button: the match goes on after a malfunction, and its clock was not stopped.
swiss-elimination-judging-labels-ran-on = Go on, clock ran

## The online stage: players on the clock, and what directors bring along. Names come in ready to be shown.

swiss-elimination-solving-title = Online puzzles
swiss-elimination-solving-begin = Start the clock now
swiss-elimination-solving-all-puzzles = All puzzles
swiss-elimination-solving-hand-in-help = Send in as often as you like: the last answer counts, with its own time. You won't be told whether it is right.
swiss-elimination-solving-not-in-the-log = A password is shown only to the player who starts the puzzle, an answer to nobody; neither is in the log.
swiss-elimination-solving-answer-field = Your answer
swiss-elimination-solving-answer-help = As the puzzle asks for it, in that order
swiss-elimination-solving-right = Right
swiss-elimination-solving-wrong = Wrong
swiss-elimination-solving-take-over = Import
swiss-elimination-solving-all-checked = Every answer that counts has been checked.
swiss-elimination-solving-problems-no-puzzles = the first line must name the columns: puzzle, password, link, answer; then one line per puzzle
swiss-elimination-solving-problems-no-names = the first line must name the columns, one of them “name”; then one line per player or submission
swiss-elimination-solving-problems-no-times = there is neither a column per puzzle nor the columns “puzzle” and “time”
swiss-elimination-solving-problems-unknown-puzzle = “{ $value }” is not a puzzle of this pool
swiss-elimination-solving-problems-doubled = “{ $value }” is in the file already
swiss-elimination-solving-problems-unknown-player = nobody with a seat is called “{ $value }”
swiss-elimination-solving-problems-several-players = several players are called “{ $value }”
swiss-elimination-solving-problems-bad-time = “{ $value }” is not a time; write it like 6:43.2
swiss-elimination-solving-problems-bad-result = “{ $value }” has to be correct, wrong or unchecked
# To a player who has puzzles left.
swiss-elimination-solving-reminder = Not started yet: **{ $left }**. The online stage ends { $due }.
# On a button.
swiss-elimination-solving-start = Start { $name }
# On a button.
swiss-elimination-solving-hand-in = Send in { $code }
# On a button: what was shown when the clock started.
swiss-elimination-solving-password-again = Password of { $code }
# The password of the puzzle.
swiss-elimination-solving-password = Password: **{ $text }**
# Where the puzzle is.
swiss-elimination-solving-link = Puzzle: { $url }
# After a new key.
swiss-elimination-solving-rechecked =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } sent in earlier checked against the key.
# What a list of times holds, before it is imported.
swiss-elimination-solving-times-read =
    { $times ->
        [one] { $times } submission
       *[other] { $times } submissions
    } by { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Their other puzzles stay as they are.
# The list is imported.
swiss-elimination-solving-times-taken =
    Times of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } imported. They stay sealed; players are not told.
# On a button
swiss-elimination-solving-button = Solve
# Where a file is wrong
swiss-elimination-solving-problem-at = Line { $line }: { $problem }
# In the channel; $due is a timestamp, or nothing
swiss-elimination-solving-opened =
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
swiss-elimination-solving-told =
    The online stage is open{ $has_due ->
        [yes] {" "}until { $due }
       *[no] {""}
    }: { $reached }.
# Above the list of puzzles
swiss-elimination-solving-overview =
    { $minutes } per puzzle, from the moment you start it.{ $has_due ->
        [yes] {" "}The stage ends { $due }.
       *[no] {""}
    }
# A puzzle in the list
swiss-elimination-solving-fresh = • **{ $name }**: not started
swiss-elimination-solving-on-the-clock = • **{ $name }**: on the clock until { $until } ({ $until_distance }), { $said }
swiss-elimination-solving-over = • **{ $name }**: over, { $said }
# What was handed in
swiss-elimination-solving-said = sent in: “{ $answer }”
swiss-elimination-solving-said-nothing = nothing sent in
# Before the clock starts
swiss-elimination-solving-before =
    {""}**{ $name }**: you have { $minutes } from the moment you press, and the clock can't be stopped.{ $has_end ->
        [yes] {" "}The stage ends { $end }: that would cut your time short.
       *[no] {""}
    }
# The clock runs
swiss-elimination-solving-running =
    {""}**{ $name }**: the clock is running{ $has_end ->
        [yes] {" "}until { $until } ({ $until_distance })
       *[no] {""}
    }.
# The receipt
swiss-elimination-solving-late = {""}**{ $name }**: “{ $answer }” came after { $time }. Time was up: it is kept, but does not count.
swiss-elimination-solving-arrived =
    {""}**{ $name }**: “{ $answer }” arrived after { $time }.{ $has_end ->
        [yes] {" "}You can change it until { $until } ({ $until_distance }).
       *[no] {""}
    }
# To the director who uploaded puzzles
swiss-elimination-solving-materials =
    { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    } imported.
swiss-elimination-solving-without-password = Without a password: { $puzzles }.
swiss-elimination-solving-without-key = Without an answer key, to be checked with `/playoffs check`: { $puzzles }.
# An answer to be checked
swiss-elimination-solving-to-check =
    {""}**{ $name }** Answer: “{ $answer }”. { $left } { $left ->
        [one] answer
       *[other] answers
    } still to be checked, including this one.
# What to do about a file that is wrong
swiss-elimination-solving-bad-table = Nothing was imported. Please correct the file and send it again.
# Why somebody cannot solve
swiss-elimination-solving-why-not-not-open = The online stage is not open. You will hear from me when it opens.
swiss-elimination-solving-why-not-no-seat = Only players with a seat in the playoffs can solve these puzzles.
swiss-elimination-solving-why-not-over = Your time for this puzzle is up.
swiss-elimination-solving-why-not-started = The clock of this puzzle is already running. Send in your answer before it runs out.
# To players who have puzzles left, all in one call.
swiss-elimination-solving-still-to-start = You still have puzzles to start; the button shows which. The online stage ends { $due }.
# In the channel: a director closed the stage before its time.
swiss-elimination-solving-closed = **The online stage is over.** A director has closed it; puzzles can no longer be started or sent in.
swiss-elimination-solving-problems-over-limit = “{ $value }” is over the longest time for a puzzle
swiss-elimination-solving-problems-solved-twice = “{ $value }” was solved before by the same player

## Who may play in playoffs: eligibility, seeds, reserves. Names come in ready to be shown.

swiss-elimination-eligibility-title = Eligibility
swiss-elimination-eligibility-seeds = Seeds
swiss-elimination-eligibility-about-seeds = About the seeds
swiss-elimination-eligibility-name = Name
swiss-elimination-eligibility-score = Score
swiss-elimination-eligibility-status = Status
swiss-elimination-eligibility-help = The best regular rounds, added up. Invited players say whether they are coming; the best of those who are get a seed.
swiss-elimination-eligibility-level = Ties are broken by the best places in single rounds, then by lot.
swiss-elimination-eligibility-nothing = There is no eligibility table: nobody has signed up, or the playoffs have started.
swiss-elimination-eligibility-declined = not coming
swiss-elimination-eligibility-no-answer = no yes so far
swiss-elimination-eligibility-not-invited = not invited
swiss-elimination-eligibility-closed = These players are in; if someone drops out before the first round, the reserves move up.
swiss-elimination-eligibility-list-stands = Time for answers is up. These players are in; if someone drops out before the first round, the reserves move up.
# A seat, as things stand.
swiss-elimination-eligibility-seed = seed { $number }
# Next in line.
swiss-elimination-eligibility-reserve = reserve { $number }
# Seats nobody has.
swiss-elimination-eligibility-byes =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    } left empty: byes, seeded last, that lose every match.
# To a reserve.
swiss-elimination-eligibility-you-moved-up = Good news: someone dropped out, and you are in **{ $title }** as seed { $number }.
# Seats have changed hands; $names are $count players
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } is no longer in.
       *[other] { $names } are no longer in.
    }
swiss-elimination-eligibility-came = {""}**{ $name }** moves up, as seed { $number }.
# Reserves, the next one behind the others
swiss-elimination-eligibility-then = { $names }, then { $name }
# What the order of the seeds follows
swiss-elimination-eligibility-order = Seeded by the results that qualified them.
# What rounds are called: letters
swiss-elimination-eligibility-rounds = Rounds { $first } to { $last }.

## The rank board of playoffs, and their puzzles. Names come in ready to be shown.

swiss-elimination-rank-board-title = Rank board
swiss-elimination-rank-board-puzzles = Puzzles
swiss-elimination-rank-board-none = There is no rank board: this tournament has no playoffs, or they have not started.
swiss-elimination-rank-board-before = was
swiss-elimination-rank-board-after = is
swiss-elimination-rank-board-name = Name
swiss-elimination-rank-board-seed = Seed
swiss-elimination-rank-board-places = Plays for
swiss-elimination-rank-board-help = ↑ and ↓ show how many ranks the round moved someone. The last column has the places still possible.
swiss-elimination-rank-board-no-puzzles = No round with a puzzle has been published yet.
swiss-elimination-rank-board-left = Not used so far
# The title of the board after a round.
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title } after { $round_title }
# The heading of a round's puzzle.
swiss-elimination-rank-board-puzzle = Round { $name }, { $venue }: { $title }
# On a button
swiss-elimination-rank-board-button = Click to rank

## What is written on pictures of the playoffs.

# Of what an alt text tells
swiss-elimination-playoff-pictures-matches = Matches
# Of what an alt text tells; two heads of columns, such as Start and Round 3
swiss-elimination-playoff-pictures-ranks = Ranks from { $start } to { $end }
# In an alt text, after a rank and a name: the rank at the start
swiss-elimination-playoff-pictures-from = from { $rank }
# Small print
swiss-elimination-playoff-pictures-leaving = Lines that run out of the picture come from other ranks.
# Beside a colour: a bracket of the match table, in one word
swiss-elimination-playoff-pictures-winners = winners
# Beside a colour: a bracket of the match table, in one word
swiss-elimination-playoff-pictures-losers = losers
# Beside a colour: a bracket of the match table, in one word
swiss-elimination-playoff-pictures-placement = placement
# Beside a colour: a bracket of the match table, in one word
swiss-elimination-playoff-pictures-championship = championship
# Under the title of the path during the reveal: of how many players the place is known.
swiss-elimination-playoff-pictures-revealed = { $told } of { $seats } revealed so far

## Preference lists by clicks. Names of puzzles come in ready to be shown.

swiss-elimination-preferences-title = Your preference list
swiss-elimination-preferences-back = Go one back
swiss-elimination-preferences-hand-in = Send in
swiss-elimination-preferences-other-round = For one round only
swiss-elimination-preferences-for-all = For all rounds
swiss-elimination-preferences-whole = That is the whole list. Hand it in, or go one back.
swiss-elimination-preferences-rest-follows = You can also hand it in now: the rest then follow in the order of the buttons.
swiss-elimination-preferences-which-round = Which round is the list for? Rounds without a list of their own use the one for all rounds.
# What the list is for.
swiss-elimination-preferences-heading-every = For all rounds without a list of their own:
# What the list is for.
swiss-elimination-preferences-heading = For round { $name }:
# What to click.
swiss-elimination-preferences-next-place-place-1 = Which puzzle do you like best?
# What to click.
swiss-elimination-preferences-next-place = Which one comes { $place }?
# On a button.
swiss-elimination-preferences-for-round = Round { $name }

## What is revealed step by step. Sentences come from the format, ready to be shown.

swiss-elimination-scripts-reveal = The results
swiss-elimination-scripts-next-step = Reveal the next step
swiss-elimination-scripts-first-step = Start the reveal
swiss-elimination-scripts-no-script = There is nothing to reveal step by step right now: it has been revealed already, or it depends on a draw that comes first.
swiss-elimination-scripts-all-told = Everything has been revealed. The rounds themselves can follow now.
swiss-elimination-scripts-publish = Publish the online rounds
# To the director: what the button will tell everybody.
swiss-elimination-scripts-next-is =
    Step { $step } of { $steps } comes next, and everybody will read:
    > { $sentences }
# To the director, at the end.
swiss-elimination-scripts-published =
    Revealed: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } published, each with its puzzle, its results and the rank board.
# The title of a picture
swiss-elimination-scripts-strategy-path = Strategy path
# The title of a picture
swiss-elimination-scripts-match-diagram = Matches
# To the director who wants to begin too early.
swiss-elimination-scripts-stage-open = The online stage is open until { $due } ({ $distance }). Players can still solve puzzles, so nothing is revealed before then.
swiss-elimination-scripts-close-stage = Close the stage now
swiss-elimination-scripts-close-title = Close the online stage early
# What has to be typed to close the stage: one word.
swiss-elimination-scripts-close-word = close
# Label of a form field; $word is what has to be typed.
swiss-elimination-scripts-close-field = Type “{ $word }” to close it for everybody
swiss-elimination-scripts-close-help = Nobody can start or send in a puzzle after that.
# The wrong word was typed.
swiss-elimination-scripts-not-closed = The online stage is still open: nothing was changed. To close it, type “{ $word }”.
# Under a step of the reveal: the next match of those it is about and where it leads. $winner and $loser are matches such as G3, or done: then $best and $worst are their places.
swiss-elimination-scripts-path =
    Match { $match }: the winner { $winner ->
        [done] finishes in place { $best }
       *[other] goes on to { $winner }
    }, the loser { $loser ->
        [done] finishes in place { $worst }
       *[other] goes on to { $loser }
    }.
