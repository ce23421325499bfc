"""A player's tournaments, and what they bring along from one cycle to the next."""

from __future__ import annotations

from bot.app.speaking.wording.numbers import counted, ordinal, points_word

NOTHING = "No tournament here yet."
NOT_PLAYED = "Signed up; no games."
TAKE_OVER = "Take over"
NOTHING_NEW = "Nothing to take over: everybody has their place of the last cycle already."
OUTDATED = (
    "The places of the last cycle have changed since they were taken over, or never were: take them over before you "
    "publish."
)


def title(name: str) -> str:
    """Above everything."""
    return f"Tournaments of {name}"


def place(group: str, rank: int, of: int, half_points: int, wins: int, losses: int) -> str:
    """Where somebody came in, or stands now."""
    return f"{group}: {ordinal(rank)} of {of}, {points_word(half_points)} ({wins} won, {losses} lost)"


def preview(last: str, count: int) -> str:
    """Above the list of what would be taken over."""
    return f"From **{last}** {counted(count, 'player')} would bring this along. Nothing has changed yet."


def line(name: str, values: str) -> str:
    """What somebody brings along."""
    return f"{name}: {values}"


def taken_over(count: int) -> str:
    """Done."""
    return f"Taken over for {counted(count, 'player')}."


def created_after(last: str) -> str:
    """The next cycle exists; how the players' places get into it."""
    return (
        f"It follows **{last}**. Once its leagues are complete, take over the players' places with "
        "`/players last-cycle`; the preview reminds you."
    )
