"""Build the next published round: a line of the Berger table for every group, matches, or replays.

Rules 1, 3 and 10.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from formats.core.errors import InvariantError
from formats.core.model import Pairing, Reason, RoundPairings
from formats.core.values import EntrantId, pairing_id
from formats.systems.group_rounds.freestyle import opening_of, wishes_b
from formats.systems.group_rounds.phases import TITLES, Group, Phase
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.reasons import game_reason, opening_reasons, part_reason, replay_reason
from formats.systems.group_rounds.seats import next_phase
from formats.systems.group_rounds.structure import has_a
from formats.toolkit.round_robin import berger_table

Game = tuple[Group, EntrantId, EntrantId, tuple["Reason", ...]]
"""A game to be published: its group, the players of A and B, and the reasons."""


def pair_next(progress: Progress) -> RoundPairings:
    """Return the next part of the current phase, replays of its tied matches, or the first part of the next phase."""
    phase = progress.current
    if phase is not None and len(phase.rounds) < phase.parts:
        return _part(progress, phase, len(phase.rounds) + 1, ())
    if phase is not None and not progress.is_over(phase):
        return _replays(progress, phase)
    key = progress.next_key
    if key is None:
        raise InvariantError("asked to pair a finished stage")
    opening = next_phase(progress)
    return _part(progress, Phase(key, opening.groups), 1, opening_reasons(progress, key, opening))


def _part(progress: Progress, phase: Phase, part: int, reasons: Sequence[Reason]) -> RoundPairings:
    """Return one line of the table for every group that still has one, without games of players who have left."""
    games: list[Game] = []
    for group in phase.groups:
        table = berger_table(len(group.members)) if len(group.members) > 1 else ()
        for pair in table[part - 1].pairs if part <= len(table) else ():
            low, high = (group.members[number - 1] for number in sorted(pair))
            if progress.is_in(low) and progress.is_in(high):
                games.append(_game(progress, phase, group, low, high))
    title = TITLES[phase.key]
    label = title if phase.parts == 1 else f"{title} ({part} of {phase.parts})"
    return _round(progress, label, games, (part_reason(phase, part), *reasons))


def _game(progress: Progress, phase: Phase, group: Group, higher: EntrantId, lower: EntrantId) -> Game:
    """Return a game with sides (rule 3).

    In round 1 the parity of the seeds decides who has A; later the higher seed chooses (A if nothing is recorded).
    """
    seeds = group.seed(higher), group.seed(lower)
    if phase.key == "round1":
        a_is_higher = has_a(*seeds) == seeds[0]
        code = "parity_even" if a_is_higher else "parity_odd"
    else:
        a_is_higher = not wishes_b(progress.stage, higher)
        code = "higher_has_a" if a_is_higher else "higher_has_b"
    sides = (higher, lower) if a_is_higher else (lower, higher)
    return group, *sides, (game_reason(code, (higher, lower), seeds, group.name),)


def _replays(progress: Progress, phase: Phase) -> RoundPairings:
    """Return replays of tied matches, with A and B exchanged (rule 10), and matches that a round by hand left out."""
    games: list[Game] = []
    for group in progress.undecided(phase):
        played = progress.games(phase, group)
        if played:
            before = opening_of(progress.stage, played[-1][0])
            games.append((group, before.b, before.a, (replay_reason(before.b, before.a),)))
        else:
            games.append(_game(progress, phase, group, *group.members))
    return _round(progress, f"{TITLES[phase.key]}, replay", games, (part_reason(phase, len(phase.rounds) + 1),))


def _round(progress: Progress, label: str, games: Iterable[Game], reasons: Sequence[Reason]) -> RoundPairings:
    """Return the published round of these games. All other players are idle."""
    stage = progress.stage
    pairings = tuple(
        Pairing(
            id=pairing_id(stage.number, stage.next_round, board),
            board=board,
            seats=(first, second),
            label=group.name,
            reasons=why,
        )
        for board, (group, first, second, why) in enumerate(games, start=1)
    )
    playing = {seat for pairing in pairings for seat in pairing.seats}
    idle = tuple(who for who in stage.active if who not in playing)
    return RoundPairings(pairings=pairings, idle=idle, label=label, rationale=tuple(reasons))
