"""A round with a game to report, the first of it."""

from datetime import timedelta

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.plan import Settings
from formats.core.results import Report, Result
from tests.formats.play import Play, running

GAME = "s0r1b1"


def seats(play: Play) -> tuple[str, str]:
    return play.board().seats


def says(play: Play, seat: int, winner: int | None, scores: tuple[int, int] | None = None) -> tuple[ev.Event, ...]:
    who = seats(play)
    report = Report(winner=None if winner is None else who[winner], scores=scores)
    return play.do(cmd.ReportResult(pairing=GAME, by=who[seat], report=report))


def result(play: Play) -> Result | None:
    _, round_, _ = play.state.find(GAME)
    return round_.results.get(GAME)


def source(events: tuple[ev.Event, ...]) -> str:
    (recorded,) = events
    assert isinstance(recorded, ev.ResultRecorded)
    return recorded.source


def fixed(**settings: int | bool) -> Play:
    """A round whose first game starts in one hour."""
    play = running(settings=Settings.model_validate(settings))
    play.do(cmd.MoveGame(pairing=GAME, at=play.now + timedelta(hours=1), text="then"))
    return play
