"""Ranking of the whole field at any moment (rule 13)."""

from __future__ import annotations

from dataclasses import dataclass

from formats.core.model import Reason, Standing
from formats.core.values import EntrantId
from formats.systems.group_rounds.phases import FINAL, THIRD_PLACE, TITLES, Group, Phase
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.ranking import RECORD, mean_difference, record_share
from formats.toolkit import record
from formats.toolkit.ranking import Criterion, in_order

FINALISTS = 2


@dataclass(frozen=True)
class Reached:
    """The latest phase of a player: its number from 1, the group, and the place in it.

    `struck`: the player left during the phase; the place then is behind all others.
    """

    number: int
    phase: Phase
    group: Group
    place: int
    struck: bool


def standings(progress: Progress) -> tuple[Standing, ...]:
    """Rank players who got further first, then by the place in the group.

    Equal places of different groups are shared.
    """
    stage = progress.stage
    reached = {player: _reached(progress, player) for player in stage.seeds}
    alone = stage.active[0] if len(stage.active) == 1 else None
    over = progress.next_key is None and progress.current is not None and progress.is_over(progress.current)

    def phase_and_place(player: EntrantId) -> tuple[int, int]:
        latest = reached[player]
        return (0, 0) if latest is None else (-latest.number, latest.place)

    places = in_order(
        stage.seeds,
        (
            Criterion("alone", lambda player: player == alone and not over),
            Criterion("reached", phase_and_place, highest_first=False),
        ),
    )
    made, scale = record.game_points(stage.rounds, progress.table), progress.table.scale
    champion = places[0].entrant if over and (len(places) == 1 or places[1].rank > 1) else None
    return tuple(
        Standing(
            entrant=place.entrant,
            rank=place.rank,
            points=made[place.entrant],
            scale=scale,
            tie_breaks=_columns(progress, reached[place.entrant], place.entrant),
            note=_note(reached[place.entrant], place.entrant, champion),
            reasons=() if above is None else _separation(progress, reached, above.entrant, place.entrant),
        )
        for above, place in zip((None, *places), places, strict=False)
    )


def _reached(progress: Progress, player: EntrantId) -> Reached | None:
    """Return the latest phase that the player took part in."""
    for number, phase in reversed(list(enumerate(progress.phases, start=1))):
        group = phase.group_of(player)
        if group is None:
            continue
        struck = player in progress.struck(phase, group)
        within = len(group.members) if struck else progress.ranking(phase, group).place(player)
        return Reached(number, phase, group, within + (FINALISTS if group.name == THIRD_PLACE else 0), struck)
    return None


def _columns(progress: Progress, latest: Reached | None, player: EntrantId) -> tuple[str, ...]:
    """Return the columns of a line: latest round, place in its group, record and points difference there."""
    if latest is None:
        return ("-", "-", "-", "-")
    games = progress.counted(latest.phase, latest.group)
    title = latest.group.name if latest.group.name in {FINAL, THIRD_PLACE} else TITLES[latest.phase.key]
    if latest.struck:
        return (title, "-", "-", "-")
    share, difference = record_share(player, games), mean_difference(player, games)
    return (title, str(latest.place), f"{100 * float(share):.0f}%", f"{float(difference):+.1f}")


def _note(latest: Reached | None, player: EntrantId, champion: EntrantId | None) -> Reason | None:
    """Return the note of the champion, or of a player who left during a round."""
    if player == champion:
        return Reason(code="champion", rule="R13", about=(player,))
    if latest is not None and latest.struck:
        return Reason(code="left_in_round", rule="R11", about=(player,), params={"round": TITLES[latest.phase.key]})
    return None


def _separation(
    progress: Progress, reached: dict[EntrantId, Reached | None], above: EntrantId, below: EntrantId
) -> tuple[Reason, ...]:
    """Return the ranking step that separates two neighbours of one group. The record needs no sentence."""
    reached_above, reached_below = reached[above], reached[below]
    if (
        reached_above is None
        or reached_below is None
        or reached_above.group != reached_below.group
        or reached_above.phase.key != reached_below.phase.key
    ):
        return ()
    for step in progress.ranking(reached_above.phase, reached_above.group).trace:
        if {above, below} <= set(step.values) and step.values[above] != step.values[below]:
            return () if step.number == RECORD else (_step_reason(step.number, above, below),)
    return ()


def _step_reason(step: int, above: EntrantId, below: EntrantId) -> Reason:
    """Return the sentence about a step of rule 5."""
    return Reason(code=f"parted_{step}", rule="R5", about=(above, below))
