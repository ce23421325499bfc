"""What a tournament waits for, for its directors."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.answers_due import answer_due
from bot.app.duties import Missing, missing
from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.views.choices import open_choices
from bot.app.views.person import said
from bot.app.views.view import Page, View
from bot.app.wording import asking, forms, reminders, results
from bot.app.wording.games import NO_TIME
from bot.app.wording.numbers import listed
from bot.app.wording.times import stamp
from formats.core.model import Pairing, Prompt
from formats.core.values import EntrantId


def digest_view(scene: Scene, now: datetime) -> View:
    """Everything that is missing at `now`, the most urgent first; says so where nothing is."""
    found = missing(scene.state, scene.engine, now)
    page = Page()
    _add(page, scene, found)
    if not page.blocks():
        games = len(scene.state.open_games()) if scene.state.phase == "running" else 0
        page.line(reminders.games_open(games) if games else reminders.ALL_WELL)
    return View(scene.heading(reminders.DIGEST), page.blocks())


def _add(page: Page, scene: Scene, found: Missing) -> None:
    page.section(reminders.DISPUTES, [_dispute(scene, pairing) for pairing in found.disputed])
    page.section(reminders.PROMPTS, [prompt_line(scene, prompt) for prompt in found.prompts])
    for due, choices in _choices(scene).items():
        page.section(asking.choices_until(due), choices)
    page.section(reminders.APPEALS, _people(scene, found.appeals))
    page.section(reminders.NOT_REPORTED, [_game(scene, pairing) for pairing in found.not_reported])
    page.section(reminders.UNCONFIRMED, [_reported(scene, pairing) for pairing in found.unconfirmed])
    page.section(reminders.NO_GAME_TIME, [_game(scene, pairing) for pairing in found.without_time])
    page.section(reminders.NO_AVAILABILITY, _people(scene, found.never_sent))
    for one, entrants in found.forms:
        page.section(forms.missing_of(one.form.title, one.due), _people(scene, entrants))
    page.section(reminders.UNPAID, _people(scene, found.unpaid))


def prompt_line(scene: Scene, prompt: Prompt) -> str:
    """A question, whose turn it is, until when, and what counts without an answer."""
    who = [f"**{scene.names.plain(entrant)}**" for entrant in prompt.who]
    question = scene.reason(prompt.question, scene.state.stage_number)
    turn = " or ".join(who) if who else asking.DIRECTORS
    label = next((choice.label for choice in prompt.choices if choice.value == prompt.default), prompt.default)
    default = asking.default_counts(quoted(label)) if label else ""
    return " ".join(filter(None, (asking.waits_for(question, turn, answer_due(scene.state)), default)))


def _choices(scene: Scene) -> dict[datetime, list[str]]:
    """The choices about games that nobody has made, by when they should be."""
    found: dict[datetime, list[str]] = {}
    for one in open_choices(scene):
        found.setdefault(one.due, []).append(asking.turn(scene.names.plain(one.who), one.text))
    return found


def _people(scene: Scene, entrants: Sequence[EntrantId]) -> list[str]:
    """All of them on a line."""
    return [listed([scene.names.plain(entrant) for entrant in entrants])] if entrants else []


def _game(scene: Scene, pairing: Pairing) -> str:
    time = scene.state.times.get(pairing.id)
    return f"{scene.players(pairing)} ({stamp(time.at, 'R') if time else NO_TIME})"


def _reported(scene: Scene, pairing: Pairing) -> str:
    report = scene.state.reports[pairing.id]
    return f"{scene.players(pairing)}: {said(scene, report.report)} ({stamp(report.at, 'R')})"


def _dispute(scene: Scene, pairing: Pairing) -> str:
    report = scene.state.reports[pairing.id]
    counter = said(scene, report.counter_report) if report.counter_report is not None else ""
    other = pairing.opponent(report.by)
    name = scene.names.plain
    return results.disputed_versions(name(report.by), said(scene, report.report), name(other), counter)
