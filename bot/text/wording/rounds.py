"""Stages, rounds, pairings and game times. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.games import NO_TIME, bye_text
from bot.text.wording.times import stamp, stamp_with_distance

FIELD_BY_SEED = Phrase("rounds-field-by-seed")
PLAYED_ELSEWHERE = Phrase("rounds-played-elsewhere")
WHY_SEEDED = Phrase("rounds-why-seeded")
PAIRINGS = Phrase("rounds-pairings")
PLAY_AND_REPORT = Phrase("rounds-play-and-report")
BYES = Phrase("rounds-byes")
IDLE = Phrase("rounds-idle")
WARNINGS = Phrase("rounds-warnings")
NO_WARNINGS = Phrase("rounds-no-warnings")
PREVIEW = Phrase("rounds-preview")
NOT_PUBLISHED = Phrase("rounds-not-published")
WHY_LINK = Phrase("rounds-why-link")
DISPUTED = Phrase("rounds-disputed")
STANDINGS_AT_THE_END = Phrase("rounds-standings-at-the-end")
NEAR_MISSES = Phrase("rounds-near-misses")
ORDERS = {
    "strength": Phrase("rounds-order-by-rating"),
    "standings": Phrase("rounds-order-by-standings"),
    "hand": Phrase("rounds-order-by-hand"),
    "lot": Phrase("rounds-order-by-lot"),
    "entry": Phrase("rounds-order-by-entry"),
}
"""How the field of a stage is seeded."""


def many_level_seeds(count: int) -> str:
    """Too many to tell one by one."""
    return say("rounds-many-level-seeds", count=count)


def stage_started(title: str, entrants: int, rounds: int | None) -> str:
    """A stage begins."""
    if rounds is None:
        return say("rounds-stage-started", title=title, entrants=entrants)
    return say("rounds-stage-started-rounds", title=title, entrants=entrants, rounds=rounds)


def time_control(text: str) -> str:
    """How long the players have."""
    return say("rounds-time-control", text=text)


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
    return say("rounds-more-warnings", count=count)


def many_idle(count: int) -> str:
    """Too many are not paired to name them."""
    return say("rounds-many-idle", count=count)


def bye(name: str, half_points: int) -> str:
    """Who has a bye, and what it is worth."""
    return f"**{name}**: {bye_text(half_points)}"


def game_time(at: datetime | None, *, final: bool) -> str:
    """When a game is played."""
    if at is None:
        return NO_TIME()
    return say("rounds-game-time", at=stamp_with_distance(at), final=final)


def reported(name: str, said: str, counts_at: datetime | None) -> str:
    """In the list of games: somebody has reported this one; without `counts_at` before it was to begin."""
    if counts_at is None:
        return say("rounds-reported-early", name=name, said=said)
    return say("rounds-reported", name=name, said=said, until=stamp(counts_at, "R"))


def here(names: str) -> str:
    """In the list of games: who has checked in."""
    return say("rounds-here", names=names)


def here_waiting(name: str, opponent: str, until: datetime) -> str:
    """In the list of games: who has checked in, and how long they wait for the other."""
    return say(
        "rounds-here-waiting",
        name=name,
        opponent=opponent,
        until_time=stamp(until, "t"),
        until_distance=stamp(until, "R"),
    )


def be_there() -> str:
    """Under the game times once they are final."""
    return say("rounds-be-there")


def next_times(pair_at: datetime) -> str:
    """On the post of a round, until the next one is paired."""
    return say("rounds-next-times", pair_at=stamp_with_distance(pair_at))


def tentative_until(fix_at: datetime) -> str:
    """What players can do about tentative times."""
    return say("rounds-tentative-until", fix_at=stamp(fix_at))


def play_between(play_from: datetime, play_until: datetime) -> str:
    """The week's window."""
    return say("rounds-play-between", play_from=stamp(play_from), play_until=stamp(play_until))


def arrange_yourselves() -> str:
    """Without a timetable players find a time themselves."""
    return say("rounds-arrange-yourselves")


def times_fixed(round_title: str) -> str:
    """The times of a round are final."""
    return say("rounds-times-fixed", round_title=round_title)


def game_moved(players: str, at: datetime) -> str:
    """A director set one game's time."""
    return say("rounds-game-moved", players=players, at=stamp_with_distance(at))


def no_time_found(players: str) -> str:
    """The scheduler found nothing."""
    return say("rounds-no-time-found", players=players)


def paired_by_director(reason: str) -> str:
    """A director paired the round by hand."""
    return say("rounds-paired-by-director", reason=reason)


def amended_by_director(round_title: str) -> str:
    """A director changed the pairings."""
    return say("rounds-amended-by-director", round_title=round_title)


def amended_after_withdrawal(round_title: str) -> str:
    """The round was mended because somebody left."""
    return say("rounds-amended-after-withdrawal", round_title=round_title)


def amended_for_newcomer(round_title: str) -> str:
    """Somebody who came while the round was out plays whoever had the bye."""
    return say("rounds-amended-for-newcomer", round_title=round_title)


def round_undone(round_title: str) -> str:
    """A published round no longer counts."""
    return say("rounds-round-undone", round_title=round_title)


def step_undone() -> str:
    """Something else was taken back."""
    return say("rounds-step-undone")


def undone_list(things: str) -> str:
    """What the step had done."""
    return say("rounds-undone-list", things=things)


def timetable_paused(*, only_goes_on: bool) -> str:
    """What the timetable does after an undo; where a tournament `only_goes_on`, its next step is held."""
    return say("rounds-on-hold") if only_goes_on else say("rounds-timetable-paused")


def timetable_switched(*, running: bool, only_goes_on: bool) -> str:
    """A director switched the timetable, or, where a tournament `only_goes_on`, holds it or lets it go on."""
    if only_goes_on:
        return say("rounds-goes-on") if running else say("rounds-on-hold")
    if running:
        return say("rounds-timetable-switched-running")
    return say("rounds-timetable-switched")


def times_tentative(round_title: str) -> str:
    """The times of a round have been found anew."""
    return say("rounds-times-tentative", round_title=round_title)


def new_time(at: datetime, *, final: bool) -> str:
    """When a game is played instead."""
    return say("rounds-new-time", at=game_time(at, final=final))
