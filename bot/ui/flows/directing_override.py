"""Change pairings by hand: a form with the present ones, a preview, then the change.

They replace those of the current round, or make the next round where it is due: also when the rules allow none.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import RoundTextError
from bot.parsing.round_text import read_round, round_text
from bot.service.loaded import LoadedTournament
from bot.text.actions import round_argument
from bot.text.context import TournamentContext, context_of
from bot.text.errors.error_text import error_text
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.ui import drafts, resolve
from bot.ui.access import DIRECTORS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.flows.reading import round_named
from bot.ui.forms import TextField, open_form, text_of
from bot.ui.showing import made, show
from bot.views.pairings import pairings_view, warnings_of
from formats.core.commands import Command, OverrideRound, PublishRound
from formats.core.errors import (
    BadRoundError,
    HandmadeRoundError,
    NoPairingExistsError,
    NotNextError,
    ResultExistsError,
    RoundClosedError,
    WrongPhaseError,
)
from formats.core.events import RoundPaired
from formats.core.model import RoundPairings
from formats.core.phases import is_taken, phases_of
from formats.core.state import Round
from formats.core.steps import PairRound, next_step

OVERRIDE, AGAIN, NOW = "override", "override_again", "override_now"
LONGEST_ROUND = 4000
MOST_WARNINGS = 10


@dataclass(frozen=True)
class HandmadeRound:
    """The round that a director pairs by hand, as it is or would be. `due` means that it is not published yet."""

    context: TournamentContext
    stage: int
    round: Round
    due: bool

    @property
    def argument(self) -> str:
        """Which round it is."""
        return round_argument(self.stage, self.round.number)


async def chosen_round(ask: Ask, loaded: LoadedTournament) -> HandmadeRound:
    """The round that is due, else the current one; `WrongPhaseError` where there is neither."""
    step = next_step(loaded.state, ask.service.engine)
    if isinstance(step, PairRound):
        return await _due(ask, loaded, step)
    round_ = loaded.state.current_round
    if round_ is None or not is_taken(OverrideRound, loaded.state.phase):
        raise WrongPhaseError(loaded.state.phase, phases_of(OverrideRound))
    return HandmadeRound(resolve.context(ask, loaded), loaded.state.stage_number, round_, due=False)


async def _due(ask: Ask, loaded: LoadedTournament, step: PairRound) -> HandmadeRound:
    """The round as the format would pair it; where the rules allow no pairing, everybody is idle to begin with."""
    command = PublishRound(stage=step.stage, round_number=step.round_number)
    try:
        change = await ask.try_out(loaded, command)
    except NoPairingExistsError:
        if step.starts_stage:
            raise
        nobody = RoundPairings(pairings=(), idle=loaded.state.stage().active)
        return HandmadeRound(resolve.context(ask, loaded), step.stage, Round(step.round_number, nobody, {}), due=True)
    paired = next((event for event in change.events if isinstance(event, RoundPaired)), None)
    if paired is None:
        raise NotNextError(round_argument(step.stage, step.round_number), round_argument(step.stage + 1, 1))
    round_ = change.after.started[paired.stage].rounds[paired.round_number - 1]
    return HandmadeRound(context_of(change.loaded, ask.service.engine), paired.stage, round_, due=True)


async def show_form(ask: Ask, loaded: LoadedTournament, text: str | None = None, reason: str = "") -> None:
    """The form with the present pairings, or with what was typed before."""
    aim = await chosen_round(ask, loaded)
    present = round_text(aim.context, aim.round) if text is None else text
    fields = (
        TextField(
            "pairings",
            texts.directing.pairings_field(),
            present,
            help=texts.directing.pairings_help(),
            long=True,
            required=True,
            longest=LONGEST_ROUND,
        ),
        TextField("reason", texts.directing.reason_field(), reason, help=texts.directing.reason_help(), required=True),
    )
    await open_form(ask, OVERRIDE, loaded.id, aim.argument, texts.directing.override_title(), fields)


@form(OVERRIDE, DIRECTORS, Fields(texts=("pairings", "reason")))
async def _submitted(submission: Submission) -> None:
    """Show how the round would look, or what cannot be read, with the way back to the form."""
    ask, loaded = await submission.begin_work()
    values = submission.values
    text, reason = text_of(values, "pairings"), text_of(values, "reason")
    draft = {"text": text, "reason": reason, "round": submission.argument}
    token = await drafts.keep(ask, loaded.id, OVERRIDE, draft)
    correct = Button(label=texts.directing.correct(), action=action_id(AGAIN, loaded.id, token))
    try:
        command = await _command(ask, loaded, draft)
        change = await ask.try_out(loaded, command)
    except (RoundTextError, BadRoundError, HandmadeRoundError, ResultExistsError) as error:
        text = error_text(error, resolve.context(ask, loaded))
        await ask.say(Message(content=text[:2000], buttons=(correct,)))
        return
    context = context_of(change.loaded, ask.service.engine)
    view = await made(pairings_view, context)
    label = texts.directing.publish_so() if isinstance(command, PublishRound) else texts.directing.override_now()
    do_it = Button(label=label, action=action_id(NOW, loaded.id, token), style="danger")
    intro = "\n".join([texts.directing.override_preview(), *_warnings(context)])
    await show(ask, view, intro=intro, buttons=(do_it, correct), tone="attention")


def _warnings(context: TournamentContext) -> list[str]:
    """Return what a director should look at in the current round: two who are kept apart, rules that it breaks."""
    round_ = context.state.current_round
    found = [] if round_ is None else context.reasons(warnings_of(round_), context.state.stage_number)
    more = [texts.rounds.more_warnings(count=len(found) - MOST_WARNINGS)] if len(found) > MOST_WARNINGS else []
    return [*found[:MOST_WARNINGS], *more]


async def _command(ask: Ask, loaded: LoadedTournament, draft: dict[str, str]) -> Command:
    """The command a draft means; `RoundClosedError` where another round has been published since."""
    aim = await chosen_round(ask, loaded)
    stage, number = round_named(draft["round"])
    if draft["round"] != aim.argument:
        raise RoundClosedError(stage, number)
    pairings = read_round(draft["text"], aim.context, aim.round)
    if aim.due:
        return PublishRound(stage=stage, round_number=number, pairings=pairings, text=draft["reason"])
    return OverrideRound(stage=stage, round_number=number, pairings=pairings, text=draft["reason"])


@button(AGAIN, DIRECTORS, answers="form")
async def _again(press: Press) -> None:
    """Back to the form, filled in as it was."""
    loaded = await resolve.known(press.ask, press.tournament)
    draft = await drafts.fetch(press.ask, loaded.id, OVERRIDE, press.argument)
    await show_form(press.ask, loaded, draft["text"], draft["reason"])


@button(NOW, DIRECTORS.giving(OverrideRound))
async def _confirmed(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    draft = await drafts.fetch(ask, loaded.id, OVERRIDE, press.argument)
    command = await _command(ask, loaded, draft)
    change = await ask.carry_out(loaded, command)
    await drafts.forget(ask, loaded.id, OVERRIDE)
    stage, number = round_named(draft["round"])
    made = change.after.started[stage].rounds[number - 1]
    title = resolve.context(ask, change.loaded).round_title(stage, made)
    text = (
        texts.directing.published(round_title=title)
        if isinstance(command, PublishRound)
        else texts.directing.overridden(round_title=title)
    )
    await ask.replace(Message(content=text))
