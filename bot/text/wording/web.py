"""The words of the page on the web."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

SKIP, SECTIONS, HOME = Phrase("web-skip"), Phrase("web-sections"), Phrase("web-home")
TOURNAMENTS, NONE = Phrase("web-tournaments"), Phrase("web-none")
OVERVIEW, SCHEDULE, PAIRINGS = Phrase("web-overview"), Phrase("web-schedule"), Phrase("web-pairings")
STANDINGS, CROSSTABLE, BRACKET = Phrase("web-standings"), Phrase("web-crosstable"), Phrase("web-bracket")
GROUPS, ODDS, DRAWS = Phrase("web-groups"), Phrase("web-odds"), Phrase("web-draws")
PLAYERS, RULES, FILES = Phrase("web-players"), Phrase("web-rules"), Phrase("web-files")
CHRONICLE, REPORT = Phrase("web-chronicle"), Phrase("web-report")
LIVE, OFFLINE = Phrase("web-live"), Phrase("web-offline")
ALL_ROUNDS, ALL_STAGES = Phrase("web-all-rounds"), Phrase("web-all-stages")
ZONE_LABEL, ZONE_SHOW, ZONE_OWN = Phrase("web-zone-label"), Phrase("web-zone-show"), Phrase("web-zone-own")
NOT_YET, WHY = Phrase("web-not-yet"), Phrase("web-why")
GAMES_OPEN, WITHOUT_TIME, TENTATIVE = Phrase("web-games-open"), Phrase("web-without-time"), Phrase("web-tentative")
HISTORY, CAREER = Phrase("web-history"), Phrase("web-career")
TABLE_FILE, TRF_FILE = Phrase("web-download-tables"), Phrase("web-download-trf")
TSH_FILE, LOG_FILE = Phrase("web-download-tsh"), Phrase("web-download-log")
CHECK_IT_YOURSELF = Phrase("web-check-it-yourself")
CHECK_HOW = Phrase("web-check-how")
LOG_KEPT = Phrase("web-log-kept")
ODDS_NOW, ODDS_OVER_TIME, ODDS_WORKING = (
    Phrase("web-odds-now"),
    Phrase("web-odds-over-time"),
    Phrase("web-odds-working"),
)
CONSENT_TITLE, CONSENT_GIVEN = Phrase("web-consent-title"), Phrase("web-consent-given")
CONSENT_LACKS = Phrase("web-consent-lacks")
MISSING_TITLE, MISSING = Phrase("web-missing-title"), Phrase("web-missing")
BUSY_TITLE, BUSY = Phrase("web-busy-title"), Phrase("web-busy")
MADE_BY, LANGUAGE, PRIVACY = Phrase("web-made-by"), Phrase("web-language"), Phrase("web-privacy")


def zone_shown(zone: str) -> str:
    """On which zone's clocks times are."""
    return say("web-zone-shown", zone=zone)


def about_part(part: str, tournament: str) -> str:
    """The title of a page: what it shows, and of which tournament."""
    return f"{part} · {tournament}"
