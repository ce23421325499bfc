"""How traces are found and written: see `formats.core.state_slices`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import formats.core.state_slices as package
from formats.core import events as ev
from formats.core.changing import with_fields
from formats.core.events import Event
from formats.core.state import TournamentState

_F = TypeVar("_F", bound=Callable[..., Any])
_MARK = "writes_trace"


@dataclass(frozen=True, slots=True)
class Writer:
    """A fold of one kind of trace: from what is kept, and an event, to what is kept then."""

    trace: type[Any]
    fold: Callable[[Any, Any], Any]


def writes(trace: type[Any], *kinds: type[Event]) -> Callable[[_F], _F]:
    """Let a function be called with this trace and every event of one of these kinds; it gives the trace after it."""

    def mark(function: _F) -> _F:
        setattr(function, _MARK, (trace, kinds))
        return function

    return mark


@cache
def writers() -> Mapping[type[Any], Sequence[Writer]]:
    """The folds for each kind of event."""
    by_event: dict[type[Any], list[Writer]] = {}
    for function in _marked():
        trace, kinds = getattr(function, _MARK)
        for kind in kinds:
            by_event.setdefault(kind, []).append(Writer(trace, function))
    return by_event


def _marked() -> Iterator[Callable[[Any, Any], Any]]:
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        module = importlib.import_module(f"{package.__name__}.{name}")
        for function in vars(module).values():
            if hasattr(function, _MARK) and function.__module__ == module.__name__:
                yield function


def with_traces(state: TournamentState, event: ev.Event) -> TournamentState:
    """The state with what the event leaves behind in traces; the same where it leaves nothing."""
    for writer in writers().get(type(event), ()):
        before = state.trace(writer.trace)
        after = writer.fold(before, event)
        if after != before:
            state = with_fields(state, traces={**state.traces, writer.trace: after})
    return state
