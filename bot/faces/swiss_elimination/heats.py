"""Live matches by heat: their state for everybody and for judges, and the entries a judge can make now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby

from bot.faces.swiss_elimination import actions
from bot.faces.swiss_elimination.errors import NoLiveMatchError
from bot.faces.swiss_elimination.heat_texts import (
    LABELS,
    at_the_puzzle,
    clock,
    heat_title,
    judge_entry,
    stood,
    with_grader,
    wrong,
)
from bot.faces.swiss_elimination.stage import playoffs_of
from bot.faces.swiss_elimination.texts import texts as own
from bot.text.arguments import NoteAbout
from bot.text.buttons import button
from bot.text.context import TournamentContext
from bot.text.messages import LABEL_LIMIT, Button, Message, Style, Tone, action_id
from bot.text.names import elide
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp
from formats.core.events import MatchNoted
from formats.core.state import CommandMark, TournamentState
from formats.core.undoing import undoable
from formats.core.values import EntrantId, PairingId
from formats.systems.swiss_elimination.judge_panel import LivePanel, PossibleEntry, live_round, possible_entries
from formats.systems.swiss_elimination.judging import ENTRIES, read_entry, valid_entries
from formats.systems.swiss_elimination.live_match import GRADING_MS, LiveMatch, MatchSide
from formats.systems.swiss_elimination.times import clock_text

MOST_MATCHES = 2
"""How many matches are judged side by side (rule 7); Discord has five rows of buttons."""

START, ENTER, WRITE, MORE = "judge_start", "judge_enter", "judge_write", "judge_more"
"""Buttons of the panel: start the heat, make an entry, make one that needs words, what is needed rarely."""

WRITTEN = frozenset({"malfunction", "decision", "official_time"})
"""Entries with something to write down."""

RARE = ("time_limit", "too_close", "decision")
"""Entries of the second panel; the time limit until it is reached."""

MORE_ROW = 4

_STYLES: dict[str, Style] = {
    "stop": "primary",
    "correct": "success",
    "incorrect": "danger",
    "sheet_back": "primary",
    "timer": "success",
    "go_on": "success",
    "malfunction": "danger",
    "time_limit": "danger",
    "decision": "danger",
}


@dataclass(frozen=True, slots=True)
class Heat:
    """Matches that are played at the same time. `number` is None where the table names no heats."""

    stage: int
    round: int
    title: str
    number: int | None
    matches: tuple[LivePanel, ...]

    @property
    def key(self) -> str:
        """The key of the heat's post."""
        return f"heat:{self.matches[0].pairing.id}"

    @property
    def began(self) -> datetime | None:
        """When the shared clock started."""
        return next((live.match.signalled for live in self.matches if live.match.signalled is not None), None)

    @property
    def is_open(self) -> bool:
        """Is a match of it without a result?"""
        return any(live.result is None for live in self.matches)

    def has(self, pairing: PairingId) -> bool:
        """Is that match in this heat?"""
        return any(live.pairing.id == pairing for live in self.matches)


def heats(context: TournamentContext) -> tuple[Heat, ...]:
    """The heats of the live round in play, in order; none while there is none."""
    playoffs = playoffs_of(context)
    if playoffs is None:
        return ()
    panels = live_round(playoffs.stage, playoffs.options)
    if not panels:
        return ()
    round_ = playoffs.stage.rounds[-1]
    title = context.round_title(playoffs.number, round_)
    in_order: list[Heat] = []
    for number, group in groupby(panels, key=lambda panel: panel.heat):
        together = list(group)
        size = 1 if number is None else MOST_MATCHES
        for start in range(0, len(together), size):
            part = tuple(together[start : start + size])
            in_order.append(Heat(playoffs.number, round_.number, title, number, part))
    return tuple(in_order)


def heat_of(context: TournamentContext, pairing: PairingId = "") -> Heat:
    """The heat of a match, or the first that is still open; `NoLiveMatchError`."""
    for heat in heats(context):
        if heat.has(pairing) if pairing else heat.is_open:
            return heat
    raise NoLiveMatchError


def panel_of(heat: Heat, pairing: PairingId) -> LivePanel:
    """The match of that id."""
    return next(live for live in heat.matches if live.pairing.id == pairing)


def timer_at(match: LiveMatch, now: datetime) -> int:
    """What the shared timer shows, in milliseconds; while a malfunction is looked into, what it showed then."""
    if match.held_at is not None:
        return match.held_at
    return 0 if match.began is None else max(0, (now - match.began) // timedelta(milliseconds=1))


def board(context: TournamentContext, heat: Heat) -> Message:
    """The heat for everybody. What a grader has found out stays between grader and judges until it is announced."""
    lines = [clock(heat.began, _shared_end(context, heat))] if heat.began is not None else []
    if any(live.match.started and not live.match.spare_sheets for live in heat.matches):
        lines.append(own.judging_no_spare_sheets())
    for live in heat.matches:
        lines += ["", _head(context, live)]
        if live.result is not None:
            lines.append(_verdict(context, heat, live))
            continue
        lines += _clock_of(heat, live)
        lines += [f"• {context.names.plain(side.entrant)}: {_public(side)}" for side in _sides(live)]
    tone: Tone = "attention" if heat.is_open else "good"
    return Message(title=context.heading(heat_title(heat.title, heat.number)), body="\n".join(lines), tone=tone)


def panel(context: TournamentContext, tournament: str, heat: Heat, now: datetime) -> Message:
    """The heat for judges, with a button for every entry that can be made."""
    began = heat.began
    lines = [own.judging_not_started() if began is None else clock(began, _shared_end(context, heat))]
    for live in heat.matches:
        lines += ["", _head(context, live)]
        if live.result is not None:
            lines.append(_verdict(context, heat, live))
            continue
        lines += _clock_of(heat, live)
        lines += [f"• **{context.names.plain(side.entrant)}**: {_private(live.match, side)}" for side in _sides(live)]
        if live.match.stops_at is not None and live.match.began is not None:
            lines.append(
                own.judging_announce_at(
                    at=stamp(live.match.began + timedelta(milliseconds=live.match.stops_at), "T"),
                    at_distance=stamp(live.match.began + timedelta(milliseconds=live.match.stops_at), "R"),
                )
            )
    title = context.heading(f"{own.judging_panel()} · {heat_title(heat.title, heat.number)}")
    buttons = tuple(_panel_buttons(context, tournament, heat, now))
    return Message(title=title, body="\n".join(lines), tone="attention" if heat.is_open else "good", buttons=buttons)


def more(context: TournamentContext, tournament: str, heat: Heat, live: LivePanel, now: datetime) -> Message:
    """Message with the rare entries of a match."""
    offered = [entry for entry in _offered(live, now) if _is_rare(live.match, entry, now)]
    buttons = [_entry_button(context, tournament, live, entry) for entry in offered]
    if live.match.held_at is not None:
        buttons.append(_plain_button(tournament, live, "ran_on"))
    if valid_entries(context.stage(heat.stage).notes.get(live.pairing.id, ())) and _can_be_taken_back(context, live):
        buttons.append(_plain_button(tournament, live, "take_back"))
    buttons.append(button(actions.JUDGE, tournament, live.pairing.id, label=own.judging_back()))
    body = "\n".join([_head(context, live), own.judging_more_help()])
    return Message(title=context.heading(own.judging_panel()), body=body, buttons=tuple(buttons))


def verdict_of(state: TournamentState, pairing: PairingId) -> CommandMark | None:
    """The command that ended a match, where that can be taken back without touching other matches."""
    marks = (mark for mark in undoable(state) if "ResultRecorded" in mark.events)
    return next((mark for mark in marks if mark.games == {pairing}), None)


def _can_be_taken_back(context: TournamentContext, live: LivePanel) -> bool:
    return live.result is None or verdict_of(context.state, live.pairing.id) is not None


def next_heat(context: TournamentContext, heat: Heat) -> Heat | None:
    """The next open heat of the round, once this one is over."""
    return None if heat.is_open else next((other for other in heats(context) if other.is_open), None)


def entry_text(event: MatchNoted, name: Callable[[EntrantId], str]) -> str | None:
    """Describe a judge's entry; None for other notes."""
    return judge_entry(read_entry(event.note, event.content), name) if event.note in ENTRIES else None


def _clock_of(heat: Heat, live: LivePanel) -> list[str]:
    """Describe the clock of a match that is stopped, or if that of any match of the heat was."""
    match = live.match
    if match.held:
        return [own.judging_held() if match.held_at is None else own.judging_held_at(timer=clock_text(match.held_at))]
    if not _has_stood(heat) or match.began is None:
        return []
    return [stood(match.stood_ms, match.began + timedelta(milliseconds=match.limit_ms))]


def _has_stood(heat: Heat) -> bool:
    """Is the clock of a match stopped, or was it, so that the matches end at different times?"""
    return any(live.match.held or live.match.stood_ms for live in heat.matches)


def _shared_end(context: TournamentContext, heat: Heat) -> datetime | None:
    """Return until when the clock of all matches runs; None before it starts, and where one has stood."""
    playoffs = playoffs_of(context, heat.stage)
    if playoffs is None or heat.began is None or _has_stood(heat):
        return None
    return heat.began + timedelta(milliseconds=playoffs.options.limit_ms)


def _head(context: TournamentContext, live: LivePanel) -> str:
    better, worse = live.match.better.entrant, live.match.worse.entrant
    return own.judging_match(
        code=live.pairing.label, better=context.names.plain(better), worse=context.names.plain(worse)
    )


def _verdict(context: TournamentContext, heat: Heat, live: LivePanel) -> str:
    result = live.result
    if result is not None and result.reason is not None:
        return own.judging_verdict(sentence=context.reason(result.reason, heat.stage))
    if result is None or result.winning_seat is None:
        return own.judging_verdict(sentence=own.judging_no_winner())
    name = context.names.plain(live.pairing.seats[result.winning_seat])
    absent = listed([context.names.plain(entrant) for entrant in result.absent])
    wins = own.judging_wins_by_forfeit(name=name, absent=absent) if absent else own.judging_wins(name=name)
    return own.judging_verdict(sentence=wins)


def _sides(live: LivePanel) -> tuple[MatchSide, MatchSide]:
    return live.match.better, live.match.worse


def _public(side: MatchSide) -> str:
    """At the puzzle, or handed in; nothing of what the grader found."""
    if side.sheet != "solving":
        return own.judging_handed_in(at_ms=clock_text(side.handed_in))
    return own.judging_new_sheet_taken() if side.new_sheet else at_the_puzzle(side.wrong_answers)


def _private(match: LiveMatch, side: MatchSide) -> str:
    if not match.started:
        return own.judging_ready()
    if side.sheet == "solving":
        return at_the_puzzle(side.wrong_answers, new_sheet=side.new_sheet)
    official = side.official_ms or 0
    if side.sheet == "right":
        return own.judging_right(official_ms=clock_text(official))
    minute_up = None
    if match.began is not None:
        minute_up = match.began + timedelta(milliseconds=side.handed_in + GRADING_MS)
    return wrong(official, minute_up) if side.sheet == "wrong" else with_grader(official, minute_up)


def _panel_buttons(context: TournamentContext, tournament: str, heat: Heat, now: datetime) -> Iterator[Button]:
    if not heat.is_open:
        following = next_heat(context, heat)
        if following is not None:
            yield button(actions.JUDGE, tournament, following.matches[0].pairing.id, label=own.judging_next_heat())
        yield from (_more_button(tournament, live) for live in heat.matches if _can_be_taken_back(context, live))
        return
    first = heat.matches[0].pairing.id
    if any(not live.match.started and live.result is None for live in heat.matches):
        for spare, label in ((True, own.judging_start_true), (False, own.judging_start_false)):
            action = action_id(START, tournament, str(NoteAbout(first, "start", int(spare))))
            yield Button(label=label(), action=action, style="success" if spare else "secondary")
    for place, live in enumerate(heat.matches):
        if live.result is None:
            yield from _match_buttons(context, tournament, live, place, now)
        elif _can_be_taken_back(context, live):
            yield _more_button(tournament, live)
    yield button(actions.JUDGE, tournament, first, label=own.judging_refresh()).model_copy(
        update={"row": MORE_ROW, "style": "secondary"}
    )


def _match_buttons(
    context: TournamentContext, tournament: str, live: LivePanel, place: int, now: datetime
) -> Iterator[Button]:
    """A row for each player, and what concerns both in the last."""
    for entry in _offered(live, now):
        held = live.match.held_at is not None
        if _is_rare(live.match, entry, now) or entry.note == "start" or (held and entry.note != "go_on"):
            continue  # while the clock stands nobody solves, and what is not certain is not entered
        shown = _entry_button(context, tournament, live, entry)
        about = _about(live.match, entry)
        row = MORE_ROW if about is None else MOST_MATCHES * place + (about == live.match.worse.entrant)
        yield shown.model_copy(update={"row": row})
    yield _more_button(tournament, live)


def _plain_button(tournament: str, live: LivePanel, what: str) -> Button:
    """An entry about the match as a whole, on the panel of that match alone."""
    argument = str(NoteAbout(live.pairing.id, what))
    return Button(label=LABELS[what](), action=action_id(ENTER, tournament, argument))


def _more_button(tournament: str, live: LivePanel) -> Button:
    """Button for the rare entries of a match; once it is over, for taking the verdict back."""
    label = texts.numbers.label(label=own.judging_more(), text=str(live.pairing.label or live.pairing.board))
    return Button(label=elide(label, LABEL_LIMIT), action=action_id(MORE, tournament, live.pairing.id), row=MORE_ROW)


def _is_rare(match: LiveMatch, entry: PossibleEntry, now: datetime) -> bool:
    """Is the entry on the second panel? The time limit is on the first one as soon as it is reached."""
    return entry.note in RARE and not (entry.note == "time_limit" and timer_at(match, now) >= match.limit_ms)


def _about(match: LiveMatch, entry: PossibleEntry) -> EntrantId | None:
    """Return the player in whose row the entry is; the time limit is in that of the worse seed."""
    if entry.note == "timer":
        return next((side.entrant for side in (match.better, match.worse) if side.sheet == "right"), None)
    return match.worse.entrant if entry.note == "time_limit" else entry.entrant


def _offered(live: LivePanel, now: datetime) -> list[PossibleEntry]:
    """Return the entries possible now, or once a minute or the limit is up; early ones are refused, with the time."""
    # Rules 20 and 22: after a minute with the grader, and at the limit, other entries become possible. A button that
    # comes only then would need the panel to be posted again at that very moment, so it is there from the beginning,
    # and the engine refuses an entry that comes too early. The timer is offered only where nothing else can be entered.
    at = timer_at(live.match, now)
    moments = (at, *(side.handed_in + GRADING_MS for side in _sides(live)), live.match.limit_ms)
    offered: list[PossibleEntry] = []
    for moment in moments:
        possible = possible_entries(live.match, max(at, moment))
        if len(possible) == 1 and possible[0].note == "timer":
            offered += possible
        offered += [entry for entry in possible if entry.note != "timer"]
    return sorted(dict.fromkeys(offered), key=lambda entry: entry.note == "official_time")


def _entry_button(context: TournamentContext, tournament: str, live: LivePanel, entry: PossibleEntry) -> Button:
    seat = None if entry.entrant is None else live.pairing.seats.index(entry.entrant)
    what = entry.note if entry.correct is None else ("correct" if entry.correct else "incorrect")
    about = (
        live.pairing.label or str(live.pairing.board) if entry.entrant is None else context.names.label(entry.entrant)
    )
    action = WRITE if entry.note in WRITTEN else ENTER
    return Button(
        label=elide(texts.numbers.label(label=LABELS[what](), text=about), LABEL_LIMIT),
        action=action_id(action, tournament, str(NoteAbout(live.pairing.id, what, seat))),
        style=_STYLES.get(what, "secondary"),
    )
