"""The pyramid of a tiered league between two cycles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.charts.captions import caption
from bot.faces.tiered_league.drawings.league_pyramid import LeaguePyramid, Member, Move, Tier
from bot.faces.tiered_league.texts import texts
from bot.text.context import TournamentContext
from bot.text.messages import PictureRef
from bot.text.picture_kinds import LastCycle
from formats.core.values import EntrantId
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.leagues import Leagues, leagues_of
from formats.systems.tiered_league.players import TITLE_TIER
from formats.systems.tiered_league.structure import tier_letter
from formats.systems.tiered_league.system import TieredLeague


def pyramid(context: TournamentContext, _picture_ref: PictureRef) -> LeaguePyramid | None:
    """This cycle, and the tier everybody's place leads to."""
    return league_pyramid(context)


def moves(context: TournamentContext, last: LastCycle) -> LeaguePyramid | None:
    """From the leagues of the last cycle to those of this one."""
    return league_pyramid(last.context, context, last.same)


def league_pyramid(
    context: TournamentContext,
    following: TournamentContext | None = None,
    same: Mapping[EntrantId, EntrantId] | None = None,
) -> LeaguePyramid | None:
    """The cycle that ends and where everybody goes; None in other formats and before the start.

    With `following`, the next cycle, they go to its leagues, and `same` says which of its entrants is whom of this
    one; without it to the tier their place leads to.
    """
    number = context.stage_of(None)
    if not _has_leagues(context) or not (following is None or _has_leagues(following)):
        return None
    leagues = leagues_of(context.stage(number))
    members = _members(context, number, leagues, _next_places(context, number, following, same or {}))
    if following is not None:
        after = _league_of(leagues_of(following.stage(0)))
        newcomers = [
            Member(following.names.full(who), "", name, "new")
            for who, (name, _) in after.items()
            if who not in (same or {})
        ]
        members += newcomers
    tiers = _tiers(leagues, members)
    note = "" if following is not None else texts.pyramid_carried()
    so_far = caption(context, number)
    return LeaguePyramid(
        context.state.title, so_far, tiers, tuple(members), texts.pyramid_this_cycle(), texts.pyramid_next_cycle(), note
    )


def _has_leagues(context: TournamentContext) -> bool:
    return bool(context.state.started) and isinstance(context.system(context.state.stage_number), TieredLeague)


def _league_of(leagues: Leagues) -> dict[EntrantId, tuple[str, int]]:
    """Map each entrant to their league and tier; the holder of the title has no league and is in a tier above."""
    places = {who: (league.name, league.tier) for league in leagues.all for who in league.members}
    return places if leagues.holder is None else {leagues.holder: (texts.pyramid_champion(), TITLE_TIER), **places}


def _next_places(
    context: TournamentContext, number: int, following: TournamentContext | None, same: Mapping[EntrantId, EntrantId]
) -> dict[EntrantId, tuple[str, int]]:
    """Where everybody goes, and into which tier; who is missing goes nowhere."""
    if following is not None:
        after = _league_of(leagues_of(following.stage(0)))
        return {same[who]: place for who, place in after.items() if who in same}
    tiers = FORMAT.next_tiers(context.stage(number), context.options(number))
    return {
        who: (texts.pyramid_champion() if tier == TITLE_TIER else texts.pyramid_tier(letter=tier_letter(tier)), tier)
        for who, tier in tiers.items()
        if context.state.entrants[who].status == "active"
    }


def _members(
    context: TournamentContext, number: int, leagues: Leagues, after: Mapping[EntrantId, tuple[str, int]]
) -> list[Member]:
    before = _league_of(leagues)
    order = [line.entrant for line in context.standings(number)]
    ranked = sorted(before, key=lambda who: (list(before.values()).index(before[who]), order.index(who)))
    return [_member(context, who, before[who], after.get(who)) for who in ranked]


def _member(
    context: TournamentContext, who: EntrantId, before: tuple[str, int], after: tuple[str, int] | None
) -> Member:
    name, tier = before
    if after is None:
        return Member(context.names.full(who), name, "", "out")
    there, there_tier = after
    move: Move = "up" if there_tier < tier else "down" if there_tier > tier else "stay"
    return Member(context.names.full(who), name, there, move)


def _tiers(leagues: Leagues, members: Sequence[Member]) -> tuple[Tier, ...]:
    tiers: list[Tier] = []
    for number in sorted({league.tier for league in leagues.all}):
        names = tuple(league.name for league in leagues.all if league.tier == number)
        here = [member for member in members if member.before in names]
        up, down = (sum(member.move == move for member in here) for move in ("up", "down"))
        size = sum(len(league.members) for league in leagues.all if league.tier == number)
        tiers.append(Tier(texts.pyramid_tier(letter=tier_letter(number)), names, size, up, down))
    return tuple(tiers)
