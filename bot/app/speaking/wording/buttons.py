"""What stands on buttons."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking import actions
from bot.app.speaking.catalogue import Phrase
from bot.app.speaking.wording import servers

LABELS: Mapping[str, Phrase] = {
    actions.JOIN: Phrase("buttons-labels-join"),
    actions.LEAVE: Phrase("buttons-labels-leave"),
    actions.ENTRANTS: Phrase("buttons-labels-entrants"),
    actions.MY_GAME: Phrase("buttons-labels-my-game"),
    actions.PAIRINGS: Phrase("buttons-labels-pairings"),
    actions.STANDINGS: Phrase("buttons-labels-standings"),
    actions.GROUP: Phrase("buttons-labels-group"),
    actions.WHY: Phrase("buttons-labels-why"),
    actions.SCHEDULE: Phrase("buttons-labels-schedule"),
    actions.CALENDAR: Phrase("buttons-labels-calendar"),
    actions.CALENDAR_FEED: Phrase("buttons-labels-calendar-feed"),
    actions.CALENDAR_RENEW: Phrase("buttons-labels-calendar-renew"),
    actions.REPORT: Phrase("buttons-labels-report"),
    actions.SCORES: Phrase("buttons-labels-scores"),
    actions.WON_ON_TIME: Phrase("buttons-labels-won-on-time"),
    actions.ADMIT_TIME: Phrase("buttons-labels-admit-time"),
    actions.DENY_TIME: Phrase("buttons-labels-deny-time"),
    actions.TIME_OUT: Phrase("buttons-labels-time-out"),
    actions.CONFIRM: Phrase("buttons-labels-confirm"),
    actions.DISPUTE: Phrase("buttons-labels-dispute"),
    actions.TAKE_BACK: Phrase("buttons-labels-take-back"),
    actions.HERE: Phrase("buttons-labels-here"),
    actions.MORE_TIME: Phrase("buttons-labels-more-time"),
    actions.CLAIM: Phrase("buttons-labels-claim"),
    actions.AVAILABILITY: Phrase("buttons-labels-availability"),
    actions.SAME_TIMES: Phrase("buttons-labels-same-times"),
    actions.AGREE: Phrase("buttons-labels-agree"),
    actions.APPEAL: Phrase("buttons-labels-appeal"),
    actions.APPEAL_ACCEPT: Phrase("buttons-labels-appeal-accept"),
    actions.APPEAL_REJECT: Phrase("buttons-labels-appeal-reject"),
    actions.COMPLY: Phrase("buttons-labels-comply"),
    actions.REFUSE: Phrase("buttons-labels-refuse"),
    actions.ANSWER: Phrase("buttons-labels-answer"),
    actions.FORM: Phrase("buttons-labels-form"),
    actions.FORM_CHOICE: Phrase("buttons-labels-form-choice"),
    actions.NOTE: Phrase("buttons-labels-note"),
    actions.NAG: Phrase("buttons-labels-nag"),
    actions.WORD: Phrase("buttons-labels-word"),
    actions.NEXT: Phrase("buttons-labels-next"),
    actions.TONIGHT: Phrase("buttons-labels-tonight"),
    actions.FIT: Phrase("buttons-labels-fit"),
    actions.PUBLISH: Phrase("buttons-labels-publish"),
    actions.AHEAD: Phrase("buttons-labels-ahead"),
    actions.LEAVE_OUT: Phrase("buttons-labels-leave-out"),
    actions.KEEP_LEAVER: Phrase("buttons-labels-keep-leaver"),
    actions.WITHDRAW_LEAVER: Phrase("buttons-labels-withdraw-leaver"),
    actions.REPLACE_LEAVER: Phrase("buttons-labels-replace-leaver"),
    actions.REOPEN: Phrase("buttons-labels-reopen"),
    actions.BRING_ALONG: Phrase("buttons-labels-bring-along"),
    actions.TAKE_RATINGS: Phrase("buttons-labels-take-ratings"),
    actions.TAKE_GAME: servers.TAKE,
    actions.IGNORE_GAME: servers.IGNORE,
    actions.GAME_AGAIN: servers.AGAIN,
    actions.ACCOUNT_PROVED: servers.DONE,
    actions.UNDO: Phrase("buttons-labels-undo"),
    actions.RESULT: Phrase("buttons-labels-result"),
    actions.STOP_WORK: Phrase("buttons-labels-stop-work"),
    actions.ODDS: Phrase("buttons-labels-odds"),
    actions.CHANCES: Phrase("buttons-labels-chances"),
    actions.TRY_NOW: Phrase("buttons-labels-try-now"),
    actions.POST_AGAIN: Phrase("buttons-labels-post-again"),
    actions.BOARD_ANEW: Phrase("buttons-labels-board-anew"),
    actions.WRITE_TO_ME: Phrase("buttons-labels-write-to-me"),
    actions.WEBHOOK_TEST: Phrase("buttons-labels-webhook-test"),
    actions.WEBHOOK_ON: Phrase("buttons-labels-webhook-on"),
    actions.WEBHOOK_SECRET: Phrase("buttons-labels-webhook-secret"),
    actions.WEBHOOK_REMOVE: Phrase("buttons-labels-webhook-remove"),
}
"""The label of every action."""

ACCEPT_THEIRS = Phrase("buttons-accept-theirs")
"""Agree with the opponent's report in a dispute."""
