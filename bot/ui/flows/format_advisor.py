"""*Which format fits?*: a short form, then a recommendation, a table of the formats and a picture."""

from __future__ import annotations

from collections.abc import Mapping

from bot.charts.format_advisor import advice_chart
from bot.errors import BadFieldsError
from bot.parsing import format_advisor, tonight
from bot.parsing.format_advisor import LONGEST_NUMBER, LONGEST_RATINGS, NUMBER_LABELS
from bot.text import actions
from bot.text.errors.error_text import error_text
from bot.text.messages import LABEL_LIMIT, Button, Message, Style, action_id
from bot.text.names import elide
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.ui import drafts
from bot.ui.access import MANAGERS
from bot.ui.actions import Fields, Press, Submission, button, form
from bot.ui.answers import Ask
from bot.ui.forms import ChoiceField, FormField, TextField, chosen_of, open_form, text_of
from bot.ui.showing import show, show_pictures
from bot.views.format_advisor import advice_view, candidate_title
from formats.toolkit.format_advisor import Advice

NUMBER_HELP: Mapping[str, Phrase] = {
    "people": texts.fitting.people_help,
    "hours": texts.fitting.hours_help,
    "minutes": texts.fitting.minutes_help,
}
MATTER_LABELS: Mapping[str, Phrase] = by_code(texts.fitting, "matters_", "best", "places", "games", "everybody")
STRENGTH_LABELS: Mapping[str, Phrase] = by_code(texts.fitting, "strength_", "friends", "mixed", "favourite")

CHOICES: Mapping[str, tuple[Phrase, Mapping[str, Phrase]]] = {
    format_advisor.STRENGTH: (texts.fitting.strength, STRENGTH_LABELS),
    format_advisor.MATTERS: (texts.fitting.what_matters, MATTER_LABELS),
}

MOST_BUTTONS = 5
ARGUMENT_SEPARATOR = "."
ANSWERS, AGAIN, PLAY = "fit_answers", "fit_again", "fit_play"
NEW = "new"
"""What is kept of a form belongs to no tournament yet."""


@button(actions.FIT, MANAGERS, answers="form")
async def _pressed(press: Press) -> None:
    await show_form(press.ask)


async def show_form(ask: Ask, typed: Mapping[str, str] | None = None) -> None:
    """How many people, how much time, how strong they are, and what matters."""
    before = typed or {}
    numbers: list[FormField] = [
        TextField(
            name,
            label(),
            before.get(name, ""),
            help=NUMBER_HELP[name](),
            required=name == format_advisor.PEOPLE,
            longest=LONGEST_RATINGS if name == format_advisor.PEOPLE else LONGEST_NUMBER,
        )
        for name, label in NUMBER_LABELS.items()
    ]
    choices: list[FormField] = [
        ChoiceField(
            name, title(), [(key, label()) for key, label in labels.items()], before.get(name) or next(iter(labels))
        )
        for name, (title, labels) in CHOICES.items()
    ]
    await open_form(ask, ANSWERS, "", "", texts.fitting.title(), [*numbers, *choices])


@form(ANSWERS, MANAGERS, Fields(texts=tuple(NUMBER_LABELS), choices=tuple(CHOICES)))
async def _answered(submission: Submission) -> None:
    """Have the formats simulated in a worker, and recommend."""
    ask, values = submission.ask, submission.values
    await ask.think()
    typed = {name: text_of(values, name) for name in NUMBER_LABELS}
    typed |= {name: chosen_of(values, name) or next(iter(labels)) for name, (_, labels) in CHOICES.items()}
    try:
        wanted = format_advisor.read_evening(typed)
    except BadFieldsError as error:
        token = await drafts.keep(ask, NEW, ANSWERS, typed)
        again = Button(label=texts.directing.correct(), action=action_id(AGAIN, "", token), style="primary")
        await ask.say(Message(content=error_text(error)[:2000], buttons=(again,)))
        return
    advices = await ask.service.aside(format_advisor.recommended, wanted)
    playable = [advice for advice in advices if advice.fits and tonight_form(advice) is not None][:MOST_BUTTONS]
    buttons = tuple(_play_button(advice, "primary" if advice is advices[0] else "secondary") for advice in playable)
    await show(ask, advice_view(advices, wanted.matters), buttons=buttons)
    if ask.herald.painter is not None:
        chart = advice_chart(advices, len(wanted.ratings))
        await show_pictures(ask, await ask.herald.painter.of_view(chart))


def _play_button(advice: Advice, style: Style) -> Button:
    title = texts.fitting.with_rounds(title=candidate_title(advice), rounds=advice.measures.most_rounds)
    argument = ARGUMENT_SEPARATOR.join((tonight_form(advice) or {}).values())
    return Button(
        label=elide(texts.fitting.play(title=title), LABEL_LIMIT), action=action_id(PLAY, "", argument), style=style
    )


def tonight_form(advice: Advice) -> dict[str, str] | None:
    """Return what the form of a tournament for tonight is filled in with; None if it cannot be created there."""
    (stage, *more) = advice.stages
    if more or stage.options.keys() - {tonight.ROUNDS}:
        return None
    rounds = stage.options.get(tonight.ROUNDS)
    return {tonight.KIND: stage.system} | ({} if rounds is None else {tonight.ROUNDS: str(rounds)})


def chosen_for_tonight(argument: str) -> dict[str, str]:
    """Return the fields of the form from the argument of a button."""
    return dict(zip((tonight.KIND, tonight.ROUNDS), argument.split(ARGUMENT_SEPARATOR), strict=False))


@button(AGAIN, MANAGERS, answers="form")
async def _again(press: Press) -> None:
    """The form again, as it was filled in."""
    await show_form(press.ask, await drafts.fetch(press.ask, NEW, ANSWERS, press.argument))
