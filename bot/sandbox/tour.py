"""Steps of the tour for newcomers, provided by the hosting program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.world.models import Json


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
