"""Why a round is paired as it is, in the words of the articles that decided."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from formats.core.model import Reason
from formats.core.separation import Separation
from formats.core.values import Scalar
from formats.toolkit.fide.dutch import PairedBracket, PairedRound
from formats.toolkit.fide.dutch.colours import allocate
from formats.toolkit.fide.dutch.contenders import Contender, Float, Strength
from formats.toolkit.fide.stage_record import Position

Params = dict[str, Scalar]
Pair = tuple[Contender, Contender]


def reasons_of_pairs(
    paired: PairedRound, position: Position, separation: Separation
) -> Mapping[frozenset[int], tuple[Reason, ...]]:
    """Return the reasons of every pair, by its two numbers."""
    found: dict[frozenset[int], tuple[Reason, ...]] = {}
    for bracket in paired.brackets:
        for pair in bracket.pairs:
            higher, lower = pair
            passed = _passed(bracket, pair, position, separation)
            reasons = (*_meeting(bracket, pair, position), *passed, _colour(pair, position))
            found[frozenset((higher.number, lower.number))] = reasons
    return found


def reasons_of_bye(paired: PairedRound, position: Position) -> tuple[Reason, ...]:
    """Return why this player has the bye, and why not those of the same score with a higher number (C2, C9)."""
    owner = next(one for bracket in paired.brackets for one in bracket.floaters if one.number == paired.bye)
    first = Reason(code="bye", rule="R5", about=(position.entrant(owner.number),), params=_score(owner))
    last = paired.brackets[-1]
    barred = [
        other for other in (*last.moved_down, *last.residents) if other.score <= owner.score and not other.may_have_bye
    ]
    return (first, *(Reason(code="no_bye", rule="R4", about=(position.entrant(other.number),)) for other in barred))


def _meeting(bracket: PairedBracket, pair: Pair, position: Position) -> Iterator[Reason]:
    """Yield where the two stand: in one score group, or one of them moved down from a higher score."""
    higher, lower = pair
    about = position.entrant(higher.number), position.entrant(lower.number)
    if higher.score == lower.score:
        numbers: Params = {"place": _place(bracket, higher), "other_place": _place(bracket, lower)}
        yield Reason(code="same_score", rule="R7", about=about, params={**_score(higher), **numbers})
        return
    params: Params = {**_score(higher), "other_points": f"{lower.score / 10:g}"}
    yield Reason(code="moved_down", rule="R6", about=about, params=params)


def _place(bracket: PairedBracket, player: Contender) -> int:
    return 1 + list(bracket.residents).index(player)


def _score(player: Contender) -> Params:
    """Return the pairing score as players read it."""
    return {"points": f"{player.score / 10:g}"}


def _passed(bracket: PairedBracket, pair: Pair, position: Position, separation: Separation) -> Iterator[Reason]:
    """Yield why the higher ranked player does not meet the opponent who is opposite in the order of article 3."""
    higher, lower = pair
    opposite = _opposite(bracket, higher)
    if opposite is None or opposite.number == lower.number:
        return
    about = position.entrant(higher.number), position.entrant(opposite.number)
    kept = separation.passed_over(*about, rule="R4")
    if kept:
        yield from kept
        return
    code, article = _objection(higher, opposite)
    rule = "R4" if article in {"C1", "C3"} else "R6" if article else "R7"
    yield Reason(code=code, rule=rule, about=about, params={"article": article} if article else {})


def _opposite(bracket: PairedBracket, player: Contender) -> Contender | None:
    """Return whom a player of the upper half would meet if only the order counted."""
    moved_down, residents = list(bracket.moved_down), list(bracket.residents)
    if player in moved_down:
        place = moved_down.index(player)
        return residents[place] if place < len(residents) else None
    taken = {other.number for higher, other in bracket.pairs if higher in moved_down}
    remainder = [one for one in residents if one.number not in taken]
    half = len(remainder) // 2
    place = remainder.index(player) if player in remainder else half
    return remainder[half + place] if place < half else None


def _objection(player: Contender, other: Contender) -> tuple[str, str]:
    """Return the code and article of the first criterion between the two; no article if there is none of their own."""
    if other.number in player.opponents:
        return "passed_met", "C1"
    same_colour = player.preference == other.preference != 0
    if same_colour and player.strength == other.strength == Strength.ABSOLUTE:
        return "passed_colour", "C3"
    if same_colour:
        strong = min(player.strength, other.strength) >= Strength.STRONG
        return "passed_colour", "C13" if strong else "C12"
    if player.score > other.score and Float.UP in other.floats:
        return "passed_upfloat", "C15" if other.floats[0] is Float.UP else "C17"
    return "passed_order", ""


def _colour(pair: Pair, position: Position) -> Reason:
    """Return which article of 5.2 gives the colours."""
    higher, lower = pair
    colour, article = allocate(higher, lower, position.tournament.initial_colour)
    white = higher if colour == "w" else lower
    black = lower if white is higher else higher
    about = position.entrant(white.number), position.entrant(black.number)
    return Reason(code=f"colour_{article[-1]}", rule="R8", about=about, params={"article": article})
