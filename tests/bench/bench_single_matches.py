"""What a result costs where matches open as they come, one by one, in ms of CPU; and the pages of such a stage.

A double elimination of up to 512, and a queue of 101 players: whenever two are free they meet, 1,000 matches in all, in
one round or each in a round of its own. Measured are the decision with its fold, everything else that the bot computes
for it (posts, board, deadlines), and the pages. Nothing is stored or sent.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from bot import plugins
from bot.announcements.composing import compose
from bot.runtime.gc_tuning import spare_collector
from bot.schedule.deadlines import deadlines
from bot.service.loaded import Change
from bot.service.page_settings import PageSettings
from bot.text.context import context_of
from bot.views.live_board import board_view
from bot.web.contents import BOARD, BY_KEY
from bot.web.public_tournaments import PublicTournament
from bot.web.visit import Visit
from formats import registry
from formats.core import commands as cmd
from formats.core.capabilities import MatchToAdd, OpensMatches
from formats.core.contract import AwaitsResults, Finished, Format, NeedsPairing, Options, Status
from formats.core.engine import Engine
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Pairing, RoundPairings, Standing
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from formats.core.state import Stage
from formats.core.values import EntrantId, PairingId, pairing_id
from formats.toolkit import record
from tests.bench.bench_computation import Cycle
from tests.bench.figures import LINEAR, Figure, judged
from tests.formats.toys import in_two_days

RESULT_MS = 5.0
"""Of a decision, at every size."""

PAGE_MS = 1000.0
"""Of each page, at the end of the stage."""

FOLLOWING_MS = 40.0
"""Of posts, board and deadlines after a result, at every size."""

BRACKETS, MATCHES, WAITING = (16, 64, 512), (250, 1000), 101
IN_THREADS = (16, 96)
"""Players of a double elimination whose matches have threads."""

DEFAULTS, THREADS = Settings(), Settings(match_posts="threads")


class QueueOptions(Options):
    """Options of the queue."""

    matches: int = MATCHES[-1]
    rounds_of_one: bool = False
    """Does each match begin a round?"""


class Queue(Format[QueueOptions], OpensMatches[QueueOptions]):
    """Whenever two are free, those of them with the fewest games meet."""

    key: ClassVar[str] = "queue"
    title: ClassVar[str] = "Queue"
    summary: ClassVar[str] = "Two who are free meet."
    options: ClassVar[type[Options]] = QueueOptions

    def check(self, field: Sequence[Entrant], options: QueueOptions) -> None:
        """Any field will do."""

    def planned_rounds(self, stage: Stage, options: QueueOptions) -> int | None:
        """Not known in advance."""
        return None

    def as_they_come(self, options: QueueOptions) -> bool:
        """Always."""
        return True

    def _next(self, stage: Stage, options: QueueOptions) -> tuple[EntrantId, EntrantId] | None:
        """The two who meet next."""
        games = [pairing for round_ in stage.rounds for pairing in round_.pairings.pairings]
        if len(games) >= options.matches:
            return None
        busy = {who for round_ in stage.rounds for game in round_.open_pairings() for who in game.seats}
        played = Counter(who for game in games for who in game.seats)
        free = sorted((who for who in stage.active if who not in busy), key=played.__getitem__)
        return (free[0], free[1]) if len(free) > 1 else None

    def begins_round(self, stage: Stage, options: QueueOptions) -> bool:
        """Where each match has a round."""
        return options.rounds_of_one and self._next(stage, options) is not None

    def pair(self, stage: Stage, options: QueueOptions, lots: Lots) -> RoundPairings:
        """The next match; in the first round of all others everybody who can."""
        free = stage.active[: len(stage.active) // 2 * 2]
        pairs = list(zip(free[::2], free[1::2], strict=True))
        if stage.rounds or options.rounds_of_one:
            pairs = list(filter(None, [self._next(stage, options)]))
        games = tuple(_game(stage, stage.next_round, board, pair) for board, pair in enumerate(pairs, start=1))
        placed = {who for pair in pairs for who in pair}
        return RoundPairings(pairings=games, idle=tuple(who for who in stage.active if who not in placed))

    def matches_to_add(
        self, stage: Stage, options: QueueOptions, lots: Callable[[PairingId], Lots]
    ) -> tuple[MatchToAdd, ...]:
        """The next match, in the one round."""
        pair = None if options.rounds_of_one else self._next(stage, options)
        if pair is None:
            return ()
        return (MatchToAdd(1, game=_game(stage, 1, len(stage.rounds[0].pairings.pairings) + 1, pair)),)

    def status(self, stage: Stage, options: QueueOptions) -> Status:
        """Over after so many matches."""
        missing = tuple(pairing for round_ in stage.rounds for pairing in round_.open_ids())
        if not stage.rounds or self.begins_round(stage, options):
            return NeedsPairing()
        return AwaitsResults(missing) if missing else Finished()

    def rank(self, stage: Stage, options: QueueOptions) -> tuple[Standing, ...]:
        """By points."""
        made = record.points(stage)
        order = sorted(stage.seeds, key=lambda who: -made[who])
        return tuple(Standing(entrant=who, rank=place, points=made[who]) for place, who in enumerate(order, start=1))


def _game(stage: Stage, number: int, board: int, pair: tuple[EntrantId, EntrantId]) -> Pairing:
    return Pairing(id=pairing_id(stage.number, number, board), board=board, seats=pair)


QUEUES = Engine(version="queues", formats={"queue": Queue()}, schedule=in_two_days)


def begun(plan: StagePlan, players: int, engine: Engine, settings: Settings = DEFAULTS) -> Cycle:
    """A tournament whose first matches are open."""
    event = Cycle(players, engine)
    event.do(cmd.CreateTournament(title="Matches", stages=(plan,), seed="seed" * 4, settings=settings))
    event.do(cmd.OpenRegistration())
    event.do(cmd.RegisterEntrants(entrants=tuple(EntrantData(rating=2900.0 - number) for number in range(players))))
    event.do(cmd.CloseRegistration())
    event.do(cmd.PublishRound(stage=0, round_number=1))
    return event


def results(event: Cycle) -> Iterator[Change]:
    """Results of random open games until none is left."""
    chance = random.Random(31)
    while games := event.state.open_games():
        game = chance.choice(games)
        yield event.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[chance.random() < 0.5])))


def milliseconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    started = time.process_time()
    work()
    return (time.process_time() - started) * 1000


def follow(event: Cycle, change: Change) -> None:
    """What the bot computes after a decision."""
    assert compose(change, event.engine)
    assert board_view(context_of(event.loaded, event.engine), "t1").sections
    deadlines(event.state, event.engine)


def played(event: Cycle, *, followed: bool) -> tuple[float, float]:
    """Play to the end; the median of a decision, and of what follows it."""
    decisions, rest = list[float](), list[float]()
    changes = results(event)
    while (change := _timed(changes, decisions)) is not None:
        if followed:
            rest.append(milliseconds(lambda: follow(event, change)))
    return statistics.median(decisions), statistics.median(rest or [0.0])


def _timed(changes: Iterator[Change], taken: list[float]) -> Change | None:
    started = time.process_time()
    change = next(changes, None)
    if change is not None:
        taken.append((time.process_time() - started) * 1000)
    return change


def slowest_page(event: Cycle) -> float:
    """The slowest of the pages that show matches, each made for the first time."""
    visit = Visit(PublicTournament(event.loaded, PageSettings(), event.engine, "1"))
    sections = [BOARD, *(BY_KEY[key] for key in ("standings", "pairings", "bracket") if key in BY_KEY)]
    return max(milliseconds(lambda: section.make(visit)) for section in sections if section.has(visit.context))  # noqa: B023


def main(sizes: Sequence[int]) -> int:
    """Print every figure; 1 when one is over its limit."""
    plugins.install()
    spare_collector()
    deciding, following, pages = dict[int, float](), dict[int, float](), dict[int, float]()
    for size in sizes or BRACKETS:
        plan = StagePlan(system="double_elimination", title="Open", options={"as_they_come": True, "best_of": 3})
        event = begun(plan, size, registry.engine())
        deciding[size], following[size] = played(event, followed=True)
        pages[size] = slowest_page(event)
    threads = dict[int, float]()
    for size in IN_THREADS:
        plan = StagePlan(system="double_elimination", title="Open", options={"as_they_come": True, "best_of": 3})
        _, threads[size] = played(begun(plan, size, registry.engine(), THREADS), followed=True)
    late = judged(
        (
            Figure("a result in a double elimination, by players", deciding, dict.fromkeys(deciding, RESULT_MS)),
            Figure("posts, board and deadlines of it, by players", following, dict.fromkeys(following, FOLLOWING_MS)),
            Figure("the same where matches have threads, by players", threads, dict.fromkeys(threads, FOLLOWING_MS)),
            Figure("the slowest page, by players", pages, dict.fromkeys(pages, PAGE_MS)),
        )
    )
    for alone in (False, True):
        queued = dict[int, float]()
        for matches in MATCHES:
            options = {"matches": matches, "rounds_of_one": alone}
            event = begun(StagePlan(system="queue", title="Queue", options=options), WAITING, QUEUES)
            queued[matches], _ = played(event, followed=False)
        name = f"a result in a queue, {'a round each' if alone else 'one round'}, by matches"
        late |= judged([Figure(name, queued, dict.fromkeys(queued, RESULT_MS), LINEAR)])
    return late


if __name__ == "__main__":
    sys.exit(main([int(size) for size in sys.argv[1:]]))
