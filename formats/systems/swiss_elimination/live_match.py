"""State machine of a live match, driven by the judge's entries (rules 18 to 23). Times are in milliseconds.

`LiveMatch` is immutable; `after_entry` returns the next state or raises `EntryError` if the entry does not fit. The
state is not stored: it is recomputed from the recorded notes, so that an entry can be taken back. Entries are replayed
in the order of the shared timer (`judging.valid_entries`), not in the order in which two graders typed them.

    solving --Stop--> grading --Graded right--> right --> match stops (at once, or when a minute is up: `stops_at`)
                      grading --Graded wrong--> wrong --SheetBack (after a minute)--> solving

Time passes only through the `at` of entries: before each entry, `_until` applies the announcement that was due. A
malfunction holds the match: nothing follows automatically until the judges continue or decide. After the verdict all
further entries are ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Literal

from formats.core.values import EntrantId
from formats.systems.swiss_elimination import judging
from formats.systems.swiss_elimination.times import MINUTE_MS, better_seed_wins_live

GRADING_MS = MINUTE_MS
"""Rule 20: time that a grader has, and that a wrong answer costs."""

Sheet = Literal["solving", "grading", "wrong", "right"]
"""Where a player's sheet is: with the player, with the grader, found wrong and waiting to be returned, found right."""


class EntryError(ValueError):
    """The entry does not fit what happened before. `code` is the reason."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class MatchSide:
    """One side of a match. `handed_in` is the shared timer when the sheet was last handed in.

    `earlier_ms` is the official time at which the precision timer was last started.
    """

    entrant: EntrantId
    sheet: Sheet = "solving"
    handed_in: int = 0
    official_ms: int | None = None
    earlier_ms: int = 0
    wrong_answers: int = 0
    new_sheet: bool = False

    @property
    def solved_ms(self) -> int | None:
        """Return the official time of a correct answer."""
        return self.official_ms if self.sheet == "right" else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner and the code of the reason."""

    winner: EntrantId
    code: str


@dataclass(frozen=True, slots=True)
class LiveMatch:
    """A match at one moment. `better` has the better seed.

    `stops_at` is the time at which a correct answer will be announced that was found while both sheets were with the
    graders. `began` is when the shared timer started, if a clock keeps it, shifted by the `stood_ms` for which that
    clock was stopped. While it is stopped it shows `held_at`.
    """

    better: MatchSide
    worse: MatchSide
    limit_ms: int
    started: bool = False
    spare_sheets: bool = True
    held: bool = False
    stops_at: int | None = None
    verdict: Verdict | None = None
    began: datetime | None = None
    held_at: int | None = None
    stood_ms: int = 0

    @property
    def signalled(self) -> datetime | None:
        """Return when the judge gave the signal, if a clock keeps the time."""
        return None if self.began is None else self.began - timedelta(milliseconds=self.stood_ms)

    def side_of(self, entrant: EntrantId) -> MatchSide:
        """Return the side of that entrant. Raises `EntryError` for others."""
        for side in (self.better, self.worse):
            if side.entrant == entrant:
                return side
        raise EntryError("not_in_this_match")

    def other(self, entrant: EntrantId) -> MatchSide:
        """Return the opposite side."""
        return self.worse if entrant == self.better.entrant else self.better

    def having(self, changed: MatchSide) -> LiveMatch:
        """Return the match with one side replaced."""
        if changed.entrant == self.better.entrant:
            return replace(self, better=changed)
        return replace(self, worse=changed)

    def stopped(self) -> LiveMatch:
        """Return the match after it has stopped: the correct answers so far decide (rule 22)."""
        better, worse = self.better, self.worse
        verdict = verdict_by_times(better.entrant, better.solved_ms, worse.entrant, worse.solved_ms, self.limit_ms)
        return replace(self, verdict=verdict)


def verdict_by_times(
    better: EntrantId, better_ms: int | None, worse: EntrantId, worse_ms: int | None, limit_ms: int
) -> Verdict:
    """Return the winner by official times of correct answers (None: no correct answer), and why (rules 18 and 22)."""
    if not better_seed_wins_live(better_ms, worse_ms, limit_ms):
        return Verdict(worse, "live_only_correct" if better_ms is None else "live_faster")
    if worse_ms is None:
        return Verdict(better, "live_none_correct" if better_ms is None else "live_only_correct")
    if better_ms is None or better_ms > worse_ms:
        return Verdict(better, "live_over_limit")
    return Verdict(better, "live_equal" if better_ms == worse_ms else "live_faster")


def play_match(better: EntrantId, worse: EntrantId, limit_ms: int, entries: Iterable[judging.Entry]) -> LiveMatch:
    """Return the match after these entries, in the order of the shared timer.

    Raises `EntryError` at the first entry that does not fit. Entries after the match has stopped change nothing: no
    times are recorded any more.
    """
    match = LiveMatch(MatchSide(better), MatchSide(worse), limit_ms)
    for entry in entries:
        match = after_entry(match, entry)
    return match


def after_entry(match: LiveMatch, entry: judging.Entry) -> LiveMatch:
    """Return the match after one more entry."""
    if not match.started and not isinstance(
        entry, judging.Start | judging.Malfunction | judging.GoOn | judging.Decision
    ):
        raise EntryError("not_started")
    match = _until(match, entry)
    if match.verdict is not None:
        return match
    return _STEPS[type(entry)](match, entry)


def _until(match: LiveMatch, entry: judging.Entry) -> LiveMatch:
    """Apply the announcement of a correct answer if its time has come (rule 21). A grader has the whole minute."""
    at = getattr(entry, "at", None)
    if at is None or match.stops_at is None or match.held or match.verdict is not None:
        return match
    due = at > match.stops_at or (at == match.stops_at and not isinstance(entry, judging.Graded))
    return match.stopped() if due else match


def _start(match: LiveMatch, entry: judging.Start) -> LiveMatch:
    """Rule 19: the shared timer starts."""
    if match.started:
        raise EntryError("already_started")
    return replace(match, started=True, spare_sheets=entry.spare_sheets, began=entry.began)


def _stop(match: LiveMatch, entry: judging.Stop) -> LiveMatch:
    """Rule 20: the sheet goes to the grader."""
    side = match.side_of(entry.entrant)
    if side.sheet != "solving":
        raise EntryError("not_solving")
    earlier = 0 if side.official_ms is None else side.official_ms + GRADING_MS
    official = _official(earlier, entry, otherwise=entry.at)
    return match.having(replace(side, sheet="grading", handed_in=entry.at, official_ms=official, earlier_ms=earlier))


def _official(earlier: int, entry: judging.Stop | judging.OfficialTime, *, otherwise: int) -> int:
    """Return the official time, which contains the minute of every wrong answer once (rule 20, reading W12)."""
    if entry.leg is not None:
        return earlier + entry.leg
    official = otherwise if entry.official is None else entry.official
    if official < earlier:
        raise EntryError("minute_missing")
    return official


def _official_time(match: LiveMatch, entry: judging.OfficialTime) -> LiveMatch:
    """Rule 20: the judge reads the precision timer while the sheet is with the grader."""
    side = match.side_of(entry.entrant)
    if side.sheet == "solving" or side.official_ms is None:
        raise EntryError("not_handed_in")
    return match.having(replace(side, official_ms=_official(side.earlier_ms, entry, otherwise=side.official_ms)))


def _graded(match: LiveMatch, entry: judging.Graded) -> LiveMatch:
    """Rules 20 and 21: the answer is right or wrong."""
    side = match.side_of(entry.entrant)
    if side.sheet != "grading":
        raise EntryError("not_graded_now")
    if entry.at < side.handed_in:
        raise EntryError("before_handed_in")
    wrong = side.wrong_answers + (not entry.correct)
    match = match.having(replace(side, sheet="right" if entry.correct else "wrong", wrong_answers=wrong))
    return _announced(match, entry)


def _announced(match: LiveMatch, entry: judging.Graded) -> LiveMatch:
    """Rule 21: announce a correct answer at once or, while the other grader has a sheet too, when a minute is up.

    When both graders have finished, the announcement is certain.
    """
    side, other = match.side_of(entry.entrant), match.other(entry.entrant)
    if side.sheet != "right":
        return _settled(match) if other.sheet == "right" else match
    if other.sheet == "grading":
        return replace(match, stops_at=max(entry.at, min(side.handed_in, other.handed_in) + GRADING_MS))
    return _settled(match)


def _settled(match: LiveMatch) -> LiveMatch:
    """Stop the match, unless it is held because of a malfunction."""
    return match if match.held else match.stopped()


def _sheet_back(match: LiveMatch, entry: judging.SheetBack) -> LiveMatch:
    """Rule 20: the player continues after the full minute, if the match is not over."""
    side = match.side_of(entry.entrant)
    if side.sheet != "wrong":
        raise EntryError("nothing_to_return")
    if entry.at < side.handed_in + GRADING_MS:
        raise EntryError("minute_not_up")
    return match.having(replace(side, sheet="solving"))


def _new_sheet(match: LiveMatch, entry: judging.NewSheet) -> LiveMatch:
    """Rule 23: once in a match, while solving, and only if there are enough sheets."""
    side = match.side_of(entry.entrant)
    if not match.spare_sheets:
        raise EntryError("no_spare_sheets")
    if side.new_sheet:
        raise EntryError("second_new_sheet")
    if side.sheet != "solving":
        raise EntryError("not_solving")
    return match.having(replace(side, new_sheet=True))


def _timer(match: LiveMatch, _entry: judging.TimerRead) -> LiveMatch:
    """Change nothing: `_until` has applied what was due."""
    return match


def _time_limit(match: LiveMatch, entry: judging.TimeLimit) -> LiveMatch:
    """Rule 22: stop at the limit, unless the worse seed's sheet, graded or not, may still be in time."""
    if match.held:
        raise EntryError("held")
    if entry.at < match.limit_ms:
        raise EntryError("limit_not_reached")
    worse = match.worse
    handed_in = worse.sheet in {"grading", "right"}
    if handed_in and worse.official_ms is not None and worse.official_ms < match.limit_ms:
        raise EntryError("may_be_in_time")
    return match.stopped()


def _too_close(match: LiveMatch, _entry: judging.TooClose) -> LiveMatch:
    """Rule 22: if it is not certain who was faster, it is a tie."""
    return replace(match, verdict=Verdict(match.better.entrant, "live_too_close"))


def _malfunction(match: LiveMatch, entry: judging.Malfunction) -> LiveMatch:
    """Rule 23: hold the match and its clock."""
    return replace(match, held=True, held_at=entry.at if match.held_at is None else match.held_at)


def _go_on(match: LiveMatch, entry: judging.GoOn) -> LiveMatch:
    """Continue the match with its clock where it stopped. What was certain before takes effect."""
    if not match.held:
        raise EntryError("not_held")
    began = None if match.began is None else match.began + timedelta(milliseconds=entry.stood)
    match = replace(match, held=False, held_at=None, began=began, stood_ms=match.stood_ms + entry.stood)
    sheets = {match.better.sheet, match.worse.sheet}
    return match.stopped() if "right" in sheets and "grading" not in sheets else match


def _decision(match: LiveMatch, entry: judging.Decision) -> LiveMatch:
    """Rule 23: the judges' decision is final."""
    return replace(match, verdict=Verdict(match.side_of(entry.winner).entrant, "live_decided"))


_STEPS: dict[type[judging.Entry], Callable[[LiveMatch, Any], LiveMatch]] = {
    judging.Start: _start,
    judging.Stop: _stop,
    judging.OfficialTime: _official_time,
    judging.Graded: _graded,
    judging.SheetBack: _sheet_back,
    judging.NewSheet: _new_sheet,
    judging.TimerRead: _timer,
    judging.TimeLimit: _time_limit,
    judging.TooClose: _too_close,
    judging.Malfunction: _malfunction,
    judging.GoOn: _go_on,
    judging.Decision: _decision,
}
