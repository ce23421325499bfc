"""Answers to what a player does about a game. Names and games come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.times import duration, stamp

I_WON, TIE = "I won", "It was a tie"
DISPUTE_TITLE, DISPUTE_FIELD = "Dispute a report", "What happened?"
DISPUTE_HELP = "A director reads this and decides. Until then nothing counts."
APPEAL_TITLE, APPEAL_FIELD = "Appeal to the directors", "What was beyond your control?"
APPEAL_HELP = "The lost game stays lost; you ask to play the rounds to come."
REPORT_AGAIN = "Taken back. Nothing is reported now; when you know, report the game again."
CAN_ACCEPT = "You can still accept the other version."
REALLY_CLAIM = "Claim the game"
REALLY_REFUSE = "I refuse, and know what it costs"
COMPLIES = "Thank you. The directors know that you will comply."
REFUSED = "The directors know that you refuse. By the rules that costs you the game; a director will rule on it."
BOTH_HERE = "You are both here. Have a good game! When it is over, press **Report**."


def other_won(name: str) -> str:
    """The label of a button."""
    return f"{name} won"


def how_did_it_end(opponent: str) -> str:
    """Before a report."""
    return f"How did your game against **{opponent}** end?"


def settled(players: str, score: str) -> str:
    """The result is official."""
    return f"Settled: {players}, **{score}**."


def here_alone(opponent: str, claimable: datetime) -> str:
    """The opponent is not there yet."""
    return (
        f"You are checked in. **{opponent}** is not here yet. If that stays so, you may claim the game from "
        f"{stamp(claimable, 't')} on ({stamp(claimable, 'R')}), or give more time."
    )


def really_claim(opponent: str, *, removes: bool) -> str:
    """Before a claim."""
    out = f" and takes **{opponent}** out of the tournament" if removes else ""
    return f"Claiming wins you the game by forfeit{out}. You can also give **{opponent}** more time."


def how_much_time(opponent: str) -> str:
    """Before granting time."""
    return f"How much longer do you wait for **{opponent}**?"


def more_minutes(minutes: int) -> str:
    """The label of a button."""
    return duration(minutes)


def waits_until(opponent: str, until: datetime) -> str:
    """Time was granted."""
    return (
        f"**{opponent}** has until {stamp(until, 't')} ({stamp(until, 'R')}). You can claim the game only after that."
    )


def really_refuse(text: str) -> str:
    """Before a refusal."""
    return f"Required of you: {text}\nWhoever does not comply loses by forfeit. Do you really refuse?"
