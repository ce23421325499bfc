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
