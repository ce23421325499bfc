"""Answers to what a player does about a game. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import duration, stamp

I_WON, TIE = Phrase("playing-i-won"), Phrase("playing-tie")
DISPUTE_TITLE, DISPUTE_FIELD = Phrase("playing-dispute-title"), Phrase("playing-dispute-field")
DISPUTE_HELP = Phrase("playing-dispute-help")
APPEAL_TITLE, APPEAL_FIELD = Phrase("playing-appeal-title"), Phrase("playing-appeal-field")
APPEAL_HELP = Phrase("playing-appeal-help")
REPORT_AGAIN = Phrase("playing-report-again")
CAN_ACCEPT = Phrase("playing-can-accept")
REALLY_CLAIM = Phrase("playing-really-claim")
REALLY_REFUSE = Phrase("playing-really-refuse")
COMPLIES = Phrase("playing-complies")
REFUSED = Phrase("playing-refused")
BOTH_HERE = Phrase("playing-both-here")


def other_won(name: str) -> str:
    """The label of a button."""
    return say("playing-other-won", name=name)


def how_did_it_end(opponent: str) -> str:
    """Before a report."""
    return say("playing-how-did-it-end", opponent=opponent)


def settled(players: str, score: str) -> str:
    """The result is official."""
    return say("playing-settled", players=players, score=score)


def checked_in(name: str, opponent: str) -> str:
    """Whoever runs the tournament has checked somebody in for their game."""
    return say("playing-checked-in", name=name, opponent=opponent)


def here_alone(opponent: str, claimable: datetime) -> str:
    """The opponent is not there yet."""
    return say(
        "playing-here-alone",
        opponent=opponent,
        claimable_time=stamp(claimable, "t"),
        claimable_distance=stamp(claimable, "R"),
    )


def really_claim(opponent: str, *, removes: bool) -> str:
    """Before a claim."""
    return say("playing-ask-claim", opponent=opponent, removes=removes)


def how_much_time(opponent: str) -> str:
    """Before granting time."""
    return say("playing-how-much-time", opponent=opponent)


def more_minutes(minutes: int) -> str:
    """The label of a button."""
    return duration(minutes)


def waits_until(opponent: str, until: datetime) -> str:
    """Time was granted."""
    return say("playing-waits-until", opponent=opponent, until_time=stamp(until, "t"), until_distance=stamp(until, "R"))


def really_refuse(text: str) -> str:
    """Before a refusal."""
    return say("playing-really-refuse-2", text=text)
