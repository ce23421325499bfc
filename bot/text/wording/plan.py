"""The director's forms of settings and options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.phrases import Phrase

EVENT, DATES, WEEK, GAMES, MONEY, LANGUAGE = (
    Phrase("plan-event"),
    Phrase("plan-dates"),
    Phrase("plan-week"),
    Phrase("plan-games"),
    Phrase("plan-money"),
    Phrase("plan-language"),
)
SERVER, NO_SERVER = Phrase("plan-server"), Phrase("plan-no-server")
AT_ONCE, CONFIRMED = Phrase("plan-at-once"), Phrase("plan-confirmed")
YES, NO = Phrase("plan-yes"), Phrase("plan-no")
NOTHING = Phrase("plan-nothing")
EMPTY = Phrase("plan-empty")
BAD_NUMBER = Phrase("plan-bad-number")

LABELS: Mapping[str, Phrase] = {
    "title": Phrase("plan-labels-title"),
    "zone": Phrase("plan-labels-zone"),
    "language": Phrase("plan-labels-language"),
    "capacity": Phrase("plan-labels-capacity"),
    "rules_url": Phrase("plan-labels-rules-url"),
    "late_entry": Phrase("plan-labels-late-entry"),
    "director_may_play": Phrase("plan-labels-director-may-play"),
    "coordinator_may_play": Phrase("plan-labels-coordinator-may-play"),
    "registration_closes": Phrase("plan-labels-registration-closes"),
    "ratings_fixed": Phrase("plan-labels-ratings-fixed"),
    "first_round": Phrase("plan-labels-first-round"),
    "check_in_opens": Phrase("plan-labels-check-in-opens"),
    "check_in_closes": Phrase("plan-labels-check-in-closes"),
    "play_until": Phrase("plan-labels-play-until"),
    "silence_confirms_hours": Phrase("plan-labels-silence-confirms-hours"),
    "time_claim_hours": Phrase("plan-labels-time-claim-hours"),
    "answer_hours": Phrase("plan-labels-answer-hours"),
    "goes_on_minutes": Phrase("plan-labels-goes-on-minutes"),
    "draw_minutes": Phrase("plan-labels-draw-minutes"),
    "check_in_minutes": Phrase("plan-labels-check-in-minutes"),
    "forfeit_minutes": Phrase("plan-labels-forfeit-minutes"),
    "reminder_minutes": Phrase("plan-labels-reminder-minutes"),
    "game_server": Phrase("plan-labels-game-server"),
    "game_terms": Phrase("plan-labels-game-terms"),
    "server_results": Phrase("plan-labels-server-results"),
    "spread_games": Phrase("plan-labels-spread-games"),
    "forfeit_removes": Phrase("plan-labels-forfeit-removes"),
    "appeals": Phrase("plan-labels-appeals"),
    "fee": Phrase("plan-labels-fee"),
    "game_fund": Phrase("plan-labels-game-fund"),
    "prizes": Phrase("plan-labels-prizes"),
    "fee_returned": Phrase("plan-labels-fee-returned"),
    "fund_forfeits": Phrase("plan-labels-fund-forfeits"),
    "fund_play_offs": Phrase("plan-labels-fund-play-offs"),
    "week.ask": Phrase("plan-labels-week-ask"),
    "week.pair": Phrase("plan-labels-week-pair"),
    "week.fix": Phrase("plan-labels-week-fix"),
    "week.play": Phrase("plan-labels-week-play"),
    "week.slot_minutes": Phrase("plan-labels-week-slot-minutes"),
    "time_control": Phrase("plan-labels-time-control"),
    "take": Phrase("plan-labels-take"),
    "switches": Phrase("plan-labels-switches"),
    "stages": Phrase("plan-labels-stages"),
    "options": Phrase("plan-labels-options"),
    "week": Phrase("plan-week"),
}
HELP: Mapping[str, Phrase] = {
    "title": Phrase("plan-help-title"),
    "week.ask": Phrase("plan-help-week-ask"),
    "week.pair": Phrase("plan-help-week-pair"),
    "week.fix": Phrase("plan-help-week-fix"),
    "week.play": Phrase("plan-help-week-play"),
    "week.slot_minutes": Phrase("plan-help-week-slot-minutes"),
    "fee": Phrase("plan-help-fee"),
    "game_fund": Phrase("plan-help-game-fund"),
    "prizes": Phrase("plan-help-prizes"),
    "reminder_minutes": Phrase("plan-help-reminder-minutes"),
}
BAD: Mapping[str, Phrase] = {
    "game_terms": Phrase("plan-bad-game-terms"),
    "fee": Phrase("plan-bad-fee"),
    "game_fund": Phrase("plan-bad-game-fund"),
    "prizes": Phrase("plan-bad-prizes"),
    "reminder_minutes": Phrase("plan-bad-reminder-minutes"),
    "ask": Phrase("plan-bad-ask"),
    "pair": Phrase("plan-bad-pair"),
    "fix": Phrase("plan-bad-fix"),
    "play": Phrase("plan-bad-play"),
}
WHAT_TO_CHANGE = Phrase("plan-what-to-change")
NO_CHANGE = Phrase("plan-no-change")
CHANGED = Phrase("plan-changed")
TO_SAVE = Phrase("plan-to-save")


def stage(title: str, page: int) -> str:
    """The form of a stage, and its further pages."""
    return title if page == 1 else f"{title} ({page})"


def empty_means(value: int) -> str:
    """What an empty field stands for now."""
    return say("plan-empty-means", value=value)


def change(label: str, before: str, after: str) -> str:
    """A field's old and new value; both safe to show."""
    return f"**{label}**: {before} → {after}"


def terms_like(example: str) -> str:
    """How terms of play are typed."""
    return say("plan-help-game-terms", example=example)


def times_in(zone: str) -> str:
    """Whose clock typed times are read on."""
    return say("plan-times-in", zone=zone)
