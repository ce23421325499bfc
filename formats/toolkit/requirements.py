"""Requirements that directors set for players (a webcam, for example), and the players' answers.

A player who does not comply loses by forfeit (Arimaa, "Notes"); a director decides that. The answer is a form, so it is
recorded in the log and can be changed until then.
"""

from __future__ import annotations

from typing import Any

from pydantic import Field, ValidationError

from formats.core.errors import BadFormError
from formats.core.events import RulingMade
from formats.core.state import TournamentState
from formats.core.values import EntrantId, Value

REQUIREMENT = "requirement"
"""Form of the player's answer, and topic of the director's ruling."""


class RequirementAnswer(Value):
    """Answer to the requirement with that `number` (from 1, in the order of the rulings) and all before it."""

    number: int = Field(ge=1)
    complies: bool


def requirements_of(state: TournamentState, entrant: EntrantId) -> tuple[str, ...]:
    """Return the requirements for an entrant, by name or as a player of a game, oldest first."""
    return tuple(
        ruling.text for ruling in state.rulings if ruling.topic == REQUIREMENT and _concerns(state, ruling, entrant)
    )


def is_required(state: TournamentState, entrant: EntrantId) -> bool:
    """Return True if there is a requirement to answer."""
    return bool(requirements_of(state, entrant))


def _concerns(state: TournamentState, ruling: RulingMade, entrant: EntrantId) -> bool:
    """Return True if the ruling is about this entrant, or about one of the entrant's games."""
    if ruling.entrant is not None or ruling.pairing is None:
        return ruling.entrant == entrant
    pairings = (pairing for log in state.started for round_ in log.rounds for pairing in round_.pairings.pairings)
    return any(entrant in pairing.seats for pairing in pairings if pairing.id == ruling.pairing)


def answer_of(state: TournamentState, entrant: EntrantId) -> bool | None:
    """Return whether the entrant complies with the latest requirement; None while that is unanswered."""
    entry = state.forms.get((REQUIREMENT, entrant))
    if entry is None:
        return None
    answer = RequirementAnswer.model_validate(entry.content)
    return answer.complies if answer.number == len(requirements_of(state, entrant)) else None


def requirement_form(state: TournamentState, entrant: EntrantId, content: Any) -> Any:
    """Return an answer in its stored shape.

    Raises `BadFormError`, with `outdated` if it answers an older requirement.
    """
    try:
        answer = RequirementAnswer.model_validate(content)
    except ValidationError as error:
        problems = error.errors(include_url=False)
        wrong = tuple((".".join(map(str, item["loc"])) or REQUIREMENT, item["type"]) for item in problems)
        raise BadFormError(REQUIREMENT, wrong) from error
    if answer.number != len(requirements_of(state, entrant)):
        raise BadFormError(REQUIREMENT, (("number", "outdated"),))
    return answer.model_dump(mode="json")
