"""Assign the two sides of a game, from the sides that both players had before.

Six rules in strict priority, those of the Arimaa championships: a later rule decides only if all earlier ones are
undecided. A format may put a seventh before them: no player has the same side a third time running. The "first" side
is the one that a format names first (gold, white, A).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from formats.core.lots import Lots
from formats.core.model import Reason
from formats.core.values import EntrantId

Seats = tuple[EntrantId, EntrantId]
"""A game as far as sides are concerned: the player of the first side, and the player of the second."""

FOR_ANY_GAME = ("first", "second")
"""The sides of a format that is not made for one game."""

NO_THIRD = 7
"""The number of the rule that a format may put before all others."""

LONGEST_RUN = 2
"""Games running on the same side after which it changes by that rule."""

SIDE_CODES = frozenset(f"side_{rule}" for rule in range(1, NO_THIRD + 1))
"""Codes of the reasons for sides, one for each rule; `side` is the name of the first side."""


@dataclass(frozen=True)
class SideRecord:
    """An entrant's history of sides.

    `balance`: games with the first side minus games with the second. `last`: seat of the latest game, 0 or 1; None
    without games. `streak`: number of latest games in a row with that seat; 0 without games.
    """

    balance: int
    last: int | None
    streak: int


@dataclass(frozen=True)
class SideChoice:
    """The players of the first and the second side, and the number (1 to 7) of the rule that decided."""

    first: EntrantId
    second: EntrantId
    rule: int


def side_reason(choice: SideChoice, side: str, rule: str) -> Reason:
    """Return the reason for the sides. `side` is the name of the first side, `rule` the format's rule about sides."""
    about = (choice.first, choice.second)
    return Reason(code=f"side_{choice.rule}", rule=f"{rule}.{choice.rule}", about=about, params={"side": side})


def toss_from(lots: Lots, pair: Seats) -> Callable[[], bool]:
    """Return a toss for `choose_sides` that is a recorded draw."""
    return lambda: lots.number(0, 1, f"sides of {pair[0]} and {pair[1]}") == 0


def side_record(entrant: EntrantId, games: Sequence[Seats]) -> SideRecord:
    """Return the record of `entrant` in `games`, which are in the order played and may include games of others."""
    sides = [0 if seats[0] == entrant else 1 for seats in games if entrant in seats]
    streak = next((length for length, side in enumerate(reversed(sides)) if side != sides[-1]), len(sides))
    return SideRecord(balance=len(sides) - 2 * sum(sides), last=sides[-1] if sides else None, streak=streak)


def side_runs(games: Sequence[Seats]) -> Mapping[EntrantId, int]:
    """Return how many latest games in a row each player had one side: of the first side, or negative of the second."""
    runs: dict[EntrantId, int] = {}
    for first, second in games:
        runs[first] = max(runs.get(first, 0), 0) + 1
        runs[second] = min(runs.get(second, 0), 0) - 1
    return runs


def choose_sides(
    pair: Seats, games: Sequence[Seats], toss: Callable[[], bool], *, no_third: bool = False
) -> SideChoice:
    """Return the sides of a new game between the two of `pair`.

    `games` are all games that count for sides, oldest first. `toss` is called only if no rule decides (rule 6); True
    gives the first side to `pair[0]`. With `no_third` rule 7 comes before the others.
    """
    ends_run = end_of_run(pair, games) if no_third else None
    if ends_run is not None:
        return SideChoice(ends_run, _other(pair, ends_run), NO_THIRD)
    rules = (lower_balance, fewer_firsts_between_them, break_both_streaks, break_the_longer_streak, swap_last_meeting)
    for number, rule in enumerate(rules, start=1):
        first = rule(pair, games)
        if first is not None:
            return SideChoice(first, _other(pair, first), number)
    first = pair[0] if toss() else pair[1]
    return SideChoice(first, _other(pair, first), len(rules) + 1)


def end_of_run(pair: Seats, games: Sequence[Seats]) -> EntrantId | None:
    """Rule 7: a player with two games running on a side changes; undecided if neither has, or both need the same."""
    needed = [_due_side(side_record(who, games)) for who in pair]
    if needed[0] == needed[1]:
        return None
    return pair[0] if needed[0] == 0 or needed[1] == 1 else pair[1]


def _due_side(record: SideRecord) -> int | None:
    """Return the seat that ends a run of two games or more; None without such a run."""
    return None if record.last is None or record.streak < LONGEST_RUN else 1 - record.last


def lower_balance(pair: Seats, games: Sequence[Seats]) -> EntrantId | None:
    """Rule 1: the first side goes to the player with the lower number of first sides minus second sides."""
    a, b = pair
    return _lower(pair, side_record(a, games).balance, side_record(b, games).balance)


def fewer_firsts_between_them(pair: Seats, games: Sequence[Seats]) -> EntrantId | None:
    """Rule 2: it goes to the player who had it less often in the games between the two."""
    a, b = pair
    return _lower(pair, games.count((a, b)), games.count((b, a)))


def break_both_streaks(pair: Seats, games: Sequence[Seats]) -> EntrantId | None:
    """Rule 3: both change sides; possible if both have played and their latest sides differ (reading A21)."""
    a, b = (side_record(entrant, games).last for entrant in pair)
    if a is None or b is None or a == b:
        return None
    return pair[b]


def break_the_longer_streak(pair: Seats, games: Sequence[Seats]) -> EntrantId | None:
    """Rule 4: the player with the longer streak changes sides; without games a streak is 0 long (reading A21)."""
    a, b = (side_record(entrant, games) for entrant in pair)
    if a.streak == b.streak:
        return None
    changing, last = (pair[0], a.last) if a.streak > b.streak else (pair[1], b.last)
    return changing if last == 1 else _other(pair, changing)


def swap_last_meeting(pair: Seats, games: Sequence[Seats]) -> EntrantId | None:
    """Rule 5: they exchange the sides of their latest game against each other."""
    meetings = [seats for seats in games if set(seats) == set(pair)]
    return meetings[-1][1] if meetings else None


def _other(pair: Seats, entrant: EntrantId) -> EntrantId:
    """Return the other player of the pair."""
    return pair[1] if entrant == pair[0] else pair[0]


def _lower(pair: Seats, a: int, b: int) -> EntrantId | None:
    """Return the player with the lower value, or None if they are equal."""
    if a == b:
        return None
    return pair[0] if a < b else pair[1]
