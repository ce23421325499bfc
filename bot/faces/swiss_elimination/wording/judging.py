"""Live matches: the heat as everybody sees it, and the judge's panel. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

from bot.text.catalogue import say
from bot.text.numbers import listed
from bot.text.phrases import Phrase
from bot.text.times import stamp
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.judging import Entry, Graded
from formats.systems.swiss_elimination.times import clock_text

PANEL = Phrase("judging-panel")
NOT_STARTED = Phrase("judging-not-started")
NO_SPARE_SHEETS = Phrase("judging-no-spare-sheets")
HELD = Phrase("judging-held")
READY = Phrase("judging-ready")
NO_WINNER = Phrase("judging-no-winner")
REFRESH = Phrase("judging-refresh")
NEXT_HEAT = Phrase("judging-next-heat")
MORE = Phrase("judging-more")
BACK = Phrase("judging-back")
OPEN_PANEL = Phrase("judging-open-panel")
MORE_HELP = Phrase("judging-more-help")
CALLED_BY_JUDGES = Phrase("judging-called-by-judges")
CALLED = Phrase("judging-called")
TEXT_FIELD = Phrase("judging-text-field")
TEXT_HELP = Phrase("judging-text-help")
TAKEN_BACK = Phrase("judging-taken-back")
TIMER_FIELD = Phrase("judging-timer-field")
TIMER_HELP = Phrase("judging-timer-help")

START: Mapping[bool, Phrase] = {True: Phrase("judging-start-true"), False: Phrase("judging-start-false")}

LABELS: Mapping[str, Phrase] = {
    "stop": Phrase("judging-labels-stop"),
    "official_time": Phrase("judging-labels-official-time"),
    "correct": Phrase("judging-labels-correct"),
    "incorrect": Phrase("judging-labels-incorrect"),
    "sheet_back": Phrase("judging-labels-sheet-back"),
    "new_sheet": Phrase("judging-labels-new-sheet"),
    "timer": Phrase("judging-labels-timer"),
    "time_limit": Phrase("judging-labels-time-limit"),
    "too_close": Phrase("judging-labels-too-close"),
    "malfunction": Phrase("judging-labels-malfunction"),
    "go_on": Phrase("judging-labels-go-on"),
    "ran_on": Phrase("judging-labels-ran-on"),
    "decision": Phrase("judging-labels-decision"),
    "take_back": Phrase("judging-labels-take-back"),
}
"""What stands on the buttons of the panel, before the name or the match."""


def called(heats: Mapping[int | None, Sequence[str]]) -> list[str]:
    """In the post of a live round: which matches are played at the same time."""
    numbered = ((number, codes) for number, codes in heats.items() if number is not None)
    lines = [say("judging-heat-of", number=number, matches=listed(codes)) for number, codes in numbered]
    return [*lines, CALLED_BY_JUDGES() if lines else CALLED()]


def heat(round_title: str, number: int | None) -> str:
    """`Round F, live · Heat 1`."""
    return round_title if number is None else say("judging-heat", round_title=round_title, number=number)


def match(code: str, better: str, worse: str) -> str:
    """A match with the better seed first."""
    return say("judging-match", code=code, better=better, worse=worse)


def clock(began: datetime, limit: timedelta) -> str:
    """The shared clock."""
    over = began + limit
    return say("judging-clock", began=stamp(began, "T"), over=stamp(over, "T"), over_distance=stamp(over, "R"))


def held_at(timer_ms: int) -> str:
    """The clock of a match stands."""
    return say("judging-held-at", timer=clock_text(timer_ms))


def stood(stood_ms: int, over: datetime) -> str:
    """The clock of a match has stood for so long, and until when it runs therefore."""
    time = clock_text(stood_ms)
    return say("judging-stood", time=time, over=stamp(over, "T"), over_distance=stamp(over, "R"))


def publicly(name: str, what: str) -> str:
    """A player, for everybody."""
    return f"• {name}: {what}"


def privately(name: str, what: str) -> str:
    """A player, for judges."""
    return f"• **{name}**: {what}"


def at_the_puzzle(wrong_answers: int, *, new_sheet: bool = False) -> str:
    """Solving, perhaps not for the first time."""
    if not wrong_answers:
        return say("judging-at-the-puzzle", new_sheet=new_sheet)
    return say("judging-at-the-puzzle-again", count=wrong_answers, new_sheet=new_sheet)


def new_sheet_taken() -> str:
    """Solving on a new sheet."""
    return say("judging-new-sheet-taken")


def handed_in(at_ms: int) -> str:
    """For everybody: the sheet is with the grader."""
    return say("judging-handed-in", at_ms=clock_text(at_ms))


def with_grader(official_ms: int, minute_up: datetime | None) -> str:
    """For judges."""
    time = clock_text(official_ms)
    if minute_up is None:
        return say("judging-with-grader", time=time)
    return say("judging-with-grader-until", time=time, until=stamp(minute_up, "T"))


def right(official_ms: int) -> str:
    """For judges: keep it to yourself until it is announced."""
    return say("judging-right", official_ms=clock_text(official_ms))


def wrong(official_ms: int, minute_up: datetime | None) -> str:
    """For judges."""
    time = clock_text(official_ms)
    if minute_up is None:
        return say("judging-wrong", time=time)
    until, distance = stamp(minute_up, "T"), stamp(minute_up, "R")
    return say("judging-wrong-until", time=time, until=until, until_distance=distance)


def announce_at(at: datetime) -> str:
    """Both sheets are with the graders, one is right."""
    return say("judging-announce-at", at=stamp(at, "T"), at_distance=stamp(at, "R"))


def verdict(sentence: str) -> str:
    """How a match ended."""
    return say("judging-verdict", sentence=sentence)


def wins(name: str) -> str:
    """A verdict without more to say."""
    return say("judging-wins", name=name)


def round_ready(round_title: str, heats: int) -> str:
    """To directors: a live round is published."""
    return say("judging-round-ready", round=round_title, panel=OPEN_PANEL(), heats=heats)


ENTRIES: Mapping[str, Phrase] = {
    "start": Phrase("judging-entry-start"),
    "stop": Phrase("judging-entry-stop"),
    "official_time": Phrase("judging-entry-official"),
    "correct": Phrase("judging-entry-correct"),
    "incorrect": Phrase("judging-entry-incorrect"),
    "sheet_back": Phrase("judging-entry-sheet-back"),
    "new_sheet": Phrase("judging-entry-new-sheet"),
    "timer": Phrase("judging-entry-timer"),
    "time_limit": Phrase("judging-entry-time-limit"),
    "too_close": Phrase("judging-entry-too-close"),
    "malfunction": Phrase("judging-entry-malfunction"),
    "go_on": Phrase("judging-entry-go-on"),
    "decision": Phrase("judging-entry-decision"),
    "take_back": Phrase("judging-entry-take-back"),
}


def entry(judge_entry: Entry, name: Callable[[EntrantId], str]) -> str:
    """An entry of a judge, for the log of who did what."""
    kind: str = judge_entry.kind
    if isinstance(judge_entry, Graded):
        kind = "correct" if judge_entry.correct else "incorrect"
    who = getattr(judge_entry, "entrant", None) or getattr(judge_entry, "winner", None)
    at = [getattr(judge_entry, field, None) for field in ("official", "leg", "at")]
    time = next((clock_text(ms) for ms in at if ms is not None), "")
    return ENTRIES[kind](name=name(who) if who is not None else "", time=time, text=getattr(judge_entry, "text", ""))
