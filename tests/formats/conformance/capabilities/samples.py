"""Moments of whole tournaments of every format, to hold its capabilities to what they promise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar

import pytest

from formats import registry
from formats.core import capabilities
from formats.core.capabilities import Capability
from formats.core.contract import Format
from formats.core.engine import Engine
from formats.core.errors import TournamentError
from formats.core.model import Reason
from formats.core.plan import StagePlan
from formats.core.rules import StageRules
from formats.core.state import Stage, TournamentState
from tests.formats.conformance.whole_tournaments import Whole, check_sentences, playable
from tests.formats.form_toy import Wishers
from tests.formats.toys import Neighbours, toy_engine

SYSTEMS: dict[str, Format[Any]] = {**registry.systems(), "neighbours": Neighbours(), "wishers": Wishers()}
"""The registered formats and toys, which have the capabilities that no shipped format has."""

T = TypeVar("T")
E = TypeVar("E", bound=TournamentError)
OPTIONS: dict[str, dict[str, Any]] = {
    "tiered_league": {"invitations": True},
    "neighbours": {"question": "text"},
    "wishers": {"question": "text"},
}
"""Options under which a format uses what it can do."""

SIZE, SEED = 9, 41
CAPABILITIES: dict[str, type[Capability]] = {
    name: found
    for name, found in vars(capabilities).items()
    if isinstance(found, type) and issubclass(found, Capability) and found is not Capability
}


def having(capability: type[Any]) -> pytest.MarkDecorator:
    """Run a test with every format that has this capability."""
    keys = [key for key, system in SYSTEMS.items() if isinstance(system, capability)]
    assert keys, f"no format has {capability.__name__}, so nothing would be tested"
    return pytest.mark.parametrize("key", keys)


def engine_of(key: str) -> Engine:
    """The engine that plays the format."""
    return registry.engine() if key in registry.systems() else toy_engine(Wishers())


def rules_of(key: str) -> StageRules:
    """The format under the options of the tournaments here."""
    return StageRules(SYSTEMS[key], SYSTEMS[key].read_options(OPTIONS.get(key, {})))


class _Watched(Whole):
    """A whole tournament that keeps what it looked like after every command."""

    def __init__(self, key: str, *, calm: bool) -> None:
        rules = rules_of(key)
        size = playable(rules.system, rules.options, SIZE)
        self.states: list[TournamentState] = []
        plan = [StagePlan(system=key, title="Capabilities", options=OPTIONS.get(key, {}))]
        super().__init__(engine_of(key), plan, size, SEED, calm=calm)

    def watch(self) -> None:
        """Keep the moment."""
        self.states.append(self.play.state)


@cache
def states_of(key: str, *, calm: bool = False) -> tuple[TournamentState, ...]:
    """Return a tournament's state after every command from the first round to its end; `calm`: no one leaves."""
    whole = _Watched(key, calm=calm)
    whole.to_the_end()
    return tuple(whole.states)


def stages_of(key: str, most: int = 12, *, calm: bool = False) -> list[Stage]:
    """Some moments of a stage, from the first to the last."""
    states = states_of(key, calm=calm)
    places = sorted({round(number * (len(states) - 1) / (most - 1)) for number in range(most)})
    return [states[place].stage() for place in places]


def check_reasons(key: str, reasons: Iterable[Reason]) -> None:
    """Every one has a sentence, and fills it."""
    check_sentences(SYSTEMS[key], list(reasons))


def answer_or(refusal: type[E], ask: Callable[[], T]) -> T | E:
    """What is answered, or with what it is refused."""
    try:
        return ask()
    except refusal as error:
        return error
