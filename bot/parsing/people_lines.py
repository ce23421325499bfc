"""Parse values for many entrants from text, one in each line: ratings, fees, check-ins, the seeding.

Ada 1720          ratings
#7 unpaid         fees; nothing after the name means paid
Ben               check-ins
1. Ada            the seeding, best first
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from bot.errors import LinesError
from bot.parsing.lines import numbered_lines
from bot.parsing.named_entrants import NamedEntrants
from bot.text.context import TournamentContext
from formats.core.attendance import CHECK_IN
from formats.core.commands import ChangeEntrants, Command, MarkFee, SubmitForm
from formats.core.events import FeeState
from formats.core.model import EntrantData
from formats.core.steps import SEED
from formats.core.values import EntrantId

About = Literal["ratings", "fees", "check-ins", "seeds"]
MOST_LINES = 3000

PeopleValues = Mapping[EntrantId, str]
"""Value of each entrant as typed, in the order of the lines."""

_RATING = re.compile(r"-?\d{1,6}(?:\.\d{1,3})?")
_PLACE = re.compile(r"\d{1,4}[.)]\s*+")
_BETWEEN = ",;:="
_FEES = frozenset(get_args(FeeState))


@dataclass(frozen=True)
class _Kind:
    """How a line is split into a name and a value, and the code of the problem if that fails."""

    apart: Callable[[str], tuple[str, str] | None]
    problem: str


def _name_and_value(line: str) -> tuple[str, str]:
    """Split off what follows the last blank, comma, semicolon, colon or equals sign."""
    start = max(line.rfind(sign) for sign in (" ", *_BETWEEN)) + 1
    return line[:start].rstrip(" " + _BETWEEN), line[start:]


def _rated(line: str) -> tuple[str, str] | None:
    """Split a line into name and rating."""
    name, value = _name_and_value(line)
    return (name, value) if name and _RATING.fullmatch(value) else None


def _fee(line: str) -> tuple[str, str]:
    """Split a line into name and fee status; "paid" without one."""
    name, value = _name_and_value(line)
    return (name, value.lower()) if name and value.lower() in _FEES else (line, "paid")


def _placed(line: str) -> tuple[str, str] | None:
    """Return the name of a line without its place."""
    numbered = _PLACE.match(line)
    name = line[numbered.end() :] if numbered else line
    return (name or line, "")


_KINDS: Mapping[About, _Kind] = {
    "ratings": _Kind(_rated, "no_rating"),
    "fees": _Kind(_fee, "no_player"),
    "check-ins": _Kind(lambda line: (line, "yes"), "no_player"),
    "seeds": _Kind(_placed, "no_player"),
}


def read_people(about: About, text: str, context: TournamentContext, me: Sequence[EntrantId] = ()) -> PeopleValues:
    """Return the entrants with their values. Raises `LinesError` with every line that cannot be read."""
    lines = numbered_lines(text, MOST_LINES)
    everybody = [entrant.id for entrant in (*context.state.active_entrants(), *context.state.waiting_list())]
    named, said, problems = NamedEntrants(context, everybody, me), dict[EntrantId, str](), list[tuple[int, str, str]]()
    for number, line in lines:
        apart = _KINDS[about].apart(line)
        found = () if apart is None else named.find(apart[0])
        if apart is None:
            problems.append((number, _KINDS[about].problem, line))
        elif len(found) != 1:
            problems.append((number, "several" if found else "no_player", apart[0]))
        elif found[0] in said:
            problems.append((number, "named_twice", apart[0]))
        else:
            said[found[0]] = apart[1]
    if problems:
        raise LinesError(tuple(problems))
    return said


def commands_for(about: About, said: PeopleValues, context: TournamentContext) -> list[Command]:
    """Return the commands that apply the values, to be executed as one."""
    data = {who: context.state.entrant(who).data for who in context.state.entrants}
    match about:
        case "ratings":
            rated = {who: data[who].model_copy(update={"rating": float(value)}) for who, value in said.items()}
            return [ChangeEntrants(data=rated)]
        case "seeds":
            return [ChangeEntrants(data=_seeded(data, said))]
        case "fees":
            return [MarkFee.model_validate({"entrant": who, "state": value}) for who, value in said.items()]
        case "check-ins":
            return [SubmitForm(form=CHECK_IN, entrant=who, content=True, by_director=True) for who in said]


def _seeded(data: Mapping[EntrantId, EntrantData], said: PeopleValues) -> dict[EntrantId, EntrantData]:
    """Return changed data: the named entrants get their place, all others lose theirs."""
    places = {who: place for place, who in enumerate(said, start=1)}
    changed: dict[EntrantId, EntrantData] = {}
    for who, before in data.items():
        others = {name: value for name, value in before.attributes.items() if name != SEED}
        attributes = {**others, **({SEED: places[who]} if who in places else {})}
        if attributes != before.attributes:
            changed[who] = before.model_copy(update={"attributes": attributes})
    return changed


def lines_of(about: About, context: TournamentContext) -> str:
    """Return the initial content of the form.

    The current seeding, otherwise nothing, so that only changes are typed.
    """
    state = context.state
    if about != "seeds":
        return ""
    named = NamedEntrants(context, [entrant.id for entrant in state.active_entrants()])
    placed = sorted(
        state.active_entrants(),
        key=lambda entrant: (
            int(entrant.data.attributes.get(SEED) or 10**6),
            -(entrant.data.rating or 0.0),
            entrant.number,
        ),
    )
    return "\n".join(f"{place}. {named.refer(entrant.id)}" for place, entrant in enumerate(placed, start=1))
