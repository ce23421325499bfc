"""A format all of whose stages are sealed, for tests of what then nobody may read."""

from __future__ import annotations

from formats.core.capabilities import Reveals
from formats.core.model import Reason
from formats.core.state import Stage
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.system import ScoreGroupSwiss


class Sealed(ScoreGroupSwiss, Reveals[SwissOptions]):
    """A Swiss of which only directors know anything yet."""

    def sealed(self, stage: Stage | None, options: SwissOptions) -> frozenset[str]:
        del stage, options
        return frozenset({"lists"})

    def script(self, stage: Stage, options: SwissOptions) -> tuple[tuple[Reason, ...], ...]:
        del stage, options
        return ()
