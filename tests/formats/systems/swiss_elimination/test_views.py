"""What people are shown: the outcome before the reveal, the rank board, the reveal, puzzles, the strategy path."""

from __future__ import annotations

import random
from dataclasses import replace

from formats.core.state import Round, Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.outcome import online_outcome
from formats.systems.swiss_elimination.progress import PathStep, Progress
from formats.systems.swiss_elimination.selection import PUZZLE
from formats.systems.swiss_elimination.views import (
    RevealStep,
    paths,
    puzzle_uses,
    rank_board,
    reveal_script,
    strategy_path,
)
from tests.formats.stage_builder import published
from tests.formats.systems.swiss_elimination.playoffs import (
    EIGHT,
    OPTIONS,
    answered,
    better_rank,
    field,
    next_round,
    played,
    with_lists,
    with_times,
    won_by,
    worse_rank,
)


def solved(seed: int, size: int = 16) -> Stage:
    """A stage in which everybody has handed in times and some have a list."""
    chance = random.Random(seed)
    times = {
        who: "\n".join(f"P{number} {chance.randint(1, 19)}:{chance.randint(10, 59)}" for number in range(1, 9))
        for who in field(size).seeds
    }
    return with_times(with_lists(field(size), {"p2": "P5 P2", "p9": "P8"}), times)


def published_online(stage: Stage, options: PlayoffOptions = OPTIONS) -> Stage:
    """The stage revealed and its online rounds published one by one, as the engine records them."""
    stage = answered(stage, reveal="yes")
    for _ in range(7):
        stage, found = next_round(stage, options)
        stage = replace(stage, rounds=(*stage.rounds, Round(stage.next_round, found, {})))
        known = FORMAT.known_results(stage, options)
        stage = replace(stage, rounds=(*stage.rounds[:-1], replace(stage.rounds[-1], results=known)))
    return stage


def test_the_outcome_before_the_reveal_is_what_the_reveal_will_publish() -> None:
    for seed, size in ((1, 16), (2, 16), (3, 13)):
        stage = solved(seed, size)
        outcome = online_outcome(stage, OPTIONS, FORMAT)
        assert outcome.rounds == published_online(stage).rounds
        assert len(outcome.rounds) == 7
    assert len(list(online_outcome(solved(1), OPTIONS, FORMAT).games())) == 45


def test_looking_at_the_outcome_reveals_nothing() -> None:
    stage = solved(1)
    online_outcome(stage, OPTIONS, FORMAT)
    assert stage.rounds == ()
    assert FORMAT.sealed(stage, OPTIONS)


def test_the_outcome_stops_before_a_list_that_must_be_drawn() -> None:
    assert online_outcome(field(), OPTIONS, FORMAT).rounds == ()
    only_for_a = with_lists(field(), {"p1": {"A": ["P1"]}})
    assert [round_.pairings.label for round_ in online_outcome(only_for_a, OPTIONS, FORMAT).rounds] == ["Round A"]


def test_the_outcome_goes_on_from_what_is_published_and_ends_before_live_rounds() -> None:
    stage = published_online(solved(4))
    assert online_outcome(stage, OPTIONS, FORMAT) == stage
    half = replace(stage, rounds=stage.rounds[:3])
    assert online_outcome(half, OPTIONS, FORMAT).rounds == stage.rounds
    assert online_outcome(field(8), EIGHT, FORMAT).rounds == ()


def test_the_rank_board_shows_where_everybody_came_from() -> None:
    assert [line.step for line in rank_board(field(), OPTIONS)] == [None] * 16
    board = rank_board(played(field(), worse_rank, rounds=1), OPTIONS)
    assert [(line.rank, line.entrant, line.seed, line.losses) for line in board[:2]] == [
        (1, "p16", 16, 0),
        (2, "p15", 15, 0),
    ]
    assert board[0].step == PathStep("A", "A1", 16, 1, "p1", won=True)
    assert (board[15].entrant, board[15].step) == ("p1", PathStep("A", "A1", 1, 16, "p16", won=False))


def test_the_rank_board_leaves_byes_out() -> None:
    assert [line.rank for line in rank_board(field(13), OPTIONS)] == list(range(1, 14))


def test_everybodys_path_is_shown() -> None:
    stage = played(field(), better_rank, rounds=3)
    found = paths(stage, OPTIONS)
    assert [step.code for step in found["p1"]] == ["A1", "B1", ""]
    assert set(found) == set(stage.seeds)


def test_the_reveal_goes_in_the_order_of_the_rules() -> None:
    steps = reveal_script(played(field(), better_rank, rounds=7), OPTIONS)
    told = [(step.ranks, (step.outlook.best, step.outlook.worst), step.outlook.most) for step in steps]
    assert told == [
        *(((rank,), (rank, rank), 0) for rank in range(16, 10, -1)),
        ((9, 10), (9, 10), 1),
        ((7, 8), (7, 8), 1),
        ((6,), (5, 6), 1),
        ((5,), (3, 6), 2),
        ((3, 4), (1, 6), 3),
        ((1, 2), (1, 4), 3),
    ]
    assert isinstance(steps[6], RevealStep)
    assert steps[6].players == ("p9", "p10")


def test_the_reveal_can_be_prepared_before_it_begins() -> None:
    stage = solved(5)
    assert reveal_script(online_outcome(stage, OPTIONS, FORMAT), OPTIONS) == reveal_script(
        published_online(stage), OPTIONS
    )


def test_the_script_says_who_ends_where_and_who_plays_on_for_what() -> None:
    stage = solved(5)
    script = FORMAT.script(stage, OPTIONS)
    codes = [reason.code for step in script for reason in step]
    assert codes == ["reveal_final"] * 6 + ["reveal_one_match"] * 2 + ["reveal_alone"] * 2 + ["reveal_two"] * 2
    assert [step[0].params.get("place") for step in script[:6]] == [16, 15, 14, 13, 12, 11]
    assert script[-1][0].params == {"best": 1, "worst": 4, "matches": "2 to 3 more matches", "rank": 1, "other_rank": 2}


def test_once_it_is_revealed_there_is_no_script() -> None:
    assert FORMAT.script(published_online(solved(5)), OPTIONS) == ()
    assert FORMAT.script(field(), OPTIONS) == ()


def test_puzzles_and_who_picked_them_are_shown() -> None:
    options = PlayoffOptions(online_puzzles=("P1 Nanro (Japan)", *(f"P{number}" for number in range(2, 9))))
    stage = played(with_lists(field(), {"p2": "P5 P1"}), better_rank, options, rounds=2)
    first, second = puzzle_uses(stage, options)
    assert (first.round, first.venue, first.puzzle, first.how, first.picker) == ("A", "online", "P5", "picked", "p2")
    assert (second.puzzle, second.name) == ("P1", "P1 Nanro (Japan)")
    assert [reason.code for reason in first.reasons] == ["picked", "pick_passed_no_list"]


def test_drawn_lists_and_live_choices_are_shown() -> None:
    stage = played(field(), better_rank, rounds=8)
    uses = puzzle_uses(stage, OPTIONS)
    assert [(use.how, use.picker) for use in uses] == [("picked_by_lot", None)] * 7 + [("chosen", "p1")]
    assert [use.puzzle for use in uses] == [round_.pairings.facts[PUZZLE] for round_ in stage.rounds]


def test_rounds_without_a_puzzle_are_left_out() -> None:
    options = PlayoffOptions(online_puzzles=(), live_puzzles=())
    assert puzzle_uses(played(field(), better_rank, options, rounds=2), options) == ()


def test_the_strategy_path_leads_from_match_to_match() -> None:
    forks = {fork.match.code: fork for fork in strategy_path(OPTIONS)}
    following = {
        code: tuple(None if match is None else match.code for match in (fork.winner_next, fork.loser_next))
        for code, fork in forks.items()
    }
    assert len(following) == 54
    assert following["A1"] == ("B1", "B9")
    assert following["B1"] == ("D1", "C8")
    assert following["E3"] == ("F3", "F5")
    assert following["F1"] == ("FINAL", "G2")
    assert following["F15"] == ("G14", None)
    assert following["FINAL"] == (None, None)


def test_whoever_follows_the_strategy_path_meets_the_matches_it_names() -> None:
    chance = random.Random(7)
    forks = {fork.match.code: fork for fork in strategy_path(OPTIONS)}
    stage = field()
    for _ in OPTIONS.match_table.sittings:
        stage, found = next_round(stage)
        stage = published(stage, found, lambda pairing: won_by(pairing, chance.choice(pairing.seats)))
    for steps in paths(stage, OPTIONS).values():
        played_steps = sorted((step for step in steps if step.code), key=lambda step: step.round)
        for step, later in zip(played_steps, [*played_steps[1:], None], strict=True):
            fork = forks[step.code]
            expected = fork.winner_next if step.won else fork.loser_next
            assert (None if expected is None else expected.code) == (None if later is None else later.code)


def test_the_script_of_the_reveal_speaks_of_everybody_once_from_the_last_place_up() -> None:
    script = FORMAT.script(solved(1), OPTIONS)
    outcome = online_outcome(solved(1), OPTIONS, FORMAT)
    ranks = {player: rank for rank, player in enumerate(Progress(outcome, OPTIONS).places(), start=1)}

    told = [who for step in script for reason in step for who in reason.about]

    assert sorted(told) == sorted(ranks)
    best_of_each = [min(ranks[who] for reason in step for who in reason.about) for step in script]
    assert best_of_each == sorted(best_of_each, reverse=True)
    finals = [reason for step in script for reason in step if reason.code == "reveal_final"]
    assert all(ranks[reason.about[0]] == reason.params["place"] for reason in finals)


def test_a_round_that_says_nothing_of_its_choice_of_a_puzzle_is_left_out() -> None:
    stage = played(field(), better_rank, OPTIONS, rounds=2)
    first, second = stage.rounds
    silent = replace(first, pairings=first.pairings.model_copy(update={"rationale": ()}))

    assert [use.round for use in puzzle_uses(replace(stage, rounds=(silent, second)), OPTIONS)] == ["B"]
