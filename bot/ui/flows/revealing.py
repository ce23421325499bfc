"""The reveal: a director tells the script step by step, each one seen before everybody reads it; then the rounds."""

from __future__ import annotations

from bot.app.messages import BODY_LIMIT, Button, Message, action_id
from bot.app.names import elide
from bot.app.playoffs.stage import playoffs_of
from bot.app.scene import Scene
from bot.app.service import Live
from bot.app.thoughts import script_of
from bot.app.wording import scripts as words
from bot.ui import finding
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows.answering import open_questions
from bot.ui.flows.missing import show_missing
from formats.core.commands import AnswerPrompt, LookAtForms, PublishRound, TellStep
from formats.core.errors import NotNextError
from formats.core.steps import PairRound, next_step
from formats.systems.swiss_elimination.forms import ONLINE_TIMES
from formats.systems.swiss_elimination.selection import REVEAL, REVEALED

TELL, PUBLISH = "reveal_step", "reveal_rounds"


async def reveal(ask: Ask, live: Live) -> None:
    """What comes next. Whoever reads it knows more than others, so the log says who did."""
    if playoffs_of(finding.scene(ask, live)) is not None:
        live = (await ask.carry_out(live, LookAtForms(form=ONLINE_TIMES))).live
    await _show(ask, live)


async def _show(ask: Ask, live: Live) -> None:
    """The next step with its button, or what comes after the last."""
    scene = finding.scene(ask, live)
    lines: list[str] = []
    buttons: list[Button] = []
    playoffs = playoffs_of(scene)
    if playoffs is None:
        await ask.replace(Message(content=words.NO_SCRIPT))
        return
    told = playoffs.stage.told
    script = await ask.service.work(script_of, live.state)
    question = next((one for one in open_questions(ask, live) if one.key == REVEAL), None)
    if question is not None and told == 0:
        lines += [scene.reason(question.question, playoffs.number), ""]
    if told < len(script):
        sentences = "\n> ".join(scene.reasons(script[told], playoffs.number))
        lines.append(words.next_is(told + 1, len(script), sentences))
        label = words.NEXT_STEP if told else words.FIRST_STEP
        action = action_id(TELL, live.id, f"{playoffs.number}.{told + 1}")
        buttons.append(Button(label=label, action=action, style="success"))
    else:
        lines.append(words.ALL_TOLD if script else words.NO_SCRIPT)
    if question is not None and told >= len(script):
        buttons.append(Button(label=words.PUBLISH, action=action_id(PUBLISH, live.id), style="success"))
    title = scene.heading(words.REVEAL)
    await ask.replace(Message(title=title, body=elide("\n".join(lines), BODY_LIMIT), buttons=tuple(buttons)))


@button(TELL)
async def _tell_pressed(press: Press) -> None:
    """Tell the step that was shown; a second press, or another director's, tells nothing twice."""
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    stage, _, step = press.argument.partition(".")
    ask.once(f"reveal:{press.argument}")
    try:
        live = (await ask.carry_out(live, TellStep(stage=int(stage), step=int(step)))).live
    except NotNextError:
        live = await finding.known(ask, live.id)
    await _show(ask, live)


@button(PUBLISH)
async def _publish_pressed(press: Press) -> None:
    """The seal is broken, and the online rounds are published with their results, as far as no draw comes first."""
    ask = press.ask
    await ask.think(update=ask.pressed_own)
    live = await finding.known(ask, press.tournament)
    await finding.staff(ask, live, "director")
    if any(one.key == REVEAL for one in open_questions(ask, live)):
        ask.once("reveal:answer")
        live = (await ask.carry_out(live, AnswerPrompt(prompt=REVEAL, answer=REVEALED))).live
    step = next_step(live.state, ask.service.engine)
    if not isinstance(step, PairRound):
        await show_missing(ask, live)
        return
    ask.once("reveal:rounds")
    through = _last_online(finding.scene(ask, live))
    command = PublishRound(stage=step.stage, round_number=step.round_number, through=through)
    change = await ask.carry_out(live, command)
    await ask.replace(Message(content=words.published(len(change.after.started[-1].rounds))))


def _last_online(scene: Scene) -> int | None:
    """The number of the last round before the first live one."""
    playoffs = playoffs_of(scene)
    if playoffs is None:
        return None
    sittings = playoffs.options.match_table.sittings
    live = (number for number, sitting in enumerate(sittings) if sitting.venue == "live")
    return next(live, len(sittings)) or None
