"""Write the recorded rationale."""

from __future__ import annotations

from formats.core.model import Reason
from formats.core.values import EntrantId, Scalar
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.puzzles import Pick, RoundChoice
from formats.systems.swiss_elimination.table import BRACKETS, Match, Sitting, bracket_of
from formats.systems.swiss_elimination.times import clock_text

BRACKET_NAMES = {
    "winners": "winner's bracket",
    "losers": "loser's bracket",
    "placement": "placement bracket",
    "championship": "championship",
}


def sitting_reasons(sitting: Sitting) -> tuple[Reason, ...]:
    """Return what is played, and a warning that heats share a puzzle."""
    params: dict[str, Scalar] = {
        "round": sitting.round,
        "venue": sitting.venue,
        "matches": len(sitting.matches),
    }
    reasons = [Reason(code="matches", rule="R5", params=params)]
    heats = sorted({match.heat for match in sitting.matches if match.heat is not None})
    if len(heats) > 1:
        listed = ", ".join(map(str, heats))
        reasons.append(Reason(code="heats", rule="R7", params={"heats": listed}, warning=True))
    return tuple(reasons)


def match_reasons(match: Match, players: tuple[EntrantId, EntrantId]) -> tuple[Reason, ...]:
    """Return ranks, bracket and heat of a match."""
    params: dict[str, Scalar] = {
        "code": match.code,
        "rank": match.ranks[0],
        "other_rank": match.ranks[1],
        "bracket": BRACKET_NAMES[match.bracket],
    }
    reasons = [Reason(code="match", rule="R5", about=players, params=params)]
    if match.heat is not None:
        reasons.append(Reason(code="heat", rule="R7", params={"heat": match.heat}))
    return tuple(reasons)


def bye_reason(match: Match, player: EntrantId, rank: int, absent: EntrantId | None) -> Reason:
    """Return why a player wins without playing. `absent` is None for a virtual bye."""
    if absent is None:
        return Reason(code="bye", rule="R11", about=(player,), params={"code": match.code, "rank": rank})
    return Reason(code="opponent_gone", rule="R12", about=(player, absent), params={"code": match.code})


def pick_reasons(pick: Pick, choice: RoundChoice, progress: Progress, name: str) -> tuple[Reason, ...]:
    """Return the puzzle, whose list decided, and why nobody with a better bracket or seed picked."""
    if pick.picker is None:
        return (Reason(code="picked_by_lot", rule="R17", params={"puzzle": name}),)
    picker = _entrant(progress, pick.picker)
    code = "picked_reversed" if pick.reversed else "picked"
    reasons = [Reason(code=code, rule="R16", about=(picker,), params={"puzzle": name})]
    for seed in sorted(pick.order):
        passed = _passed(seed, pick.picker, choice)
        if passed is not None:
            losses = choice.ranking.losses[seed - 1]
            params: dict[str, Scalar] = {"bracket": BRACKET_NAMES[bracket_of(losses)]}
            reasons.append(Reason(code=passed, rule="R15", about=(_entrant(progress, seed), picker), params=params))
    return tuple(reasons)


def _passed(seed: int, picker: int, choice: RoundChoice) -> str | None:
    """Return why a player who precedes by bracket and seed, or by seed, does not pick."""

    def bracket(who: int) -> int:
        return BRACKETS.index(bracket_of(choice.ranking.losses[who - 1]))

    if (bracket(seed), seed) < (bracket(picker), picker):
        return "pick_passed_done" if seed in choice.lists else "pick_passed_no_list"
    return "pick_passed_bracket" if seed < picker else None


def _entrant(progress: Progress, seed: int) -> EntrantId:
    """Return the entrant of a seed that is not a virtual bye."""
    entrant = progress.entrant(seed)
    assert entrant is not None, "virtual byes pick nothing"  # noqa: S101 - they are absent
    return entrant


def result_reason(
    code: str,
    rule: str,
    players: tuple[EntrantId, EntrantId],
    times_ms: tuple[int | None, int | None],
    limit_ms: int,
) -> Reason:
    """Return why the first of two has won, with the times in their order."""
    first, second = (None if ms is None else clock_text(ms) for ms in times_ms)
    params: dict[str, Scalar] = {"time": first, "other_time": second, "limit": clock_text(limit_ms)}
    return Reason(code=code, rule=rule, about=players, params=params)


def standing_note(progress: Progress, entrant: EntrantId) -> Reason | None:
    """Return what a player still plays for, or the final place; once all is over, only the champion has a note."""
    outlook = progress.outlook(entrant)
    params: dict[str, Scalar] = {
        "place": outlook.best,
        "best": outlook.best,
        "worst": outlook.worst,
        "matches": matches_text(outlook.fewest, outlook.most),
    }
    if outlook.most:
        return Reason(code="to_play", rule="R8", about=(entrant,), params=params)
    if progress.to_come and progress.is_going_on:
        return Reason(code="finished", rule="R8", about=(entrant,), params=params)
    return Reason(code="champion", rule="R8", about=(entrant,), params=params) if outlook.best == 1 else None


def matches_text(fewest: int, most: int) -> str:
    """Return a number of matches in words."""
    if fewest == most:
        return "one more match" if most == 1 else f"{most} more matches"
    return f"{fewest} to {most} more matches"
