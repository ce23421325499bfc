"""The panel of a rehearsal in the sandbox's page: fields, actions, and the tour for newcomers.

The sandbox is known only by the protocols declared here.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Protocol

from bot.rehearsal.errors import RehearsalError
from bot.rehearsal.rehearsal_run import GOING_ON, OVER, Rehearsal, Setting, StatusUpdate
from bot.rehearsal.rehearsal_view import Manners
from bot.rehearsal.sandbox_port import SandboxPort
from bot.service.service import Service
from formats import registry
from formats.core.state import TournamentState

KEY, TITLE = "rehearsal", "Rehearsal"
HELP = (
    "Plays a whole tournament with demo players while you watch: it is created by the Director's own commands, "
    "and the clock moves from deadline to deadline. You can hold it, and be anybody in it."
)
PACES = (("0", "As fast as it goes"), ("0.3", "Quick"), ("1", "Easy to follow"), ("3", "Slow"))
MOST_PLAYERS = 400
TOUR_FORMAT = "format:round_robin"
TONIGHT = "td tonight"
DEMO_SWITCH = "demo"
"""The key of the switch for demo players."""

SEED_BYTES = 3


class Panel(Protocol):
    """A panel in the page."""

    def show(self, *, status: str | None = None, progress: float | None = None) -> None:
        """Show a sentence and the progress in percent."""
        ...

    def log(self, *lines: str) -> None:
        """Append lines to the log."""
        ...

    def clear(self) -> None:
        """Clear the log."""
        ...

    def set_field(self, key: str, **changes: Any) -> None:
        """Change properties of a field."""
        ...

    def set_action(self, key: str, **changes: Any) -> None:
        """Change properties of an action."""
        ...


class Page(Protocol):
    """The part of the sandbox that edits its page."""

    def add_panel(
        self,
        key: str,
        title: str,
        help: str,  # noqa: A002 - the sandbox calls it so
        fields: Iterable[Mapping[str, Any]],
        actions: Iterable[Mapping[str, Any]],
        callback: Callable[[str, dict[str, Any]], Awaitable[str | None]],
        /,
    ) -> Panel:
        """Add a panel to the page."""
        ...

    def set_tour(self, steps: Iterable[Mapping[str, Any]], /) -> None:
        """Set the steps of the tour for newcomers."""
        ...


class RehearsalPanel:
    """Connects a rehearsal to its panel: actions control it, and its status updates are shown."""

    def __init__(self, page: Page, service: Service, adapter: SandboxPort) -> None:
        self.rehearsal = Rehearsal(service, adapter, self._show_update)
        self._service = service
        self._fields = _fields()
        self._panel = page.add_panel(KEY, TITLE, HELP, self._fields, ACTIONS, self._pressed)
        self._going_on: dict[str, str] = {}
        page.set_tour(TOUR)
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
        manners=Manners(
            late_hours=int(values["late_hours"]),
            absent=int(values["absent"]),
            leaving=int(values["leaving"]),
            silent=int(values["silent"]),
            disputed=int(values["disputed"]),
            on_time=int(values.get("on_time") or 0),
            league_weeks=int(values.get("league_weeks") or 0),
        ),
        seed=values["seed"] or new_seed(),
        pace=float(values["pace"]),
        hold=bool(values["hold"]),
    )


def new_seed() -> str:
    """Return six random hexadecimal characters, short enough to note down."""
    return secrets.token_hex(SEED_BYTES)


def _percent(key: str, label: str, help_text: str, value: int = 0) -> dict[str, Any]:
    return {
        "key": key,
        "kind": "number",
        "label": label,
        "help": help_text,
        "value": value,
        "low": 0,
        "high": 100,
        "unit": "%",
        "group": "How they behave",
    }


WHAT = (
    *((f"preset:{key}", preset.title) for key, preset in registry.presets().items()),
    *((f"format:{key}", f"{system.title}, by hand") for key, system in registry.systems().items()),
)
"""Choices of what to rehearse from its beginning."""


def _fields() -> list[dict[str, Any]]:
    return [*_what_is_played(), *_manners(), dict(LED)]


def _what_is_played() -> list[dict[str, Any]]:
    return [
        {"key": "what", "kind": "choice", "label": "Tournament", "choices": WHAT},
        {
            "key": "log",
            "kind": "file",
            "label": "Or an exported tournament",
            "help": "The file of /td log export: it goes on where it was, demo players take the seats.",
        },
        {"key": "players", "kind": "number", "label": "Players", "value": 8, "low": 2, "high": MOST_PLAYERS},
        {
            "key": "seed",
            "kind": "text",
            "label": "Seed",
            "help": "The same seed and choices give the same players, results and mishaps.",
            "value": new_seed(),
            "high": 40,
        },
        {"key": "pace", "kind": "choice", "label": "Pace", "value": "1", "choices": PACES},
        {"key": "hold", "kind": "toggle", "label": "Hold once everybody has signed up", "value": False},
    ]


def _manners() -> list[dict[str, Any]]:
    """Fields for the behaviour of demo players."""
    return [
        {
            "key": "spread",
            "kind": "number",
            "label": "Strength",
            "help": "From the strongest to the weakest, in rating points.",
            "value": 800,
            "low": 0,
            "high": 3000,
            "step": 50,
            "group": "How they behave",
        },
        {
            "key": "late_hours",
            "kind": "number",
            "label": "Report late",
            "help": "At most so many hours after the game.",
            "value": 2,
            "low": 0,
            "high": 72,
            "unit": "h",
            "group": "How they behave",
        },
        _percent("absent", "Miss a game", "Players who once do not come.", 5),
        _percent("leaving", "Withdraw", "Players who leave on the way."),
        _percent("disputed", "Disagree", "Games whose loser claims to have won.", 5),
        {
            "key": "league_weeks",
            "kind": "number",
            "label": "League games within",
            "help": "Where all games are open at once, they are played over so many weeks; 0: at once.",
            "value": 6,
            "low": 0,
            "high": 26,
            "unit": "w",
            "group": "How they behave",
        },
        _percent("on_time", "Run out of time", "League games whose loser is said to have lost on time.", 5),
        _percent("silent", "Hand in nothing", "Players who say neither when they can play nor what a form asks.", 10),
    ]


LED: dict[str, Any] = {
    "key": "person",
    "kind": "person",
    "label": "Lead a player yourself",
    "help": "The rehearsal then waits whenever it is that player's turn.",
    "shown": False,
}
"""Field that chooses the player led by a person, shown while a rehearsal is running."""

ALWAYS = frozenset({"pace", "person"})
"""Keys of the fields that can be changed while a rehearsal is running."""

ACTIONS: tuple[dict[str, Any], ...] = (
    {"key": "start", "label": "Start", "style": "primary"},
    {"key": "new_seed", "label": "New seed"},
    {"key": "pause", "label": "Pause", "style": "primary", "shown": False},
    {"key": "go", "label": "Go on", "style": "primary", "shown": False},
    {"key": "step", "label": "One step", "shown": False},
    {"key": "finish", "label": "Play to the end", "shown": False},
    {"key": "stop", "label": "Stop", "style": "danger", "shown": False},
    {"key": "lead", "label": "Take over", "field": "person", "acts_as": "person", "shown": False},
    {"key": "let_go", "label": "Hand back", "field": "person", "shown": False},
)

TOUR: tuple[dict[str, Any], ...] = (
    {
        "title": "A club of your own",
        "text": "Everybody here is pretend, and nothing leaves this machine. You are the **Director**. "
        "Let four players sign up for a small tournament.",
        "panel": KEY,
        "action": "start",
        "label": "Start a tournament",
        "values": {
            "what": TOUR_FORMAT,
            "log": None,
            "players": 4,
            "pace": "0.3",
            "hold": True,
            "seed": "tour",
            "late_hours": 0,
            "absent": 0,
            "leaving": 0,
            "disputed": 0,
        },
        "until": 5,
        "done": "Four players are in. Every step of it stands in the channel, as it would on a real server.",
    },
    {
        "title": "Be anybody",
        "text": "One click on a face, up here, and you act as that person: see what they see, press what they press. "
        "Take over a player, if you like; the rehearsal waits when it is your turn.",
        "panel": KEY,
        "action": "lead",
        "label": "Take over a player",
        "points": "acting",
    },
    {
        "title": "Make time pass",
        "text": "The clock at the top is yours: to the next deadline, an hour, a day. "
        "Or let the rehearsal do it, and watch the tournament to its end.",
        "panel": KEY,
        "action": "finish",
        "label": "Play it to the end",
        "until": 100,
        "done": "That was a whole tournament. The final standings are in the channel. The next one is yours.",
        "points": "clock",
    },
    {
        "title": "Your own, tonight",
        "text": f"Four demo players join whatever you run. The button uses `/{TONIGHT}` as the Director; "
        "you could type it as well.",
        "command": TONIGHT,
        "switch": DEMO_SWITCH,
        "label": "Run my own",
        "done": "Submit the form as it is. Once four are in, press Start on the card. They play by themselves; "
        "Next deadline, up here, brings each next round, then the standings.",
        "points": "clock",
    },
)
