"""Routes of the page under /sandbox/*, documented in docs/sandbox-protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

from aiohttp import web

from bot.sandbox.acting import acts, components, forms, slash, threads
from bot.sandbox.acting.visibility import visible_channel
from bot.sandbox.command_permissions import grant_from
from bot.sandbox.interactions import NO_ANSWER, Interaction
from bot.sandbox.origin import served, uploaded
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.views import message_view, messages_view, person_view, state_view
from bot.sandbox.world.models import Json
from bot.sandbox.world.render import channel_json

_Handler = Callable[[Services, web.Request], Awaitable[Json]]
_Act = Callable[[Services, int, Json], Json | Interaction | None]
_MOST_MESSAGES = 200
# Longest jump of the clock, so that a typing error does not move it beyond the range of dates.
_LONGEST_JUMP = timedelta(days=3660)


def add_page(app: web.Application, folder: Path) -> None:
    """Serve the page's files."""

    async def index(_: web.Request) -> web.FileResponse:
        return web.FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    app.router.add_get("/", index)
    app.router.add_static("/page/", folder)


def add_routes(app: web.Application, services: Services) -> None:
    """Serve /sandbox/* except the live socket."""
    handlers: tuple[tuple[str, str, _Handler], ...] = (
        ("GET", "/sandbox/state", _state),
        ("GET", "/sandbox/messages", _messages),
        ("POST", "/sandbox/act", _act),
        ("POST", "/sandbox/upload", _upload),
        ("POST", "/sandbox/people", _people),
        ("POST", "/sandbox/clock", _clock),
        ("POST", "/sandbox/switch", _switch),
        ("POST", "/sandbox/panel", _panel),
    )
    for method, path, handler in handlers:
        app.router.add_route(method, path, served(partial(handler, services)))


def _viewer(services: Services, request: web.Request) -> int:
    viewer = int(request.query["as"])
    services.world.user(viewer)
    return viewer


async def _state(services: Services, request: web.Request) -> Json:
    """GET /sandbox/state; without `as`, the state as the first person sees it."""
    if "as" not in request.query:
        people = [user.id for user in services.world.users.values() if not user.bot]
        if not people:
            raise PersonError("There is nobody yet.")
        return state_view(services, people[0])
    return state_view(services, _viewer(services, request))


async def _messages(services: Services, request: web.Request) -> Json:
    viewer = _viewer(services, request)
    channel = visible_channel(services.world, int(request.query["channel"]), viewer)
    before = int(request.query["before"]) if "before" in request.query else None
    limit = min(_MOST_MESSAGES, int(request.query.get("limit", "50")))
    return {"messages": messages_view(services, channel, viewer, before, limit)}


async def _upload(services: Services, request: web.Request) -> Json:
    file = acts.upload(services.world, *await uploaded(request))
    return {"upload": str(file.id), "filename": file.filename, "size": len(file.data)}


async def _people(services: Services, request: web.Request) -> Json:
    body = await request.json()
    user = acts.new_member(
        services,
        str(body["name"]),
        int(body["guild"]),
        zone=body.get("zone") or "UTC",
        roles=body.get("roles") or (),
        locale=body.get("locale") or "en-US",
    )
    return {"person": person_view(services.world, user)}


async def _clock(services: Services, request: web.Request) -> Json:
    body = await request.json()
    clock = services.world.clock
    if "advance" in body:
        by = timedelta(seconds=float(body["advance"]))
        if by > _LONGEST_JUMP:
            raise PersonError("That is too far ahead.")
        clock.advance(by)
    if "to" in body:
        clock.to(datetime.fromisoformat(body["to"]))
    if body.get("next") and not clock.next():
        raise PersonError("Nothing is on the agenda.")
    if "speed" in body:
        clock.set_speed(float(body["speed"]))
    if "running" in body:
        (clock.run if body["running"] else clock.stand)()
    return {"clock": clock.as_json(), "agenda": clock.agenda_as_json()}


async def _switch(services: Services, request: web.Request) -> Json:
    body = await request.json()
    await services.switches.set(str(body["key"]), on=body.get("on"), value=body.get("value"))
    switches = services.switches.as_json()
    services.world.publish("@switches", {"switches": switches})
    return {"switches": switches}


async def _panel(services: Services, request: web.Request) -> Json:
    body = await request.json()
    panel = services.panels.panel(str(body["key"]))
    await panel.act(str(body["action"]), body.get("values") or {})
    return {"panel": panel.as_json()}


async def _act(services: Services, request: web.Request) -> Json:
    body = await request.json()
    user_id, kind = int(body["as"]), str(body.get("do"))
    services.world.user(user_id)
    if kind == "autocomplete":
        return await _autocomplete(services, user_id, body)
    if kind not in _ACTS:
        raise PersonError(f"Nobody knows how to {body.get('do')}.")
    done = _ACTS[kind](services, user_id, body)
    return {"act": str(done.id)} if isinstance(done, Interaction) else done or {}


# handlers of POST /sandbox/act


def _send(services: Services, user_id: int, body: Json) -> Json:
    files = [int(item) for item in body.get("files") or ()]
    reply_to = int(body["reply_to"]) if body.get("reply_to") else None
    content = str(body.get("content") or "")
    message = acts.send(services, user_id, int(body["channel"]), content, files, reply_to=reply_to)
    return {"message": message_view(services.world, message, user_id)}


async def _autocomplete(services: Services, user_id: int, body: Json) -> Json:
    channel, command, options = int(body["channel"]), str(body["command"]), body.get("options") or {}
    interaction = slash.autocomplete(services, user_id, channel, command, options, str(body["focused"]))
    world = services.world
    seconds = world.limits.answer_seconds + 1
    await world.bus.until(lambda: True if interaction.answer or interaction.failed else None, seconds)
    if interaction.answer is None:
        raise PersonError(NO_ANSWER)
    return {"act": str(interaction.id), "choices": interaction.choices}


def _select(services: Services, user_id: int, body: Json) -> Interaction:
    values = [str(item) for item in body["values"]]
    return components.select(services, user_id, int(body["message"]), str(body["custom_id"]), values)


def _open_dm(services: Services, user_id: int, body: Json) -> Json:
    channel = acts.open_dm(services, user_id, int(body["user"]))
    return {"channel": channel_json(services.world, channel, viewer=user_id)}


def _create_thread(services: Services, user_id: int, body: Json) -> Json:
    thread = threads.create_thread(
        services,
        user_id,
        int(body["channel"]),
        str(body["name"]),
        message_id=int(body["message"]) if body.get("message") else None,
        private=bool(body.get("private")),
        text=str(body.get("content") or ""),
        tags=[str(item) for item in body.get("tags") or ()],
    )
    return {"channel": channel_json(services.world, thread, viewer=user_id)}


def _command_permissions(services: Services, user_id: int, body: Json) -> None:
    grants = [grant_from(item) for item in body["permissions"]]
    acts.set_command_permissions(services, user_id, int(body["guild"]), body.get("command"), grants)


def _on(body: Json) -> bool:
    return bool(body.get("on", True))


_ACTS: dict[str, _Act] = {
    "send": _send,
    "slash": lambda services, user, body: slash.slash(
        services, user, int(body["channel"]), str(body["command"]), body.get("options") or {}
    ),
    "menu": lambda services, user, body: slash.menu(
        services, user, int(body["channel"]), str(body["command"]), int(body["target"])
    ),
    "click": lambda services, user, body: components.click(
        services, user, int(body["message"]), str(body["custom_id"])
    ),
    "select": _select,
    "submit": lambda services, user, body: forms.submit(
        services, user, int(body["interaction_id"]), body.get("values") or {}
    ),
    "close_form": lambda services, user, body: forms.close(services, user, int(body["interaction_id"])),
    "react": lambda services, user, body: acts.set_reaction(
        services, user, int(body["message"]), str(body["emoji"]), on=_on(body)
    ),
    "vote": lambda services, user, body: acts.vote(
        services, user, int(body["message"]), list(map(int, body["answers"]))
    ),
    "dismiss": lambda services, user, body: acts.dismiss(services, user, int(body["message"])),
    "open_dm": _open_dm,
    "read": lambda services, user, body: services.reading.read(
        user, visible_channel(services.world, int(body["channel"]), user)
    ),
    "dms_open": lambda services, user, body: acts.set_dms_open(services, user, on=bool(body["on"])),
    "language": lambda services, user, body: acts.set_locale(
        services, user, str(body["locale"]), int(body["guild"]) if body.get("guild") else None
    ),
    "leave_guild": lambda services, user, body: acts.leave_guild(services, user, int(body["guild"])),
    "join_guild": lambda services, user, body: acts.join_guild(services, user, int(body["guild"])),
    "rename": lambda services, user, body: acts.rename(services, user, str(body["name"])),
    "interest": lambda services, user, body: acts.set_interest(services, user, int(body["event"]), on=_on(body)),
    "command_permissions": _command_permissions,
    "create_thread": _create_thread,
    "archive_thread": lambda services, user, body: threads.archive_thread(
        services, user, int(body["channel"]), on=_on(body)
    ),
}
"""Acts by the page's names. An interaction is answered by its id, None by an empty object."""
