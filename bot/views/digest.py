"""Digest for directors: everything that a tournament waits for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.schedule.duties import Missing, missing
from bot.text.context import TournamentContext
from bot.text.format_texts import answer_text, form_title
from bot.text.names import quoted
from bot.text.numbers import either, listed
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.views.choices import open_choices
from bot.views.draws import waiting_for_beacon
from bot.views.pairings import said
from bot.views.view import Page, View
from formats.core.draws import prompt_draw
from formats.core.model import Pairing, Prompt
from formats.core.possible.answers import answer_due, is_asked
from formats.core.values import EntrantId


def digest_view(context: TournamentContext, now: datetime) -> View:
    """Return everything that is missing at `now`, the most urgent first, or that nothing is."""
    lacking = missing(context.state, context.engine, now)
    page = Page()
    _add(page, context, lacking)
    if not page.blocks():
        games = len(context.state.open_games()) if context.state.phase == "running" else 0
        page.line(texts.reminders.games_open(games=games) if games else texts.reminders.all_well())
    return View(context.heading(texts.reminders.digest()), page.blocks())


def _add(page: Page, context: TournamentContext, lacking: Missing) -> None:
    """Add a section for each kind of missing thing."""
    page.section(texts.reminders.disputes(), [_dispute(context, pairing) for pairing in lacking.disputed])
    name = context.names.plain
    page.section(
        texts.reminders.time_claims(),
        [texts.groups.timed_out(player=name(claim.by), opponent=name(claim.accused)) for claim in lacking.claimed],
    )
    page.section(texts.reminders.prompts(), [prompt_line(context, prompt) for prompt in lacking.prompts])
    for due, choices in _choices(context).items():
        page.section(texts.asking.choices_until(due=stamp_with_distance(due)), choices)
    page.section(texts.reminders.appeals(), _people(context, lacking.appeals))
    page.section(texts.reminders.not_reported(), [_game(context, pairing) for pairing in lacking.not_reported])
    page.section(texts.reminders.unconfirmed(), [_reported(context, pairing) for pairing in lacking.unconfirmed])
    page.section(texts.reminders.no_game_time(), [_game(context, pairing) for pairing in lacking.without_time])
    page.section(texts.reminders.no_availability(), _people(context, lacking.never_sent))
    for form, entrants in lacking.forms:
        page.section(_missing_of(form_title(form), form.due), _people(context, entrants))
    page.section(texts.doubts.no_rating(), _people(context, lacking.unrated))
    page.section(texts.reminders.unpaid(), _people(context, lacking.unpaid))


def prompt_line(context: TournamentContext, prompt: Prompt) -> str:
    """Return a prompt with whose turn it is, its deadline, and the default without an answer.

    Before that comes the form it depends on, if players were not asked for it yet.
    """
    who = [f"**{context.names.plain(entrant)}**" for entrant in prompt.who]
    question = context.reason(prompt.question, context.state.stage_number)
    if prompt.after_form is not None and not is_asked(context.state, prompt):
        return f"{question} {texts.remedies.not_asked_yet(form=prompt.after_form)}"
    turn = either(who) if who else texts.asking.directors()
    system = context.system(context.state.stage_number).key
    default = answer_text(prompt, prompt.default, system) if prompt.default else ""
    waits = texts.asking.waits_for(
        question=question, who=turn, due=stamp_with_distance(answer_due(context.state, prompt.key))
    )
    beacon = waiting_for_beacon(context.state, prompt_draw(context.state.stage_number, prompt.key))
    return " ".join(filter(None, (waits, default and texts.asking.default_counts(answer=quoted(default)), *beacon)))


def _choices(context: TournamentContext) -> dict[datetime, list[str]]:
    """Return the open choices about games, by deadline."""
    turns: dict[datetime, list[str]] = {}
    for choice in open_choices(context):
        turns.setdefault(choice.due, []).append(
            texts.numbers.labelled(label=context.names.plain(choice.who), text=choice.text)
        )
    return turns


def _people(context: TournamentContext, entrants: Sequence[EntrantId]) -> list[str]:
    """Return the names on one line."""
    return [listed([context.names.plain(entrant) for entrant in entrants])] if entrants else []


def _game(context: TournamentContext, pairing: Pairing) -> str:
    """Return a game with its time."""
    time = context.state.times.get(pairing.id)
    return f"{context.players(pairing)} ({(stamp(time.at, 'R') if time else texts.games.no_time())})"


def _reported(context: TournamentContext, pairing: Pairing) -> str:
    """Return a game with the report that waits for confirmation."""
    report = context.state.reports[pairing.id]
    line = texts.numbers.label(
        label=context.players(pairing), text=f"{said(context, report.report)} ({stamp(report.at, 'R')})"
    )
    return texts.reminders.before_start(line=line) if report.before_start else line


def _dispute(context: TournamentContext, pairing: Pairing) -> str:
    """Return a disputed game with both versions."""
    report = context.state.reports[pairing.id]
    counter = said(context, report.counter_report) if report.counter_report is not None else ""
    other = pairing.opponent(report.by)
    name = context.names.plain
    return disputed_versions(name(report.by), said(context, report.report), name(other), counter)


def _missing_of(title: str, due: datetime | None) -> str:
    """The heading of those who have not handed a form in; until when, where that is said."""
    if due is None:
        return texts.numbers.label(label=texts.forms.missing(), text=title)
    return texts.forms.missing_of(title=title, due=stamp_with_distance(due))


def disputed_versions(first: str, first_says: str, second: str, second_says: str) -> str:
    """Show the director both versions of a result."""
    if not second_says:
        return texts.results.disputed_silent(first=first, first_says=first_says, second=second)
    return texts.results.disputed_versions(first=first, first_says=first_says, second=second, second_says=second_says)
