"""Solve the online stage: start a puzzle, get the password, submit answers. All messages are ephemeral."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.errors import NoFormError, NotOfferedError
from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.errors import NotSolvingError
from bot.faces.swiss_elimination.puzzles import KEPT, Material
from bot.faces.swiss_elimination.solving import (
    ANSWER,
    ASK,
    BEGIN,
    Solving,
    before_the_clock,
    handed_in,
    on_the_clock,
    overview,
    solvings,
)
from bot.faces.swiss_elimination.texts import texts
from bot.service.loaded import LoadedTournament
from bot.ui import resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of
from formats.core.commands import SubmitForm
from formats.core.errors import BadFormError
from formats.core.forms import FormNow, form_now
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import LONGEST_ANSWER, ONLINE_TIMES, started_at
from formats.systems.swiss_elimination.options import PlayoffOptions

MILLISECOND = timedelta(milliseconds=1)


@dataclass
class _Solver:
    """A player with their puzzles at the moment of an interaction."""

    ask: Ask
    loaded: LoadedTournament
    form: FormNow
    options: PlayoffOptions
    entrant: EntrantId

    @property
    def now(self) -> datetime:
        """When the person pressed, on Discord's clock: neither side's delay costs anybody time."""
        return self.ask.made_at

    @property
    def stored(self) -> Any:
        """What is kept of this player."""
        entry = self.loaded.state.forms.get((ONLINE_TIMES, self.entrant))
        return None if entry is None else entry.content

    def solving(self, place: str) -> Solving:
        """The puzzle at a place of the pool, which may have been changed since the button was made."""
        by_place = {str(solving.place): solving for solving in solvings(self.options, self.stored, self.now)}
        if place not in by_place:
            raise NotOfferedError
        return by_place[place]

    async def material(self, code: str) -> Material:
        """What belongs to the puzzle."""
        kept = await self.ask.service.database.settings.get(self.loaded.id, KEPT, {})
        return Material.read(kept.get(code))

    async def hand_in(self, content: dict[str, Any]) -> None:
        """Record something for this player."""
        command = SubmitForm(form=ONLINE_TIMES, entrant=self.entrant, content=content)
        self.loaded = (await self.ask.carry_out(self.loaded, command)).loaded


async def _solver(ask: Ask, tournament: str) -> _Solver:
    """Return what the player may do now, or refuse with the reason."""
    loaded = await resolve.known(ask, tournament)
    entrant = await resolve.me(ask, loaded)
    try:
        asked_form = form_now(loaded.state, ask.service.engine, ONLINE_TIMES)
    except BadFormError:
        raise NoFormError(loaded.state.title) from None
    if (
        not isinstance(asked_form.options, PlayoffOptions)
        or asked_form.ask is None
        or asked_form.is_late(ask.service.clock.now())
    ):
        raise NotSolvingError("not_open")
    if entrant not in asked_form.asked.may:
        raise NotSolvingError("no_seat" if asked_form.asked.may else "not_open")
    return _Solver(ask, loaded, asked_form, asked_form.options, entrant)


async def show_puzzles(ask: Ask, tournament: str) -> None:
    """All puzzles as the person has them."""
    solver = await _solver(ask, tournament)
    await ask.replace(overview(solver.loaded.id, solver.options, solver.stored, solver.now, solver.form.due))


@button(actions.SOLVE, PLAYERS)
async def _solve_pressed(press: Press) -> None:
    await press.ask.think()
    await show_puzzles(press.ask, press.tournament)


@button(ASK, PLAYERS)
async def _asked(press: Press) -> None:
    """One more question before the clock starts."""
    ask = press.ask
    await ask.think()
    solver = await _solver(ask, press.tournament)
    solving = solver.solving(press.argument)
    if solving.state != "fresh":
        await show_puzzles(ask, press.tournament)
        return
    due = solver.form.due
    short = due if due is not None and due - solver.now < timedelta(milliseconds=solver.options.longest_ms) else None
    await ask.replace(before_the_clock(solver.loaded.id, solver.options, solving, short))


@button(BEGIN, PLAYERS)
async def _begun(press: Press) -> None:
    """The clock starts, and the password is shown. Pressed again, it is shown again; the clock runs on."""
    ask = press.ask
    await ask.think()
    solver = await _solver(ask, press.tournament)
    solving = solver.solving(press.argument)
    if solving.state == "fresh":
        ask.once(f"solve:{solving.code}")
        await solver.hand_in({"start": {"puzzle": solving.code, "at": solver.now.isoformat()}})
        solving = solver.solving(press.argument)
    if solving.state == "over":
        raise NotSolvingError("over")
    await ask.replace(on_the_clock(solver.loaded.id, solving, await solver.material(solving.code)))


@button(ANSWER, PLAYERS, answers="form")
async def _answer_pressed(press: Press) -> None:
    solver = await _solver(press.ask, press.tournament)
    solving = solver.solving(press.argument)
    if solving.state == "over":
        raise NotSolvingError("over")
    field = TextField(
        "answer",
        texts.solving_answer_field(),
        solving.answer,
        help=texts.solving_answer_help(),
        required=True,
        longest=LONGEST_ANSWER,
    )
    await open_form(press.ask, ANSWER, solver.loaded.id, press.argument, solving.name, (field,))


@form(ANSWER, PLAYERS, Fields(texts=("answer",)))
async def _answered(submission: Submission) -> None:
    """The answer with its time; checked by the key where there is one, without telling."""
    ask = submission.ask
    await ask.think()
    solver = await _solver(ask, submission.tournament)
    solving = solver.solving(submission.argument)
    began = started_at(solver.stored, solving.code)
    if began is None:
        raise NotOfferedError
    text = text_of(submission.values, "answer")
    ms = max(0, (solver.now - began) // MILLISECOND)
    correct = (await solver.material(solving.code)).judge(text)
    await solver.hand_in({"answer": {"puzzle": solving.code, "ms": ms, "text": text, "correct": correct}})
    late = ms > solver.options.longest_ms
    await ask.replace(handed_in(solver.loaded.id, solver.solving(submission.argument), ms, late=late))
