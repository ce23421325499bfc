"""Eligibility by the scores of the regular rounds, and the seeding that follows (rules 1 to 3)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import Literal

from formats.core.asking import Contradiction, EntrantField
from formats.core.lots import Lots
from formats.core.model import Entrant, Reason, Seeding
from formats.core.values import EntrantId, Scalar
from formats.systems.swiss_elimination.options import REGULAR_ROUNDS, PlayoffOptions
from formats.toolkit.invitation import ANSWERS
from formats.toolkit.ranking import Criterion, Place, in_order

COMING = "coming"

ELIGIBILITY_FIELDS = (
    *(EntrantField(f"round_{number}", "number", least=0) for number in range(1, REGULAR_ROUNDS + 1)),
    EntrantField(COMING, "text"),
)
"""The score table. Without any round score the rating is the eligibility score."""

Verdict = Literal["seeded", "reserve", "not_invited", "not_coming"]


@dataclass(frozen=True, slots=True)
class Eligibility:
    """A line of the eligibility table.

    `place` counts from 1; `round_places` are the places in the single regular rounds, best first. `seeded` players have
    a seat; a `reserve` moves up when one of them withdraws before the first round.
    """

    entrant: EntrantId
    place: int
    score: Decimal | None
    round_places: tuple[int, ...]
    verdict: Verdict


def eligibility(field: Sequence[Entrant], options: PlayoffOptions, lots: Lots) -> tuple[Eligibility, ...]:
    """Return the lines of all entrants, the most eligible first. Lots are drawn only if nothing else breaks a tie."""
    return _table(field, options, lots)[0]


def seed_by_eligibility(field: Sequence[Entrant], options: PlayoffOptions, lots: Lots) -> Seeding:
    """Return the eligible players in order; those after the last seat are reserves (rules 1 to 3)."""
    lines, places = _table(field, options, lots)
    order = tuple(line.entrant for line in lines if line.verdict in {"seeded", "reserve"})
    return Seeding(order=order, rationale=(*_partings(places, set(order)), *_left_out(lines)))


def invited(field: Sequence[Entrant], options: PlayoffOptions) -> frozenset[EntrantId]:
    """Return who is asked for an answer (rule 2).

    If only a lot could break a tie at the limit, all tied are invited.
    """
    scores = {entrant.id: eligibility_score(entrant, options.best_rounds) for entrant in field}
    places = in_order(scores, _criteria(scores, places_in_rounds(field)))
    return frozenset(place.entrant for place in places if place.rank <= options.invited)


def unclear_answers(field: Sequence[Entrant]) -> tuple[Contradiction, ...]:
    """Return answers in the list that are neither yes nor no (rule 2)."""
    return tuple(
        Contradiction(COMING, Reason(code="listed_unclear", rule="R2", about=(entrant.id,)))
        for entrant in field
        if (answer := str(entrant.data.attributes.get(COMING) or "").strip().lower()) and answer not in ANSWERS
    )


def listed(field: Sequence[Entrant], options: PlayoffOptions) -> dict[EntrantId, Reason]:
    """Return for each entrant the score, the number of rounds, and the place (shared in ties). Rules 1 to 3."""
    scores = {entrant.id: eligibility_score(entrant, options.best_rounds) for entrant in field}
    played = {entrant.id: len(round_scores(entrant)) for entrant in field}
    invitees = invited(field, options)
    reasons: dict[EntrantId, Reason] = {}
    for place in in_order(scores, _criteria(scores, places_in_rounds(field))):
        who, score = place.entrant, scores[place.entrant]
        params: dict[str, Scalar] = {
            "place": place.rank,
            "rounds": min(played[who], options.best_rounds),
            "score": float(score or 0),
        }
        code = "listed_nothing" if score is None else "listed_score" if played[who] else "listed_rating"
        if score is not None and who not in invitees:
            code += "_outside"
        reasons[who] = Reason(code=code, rule="R1", about=(who,), params=params if score is not None else {})
    return reasons


def _table(
    field: Sequence[Entrant], options: PlayoffOptions, lots: Lots
) -> tuple[tuple[Eligibility, ...], list[Place]]:
    """Return the eligibility table and the places that it is based on."""
    scores = {entrant.id: eligibility_score(entrant, options.best_rounds) for entrant in field}
    round_places = places_in_rounds(field)
    places = _ordered(
        [entrant.id for entrant in sorted(field, key=lambda entrant: entrant.number)], scores, round_places, lots
    )
    entrants = {entrant.id: entrant for entrant in field}
    invitees = invited(field, options)
    lines, eligible = [], 0
    for position, place in enumerate(places, start=1):
        verdict = _verdict(entrants[place.entrant], eligible, options, is_invited=place.entrant in invitees)
        eligible += verdict == "seeded"
        score, rounds = scores[place.entrant], round_places[place.entrant]
        lines.append(Eligibility(place.entrant, position, score, rounds, verdict))
    return tuple(lines), places


def eligibility_score(entrant: Entrant, best_rounds: int) -> Decimal | None:
    """Return the sum of the best regular rounds, or the rating if no round is known (rule 1)."""
    scores = sorted(round_scores(entrant).values(), reverse=True)
    if scores:
        return sum(scores[:best_rounds], Decimal(0))
    rating = entrant.data.rating
    return None if rating is None else Decimal(str(rating))


def round_scores(entrant: Entrant) -> dict[int, Decimal]:
    """Return the known scores by number of the regular round, exactly as they were written."""
    values = {number: entrant.data.attributes.get(f"round_{number}") for number in range(1, REGULAR_ROUNDS + 1)}
    return {number: Decimal(str(value)) for number, value in values.items() if isinstance(value, int | float)}


def places_in_rounds(field: Sequence[Entrant]) -> dict[EntrantId, tuple[int, ...]]:
    """Return each entrant's places in the single regular rounds, among the field, best first (reading W14)."""
    scores = {player.id: round_scores(player) for player in field}
    places: dict[EntrantId, list[int]] = {player.id: [] for player in field}
    for number in range(1, REGULAR_ROUNDS + 1):
        played = {entrant: rounds[number] for entrant, rounds in scores.items() if number in rounds}
        best_first = sorted(played.values(), reverse=True)
        for entrant, score in played.items():
            places[entrant].append(1 + best_first.index(score))
    return {entrant: tuple(sorted(reached)) for entrant, reached in places.items()}


def _criteria(
    scores: Mapping[EntrantId, Decimal | None], round_places: Mapping[EntrantId, tuple[int, ...]]
) -> list[Criterion]:
    """Return the criteria of rule 3.

    Score, then the best place in a single round, the next best and so on (reading W14).
    """

    def padded(entrant: EntrantId) -> tuple[float, ...]:
        places = round_places[entrant]
        return (*places, *[math.inf] * (REGULAR_ROUNDS - len(places)))

    def known(entrant: EntrantId) -> tuple[bool, Decimal]:
        score = scores[entrant]
        return score is not None, score or Decimal(0)

    return [Criterion("score", known), Criterion("round_places", padded, highest_first=False)]


def _ordered(
    entrants: Sequence[EntrantId],
    scores: Mapping[EntrantId, Decimal | None],
    round_places: Mapping[EntrantId, tuple[int, ...]],
    lots: Lots,
) -> list[Place]:
    """Rank the entrants (rule 3). Ties that no criterion breaks are broken by lot."""
    criteria = _criteria(scores, round_places)
    places = in_order(entrants, criteria)
    if len({place.rank for place in places}) < len(places):
        drawn = lots.shuffled([place.entrant for place in places], "order of equal eligibility")
        criteria.append(Criterion("lot", drawn.index, highest_first=False))
        places = in_order(drawn, criteria)
    return places


def _verdict(entrant: Entrant, eligible: int, options: PlayoffOptions, *, is_invited: bool) -> Verdict:
    """Return the verdict: invited and coming (rule 2); the best of these have the seats (rule 3)."""
    if not is_invited:
        return "not_invited"
    if not is_coming(entrant, options):
        return "not_coming"
    return "seeded" if eligible < options.match_table.size else "reserve"


def with_answer(entrant: Entrant, *, coming: bool | None) -> Entrant:
    """Return the entrant with the answer to the invitation, which overrides the score table (rule 2)."""
    if coming is None:
        return entrant
    attributes = {**entrant.data.attributes, COMING: "yes" if coming else "no"}
    return entrant.model_copy(update={"data": entrant.data.model_copy(update={"attributes": attributes})})


def is_coming(entrant: Entrant, options: PlayoffOptions) -> bool:
    """Return the player's answer. Without a clear one the option decides what signing up means (rule 2)."""
    answer = str(entrant.data.attributes.get(COMING) or "").strip().lower()
    return ANSWERS.get(answer, options.sign_up_confirms)


def _partings(places: Sequence[Place], order: set[EntrantId]) -> list[Reason]:
    """Return why equal scores are ordered as they are."""
    return [
        Reason(code=f"seeded_by_{lower.separated_by}", rule="R3", about=(upper.entrant, lower.entrant))
        for upper, lower in pairwise(place for place in places if place.entrant in order)
        if lower.separated_by in {"round_places", "lot"} and upper.values[0] == lower.values[0]
    ]


def _left_out(lines: Sequence[Eligibility]) -> list[Reason]:
    """Return the entrants without a seat, with the reason."""
    rules = {"reserve": "R3", "not_invited": "R2", "not_coming": "R2"}
    return [
        Reason(code=line.verdict, rule=rules[line.verdict], about=(line.entrant,), params={"place": line.place})
        for line in lines
        if line.verdict in rules
    ]
