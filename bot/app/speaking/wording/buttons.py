"""What stands on buttons."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking import actions

LABELS: Mapping[str, str] = {
    actions.JOIN: "Sign up",
    actions.LEAVE: "Withdraw",
    actions.ENTRANTS: "Who is in",
    actions.MY_GAME: "My game",
    actions.PAIRINGS: "Pairings",
    actions.STANDINGS: "Standings",
    actions.GROUP: "My league",
    actions.WHY: "Why?",
    actions.SCHEDULE: "Schedule",
    actions.CALENDAR: "My calendar",
    actions.REPORT: "Report",
    actions.SCORES: "Scores",
    actions.WON_ON_TIME: "I won on time",
    actions.TIME_OUT: "Lost on time",
    actions.CONFIRM: "Confirm",
    actions.DISPUTE: "Dispute",
    actions.TAKE_BACK: "Take back",
    actions.HERE: "I'm here",
    actions.MORE_TIME: "Give more time",
    actions.CLAIM: "Claim forfeit",
    actions.AVAILABILITY: "My times",
    actions.SAME_TIMES: "Same times as before",
    actions.AGREE: "That suits me",
    actions.APPEAL: "Appeal",
    actions.APPEAL_ACCEPT: "Accept",
    actions.APPEAL_REJECT: "Reject",
    actions.COMPLY: "I will comply",
    actions.REFUSE: "I refuse",
    actions.ANSWER: "Answer",
    actions.FORM: "Fill in",
    actions.FORM_CHOICE: "Choose",
    actions.NOTE: "Note",
    actions.NAG: "Remind them",
    actions.WORD: "Give a word",
    actions.PUBLISH: "Publish",
    actions.AHEAD: "Pair ahead",
    actions.LEAVE_OUT: "Leave them out",
    actions.REOPEN: "Open sign-up again",
    actions.BRING_ALONG: "Take over",
    actions.TAKE_RATINGS: "Take over",
    actions.UNDO: "Undo",
    actions.RESULT: "Enter result",
    actions.STOP_WORK: "Stop",
    actions.ODDS: "Odds",
    actions.CHANCES: "My chances",
    actions.BOARD_ANEW: "Post it anew",
}
"""The label of every action."""

ACCEPT_THEIRS = "Accept their version"
"""Agree with the opponent's report in a dispute."""
