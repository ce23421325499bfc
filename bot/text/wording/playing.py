"""Answers to what a player does about a game. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import duration, stamp

I_WON, TIE = texts.playing.i_won, texts.playing.tie
DISPUTE_TITLE, DISPUTE_FIELD = texts.playing.dispute_title, texts.playing.dispute_field
DISPUTE_HELP = texts.playing.dispute_help
APPEAL_TITLE, APPEAL_FIELD = texts.playing.appeal_title, texts.playing.appeal_field
APPEAL_HELP = texts.playing.appeal_help
REPORT_AGAIN = texts.playing.report_again
CAN_ACCEPT = texts.playing.can_accept
REALLY_CLAIM = texts.playing.really_claim
REALLY_REFUSE = texts.playing.really_refuse
COMPLIES = texts.playing.complies
REFUSED = texts.playing.refused
BOTH_HERE = texts.playing.both_here


def other_won(name: str) -> str:
    """The label of a button."""
    return texts.playing.other_won(name=name)


def how_did_it_end(opponent: str) -> str:
    """Before a report."""
    return texts.playing.how_did_it_end(opponent=opponent)


def settled(players: str, score: str) -> str:
    """The result is official."""
    return texts.playing.settled(players=players, score=score)


def checked_in(name: str, opponent: str) -> str:
    """Whoever runs the tournament has checked somebody in for their game."""
    return texts.playing.checked_in(name=name, opponent=opponent)


def here_alone(opponent: str, claimable: datetime) -> str:
    """The opponent is not there yet."""
    return texts.playing.here_alone(
        opponent=opponent, claimable_time=stamp(claimable, "t"), claimable_distance=stamp(claimable, "R")
    )


def really_claim(opponent: str, *, removes: bool) -> str:
    """Before a claim."""
    return texts.playing.ask_claim(opponent=opponent, removes=removes)


def how_much_time(opponent: str) -> str:
    """Before granting time."""
    return texts.playing.how_much_time(opponent=opponent)


def more_minutes(minutes: int) -> str:
    """The label of a button."""
    return duration(minutes)


def waits_until(opponent: str, until: datetime) -> str:
    """Time was granted."""
    return texts.playing.waits_until(opponent=opponent, until_time=stamp(until, "t"), until_distance=stamp(until, "R"))


def really_refuse(text: str) -> str:
    """Before a refusal."""
    return texts.playing.really_refuse_2(text=text)
