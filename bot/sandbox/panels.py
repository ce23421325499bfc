"""Panels the hosting program puts into the page: fields to fill in, actions to press, and what came of them."""

from __future__ import annotations

import asyncio
import inspect
import math
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, get_args

from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Json
from bot.sandbox.world.store import World

MOST_LINES = 200
"""How many lines a panel's log keeps."""

LONGEST_TEXT = 2000
"""Characters of a text field, where the field does not say less."""

_TELL_AFTER = 0.05

Kind = Literal["number", "choice", "person", "text", "toggle", "file"]

PanelCallback = Callable[[str, dict[str, Any]], "Awaitable[str | None] | str | None"]
"""Called with the action's key and every field's value; what it answers is why the action cannot be done."""


@dataclass(slots=True)
class PanelField:
    """One field. `value` is what it holds now: a number, text, true or false, or None for no file and nobody.

    `low` and `high` bound a number, `high` also the length of a text; `choices` are (value, label) pairs. A `person` is
    chosen among people of the sandbox by user id; the page proposes whoever one acts as. Fields of one `group` stand
    together under that heading. A field cannot be changed unless `enabled`, and is not there unless `shown`.
    """

    key: str
    kind: Kind
    label: str
    help: str = ""
    value: Any = None
    low: float | None = None
    high: float | None = None
    step: float = 1
    unit: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    group: str = ""
    enabled: bool = True
    shown: bool = True

    def __post_init__(self) -> None:
        if self.kind not in get_args(Kind):
            raise ValueError(f"no kind of field is called {self.kind}")
        self.choices = tuple((value, label) for value, label in self.choices)
        if self.kind == "choice" and self.value is None and self.choices:
            self.value = self.choices[0][0]

    def read(self, world: World, given: Any) -> Any:
        """The value the callback gets; PersonError where it does not fit. A file becomes its name and bytes."""
        match self.kind:
            case "number":
                return self._number(given)
            case "choice":
                if given not in {value for value, _ in self.choices}:
                    raise PersonError(f"{self.label} does not offer {given}.")
                return given
            case "person":
                return str(given) if given in {value for value, _ in self.choices} else None
            case "text":
                text = "" if given is None else str(given).strip()
                if len(text) > (self.high or LONGEST_TEXT):
                    raise PersonError(f"{self.label} has {self.high or LONGEST_TEXT:g} characters at most.")
                return text
            case "toggle":
                return bool(given)
            case "file":
                return self._file(world, given)

    def _number(self, given: Any) -> float:
        try:
            number = float(given)
        except (TypeError, ValueError):
            number = math.nan
        low, high = self.low, self.high
        if math.isnan(number) or (low is not None and number < low) or (high is not None and number > high):
            bounds = f" from {low:g} to {high:g}" if low is not None and high is not None else ""
            raise PersonError(f"{self.label} is a number{bounds}.")
        return int(number) if number == int(number) else number

    def _file(self, world: World, given: Any) -> tuple[str, bytes] | None:
        if not given:
            return None
        file = world.files.get(int(given))
        if file is None:
            raise PersonError(f"The file of {self.label} is gone; choose it again.")
        return file.filename, file.data

    def as_json(self) -> Json:
        """The field as the page reads it. What was uploaded stays the page's own business."""
        choices = [{"value": value, "label": label} for value, label in self.choices]
        return asdict(self) | {"choices": choices, "value": None if self.kind == "file" else self.value}


@dataclass(slots=True)
class PanelAction:
    """One button, in the style "primary", "secondary" or "danger"; not there unless `shown`, grey unless `enabled`.

    With `field` it stands beside that field. `acts_as` is the key of a person's field: the page goes on as that person.
    """

    key: str
    label: str
    help: str = ""
    style: str = "secondary"
    field: str = ""
    acts_as: str = ""
    shown: bool = True
    enabled: bool = True

    def as_json(self) -> Json:
        """The action as the page reads it."""
        return asdict(self)


class Panel:
    """One panel. The program changes what it shows by `show`, `log`, `field` and `action`; every open page follows."""

    def __init__(
        self,
        world: World,
        key: str,
        title: str,
        help_text: str,
        fields: Iterable[Mapping[str, Any]],
        actions: Iterable[Mapping[str, Any]],
        callback: PanelCallback,
    ) -> None:
        self._world = world
        self._callback = callback
        self.key = key
        self.title = title
        self.help = help_text
        self._fields = {field["key"]: PanelField(**field) for field in fields}
        self._actions = {action["key"]: PanelAction(**action) for action in actions}
        self._status = ""
        self._progress: int | None = None
        self._lines: deque[tuple[str, str]] = deque(maxlen=MOST_LINES)
        self._numbers = 0
        self._timer: asyncio.TimerHandle | None = None
        self._gone = False

    def show(self, *, status: str | None = None, progress: float | None = None) -> None:
        """Tell how things stand: a sentence, and how much of the whole is done, from 0 to 100."""
        if status is not None:
            self._status = status
        if progress is not None:
            self._progress = min(100, max(0, round(progress)))
        self._tell()

    def log(self, *lines: str) -> None:
        """Add lines to the log, each with the time of the clock."""
        at = self._world.clock.now().isoformat()
        self._lines.extend((at, line) for line in lines)
        self._numbers += len(lines)
        self._tell()

    def clear(self) -> None:
        """Empty the log."""
        self._lines.clear()
        self._numbers = 0
        self._tell()

    def set_field(self, key: str, **changes: Any) -> None:
        """Change a field's value, choices, bounds or whether it can be changed."""
        _change(self._fields[key], changes)
        self._tell()

    def set_action(self, key: str, **changes: Any) -> None:
        """Change an action's label or style, show or hide it, make it grey."""
        _change(self._actions[key], changes)
        self._tell()

    async def act(self, action_key: str, given: Mapping[str, Any]) -> None:
        """Do what somebody pressed, with what stands in the fields; fields not given keep what they hold."""
        action = self._actions.get(action_key)
        if action is None or not action.shown or not action.enabled:
            raise PersonError(f"{self.title} does not offer {action_key} now.")
        unknown = given.keys() - self._fields.keys()
        if unknown:
            raise PersonError(f"{self.title} has no field {', '.join(sorted(unknown))}.")
        values = {key: field.value for key, field in self._fields.items()}
        values |= {key: self._fields[key].read(self._world, given[key]) for key in given if self._fields[key].enabled}
        for key, value in values.items():
            self._fields[key].value = value
        outcome = self._callback(action_key, values)
        refusal = await outcome if inspect.isawaitable(outcome) else outcome
        self._tell()
        if refusal:
            raise PersonError(refusal)

    def as_json(self) -> Json:
        """The panel as the page reads it. `lines` counts all lines ever logged, of which `log` holds the last."""
        return {
            "key": self.key,
            "title": self.title,
            "help": self.help,
            "fields": [field.as_json() for field in self._fields.values()],
            "actions": [action.as_json() for action in self._actions.values()],
            "status": self._status,
            "progress": self._progress,
            "lines": self._numbers,
            "log": [{"at": at, "line": line} for at, line in self._lines],
        }

    def go(self) -> None:
        """Say nothing more: another panel has taken this one's place."""
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()

    def _tell(self) -> None:
        """Several changes close together are told once."""
        if self._timer is None and not self._gone:
            self._timer = asyncio.get_running_loop().call_later(_TELL_AFTER, self._tell_now)

    def _tell_now(self) -> None:
        self._timer = None
        self._world.tell("@panel", {"panel": self.as_json()})


class Panels:
    """All panels, in the order added."""

    def __init__(self) -> None:
        self._panels: dict[str, Panel] = {}

    def add(self, panel: Panel) -> None:
        """Add a panel, or put it in the place of the one with its key."""
        if panel.key in self._panels:
            self._panels[panel.key].go()
        self._panels[panel.key] = panel

    def panel(self, key: str) -> Panel:
        """The panel of that key; PersonError where there is none."""
        if key not in self._panels:
            raise PersonError(f"There is no panel called {key}.")
        return self._panels[key]

    def as_json(self) -> list[Json]:
        """All panels as the page reads them."""
        return [panel.as_json() for panel in self._panels.values()]


def _change(thing: PanelField | PanelAction, changes: Mapping[str, Any]) -> None:
    for name, value in changes.items():
        if not hasattr(thing, name):
            raise ValueError(f"{type(thing).__name__} has no {name}")
        setattr(thing, name, tuple(map(tuple, value)) if name == "choices" else value)
