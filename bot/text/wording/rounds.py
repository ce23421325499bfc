"""Stages, rounds, pairings and game times. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.games import NO_TIME, bye_text
from bot.text.wording.times import stamp, stamp_with_distance

FIELD_BY_SEED = texts.rounds.field_by_seed
PLAYED_ELSEWHERE = texts.rounds.played_elsewhere
WHY_SEEDED = texts.rounds.why_seeded
PAIRINGS = texts.rounds.pairings
PLAY_AND_REPORT = texts.rounds.play_and_report
BYES = texts.rounds.byes
IDLE = texts.rounds.idle
WARNINGS = texts.rounds.warnings
NO_WARNINGS = texts.rounds.no_warnings
PREVIEW = texts.rounds.preview
NOT_PUBLISHED = texts.rounds.not_published
WHY_LINK = texts.rounds.why_link
DISPUTED = texts.rounds.disputed
STANDINGS_AT_THE_END = texts.rounds.standings_at_the_end
NEAR_MISSES = texts.rounds.near_misses
ORDERS = {
    "strength": texts.rounds.order_by_rating,
    "standings": texts.rounds.order_by_standings,
    "hand": texts.rounds.order_by_hand,
    "lot": texts.rounds.order_by_lot,
    "entry": texts.rounds.order_by_entry,
}
"""How the field of a stage is seeded."""


def many_level_seeds(count: int) -> str:
    """Too many to tell one by one."""
    return texts.rounds.many_level_seeds(count=count)


def stage_started(title: str, entrants: int, rounds: int | None) -> str:
    """A stage begins."""
    if rounds is None:
        return texts.rounds.stage_started(title=title, entrants=entrants)
    return texts.rounds.stage_started_rounds(title=title, entrants=entrants, rounds=rounds)


def time_control(text: str) -> str:
    """How long the players have."""
    return texts.rounds.time_control(text=text)


def field_line(seed: int, name: str, rating: str) -> str:
    """A line of the field."""
    return f"{seed}. {name}" + (f" ({rating})" if rating else "")


def seat(name: str, side: str) -> str:
    """A player with the side they play."""
    return f"**{name}** ({side})" if side else f"**{name}**"


def pairing(board: int, label: str, first: str, second: str) -> str:
    """Who plays whom; the seats come from `seat`."""
    return f"{label or board}. {first} – {second}"


def with_reason(pairing: str, reason: str) -> str:
    """A game in the preview of a round, and why the two meet."""
    return f"{pairing} · {reason}" if reason else pairing


def more_warnings(count: int) -> str:
    """Below the first warnings about a round."""
    return texts.rounds.more_warnings(count=count)


def many_idle(count: int) -> str:
    """Too many are not paired to name them."""
    return texts.rounds.many_idle(count=count)


def bye(name: str, half_points: int) -> str:
    """Who has a bye, and what it is worth."""
    return f"**{name}**: {bye_text(half_points)}"


def game_time(at: datetime | None, *, final: bool) -> str:
    """When a game is played."""
    if at is None:
        return NO_TIME()
    return texts.rounds.game_time(at=stamp_with_distance(at), final=final)


def reported(name: str, said: str, counts_at: datetime | None) -> str:
    """In the list of games: somebody has reported this one; without `counts_at` before it was to begin."""
    if counts_at is None:
        return texts.rounds.reported_early(name=name, said=said)
    return texts.rounds.reported(name=name, said=said, until=stamp(counts_at, "R"))


def here(names: str) -> str:
    """In the list of games: who has checked in."""
    return texts.rounds.here(names=names)


def here_waiting(name: str, opponent: str, until: datetime) -> str:
    """In the list of games: who has checked in, and how long they wait for the other."""
    return texts.rounds.here_waiting(
        name=name, opponent=opponent, until_time=stamp(until, "t"), until_distance=stamp(until, "R")
    )


def be_there() -> str:
    """Under the game times once they are final."""
    return texts.rounds.be_there()


def next_times(pair_at: datetime) -> str:
    """On the post of a round, until the next one is paired."""
    return texts.rounds.next_times(pair_at=stamp_with_distance(pair_at))


def tentative_until(fix_at: datetime) -> str:
    """What players can do about tentative times."""
    return texts.rounds.tentative_until(fix_at=stamp(fix_at))


def play_between(play_from: datetime, play_until: datetime) -> str:
    """The week's window."""
    return texts.rounds.play_between(play_from=stamp(play_from), play_until=stamp(play_until))


def arrange_yourselves() -> str:
    """Without a timetable players find a time themselves."""
    return texts.rounds.arrange_yourselves()


def times_fixed(round_title: str) -> str:
    """The times of a round are final."""
    return texts.rounds.times_fixed(round_title=round_title)


def game_moved(players: str, at: datetime) -> str:
    """A director set one game's time."""
    return texts.rounds.game_moved(players=players, at=stamp_with_distance(at))


def no_time_found(players: str) -> str:
    """The scheduler found nothing."""
    return texts.rounds.no_time_found(players=players)


def paired_by_director(reason: str) -> str:
    """A director paired the round by hand."""
    return texts.rounds.paired_by_director(reason=reason)


def amended_by_director(round_title: str) -> str:
    """A director changed the pairings."""
    return texts.rounds.amended_by_director(round_title=round_title)


def amended_after_withdrawal(round_title: str) -> str:
    """The round was mended because somebody left."""
    return texts.rounds.amended_after_withdrawal(round_title=round_title)


def amended_for_newcomer(round_title: str) -> str:
    """Somebody who came while the round was out plays whoever had the bye."""
    return texts.rounds.amended_for_newcomer(round_title=round_title)


def round_undone(round_title: str) -> str:
    """A published round no longer counts."""
    return texts.rounds.round_undone(round_title=round_title)


def step_undone() -> str:
    """Something else was taken back."""
    return texts.rounds.step_undone()


def undone_list(things: str) -> str:
    """What the step had done."""
    return texts.rounds.undone_list(things=things)


def timetable_paused(*, only_goes_on: bool) -> str:
    """What the timetable does after an undo; where a tournament `only_goes_on`, its next step is held."""
    return texts.rounds.on_hold() if only_goes_on else texts.rounds.timetable_paused()


def timetable_switched(*, running: bool, only_goes_on: bool) -> str:
    """A director switched the timetable, or, where a tournament `only_goes_on`, holds it or lets it go on."""
    if only_goes_on:
        return texts.rounds.goes_on() if running else texts.rounds.on_hold()
    if running:
        return texts.rounds.timetable_switched_running()
    return texts.rounds.timetable_switched()


def times_tentative(round_title: str) -> str:
    """The times of a round have been found anew."""
    return texts.rounds.times_tentative(round_title=round_title)


def new_time(at: datetime, *, final: bool) -> str:
    """When a game is played instead."""
    return texts.rounds.new_time(at=game_time(at, final=final))
