"""Write the recorded rationale."""

from __future__ import annotations

from formats.core.model import Reason
from formats.core.values import EntrantId, Scalar
from formats.systems.group_rounds.phases import GROUP, TITLES, Phase
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.seats import Opening
from formats.systems.group_rounds.seeding import Seeded
from formats.systems.group_rounds.structure import RoundKey

MOST_NAMED = 8
"""Size up to which groups are shown with all their members."""

CHOOSERS = frozenset({"higher_has_a", "higher_has_b"})
"""Codes of reasons of games whose first player may choose the side."""


def opening_reasons(progress: Progress, key: RoundKey, opening: Opening) -> tuple[Reason, ...]:
    """Return the grouping that was drawn, the groups in seed order, and how seeds were decided."""
    reasons: list[Reason] = []
    chosen = progress.answers.grouping(key) if key in {"round2", "round3"} else None
    if chosen is not None:
        params: dict[str, Scalar] = {"rolled": chosen.rolled, "grouping": chosen.grouping}
        reasons.append(Reason(code="grouping", rule="R7" if key == "round2" else "R8", params=params))
    for group in opening.groups:
        size = len(group.members)
        code = f"{GROUP}{size}" if size <= MOST_NAMED else f"{GROUP}many"
        about = group.members
        reasons.append(Reason(code=code, rule="R2", about=about, params={"group": group.name, "size": size}))
    return (*reasons, *(seeded_reason(seeded, key) for seeded in opening.seeded))


def seeded_reason(seeded: Seeded, key: RoundKey) -> Reason:
    """Return why one of two players is seeded above the other."""
    rule = "R9" if key == "round3" else "R10"
    if seeded.toss is not None:
        hit = seeded.toss.first == seeded.toss.caller
        toss: dict[str, Scalar] = {"call": seeded.toss.call, "number": seeded.toss.number}
        code = "seeded_by_call" if hit else "seeded_by_missed_call"
        return Reason(code=code, rule=rule, about=seeded.order, params=toss)
    played: dict[str, Scalar] = {"round": TITLES[seeded.phase]} if seeded.phase is not None else {}
    return Reason(code=f"seeded_by_{seeded.by}", rule=rule, about=seeded.order, params=played)


def part_reason(phase: Phase, part: int) -> Reason:
    """Return which of the phase's published rounds this is. Replays come after the parts."""
    code = "replays" if part > phase.parts else "matches" if phase.of_matches else "part"
    params: dict[str, Scalar] = {
        "phase": phase.key,
        "round": TITLES[phase.key],
        "part": part,
        "parts": phase.parts,
    }
    return Reason(code=code, rule="R10" if phase.of_matches else "R1", params=params)


def game_reason(code: str, pair: tuple[EntrantId, EntrantId], seeds: tuple[int, int], group: str) -> Reason:
    """Return why a player has A. `pair` and `seeds` name the higher seed first."""
    params: dict[str, Scalar] = {"group": group, "seed": seeds[0], "other_seed": seeds[1]}
    return Reason(code=code, rule="R3", about=pair, params=params)


def replay_reason(a: EntrantId, b: EntrantId) -> Reason:
    """Return the reason for a replay of a tied match."""
    return Reason(code="replay", rule="R10", about=(a, b))
