"""The sentences behind this format's reasons."""

from __future__ import annotations

from formats.toolkit.newcomers import SEAT_WORDS
from formats.toolkit.seeding import SEEDING_WORDS
from formats.toolkit.sides import SIDE_WORDS

NAMES = ("gold", "Gold", "silver", "Silver", "Play-off")
"""What rounds, groups, sides and choices are called."""

WORDS = {
    **SEEDING_WORDS,
    **SIDE_WORDS,
    **SEAT_WORDS,
    "rule.earlier_meetings_count.yes": "Games of earlier stages count as meetings, which are avoided.",
    "rule.earlier_meetings_count.no": "Only games of this stage count as meetings, which are avoided.",
    "rule.byes_count_as_wins.yes": "A bye counts as a game won when second and third place are recognised.",
    "rule.byes_count_as_wins.no": "A bye does not count as a game won when second and third place are recognised.",
    "missed_no_loss": "Rounds without {0} so far: {rounds}. They count neither as wins nor as losses.",
    "round": (
        "{players} {players:player is|players are} still in. No other pairing of them does better: "
        "{repeats} {repeats:repeat|repeats}, "
        "{unequal} {unequal:game|games} between players with unequal losses, squares of rank differences {squares}."
    ),
    "pair": "{0} (rank {rank}, losses {losses}) meets {1} (rank {other_rank}, losses {other_losses}).",
    "repeat": "This is meeting number {meeting} of {0} and {1}: no pairing of the round avoids it.",
    "unequal_losses": "{0} and {1} differ in losses: the rules that come first (repeats, the bye) leave no better way.",
    "bye": "{0} has the bye (byes so far {byes}, losses {losses}, seed {seed}).",
    "bye_passed_had": "{0} was next in line for the bye but has had more byes.",
    "bye_passed_repeat": "{0} was next in line for the bye, but then more old opponents would meet again.",
    "play_off": "{0} and {1} play for place {place}: {tied} players won the same number of games.",
    "champion": "{0} is the last player in and has won the finals.",
    "no_champion": "Nobody is left in: the finals have no champion until a director decides.",
    "far_champion": "champion",
    "far_in": "still in",
    "far_in_lost": "still in, one loss",
    "far_out": "out in round {number}",
    "far_nowhere": "out",
    "parted_by_wins": "{0} is above {1}: more games won in the finals.",
    "parted_by_out": "{0} is above {1}: as many games won, but out of the finals later.",
    "parted_by_seed": "{0} is above {1}: level on everything else, but the better seed.",
    "won_play_off": "{0} won the play-off against {1} for place {place}.",
    "parted_by_play_off": "{0} is above {1}: won their play-off.",
}
