"""Whole tournaments in which messages to people are counted; none of the players asks for direct messages."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rehearsal.rehearsal_run import Setting
from bot.rehearsal.rehearsal_view import Behaviour

MANNERS = Behaviour(late_hours=4, absent=5, leaving=5, disputed=5)

EVENTS: Mapping[str, Setting] = {
    "tour": Setting("format:round_robin", players=4, behaviour=Behaviour(late_hours=4), seed="bench"),
    "arimaa": Setting("preset:arimaa_world_championship_2010", players=20, behaviour=MANNERS, seed="bench"),
    "kuksu": Setting("preset:kuksu_main_title_tournament", players=40, behaviour=MANNERS, seed="bench"),
    "pentolla": Setting("preset:pentolla_freestyle", players=24, behaviour=MANNERS, seed="bench"),
    "wpf": Setting("preset:wpf_gp_playoffs_2023", players=16, behaviour=MANNERS, seed="bench"),
    "scrabble": Setting("preset:lets_play_scrabble", players=12, behaviour=MANNERS, seed="bench"),
    "open": Setting("preset:open_evening", players=16, behaviour=Behaviour(late_hours=0, disputed=4), seed="evening"),
}
