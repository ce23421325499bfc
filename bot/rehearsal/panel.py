"""The panel of a rehearsal in the sandbox's page: fields, actions, and the tour for newcomers."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from bot.rehearsal.errors import RehearsalError
from bot.rehearsal.rehearsal_run import GOING_ON, OVER, Rehearsal, Setting, StatusUpdate
from bot.rehearsal.rehearsal_view import Behaviour
from bot.rehearsal.sandbox_port import SandboxPort
from bot.sandbox.server import Sandbox
from bot.service.service import Service
from formats import registry
from formats.core.state import TournamentState
from formats.messages.sentences import english_title

KEY, TITLE = "rehearsal", "Rehearsal"
_SHOWN = json.loads(Path(__file__).with_name("panel.json").read_text(encoding="utf-8"))
ACTIONS: tuple[dict[str, Any], ...] = tuple(_SHOWN["actions"])
TOUR: tuple[dict[str, Any], ...] = tuple(_SHOWN["tour"])
DEMO_SWITCH = "demo"
"""The key of the switch for demo players."""

SEED_BYTES = 3


class RehearsalPanel:
    """Connects a rehearsal to its panel: actions control it, and its status updates are shown."""

    def __init__(self, sandbox: Sandbox, service: Service, adapter: SandboxPort) -> None:
        self.rehearsal = Rehearsal(service, adapter, self._show_update)
        self._service = service
        self._fields = _fields()
        self._panel = sandbox.add_panel(KEY, TITLE, _SHOWN["help"], self._fields, ACTIONS, self._pressed)
        self._going_on: dict[str, str] = {}
        sandbox.set_tour(TOUR)
        service.on_change(lambda change: self._offer_continuation(change.loaded.id, change.after))

    async def offer_existing(self) -> None:
        """Offer to continue the tournaments that exist already, for example after a saved sandbox was loaded."""
        for row in reversed(await self._service.database.tournaments.all()):
            self._offer_continuation(row.id, (await self._service.loaded(row.id)).state)

    def _offer_continuation(self, tournament: str, state: TournamentState) -> None:
        """Update the choices: any tournament that is not over can be continued."""
        known = dict(self._going_on)
        if state.phase in OVER:
            self._going_on.pop(tournament, None)
        else:
            self._going_on[tournament] = state.title
        if known != self._going_on:
            more = [
                (f"{GOING_ON}{tournament_id}", f"Go on with: {title}")
                for tournament_id, title in self._going_on.items()
            ]
            self._panel.set_field("what", choices=[*WHAT, *more])

    def _show_update(self, report: StatusUpdate) -> None:
        self._panel.show(status=report.sentence, progress=report.percent)
        if report.lines:
            self._panel.log(*report.lines)
        on = report.mode in {"running", "paused", "waiting"}
        moving = report.mode == "running"
        for key, shown in (
            ("start", not on),
            ("new_seed", not on),
            ("pause", moving),
            ("go", on and not moving),
            ("step", on and not moving),
            ("finish", on),
            ("stop", on),
        ):
            self._panel.set_action(key, shown=shown)
        self._show_people(on=on)
        for field in self._fields:
            if field["key"] not in ALWAYS:
                self._panel.set_field(field["key"], enabled=not on)

    def _show_people(self, *, on: bool) -> None:
        players = self.rehearsal.players
        choices = [
            (str(player.actor.id), f"{player.actor.name}{' (yours)' if player.led else ''}") for player in players
        ]
        self._panel.set_field("person", choices=choices, shown=on and bool(choices))
        self._panel.set_action("lead", shown=on)
        self._panel.set_action("let_go", shown=on and any(player.led for player in players))

    async def _pressed(self, action: str, values: dict[str, Any]) -> str | None:
        try:
            await self._do(action, values)
        except RehearsalError as error:
            return str(error)
        return None

    async def _do(self, action: str, values: dict[str, Any]) -> None:
        rehearsal = self.rehearsal
        rehearsal.set_pace(float(values["pace"]))
        match action:
            case "start":
                self._panel.clear()
                await rehearsal.start(setting_of(values))
            case "new_seed":
                self._panel.set_field("seed", value=new_seed())
            case "pause":
                rehearsal.pause()
            case "go":
                rehearsal.resume()
            case "step":
                rehearsal.resume(one_step=True)
            case "lead" | "let_go":
                rehearsal.lead(int(values["person"] or 0), led=action == "lead")
            case "finish":
                for player in rehearsal.players:
                    rehearsal.lead(player.actor.id, led=False)
                rehearsal.resume()
            case "stop":
                await rehearsal.stop()


def setting_of(values: Mapping[str, Any]) -> Setting:
    """Convert the values of the fields to a `Setting`."""
    return Setting(
        what=values["what"],
        log=values["log"],
        players=int(values["players"]),
        spread=int(values["spread"]),
        behaviour=Behaviour(**{field.name: int(values.get(field.name) or 0) for field in fields(Behaviour)}),
        seed=values["seed"] or new_seed(),
        pace=float(values["pace"]),
        hold=bool(values["hold"]),
    )


def new_seed() -> str:
    """Return six random hexadecimal characters, short enough to note down."""
    return secrets.token_hex(SEED_BYTES)


WHAT = (
    *((f"preset:{key}", preset.title) for key, preset in registry.presets().items()),
    *((f"format:{key}", f"{english_title(key)}, by hand") for key in registry.systems()),
)
"""Choices of what to rehearse from its beginning."""


def _fields() -> list[dict[str, Any]]:
    """Return the fields of the panel; the last one chooses the player led by a person."""
    computed = {"what": {"choices": WHAT}, "seed": {"value": new_seed()}}
    return [field | computed.get(field["key"], {}) for field in _SHOWN["fields"]]


ALWAYS = frozenset({"pace", "person"})
"""Keys of the fields that can be changed while a rehearsal is running."""
