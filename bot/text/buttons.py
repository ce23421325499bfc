"""Buttons by their action: each action looks and reads the same wherever it is offered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.face_api.in_use import Faces, faces
from bot.text import actions
from bot.text.capabilities import ButtonLook, HasButtons
from bot.text.catalogue import manner
from bot.text.messages import Button, Style, action_id
from bot.text.phrases import Phrase
from bot.text.texts import texts
from formats.core.groups import Group

BUTTON_LABELS: Mapping[str, Phrase] = {
    actions.JOIN: texts.buttons.labels_join,
    actions.LEAVE: texts.buttons.labels_leave,
    actions.ENTRANTS: texts.buttons.labels_entrants,
    actions.MY_GAME: texts.buttons.labels_my_game,
    actions.PAIRINGS: texts.buttons.labels_pairings,
    actions.STANDINGS: texts.buttons.labels_standings,
    actions.GROUP: texts.buttons.labels_group,
    actions.WHY: texts.buttons.labels_why,
    actions.SCHEDULE: texts.buttons.labels_schedule,
    actions.CALENDAR: texts.buttons.labels_calendar,
    actions.CALENDAR_FEED: texts.buttons.labels_calendar_feed,
    actions.CALENDAR_RENEW: texts.buttons.labels_calendar_renew,
    actions.REPORT: texts.buttons.labels_report,
    actions.SCORES: texts.buttons.labels_scores,
    actions.GAME_SCORES: texts.buttons.labels_game_scores,
    actions.WON_ON_TIME: texts.buttons.labels_won_on_time,
    actions.ADMIT_TIME: texts.buttons.labels_admit_time,
    actions.DENY_TIME: texts.buttons.labels_deny_time,
    actions.TIME_OUT: texts.buttons.labels_time_out,
    actions.CONFIRM: texts.buttons.labels_confirm,
    actions.DISPUTE: texts.buttons.labels_dispute,
    actions.TAKE_BACK: texts.buttons.labels_take_back,
    actions.HERE: texts.buttons.labels_here,
    actions.MORE_TIME: texts.buttons.labels_more_time,
    actions.CLAIM: texts.buttons.labels_claim,
    actions.AVAILABILITY: texts.buttons.labels_availability,
    actions.SAME_TIMES: texts.buttons.labels_same_times,
    actions.ROUND_OFF: texts.rounds_off.form_title,
    actions.AGREE: texts.buttons.labels_agree,
    actions.APPEAL: texts.buttons.labels_appeal,
    actions.APPEAL_ACCEPT: texts.buttons.labels_appeal_accept,
    actions.APPEAL_REJECT: texts.buttons.labels_appeal_reject,
    actions.COMPLY: texts.buttons.labels_comply,
    actions.REFUSE: texts.buttons.labels_refuse,
    actions.ANSWER: texts.buttons.labels_answer,
    actions.FORM: texts.buttons.labels_form,
    actions.FORM_CHOICE: texts.buttons.labels_form_choice,
    actions.ENTER_ANSWERS: texts.buttons.labels_enter_answers,
    actions.NOTE: texts.buttons.labels_note,
    actions.NAG: texts.buttons.labels_nag,
    actions.WORD: texts.buttons.labels_word,
    actions.WAIVE_BEACON: texts.buttons.labels_waive_beacon,
    actions.NEXT: texts.buttons.labels_next,
    actions.HOLD: texts.buttons.labels_hold,
    actions.GO_ON: texts.buttons.labels_go_on,
    actions.MISSING: texts.buttons.labels_missing,
    actions.TONIGHT: texts.buttons.labels_tonight,
    actions.FIT: texts.buttons.labels_fit,
    actions.PUBLISH: texts.buttons.labels_publish,
    actions.AHEAD: texts.buttons.labels_ahead,
    actions.LEAVE_OUT: texts.buttons.labels_leave_out,
    actions.KEEP_LEAVER: texts.buttons.labels_keep_leaver,
    actions.WITHDRAW_LEAVER: texts.buttons.labels_withdraw_leaver,
    actions.REPLACE_LEAVER: texts.buttons.labels_replace_leaver,
    actions.REOPEN: texts.buttons.labels_reopen,
    actions.BRING_ALONG: texts.buttons.labels_bring_along,
    actions.TAKE_RATINGS: texts.buttons.labels_take_ratings,
    actions.TAKE_GAME: texts.servers.take,
    actions.IGNORE_GAME: texts.servers.ignore,
    actions.GAME_AGAIN: texts.servers.again,
    actions.ACCOUNT_PROVED: texts.servers.done,
    actions.UNDO: texts.buttons.labels_undo,
    actions.RESULT: texts.buttons.labels_result,
    actions.STOP_WORK: texts.buttons.labels_stop_work,
    actions.ODDS: texts.buttons.labels_odds,
    actions.CHANCES: texts.buttons.labels_chances,
    actions.TRY_NOW: texts.buttons.labels_try_now,
    actions.POST_AGAIN: texts.buttons.labels_post_again,
    actions.BOARD_ANEW: texts.buttons.labels_board_anew,
    actions.WRITE_TO_ME: texts.buttons.labels_write_to_me,
    actions.WEBHOOK_TEST: texts.buttons.labels_webhook_test,
    actions.WEBHOOK_ON: texts.buttons.labels_webhook_on,
    actions.WEBHOOK_SECRET: texts.buttons.labels_webhook_secret,
    actions.WEBHOOK_REMOVE: texts.buttons.labels_webhook_remove,
    actions.LINK_NEW: texts.buttons.labels_link_new,
    actions.LINK_END: texts.buttons.labels_link_end,
    actions.LINKS_FILE: texts.buttons.labels_links_file,
    actions.LINKS_MAKE: texts.buttons.labels_links_make,
    actions.LINKS_END: texts.buttons.labels_links_end,
}
"""The label of every action."""


STYLES: Mapping[str, Style] = {
    actions.JOIN: "success",
    actions.MY_GAME: "primary",
    actions.REPORT: "primary",
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
    return _made(faces(), manner(), action, tournament, argument, label)


@lru_cache(maxsize=4096)
def _made(shown: Faces, manner: str, action: str, tournament: str, argument: str, label: str) -> Button:  # noqa: ARG001
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
