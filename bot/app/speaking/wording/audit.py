"""Every event as a sentence about the past, for the log of who did what. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, assert_never

from bot.app.speaking.names import quoted
from bot.app.speaking.wording.games import result_text, round_name
from bot.app.speaking.wording.numbers import counted, listed
from bot.app.speaking.wording.results import said_tied, said_won, scores
from bot.app.speaking.wording.times import stamp
from formats.core import events as ev
from formats.core.results import Report
from formats.core.values import EntrantId, PairingId

AUDIT = "Audit"
NOTHING_FOUND = "Nothing in the log matches."
PHASES: Mapping[str, str] = {
    "draft": "put the tournament back into preparation",
    "registration": "opened sign-up",
    "closed": "closed sign-up",
    "running": "began play",
    "finished": "declared the standings final",
    "cancelled": "called the tournament off",
}
STATUSES: Mapping[str, str] = {
    "active": "is in",
    "waiting": "is on the waiting list",
    "withdrawn": "has withdrawn",
    "removed": "is out",
    "disqualified": "was disqualified",
}
CAUSES: Mapping[str, str] = {
    "withdrew": "left",
    "director": "a director's decision",
    "forfeit": "after a forfeit",
    "moved_up": "moved up from the waiting list",
    "reinstated": "reinstated",
    "appeal": "after an appeal",
    "withdrawal": "after a withdrawal",
    "correction": "a result was corrected",
}
SOURCES: Mapping[str, str] = {
    "agreed": "both players agree",
    "silence": "nobody disagreed in time",
    "claim": "claimed by the player present",
    "director": "entered by a director",
    "withdrawal": "because of a withdrawal",
    "import": "imported",
    "format": "follows from what was handed in or noted",
}
FEES: Mapping[str, str] = {"unpaid": "not paid", "paid": "paid", "returned": "returned", "kept": "kept"}
TOPICS: Mapping[str, str] = {
    "requirement": "Requirement",
    "appeal_filed": "Appeal",
    "appeal_accepted": "Appeal accepted",
    "appeal_rejected": "Appeal rejected",
    "note": "Remark",
    "stands": "Stands as recorded",
}
NOTES: Mapping[str, str] = {
    "here": "is here",
    "more_time": "gives more time",
    "proposed_time": "proposes a time",
    "agreed_time": "agrees to the time",
    "timed_out": "says that the opponent ran out of time",
}


class Cast(Protocol):
    """Who and what ids stand for at the moment of the event."""

    def who(self, entrant: EntrantId) -> str:
        """The entrant's name."""
        ...

    def game(self, pairing: PairingId) -> str:
        """The players of a game as it was then."""
        ...

    def stage(self, number: int) -> str:
        """The stage's title."""
        ...

    def form(self, key: str) -> str:
        """What a form is called."""
        ...


def page_of(page: int, pages: int, found: int) -> str:
    """Where in the list one is."""
    return f"{counted(found, 'entry', 'entries')}, newest first. Page {page} of {pages}."


def entry(seq: int, at: str, actor: str, text: str, *, undone: bool) -> str:
    """A line of the log; what was taken back is struck through."""
    shown = f"~~{text}~~ (taken back)" if undone else text
    return f"`{seq}` {at} **{actor}**: {shown}"


def event_text(event: ev.Event, cast: Cast) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat table of events
    """What happened."""
    match event:
        case ev.TournamentCreated():
            return f"created **{quoted(event.title, 100)}**"
        case ev.SeedReplaced():
            return "drew a new seed: the log was brought in without the old one"
        case ev.PlanChanged():
            return "changed the plan or the settings"
        case ev.PhaseChanged():
            return PHASES[event.phase]
        case ev.TimetableSwitched():
            return "let the timetable run" if event.running else "paused the timetable"
        case ev.EntrantRegistered():
            return f"{cast.who(event.entrant)} {'went to the waiting list' if event.waiting else 'entered'}"
        case ev.EntrantChanged():
            return f"changed the data of {cast.who(event.entrant)}"
        case ev.EntrantStatusChanged():
            cause = CAUSES.get(event.cause, quoted(event.cause))
            return _said(f"{cast.who(event.entrant)} {STATUSES[event.status]} ({cause})", event.text)
        case ev.StageStarted():
            return f"{cast.stage(event.stage)} began with {counted(len(event.seeds), 'entrant')}"
        case ev.RoundPaired():
            return f"published {cast.stage(event.stage)}, {round_name(event.round_number, event.pairings.label)}"
        case ev.RoundAmended():
            name = f"{cast.stage(event.stage)}, {round_name(event.round_number, event.pairings.label)}"
            return _said(f"changed the pairings of {name} ({CAUSES.get(event.cause, event.cause)})", event.text)
        case ev.PlayTakenBack():
            name = f"{cast.stage(event.stage)}, {round_name(event.rounds)}"
            return _said(f"took back everything after {name}", event.text)
        case ev.GameTimesSet():
            return _times_text(event, cast)
        case ev.ResultReported() | ev.ReportTakenBack() | ev.ReportDisputed():
            return _report_text(event, cast)
        case ev.ResultRecorded():
            text = f"{cast.game(event.pairing)}: {result_text(event.result)} ({SOURCES[event.source]})"
            return _said(text, event.text)
        case ev.ResultCleared():
            return _said(f"ordered a rematch of {cast.game(event.pairing)}", event.text)
        case ev.FormAsked() | ev.FormSubmitted() | ev.FormsSeen():
            return _form_text(event, cast)
        case ev.DrawCommitted():
            return f"announced the draw “{quoted(event.draw, 60)}” of {event.low} to {event.high}"
        case ev.DrawContributed():
            return f"{cast.who(event.by)} gave “{quoted(event.text)}” for the draw “{quoted(event.draw, 60)}”"
        case ev.PromptsOpened():
            names = ", ".join(f"“{quoted(key, 60)}”" for key in event.since)
            return f"questions open now: {names}" if names else "no question is open any more"
        case ev.PromptAnswered():
            how = " by a draw of lots" if event.draw is not None else ""
            who = f" by {cast.who(event.by)}" if event.by is not None else ""
            return f"“{quoted(event.prompt, 60)}” answered{who}{how}: {quoted(event.answer, 60)}"
        case ev.MatchNoted():
            who = f"{cast.who(event.by)} " if event.by is not None else ""
            until = f" until {stamp(event.until, 't')}" if event.until is not None else ""
            said = _noted(event.content)
            return f"{cast.game(event.pairing)}: {who}{NOTES.get(event.note, quoted(event.note, 50))}{until}{said}"
        case ev.RulingMade():
            about = cast.who(event.entrant) if event.entrant is not None else ""
            game = cast.game(event.pairing) if event.pairing is not None else ""
            subject = ", ".join(filter(None, (TOPICS.get(event.topic, quoted(event.topic)), about, game)))
            return _said(subject, event.text)
        case ev.FeeMarked():
            return f"marked the fee of {cast.who(event.entrant)} as {FEES[event.state]}"
        case ev.StepTold():
            return f"told step {event.step} of what is revealed of {cast.stage(event.stage)}"
        case ev.Announced():
            return _said("announced", event.text)
        case ev.DeadlinePassed():
            about = f"{event.step}: {event.why}" if event.step else event.subject
            return f"dealt with “{quoted(event.topic, 40)}” {quoted(about, 40)}".rstrip()
        case ev.CommandUndone():
            return _said("took the last step back", event.text)
        case _:  # pragma: no cover - mypy proves that no event is missing
            assert_never(event)


def _noted(content: object) -> str:
    """What was said, where that is a few words."""
    words = [value for value in content.values() if isinstance(value, str)] if isinstance(content, dict) else []
    return f": {quoted(', '.join(words), 100)}" if words else ""


def _form_text(event: ev.FormAsked | ev.FormSubmitted | ev.FormsSeen, cast: Cast) -> str:
    """What is handed in is nobody else's business: the log says only that it was, and who looked."""
    form = f"“{quoted(cast.form(event.form), 40)}”"
    match event:
        case ev.FormAsked():
            return f"asked for {form}" + (f" until {stamp(event.due, 'f')}" if event.due is not None else "")
        case ev.FormSubmitted():
            who = cast.who(event.entrant)
            return f"handed in {form} for {who}" if event.by_director else f"{who} handed in {form}"
        case ev.FormsSeen():
            whose = "of everybody" if event.entrant is None else f"of {cast.who(event.entrant)}"
            return f"looked at {form} {whose}"


def _said(text: str, words: str) -> str:
    return f"{text}: {quoted(words, 200)}" if words else text


def _times_text(event: ev.GameTimesSet, cast: Cast) -> str:
    final = all(time.final for time in event.times.values())
    kind = "final" if final else "tentative"
    games = [f"{cast.game(pairing)} {stamp(time.at, 'f')}" for pairing, time in event.times.items()]
    return f"set {kind} times: {listed(games)}"


def _report_text(event: ev.ResultReported | ev.ReportTakenBack | ev.ReportDisputed, cast: Cast) -> str:
    who, game = cast.who(event.by), cast.game(event.pairing)
    match event:
        case ev.ResultReported():
            return f"{who} reported {game}: {_claim(event.report, cast)}"
        case ev.ReportTakenBack():
            return f"{who} took back the report of {game}"
        case ev.ReportDisputed():
            other = f" ({_claim(event.report, cast)})" if event.report is not None else ""
            return _said(f"{who} disputed the report of {game}{other}", event.text)


def _claim(report: Report, cast: Cast) -> str:
    shown = scores(*report.scores) if report.scores is not None else ""
    return said_tied(shown) if report.winner is None else said_won(cast.who(report.winner), shown)
