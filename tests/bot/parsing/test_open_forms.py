"""The forms of a format as people fill them in: what is a button, and what opens a form."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.parsing.open_forms import MOST_CHOICES, form_buttons, forms_for, is_one_choice
from formats.core.asking import EntrantForm, FormField
from formats.core.forms import FormNow, forms_now
from formats.toolkit.invitation import INVITATION
from tests.bot.faces.swiss_elimination.grand_prix import DAY, invited
from tests.bot.season import Season


def invitation(season: Season) -> FormNow:
    return next(form for form in forms_now(season.state, season.engine) if form.key == INVITATION.key)


def field(choices: int) -> FormField:
    return FormField("answer", choices=tuple(f"v{number}" for number in range(choices)))


@pytest.mark.parametrize(
    "fields, one_choice",
    [
        ((field(1),), True),
        ((field(MOST_CHOICES),), True),
        ((field(MOST_CHOICES + 1),), False),
        ((field(0),), False),
        ((field(2), field(2)), False),
    ],
)
def test_a_form_of_one_question_with_few_answers_is_a_button_for_each(
    fields: tuple[FormField, ...], *, one_choice: bool
) -> None:
    made = replace(invitation(invited()), form=EntrantForm(INVITATION.key, fields))
    assert is_one_choice(made) is one_choice
    shown = form_buttons("t1", made, label="Fill in")
    choices = [choice.capitalize() for choice in fields[0].choices]
    assert [button.label for button in shown] == (choices if one_choice else ["Fill in"])
    assert len({button.action for button in shown}) == len(shown)


def test_a_form_can_be_handed_in_by_whom_it_is_asked_of_until_it_is_due() -> None:
    season = invited()

    def open_to(number: int) -> list[str]:
        return [form.key for form in forms_for(season.state, season.engine, f"e{number}", season.now)]

    assert INVITATION.key in open_to(1)
    season.away_until(season.now + 8 * DAY)
    assert INVITATION.key not in open_to(1)
