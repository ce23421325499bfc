"""All pages of a tournament, in the order of the navigation."""

from __future__ import annotations

from bot.text.context import TournamentContext
from bot.text.wording import web as words
from bot.web.pages.board import board_page
from bot.web.pages.bracket import bracket_page, has_any_bracket
from bot.web.pages.files import files_page, has_files
from bot.web.pages.odds import has_odds, odds_page
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


BOARD = Section("", words.OVERVIEW, board_page)
PLAYERS = Section("players", words.PLAYERS, players_page, _has_players, player_title)
FILES = Section("files", words.FILES, files_page, has_files)
ODDS = Section("odds", words.ODDS, odds_page, has_odds)

SECTIONS: tuple[Section, ...] = (
    BOARD,
    Section("standings", words.STANDINGS, standings_page, has_standings),
    Section("pairings", words.PAIRINGS, pairings_page, has_rounds),
    Section("schedule", words.SCHEDULE, schedule_page, has_times),
    Section("groups", words.GROUPS, groups_page, has_any_groups),
    Section("bracket", words.BRACKET, bracket_page, has_any_bracket),
    Section("crosstable", words.CROSSTABLE, crosstable_page, has_rounds),
    ODDS,
    PLAYERS,
    Section("news", words.CHRONICLE, news_page),
    Section("draws", words.DRAWS, draws_page, has_standings),
    Section("rules", words.RULES, rules_page),
    FILES,
)
BY_KEY = {section.key: section for section in SECTIONS}
