"""A round paired by hand, compared with the one that the rules give (R13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from formats.core.model import Bye, Pairing, Reason, RoundPairings
from formats.core.state import Stage
from formats.core.values import Scalar
from formats.systems.fide_dutch.options import FideDutchOptions
from formats.systems.fide_dutch.position import position_of
from formats.toolkit.fide.dutch import NoRoundError
from formats.toolkit.fide.stage_record import Position

SEVERAL_BYES, NO_ROUND = "C.04.1 3", "1.9"
"""Articles: at most one pairing-allocated bye, and rounds that the rules cannot pair."""

_KINDS: Mapping[str, str] = {
    "C1": "met",
    "C2": "bye",
    "C3": "colour",
    "C5": "low_bye",
    "C6": "fewest_down",
    "C7": "low_down",
    "C8": "next_bracket",
    "C9": "unplayed",
    **dict.fromkeys(("C10", "C11"), "third_colour"),
    **dict.fromkeys(("C12", "C13"), "colours"),
    **dict.fromkeys(("C14", "C16", "C18", "C20"), "down_again"),
    **dict.fromkeys(("C15", "C17", "C19", "C21"), "up_again"),
    "4": "order",
    "5": "sides",
    SEVERAL_BYES: "byes",
    NO_ROUND: "no_round",
}
"""What a broken article means, as the sentence names it; `other` for forbidden pairs."""


def compared(stage: Stage, handmade: RoundPairings, options: FideDutchOptions) -> RoundPairings:
    """Return the round with a warning for what it breaks, and one at each pair and bye that C1 to C3 forbid.

    Players who are idle or have a round off count as absent, as do those beyond the first of several byes.
    """
    from formats.toolkit.fide.dutch.comparison import (  # noqa: PLC0415 - imports NumPy, which a start does not need
        absolute_breaches,
        difference,
    )

    position = _before(stage, handmade, options)
    number = {who: place for place, who in enumerate(position.order, start=1)}
    pairs = [(number[game.seats[0]], number[game.seats[1]]) for game in handmade.pairings]
    bye = next((number[one.entrant] for one in handmade.allocated_byes), 0)
    try:
        found = difference(position.tournament, pairs, bye)
        article = "" if found is None else found.article
    except NoRoundError:
        article = NO_ROUND
    if len(handmade.allocated_byes) > 1:
        article = SEVERAL_BYES
    forbidden = absolute_breaches(position.tournament, pairs, bye)
    return handmade.model_copy(
        update={
            "pairings": tuple(
                _warned(game, forbidden.get(pair, "")) for game, pair in zip(handmade.pairings, pairs, strict=True)
            ),
            "byes": tuple(_bye_warned(one, forbidden.get((number[one.entrant], 0), "")) for one in handmade.byes),
            "rationale": (_whole(article),),
        }
    )


def _before(stage: Stage, handmade: RoundPairings, options: FideDutchOptions) -> Position:
    """Return the position that the round was paired from: present are those with a game or the bye."""
    position = position_of(stage, options, handmade.facts if not stage.rounds else None)
    present = {who for game in handmade.pairings for who in game.seats}
    present |= {bye.entrant for bye in handmade.allocated_byes[:1]}
    absent = {place: "Z" for place, who in enumerate(position.order, start=1) if who not in present}
    return replace(position, tournament=replace(position.tournament, absent=absent))


def _whole(article: str) -> Reason:
    if not article:
        return Reason(code="by_hand_same", rule="R13")
    params: dict[str, Scalar] = {"article": article, "kind": _KINDS.get(article, "other")}
    return Reason(code="by_hand_differs", rule="R13", params=params, warning=True)


def _warned(game: Pairing, article: str) -> Pairing:
    if not article:
        return game
    return game.model_copy(update={"reasons": (_forbidden(article, game.seats),)})


def _bye_warned(bye: Bye, article: str) -> Bye:
    return bye.model_copy(update={"reasons": (_forbidden(article, (bye.entrant,)),)}) if article else bye


def _forbidden(article: str, about: tuple[str, ...]) -> Reason:
    code = {"C1": "hand_met", "C2": "hand_bye", "C3": "hand_colour"}.get(article, "hand_forbidden")
    return Reason(code=code, rule="R4", about=about, params={"article": article}, warning=True)
