"""All pages of a tournament, in the order of the navigation."""

from __future__ import annotations

from bot.text.context import TournamentContext
from bot.text.texts import texts
from bot.views.odds import has_odds
from bot.web.pages.bracket import bracket_page, has_any_bracket
from bot.web.pages.files import files_page, has_files
from bot.web.pages.odds import odds_page
from bot.web.pages.overview import overview_page
from bot.web.pages.pairings import has_rounds, has_times, pairings_page, schedule_page
from bot.web.pages.players import player_title, players_page
from bot.web.pages.standings import (
    crosstable_page,
    groups_page,
    has_any_groups,
    has_standings,
    standings_page,
)
from bot.web.pages.telling import draws_page, news_page, rules_page
from bot.web.visit import Section


def _has_players(context: TournamentContext) -> bool:
    return bool(context.state.entrants)


BOARD = Section("", texts.web.overview, overview_page)
PLAYERS = Section("players", texts.web.players, players_page, _has_players, player_title)
FILES = Section("files", texts.web.files, files_page, has_files)
ODDS = Section("odds", texts.web.odds, odds_page, has_odds)

SECTIONS: tuple[Section, ...] = (
    BOARD,
    Section("standings", texts.web.standings, standings_page, has_standings),
    Section("pairings", texts.web.pairings, pairings_page, has_rounds),
    Section("schedule", texts.web.schedule, schedule_page, has_times),
    Section("groups", texts.web.groups, groups_page, has_any_groups),
    Section("bracket", texts.web.bracket, bracket_page, has_any_bracket),
    Section("crosstable", texts.web.crosstable, crosstable_page, has_rounds),
    ODDS,
    PLAYERS,
    Section("news", texts.web.chronicle, news_page),
    Section("draws", texts.web.draws, draws_page, has_standings),
    Section("rules", texts.web.rules, rules_page),
    FILES,
)
BY_KEY = {section.key: section for section in SECTIONS}
