"""Rules 4 to 8: the table, matches and ranks."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from formats.core.contract import AwaitsResults, Finished
from formats.core.errors import InvariantError, OptionsError
from formats.core.model import Bye, Pairing
from formats.core.results import Result, forfeit_result
from formats.core.state import Round, Stage
from formats.rulebook import check_script
from formats.systems.swiss_elimination import FORMAT, tables
from formats.systems.swiss_elimination.options import PlayoffOptions
from formats.systems.swiss_elimination.progress import PathStep, Progress
from formats.systems.swiss_elimination.ranks import Ranking
from formats.systems.swiss_elimination.table import TableError, read_table
from tests.formats.stage_builder import paired, published
from tests.formats.systems.swiss_elimination.playoffs import (
    EIGHT,
    OPTIONS,
    better_rank,
    field,
    next_round,
    pairing_of,
    played,
    ready,
    seeds_by_rank,
    won_by,
    worse_rank,
)

THIRTY_TWO = [
    *(f"A A{better} {better}-{33 - better} winners live" for better in range(1, 17)),
    *(f"B B{better} {better}-{17 - better} winners live" for better in range(1, 9)),
    *(f"B B{better} {better}-{49 - better} losers live" for better in range(17, 25)),
    *(f"C C{better} {better}-{9 - better} winners live" for better in range(1, 5)),
]


def outlooks(stage: Stage) -> dict[int, tuple[int, int, int, int]]:
    progress = Progress(stage, OPTIONS)
    by_seed = {seed: progress.outlook(who) for seed, who in enumerate(progress.seats, start=1)}
    return {
        progress.ranking.rank_of(seed): (outlook.best, outlook.worst, outlook.fewest, outlook.most)
        for seed, outlook in by_seed.items()
    }


def test_r4_ranks_are_the_seeds_at_the_start() -> None:
    assert Ranking.at_start(4).order == (1, 2, 3, 4)
    assert [line.entrant for line in FORMAT.rank(field(), OPTIONS)] == list(field().seeds)


def test_r4_the_winner_has_the_better_rank_afterwards() -> None:
    ranking = Ranking.at_start(4).after((1, 4), 4)
    assert (ranking.order, ranking.wins, ranking.losses) == ((4, 2, 3, 1), (0, 0, 0, 1), (1, 0, 0, 0))
    assert ranking.after((4, 1), 4).order == (4, 2, 3, 1)


def test_r4_the_seed_stays() -> None:
    stage = played(field(), worse_rank, rounds=1)
    seeds = {line.entrant: line.tie_breaks[0] for line in FORMAT.rank(stage, OPTIONS)}
    assert seeds == {f"p{seed}": str(seed) for seed in range(1, 17)}
    assert seeds_by_rank(stage)[0] == 16


def test_r5_the_table_says_who_meets() -> None:
    _, found = next_round(played(field(), worse_rank, rounds=1))
    assert [(pairing.label, pairing.seats) for pairing in found.pairings[:2]] == [
        ("B1", ("p16", "p10")),
        ("B2", ("p15", "p9")),
    ]
    assert [pairing.board for pairing in found.pairings] == list(range(1, 9))
    assert found.label == "Round B"


def test_r5_whom_the_table_leaves_out_is_idle() -> None:
    _, found = next_round(played(field(), better_rank, rounds=2))
    assert found.idle == ("p1", "p2", "p3", "p4", "p13", "p14", "p15", "p16")
    assert found.byes == ()


def test_r5_a_round_at_two_venues_is_played_in_two_parts() -> None:
    stage = played(field(), better_rank, rounds=5)
    labels, codes = [], []
    for _ in range(5):
        stage, found = next_round(stage)
        stage = published(stage, found, lambda pairing: won_by(pairing, pairing.seats[0]))
        labels.append(found.label)
        codes.append(len(found.pairings))
    assert labels == ["Round F, online", "Round G, online", "Round F, live", "Round G, live", "Round H"]
    assert codes == [6, 5, 2, 2, 5]


def test_r5_half_of_a_round_may_be_open() -> None:
    stage = played(field(), better_rank, rounds=7)
    stage, found = next_round(stage)
    stage = replace(stage, rounds=(*stage.rounds, Round(8, found, {})))
    assert FORMAT.status(stage, OPTIONS) == AwaitsResults(("s0r8b1", "s0r8b2"))
    assert outlooks(stage)[6] == (5, 6, 1, 1)


def test_r5_a_table_of_eight_comes_with_it() -> None:
    stage = played(field(8), better_rank, EIGHT)
    assert FORMAT.status(stage, EIGHT) == Finished()
    assert seeds_by_rank(stage, EIGHT) == list(range(1, 9))
    assert FORMAT.planned_rounds(stage, EIGHT) == 6


def test_r5_a_table_of_thirty_two_comes_with_it() -> None:
    options = PlayoffOptions(table="thirty_two", live_puzzles=())
    stage = played(field(32), better_rank, options)
    assert FORMAT.status(stage, options) == Finished()
    assert seeds_by_rank(stage, options) == list(range(1, 33))
    assert FORMAT.planned_rounds(stage, options) == 10


def test_r5_a_file_beside_the_others_is_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["A A1 1-4 winners live", "A A2 2-3 winners live", "B B1 1-2 winners live", "B B3 3-4 losers live"]
    (tmp_path / "four.json").write_text(json.dumps({"matches": lines}), encoding="utf-8")
    monkeypatch.setattr(tables, "files", lambda _: tmp_path)
    options = PlayoffOptions(table="four", live_puzzles=())
    assert tables.names() == ("four",)
    assert seeds_by_rank(played(field(4), worse_rank, options), options) == [3, 4, 1, 2]


def test_r5_a_table_may_be_an_option() -> None:
    options = PlayoffOptions(matches=tuple(THIRTY_TWO), live_puzzles=())
    stage = played(field(32), worse_rank, options)
    assert FORMAT.status(stage, options) == Finished()
    assert seeds_by_rank(stage, options)[:8] == [24, 23, 22, 21, 20, 19, 18, 17]
    assert options.match_table.size == 32


@pytest.mark.parametrize(
    "lines, code",
    [
        (["A A1 1-2"], "unreadable"),
        (["A A1 1-2 winner live"], "unknown_bracket"),
        (["A A1 1-2 winners home"], "unknown_venue"),
        (["A A1 2-1 winners live"], "ranks_out_of_order"),
        (["A A1 0-1 winners live"], "ranks_out_of_order"),
        (["A A1 1-3 winners live"], "rank_without_match"),
        (["A A1 1-2 winners live", "A A2 2-3 winners live"], "rank_twice_in_a_round"),
        (["A A1 1-2 winners live", "B A1 1-2 championship live"], "code_twice"),
        (
            ["A A1 1-2 winners online", "B B1 1-2 championship online", "A A2 3-4 winners live"],
            None,
        ),
        (
            [
                "A A1 1-2 winners online",
                "B B1 1-3 winners online",
                "B B2 2-4 losers online",
                "A A2 3-4 winners live",
            ],
            "overtakes_a_match",
        ),
        (["A A1 1-2 winners live", "B B1 1-2 winners live"], "bracket_does_not_hold"),
        (["A A1 1-2 losers live"], "bracket_does_not_hold"),
    ],
)
def test_r5_tables_nobody_could_play_are_refused(lines: list[str], code: str | None) -> None:
    if code is None:
        assert read_table(lines).size == 4
        return
    with pytest.raises(TableError) as refused:
        read_table(lines)
    assert refused.value.code == code
    with pytest.raises(OptionsError):
        FORMAT.read_options({"matches": lines})


def test_r5_an_empty_table_is_refused() -> None:
    with pytest.raises(TableError) as refused:
        read_table([])
    assert refused.value.code == "empty"


@pytest.mark.parametrize(
    "raw",
    [
        {"table": "no_such_table"},
        {"online_puzzles": ["P1", "P2"]},
        {"live_puzzles": ["L1", "L2"]},
        {"live_puzzles": ["L1", "L2", "l2 again"]},
        {"online_puzzles": ["a code longer than twelve"] * 8},
    ],
)
def test_r5_options_that_do_not_fit_the_table_are_refused(raw: dict[str, Any]) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options(raw)
    assert refused.value.problems


def test_r6_a_match_says_its_bracket() -> None:
    _, found = next_round(played(field(), better_rank, rounds=1))
    brackets = {pairing.label: pairing.reasons[0].params["bracket"] for pairing in found.pairings}
    assert (brackets["B1"], brackets["B9"]) == ("winner's bracket", "loser's bracket")


def test_r6_the_last_match_is_one_match_whoever_has_lost_before() -> None:
    stage = played(field(), better_rank, rounds=9)
    stage, found = next_round(stage)
    stage = published(
        stage,
        found,
        lambda pairing: won_by(pairing, pairing.seats[1] if pairing.label == "FINAL" else pairing.seats[0]),
    )
    lines = FORMAT.rank(stage, OPTIONS)
    assert FORMAT.status(stage, OPTIONS) == Finished()
    assert [(line.entrant, line.losses) for line in lines[:2]] == [("p2", 1), ("p1", 1)]


def test_r7_heats_are_named_and_later_ones_are_kept_from_the_puzzle() -> None:
    _, found = next_round(played(field(), better_rank, rounds=9))
    heats = [(pairing.label, reason.params["heat"]) for pairing in found.pairings for reason in pairing.reasons[1:]]
    assert heats == [("H7", 3), ("H9", 3), ("H3", 4), ("H5", 4), ("FINAL", 5)]
    (warning,) = [reason for reason in found.rationale if reason.warning]
    assert (warning.code, warning.params) == ("heats", {"heats": "3, 4, 5"})


def test_r8_what_the_rules_say_when_the_live_stage_begins() -> None:
    """Places 11 to 16 are final; 9 and 10, 7 and 8 meet; and so on, as the rules print it."""
    assert outlooks(played(field(), worse_rank, rounds=7)) == {
        1: (1, 4, 2, 3),
        2: (1, 4, 2, 3),
        3: (1, 6, 3, 3),
        4: (1, 6, 3, 3),
        5: (3, 6, 2, 2),
        6: (5, 6, 1, 1),
        7: (7, 8, 1, 1),
        8: (7, 8, 1, 1),
        9: (9, 10, 1, 1),
        10: (9, 10, 1, 1),
        **{place: (place, place, 0, 0) for place in range(11, 17)},
    }


def test_r8_rank_sixteen_is_done_after_f_and_eleven_to_fifteen_after_g() -> None:
    table = OPTIONS.match_table
    last = {rank: table.last_round(rank) for rank in range(1, 17)}
    assert last == {**dict.fromkeys(range(1, 11), "H"), **dict.fromkeys(range(11, 16), "G"), 16: "F"}


def test_r8_everybody_can_still_finish_anywhere_near_at_the_start() -> None:
    found = outlooks(field())
    assert found[1][:2] == (1, 16)
    assert found[16][:2] == (1, 16)


def test_r8_the_standings_show_what_is_possible_and_what_is_final() -> None:
    stage = played(field(), better_rank, rounds=7)
    lines = FORMAT.rank(stage, OPTIONS)
    assert [line.tie_breaks for line in (lines[0], lines[15])] == [("1", "1", "4"), ("16", "16", "16")]
    notes = [line.note.code for line in lines if line.note is not None]
    assert notes == ["to_play"] * 10 + ["finished"] * 6
    final = FORMAT.rank(played(stage, better_rank), OPTIONS)
    assert [line.note and line.note.code for line in final] == ["champion"] + [None] * 15


def test_r8_everybodys_path_is_known() -> None:
    stage = played(field(), better_rank, rounds=2)
    stage, found = next_round(stage)
    stage = replace(stage, rounds=(*stage.rounds, Round(3, found, {})))
    paths = Progress(stage, OPTIONS).paths
    assert paths["p1"] == [
        PathStep("A", "A1", 1, 1, "p16", won=True),
        PathStep("B", "B1", 1, 1, "p8", won=True),
        PathStep("C", "", 1, 1),
    ]
    assert paths["p12"][2] == PathStep("C", "C5", 12, 12, "p5", won=None)


def corrected(stage: Stage, round_number: int, board: int, winning_seat: int) -> Stage:
    """Return the stage with another winner of a match of an earlier round."""
    round_ = stage.rounds[round_number - 1]
    result = Result(half_points=(2, 0) if winning_seat == 0 else (0, 2))
    turned = replace(round_, results={**round_.results, f"s0r{round_number}b{board}": result})
    return replace(stage, rounds=(*stage.rounds[: round_number - 1], turned, *stage.rounds[round_number:]))


def test_r4_a_corrected_result_swaps_ranks_while_no_later_round_is_published() -> None:
    stage = corrected(played(field(), better_rank, rounds=1), 1, 1, winning_seat=1)
    assert seeds_by_rank(stage) == [16, *range(2, 16), 1]


def test_r4_a_published_match_stays_the_match_for_its_ranks() -> None:
    stage = corrected(played(field(), better_rank, rounds=2), 1, 1, winning_seat=1)
    assert seeds_by_rank(stage) == list(range(1, 17))
    assert Progress(stage, OPTIONS).ranking.losses == (1, *(0,) * 3, *(1,) * 8, *(2,) * 3, 1)


def test_r4_whoever_sat_idle_gives_way_to_a_published_match() -> None:
    stage = corrected(played(field(), better_rank, rounds=3), 2, 1, winning_seat=1)
    assert seeds_by_rank(stage) == list(range(1, 17))
    assert Progress(stage, OPTIONS).ranking.losses[0] == 1


def test_a_directors_own_round_swaps_ranks_like_any_other() -> None:
    stage = ready(field())
    found = paired(FORMAT, stage, OPTIONS)
    by_hand = found.model_copy(
        update={
            "pairings": (Pairing(id="s0r1b1", board=1, seats=("p2", "p9")),),
            "byes": (Bye(entrant="p1"),),
            "idle": tuple(who for who in stage.seeds if who not in {"p1", "p2", "p9"}),
        }
    )
    stage = published(stage, by_hand, lambda pairing: won_by(pairing, "p9"))
    assert seeds_by_rank(stage) == [1, 9, 3, 4, 5, 6, 7, 8, 2, 10, 11, 12, 13, 14, 15, 16]


def test_a_void_match_moves_nothing() -> None:
    stage, found = next_round(field())
    stage = published(stage, found, lambda _: Result(half_points=(0, 0), how="void"))
    assert seeds_by_rank(stage) == list(range(1, 17))


def test_a_match_both_forfeited_elsewhere_goes_to_the_better_seed() -> None:
    """Results made before this format judged them, such as imported ones."""
    stage, found = next_round(played(field(), worse_rank, rounds=7))
    stage = published(stage, found, lambda pairing: forfeit_result(pairing.seats, pairing.seats))
    pairing = pairing_of(stage, "F1")
    better = min(pairing.seats, key=stage.seeds.index)
    assert Progress(stage, OPTIONS).ranking.order[0] == stage.seeds.index(better) + 1


def test_a_finished_stage_is_not_paired() -> None:
    stage = played(field(), better_rank)
    with pytest.raises(InvariantError):
        paired(FORMAT, stage, OPTIONS)


@pytest.mark.parametrize("name", tables.names())
def test_the_script_of_the_page_has_every_table(name: str) -> None:
    lines = []
    for sitting in tables.table_named(name).sittings:
        ranks = ["{}-{}".format(*match.ranks) for match in sitting.matches]
        usual = [f"{sitting.round}{match.ranks[0]}" for match in sitting.matches]
        codes = [
            "" if match.code == expected else f"{match.code}:"
            for match, expected in zip(sitting.matches, usual, strict=True)
        ]
        lines.append(" ".join([sitting.round, sitting.venue, *map(str.__add__, codes, ranks)]))
    assert f'{name}: "{"; ".join(lines)}"' in (check_script("swiss_elimination") or b"").decode()
