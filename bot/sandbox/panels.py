"""Panels that the hosting program adds to the page (fields, actions, a status, a log), and its tour for newcomers."""

from __future__ import annotations

import asyncio
import inspect
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, get_args

from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Json
from bot.sandbox.world.store import World

MOST_LINES = 200
"""Maximum number of lines in a panel's log."""

LONGEST_TEXT = 2000
"""Maximum length of a text field by default."""

# Seconds within which several changes of a panel are published as one event.
_PUBLISH_DELAY = 0.05

Kind = Literal["number", "choice", "person", "text", "toggle", "file"]

PanelCallback = Callable[[str, dict[str, Any]], "Awaitable[str | None] | str | None"]
"""Called with the action's key and the values of all fields.

Returns the reason why the action is not possible, or None.
"""


@dataclass(slots=True)
class PanelField:
    """A field. `value` is its current value: a number, text or boolean, or None for no file and no person.

    `low` and `high` bound a number, `high` also the length of a text; `choices` are (value, label) pairs. A `person` is
    chosen by user id among people of the sandbox; the page suggests the person one acts as. Fields of the same `group`
    are shown under that heading. A field can be changed only if `enabled`, and is visible only if `shown`.
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
        """Return the value for the callback; a file becomes (name, bytes).

        Raises `PersonError` for an invalid value.
        """
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
        """Return the field for the page, without the content of a file."""
        choices = [{"value": value, "label": label} for value, label in self.choices]
        return asdict(self) | {"choices": choices, "value": None if self.kind == "file" else self.value}


@dataclass(slots=True)
class PanelAction:
    """A button in the style "primary", "secondary" or "danger"; visible if `shown`, usable if `enabled`.

    With `field`, it is placed next to that field. `acts_as` is the key of a person field: the page then acts as that
    person.
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
        """Return the action for the page."""
        return asdict(self)


class Panel:
    """A panel. Changes by `show`, `log`, `set_field` and `set_action` are published to all open pages."""

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
        self._line_count = 0
        self._changes = 0
        self._name = str(time.time_ns())
        self._timer: asyncio.TimerHandle | None = None
        self._gone = False

    def show(self, *, status: str | None = None, progress: float | None = None) -> None:
        """Set the status sentence and the progress from 0 to 100."""
        if status is not None:
            self._status = status
        if progress is not None:
            self._progress = min(100, max(0, round(progress)))
        self._schedule_publish()

    def log(self, *lines: str) -> None:
        """Append lines to the log, each with the time of the clock."""
        at = self._world.clock.now().isoformat()
        self._lines.extend((at, line) for line in lines)
        self._line_count += len(lines)
        self._schedule_publish()

    def clear(self) -> None:
        """Clear the log."""
        self._lines.clear()
        self._line_count = 0
        self._schedule_publish()

    def set_field(self, key: str, **changes: Any) -> None:
        """Change attributes of a field."""
        _change(self._fields[key], changes)
        self._schedule_publish()

    def set_action(self, key: str, **changes: Any) -> None:
        """Change attributes of an action."""
        _change(self._actions[key], changes)
        self._schedule_publish()

    async def act(self, action_key: str, given: Mapping[str, Any]) -> None:
        """Perform an action with these values of fields; other fields keep their values."""
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
        self._schedule_publish()
        if refusal:
            raise PersonError(refusal)

    def as_json(self) -> Json:
        """Return the panel for the page. `lines` counts all lines ever logged; `log` holds the last ones.

        `changes` increases with each change of the panel `name`, so that the page can discard stale answers: the answer
        to a press can be read after a later frame of the socket.
        """
        return {
            "name": self._name,
            "changes": self._changes,
            "key": self.key,
            "title": self.title,
            "help": self.help,
            "fields": [field.as_json() for field in self._fields.values()],
            "actions": [action.as_json() for action in self._actions.values()],
            "status": self._status,
            "progress": self._progress,
            "lines": self._line_count,
            "log": [{"at": at, "line": line} for at, line in self._lines],
        }

    def close(self) -> None:
        """Publish nothing any more, because another panel has replaced this one."""
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()

    def _schedule_publish(self) -> None:
        """Count a change, and publish after a short delay; several changes within it are published together."""
        self._changes += 1
        if self._timer is None and not self._gone:
            self._timer = asyncio.get_running_loop().call_later(_PUBLISH_DELAY, self._publish)

    def _publish(self) -> None:
        self._timer = None
        self._world.publish("@panel", {"panel": self.as_json()})


class Panels:
    """All panels, in the order added."""

    def __init__(self) -> None:
        self._panels: dict[str, Panel] = {}

    def add(self, panel: Panel) -> None:
        """Add a panel, or replace the one with the same key."""
        if panel.key in self._panels:
            self._panels[panel.key].close()
        self._panels[panel.key] = panel

    def open(self, world: World, key: str, title: str, help_text: str) -> Panel:
        """Add a panel with nothing but a log, and show it in all open pages."""
        panel = Panel(world, key, title, help_text, (), (), lambda _action, _values: None)
        self.add(panel)
        world.publish("@panel", {"panel": panel.as_json()})
        return panel

    def find(self, key: str) -> Panel | None:
        """Return a panel by key, or None."""
        return self._panels.get(key)

    def panel(self, key: str) -> Panel:
        """Return a panel by key. Raises `PersonError` if there is none."""
        if key not in self._panels:
            raise PersonError(f"There is no panel called {key}.")
        return self._panels[key]

    def as_json(self) -> list[Json]:
        """Return all panels for the page."""
        return [panel.as_json() for panel in self._panels.values()]


def _change(thing: PanelField | PanelAction, changes: Mapping[str, Any]) -> None:
    for name, value in changes.items():
        if not hasattr(thing, name):
            raise ValueError(f"{type(thing).__name__} has no {name}")
        setattr(thing, name, tuple(map(tuple, value)) if name == "choices" else value)


@dataclass(frozen=True, slots=True)
class TourStep:
    """A step of the tour: a title, a text in Discord's markdown, and a button.

    With `panel` and `action`, a button of that `label` performs the panel's action with these `values`; the step is
    done when the panel's progress reaches `until`. With a `command`, the button turns on the `switch` of that key, if
    any, and uses the slash command as the person who started the tour; `done` is then shown. `points` names a part of
    the page to highlight: "acting", "clock" or "composer".
    """

    title: str
    text: str
    panel: str = ""
    action: str = ""
    label: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    until: int | None = None
    done: str = ""
    points: str = ""
    command: str = ""
    switch: str = ""

    def as_json(self) -> Json:
        """Return the step for the page."""
        act = {"panel": self.panel, "action": self.action, "label": self.label, "values": dict(self.values)}
        use = {"command": self.command, "label": self.label, "switch": self.switch or None}
        return {
            "title": self.title,
            "text": self.text,
            "act": act if self.action else None,
            "use": use if self.command else None,
            "panel": self.panel or None,
            "until": self.until,
            "done": self.done,
            "points": self.points or None,
        }
