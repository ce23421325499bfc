"""The sentences behind this format's reasons."""

from __future__ import annotations

from formats.systems.group_rounds.option_words import OPTION_WORDS

MOST_NAMED = 8
"""Groups up to this size are shown with all their members."""

NAMES = (
    "Round {number}",
    "Semi-finals",
    "Finals",
    "Final",
    "Third place",
    "Semi-final {number}",
    "{round}, replay",
    "{round} ({part} of {parts})",
    "Round {number}, {group}",
    "Blue",
    "Yellow",
    "Red",
    "Green",
    "First",
    "Second",
    "Odd",
    "Even",
    "odd",
    "even",
    "A (pieces)",
    "B (colours)",
    "Blue and red",
    "Yellow and green",
    "blue and red",
    "yellow and green",
    "First blue piece",
    "First red piece",
)
"""What rounds, groups, sides and choices are called."""

_GROUPS = {
    f"group_{size}": "{group}, in seed order: " + ", ".join(f"{{{place}}}" for place in range(size)) + "."
    for size in range(1, MOST_NAMED + 1)
}

WORDS = {
    **OPTION_WORDS,
    **_GROUPS,
    "missed_groups": "What was paired without {0} in the meantime goes on without {0} and counts neither way.",
    "group_many": "{group} has {size} players.",
    "part": "{round}: in every group everybody plays everybody, in any order.",
    "matches": "{round}: the winner goes on; a tie is played again.",
    "replays": "{round}: tied games are played again.",
    "grouping": "The draw gave {rolled}: grouping {grouping}.",
    "roll_round2": "Round 2: draw a number from 1 to 6. It is the number of the grouping.",
    "roll_round3": "Round 3: draw. 1, 4, 7: grouping 1; 2, 5, 8: grouping 2; 3, 6, 9: grouping 3; 0: try again.",
    "roll_again": "The draw gave 0: try again.",
    "level_2": "{round}, {group}: {0} and {1} are level on everything. Draw: 1 puts {0} first, 2 puts {1} first.",
    "level_3": (
        "{round}, {group}: {0}, {1} and {2} are level on everything. Draw their order: 1 and 2 put {0} first, "
        "3 and 4 {1}, 5 and 6 {2}; of the other two, an odd number puts the one named first above the other."
    ),
    "level_many": (
        "{round}, {group}: {count} players are level on everything. Draw one of their {orders} orders, "
        "numbered as a dictionary would list them."
    ),
    "call": "{0} and {1} are level on everything: one of them calls odd or even. A correct call makes the higher seed.",
    "toss": "{0} has called {call}. Draw a number from 0 to 9 (0 is even): if it is {call}, {0} is seeded above {1}.",
    "parity_even": "{0} and {1} are seeds {seed} and {other_seed} of {group}: an even sum gives A to the higher seed.",
    "parity_odd": "{0} and {1} are seeds {seed} and {other_seed} of {group}: an odd sum gives A to the lower seed.",
    "higher_has_a": "{0} (seed {seed}) is above {1} (seed {other_seed}) and chooses the side: A unless {0} says B.",
    "higher_has_b": "{0} (seed {seed}) is above {1} (seed {other_seed}) and has asked for B.",
    "ask_side": "{0} is the higher seed against {1}: A (names the first pieces) or B (chooses the colours)?",
    "ask_pieces": "{0} has A against {1}: which is the first blue piece, which the first red one?",
    "ask_colours": "{0} has B against {1}: blue and red, beginning with {blue} and {red}, or yellow and green?",
    "told_sides": "{0} has A, {1} has B.",
    "told_pieces": "{0} names {blue} as the first blue piece and {red} as the first red one.",
    "told_colours": "{0} plays {colours}, {1} {others}.",
    "replay": "{0} and {1} tied and play again with A and B switched.",
    "seeded_by_place": "{0} is seeded above {1}: better place in the group of {round}.",
    "seeded_by_record": "{0} is seeded above {1}: better record in {round}.",
    "seeded_by_difference": "{0} is seeded above {1}: better points difference in {round}.",
    "seeded_by_game": "{0} is seeded above {1}: won their game in {round}.",
    "seeded_by_call": "{0} is seeded above {1}: called {call}, and the number was {number}.",
    "seeded_by_missed_call": "{0} is seeded above {1}, who called {call}: the number was {number}.",
    "parted_1": "{0} is above {1}: better record.",
    "parted_2": "{0} is above {1}: better record among those level.",
    "parted_3": "{0} is above {1}: better points difference among those level.",
    "parted_4": "{0} is above {1}: better points difference in the group.",
    "parted_5": "{0} is above {1}: more points scored.",
    "parted_6": "{0} is above {1} by lot: level on everything else.",
    "left_in_round": "{0} left during {round}: none of the games of that round counts.",
    "line_on": "on to: {round}",
    "champion": "{0} has won the tournament.",
    "leaves_round": (
        "{0} leaves during {round}: {games} {games:game becomes|games become} void, and the tables are "
        "worked out again without them."
    ),
    "leaves_match": "{0} leaves a match: {1} wins it.",
    "leaves_between": "{0} leaves after {round}: everybody below in {group} moves up one place.",
    "leaves_seat": "{0} leaves after the draw: {1} takes the seat.",
    "leaves_empty": "{0} leaves after the draw, and nobody is left for the seat.",
    "moves": "{0} moves from place {before} to place {after} of {group}.",
    "enters": "{0} now goes on to {round}.",
    "drops": "{0} would no longer go on to {round}.",
}
