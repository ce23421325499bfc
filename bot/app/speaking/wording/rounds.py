"""Stages, rounds, pairings and game times. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.games import FINAL, NO_TIME, TENTATIVE, bye_text
from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import stamp, stamp_with_distance

FIELD_BY_SEED = "Field, by seed"
WHY_SEEDED = "How level seeds were parted"
ORDER_BY_RATING = "Seeded by strength before the tournament."
ORDER_BY_STANDINGS = "Seeded by the standings of the stage before."
PAIRINGS = "Pairings"
BYES = "Byes"
IDLE = "Not paired this round"
WARNINGS = "Worth a look"
NO_WARNINGS = "Nothing unusual: no repeat, no second bye, nothing else to look at."
PREVIEW = "Preview"
NOT_PUBLISHED = "Nobody else sees this yet."
WHY_LINK = "Why these pairings? Ask `/tournament why`."
NEAR_MISSES = "No common time"


def many_level_seeds(count: int) -> str:
    """Too many to tell one by one."""
    return f"{count} times two neighbours had the same rating. `/tournament why` tells what parted them."


def stage_started(title: str, entrants: int, rounds: int | None) -> str:
    """A stage begins."""
    text = f"**{title}** begins with {counted(entrants, 'entrant')}"
    return f"{text} and {counted(rounds, 'round')}." if rounds is not None else f"{text}."


def time_control(text: str) -> str:
    """How long the players have."""
    return f"Time control: {text}"


def field_line(seed: int, name: str, rating: str) -> str:
    """A line of the field."""
    return f"{seed}. {name}" + (f" ({rating})" if rating else "")


def seat(name: str, side: str) -> str:
    """A player with the side they play."""
    return f"**{name}** ({side})" if side else f"**{name}**"


def pairing(board: int, label: str, first: str, second: str) -> str:
    """Who plays whom; the seats come from `seat`."""
    return f"{label or board}. {first} – {second}"


def bye(name: str, half_points: int) -> str:
    """Who has a bye, and what it is worth."""
    return f"**{name}**: {bye_text(half_points)}"


def game_time(at: datetime | None, *, final: bool) -> str:
    """When a game is played."""
    if at is None:
        return NO_TIME
    return f"{stamp_with_distance(at)}, {FINAL if final else TENTATIVE}"


def tentative_until(fix_at: datetime) -> str:
    """What players can do about tentative times."""
    return (
        f"Times are tentative until {stamp(fix_at)}. Talk to your opponent and correct your times with "
        "`/me availability` before that."
    )


def play_between(play_from: datetime, play_until: datetime) -> str:
    """The week's window."""
    return f"Games start between {stamp(play_from)} and {stamp(play_until)}."


def arrange_yourselves() -> str:
    """Without a timetable players find a time themselves."""
    return "Agree on a time with your opponent, play, and report the result with `/match report`."


def times_fixed(round_title: str) -> str:
    """The times of a round are final."""
    return f"The game times of **{round_title}** are final and no longer change."


def game_moved(players: str, at: datetime) -> str:
    """A director set one game's time."""
    return f"A director has set the time of {players}: {stamp_with_distance(at)}."


def no_time_found(players: str) -> str:
    """The scheduler found nothing."""
    return f"{players}: no time could be found. A director will set one."


def paired_by_director(reason: str) -> str:
    """A director paired the round by hand."""
    return f"Paired by a director: {reason}"


def amended_by_director(round_title: str) -> str:
    """A director changed the pairings."""
    return f"A director has changed the pairings of **{round_title}**."


def amended_after_withdrawal(round_title: str) -> str:
    """The round was mended because somebody left."""
    return f"The pairings of **{round_title}** have been mended because somebody left."


def round_undone(round_title: str) -> str:
    """A published round no longer counts."""
    return f"**{round_title}** has been taken back by a director. Its pairings no longer count; new ones will follow."


def step_undone() -> str:
    """Something else was taken back."""
    return "A director has taken the last step back."


def undone_list(things: str) -> str:
    """What the step had done."""
    return f"Taken back: {things}."


def timetable_paused() -> str:
    """What the timetable does after an undo."""
    return "The timetable stands still until a director lets it run again."


def timetable_switched(*, running: bool) -> str:
    """A director switched the timetable."""
    if running:
        return "The timetable runs again."
    return "The timetable is paused: nothing happens by itself until a director lets it run again."


def times_tentative(round_title: str) -> str:
    """The times of a round have been found anew."""
    return f"The tentative game times of **{round_title}**:"


def new_time(at: datetime, *, final: bool) -> str:
    """When a game is played instead."""
    return f"New time: {game_time(at, final=final)}."
