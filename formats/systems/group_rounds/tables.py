"""Tables of the groups of every round, with a line below those who advance (rules 1, 4 and 5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from formats.core.groups import Cut, Group
from formats.core.model import Reason, Standing, TieBreak
from formats.core.results import FULL_POINT
from formats.core.values import EntrantId
from formats.systems.group_rounds.phases import TITLES, Phase
from formats.systems.group_rounds.phases import Group as Members
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.ranking import mean_difference, record_share
from formats.systems.group_rounds.seats import ADVANCING
from formats.systems.group_rounds.structure import RoundKey

COLUMNS = (TieBreak("record", "record_2"), TieBreak("difference", "difference_2"))


def groups_of(progress: Progress) -> tuple[Group, ...]:
    """Return the groups of every round that has begun, and the matches of the last ones."""
    return tuple(_group(progress, phase, group) for phase in progress.phases for group in phase.groups)


def _group(progress: Progress, phase: Phase, group: Members) -> Group:
    """Return a group, or a match of the last phases, for display."""
    part = TITLES[phase.key]
    if phase.of_matches:
        goes_on = group in progress.undecided(phase)
        return Group(group.name, group.name, group.members, part=part, goes_on=goes_on, leaders=1)
    return Group(
        group.name,
        f"{part}, {group.name}",
        group.members,
        COLUMNS,
        _cuts(progress, phase, group),
        part,
        leaders=_going_on(progress, phase, group),
    )


def _following(progress: Progress, phase: Phase) -> RoundKey | None:
    """Return the phase after this one by the plan."""
    place = progress.plan.index(phase.key) + 1
    return progress.plan[place] if place < len(progress.plan) else None


def _going_on(progress: Progress, phase: Phase, group: Members) -> int:
    """Return how many of a group advance (rules 4 and 10).

    None advances from the last phase; from an only group all four finalists do.
    """
    following = _following(progress, phase)
    if following is None:
        return 0
    halves = 2 if following == "finals" else 1
    return min(halves * ADVANCING[following], len(group.members))


def _cuts(progress: Progress, phase: Phase, group: Members) -> tuple[Cut, ...]:
    """Return the line below the last who advances, if not all do (rule 4)."""
    following, going_on = _following(progress, phase), _going_on(progress, phase, group)
    if following is None or going_on >= len(group.members):
        return ()
    return (Cut(going_on, Reason(code="line_on", rule="R4", params={"round": TITLES[following]})),)


def group_standings(progress: Progress, wanted: Collection[str]) -> Mapping[str, tuple[Standing, ...]]:
    """Return the tables of the groups with these names. Members who left during the round come last, without games."""
    return {
        group.name: _table(progress, phase, group)
        for phase in progress.phases
        for group in phase.groups
        if group.name in wanted
    }


def _table(progress: Progress, phase: Phase, group: Members) -> tuple[Standing, ...]:
    """Return the table of a group."""
    ranking = progress.ranking(phase, group)
    lines = [_line(progress, phase, group, player, ranking.place(player)) for player in ranking.order]
    struck = progress.struck(phase, group)
    lines += [
        Standing(
            entrant=player,
            rank=len(group.members),
            points=0,
            scale=progress.table.scale,
            tie_breaks=() if phase.of_matches else ("-", "-"),
            note=Reason(code="left_in_round", rule="R11", about=(player,), params={"round": TITLES[phase.key]}),
        )
        for player in group.members
        if player in struck
    ]
    return tuple(lines)


def _line(progress: Progress, phase: Phase, group: Members, player: EntrantId, place: int) -> Standing:
    """Return the line of a player."""
    games = progress.counted(phase, group)
    own = [game for game in games if player in game.players]
    made = [game.half_points[game.players.index(player)] for game in own]
    columns = (f"{100 * float(record_share(player, games)):.0f}%", f"{float(mean_difference(player, games)):+.1f}")
    return Standing(
        entrant=player,
        rank=place,
        points=sum(game.made_by(player) for game in own),
        scale=progress.table.scale,
        wins=made.count(FULL_POINT),
        losses=made.count(0),
        ties=made.count(FULL_POINT // 2),
        tie_breaks=() if phase.of_matches else columns,
    )
