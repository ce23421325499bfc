"""Sentences about the errors of a log, with names: the recorded values and the computed ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from formats.cli.show import moment, score
from formats.core import events as ev
from formats.core.log_file import LogFile
from formats.core.model import Draw, Pairing, RoundPairings
from formats.core.remarks import remarks
from formats.core.results import Result
from formats.core.values import EntrantId
from formats.core.verify import Difference

FILE = {
    "bent": "Line {seq} is not as it was written: it, or its hash, was changed.",
    "bare": "Line {seq} has lost its hash.",
    "cut": "The log was cut: after line {seq}, {count} more belong to it.",
    "added": "Lines were added: {count} after the {first} the log had.",
    "sealed": "The first line is not as it was written: names or the title were changed, or lines added or taken away.",
    "head": "Up to line {seq} this is not the log of the head {computed}; its own head there is {recorded}.",
    "names": "People are not called as they were at line {seq}: somebody was renamed, replaced or forgotten since,"
    " or the names in the file were changed.",
    "after_head": "From line {seq} on ({count} in all) nothing vouches for the log: it goes on after the head.",
    "title": "The first line has the title “{recorded}”, the log itself “{computed}”.",
    "empty": "The file is empty.",
    "not_json": "Line {line} of the file cannot be read.",
    "not_a_log": "The file is no exported log.",
    "version": "The file was written by a newer version than this one.",
    "header": "The first line of the file is damaged.",
    "no_events": "The file holds no events.",
    "event": "Line {line} of the file holds an event that cannot be read.",
    "newer": "Line {line} of the file was written by a newer version than this one.",
    "sequence": "Line {line} of the file is out of order: lines are missing or doubled.",
    "command": "Line {line} of the file is out of order: what one command did lies apart.",
    "start": "The file does not begin with the creation of a tournament.",
    "impossible": "Line {seq} tells of something that cannot have happened ({recorded}); nothing after it was looked"
    " at.",
    "error": "Line {seq}: {recorded} would have been refused ({computed}).",
    "too_late": "Line {seq}: a word for the draw {recorded} was given after it had been drawn.",
    "early": "Line {seq}: a draw was made at {recorded}, before the moment that had been announced ({computed}).",
    "no_beacon": "Line {seq}: the draw {recorded} was made without the beacon that had been named (round {computed}).",
    "beacon": "Line {seq}: the randomness {recorded} in a draw is not what the beacon has signed.",
    "beacon_round": "Line {seq}: round {recorded} of a beacon was named for a draw, but it is not the first after words"
    " closed.",
    "promise": "Line {seq}: the draw {recorded} was announced with another secret, though the seed was the same.",
    "replaced": "Line {seq}: {recorded} was entered for the draw that had come out as {computed}.",
    "note": "Line {seq}: a game has the note “{recorded}”, which its format does not know.",
}
"""What is said of a whole line or of the file; the rest is compared piece by piece."""


REMARKS = {
    "waived": "Line {seq}: {who} had the draw {draw} made without the beacon that had been named: “{text}”.",
    "new_seed": "Line {seq}: the draw {draw} was announced again, because the log was imported without its seed.",
    "new_range": "Line {seq}: the draw {draw} was announced again with another range.",
    "unsigned": "Line {seq}: the beacon's randomness in the draw {draw} cannot be checked offline; compare it at"
    " this address: {text}",
    "other_chain": "Line {seq}: the beacon named for the draw {draw} is not drand's public network, but {text}.",
}
"""What everybody should know about draws although nothing is wrong."""


class Sentences:
    """Speaks of one log."""

    def __init__(self, file: LogFile) -> None:
        self.file = file
        self.names = file.header.names()
        self.events = {record.seq: record.event for record in file.records}
        self.seats = {pairing.id: pairing for event in self.events.values() for pairing in _published(event)}

    def of(self, difference: Difference) -> list[str]:
        """Describe a difference in one sentence or, of a round, one for each board."""
        if difference.what in FILE:
            return [sentence(difference)]
        if difference.what == "time":
            before, after = (datetime.fromisoformat(at) for at in (difference.computed, difference.recorded))
            return [f"Line {difference.seq} happened at {moment(after)}, before the line before it ({moment(before)})."]
        compared = list(self._compared(difference))
        return compared or [f"Line {difference.seq} ({self._where(difference)}) does not come out as recorded."]

    def about_draws(self) -> Iterator[str]:
        """Yield remarks about draws that readers should know although nothing is wrong."""
        for remark in remarks(self.file.records):
            if remark.what in REMARKS:
                person = self.file.header.people.get(remark.actor)
                who = person.name if person is not None and person.name else remark.actor
                yield REMARKS[remark.what].format(seq=remark.seq, draw=remark.draw, text=remark.text, who=who)

    def _compared(self, difference: Difference) -> Iterator[str]:
        where = self._where(difference)
        recorded, computed = difference.values or (difference.recorded, difference.computed)
        match recorded, computed:
            case RoundPairings(), RoundPairings():
                yield from self._rounds(where, recorded, computed)
            case Result(), Result() | None:
                shown = "nothing" if computed is None else score(computed)
                yield f"{where}: recorded {score(recorded)}, computed {shown}"
            case Result(), str():
                yield f"{where}: {score(recorded)} is recorded, which cannot be ({computed.replace('_', ' ')})"
            case ([*_], [*_]) | (tuple(), tuple()) if difference.what == "seeds":
                yield from self._places(where, recorded, computed)
            case ([*_], [*_]) | (tuple(), tuple()) if difference.what == "draw":
                yield from self._draws(where, recorded, computed)
            case ([*_], [*_]) if difference.what == "times":
                yield from self._times(recorded, computed)
            case _:
                yield f"{where}: recorded {self._said(recorded)}, computed {self._said(computed)}"

    def _where(self, difference: Difference) -> str:
        """The round, game, stage or draw that the line is about."""
        match self.events.get(difference.seq):
            case ev.RoundPaired() | ev.RoundAmended() | ev.MatchAdded() | ev.GameTimesSet() as event:
                where = self._round(event.stage, event.round_number)
            case ev.ResultRecorded() as event:
                where = self._board(event.pairing)
            case (ev.StageStarted() | ev.BranchOpened()) as event:
                where = f"Seeding of {self._stage(event.stage)}"
            case ev.PromptAnswered() as event:
                where = f"Draw {event.prompt}"
            case ev.DrawCommitted() as event:
                where = f"Draw {event.draw}"
            case _:
                return f"Line {difference.seq}"
        return f"{where} (commitment)" if difference.what == "commitment" else where

    def _stage(self, stage: int) -> str:
        plans = self.file.state.stages
        return plans[stage].title if stage < len(plans) else f"stage {stage + 1}"

    def _round(self, stage: int, number: int) -> str:
        plain = f"Round {number}"
        return plain if len(self.file.state.stages) == 1 else f"{self._stage(stage)}, round {number}"

    def _board(self, pairing_id: str) -> str:
        pairing = self.seats.get(pairing_id)
        for event in self.events.values():
            if isinstance(event, ev.RoundPaired | ev.MatchAdded) and pairing is not None:
                game = next((game for game in _published(event) if game.id == pairing_id), None)
                if game is not None:
                    where = self._round(event.stage, event.round_number)
                    return f"{where}, board {pairing.board} ({self._game(pairing)})"
        return pairing_id

    def _rounds(self, where: str, recorded: RoundPairings, computed: RoundPairings) -> Iterator[str]:
        """Board by board; then byes and those without a game, and the reasons where nothing else differs."""
        ours = {pairing.board: pairing for pairing in recorded.pairings}
        theirs = {pairing.board: pairing for pairing in computed.pairings}
        is_worded = False
        for board in sorted(ours.keys() | theirs.keys()):
            recorded_text, computed_text = self._game(ours.get(board)), self._game(theirs.get(board))
            if recorded_text != computed_text:
                is_worded = True
                yield f"{where}, board {board}: recorded {recorded_text}, computed {computed_text}"
        for what, recorded_text, computed_text in (
            ("bye", self._all(bye.entrant for bye in recorded.byes), self._all(bye.entrant for bye in computed.byes)),
            ("no game", self._all(recorded.idle), self._all(computed.idle)),
        ):
            if recorded_text != computed_text:
                is_worded = True
                yield f"{where}, {what}: recorded {recorded_text}, computed {computed_text}"
        if not is_worded:
            yield f"{where}: the boards come out as recorded, but not the reasons, labels or facts given with them."

    def _places(self, where: str, recorded: Any, computed: Any) -> Iterator[str]:
        if len(recorded) != len(computed):
            yield f"{where}: recorded {self._all(recorded)}, computed {self._all(computed)}"
            return
        for seed, (ours, theirs) in enumerate(zip(recorded, computed, strict=True), start=1):
            if ours != theirs:
                yield f"{where}, seed {seed}: recorded {self._name(ours)}, computed {self._name(theirs)}"

    def _draws(self, where: str, recorded: Any, computed: Any) -> Iterator[str]:
        if len(recorded) != len(computed):
            yield f"{where}: {len(recorded)} draws recorded, {len(computed)} computed"
        drawn: list[tuple[Draw, Draw]] = list(zip(recorded, computed, strict=False))
        for ours, theirs in drawn:
            if ours != theirs:
                yield (
                    f"{where}, draw “{self._spoken(ours.purpose)}”: recorded {ours.value}, computed {theirs.value}"
                    + (" from another secret" if ours.seed != theirs.seed else "")
                )

    def _times(self, recorded: Any, computed: Any) -> Iterator[str]:
        different = [
            {
                pairing: time.at
                for event in events
                if isinstance(event, ev.GameTimesSet)
                for pairing, time in event.times.items()
            }
            for events in (recorded, computed)
        ]
        for pairing in sorted(different[0].keys() | different[1].keys()):
            ours, theirs = (moment(times[pairing]) if pairing in times else "no time" for times in different)
            if ours != theirs:
                yield f"{self._board(pairing)}: recorded {ours}, computed {theirs}"

    def _game(self, pairing: Pairing | None) -> str:
        return "nothing" if pairing is None else " - ".join(map(self._name, pairing.seats))

    def _all(self, entrants: Any) -> str:
        return ", ".join(map(self._name, entrants)) or "nobody"

    def _name(self, entrant: EntrantId) -> str:
        return self.names.get(entrant) or entrant

    def _spoken(self, purpose: str) -> str:
        return " ".join(self._name(word) if word in self.file.state.entrants else word for word in purpose.split())

    def _said(self, value: object) -> str:
        if isinstance(value, ev.DrawCommitted):
            return f"a number from {value.low} to {value.high} with the commitment {value.commitment}"
        return "nothing" if value is None else self._spoken(str(value))


def _published(event: ev.Event) -> tuple[Pairing, ...]:
    """Return the games that an event publishes."""
    match event:
        case ev.RoundPaired() | ev.RoundAmended():
            return event.pairings.pairings
        case ev.MatchAdded(game=game):
            return () if game is None else (game,)
        case _:
            return ()


def sentence(difference: Difference) -> str:
    """A whole line, or the file, in one sentence."""
    fields: Mapping[str, Any] = {
        "seq": difference.seq,
        "line": difference.seq + 1,
        "recorded": difference.recorded,
        "computed": difference.computed,
        "count": difference.recorded,
        "first": difference.seq,
    }
    return FILE[difference.what].format(**fields)
