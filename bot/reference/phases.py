"""The phases of a tournament's life and which command each takes, from the table by which the engine refuses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.reference.markdown import code, page, table
from formats.core.phases import EARLIER, LIFE, NOTHING, PHASES, Row


def phases_page() -> str:
    """The page of the phases."""
    lines = [*_diagram(), "", *_explained(), "", "## Which command in which phase", ""]
    lines += ["An arrow leads to the next phase, a dot leaves it as it is.", ""]
    lines += table(("command", *PHASES), [_cells(row) for row in LIFE if NOTHING not in row.taken])
    notes = [f"* {_name(row)}: only if {row.when}." for row in LIFE if row.when]
    return page("The life of a tournament", "phases", [*lines, "Where there is a star:", "", *notes])


def _diagram() -> Iterator[str]:
    """The changes of phase as a diagram that forges and documentation sites draw."""
    yield "```mermaid"
    yield "stateDiagram-v2"
    for row in LIFE:
        for before, after in {**row.taken, **row.also}.items():
            if after not in {before, EARLIER}:
                yield f"    {'[*]' if before == NOTHING else before} --> {after}: {row.command.__name__}"
    yield "```"


def _explained() -> Iterator[str]:
    yield f"{code('UndoCommand')} leads back to whichever phase there was before the command it takes back."


def _name(row: Row) -> str:
    name = code(row.command.__name__)
    return f"{name} {row.kind}" if row.kind else name


def _cells(row: Row) -> tuple[str, ...]:
    return (_name(row), *(_cell(row.taken, phase) or _cell(row.also, phase, star="*") for phase in PHASES))


def _cell(taken: Mapping[str, str], phase: str, star: str = "") -> str:
    after = taken.get(phase)
    if after is None:
        return ""
    return f"·{star}" if after == phase else f"→ {after}{star}"
