### Live matches: the heat as everybody sees it, and the judge's panel. Names come in ready to be shown.

judging-panel = Judge's panel
judging-not-started = The clock has not been started. Both sheets face down, hands on the timers?
judging-no-spare-sheets = There are not enough spare sheets, so there are no new sheets in this heat.
judging-held = ⏸️ On hold: the judges are looking into a malfunction.
judging-ready = ready
judging-no-winner = It does not count.
judging-refresh = Refresh
judging-next-heat = Next heat
judging-more = More
judging-back = Back to the panel
judging-open-panel = Judge's panel
judging-more-help = Rarely needed. The judges' decisions are final; the last entry can be taken back.
judging-called-by-judges = The judges call each heat; its clock and its verdicts appear here.
judging-called = The judges call each match; its clock and its verdict appear here.
judging-text-field = What happened?
judging-text-help = It is recorded for everybody to read.
judging-timer-field = Precision timer
judging-timer-help = What it shows since its last start, like 6:43.2
judging-start-true = Start the heat
judging-start-false = Start, no spare sheets
# What stands on the buttons of the panel, before the name or the match.
judging-labels-stop = Stop
judging-labels-official-time = Timer
judging-labels-correct = Correct
judging-labels-incorrect = Incorrect
judging-labels-sheet-back = Sheet back
judging-labels-new-sheet = New sheet
judging-labels-timer = Announce
judging-labels-time-limit = Time is over
judging-labels-too-close = Too close to call
judging-labels-malfunction = Malfunction
judging-labels-go-on = Go on
judging-labels-decision = Decide for
judging-labels-take-back = Take the last entry back
# `Round F, live · Heat 1`.
judging-heat = { $round_title } · Heat { $number }
# A match with the better seed first.
judging-match = **{ $code }** { $better } (better seed) – { $worse }
# Solving on a new sheet.
judging-new-sheet-taken = at the puzzle, on a new sheet
# For everybody: the sheet is with the grader.
judging-handed-in = handed in at { $at_ms }
# For judges: keep it to yourself until it is announced.
judging-right = **correct**, official time { $official_ms }. Not announced yet
# Both sheets are with the graders, one is right.
judging-announce-at = The correct answer is announced at { $at } ({ $at_distance }), or once both sheets are graded.
# How a match ended.
judging-verdict = **Verdict:** { $sentence }
# A verdict without more to say.
judging-wins = { $name } wins.
# Which matches are played in a heat
judging-heat-of = Heat { $number }: { $matches }.
# The shared clock of a heat; times are timestamps
judging-clock = ⏱️ The clock started at { $began }. The worse seed's time is up at { $over } ({ $over_distance }).
# What a player is doing
judging-at-the-puzzle =
    at the puzzle{ $new_sheet ->
        [yes] , has a new sheet
       *[no] {""}
    }
judging-at-the-puzzle-again =
    at the puzzle again, after { $count ->
        [one] a wrong answer
       *[other] { $count } wrong answers
    }{ $new_sheet ->
        [yes] , has a new sheet
       *[no] {""}
    }
# For judges
judging-with-grader = handed in, official time { $time }
judging-with-grader-until = handed in, official time { $time }; the grader has until { $until }
judging-wrong = {""}**incorrect**, handed in at { $time }
judging-wrong-until = {""}**incorrect**, handed in at { $time }; the sheet goes back at { $until } ({ $until_distance })
# On a button
judging-button = Judge's panel
# What a judge is told
judging-no-match = No live match is waiting for a judge. The panel opens once a live round is published.
# To judges; $panel is the name of a button
judging-round-ready =
    {""}**{ $round }** is published. **{ $panel }** opens the panel for { $heats ->
        [one] its heat
       *[other] its { $heats } heats
    }; every judge can have one open.
# Entries of judges in the log of who did what; $name is a player, $time what the timer showed.
judging-entry-start = the clock was started
judging-entry-stop = { $name } handed in at { $time }
judging-entry-official = official time of { $name }: { $time }
judging-entry-correct = the answer of { $name } is correct (graded at { $time })
judging-entry-incorrect = the answer of { $name } is incorrect (graded at { $time })
judging-entry-sheet-back = { $name } got the sheet back at { $time }
judging-entry-new-sheet = { $name } took a new sheet at { $time }
judging-entry-timer = announced at { $time }
judging-entry-time-limit = time was over at { $time }
judging-entry-too-close = too close to call
judging-entry-malfunction = malfunction: { $text }
judging-entry-go-on = the match goes on
judging-entry-decision = the judges decided for { $name }: { $text }
judging-entry-take-back = the last entry was taken back
# Above a post that stays, struck through.
judging-taken-back = A director has undone this. It no longer counts.
# The clock of a match stands; $timer is what it shows.
judging-held-at = ⏸️ On hold: the judges are looking into a malfunction. The clock of this match stands at { $timer }.
# After a malfunction; $time is how long the clock of a match stood, $over is a timestamp.
judging-stood = ⏱️ The clock of this match stood for { $time }. The worse seed's time is up at { $over } ({ $over_distance }).
# On a button: the match goes on after a malfunction, and its clock was not stopped.
judging-labels-ran-on = Go on, clock ran
# Below the answer to who made somebody a judge. $panel: the label of the button
judging-needs-no-command = They need no command: I write to them once a live round is published, and the button **{ $panel }** under each heat is for them.
