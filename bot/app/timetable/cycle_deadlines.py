"""What comes due in leagues: invitations, the next in line for those who do not come, unfinished games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.app.speaking.wording import cycle as words
from formats.core.commands import AskForForm, Command, PublishRound, WithdrawEntrant
from formats.core.engine import Engine
from formats.core.forms import FormNow, forms_now, missing_from
from formats.core.model import Entrant
from formats.core.state import Tournament
from formats.core.steps import PairRound, Step

DECLINED = "declined"
INVITE = "invite"
UNFINISHED = "unfinished"
NEXT_GAME = "next_game"
STEPS = (DECLINED, INVITE, NEXT_GAME)
"""What changes something, in the order in which it is done."""

BEFORE_THE_END = (timedelta(days=14), timedelta(days=3), timedelta(days=1))
AFTER_THE_END = tuple(timedelta(weeks=week) for week in range(5))
"""When those with unfinished games are reminded where it is said by when they should be over."""

EVERY = timedelta(days=14)
MOST = 26
"""How often else, for a year."""

NOT_BEFORE = timedelta(days=1)
"""Nobody is reminded of games that have just been opened."""


@dataclass(frozen=True, slots=True)
class Coming:
    """Something that comes due; see `deadlines.Deadline`. `made_for` is the moment in its `id`, if any."""

    id: str
    at: datetime
    topic: str
    what: str
    command: Command | None = None
    subject: str = ""
    made_for: datetime | None = None


def coming(state: Tournament, engine: Engine, step: Step, closed_at: datetime | None) -> Iterator[Coming]:
    """All of it; `closed_at` is when sign-up closed, None unless play is what comes next."""
    if closed_at is not None and not state.started:
        yield from invitations(state, engine, closed_at)
    yield from next_games(state, engine, step)
    yield from unfinished(state, engine)


def invitations(state: Tournament, engine: Engine, closed_at: datetime) -> Iterator[Coming]:
    """It goes out when sign-up closes; whoever does not come makes room for the next on the waiting list."""
    for one in forms_now(state, engine):
        if one.asked.days is None:
            continue
        if one.ask is None:
            yield _ask(one, f"invite:{_seconds(closed_at)}", closed_at, made_for=closed_at)
        else:
            yield from _backfill(state, one)


def _ask(one: FormNow, identity: str, at: datetime, made_for: datetime | None = None) -> Coming:
    command = AskForForm(form=one.key, due=at + timedelta(days=one.asked.days or 0))
    return Coming(identity, at, INVITE, words.INVITATIONS_GO_OUT, command, one.key, made_for)


def _backfill(state: Tournament, one: FormNow) -> Iterator[Coming]:
    """Those who said no at once, those who said nothing when the time is up. Who moved up has as much time again."""
    due = one.due
    missing = frozenset(missing_from(state, one))
    someone_waits = bool(state.waiting_list())
    for entrant in state.active_entrants():
        entry = state.forms.get((one.key, entrant.id))
        if someone_waits and entry is not None and entry.content is False:
            yield _makes_room(entrant, entry.at, words.DECLINED)
        elif due is not None and entrant.id in missing:
            again = f"invite:{entrant.id}"
            if entrant.cause == "moved_up" and again not in state.passed:
                yield _ask(one, again, due)
            elif someone_waits:
                yield _makes_room(entrant, due, words.NO_ANSWER)


def _makes_room(entrant: Entrant, at: datetime, why: str) -> Coming:
    command = WithdrawEntrant(entrant=entrant.id, text=why)
    return Coming(f"declined:{entrant.id}:{_seconds(at)}", at, DECLINED, words.MAKES_ROOM, command, entrant.id, at)


def unfinished(state: Tournament, engine: Engine) -> Iterator[Coming]:
    """Reminders of games that players arrange themselves and that are still open."""
    if state.phase != "running" or not state.started or not state.open_games():
        return
    number, log = state.stage_number, state.started[-1]
    if not engine.rules_of(state, number).opens_at_once or not log.paired_at:
        return
    for at in reminder_times(log.paired_at[0], state.settings.play_until):
        identity = f"unfinished:s{number}:{_seconds(at)}"
        if identity not in state.passed:
            yield Coming(identity, at, UNFINISHED, words.UNFINISHED, None, f"s{number}", at)
            return


def next_games(state: Tournament, engine: Engine, step: Step) -> Iterator[Coming]:
    """Where games are open all at once, one that can be played now is opened as well: the next for the title, a replay.

    Groups that follow one another begin when a director says so; a match that is not decided goes on by itself.
    """
    if not isinstance(step, PairRound) or step.starts_stage or state.settings.week is not None:
        return
    rules = engine.rules_of(state, step.stage)
    groups = rules.groups(state.stage(step.stage)) if rules.opens_at_once else ()
    if any(group.goes_on or not group.part for group in groups):
        command = PublishRound(stage=step.stage, round_number=step.round_number)
        name = f"s{step.stage}r{step.round_number}"
        yield Coming(f"pair:{name}", state.commands[-1].at, NEXT_GAME, words.NEXT_GAME, command, name)


def reminder_times(opened: datetime, until: datetime | None) -> list[datetime]:
    """When to remind of unfinished games, in order."""
    if until is None:
        return [opened + time * EVERY for time in range(1, MOST + 1)]
    times = [*(until - before for before in BEFORE_THE_END), *(until + after for after in AFTER_THE_END)]
    return [at for at in times if at >= opened + NOT_BEFORE]


def _seconds(at: datetime) -> int:
    return int(at.timestamp())
