"""The director's forms of settings and options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase
from bot.text.texts import texts

LABELS: Mapping[str, Phrase] = {
    "title": texts.plan.labels_title,
    "zone": texts.plan.labels_zone,
    "language": texts.plan.labels_language,
    "capacity": texts.plan.labels_capacity,
    "rules_url": texts.plan.labels_rules_url,
    "late_entry": texts.plan.labels_late_entry,
    "director_may_play": texts.plan.labels_director_may_play,
    "coordinator_may_play": texts.plan.labels_coordinator_may_play,
    "registration_closes": texts.plan.labels_registration_closes,
    "ratings_fixed": texts.plan.labels_ratings_fixed,
    "first_round": texts.plan.labels_first_round,
    "check_in_opens": texts.plan.labels_check_in_opens,
    "check_in_closes": texts.plan.labels_check_in_closes,
    "play_until": texts.plan.labels_play_until,
    "silence_confirms_hours": texts.plan.labels_silence_confirms_hours,
    "time_claim_hours": texts.plan.labels_time_claim_hours,
    "answer_hours": texts.plan.labels_answer_hours,
    "goes_on_minutes": texts.plan.labels_goes_on_minutes,
    "draw_minutes": texts.plan.labels_draw_minutes,
    "check_in_minutes": texts.plan.labels_check_in_minutes,
    "forfeit_minutes": texts.plan.labels_forfeit_minutes,
    "reminder_minutes": texts.plan.labels_reminder_minutes,
    "game_server": texts.plan.labels_game_server,
    "game_terms": texts.plan.labels_game_terms,
    "server_results": texts.plan.labels_server_results,
    "spread_games": texts.plan.labels_spread_games,
    "forfeit_removes": texts.plan.labels_forfeit_removes,
    "appeals": texts.plan.labels_appeals,
    "fee": texts.plan.labels_fee,
    "game_fund": texts.plan.labels_game_fund,
    "prizes": texts.plan.labels_prizes,
    "fee_returned": texts.plan.labels_fee_returned,
    "fund_forfeits": texts.plan.labels_fund_forfeits,
    "fund_play_offs": texts.plan.labels_fund_play_offs,
    "week.ask": texts.plan.labels_week_ask,
    "week.pair": texts.plan.labels_week_pair,
    "week.fix": texts.plan.labels_week_fix,
    "week.play": texts.plan.labels_week_play,
    "week.slot_minutes": texts.plan.labels_week_slot_minutes,
    "time_control": texts.plan.labels_time_control,
    "take": texts.plan.labels_take,
    "switches": texts.plan.labels_switches,
    "stages": texts.plan.labels_stages,
    "options": texts.plan.labels_options,
    "week": texts.plan.week,
}
HELP: Mapping[str, Phrase] = {
    "title": texts.plan.help_title,
    "week.ask": texts.plan.help_week_ask,
    "week.pair": texts.plan.help_week_pair,
    "week.fix": texts.plan.help_week_fix,
    "week.play": texts.plan.help_week_play,
    "week.slot_minutes": texts.plan.help_week_slot_minutes,
    "fee": texts.plan.help_fee,
    "game_fund": texts.plan.help_game_fund,
    "prizes": texts.plan.help_prizes,
    "reminder_minutes": texts.plan.help_reminder_minutes,
}
BAD: Mapping[str, Phrase] = {
    "game_terms": texts.plan.bad_game_terms,
    "fee": texts.plan.bad_fee,
    "game_fund": texts.plan.bad_game_fund,
    "prizes": texts.plan.bad_prizes,
    "reminder_minutes": texts.plan.bad_reminder_minutes,
    "ask": texts.plan.bad_ask,
    "pair": texts.plan.bad_pair,
    "fix": texts.plan.bad_fix,
    "play": texts.plan.bad_play,
}


def stage(title: str, page: int) -> str:
    """The form of a stage, and its further pages."""
    return title if page == 1 else f"{title} ({page})"
