### Reports and results. Names and games come in ready to be shown.

results-pairings-stay = Standings are recalculated; rounds already published stay as they are.
results-how-to-take-back = Slip? Press **Take back**.
# A director changed a result.
results-corrected = A director has corrected { $players }: **{ $after }** instead of { $before }.
# A director entered a result.
results-entered-by-director = { $players }: **{ $score }**, entered by a director.
# To the reporter.
results-report-saved = Reported: { $said }. **{ $opponent }** can object; otherwise it counts { $silent_at_distance }. { results-how-to-take-back }
# To the opponent.
results-please-confirm = **{ $reporter }** reports your game: { $said }. Right? Confirm or dispute it by { $silent_at }; otherwise it counts.
# The same of a game that was to begin later: to the reporter, to the opponent.
results-report-saved-early = Reported: { $said }. The game was to begin later, so it counts only once **{ $opponent }** confirms it, or a director decides. No answer? Report it again after the start. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** reported your game before its start: { $said }. Has it been played? Then confirm or dispute it; it doesn't count without you.
# The two disagree.
results-disputed = { $players }: the reports don't match. A director decides.
# The same below a heading that names the players
results-disputed-itself = The reports don't match. A director decides.
# What somebody added; already safe to show.
results-their-words = In their words: “{ $text }”
# One player was absent.
results-forfeited = { $players }: lost by forfeit, because { $absent } didn't show up.
# Nobody came.
results-both-absent = { $players }: nobody showed up, so both lose by forfeit.
# A player left the tournament before the game.
results-left-the-game =
    { $winner ->
        [none] { $players }: not played ({ $absent } left).
       *[other] { $winner } wins without a game, because { $absent } has left.
    }
# To a removed player.
results-how-to-appeal = If something was beyond your control, press **Appeal** and tell the directors. The lost game stays lost.
# A game is played again.
results-rematch = A director wants this one played again: { $players }. What was reported so far doesn't count any more.
# To a player whose opponent does not come.
results-can-claim = **{ $opponent }** is more than { $minutes } late. You can claim the game or give more time. No hurry.
# The playing window.
results-check-in-opens = { $players }: the game starts { $at }. Press **I'm here**. If you're more than { $minutes } late, you can lose by forfeit.
# Who says what, for the director.
results-disputed-versions = **{ $first }** says: { $first_says }. **{ $second }** says: { $second_says }.
# The same where the second player only said that it is wrong.
results-disputed-silent = **{ $first }** says: { $first_says }. **{ $second }** says: that's not right.
# A forfeit costs the place. $appeals: yes or no.
results-removed =
    { $appeals ->
        [yes] After the forfeit **{ $name }** is out of the tournament and won't be paired again, unless the directors accept an appeal.
       *[no] After the forfeit **{ $name }** is out of the tournament and won't be paired again.
    }
# What a report says. $scored: scores are level (the winner is decided otherwise), apart by $apart, or not given
results-said-won =
    {""}**{ $winner }** won{ $scored ->
        [apart] {""} ({ $first }:{ $second }, by { $apart })
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } started
       *[no] {""}
    }
# What a report says. $scored is level where scores are given, none where not
results-said-tied =
    a tie{ $scored ->
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } started
       *[no] {""}
    }
