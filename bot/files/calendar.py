"""iCalendar files (RFC 5545) of games: one player's, or those of rounds. All times are in UTC.

A game is identified by its board and its two players (`UID`), so importing a newer file moves events that a calendar
already has, and cancels those that will not be played. For that the file contains every game that ever had a time: the
log is replayed (`_History`) including what was undone, since it may be in a calendar. `SEQUENCE` (RFC 5545, 3.8.7.4)
counts the changes of a game in the log; calendars ignore an event with a lower number than the one they have.

Reading: the length of a game is unknown; calendars get two hours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from bot.text.context import Game, TournamentContext
from bot.text.messages import Attachment
from bot.text.names import clean
from bot.text.texts import texts
from bot.views.sealing import is_sealed
from bot.views.table import file_name
from formats.core import events as ev
from formats.core.draws import public_id
from formats.core.events import GameTime
from formats.core.log import Record
from formats.core.model import Pairing
from formats.core.values import EntrantId, PairingId

if TYPE_CHECKING:
    from icalendar import Calendar, Event

GAME_LENGTH = timedelta(hours=2)
REFRESH_INTERVAL = timedelta(hours=1)
"""How often programs that subscribe to the address of a calendar are asked to read it again (RFC 7986, 5.7)."""

PRODUCT = "-//Herald//Herald//EN"

GameKey = tuple["PairingId", frozenset["EntrantId"]]
"""Identity of a game in calendars: other players at the same board are another game."""


@dataclass
class _Kept:
    """A game for calendars: stage, round, players, time, and the number and time of its changes."""

    stage: int
    round_number: int
    seats: tuple[EntrantId, EntrantId]
    time: GameTime | None = None
    changes: int = 0
    changed_at: datetime | None = None


def player_calendar(
    context: TournamentContext, records: Sequence[Record], entrant: EntrantId, *, now: datetime, url: str = ""
) -> Attachment | None:
    """Return all games of one player that have or had a time; None if there are none."""
    games = [(key, kept) for key, kept in _History(context, records).kept() if entrant in kept.seats]
    name = context.names.full(entrant)
    return _file(context, games, name, now=now, url=url)


def rounds_calendar(
    context: TournamentContext,
    records: Sequence[Record],
    rounds: Iterable[tuple[int, int]],
    name: str,
    *,
    now: datetime,
    url: str = "",
) -> Attachment | None:
    """Return all games of these rounds (stage from 0, number from 1) that have or had a time.

    None if there are none.
    """
    wanted = frozenset(rounds)
    games = [
        (key, kept) for key, kept in _History(context, records).kept() if (kept.stage, kept.round_number) in wanted
    ]
    return _file(context, games, name, now=now, url=url)


@dataclass
class _History:
    """Everything that the log contains about times of games, including what was undone."""

    context: TournamentContext
    records: Sequence[Record]
    games: dict[GameKey, _Kept] = field(default_factory=dict)
    _at_board: dict[PairingId, GameKey] = field(default_factory=dict)
    _replaced: defaultdict[str, dict[PairingId, GameKey]] = field(default_factory=lambda: defaultdict(dict))
    _touched: defaultdict[str, set[GameKey]] = field(default_factory=lambda: defaultdict(set))

    def kept(self) -> list[tuple[GameKey, _Kept]]:
        """Return the games of public stages that ever had a time, in order of their times."""
        for record in self.records:
            for key in self._concerned(record):
                self.games[key].changes += 1
                self.games[key].changed_at = record.at
                self._touched[record.command_id].add(key)
        sealed = [number for number in range(len(self.context.state.stages)) if is_sealed(self.context, number)]
        timed = [
            (kept.time.at, key, kept) for key, kept in self.games.items() if kept.time and kept.stage not in sealed
        ]
        return [(key, kept) for _, key, kept in sorted(timed, key=lambda item: (item[0], item[1][0]))]

    def _concerned(self, record: Record) -> set[GameKey]:  # noqa: PLR0911 - one answer a kind of event
        """Apply a record and return the games that it changes."""
        match record.event:
            case ev.RoundPaired() | ev.RoundAmended() as event:
                return self._seat_round(event, record.command_id)
            case ev.MatchAdded() as event if event.game is not None:
                return self._seat(event, event.game, record.command_id)
            case ev.PlayTakenBack(stage=stage, rounds=rounds):
                return {key for key, kept in self.games.items() if (kept.stage, kept.round_number) > (stage, rounds)}
            case ev.GameTimesSet() as event:
                timed = {self._at_board[pairing]: time for pairing, time in event.times.items()}
                for key, time in timed.items():
                    self.games[key].time = time
                return set(timed)
            case ev.ResultRecorded() | ev.ResultCleared() as event:
                played = isinstance(event, ev.ResultRecorded) and event.result.how == "played"
                return set() if played else {self._at_board[event.pairing]}
            case ev.PhaseChanged(phase="cancelled"):
                return set(self.games)
            case ev.CommandUndone() as event:
                self._at_board.update(self._replaced[event.command_id])
                return set(self._touched[event.command_id])
            case _:
                return set()

    def _seat_round(self, event: ev.RoundPaired | ev.RoundAmended, command: str) -> set[GameKey]:
        """Apply a round and return the games that are new, gone, or have exchanged sides."""
        place = (event.stage, event.round_number)
        before = {key for key, kept in self.games.items() if (kept.stage, kept.round_number) == place}
        changed: set[GameKey] = set()
        for pairing in event.pairings.pairings:
            before.discard((pairing.id, frozenset(pairing.seats)))
            changed |= self._seat(event, pairing, command)
        return changed | before

    def _seat(
        self, event: ev.RoundPaired | ev.RoundAmended | ev.MatchAdded, pairing: Pairing, command: str
    ) -> set[GameKey]:
        """Apply a pairing and return its game if it is new or has exchanged sides.

        The game that it replaces at its board is remembered by command, so that an undo restores it.
        """
        key = (pairing.id, frozenset(pairing.seats))
        known = self.games.get(key)
        if known is None:
            self.games[key] = _Kept(event.stage, event.round_number, pairing.seats, changes=-1)
        self.games[key].seats, before = pairing.seats, None if known is None else known.seats
        if pairing.id in self._at_board:
            self._replaced[command].setdefault(pairing.id, self._at_board[pairing.id])
        self._at_board[pairing.id] = key
        return set() if before == pairing.seats else {key}


def empty_calendar(title: str) -> Calendar:
    """Return a calendar of this name without games."""
    from icalendar import Calendar, vDuration  # noqa: PLC0415 - eighty modules that a start does not need

    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", title)
    calendar.add("refresh-interval", REFRESH_INTERVAL, {"value": "DURATION"})
    calendar.add("x-published-ttl", vDuration(REFRESH_INTERVAL))
    return calendar


def _file(
    context: TournamentContext, games: Sequence[tuple[GameKey, _Kept]], name: str, *, now: datetime, url: str
) -> Attachment | None:
    """Return the games as a calendar file; None without games."""
    if not games:
        return None
    title = (
        context.state.title
        if name == context.state.title
        else texts.numbers.label(label=context.state.title, text=name)
    )
    calendar = empty_calendar(title)
    on = {(game.pairing.id, frozenset(game.pairing.seats)): game for game in context.games()}
    for key, kept in games:
        calendar.add_component(_event(context, key, kept, on.get(key), now=now, url=url))
    text = calendar.to_ical().decode()
    return Attachment(name=file_name(context.state.title, name, ending="ics"), text=text, description=title)


def _event(
    context: TournamentContext, key: GameKey, kept: _Kept, game: Game | None, *, now: datetime, url: str
) -> Event:
    """Return the event of a game. `game` is None for a game that is no longer paired."""
    current = context.state.times.get(key[0]) if game is not None else None
    time = current or kept.time
    if time is None:
        raise ValueError("only games that had a time are in calendars")
    from icalendar import Event  # noqa: PLC0415 - as above

    event = Event()
    event.add("uid", _uid(context, key))
    event.add("dtstamp", now.astimezone(UTC))
    event.add("last-modified", (kept.changed_at or now).astimezone(UTC))
    event.add("sequence", kept.changes)
    event.add("dtstart", time.at.astimezone(UTC))
    event.add("dtend", (time.at + GAME_LENGTH).astimezone(UTC))
    seats = kept.seats if game is None else game.pairing.seats
    first, second = map(context.names.full, seats)
    event.add("summary", f"{first} – {second} ({context.state.title})")
    event.add("description", "\n".join(_description(context, kept.stage, seats, game, final=time.final)))
    event.add("location", texts.files.where())
    if url:
        event.add("url", url)
    event.add("status", _status(context, current, game))
    return event


def _uid(context: TournamentContext, key: GameKey) -> str:
    """Return an identifier that is the same in every file and installation, and different in every tournament."""
    return f"{'-'.join((key[0], *sorted(key[1])))}.{public_id(context.state)}@herald.invalid"


def _status(context: TournamentContext, current: GameTime | None, game: Game | None) -> str:
    """Return the status of an event: confirmed, tentative or cancelled."""
    called_off = context.state.phase == "cancelled" and (game is None or game.result is None)
    unplayed = game is not None and game.result is not None and game.result.how != "played"
    if game is None or current is None or called_off or unplayed:
        return "CANCELLED"
    return "CONFIRMED" if current.final or game.result is not None else "TENTATIVE"


def _description(
    context: TournamentContext, stage: int, seats: Sequence[EntrantId], game: Game | None, *, final: bool
) -> list[str]:
    """Return the lines of an event's description."""
    plan = context.state.stages[stage]
    lines = [context.round_title(stage, game.round)] if game is not None else []
    if context.named_sides(stage) is not None:
        lines += [
            texts.numbers.label(label=context.names.full(who), text=context.side(stage, seat))
            for seat, who in enumerate(seats)
        ]
    if plan.time_control:
        lines.append(texts.files.time_control(text=clean(plan.time_control)))
    if game is not None and game.result is None and not final:
        lines.append(texts.files.tentative_time())
    return lines
