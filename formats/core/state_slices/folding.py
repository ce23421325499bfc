"""Discovery and folding of state slices: see `formats.core.state_slices`."""

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
_MARK = "writes_slice"


@dataclass(frozen=True, slots=True)
class Writer:
    """A reducer of one slice: from the slice before an event, and the event, to the slice after it."""

    kind: type[Any]
    fold: Callable[[Any, Any], Any]


def writes(kind: type[Any], *events: type[Event]) -> Callable[[_F], _F]:
    """Register a function as the reducer of this slice for events of these types."""

    def mark(function: _F) -> _F:
        setattr(function, _MARK, (kind, events))
        return function

    return mark


@cache
def writers() -> Mapping[type[Any], Sequence[Writer]]:
    """Return the reducers for each type of event."""
    by_event: dict[type[Any], list[Writer]] = {}
    for function in _marked():
        kind, events = getattr(function, _MARK)
        for event in events:
            by_event.setdefault(event, []).append(Writer(kind, function))
    return by_event


def _marked() -> Iterator[Callable[[Any, Any], Any]]:
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        module = importlib.import_module(f"{package.__name__}.{name}")
        for function in vars(module).values():
            if hasattr(function, _MARK) and function.__module__ == module.__name__:
                yield function


def with_slices(state: TournamentState, event: ev.Event) -> TournamentState:
    """Return the state with its slices after an event; the same object where none changes."""
    for writer in writers().get(type(event), ()):
        before = state.slice_of(writer.kind)
        after = writer.fold(before, event)
        if after != before:
            state = with_fields(state, slices={**state.slices, writer.kind: after})
    return state
