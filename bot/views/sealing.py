"""Public part of a tournament: which stages are sealed, and the state and log without sealed submissions.

Formats may seal forms: what players hand in (preferences, times) is hidden from everybody but directors until a reveal.
Nothing public may depend on such a form, or its submission could be inferred from a changed answer, counter or cache
key. So everything public is computed from `public_state` and `public_records`: the page and its cache keys, data for
programs, feeds, webhooks, the live board.

Invariant: handing in a sealed form changes neither of the two results. Once the form is no longer sealed, both contain
it as if it had always been there.

The functions are memoized by the identity of the immutable state and return the same object for the same input, so that
caches further down, which also work by identity, are hit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache

from bot.service.loaded import LoadedTournament
from bot.text.context import TournamentContext
from bot.text.texts import texts
from formats.core.changing import with_fields
from formats.core.engine import Engine
from formats.core.events import CommandUndone, FormsSeen, FormSubmitted
from formats.core.forms import forms_now
from formats.core.log import Record
from formats.core.memoize import memoize
from formats.core.phases import NOT_OVER
from formats.core.rounds_off import ROUND_OFF
from formats.core.state import FormEntry, TournamentState
from formats.core.values import EntrantId


def sealed_forms(context: TournamentContext, stage: int) -> frozenset[str]:
    """Return the forms of a stage of the plan, begun or not, whose contents only directors may see now."""
    begun = context.stage(stage) if stage < len(context.state.started) else None
    return context.rules(stage).sealed(begun)


def is_sealed(context: TournamentContext, stage: int) -> bool:
    """Return True if only directors may see pairings and results of the stage for now.

    If a format seals a form, everything that follows from the form is sealed too.
    """
    return bool(sealed_forms(context, stage))


def open_stages(context: TournamentContext) -> list[int]:
    """Return the started stages that are public."""
    return [number for number in range(len(context.state.started)) if not is_sealed(context, number)]


def without_clocks(context: TournamentContext, records: Sequence[Record]) -> list[Record]:
    """Return the log without submissions that a clock times, while they are sealed.

    Their times would reveal solving times.
    """
    timed = {form.key for form in forms_now(context.state, context.engine) if form.sealed and not form.by_entrants}
    return [
        record for record in records if not (isinstance(record.event, FormSubmitted) and record.event.form in timed)
    ]


def hidden_forms(state: TournamentState, engine: Engine) -> frozenset[str]:
    """Return the keys of the forms whose submissions are not public now: sealed ones, and those of the timetable."""
    sealed = (
        engine.rules_of(state, number).sealed(state.stage(number) if number < len(state.started) else None)
        for number in range(len(state.stages))
    )
    return _never_public(engine).union(*sealed)


def _never_public(engine: Engine) -> frozenset[str]:
    """Return the forms of the engine itself: times and rounds off are published by what comes of them."""
    return frozenset((*engine.forms, ROUND_OFF))


def log_head(loaded: LoadedTournament, engine: Engine) -> str:
    """Return the line with the head of the log.

    While a form is sealed the head is omitted: it would reveal submissions.
    """
    state = loaded.state
    if state.phase in NOT_OVER and hidden_forms(state, engine) - _never_public(engine):
        return texts.reading.log_head_later()
    return texts.reading.log_head(head=str(loaded.head))


@memoize(lambda state, engine: (state, engine))
def public_state(state: TournamentState, engine: Engine) -> TournamentState:
    """Return the state without submissions that are not public; the same object if there are none."""
    forms = _without(state.forms, _same(hidden_forms(state, engine)))
    return state if forms is state.forms else with_fields(state, forms=forms)


Forms = Mapping[tuple[str, EntrantId], FormEntry]


@memoize(lambda forms, hidden: (forms, hidden))
def _without(forms: Forms, hidden: frozenset[str]) -> Forms:
    """Return the submissions without hidden forms. Memoized, so that later memos find the same object again."""
    shown = {key: entry for key, entry in forms.items() if key[0] not in hidden}
    return forms if len(shown) == len(forms) else shown


@cache
def _same(hidden: frozenset[str]) -> frozenset[str]:
    """Return one object for equal sets, so that memos by identity are hit."""
    return hidden


def public_context(context: TournamentContext) -> TournamentContext:
    """Return the context with the public state."""
    state = public_state(context.state, context.engine)
    return context if state is context.state else replace(context, state=state)


def public_records(records: Iterable[Record], hidden: frozenset[str]) -> list[Record]:
    """Return the log without submissions of these forms, views of them, and commands that undid only such lines."""
    shown: list[Record] = []
    public_commands: set[str] = set()
    for record in records:
        event = record.event
        match event:
            case FormSubmitted(form=form) if form in hidden:
                continue
            case FormsSeen():
                continue
            case CommandUndone(command_id=undone) if undone not in public_commands:
                continue
        public_commands.add(record.command_id)
        shown.append(record)
    return shown
