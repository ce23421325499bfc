"""Events as sentences in the past tense, for the audit log. Names are ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Protocol, get_args

from bot.game_server_api.in_use import name_of
from bot.text.format_texts import format_text
from bot.text.games import claim_text, grounds, result_text, round_name, text_with_games
from bot.text.labels import ROLE
from bot.text.names import quoted, typed_value
from bot.text.numbers import listed
from bot.text.phrases import AnyMessage, Phrase, by_code
from bot.text.servers import ANSWERS, doubts_text
from bot.text.texts import texts
from bot.text.times import stamp
from formats.core import events as ev
from formats.core.model import StatusCause
from formats.core.notes import GAME_NOTES
from formats.core.refusals import Refusal
from formats.core.results import Report
from formats.core.values import EntrantId, PairingId, PersonId

PHASES: Mapping[str, Phrase] = by_code(
    texts.audit, "phase_", "draft", "registration", "closed", "running", "finished", "cancelled", "series"
)
STATUSES: Mapping[str, AnyMessage] = by_code(
    texts.audit, "status_", "active", "waiting", "withdrawn", "removed", "disqualified"
)
CAUSES: Mapping[str, Phrase] = by_code(
    texts.audit, "cause_", *get_args(StatusCause), "withdrawal", "correction", "newcomer"
)
SOURCES: Mapping[str, Phrase] = by_code(
    texts.audit, "source_", "agreed", "silence", "claim", "director", "withdrawal", "import", "format"
)
REPLACED: Mapping[str, AnyMessage] = {
    "": texts.audit.person_replaced,
    **by_code(texts.audit, "person_", "same", "apart"),
}
FEES: Mapping[str, Phrase] = by_code(texts.audit, "fee_", "unpaid", "paid", "returned", "kept")
TOPICS: Mapping[str, Phrase] = by_code(texts.audit, "topic_", *get_args(ev.RulingTopic))
NOTES: Mapping[str, AnyMessage] = by_code(texts.audit, "note_", *GAME_NOTES)


class Cast(Protocol):
    """Names for the ids of an event, as they are at its moment."""

    def who(self, entrant: EntrantId) -> str:
        """The entrant's name."""
        ...

    def person(self, person: PersonId) -> str:
        """The name of somebody beside the log."""
        ...

    def why(self, refusal: Refusal) -> str:
        """Why something was refused."""
        ...

    def game(self, pairing: PairingId) -> str:
        """The players of a game as it was then."""
        ...

    def stage(self, number: int) -> str:
        """The stage's title."""
        ...

    def form(self, key: str) -> str:
        """The title of a form."""
        ...

    def note(self, event: ev.MatchNoted) -> str | None:
        """The text of a format's own note about a game; None where its face has none."""
        ...


def entry(seq: int, at: str, actor: str, text: str, *, undone: bool) -> str:
    """A line of the log; what was taken back is struck through."""
    shown = texts.audit.taken_back(text=text) if undone else text
    return texts.audit.entry(seq=str(seq), at=at, actor=actor, text=shown)


def event_text(event: ev.Fact, cast: Cast) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat table of events
    """Describe an event in one sentence."""
    match event:
        case ev.TournamentCreated():
            return texts.audit.created(title=quoted(event.title, 100))
        case ev.SeriesPlanned():
            return texts.audit.series_planned()
        case ev.EveningOpened():
            return texts.audit.evening_opened(number=event.number)
        case ev.EveningRecorded():
            return texts.audit.evening_recorded(number=event.number)
        case ev.BranchOpened():
            return texts.audit.branch_opened(title=cast.stage(event.stage), count=len(event.seeds))
        case ev.BranchTakenBack():
            return texts.audit.branch_taken_back(title=cast.stage(event.stage))
        case ev.BranchRecorded():
            return texts.audit.branch_recorded(title=cast.stage(event.stage))
        case ev.MainLineNamed():
            return texts.audit.main_line_named()
        case ev.SeedReplaced():
            return texts.audit.seed_replaced()
        case ev.PlanChanged():
            return texts.audit.plan()
        case ev.PhaseChanged():
            return PHASES[event.phase]()
        case ev.TimetableSwitched():
            return texts.audit.timetable_runs() if event.running else texts.audit.timetable_paused()
        case ev.EntrantRegistered() | ev.EntrantChanged() | ev.EntrantStatusChanged() | ev.FeeMarked():
            return _entrant_text(event, cast)
        case ev.StaffChanged():
            return texts.audit.role(who=cast.person(event.person), role=ROLE[event.role](), given=event.given)
        case ev.PersonReplaced():
            return _replaced_text(event, cast)
        case ev.MemberChanged():
            who, entrant = cast.person(event.person), cast.who(event.entrant)
            return texts.audit.member(who=who, entrant=entrant, given=event.given)
        case ev.TeamSought():
            return texts.audit.team_sought(who=cast.person(event.person), given=event.given)
        case ev.TeamsDrawn():
            return texts.audit.teams_drawn(count=len(event.teams))
        case ev.StageStarted() | ev.RoundPaired() | ev.RoundAmended() | ev.PlayTakenBack() | ev.StepTold():
            return _stage_text(event, cast)
        case ev.MatchAdded():
            return _match_text(event, cast)
        case ev.GameTimesSet():
            return _times_text(event, cast)
        case ev.ResultReported() | ev.ReportTakenBack() | ev.ReportDisputed():
            return _report_text(event, cast)
        case ev.ResultRecorded():
            result, source = result_text(event.result), _source(event)
            text = texts.audit.result(game=cast.game(event.pairing), result=result, source=source)
            return _because(text, grounds(event, 200))
        case ev.ResultCleared():
            return _said(texts.audit.rematch(game=cast.game(event.pairing)), event.text)
        case ev.ServerGamesLinked() | ev.ServerGameDoubted() | ev.ServerDoubtSettled():
            return _server_text(event, cast)
        case ev.FormAsked() | ev.FormClosed() | ev.FormSubmitted() | ev.FormsSeen():
            return _form_text(event, cast)
        case ev.DrawDelayed():
            until = stamp(event.until)
            return texts.audit.draw_delayed(draw=quoted(event.draw, 60), until=until)
        case ev.BeaconWaived():
            return _said(texts.audit.beacon_waived(draw=quoted(event.draw, 60)), event.text)
        case ev.DrawCommitted() | ev.DrawContributed() | ev.PromptsOpened() | ev.PromptAnswered():
            return _question_text(event, cast)
        case ev.MatchNoted():
            return _note_text(event, cast)
        case ev.RulingMade():
            return _ruling_text(event, cast)
        case ev.Announced():
            return _said(texts.audit.announced(), event.text)
        case ev.DeadlinePassed():
            return _tick_text(event, cast)
        case ev.CommandUndone():
            return _said(texts.audit.undone(), event.text)
        case _:
            return in_its_own_words(event)


def _entrant_text(
    event: ev.EntrantRegistered | ev.EntrantChanged | ev.EntrantStatusChanged | ev.FeeMarked, cast: Cast
) -> str:
    who = cast.who(event.entrant)
    match event:
        case ev.EntrantRegistered():
            return texts.audit.entered_waiting(who=who) if event.waiting else texts.audit.entered(who=who)
        case ev.EntrantChanged():
            return texts.audit.entrant_changed(who=who)
        case ev.EntrantStatusChanged():
            return _said(STATUSES[event.status](who=who, cause=_cause(event.cause)), event.text)
        case ev.FeeMarked():
            return texts.audit.fee(who=who, state=FEES[event.state]())


def _stage_text(
    event: ev.StageStarted | ev.RoundPaired | ev.RoundAmended | ev.PlayTakenBack | ev.StepTold, cast: Cast
) -> str:
    stage = cast.stage(event.stage)
    match event:
        case ev.StageStarted():
            return texts.audit.stage_began(stage=stage, entrants=len(event.seeds))
        case ev.RoundPaired():
            return texts.audit.round_published(stage=stage, round=round_name(event.round_number, event.pairings.label))
        case ev.RoundAmended():
            name = round_name(event.round_number, event.pairings.label)
            return _said(texts.audit.round_amended(stage=stage, round=name, cause=_cause(event.cause)), event.text)
        case ev.PlayTakenBack():
            return _said(texts.audit.play_taken_back(stage=stage, round=round_name(event.rounds)), event.text)
        case ev.StepTold():
            return texts.audit.step(step=event.step, stage=stage)


def _match_text(event: ev.MatchAdded, cast: Cast) -> str:
    stage, round_ = cast.stage(event.stage), round_name(event.round_number)
    if event.game is not None:
        return texts.audit.match_opened(game=cast.game(event.game.id), stage=stage, round=round_)
    if event.bye is not None:
        return texts.audit.match_passed(who=cast.who(event.bye.entrant), stage=stage, round=round_)
    return texts.audit.match_empty(stage=stage, round=round_)


def _question_text(
    event: ev.DrawCommitted | ev.DrawContributed | ev.PromptsOpened | ev.PromptAnswered, cast: Cast
) -> str:
    match event:
        case ev.DrawCommitted():
            return texts.audit.draw(draw=quoted(event.draw, 60), low=str(event.low), high=str(event.high))
        case ev.DrawContributed():
            return texts.audit.word(who=cast.who(event.by), word=quoted(event.text), draw=quoted(event.draw, 60))
        case ev.PromptsOpened():
            names = [texts.numbers.quoted(text=typed_value(key, 60)) for key in event.since]
            return texts.audit.questions(questions=listed(names)) if names else texts.audit.no_questions()
        case ev.PromptAnswered():
            return _answer_text(event, cast)


def _ruling_text(event: ev.RulingMade, cast: Cast) -> str:
    about = cast.who(event.entrant) if event.entrant is not None else ""
    game = cast.game(event.pairing) if event.pairing is not None else ""
    topic = TOPICS[event.topic]() if event.topic in TOPICS else quoted(event.topic)
    return _said(", ".join(filter(None, (topic, about, game))), event.text)


def in_its_own_words(event: ev.Fact) -> str:
    """Describe an event without a text by its kind and values: `stream named: https://example.org`."""
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", event.kind).lower()
    values = (value for name, value in event if name not in {"kind", "version"} and value not in (None, ""))
    return _said(words, ", ".join(quoted(str(value), 60) for value in values))


def _source(event: ev.ResultRecorded) -> str:
    if event.source == "server":
        return texts.audit.source_server(server=_of_server(event.server, event.evidence))
    return SOURCES[event.source]()


def _of_server(server: str, evidence: str) -> str:
    return f"{name_of(server)}, {quoted(evidence, 200)}" if evidence else name_of(server)


def _server_text(event: ev.ServerGamesLinked | ev.ServerGameDoubted | ev.ServerDoubtSettled, cast: Cast) -> str:
    match event:
        case ev.ServerGamesLinked():
            games = listed([f"{cast.game(link.pairing)} {quoted(link.address, 200)}" for link in event.games])
            return texts.audit.server_linked(server=name_of(event.server), games=games)
        case ev.ServerGameDoubted():
            server, game = _of_server(event.server, event.link.address), cast.game(event.link.pairing)
            return texts.audit.server_doubted(server=server, game=game, doubts=doubts_text(event.doubts))
        case ev.ServerDoubtSettled():
            return texts.audit.server_settled(game=cast.game(event.pairing), answer=ANSWERS[event.answer]())


def _cause(cause: str) -> str:
    return CAUSES[cause]() if cause in CAUSES else quoted(cause)


def _answer_text(event: ev.PromptAnswered, cast: Cast) -> str:
    prompt, answer = typed_value(event.prompt, 60), quoted(format_text(event.answer), 60)
    if event.draw is not None:
        return texts.audit.answered_by_lot(prompt=prompt, answer=answer)
    if event.by is not None:
        return texts.audit.answered_by(prompt=prompt, answer=answer, who=cast.who(event.by))
    return texts.audit.answered(prompt=prompt, answer=answer)


def _note_text(event: ev.MatchNoted, cast: Cast) -> str:
    own = cast.note(event)
    if own is not None:
        return texts.audit.noted(game=cast.game(event.pairing), note=own)
    who = cast.who(event.by) if event.by is not None else ""
    words = _words_in(event.content)
    other = who or quoted(event.note, 50)  # What a format calls its notes is for programs; what was said tells enough.
    note = NOTES[event.note](who=who).strip() if event.note in NOTES else other
    if event.until is not None:
        note = texts.audit.note_until(text=note, until=stamp(event.until, "t"))
    return _said(texts.audit.noted(game=cast.game(event.pairing), note=note), words, 100)


def _words_in(content: object) -> str:
    """Return the content of a note, if it is a few words."""
    values = content.values() if isinstance(content, dict) else ()
    return ", ".join(format_text(value) for value in values if isinstance(value, str))


def _form_text(event: ev.FormAsked | ev.FormClosed | ev.FormSubmitted | ev.FormsSeen, cast: Cast) -> str:
    """Describe a form's event without its content, which is private: the log shows only that it was sent or read."""
    form = quoted(cast.form(event.form), 40)
    match event:
        case ev.FormAsked():
            asked = texts.audit.form_asked(form=form)
            return asked if event.due is None else texts.audit.form_asked_until(form=form, due=stamp(event.due, "f"))
        case ev.FormClosed():
            return texts.audit.form_closed(form=form)
        case ev.FormSubmitted():
            who = cast.who(event.entrant)
            if event.by_director:
                return texts.audit.form_handed_in_for(form=form, who=who)
            return texts.audit.form_handed_in(form=form, who=who)
        case ev.FormsSeen():
            if event.entrant is None:
                return texts.audit.form_seen_all(form=form)
            return texts.audit.form_seen(form=form, who=cast.who(event.entrant))


def _replaced_text(event: ev.PersonReplaced, cast: Cast) -> str:
    old = texts.people.unknown_person() if event.before is None else cast.person(event.before)
    return REPLACED[event.identity](new=cast.person(event.person), old=old)


def _tick_text(event: ev.DeadlinePassed, cast: Cast) -> str:
    if event.refusal is not None:
        return texts.audit.not_done(what=texts.audit.due(topic=event.step), why=cast.why(event.refusal))
    what = texts.audit.due(topic=event.topic)
    return (
        texts.audit.dealt_with_about(what=what, about=_subject(event.subject, cast))
        if event.subject
        else texts.audit.dealt_with(what=what)
    )


def _subject(subject: str, cast: Cast) -> str:
    """The game by its players, the form by its title; what is neither as it is kept."""
    game = cast.game(PairingId(subject))
    return quoted(cast.form(subject), 40) if game == subject else game


def _because(text: str, why: str) -> str:
    return texts.audit.said(text=text, words=why) if why else text


def _said(text: str, words: str, longest: int = 200) -> str:
    return texts.audit.said(text=text, words=quoted(words, longest)) if words else text


def _times_text(event: ev.GameTimesSet, cast: Cast) -> str:
    games = listed([f"{cast.game(pairing)} {stamp(time.at, 'f')}" for pairing, time in event.times.items()])
    final = all(time.final for time in event.times.values())
    return texts.audit.times_final(games=games) if final else texts.audit.times_tentative(games=games)


def _report_text(event: ev.ResultReported | ev.ReportTakenBack | ev.ReportDisputed, cast: Cast) -> str:
    who, game = cast.who(event.by), cast.game(event.pairing)
    match event:
        case ev.ResultReported() if event.server:
            server = _of_server(event.server, event.evidence)
            text = texts.audit.server_reported(server=server, game=game, claim=_claim(event.report, cast))
            return texts.audit.before_start(text=text) if event.before_start else text
        case ev.ResultReported():
            text = texts.audit.reported(who=who, game=game, claim=_claim(event.report, cast))
            return texts.audit.before_start(text=text) if event.before_start else text
        case ev.ReportTakenBack():
            return texts.audit.report_taken_back(who=who, game=game)
        case ev.ReportDisputed():
            if event.report is None:
                return _said(texts.audit.disputed(who=who, game=game), event.text)
            claim = _claim(event.report, cast)
            return _said(texts.audit.disputed_with(who=who, game=game, claim=claim), event.text)


def _claim(report: Report, cast: Cast) -> str:
    points = report.scores
    if points is not None and report.winner is not None:
        points = max(points), min(points)
    winner = None if report.winner is None else cast.who(report.winner)
    return text_with_games(claim_text(winner), report) if report.game_scores else claim_text(winner, points)
