### What is revealed step by step. Sentences come from the format, ready to be shown.

scripts-reveal = The results
scripts-next-step = Reveal the next step
scripts-first-step = Start the reveal
scripts-no-script = There is nothing to reveal step by step right now: it has been revealed already, or it depends on a draw that comes first.
scripts-all-told = Everything has been revealed. The rounds themselves can follow now.
scripts-publish = Publish the online rounds
# To the director: what the button will tell everybody.
scripts-next-is =
    Step { $step } of { $steps } comes next, and everybody will read:
    > { $sentences }
# To the director, at the end.
scripts-published =
    Revealed: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } published, each with its puzzle, its results and the rank board.
# The title of a picture
scripts-strategy-path = Strategy path
# The title of a picture
scripts-match-diagram = Matches
# To the director who wants to begin too early.
scripts-stage-open = The online stage is open until { $due } ({ $distance }). Players can still solve puzzles, so nothing is revealed before then.
scripts-close-stage = Close the stage now
scripts-close-title = Close the online stage early
# What has to be typed to close the stage: one word.
scripts-close-word = close
# Label of a form field; $word is what has to be typed.
scripts-close-field = Type “{ $word }” to close it for everybody
scripts-close-help = Nobody can start or hand in a puzzle after that.
# The wrong word was typed.
scripts-not-closed = The online stage is still open: nothing was changed. To close it, type “{ $word }”.
# Under a step of the reveal: the next match of those it is about and where it leads. $winner and $loser are matches such as G3, or done.
scripts-path =
    Match { $match }: the winner { $winner ->
        [done] has finished
       *[other] goes on to { $winner }
    }, the loser { $loser ->
        [done] has finished
       *[other] goes on to { $loser }
    }.
