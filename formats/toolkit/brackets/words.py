"""The sentences behind the reasons of brackets."""

from __future__ import annotations

from formats.toolkit.brackets.option_words import OPTION_WORDS
from formats.toolkit.newcomers import MISSED_MATCH_WORDS
from formats.toolkit.sides import SIDE_NAMES, SIDE_WORDS

BRACKET_NAMES = (
    *SIDE_NAMES,
    "Final",
    "Semi-finals",
    "Quarter-finals",
    "Round of {size}",
    "Third place",
    "Winners' round {number}",
    "Winners' final",
    "Losers' round {number}",
    "Losers' final",
    "Grand final",
    "Second grand final",
    "{round}, played again",
    "{round} and {other_round}",
)
"""What rounds and sides are called."""

BRACKET_WORDS = {
    **OPTION_WORDS,
    **SIDE_WORDS,
    **MISSED_MATCH_WORDS,
    "round": "{title}. Games of this round: {games}.",
    "match": "{title}: {0} (seed {seed}) meets {1} (seed {other_seed}).",
    "replay": "{0} and {1} tied and play again with sides switched, game {game}.",
    "bye": "{0} has a bye: the bracket has more places than the field, and the best seeds go on without a game.",
    "bye_inside": "{0} goes on without a game: nobody came to the other place of this match.",
    "walkover": "{0} goes on without a game: {1} has left.",
    "champion": "{0} has won the last match and the tournament.",
    "no_champion": "Nobody is left in: there is no champion until a director decides.",
    "far_champion": "champion",
    "far_in": "still in",
    "far_out": "{title}",
    "far_nowhere": "out",
    "far_third": "third place",
    "far_fourth": "fourth place",
    "parted_by_still_in": "{0} is above {1}: still in.",
    "parted_by_out": "{0} is above {1}: went out later.",
    "parted_by_third_place": "{0} is above {1}: won the game for third place.",
    "scores_contradict_winner": "The score of {game} does not match the winner. Please check both.",
    "not_best_of": "This score is not possible in {game}: the player who won most of the games won the match.",
}
