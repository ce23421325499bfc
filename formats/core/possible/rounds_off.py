"""Rules of rounds off: which rounds can still be chosen, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from formats.core import commands as cmd
from formats.core.engine import Engine
from formats.core.errors import NoRoundLeftError, NoRoundsOffError
from formats.core.memoize import memoize
from formats.core.model import Entrant
from formats.core.phases import NOT_OVER
from formats.core.possible import clock
from formats.core.possible.act import ALWAYS, Window
from formats.core.possible.field import need_in, need_place_in_stage
from formats.core.state import TournamentState
from formats.core.steps import Finish, PairRound, next_step

LAST_ROUND = 60
"""The last round that can be chosen where it is not known yet how many there are."""


@dataclass(frozen=True, slots=True)
class OpenRounds:
    """The rounds of a stage that have not been published. The first one is closed to players after `closes`."""

    stage: int
    first: int
    last: int
    closes: datetime | None = None

    def of_players(self, now: datetime) -> range:
        """Return the rounds that players can choose at this moment."""
        late = self.closes is not None and now > self.closes
        return range(self.first + late, self.last + 1)

    @property
    def of_directors(self) -> range:
        """The rounds that directors can choose for players."""
        return range(self.first, self.last + 1)


def open_rounds(state: TournamentState, engine: Engine, entrant: Entrant) -> OpenRounds:
    """Return the rounds an entrant may have off; `NotInError`, `NoRoundsOffError`, `NoRoundLeftError`."""
    need_in(entrant)
    rounds = _rounds_to_come(state, engine)
    if rounds.stage < len(state.started):
        need_place_in_stage(state, entrant.id)
    return rounds


@memoize(lambda state, engine: (state, engine))
def _rounds_to_come(state: TournamentState, engine: Engine) -> OpenRounds:
    """Return the rounds that have not been published; `NoRoundsOffError`, `NoRoundLeftError`."""
    stage = _stage_of_next_round(state, engine)
    rules = engine.rules_of(state, stage)
    if not rules.takes_rounds_off:
        raise NoRoundsOffError(rules.system.key)
    first, last = 1, None
    if stage < len(state.started):
        now = state.stage(stage)
        first, last = now.next_round, rules.system.planned_rounds(now, rules.options)
    if last is not None and first > last:
        raise NoRoundLeftError
    return OpenRounds(stage, first, LAST_ROUND if last is None else last, _closes(state, engine))


def ask(state: TournamentState, engine: Engine, entrant: Entrant) -> Window:
    """Return until when an entrant can choose a round; the errors of `open_rounds`."""
    rounds = open_rounds(state, engine, entrant)
    return Window(closes=rounds.closes) if rounds.first == rounds.last else ALWAYS


def _stage_of_next_round(state: TournamentState, engine: Engine) -> int:
    """Return the stage whose round comes next; `NoRoundLeftError` after the last round."""
    step = next_step(state, engine)
    if state.phase not in NOT_OVER or isinstance(step, Finish):
        raise NoRoundLeftError
    return step.stage if isinstance(step, PairRound) else max(state.stage_number, 0)


def _closes(state: TournamentState, engine: Engine) -> datetime | None:
    """Return until when players can have the next round off; None where no clock publishes it."""
    if not state.timetable_running:
        return None
    acts = clock.rounds(state, engine, next_step(state, engine))
    moments = (act.window.opens for act in acts if act.command is cmd.PublishRound)
    opens = next((moment for moment in moments if moment is not None), None)
    return None if opens is None else opens - timedelta(hours=state.settings.round_off_hours)
