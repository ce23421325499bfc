"""The words of the page on the web."""

from __future__ import annotations

from bot.text.texts import texts

SKIP, SECTIONS, HOME = texts.web.skip, texts.web.sections, texts.web.home
TOURNAMENTS, NONE = texts.web.tournaments, texts.web.none
OVERVIEW, SCHEDULE, PAIRINGS = texts.web.overview, texts.web.schedule, texts.web.pairings
STANDINGS, CROSSTABLE, BRACKET = texts.web.standings, texts.web.crosstable, texts.web.bracket
GROUPS, ODDS, DRAWS = texts.web.groups, texts.web.odds, texts.web.draws
PLAYERS, RULES, FILES = texts.web.players, texts.web.rules, texts.web.files
CHRONICLE, REPORT = texts.web.chronicle, texts.web.report
LIVE, OFFLINE = texts.web.live, texts.web.offline
ALL_ROUNDS, ALL_STAGES = texts.web.all_rounds, texts.web.all_stages
ZONE_LABEL, ZONE_SHOW, ZONE_OWN = texts.web.zone_label, texts.web.zone_show, texts.web.zone_own
NOT_YET, WHY = texts.web.not_yet, texts.web.why
GAMES_OPEN, WITHOUT_TIME, TENTATIVE = texts.web.games_open, texts.web.without_time, texts.web.tentative
HISTORY, CAREER = texts.web.history, texts.web.career
TABLE_FILE, TRF_FILE = texts.web.download_tables, texts.web.download_trf
TSH_FILE, LOG_FILE = texts.web.download_tsh, texts.web.download_log
CHECK_IT_YOURSELF = texts.web.check_it_yourself
CHECK_HOW = texts.web.check_how
LOG_KEPT = texts.web.log_kept
ODDS_NOW, ODDS_OVER_TIME, ODDS_WORKING = (
    texts.web.odds_now,
    texts.web.odds_over_time,
    texts.web.odds_working,
)
CONSENT_TITLE, CONSENT_GIVEN = texts.web.consent_title, texts.web.consent_given
CONSENT_LACKS = texts.web.consent_lacks
MISSING_TITLE, MISSING = texts.web.missing_title, texts.web.missing
BUSY_TITLE, BUSY = texts.web.busy_title, texts.web.busy
MADE_BY, LANGUAGE, PRIVACY = texts.web.made_by, texts.web.language, texts.web.privacy


def zone_shown(zone: str) -> str:
    """On which zone's clocks times are."""
    return texts.web.zone_shown(zone=zone)


def about_part(part: str, tournament: str) -> str:
    """The title of a page: what it shows, and of which tournament."""
    return f"{part} · {tournament}"
