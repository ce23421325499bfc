"""The recorded reasons of matches, byes, picks and places of the playoffs."""

from __future__ import annotations

import pytest

from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.puzzles import Pick, RoundChoice
from formats.systems.swiss_elimination.ranks import Ranking
from formats.systems.swiss_elimination.reasons import (
    bye_reason,
    match_reasons,
    matches_text,
    pick_reasons,
    result_reason,
    sitting_reasons,
    standing_note,
)
from formats.systems.swiss_elimination.table import Match, Sitting
from tests.formats.systems.swiss_elimination.playoffs import EIGHT, OPTIONS, better_rank, field, played


def match(code: str, ranks: tuple[int, int], heat: int | None = None) -> Match:
    return Match("F", code, ranks, "losers", "live", heat)


def test_a_sitting_tells_how_many_matches_it_has_and_its_heats_where_there_are_several() -> None:
    matches = (match("F1", (1, 2), 2), match("F2", (3, 4), 1), match("F3", (5, 6), 2))

    several, single = sitting_reasons(Sitting("F", "live", matches)), sitting_reasons(Sitting("F", "live", matches[:1]))

    assert [(reason.code, reason.rule, reason.warning) for reason in several] == [
        ("matches", "R5", False),
        ("heats", "R7", True),
    ]
    assert several[0].params == {"round": "F", "venue": "live", "matches": 3}
    assert several[1].params == {"heats": "1, 2"}
    assert [reason.code for reason in single] == ["matches"]


def test_a_match_tells_ranks_and_bracket_and_its_heat_if_it_has_one() -> None:
    first, heat = match_reasons(match("F1", (3, 6), 2), ("a", "b"))

    assert (first.rule, first.about) == ("R5", ("a", "b"))
    assert first.params == {"code": "F1", "rank": 3, "other_rank": 6, "bracket": "loser's bracket"}
    assert (heat.code, heat.rule, heat.params) == ("heat", "R7", {"heat": 2})
    assert len(match_reasons(match("F1", (3, 6)), ("a", "b"))) == 1


def test_a_bye_is_against_nobody_or_against_somebody_who_is_gone() -> None:
    virtual, gone = (bye_reason(match("F1", (3, 6)), "a", 3, absent) for absent in (None, "b"))

    assert (virtual.code, virtual.rule, virtual.about, virtual.params) == (
        "bye",
        "R11",
        ("a",),
        {"code": "F1", "rank": 3},
    )
    assert (gone.code, gone.rule, gone.about, gone.params) == ("opponent_gone", "R12", ("a", "b"), {"code": "F1"})


def choice(losses: dict[int, int], lists: set[int]) -> RoundChoice:
    start = Ranking.at_start(16, frozenset())
    ranking = Ranking(start.order, start.wins, tuple(losses.get(seed, 0) for seed in range(1, 17)), start.absent)
    return RoundChoice(OPTIONS.match_table, "B", ranking, dict.fromkeys(lists, ("P1",)), ("P1", "P2"), frozenset())


def test_a_pick_by_lot_speaks_of_nobody() -> None:
    (reason,) = pick_reasons(Pick("P1", (1, 2)), choice({}, set()), Progress(field(), OPTIONS), "P1 Nanro")

    assert (reason.code, reason.rule, reason.about, reason.params) == (
        "picked_by_lot",
        "R17",
        (),
        {"puzzle": "P1 Nanro"},
    )


@pytest.mark.parametrize("turned, code", [(False, "picked"), (True, "picked_reversed")])
def test_a_pick_tells_whose_list_it_was_and_why_nobody_before_picked(turned: bool, code: str) -> None:
    """Seed 4 picks: 1 has no list, 2 is done already, 3 is in the losers' bracket, and 5 comes behind."""
    found = choice({3: 1, 5: 1}, {2, 3, 4, 5})

    first, *passed = pick_reasons(Pick("P1", (4, 5, 3, 2, 1), 4, turned), found, Progress(field(), OPTIONS), "P1 Nanro")

    assert (first.code, first.rule, first.about) == (code, "R16", ("p4",))
    assert [(reason.code, reason.about, reason.params["bracket"]) for reason in passed] == [
        ("pick_passed_no_list", ("p1", "p4"), "winner's bracket"),
        ("pick_passed_done", ("p2", "p4"), "winner's bracket"),
        ("pick_passed_bracket", ("p3", "p4"), "loser's bracket"),
    ]


def test_a_result_tells_both_times_or_that_there_was_none_and_the_limit() -> None:
    reason = result_reason("faster", "R9", ("a", "b"), (61_000, None), 600_000)

    assert (reason.rule, reason.about) == ("R9", ("a", "b"))
    assert reason.params == {"time": "1:01", "other_time": None, "limit": "10:00"}


def test_who_still_plays_is_told_between_which_places_and_how_many_matches() -> None:
    progress = Progress(played(field(8), better_rank, EIGHT, rounds=1), EIGHT)
    note = standing_note(progress, "p1")
    outlook = progress.outlook("p1")

    assert note is not None
    assert (note.code, note.rule, note.about) == ("to_play", "R8", ("p1",))
    assert note.params == {
        "place": outlook.best,
        "best": outlook.best,
        "worst": outlook.worst,
        "matches": "3 to 5 more matches",
    }
    assert (outlook.fewest, outlook.most) == (3, 5)
    assert (matches_text(1, 1), matches_text(3, 3)) == ("one more match", "3 more matches")


def test_in_the_end_only_the_champion_has_a_note() -> None:
    progress = Progress(played(field(8), better_rank, EIGHT), EIGHT)
    notes = {who: standing_note(progress, who) for who in progress.seats}

    champion = notes.pop("p1")
    assert champion is not None
    assert (champion.code, champion.params["place"]) == ("champion", 1)
    assert set(notes.values()) == {None}


def test_whoever_has_finished_before_the_end_is_told_the_place() -> None:
    *before, last = OPTIONS.match_table.sittings
    progress = Progress(played(field(), better_rank, OPTIONS, rounds=len(before)), OPTIONS)
    notes = {who: standing_note(progress, who) for who in progress.seats}

    places = {who: note.params["place"] for who, note in notes.items() if note is not None and note.code == "finished"}

    assert places == {who: place for place, who in enumerate(progress.places(), start=1) if place not in last.ranks}
