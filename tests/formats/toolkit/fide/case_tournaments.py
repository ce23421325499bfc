"""Tournaments of the worked cases as the engine takes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formats.toolkit.fide.record import Colour, Entry, Forbidden, Player, Points, Tournament, VirtualPoints
from tests.case_shapes import only


def tournament_before(
    case: Mapping[str, Any], round_number: int, absent: Mapping[str, str] | None = None
) -> Tournament:
    """The tournament before a round; `absent` in that round, by default what the case says."""
    only(
        case,
        "id",
        "rounds",
        "initial_colour",
        "points",
        "players",
        "played",
        "forbidden",
        "virtual_points",
        "acceleration",
        "asks",
    )
    before = case["played"][: round_number - 1]
    if absent is None:
        absent = case["played"][round_number - 1]["absent"] if len(case["played"]) >= round_number else {}
    colour: Colour = case["initial_colour"]
    return Tournament(
        players=[
            Player(
                number=player["id"],
                entries=tuple(entry_of(round_, player["id"]) for round_ in before),
                rating=player["rating"],
            )
            for player in case["players"]
        ],
        rounds=case["rounds"],
        initial_colour=colour,
        points=points_of(case["points"]),
        absent={int(number): letter for number, letter in absent.items()},
        virtual_points=virtual_points_of(case.get("virtual_points", ())),
        forbidden=[Forbidden(1, case["rounds"], frozenset(group)) for group in case.get("forbidden", ())],
    )


def entry_of(round_: Mapping[str, Any], number: int) -> Entry:
    """What a player did in a round of a case."""
    for (white, black), (mine, other) in zip(round_["pairs"], round_["results"], strict=True):
        if number == white:
            return Entry(mine, black, "w")
        if number == black:
            return Entry(other, white, "b")
    return Entry("U" if round_["bye"] == number else round_["absent"][str(number)])


def points_of(points: Mapping[str, float]) -> Points:
    """What results are worth, in tenths."""
    only(points, "win", "draw", "loss", "pab")
    return Points(
        win=tenths(points["win"]), draw=tenths(points["draw"]), loss=tenths(points["loss"]), bye=tenths(points["pab"])
    )


def virtual_points_of(given: Sequence[Mapping[str, Any]]) -> list[VirtualPoints]:
    """The virtual points of an acceleration."""
    return [VirtualPoints(tenths(one["points"]), one["from"], one["to"], one["first"], one["last"]) for one in given]


def tenths(points: float) -> int:
    """Points as whole tenths; fails where they are finer."""
    found = round(points * 10)
    assert abs(found - points * 10) < 1e-6
    return found
