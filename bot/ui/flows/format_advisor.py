"""*Which format fits?*: a short form, then a comparison of the formats, best first."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import BadFieldsError
from bot.parsing import format_advisor, tonight
from bot.parsing.format_advisor import NUMBER_LABELS, Recommended
from bot.text import actions
from bot.text.errors.error_text import error_text
from bot.text.messages import BODY_LIMIT, LABEL_LIMIT, Button, Message, action_id
from bot.text.names import cut, elide
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.ui import drafts
from bot.ui.access import MANAGERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, open_form, text_of

NUMBER_HELP: Mapping[str, Phrase] = {
    "people": texts.fitting.people_help,
    "rounds": texts.fitting.rounds_help,
    "hours": texts.fitting.hours_help,
    "minutes": texts.fitting.minutes_help,
}
MATTER_LABELS: Mapping[str, Phrase] = by_code(texts.fitting, "matters_", "games", "best", "short")

ANSWERS, AGAIN, PLAY = "fit_answers", "fit_again", "fit_play"
NEW = "new"
"""What is kept of a form belongs to no tournament yet."""


@button(actions.FIT, MANAGERS, answers="form")
async def _pressed(press: Press) -> None:
    await show_form(press.ask)


async def show_form(ask: Ask, typed: Mapping[str, str] | None = None) -> None:
    """How many people, rounds and hours, and what matters."""
    before = typed or {}
    numbers: list[FormField] = [
        TextField(
            name,
            label(),
            before.get(name, ""),
            help=NUMBER_HELP[name](),
            required=name == format_advisor.PEOPLE,
            longest=5,
        )
        for name, label in NUMBER_LABELS.items()
    ]
    matters = [(key, label()) for key, label in MATTER_LABELS.items()]
    chosen = before.get(format_advisor.MATTERS, format_advisor.GAMES)
    fields = [*numbers, ChoiceField(format_advisor.MATTERS, texts.fitting.what_matters(), matters, chosen)]
    await open_form(ask, ANSWERS, "", "", texts.fitting.title(), fields)


@form(ANSWERS, MANAGERS, Fields(texts=tuple(NUMBER_LABELS), choices=(format_advisor.MATTERS,)))
async def _answered(submission: Submission) -> None:
    """Play each format through in a simulation, and recommend."""
    ask, values = submission.ask, submission.values
    await ask.think()
    typed = {name: text_of(values, name) for name in NUMBER_LABELS}
    typed[format_advisor.MATTERS] = chosen_of(values, format_advisor.MATTERS) or format_advisor.GAMES
    try:
        wanted = format_advisor.read_evening(typed)
    except BadFieldsError as error:
        token = await drafts.keep(ask, NEW, ANSWERS, typed)
        again = Button(label=texts.directing.correct(), action=action_id(AGAIN, "", token), style="primary")
        await ask.say(Message(content=error_text(error)[:2000], buttons=(again,)))
        return
    candidates = await ask.service.aside(format_advisor.recommended, ask.service.engine, wanted)
    titles = dict(tonight.titles(ask.service.engine))
    lines = [texts.fitting.intro(), *(_line_text(titles[candidate.key], candidate) for candidate in candidates)]
    buttons = tuple(
        Button(
            label=elide(texts.fitting.play(title=titles[candidate.key]), LABEL_LIMIT),
            action=action_id(PLAY, "", candidate.key),
            style="primary" if number == 0 else "secondary",
        )
        for number, candidate in enumerate(candidates)
        if candidate.fits
    )
    await ask.say(Message(body=cut("\n".join(lines), BODY_LIMIT), buttons=buttons))


@button(AGAIN, MANAGERS, answers="form")
async def _again(press: Press) -> None:
    """The form again, as it was filled in."""
    await show_form(press.ask, await drafts.fetch(press.ask, NEW, ANSWERS, press.argument))


def _line_text(title: str, recommended: Recommended) -> str:
    """A format with its reasons."""
    hours, minutes = divmod(recommended.minutes, 60)
    text = texts.fitting.line(
        title=title,
        rounds=recommended.fit.rounds,
        fewest=recommended.fit.fewest,
        mean=f"{recommended.fit.mean:.1f}",
        length=f"{hours}:{minutes:02}",
        best=round(100 * recommended.fit.best_wins),
    )
    return text if recommended.fits else f"{text} {texts.fitting.too_long()}"
