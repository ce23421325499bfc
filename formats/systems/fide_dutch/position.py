"""A stage as the tournament of numbered players that the rules of `formats.toolkit.fide` work on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from formats.core.model import Bye, Entrant, Pairing
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId, Scalar
from formats.systems.fide_dutch.options import FideDutchOptions
from formats.toolkit.fide.baku import baku_points
from formats.toolkit.fide.record import BLACK, WHITE, Entry, Player, Points, Tournament

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")

INITIAL_COLOUR, ACCELERATED_TO = "initial_colour", "accelerated_to"
"""Facts of round 1: the initial colour that was drawn, and the last player of the accelerated group."""

TENTHS = 5
"""Tenths of a point in half a point."""

_BYES: Mapping[str, str] = {"allocated": "U", "full": "F", "half": "H", "zero": "Z"}
ABSENT = Entry("Z")


@dataclass(frozen=True)
class Position:
    """A tournament and the entrant of each number: `order[n - 1]` has number `n`."""

    order: Sequence[EntrantId]
    tournament: Tournament

    def entrant(self, number: int) -> EntrantId:
        """Return the entrant of a number."""
        return self.order[number - 1]


def strength_of(entrant: Entrant) -> tuple[float, int, int]:
    """Return the key of the initial order, smallest first: rating, title, sign-up (R2)."""
    title = str(entrant.data.attributes.get("title") or "").strip().upper()
    place = TITLES.index(title) if title in TITLES else len(TITLES)
    return -(entrant.data.rating or 0), place, entrant.number


def numbered(stage: Stage) -> list[EntrantId]:
    """Return the entrants in the order of their numbers: late ones take the place that is due to them (R2)."""
    first = stage.rounds[0].pairings.members() if stage.rounds else frozenset(stage.seeds)
    order = [who for who in stage.seeds if who in first]
    for who in stage.seeds:
        if who not in first:
            mine = strength_of(stage.entrants[who])
            weaker = (place for place, other in enumerate(order) if strength_of(stage.entrants[other]) > mine)
            order.insert(next(weaker, len(order)), who)
    return order


def position_of(stage: Stage, options: FideDutchOptions, drawn: Mapping[str, Scalar] | None = None) -> Position:
    """Return the position after the complete rounds of a stage; `drawn` are the facts of round 1 while it is paired."""
    rounds = [round_ for round_ in stage.rounds if round_.complete]
    order = numbered(stage)
    number = {who: place for place, who in enumerate(order, start=1)}
    entries = [_entries(round_, number) for round_ in rounds]
    facts = drawn if drawn is not None else stage.rounds[0].pairings.facts if stage.rounds else {}
    active = frozenset(stage.active)
    points = Points(bye=TENTHS * options.bye_half_points)
    last = str(facts.get(ACCELERATED_TO, ""))
    tournament = Tournament(
        players=[
            Player(
                number=place,
                entries=tuple(row.get(place, ABSENT) for row in entries),
                rating=round(stage.entrants[who].data.rating or 0),
            )
            for place, who in enumerate(order, start=1)
        ],
        rounds=options.rounds,
        initial_colour="b" if facts.get(INITIAL_COLOUR) == BLACK else "w",
        points=points,
        absent={number[who]: "Z" for who in order if who not in active},
        virtual_points=baku_points(number[last], options.rounds, points) if last in number else (),
    )
    return Position(order, tournament)


def _entries(round_: Round, number: Mapping[EntrantId, int]) -> dict[int, Entry]:
    """Return the entries of a round by number."""
    found = {number[bye.entrant]: _bye_entry(bye) for bye in round_.pairings.byes}
    for pairing in round_.pairings.pairings:
        found.update(_game_entries(pairing, round_.results[pairing.id], number))
    return found


def _bye_entry(bye: Bye) -> Entry:
    return Entry(_BYES[bye.kind])


def _game_entries(pairing: Pairing, result: Result, number: Mapping[EntrantId, int]) -> dict[int, Entry]:
    """Return the entries of a game; a game that does not count is a round without one (R10)."""
    numbers = [number[who] for who in pairing.seats]
    if result.how == "void":
        return dict.fromkeys(numbers, ABSENT)
    letters = "-+" if result.how == "forfeit" else "0=1"
    colours = (BLACK, WHITE) if result.first == pairing.seats[1] else (WHITE, BLACK)
    return {
        mine: Entry(letters[made * (len(letters) - 1) // 2], other, colour)
        for mine, other, made, colour in zip(numbers, numbers[::-1], result.half_points, colours, strict=True)
    }
