"""Section of the report with a collapsible list of games for each player."""

from __future__ import annotations

from bot.files.html import Html, collapsible_note, collapsible_section, joined, tag
from bot.files.report_stage import who
from bot.files.sheets import table
from bot.text import tables as tables_texts
from bot.text.context import TournamentContext
from bot.text.names import unmarked
from bot.text.texts import texts
from bot.views.person import history_head, history_rows
from bot.views.sealing import is_sealed
from formats.core.values import EntrantId

PLAYERS = "players"


def players_section(context: TournamentContext) -> Html:
    """Return the public games of all players, in the order of the standings."""
    return collapsible_section(
        2, texts.report.players(), *(_player(context, entrant) for entrant in _everybody(context)), id_=PLAYERS
    )


def _everybody(context: TournamentContext) -> list[EntrantId]:
    """Return all players in the order of the standings, beginning with the latest stage."""
    stages = [number for number in range(len(context.state.started)) if not is_sealed(context, number)]
    return list(dict.fromkeys(line.entrant for number in reversed(stages) for line in context.standings(number)))


def _player(context: TournamentContext, entrant: EntrantId) -> Html:
    """Return a player's games, stage by stage."""
    parts: list[Html] = []
    for number, stage in enumerate(context.state.started):
        if entrant not in stage.seeds or is_sealed(context, number):
            continue
        head, rows = history_rows(context, number, entrant)
        caption = tables_texts.caption(context.names.full(entrant), context.state.stages[number].title)
        parts.append(joined([tag("p", unmarked(history_head(context, number, entrant))), table(caption, head, rows)]))
    return collapsible_note(who(context, entrant), *parts)
