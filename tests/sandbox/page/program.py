"""A program with a panel and a tour, as one that uses the sandbox might have."""

from __future__ import annotations

from typing import Any

from bot.sandbox.server import Sandbox

KEY = "race"

FIELDS: tuple[dict[str, Any], ...] = (
    {"key": "laps", "kind": "number", "label": "Laps", "value": 3, "low": 1, "high": 9, "unit": "laps"},
    {"key": "pace", "kind": "choice", "label": "Pace", "choices": [("slow", "Slow"), ("fast", "Fast")]},
    {"key": "seed", "kind": "text", "label": "Seed", "value": "abc", "help": "The same seed, the same race."},
    {"key": "rain", "kind": "toggle", "label": "Rain", "value": False, "group": "Weather"},
    {"key": "track", "kind": "file", "label": "Track"},
)
ACTIONS: tuple[dict[str, Any], ...] = (
    {"key": "start", "label": "Start", "style": "primary"},
    {"key": "finish", "label": "Finish", "shown": False},
    {"key": "drive", "label": "Drive", "field": "who", "acts_as": "who"},
)
TOUR: tuple[dict[str, Any], ...] = (
    {
        "title": "First",
        "text": "Press **Go**.",
        "panel": KEY,
        "action": "start",
        "label": "Go",
        "values": {"laps": 2},
        "until": 10,
        "done": "They are off.",
        "points": "clock",
    },
    {"title": "Second", "text": "Look around.", "points": "acting"},
    {
        "title": "Third",
        "text": "See it through.",
        "panel": KEY,
        "action": "finish",
        "label": "To the end",
        "until": 100,
        "done": "That was it.",
    },
)


class Race:
    """Notes down what is pressed; `start` and `finish` move the progress."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.pressed: list[tuple[str, dict[str, Any]]] = []
        people = [(str(sandbox.person(name).id), name) for name in ("Ana", "Bo")]
        who = {"key": "who", "kind": "person", "label": "Driver", "choices": people}
        self.panel = sandbox.add_panel(KEY, "Race", "Round and round.", (*FIELDS, who), ACTIONS, self._act)

    async def _act(self, action: str, values: dict[str, Any]) -> str | None:
        self.pressed.append((action, values))
        if values["pace"] == "fast" and values["rain"]:
            return "Too dangerous."
        if action == "start":
            self.panel.show(status="They are racing.", progress=10)
            self.panel.log("The flag falls.")
            self.panel.set_action("start", shown=False)
            self.panel.set_action("finish", shown=True)
            self.panel.set_field("laps", enabled=False)
        elif action == "finish":
            self.panel.show(status="It is over.", progress=100)
        return None
