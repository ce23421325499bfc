"""What everybody might do, and by when, after each command of frozen logs: kept as text, to be read when it changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from formats.core.possible import Act, Role, acts
from formats.core.state import TournamentState
from tests.golden_files import Golden
from tests.replayed import ENGINE, LOGS_OF_EVERY_KIND, changes, frozen, steps


def told(act: Act) -> str:
    """An act in a line."""
    given = [f"{name}={value}" for name, value in act.given.items()]
    window = act.window
    bounds = (("from", window.opens), ("until", window.closes), ("due", window.due))
    moments = [f"{word} {moment:%d.%m. %H:%M:%S}" for word, moment in bounds if moment is not None]
    return " ".join([act.command.__name__, *given, *moments, *([f"about {act.about}"] if act.about else [])])


def everybodys(state: TournamentState) -> Iterator[str]:
    for who in (*Role, *state.entrants):
        name = who.value if isinstance(who, Role) else who
        for act in acts(state, ENGINE, who):
            yield f"{name}: {told(act)}"


@pytest.mark.parametrize("log", LOGS_OF_EVERY_KIND)
def test_what_may_be_done_is_what_it_was(log: str, golden: Golden) -> None:
    """A line of a file is an act that has become possible (+) or is not any more (-)."""
    golden(f"acts/{log}.txt", "\n".join(changes((step.heading, everybodys(step.after)) for step in steps(frozen(log)))))
