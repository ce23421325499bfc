"""Buttons under the card of a player's next game: the actions that make sense at the moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import TypeAlias

from bot.parsing.game_questions import note_offers, question_offers
from bot.parsing.open_forms import forms_for, other_ways
from bot.schedule.duties import Duty, duties
from bot.schedule.weeks import tentative_week
from bot.text import actions
from bot.text.buttons import button
from bot.text.format_texts import form_title
from bot.text.forms import answer_for
from bot.text.messages import LABEL_LIMIT, Button
from bot.text.names import Names, elide
from bot.text.texts import texts
from formats.core.commands import (
    CheckIn,
    ClaimForfeit,
    ConfirmReport,
    DisputeReport,
    FileAppeal,
    GrantMoreTime,
    SubmitForm,
    TakeBackReport,
)
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.possible import Act, acts, possible
from formats.core.possible.field import IN
from formats.core.possible.presence import may_be_missed, missed_until
from formats.core.possible.reports import is_reported
from formats.core.possible.rounds import game_of, is_judged
from formats.core.possible.time_claims import time_claims
from formats.core.state import TournamentState
from formats.core.values import EntrantId, PairingId, Value
from formats.toolkit.requirements import REQUIREMENT, answer_of
from formats.toolkit.scheduling.rounds import pattern_of

MOST_NOTES = 12
"""Maximum number of answers about games offered at once; the others follow when these are given."""

Offer: TypeAlias = tuple[str, str, str]
"""Action, argument, label (empty for the action's default label)."""

PRESENCE = ((CheckIn, actions.HERE), (ClaimForfeit, actions.CLAIM), (GrantMoreTime, actions.MORE_TIME))
"""Buttons around the start of a game, with the commands that they send."""


def player_buttons(
    state: TournamentState,
    engine: Engine,
    entrant: EntrantId,
    now: datetime,
    tournament: str,
    names: Names | None = None,
) -> tuple[Button, ...]:
    """Return the buttons for an entrant at a time, most urgent first.

    With `names`, answers about several games are labelled with the opponent.
    """
    known = acts(state, engine, entrant)
    may = [act for act in known if act.is_open(now)]
    offers = [*_about_requirements(state, entrant, may), *_about_place(state, entrant, may)]
    game = game_of(state, entrant)
    for claim in time_claims(state):
        if claim.accused == entrant and not claim.answered:
            offers += [(actions.ADMIT_TIME, claim.pairing.id, ""), (actions.DENY_TIME, claim.pairing.id, "")]
    if game is not None:
        offers += _about_games(state, engine, entrant, names)
        offers += _about_game(state, engine, game, may)
    owed = duties(state, engine, entrant, now, known)
    offers += [(actions.ANSWER, duty.prompt.key, "") for duty in owed if duty.prompt is not None][:MOST_NOTES]
    offers += _about_times(state, entrant, owed, now)
    offers += _about_forms(state, engine, entrant, owed, now)
    if state.started:
        offers.append((actions.STANDINGS, "", ""))
    return tuple(button(action, tournament, argument, label=label) for action, argument, label in offers)


def _about_requirements(state: TournamentState, entrant: EntrantId, may: Sequence[Act]) -> Iterator[Offer]:
    """Yield the buttons that answer the event's requirements, until they are answered."""
    asked = any(act.command is SubmitForm and act.given["form"] == REQUIREMENT for act in may)
    if asked and answer_of(state, entrant) is None:
        yield actions.COMPLY, entrant, ""
        yield actions.REFUSE, entrant, ""


def _about_place(state: TournamentState, entrant: EntrantId, may: Sequence[Act]) -> Iterator[Offer]:
    """Yield the button for an appeal about the entrant's place."""
    if state.phase == "running" and any(act.command is FileAppeal for act in may):
        yield actions.APPEAL, entrant, ""


def _about_game(state: TournamentState, engine: Engine, game: Pairing, may: Sequence[Act]) -> Iterator[Offer]:
    """Yield the buttons about the current game."""
    if game.id in state.reports:
        yield from _about_report(state, game, may)
    if is_reported(state, game.id):
        return
    yield from _about_presence(state, game, may)
    if game.id not in state.reports and not is_judged(state, engine, game):
        yield actions.REPORT, game.id, ""


def about_presence(
    state: TournamentState, engine: Engine, game: Pairing, entrant: EntrantId, now: datetime
) -> Iterator[Offer]:
    """Yield the buttons around the start of a game: check in.

    If the opponent is missing, claim the game or give more time.
    """
    return _about_presence(state, game, possible(state, engine, entrant, now))


def _about_presence(state: TournamentState, game: Pairing, may: Sequence[Act]) -> Iterator[Offer]:
    """Yield the buttons of the commands that are possible around the start."""
    commands = _commands_about(game, may)
    for command, action in PRESENCE:
        if command in commands:
            yield action, game.id, here_label(state, game.id) if action == actions.HERE else ""


def here_label(state: TournamentState, pairing: PairingId) -> str:
    """Return the label of the button to be there: in a game without a time the first one misses the opponent."""
    misses = may_be_missed(state, pairing) and missed_until(state, pairing) is None
    return texts.no_shows.button() if misses else ""


def about_report(state: TournamentState, engine: Engine, game: Pairing, entrant: EntrantId) -> Iterator[Offer]:
    """Yield the buttons about a report: accept or dispute the opponent's, take back one's own, give in in a dispute."""
    return _about_report(state, game, acts(state, engine, entrant))


def _about_report(state: TournamentState, game: Pairing, may: Sequence[Act]) -> Iterator[Offer]:
    """Yield the buttons of the commands that are possible for a report."""
    commands = _commands_about(game, may)
    disputed = state.reports[game.id].disputed_by is not None
    if ConfirmReport in commands:
        yield actions.CONFIRM, game.id, texts.buttons.accept_theirs() if disputed else ""
    if DisputeReport in commands and not disputed:
        yield actions.DISPUTE, game.id, ""
    if TakeBackReport in commands:
        yield actions.TAKE_BACK, game.id, ""


def _commands_about(game: Pairing, may: Sequence[Act]) -> frozenset[type[Value]]:
    """Return the commands that are possible for a game."""
    return frozenset(act.command for act in may if act.given.get("pairing") == game.id)


def _about_times(state: TournamentState, entrant: EntrantId, owed: Sequence[Duty], now: datetime) -> Iterator[Offer]:
    """Yield the buttons for availability."""
    if state.settings.week is None or state.entrants[entrant].status not in IN:
        return
    if state.phase not in {"registration", "closed", "running"}:
        return
    owes = any(duty.kind == "send_times" for duty in owed)
    before_play = not state.started
    if owes or before_play or tentative_week(state, entrant, now) is not None:
        yield actions.AVAILABILITY, "", ""
    if owes and pattern_of(state, entrant) is not None:
        yield actions.SAME_TIMES, "", ""


def _about_forms(
    state: TournamentState, engine: Engine, entrant: EntrantId, owed: Sequence[Duty], now: datetime
) -> Iterator[Offer]:
    """Yield the buttons for forms: required ones first, then the others that can be submitted."""
    if state.entrants[entrant].status != "active":
        return
    first = {duty.form.key for duty in owed if duty.form is not None}
    for form in sorted(forms_for(state, engine, entrant, now), key=lambda form: form.key not in first):
        yield actions.FORM, form.key, elide(form_title(form), LABEL_LIMIT)
    for action in other_ways(state, engine, entrant, now):
        yield action, "", ""


def _about_games(state: TournamentState, engine: Engine, entrant: EntrantId, names: Names | None) -> Iterator[Offer]:
    """Yield the answers that a player can give about open games, game by game.

    Of several games there is one button per question.
    """
    mine = [game for game in state.open_games() if entrant in game.seats]
    several = len(mine) > 1 and names is not None
    offers_of = question_offers if several else note_offers
    offers = ((game, offer) for game in mine for offer in offers_of(state, engine, game) if offer.asked.who == entrant)
    for game, offer in islice(offers, MOST_NOTES):
        opponent = names.label(game.opponent(entrant)) if several and names is not None else ""
        label = answer_for(opponent, offer.label) if opponent else offer.label
        yield actions.NOTE, offer.argument, elide(label, LABEL_LIMIT)
