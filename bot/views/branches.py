"""How the events stand that are played beside a tournament."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.context import TournamentContext
from bot.text.names import escape
from bot.text.numbers import listed
from bot.text.phrases import AnyMessage, by_code
from bot.text.texts import texts
from formats.core.state_slices.branches import Branches

OUTCOMES: Mapping[str, AnyMessage] = by_code(texts.board, "branch_", "open", "begun", "held", "cancelled")


def branch_lines(context: TournamentContext) -> list[str]:
    """Return a line about each branch that has opened, with its winners once it is over."""
    lines = []
    for stage, branch in sorted(context.state.slice_of(Branches).by_stage.items()):
        title = escape(context.state.stages[stage].title)
        winners = branch.places[0] if branch.places else ()
        given = {"count": len(branch.seeds)} if branch.outcome == "open" else {}
        named = {"names": listed([context.names.plain(who) for who in winners])} if branch.outcome == "held" else {}
        lines.append(OUTCOMES[branch.outcome](title=title, **given, **named))
    return lines
