"""The sentences behind this format's reasons."""

from __future__ import annotations

from formats.systems.swiss_elimination.option_words import OPTION_WORDS
from formats.toolkit.newcomers import MISSED_MATCH_WORDS

NAMES = (
    "Round {number}",
    "Round {number}, online",
    "Round {number}, live",
    "online",
    "live",
    "winner's bracket",
    "loser's bracket",
    "placement bracket",
    "championship",
    "one more match",
    "{matches} more matches",
    "{fewest} to {most} more matches",
    "Reveal",
    "For all rounds:",
    "For all other rounds:",
    "For round {number}:",
    "The score in regular round {number}; empty if not played.",
)
"""What rounds, groups, sides and choices are called."""

WORDS = {
    **OPTION_WORDS,
    **MISSED_MATCH_WORDS,
    # what is wrong with options
    "unknown_table": "There is no such match table; I know {known}.",
    "bad_table": "The match table can't be played: look at line {line}.",
    "doubled_puzzle": "Two puzzles of the {venue} pool have the same code.",
    "too_few_puzzles": "The {venue} stage has {rounds} rounds; its pool needs as many puzzles, or none.",
    # lists
    "listed_unclear": "write yes or no, or leave it empty",
    "listed_score": "place {place}: {score} points from {rounds} {rounds:round|rounds}",
    "listed_score_outside": ("place {place}, not invited: {score} points from {rounds} {rounds:round|rounds}"),
    "listed_rating": "place {place}: {score} points, given as rating",
    "listed_rating_outside": "place {place}, not invited: {score} points, given as rating",
    "listed_nothing": "no score in any round",
    # who is in
    "seeded_by_round_places": "{0} is seeded above {1}: equal eligibility, but better places in single regular rounds.",
    "seeded_by_lot": "{0} is seeded above {1} by lot: nothing else separates them.",
    "reserve": "{0} is a reserve (place {place}) and moves up if somebody drops out before the first round.",
    "not_invited": "{0} (place {place}) is not among those invited.",
    "not_coming": "{0} (place {place}) has not said yes to the live finals.",
    # questions
    "reveal": (
        "Reveal the online results? Until then only directors see lists, puzzles and times. Times are still missing "
        "from {missing} of {players} players; answers not checked yet, which would count as wrong: {unchecked}."
    ),
    "draw_list": "Nobody has handed in a preference list, so a drawn one counts for all rounds. Draw it now?",
    "choose_live": "{0} holds rank {rank} and chooses the puzzle of round {round}.",
    # rounds
    "matches": "Round {round}, {venue}: {matches} {matches:match|matches}.",
    "heats": "The matches are played in heats {heats} on one puzzle: keep later heats away from it.",
    "predetermined": "The puzzle of the round is {puzzle}, as fixed beforehand.",
    "picked": "The puzzle of the round is {puzzle}, the first unused one on the list of {0}, who has the pick.",
    "picked_reversed": (
        "The puzzle of the round is {puzzle}, the last unused one on the list of {0}, who has the pick but does not "
        "solve in this round."
    ),
    "picked_by_lot": "The puzzle of the round is {puzzle}, the first unused one on the drawn list.",
    "chosen": "The puzzle of the round is {puzzle}, chosen by {0}, who holds rank {rank}.",
    "pick_passed_no_list": "{0} would have the pick before {1}, but has not handed in a list.",
    "pick_passed_done": "{0} would have the pick before {1}, but solves no more puzzles online.",
    "pick_passed_bracket": "{0} has the better seed than {1}, but is in a worse bracket ({bracket}).",
    # matches
    "match": "{0} holds rank {rank}, {1} rank {other_rank}: match {code}, {bracket}.",
    "heat": "Heat {heat}.",
    "bye": "{0} holds rank {rank}: match {code} is against a virtual bye.",
    "opponent_gone": "{0} wins match {code} without playing: {1} is absent.",
    # results
    "online_faster": "{0} was faster than {1}: {time} against {other_time}.",
    "online_unsolved": "{0} solved the puzzle in {time}, {1} did not.",
    "online_equal": "{0} and {1} have the same official time, {time}; the better seed wins.",
    "live_faster": "{0} was faster than {1}: {time} against {other_time}.",
    "live_only_correct": "{0} had the only correct answer ({time}) when the match stopped.",
    "live_none_correct": "There was no correct answer when the match stopped: {0} has the better seed.",
    "live_over_limit": "{1} was not in time ({other_time}, the limit is {limit}): {0} has the better seed.",
    "live_equal": "{0} and {1} have the same official time, {time}; the better seed wins.",
    "live_too_close": "The judges can't tell who was faster: {0} has the better seed.",
    "live_decided": "The judges decided for {0}; their decision is final.",
    "both_absent": "Neither {0} nor {1} showed up: {0} has the better seed.",
    # the reveal
    "reveal_final": "{0} finishes in place {place}.",
    "reveal_one_match": "{0} and {1} play one match for places {best} and {worst}.",
    "reveal_alone": "{0} holds rank {rank} and plays {matches} for places {best} to {worst}.",
    "reveal_two": "{0} and {1} hold ranks {rank} and {other_rank} and play {matches} for places {best} to {worst}.",
    # standings
    "champion": "{0} has won the playoffs.",
    "finished": "{0} has finished in place {place}.",
    "to_play": "{0} plays {fewest} to {most} more matches for places {best} to {worst}.",
    "no_seat": "{0} has no seat in the playoffs.",
    # what is wrong with a form or a judge's entry
    "problem.unknown_puzzle": "is not a puzzle of the pool",
    "problem.unknown_round": "is not a round of the table",
    "problem.live_round": "is played live: no list is read for it",
    "problem.not_asked": "no preference lists are asked for here",
    "problem.unreadable": "can't be read",
    "problem.bad_time": "has a time that can't be read; write it like 6:43.2",
    "problem.closed": "this can no longer be handed in: play has moved on",
    "problem.not_open_yet": "this can be handed in once the online stage has started",
    "problem.no_seat": "only players with a seat in the playoffs can hand this in",
    "problem.started_before": "has been started already: its clock is running",
    "problem.not_started_yet": "has not been started",
    "problem.nothing_to_check": "has no answer in time that could be checked",
    "problem.judges_only": "only judges make this entry",
    "problem.nothing_to_take_back": "there is no entry to take back",
    "problem.not_started": "the match has not been started",
    "problem.already_started": "the match has been started already",
    "problem.not_handed_in": "this player's sheet has not been handed in",
    "problem.not_solving": "this player is not at the puzzle now",
    "problem.not_graded_now": "this player's sheet is not with the grader",
    "problem.before_handed_in": "the sheet had not been handed in at that time",
    "problem.minute_missing": "the minute of the wrong answer is missing in this official time",
    "problem.minute_not_up": "the sheet goes back once the full minute is over",
    "problem.nothing_to_return": "there is no sheet to return to this player",
    "problem.no_spare_sheets": "there are no spare sheets in this match",
    "problem.second_new_sheet": "this player has already had a new sheet in this match",
    "problem.held": "the match is on hold: let it go on first, or decide it",
    "problem.not_held": "the match is not on hold",
    "problem.limit_not_reached": "the time limit has not been reached",
    "problem.may_be_in_time": "the sheet of the worse seed may still be in time: it must be graded first",
    "problem.not_in_this_match": "this player is not in this match",
}
