"""Path of each player through the rounds, from the groups to the final."""

from __future__ import annotations

from bot.charts.captions import caption
from bot.faces.group_rounds.drawings.phase_chart import ChartGroup, ChartMember, ChartPhase, PhaseChart
from bot.faces.group_rounds.texts import texts
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.views.groups import groups_of
from formats.core.groups import Group
from formats.core.values import EntrantId
from formats.systems.group_rounds.phases import TITLES, plan_of
from formats.systems.group_rounds.system import GroupRounds

MOST_MEMBERS = 7
"""Lines of a group: its members, or all but the last of these lines and one that counts the others."""


def phases(context: TournamentContext, stage: int | None = None) -> PhaseChart | None:
    """Every round that has begun with its groups in their order, and those to come; None in other formats."""
    number = context.stage_of(stage)
    if number < 0 or not isinstance(context.system(number), GroupRounds) or not context.stage(number).rounds:
        return None
    groups = groups_of(context, number)
    plan = [format_text(TITLES[key]) for key in plan_of(len(context.stage(number).seeds))]
    parts = tuple(_phase(context, number, title, groups, plan[place + 1 :]) for place, title in enumerate(plan))
    return PhaseChart(context.state.title, caption(context, number), parts, texts.phases_goes_on())


def _phase(
    context: TournamentContext, stage: int, title: str, groups: tuple[Group, ...], later: list[str]
) -> ChartPhase:
    own = [group for group in groups if group.part == title]
    if not own:
        return ChartPhase(title, (), texts.phases_to_come())
    after = {who for group in groups if group.part in later for who in group.entrants}
    tables = context.rules(stage).rank_groups(context.stage(stage), [group.name for group in own])
    return ChartPhase(
        title,
        tuple(
            _group(context, group, [line.entrant for line in tables[group.name]], after, last=not later)
            for group in own
        ),
    )


def _group(
    context: TournamentContext, group: Group, order: list[EntrantId], after: set[EntrantId], *, last: bool
) -> ChartGroup:
    won = order[:1] if last and not group.goes_on and _is_over(context, group) else []
    named = order if len(order) <= MOST_MEMBERS else order[: MOST_MEMBERS - 1]
    members = tuple(ChartMember(context.names.full(who), on=who in after or who in won) for who in named)
    rest = len(order) - len(members)
    return ChartGroup(
        group.title.removeprefix(f"{group.part}, "), members, texts.phases_others(count=rest) if rest else ""
    )


def _is_over(context: TournamentContext, group: Group) -> bool:
    games = [game for game in context.games() if game.pairing.label == group.name]
    return bool(games) and games[-1].result is not None
