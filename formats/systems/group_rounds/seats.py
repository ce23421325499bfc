"""Seats of the next phase, and who holds them (rules 2, 4, 7, 8, 9 and 11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.group_rounds.options import GroupOptions
from formats.systems.group_rounds.phases import (
    FINAL,
    MATCHES,
    SEMI_FINALS,
    THIRD_PLACE,
    Group,
    Phase,
    first_groups,
    recorded_groups,
    recorded_key,
)
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seeding import Pair, Seeded, seed_pair
from formats.systems.group_rounds.structure import (
    ROUND_THREE,
    ROUND_TWO,
    SECOND_GROUPS,
    THIRD_GROUPS,
    RoundKey,
    Seat,
    snake,
)

Holder = EntrantId | None
"""The player of a seat, or None if there is no player left for it."""

ADVANCING = {"round2": 4, "round3": 2, "semi_finals": 2, "finals": 2}
"""Number of players who advance to a phase, of each group, semi-final or (without semi-finals) half group."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The groups of the next phase.

    `seeded` explains seeds that needed a comparison; `calls` are the couples whose seeds only a call of odd or even can
    decide.
    """

    groups: tuple[Group, ...]
    seeded: tuple[Seeded, ...] = ()
    calls: tuple[Pair, ...] = ()


class Couples:
    """Seeds couples, and collects the explanations and the calls that are needed."""

    def __init__(self, progress: Progress, key: RoundKey) -> None:
        """Store the state and the phase for which couples are seeded."""
        self._progress, self._key = progress, key
        self.seeded: list[Seeded] = []
        self.calls: list[Pair] = []

    def in_order(self, holders: Sequence[Holder]) -> Sequence[Holder]:
        """Return the holders of two seats, the higher seed first if that is known."""
        first, second = holders
        if first is None or second is None:
            return holders
        seeded = seed_pair(self._progress, (first, second), self._key)
        if seeded is None:
            self.calls.append((first, second))
            return holders
        self.seeded.append(seeded)
        return seeded.order


def progress_of(stage: Stage, options: GroupOptions) -> Progress:
    """Return the state of a stage with its phases.

    A round that records no phase was paired by hand. It continues the current phase or, if that was complete, opens the
    next one with the groups of the rules.
    """
    phases: list[Phase] = []
    for round_ in stage.rounds:
        before = Progress(stage, options, phases)
        key = recorded_key(round_)
        if key is None:
            complete = not phases or before.is_published(phases[-1])
            key = before.next_key if complete and before.next_key is not None else phases[-1].key
        if phases and phases[-1].key == key:
            phases[-1] = replace(phases[-1], rounds=(*phases[-1].rounds, round_))
        else:
            phases.append(Phase(key, recorded_groups(round_) or next_phase(before).groups, (round_,)))
    return Progress(stage, options, phases)


def next_phase(progress: Progress) -> Opening:
    """Return the groups of the next phase. Tied players and undecided seeds keep their given order."""
    match progress.next_key:
        case "round2":
            return Opening(_filled(SECOND_GROUPS, _round_two(progress)))
        case "round3":
            return _round_three(progress)
        case "semi_finals":
            return Opening(_filled(SEMI_FINALS, _semi_finals(progress)))
        case "finals":
            return _finals(progress)
        case _:
            active = progress.stage.active
            names = first_groups(len(progress.stage.seeds))
            return Opening(
                _filled(names, ([active[seed - 1] for seed in seeds] for seeds in snake(len(active), len(names))))
            )


def _filled(names: Sequence[str], seats: Iterable[Sequence[Holder]]) -> tuple[Group, ...]:
    """Return the groups without empty seats, and without groups that have no player."""
    groups = (
        Group(name, tuple(who for who in holders if who is not None))
        for name, holders in zip(names, seats, strict=True)
    )
    return tuple(group for group in groups if group.members)


def seat_holders(progress: Progress, phase: Phase, group: Group, count: int, drawn: str | None = None) -> list[Holder]:
    """Return the first `count` of a group (rules 4 and 11).

    Players who left before the draw (or, if there is none, before the next phase) are skipped: all below move up. The
    seat of a player who left after the draw `drawn` goes to the next of the group without a seat (reading P11).
    """

    def left_after_draw(player: EntrantId) -> bool:
        departure = progress.stage.left.get(player)
        return drawn is not None and departure is not None and drawn in departure.answered

    order = progress.ranking(phase, group).order
    placed = [player for player in order if progress.is_in(player) or left_after_draw(player)]
    spare = iter([player for player in placed[count:] if progress.is_in(player)])
    holders: list[Holder] = [player if progress.is_in(player) else next(spare, None) for player in placed[:count]]
    return holders + [None] * (count - len(holders))


def _by_seat(progress: Progress, names: Sequence[str], key: RoundKey, drawn: str | None) -> dict[Seat, Holder]:
    """Return the holder of each seat after the phase before `key`."""
    before = progress.phases[-1]
    return {
        Seat(name, place): who
        for name in names
        for place, who in enumerate(seat_holders(progress, before, before.group(name), ADVANCING[key], drawn), start=1)
    }


def _round_two(progress: Progress) -> list[list[Holder]]:
    """Return four groups with a number 1, 2, 3 and 4 of different groups each, seeded in that order (rule 7)."""
    chosen = progress.answers.grouping("round2")
    grouping = ROUND_TWO[1 if chosen is None else chosen.grouping]
    names = first_groups(len(progress.stage.seeds))
    holders = _by_seat(progress, names, "round2", None if chosen is None else chosen.key)
    return [[holders[seat] for seat in sorted(seats, key=lambda seat: seat.place)] for seats in grouping]


def _round_three(progress: Progress) -> Opening:
    """Return two groups of two number 1s (seeds 1 and 2) and two number 2s (seeds 3 and 4) (rules 8 and 9)."""
    chosen = progress.answers.grouping("round3")
    grouping = ROUND_THREE[1 if chosen is None else chosen.grouping]
    holders = _by_seat(progress, SECOND_GROUPS, "round3", None if chosen is None else chosen.key)
    couples = Couples(progress, "round3")
    groups = [
        [
            *couples.in_order([holders[seat] for seat in seats[:2]]),
            *couples.in_order([holders[seat] for seat in seats[2:]]),
        ]
        for seats in grouping
    ]
    return Opening(_filled(THIRD_GROUPS, groups), tuple(couples.seeded), tuple(couples.calls))


def _semi_finals(progress: Progress) -> list[list[Holder]]:
    """Return the semi-finals: the first of each group, as higher seed, and the second of the other (rule 10)."""
    before = progress.phases[-1]
    names = THIRD_GROUPS if before.key == "round3" else first_groups(len(progress.stage.seeds))
    first, second = (seat_holders(progress, before, before.group(name), ADVANCING["semi_finals"]) for name in names)
    return [[first[0], second[1]], [second[0], first[1]]]


def _finals(progress: Progress) -> Opening:
    """Return the final of the semi-final winners and the game of the losers (rule 10).

    Without semi-finals: the four best of the only group.
    """
    before = progress.phases[-1]
    if before.key not in MATCHES:
        only = before.group(first_groups(len(progress.stage.seeds))[0])
        best = seat_holders(progress, before, only, 2 * ADVANCING["finals"])
        return Opening(_filled((FINAL, THIRD_PLACE), (best[:2], best[2:])))
    held = [
        [None, None]
        if progress.nobody_came(before, before.group(name))
        else seat_holders(progress, before, before.group(name), ADVANCING["finals"])
        for name in SEMI_FINALS
    ]
    couples = Couples(progress, "finals")
    pairs = [couples.in_order(couple) for couple in zip(*held, strict=True)]
    return Opening(_filled((FINAL, THIRD_PLACE), pairs), tuple(couples.seeded), tuple(couples.calls))
