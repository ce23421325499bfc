"""Preview of a round of groups for directors: groups, draws, number of games."""

from __future__ import annotations

from collections.abc import Sequence

from bot.charts.groups import group_grids
from bot.faces.group_rounds.texts import texts
from bot.text.context import TournamentContext
from bot.text.numbers import enumerated
from bot.views.capabilities import RoundLook
from bot.views.groups import group_line, groups_of
from formats.core.state import Round
from formats.systems.group_rounds.phases import GROUP


def groups_look(context: TournamentContext, stage: int, together: Sequence[Round]) -> RoundLook:
    """Return the groups of these rounds once each, however many timetable entries each has, and their picture."""
    labels = dict.fromkeys(game.label for round_ in together for game in round_.pairings.pairings)
    named = {group.name: group for group in groups_of(context, stage)}
    groups = [named[label] for label in labels if label in named]
    lines = [group_line(group.title, enumerated(map(context.names.plain, group.entrants))) for group in groups]
    known = [reason for reason in together[0].pairings.rationale if not reason.code.startswith(GROUP)]
    lines += context.reasons(known, stage)
    lines.append(texts.phases_opens(games=sum(len(round_.pairings.pairings) for round_ in together)))
    grids = group_grids(context, stage)
    return RoundLook(tuple(lines), () if grids is None else (grids,), tells_pairings=True)
