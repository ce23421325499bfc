"""The version of what the engine computes, recorded with every seeding and pairing.

`ENGINE_VERSION` is raised by one whenever the same facts give another pairing, seeding, time or ranking in any format,
or for any option: then `verify` can name the engine that paired a round which comes out differently today. It is not
raised for formats, options and texts that are new. `tests/formats/test_engine_version.py` compares what tournaments of
every format give with what they gave when the number was last raised.

1: Herald 0.2. Logs of Herald 0.1 have no number.
2: Pairings of COP name fixed tables beyond the last board.
3: The notice of final game times counts from their moment in the week, also when the timetable acts seconds after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from formats.core import events as ev
from formats.core.log import Record

ENGINE_VERSION = 3


def engines(records: Sequence[Record]) -> dict[int, int]:
    """Return the engines that seeded and paired in a log: the line (`seq`) where each is first named, by its version.

    Logs that no engine with a number has paired give an empty dictionary.
    """
    found: dict[int, int] = {}
    for record in records:
        if (
            isinstance(record.event, ev.StageStarted | ev.BranchOpened | ev.RoundPaired | ev.MatchAdded)
            and record.event.engine
        ):
            found.setdefault(record.event.engine, record.seq)
    return found
