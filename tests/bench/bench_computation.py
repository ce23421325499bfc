"""What is computed for one game, reported and confirmed: decisions, folds, posts, board and deadlines, in ms of CPU.

Nothing is stored, sent or answered: that is about three quarters of what a game costs, see `bench_game.py`. A cycle of
the Kuksu preset, all games open at once, nine of ten played; then the same with a log of 20,000 events more.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime, timedelta

from bot import plugins
from bot.announcements.composing import compose
from bot.runtime.gc_tuning import spare_collector
from bot.schedule.deadlines import deadlines
from bot.service.loaded import Change, LoadedTournament
from bot.service.snapshots import loaded_state, undone_state
from bot.text.catalogue import deferred
from bot.text.context import context_of, posts_language
from bot.views.groups import group_tables, groups_of
from bot.views.live_board import board_view
from formats import registry
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide import decide
from formats.core.engine import Engine
from formats.core.evolve import fold
from formats.core.log import Envelope, Record
from formats.core.model import EntrantData
from formats.core.results import Report
from formats.core.state import TournamentState
from formats.core.steps import PairRound, next_step
from formats.core.undoing import last_undoable
from formats.registry import preset
from storage.people import Person
from storage.tournaments import Staff, TournamentRow
from tests.bench.figures import CONSTANT, Figure, judged

SIZES = (310, 1000, 3000)
PLAYED = 0.9
GAMES = 12
TURNS = 5
"""How often the games of every size are measured, in turns, so that no other program falls upon one alone."""

LIMIT_MS = 3.0
"""At every size."""

UNDO_LIMIT_MS = 300.0
"""Of a result at the end of the longest log."""

FOLDED = (2_500, 5_000, 10_000, 20_000)
"""Events of a log that is folded; that must take as long for each of them."""

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
ENGINE = registry.engine()


class Cycle:
    """A cycle of so many players, as the service holds it."""

    def __init__(self, players: int, engine: Engine = ENGINE) -> None:
        self.engine = engine
        self.people = {f"e{number}": _person(number) for number in range(1, players + 1)}
        self.row = TournamentRow("t1", BEGIN, "Kuksu", "running", 5, 77)
        self.staff = (Staff("p1", "director"),)
        self.now = BEGIN
        self.loaded = LoadedTournament("t1", (), TournamentState(), self.row, self.people, self.staff, "0")

    @property
    def state(self) -> TournamentState:
        """How it stands."""
        return self.loaded.state

    def write(self, made: Sequence[tuple[str, ev.Event]]) -> tuple[Record, ...]:
        """Records of events, each with its command's id, without anybody's decision."""
        new = []
        for seq, (command_id, event) in enumerate(made, self.state.version + 1):
            self.now += timedelta(minutes=1)
            new.append(Record(seq=seq, command_id=command_id, actor="p1", at=self.now, event=event))
        return self._taken(tuple(new))

    def _taken(self, new: tuple[Record, ...]) -> tuple[Record, ...]:
        self.loaded = self.loaded.with_records(new, fold(new, self.state), "0")
        return new

    def do(self, command: cmd.Command, actor: str = "p1") -> Change:
        """Decide and fold a command."""
        self.now += timedelta(minutes=1)
        command_id = f"c{self.state.version}"
        if self.loaded.has_done(command_id):
            raise AssertionError(command_id)
        before = self.state
        envelope = Envelope(command_id=command_id, actor=actor, at=self.now, command=command)
        events = decide(before, envelope, self.engine)
        new = tuple(
            Record(seq=seq, command_id=command_id, actor=actor, at=self.now, event=event)
            for seq, event in enumerate(events, before.version + 1)
        )
        self._taken(new)
        return Change(before, self.loaded, new)

    def act(self, command: cmd.Command, actor: str) -> None:
        """Everything the bot works out for a command besides storing and sending."""
        change = self.do(command, actor)
        assert compose(change, self.engine)
        assert board_view(context_of(self.loaded, self.engine), "t1").sections
        deadlines(self.state, self.engine)


def _person(number: int) -> Person:
    return Person(
        id=f"p{number}",
        discord_id=10**17 + number,
        name=f"Player {number}",
        zone=None,
        erased=False,
        reminders={"direct": True},
    )


def begun(players: int) -> Cycle:
    """Everybody has signed up, and all games are open."""
    cycle, plan = Cycle(players), preset("kuksu_main_title_tournament")
    chosen = {"invitations": False, "title_match": False}
    stages = tuple(stage.model_copy(update={"options": {**stage.options, **chosen}}) for stage in plan.stages)
    cycle.do(cmd.CreateTournament(title="Kuksu", stages=stages, settings=plan.settings, seed="seed" * 4))
    cycle.do(cmd.OpenRegistration())
    field = tuple(EntrantData(rating=2900 - number / 2) for number in range(players))
    cycle.do(cmd.RegisterEntrants(entrants=field))
    cycle.do(cmd.CloseRegistration())
    while isinstance(step := next_step(cycle.state, ENGINE), PairRound):
        cycle.do(cmd.PublishRound(stage=step.stage, round_number=step.round_number))
    return cycle


def results(cycle: Cycle, share: float) -> Iterator[tuple[str, ev.Event]]:
    """Reports and results of that share of the open games."""
    games = cycle.state.open_games()
    for number, game in enumerate(games):
        if number % 100 < share * 100:
            report = Report(winner=game.seats[number % 2])
            yield f"a{number}", ev.ResultReported(pairing=game.id, by=game.seats[0], report=report)
            points = (2, 0) if number % 2 == 0 else (0, 2)
            told = {"pairing": game.id, "result": {"half_points": points}, "source": "agreed"}
            yield f"b{number}", ev.ResultRecorded.model_validate(told)


def passed(count: int) -> Iterator[tuple[str, ev.Event]]:
    """So many reminders of which nothing is left to do."""
    for number in range(count):
        yield f"d{number}", ev.DeadlinePassed(deadline=f"remind:x{number}", topic="remind_game")


def look_at_all_tables(cycle: Cycle) -> None:
    """Every league's table is made for the first time, as its thread's post was when something last happened in it."""
    context = context_of(cycle.loaded, ENGINE)
    with deferred(posts_language(cycle.state)):
        group_tables(context, cycle.state.stage_number, groups_of(context))


def a_game(cycle: Cycle) -> float:
    """Milliseconds of a game that is reported and confirmed, the median of some."""
    open_games = cycle.state.open_games()
    taken = []
    for game in open_games[:: max(1, len(open_games) // GAMES)][:GAMES]:
        first, second = game.seats
        started = time.process_time()
        cycle.act(cmd.ReportResult(pairing=game.id, by=first, report=Report(winner=first)), f"p{first[1:]}")
        cycle.act(cmd.ConfirmReport(pairing=game.id, by=second), f"p{second[1:]}")
        taken.append((time.process_time() - started) * 1000)
    return statistics.median(taken)


def games_in_turns(cycles: Mapping[int, Cycle]) -> dict[int, float]:
    """Milliseconds of a game in each of these, by their sizes: the best of some turns, in which all take part."""
    for cycle in cycles.values():
        a_game(cycle)
    turns = [{size: a_game(cycle) for size, cycle in cycles.items()} for _ in range(TURNS)]
    return {size: min(turn[size] for turn in turns) for size in cycles}


def undoing(cycle: Cycle) -> float:
    """Milliseconds of deciding to undo the last command, and of the state after it."""
    loaded, mark = cycle.loaded, last_undoable(cycle.state)
    if mark is None:
        raise AssertionError(mark)
    kept = loaded_state(loaded.records)[1]
    command = cmd.UndoCommand(command_id=mark.command_id)
    envelope = Envelope(command_id="undo", actor="p1", at=cycle.now, command=command)
    started = time.process_time()
    events = decide(cycle.state, envelope, ENGINE)
    new = [
        Record(seq=seq, command_id="undo", actor="p1", at=cycle.now, event=event)
        for seq, event in enumerate(events, cycle.state.version + 1)
    ]
    state, _ = undone_state(loaded.records, new, kept)
    taken = (time.process_time() - started) * 1000
    if state != fold((*loaded.records, *new)):
        raise AssertionError(state)
    return taken


def folding(records: Sequence[Record], count: int) -> float:
    """Milliseconds of folding so many records from the first on, the best of a few."""
    taken = []
    for _ in range(3):
        started = time.process_time()
        fold(records[:count])
        taken.append((time.process_time() - started) * 1000)
    return min(taken)


def main(sizes: Sequence[int]) -> int:
    """Print every figure; 1 when one is over its limit or grows faster than it may."""
    plugins.install()
    spare_collector()
    cycles = {players: begun(players) for players in sorted(sizes)}
    for cycle in cycles.values():
        cycle.write(list(results(cycle, PLAYED)))
        look_at_all_tables(cycle)
    games = games_in_turns(cycles)
    late = judged([Figure("a game, by players", games, dict.fromkeys(games, LIMIT_MS), CONSTANT)])
    shorter = copy(cycle)  # what it holds never changes
    cycle.write(list(passed(20_000)))
    logs = games_in_turns({len(version.loaded.records): version for version in (shorter, cycle)})
    late |= judged([Figure("the same, by events in the log", logs, dict.fromkeys(logs, LIMIT_MS), CONSTANT)])
    length = len(cycle.loaded.records)
    late |= judged([Figure("undo, by events in the log", {length: undoing(cycle)}, {length: UNDO_LIMIT_MS})])
    folded = {count: folding(cycle.loaded.records, count) for count in FOLDED if count <= len(cycle.loaded.records)}
    return late | judged([Figure("folding, by events", folded)])


if __name__ == "__main__":
    sys.exit(main([int(size) for size in sys.argv[1:]] or SIZES))
