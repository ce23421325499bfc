"""The acts that each role may do, and by when, after each command of frozen logs: one golden file for all of them."""

from __future__ import annotations

from collections.abc import Iterator

from formats.core.possible import Act, Role, acts
from formats.core.state import TournamentState
from tests.golden_files import Golden
from tests.replayed import ENGINE, changes, frozen, steps

LOGS = (
    "arimaa-world-championship",
    "judging-mishaps",
    "rehearsed-pentolla",
    "scrabble-out-and-in",
    "swiss-by-hand",
    "tiered-league-by-hand",
)
"""One log for each set of rules: Arimaa, WPF, Pentolla, Scrabble, and two formats with rulings by hand."""


def line_of(act: Act) -> str:
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
            yield f"{name}: {line_of(act)}"


def test_what_may_be_done_is_what_it_was(golden: Golden) -> None:
    """A line of the file is an act that has become possible (+) or is no longer possible (-)."""
    lines: list[str] = []
    for log in LOGS:
        lines += [f"=== {log}", *changes((step.heading, everybodys(step.after)) for step in steps(frozen(log))), ""]
    golden("acts.txt", "\n".join(lines))
