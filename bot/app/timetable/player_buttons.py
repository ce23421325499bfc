"""Which buttons a player is offered under the card of the next game: what the moment asks for, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import islice

from bot.app.asking.game_questions import note_offers
from bot.app.asking.open_forms import forms_for, other_ways
from bot.app.speaking import actions
from bot.app.speaking.buttons import button
from bot.app.speaking.messages import LABEL_LIMIT, Button
from bot.app.speaking.names import Names, elide
from bot.app.speaking.wording.buttons import ACCEPT_THEIRS
from bot.app.speaking.wording.forms import answer_for
from bot.app.timetable.deadlines import claimable_at
from bot.app.timetable.duties import appeals_open, duties, is_here, is_judged, open_game
from bot.app.timetable.weeks import tentative_game
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.state import OpenReport, Tournament
from formats.core.values import EntrantId
from formats.toolkit.requirements import answer_of, requirements_of
from formats.toolkit.scheduling.rounds import pattern_of

MOST_NOTES = 12
"""How many answers about games are offered at once; the others follow when these are given."""

Offer = tuple[str, str, str]
"""Action, argument, label (empty for the action's own)."""


def player_buttons(
    state: Tournament, engine: Engine, entrant: EntrantId, now: datetime, tournament: str, names: Names | None = None
) -> tuple[Button, ...]:
    """The buttons for an entrant at a moment, what is most urgent first.

    With `names` answers about several games say which game they are about.
    """
    found = [*_about_requirements(state, entrant), *_about_place(state, entrant)]
    game = open_game(state, entrant) if state.phase == "running" else None
    if game is not None:
        found += _about_games(state, engine, entrant, names)
        found += _about_game(state, engine, game, entrant, now)
    found += _about_times(state, engine, entrant, now)
    found += _about_forms(state, engine, entrant, now)
    if state.started:
        found.append((actions.STANDINGS, "", ""))
    return tuple(button(action, tournament, argument, label=label) for action, argument, label in found)


def _about_requirements(state: Tournament, entrant: EntrantId) -> Iterator[Offer]:
    in_play = state.entrants[entrant].status in {"active", "waiting"}
    if in_play and requirements_of(state, entrant) and answer_of(state, entrant) is None:
        yield actions.COMPLY, entrant, ""
        yield actions.REFUSE, entrant, ""


def _about_place(state: Tournament, entrant: EntrantId) -> Iterator[Offer]:
    removed = state.entrants[entrant].status == "removed" and state.phase == "running"
    if removed and state.settings.appeals and entrant not in appeals_open(state):
        yield actions.APPEAL, entrant, ""


def _about_game(state: Tournament, engine: Engine, game: Pairing, entrant: EntrantId, now: datetime) -> Iterator[Offer]:
    report = state.reports.get(game.id)
    if report is not None:
        yield from about_report(report, game, entrant)
        return
    yield from about_presence(state, game, entrant, now)
    if not is_judged(state, engine, game):
        yield actions.REPORT, game.id, ""


def about_presence(state: Tournament, game: Pairing, entrant: EntrantId, now: datetime) -> Iterator[Offer]:
    """Around the start: say that one is here; who waits in vain may claim the game or give more time."""
    time = state.times.get(game.id)
    opens = timedelta(minutes=state.settings.check_in_minutes)
    if time is None or not time.final or now < time.at - opens:
        return
    if not is_here(state, game.id, entrant):
        yield actions.HERE, game.id, ""
    elif not is_here(state, game.id, game.opponent(entrant)):
        claimable = claimable_at(state, game, time.at)
        if claimable is not None and now >= claimable:
            yield actions.CLAIM, game.id, ""
        yield actions.MORE_TIME, game.id, ""


def about_report(report: OpenReport, game: Pairing, entrant: EntrantId) -> Iterator[Offer]:
    """Answer the opponent's report, or take one's own back; in a dispute one may still give in."""
    theirs = report.by != entrant
    if theirs and report.disputed_by is None:
        yield actions.CONFIRM, game.id, ""
        yield actions.DISPUTE, game.id, ""
    elif theirs or report.counter_report is not None:
        yield actions.CONFIRM, game.id, ACCEPT_THEIRS
    if not theirs:
        yield actions.TAKE_BACK, game.id, ""


def _about_times(state: Tournament, engine: Engine, entrant: EntrantId, now: datetime) -> Iterator[Offer]:
    if state.settings.week is None or state.entrants[entrant].status not in {"active", "waiting"}:
        return
    if state.phase not in {"registration", "closed", "running"}:
        return
    owed = any(duty.kind == "send_times" for duty in duties(state, engine, entrant, now))
    before_play = not state.started
    if owed or before_play or tentative_game(state, entrant, now) is not None:
        yield actions.AVAILABILITY, "", ""
    if owed and pattern_of(state, entrant) is not None:
        yield actions.SAME_TIMES, "", ""


def _about_forms(state: Tournament, engine: Engine, entrant: EntrantId, now: datetime) -> Iterator[Offer]:
    """What is owed first; then what can be handed in besides."""
    if state.entrants[entrant].status != "active":
        return
    owed = {duty.form.key for duty in duties(state, engine, entrant, now) if duty.form is not None}
    for one in sorted(forms_for(state, engine, entrant, now), key=lambda one: one.key not in owed):
        yield actions.FORM, one.key, one.form.title[:LABEL_LIMIT]
    for action in other_ways(state, engine, entrant, now):
        yield action, "", ""


def _about_games(state: Tournament, engine: Engine, entrant: EntrantId, names: Names | None) -> Iterator[Offer]:
    """What a player can say about their open games, game by game."""
    mine = [game for game in state.open_games() if entrant in game.seats]
    several = len(mine) > 1 and names is not None
    found = ((game, offer) for game in mine for offer in note_offers(state, engine, game) if offer.asked.who == entrant)
    for game, offer in islice(found, MOST_NOTES):
        opponent = names.label(game.opponent(entrant)) if several and names is not None else ""
        label = answer_for(opponent, offer.label) if opponent else offer.label
        yield actions.NOTE, offer.argument, elide(label, LABEL_LIMIT)
