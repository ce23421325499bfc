"""Defaults of options and settings in logs that leave them out: those of the engine that wrote the log.

A new log writes every option and setting out, so that the default of a later version never changes a tournament that
has begun. Logs of Herald 0.1 and 0.2 leave out options that had their default: these are listed here and never change.
An option or setting that is added later is listed with the value that stands for how it was done before there was a
choice, because no earlier log has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WITHOUT_SEPARATION: Mapping[str, Any] = {
    "never_meet": [],
    "never_meet_rounds": None,
    "avoid_meeting": [],
    "avoid_meeting_rounds": None,
}
"""The options of `formats.core.separation`: anybody may meet."""

USUAL_POINTS: Mapping[str, Any] = {
    "points": None,
    "forfeit_points": None,
    "bye_points": None,
    "bonus": [],
    "point_scale": None,
}
"""Before there was a points table."""

USUAL_BRACKET: Mapping[str, Any] = {
    "best_of": 1,
    "final_best_of": None,
    "ties": True,
    "replays": 1,
    "name_sides": False,
    "as_they_come": False,
    "held": [],
}
"""The options that all brackets have: single games, as they are due."""

WITHOUT_ROUNDS_OFF: Mapping[str, Any] = {"rounds_off": None, "round_off_half_points": None, "last_round_off": None}
"""The options of `RoundsOffOptions`: no round off gives points."""

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "cop": {
        "rounds": 14,
        "opening": "auto",
        "round_robin_margin": 3,
        "first_cop_round": None,
        "place_prizes": 1,
        "class_prizes": [],
        "simulations": 5000,
        "always_wins_simulations": 5000,
        "always_wins_tolerance": 0.001,
        "gibson_spread": [250, 200],
        "hopefulness": [0.0, 0.1, 0.05, 0.02, 0.01],
        "control_loss_thresholds": [0.25],
        "control_loss_activation_round": None,
        "margins": "uniform",
        "bye_spread": 50,
        "allow_repeat_byes": False,
        "top_down_byes": False,
        "lone_leader_bye": True,
        "usual_low": 150,
        "usual_high": 800,
        "usual_margin": 350,
        "prohibitive": None,
        "based_on": [],
        "prepaired": [],
        **WITHOUT_SEPARATION,
        **WITHOUT_ROUNDS_OFF,
    },
    "double_elimination": {
        **USUAL_BRACKET,
        "reset": True,
        **WITHOUT_SEPARATION,
    },
    "floating_double_elimination": {
        "earlier_meetings_count": False,
        "byes_count_as_wins": False,
        **WITHOUT_SEPARATION,
    },
    "group_rounds": {**USUAL_POINTS, "fewest": 2, "round_three_roll": "3", **WITHOUT_SEPARATION},
    "round_robin": {
        **USUAL_POINTS,
        "legs": 1,
        "exchange_last_rounds": True,
        "tie_breaks": ["sodos", "direct", "wins"],
        "strike_below_half": False,
    },
    "score_group_swiss": {
        **USUAL_POINTS,
        "rounds": None,
        "bye_half_points": 2,
        "deviation": "population",
        "allow_repeats": False,
        **WITHOUT_ROUNDS_OFF,
        **WITHOUT_SEPARATION,
    },
    "single_elimination": {
        **USUAL_BRACKET,
        "third_place": False,
        "all_places": False,
        **WITHOUT_SEPARATION,
    },
    "swiss": {
        **USUAL_POINTS,
        "rounds": None,
        "tie_breaks": ["buchholz_cut_1", "buchholz", "sodos", "direct", "wins"],
        "bye_half_points": 2,
        "allow_repeats": False,
        "wins_to_advance": None,
        "losses_to_leave": None,
        "no_third_side": False,
        "remember_floats": False,
        "forfeit_counts_as_bye": False,
        "acceleration": False,
        **WITHOUT_SEPARATION,
        **WITHOUT_ROUNDS_OFF,
    },
    "swiss_elimination": {
        "table": "wpf_gp_2023",
        "matches": [],
        "puzzle_choice": "preferences",
        "online_puzzles": ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"],
        "live_puzzles": ["L1", "L2", "L3", "L4"],
        "complete_lists": True,
        "best_rounds": 6,
        "invited": 30,
        "sign_up_confirms": True,
        "online_minutes": 20,
        "unsolved_minutes": 2,
        "live_limit_minutes": 10,
    },
    "tiered_league": {
        **USUAL_POINTS,
        "invitations": False,
        "invitation_days": 14,
        "title_held": False,
        "title_match": True,
        "title_games": 5,
    },
}
"""The options of each format by its key, as JSON."""

SETTINGS: Mapping[str, Any] = {
    "zone": "UTC",
    "week": None,
    "registration_closes": None,
    "ratings_fixed": None,
    "ratings_from": "",
    "first_round": None,
    "play_until": None,
    "capacity": None,
    "late_entry": False,
    "director_may_play": False,
    "coordinator_may_play": True,
    "silence_confirms_hours": 24,
    "silence_confirms_minutes": None,
    "match_posts": "none",
    "time_claim_hours": 24,
    "round_off_hours": 0,
    "answer_hours": 48,
    "check_in_opens": None,
    "check_in_closes": None,
    "game_server": "",
    "game_terms": "",
    "server_results": "at_once",
    "spread_games": True,
    "draw_minutes": 10,
    "goes_on_minutes": None,
    "check_in_minutes": 15,
    "forfeit_minutes": 15,
    "no_show_minutes": None,
    "no_show_asks": False,
    "forfeit_removes": False,
    "appeals": True,
    "reminder_minutes": [1440, 60],
    "fee": None,
    "fee_returned": False,
    "game_fund": None,
    "fund_forfeits": False,
    "fund_play_offs": True,
    "prizes": [],
    "one_prize": False,
    "rules_url": "",
    "team_size": 1,
    "language": "en",
    "report_lines": [],
    "fewest": None,
}
"""The settings of an event, as JSON."""
