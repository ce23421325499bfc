"""Buttons by their action: each action looks and reads the same wherever it is offered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.face_api.in_use import Faces, faces
from bot.text import actions
from bot.text.capabilities import ButtonLook, HasButtons
from bot.text.catalogue import rendering_key
from bot.text.messages import Button, Style, action_id
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from formats.core.groups import Group

_LABELS_OF_OTHERS: Mapping[str, Phrase] = {
    actions.BRACKET: texts.files.sights_bracket,
    actions.I_WON: texts.playing.i_won,
    actions.THEY_WON: texts.playing.they_won,
    actions.TIED: texts.playing.tie,
    actions.WON_GAMES: texts.buttons.labels_report,  # each of these buttons has its score instead
    actions.MEANT: texts.buttons.labels_form_choice,  # each of these buttons has the tournament's title instead
    actions.ROUND_OFF: texts.rounds_off.form_title,
    actions.TAKE_GAME: texts.servers.take,
    actions.IGNORE_GAME: texts.servers.ignore,
    actions.GAME_AGAIN: texts.servers.again,
    actions.ACCOUNT_PROVED: texts.servers.done,
}
"""Labels that have another place in the catalogues."""

BUTTON_LABELS: Mapping[str, Phrase] = {
    **by_code(texts.buttons, "labels_", *sorted(set(actions.ALL) - set(_LABELS_OF_OTHERS))),
    **_LABELS_OF_OTHERS,
}
"""The label of every action."""


STYLES: Mapping[str, Style] = {
    actions.JOIN: "success",
    actions.JOIN_TEAM: "success",
    actions.MY_GAME: "primary",
    actions.REPORT: "primary",
    actions.I_WON: "primary",
    actions.THEY_WON: "primary",
    actions.WON_GAMES: "primary",
    actions.DENY_TIME: "primary",
    actions.TIME_OUT: "danger",
    actions.CONFIRM: "success",
    actions.DISPUTE: "danger",
    actions.HERE: "success",
    actions.CLAIM: "danger",
    actions.AVAILABILITY: "primary",
    actions.AGREE: "success",
    actions.APPEAL: "primary",
    actions.APPEAL_ACCEPT: "success",
    actions.APPEAL_REJECT: "danger",
    actions.COMPLY: "success",
    actions.REFUSE: "danger",
    actions.ANSWER: "primary",
    actions.FORM: "primary",
    actions.ENTER_ANSWERS: "primary",
    actions.NOTE: "primary",
    actions.PUBLISH: "success",
    actions.NEXT: "success",
    actions.TONIGHT: "primary",
    actions.LEAVE_OUT: "danger",
    actions.WITHDRAW_LEAVER: "danger",
    actions.BRING_ALONG: "success",
    actions.TAKE_RATINGS: "success",
    actions.TAKE_GAME: "success",
    actions.ACCOUNT_PROVED: "success",
    actions.UNDO: "danger",
    actions.RESULT: "primary",
    actions.STOP_WORK: "danger",
    actions.WEBHOOK_REMOVE: "danger",
    actions.LINK_END: "danger",
    actions.LINKS_FILE: "primary",
    actions.LINKS_MAKE: "danger",
    actions.LINKS_END: "danger",
}
"""How actions look that are not plain grey."""


def button(action: str, tournament: str, argument: str = "", *, label: str = "") -> Button:
    """The button of an action, with its own label unless another one says more."""
    return _made(faces(), rendering_key(), action, tournament, argument, label)


@lru_cache(maxsize=4096)
def _made(shown: Faces, rendering_key: str, action: str, tournament: str, argument: str, label: str) -> Button:  # noqa: ARG001
    """The boards and cards of a tournament have the same few again and again."""
    own = button_look(shown, action)
    said = label or (BUTTON_LABELS[action]() if own is None else str(own.label))
    style = STYLES.get(action, "secondary") if own is None else own.style
    return Button(label=said, action=action_id(action, tournament, argument), style=style)


def button_look(shown: Faces, action: str) -> ButtonLook | None:
    """How an action of a face looks; of faces with the same action the first has it. None for actions of no face."""
    with_buttons = (face for face in shown.by_key.values() if isinstance(face, HasButtons))
    return next((face.buttons[action] for face in with_buttons if action in face.buttons), None)


def group_button(tournament: str, group: Group) -> Button:
    """The way to one's own table where there are groups like this one; those that follow one another are no leagues."""
    return button(actions.GROUP, tournament, label=texts.groups.my_group() if group.part else "")
