"""What every format of brackets answers: how long it takes, who goes on, how far everybody came, in which order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError, FieldError
from formats.core.model import Entrant
from formats.core.results import Report, forfeit_result
from formats.core.state import Stage
from formats.systems.double_elimination import FORMAT as DOUBLE
from formats.systems.double_elimination.system import DoubleOptions
from formats.systems.single_elimination import FORMAT as SINGLE
from formats.systems.single_elimination.system import SingleOptions
from formats.toolkit.brackets.progress import Occupant, Outcome
from formats.toolkit.brackets.tree import LoserOf, Seeded, WinnerOf
from tests.formats.stage_builder import with_result, with_status
from tests.formats.systems.bracket_play import TIE, field, one_round, to_the_end

ONCE, PLAIN = SingleOptions(replays=0), SingleOptions()
THIRD = SingleOptions(third_place=True)


def far(stage: Stage, options: SingleOptions = PLAIN) -> dict[str, tuple[str, object]]:
    """How far everybody came, with the title of the match where it ended."""
    told = SINGLE.how_far(stage, options)
    return {who: (reason.code.removeprefix("far_"), reason.params.get("title")) for who, reason in told.items()}


def parted(stage: Stage, options: SingleOptions = PLAIN) -> list[tuple[str, int, list[str], str | None]]:
    """Return the standings: entrant, rank, how the tie with the line above was broken, and the note."""
    return [
        (
            line.entrant,
            line.rank,
            [reason.code for reason in line.reasons],
            None if line.note is None else line.note.code,
        )
        for line in SINGLE.rank(stage, options)
    ]


@pytest.mark.parametrize("size, rounds", [(2, 1), (3, 2), (8, 3), (9, 4)])
def test_a_knock_out_takes_a_round_a_level_where_nothing_is_played_again(size: int, rounds: int) -> None:
    assert SINGLE.planned_rounds(field(size), ONCE) == rounds
    assert SINGLE.planned_rounds(field(size), PLAIN) is None


def test_a_second_grand_final_leaves_open_how_long_it_takes() -> None:
    assert DOUBLE.planned_rounds(field(4), DoubleOptions(replays=0, reset=False)) == 4
    assert DOUBLE.planned_rounds(field(4), DoubleOptions(replays=0)) is None


@pytest.mark.parametrize("size, code, limit", [(1, "too_few", 2), (513, "too_many", 512)])
def test_a_bracket_is_for_2_to_512(size: int, code: str, limit: int) -> None:
    entrants = [Entrant(id=f"e{number}", number=number) for number in range(1, 514)]
    for fitting in (2, 512):
        SINGLE.check(entrants[:fitting], PLAIN)
    with pytest.raises(FieldError) as refused:
        SINGLE.check(entrants[:size], PLAIN)

    assert (refused.value.code, refused.value.limit, refused.value.found) == (code, limit, size)


def test_sides_are_named_where_the_option_says_so() -> None:
    assert SINGLE.named_sides(PLAIN) is None
    assert SINGLE.named_sides(SingleOptions(name_sides=True)) == ("first", "second")


def test_round_after_round_is_paired_once_the_one_before_is_complete() -> None:
    stage = field(4)
    assert SINGLE.status(stage, PLAIN) == NeedsPairing()
    assert SINGLE.next_round_name(stage, PLAIN) == "Semi-finals"
    begun = with_result(one_round(SINGLE, stage, PLAIN), 1, 1, None)
    assert SINGLE.status(begun, PLAIN) == AwaitsResults(("s0r1b1",))
    over = to_the_end(SINGLE, stage, PLAIN)
    assert SINGLE.status(over, PLAIN) == Finished()
    assert SINGLE.next_round_name(over, PLAIN) == ""


def test_everybody_is_told_how_far_they_came() -> None:
    stage = one_round(SINGLE, field(8), THIRD)
    out = ("out", "Quarter-finals")
    assert far(stage, THIRD) == {f"e{seed}": ("in", None) if seed < 5 else out for seed in range(1, 9)}

    over = to_the_end(SINGLE, stage, THIRD)
    assert {who: far(over, THIRD)[who] for who in ("e1", "e2", "e3", "e4", "e5")} == {
        "e1": ("champion", None),
        "e2": ("out", "Final"),
        "e3": ("third", None),
        "e4": ("fourth", None),
        "e5": out,
    }
    assert {reason.rule for reason in SINGLE.how_far(over, THIRD).values()} == {"R10"}


def test_before_the_game_for_the_third_place_is_decided_its_players_went_out_in_it() -> None:
    stage = one_round(SINGLE, field(4), THIRD)

    assert far(stage, THIRD)["e3"] == ("out", "Third place")


def test_the_order_is_champion_final_third_place_and_then_those_who_went_out_together() -> None:
    over = to_the_end(SINGLE, field(8), THIRD)

    assert parted(over, THIRD) == [
        ("e1", 1, [], "champion"),
        ("e2", 2, [], None),
        ("e3", 3, ["parted_by_out"], None),
        ("e4", 4, ["parted_by_third_place"], None),
        ("e5", 5, ["parted_by_out"], None),
        ("e6", 5, [], None),
        ("e7", 5, [], None),
        ("e8", 5, [], None),
    ]
    assert [line.tie_breaks for line in SINGLE.rank(over, THIRD)][:4] == [
        ("F", "1"),
        ("F", "2"),
        ("3P", "3"),
        ("3P", "4"),
    ]


def test_those_still_in_are_above_those_who_are_out() -> None:
    assert parted(one_round(SINGLE, field(4), PLAIN)) == [
        ("e1", 1, [], None),
        ("e2", 1, [], None),
        ("e3", 3, ["parted_by_still_in"], None),
        ("e4", 3, [], None),
    ]
    assert {note for *_, note in parted(field(4))} == {None}


def test_where_nobody_came_to_the_final_there_is_no_champion_which_is_said_once() -> None:
    stage = one_round(SINGLE, field(2), PLAIN)
    nobody = with_status(with_result(stage, 1, 1, forfeit_result(("e1", "e2"), ("e1", "e2"))), ["e1", "e2"])

    lines = SINGLE.rank(nobody, PLAIN)

    assert [line.note and (line.note.code, line.note.warning) for line in lines] == [
        ("no_champion", True),
        ("no_champion", True),
    ]


@pytest.mark.parametrize("replays, ties, winner", [(0, 1, "e1"), (1, 1, None), (1, 2, "e1"), (2, 2, None)])
def test_after_the_last_replay_the_better_seed_goes_on_from_a_tie(replays: int, ties: int, winner: str | None) -> None:
    options = SingleOptions(replays=replays)
    stage = field(2)
    for _ in range(ties):
        stage = one_round(SINGLE, stage, options, F=TIE)
    progress = SINGLE.progress(stage, options)

    assert progress.champion == winner
    assert progress.outcome("F") == (None if winner is None else Outcome("e1", "e2"))


def test_from_a_tie_in_the_grand_final_the_winner_of_the_winners_bracket_goes_on() -> None:
    options = DoubleOptions(replays=0, reset=False)
    stage = to_the_end(DOUBLE, field(4), options, W2_1="e2", GF=TIE)

    assert DOUBLE.progress(stage, options).champion == "e2"


def test_a_second_grand_final_is_played_only_after_the_unbeaten_one_has_lost() -> None:
    options = DoubleOptions(replays=0)
    kept, lost = (to_the_end(DOUBLE, field(4), options, GF=winner) for winner in ("e1", "e2"))

    assert [game.label for game, _ in kept.games()][-1] == "GF"
    assert [game.label for game, _ in lost.games()][-1] == "GF2"
    assert DOUBLE.progress(kept, options).champion == DOUBLE.progress(lost, options).champion == "e1"


def test_who_sits_where_is_known_once_the_match_before_is_decided() -> None:
    progress = SINGLE.progress(with_result(one_round(SINGLE, field(3), PLAIN), 1, 1, None), PLAIN)

    assert progress.occupant(Seeded(3)) == Occupant("e3")
    assert progress.occupant(Seeded(4)) == Occupant(None)
    assert progress.occupant(WinnerOf("SF1")) == Occupant("e1")
    assert progress.occupant(LoserOf("SF1")) == Occupant(None)
    assert progress.occupant(WinnerOf("SF2")) is None
    assert [match.key for match in progress.due] == []


@pytest.mark.parametrize(
    "scores, winner, problem",
    [
        ((3, 2), "e1", None),
        ((3, 0), "e1", None),
        ((2, 0), "e1", None),
        ((2, 2), None, None),
        ((2, 3), "e1", "scores_contradict_winner"),
        ((2, 2), "e1", "scores_contradict_winner"),
        ((3, 1), None, "scores_contradict_winner"),
        ((4, 1), "e1", "not_best_of"),
        ((3, 3), None, "not_best_of"),
    ],
)
def test_a_score_of_the_best_of_five_fits_the_winner_and_five_games(
    scores: tuple[int, int], winner: str | None, problem: str | None
) -> None:
    options = SingleOptions(best_of=5)
    (game,) = one_round(SINGLE, field(2), options).rounds[0].pairings.pairings
    report = Report(winner=winner, scores=scores if game.seats[0] == "e1" else scores[::-1])
    if problem is None:
        assert SINGLE.judge(report, game, field(2), options).scores == report.scores
        return
    with pytest.raises(BadReportError) as refused:
        SINGLE.judge(report, game, field(2), options)
    assert refused.value.code == problem


def test_a_score_of_a_single_game_is_any() -> None:
    (game,) = one_round(SINGLE, field(2), PLAIN).rounds[0].pairings.pairings

    assert SINGLE.judge(Report(winner=game.seats[0], scores=(100, 99)), game, field(2), PLAIN).scores == (100, 99)


def without_codes(stage: Stage) -> Stage:
    """The stage as if a director had paired its rounds without a word about matches."""
    rounds = []
    for round_ in stage.rounds:
        games = tuple(game.model_copy(update={"label": ""}) for game in round_.pairings.pairings)
        rounds.append(replace(round_, pairings=round_.pairings.model_copy(update={"pairings": games})))
    return replace(stage, rounds=tuple(rounds))


def test_a_game_without_a_code_is_the_first_match_due_in_which_one_of_the_two_sits() -> None:
    stage = without_codes(one_round(SINGLE, field(4), PLAIN, SF2="e3"))
    progress = SINGLE.progress(stage, PLAIN)

    assert (progress.outcome("SF1"), progress.outcome("SF2")) == (Outcome("e1", "e4"), Outcome("e3", "e2"))
    assert [match.key for match in progress.due] == ["F"]
    final = one_round(SINGLE, stage, PLAIN)
    assert SINGLE.progress(without_codes(final), PLAIN).champion == "e1"


def test_a_game_of_two_who_sit_in_no_match_that_is_due_counts_for_none() -> None:
    stage = one_round(SINGLE, field(4), PLAIN)
    extra = without_codes(replace(stage, rounds=stage.rounds[:1])).rounds[0]
    later = replace(stage, rounds=(*stage.rounds, replace(extra, number=2)))
    of_losers = with_result(later, 2, 1, None)
    progress = SINGLE.progress(of_losers, SingleOptions(third_place=False))

    assert len(progress.games["SF1"]) == 1
    assert progress.outcome("SF1") == Outcome("e1", "e4")


def test_who_sits_in_no_match_has_come_nowhere() -> None:
    """A director has let the holder of the bye play twice, and one entrant not at all."""
    stage = one_round(SINGLE, field(3), PLAIN)
    (game,) = stage.rounds[0].pairings.pairings
    other = game.model_copy(update={"seats": ("e1", "e3")})
    pairings = stage.rounds[0].pairings.model_copy(update={"pairings": (other,)})
    odd = replace(stage, rounds=(replace(stage.rounds[0], pairings=pairings),))

    assert far(odd)["e2"] == ("nowhere", None)
    assert next(line.tie_breaks for line in SINGLE.rank(odd, PLAIN) if line.entrant == "e2") == ("-", "2")


def test_a_match_is_shown_in_the_order_of_the_bracket_with_a_stranger_in_the_place_of_whom_they_replace() -> None:
    stage = one_round(SINGLE, field(4), PLAIN)
    first, second = stage.rounds[0].pairings.pairings
    swapped = (
        first.model_copy(update={"seats": ("e3", "e1")}),
        second.model_copy(update={"seats": ("e2", "e4")}),
    )
    mixed = replace(stage.rounds[0], pairings=stage.rounds[0].pairings.model_copy(update={"pairings": swapped}))
    progress = SINGLE.progress(replace(stage, rounds=(mixed,)), PLAIN)
    matches = {match.key: match for match in progress.bracket}

    assert progress.shown(matches["SF1"]) == ("e1", "e3")
    assert progress.shown(matches["SF2"]) == ("e2", "e4")
    fresh = SINGLE.progress(field(3), PLAIN)
    assert [fresh.shown(match) for match in fresh.bracket] == [("e1", None), ("e2", "e3"), ("e1", None)]
