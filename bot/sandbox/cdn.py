"""Serve files as Discord's CDN does: attachments, avatars and covers of events."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.services import Services
from bot.sandbox.world.files import avatar_svg, plain_png
from bot.sandbox.world.links import is_good
from bot.sandbox.world.render import image_name


def add_routes(app: web.Application, services: Services) -> None:
    """Serve /cdn."""
    world = services.world

    async def attachment(request: web.Request) -> web.Response:
        file = world.files.get(int(request.match_info["file"])) if request.match_info["file"].isdigit() else None
        if file is None or file.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        if not is_good(world, request.rel_url.raw_path, request.query):
            raise web.HTTPNotFound(text="This content is no longer available.")
        # Own type, no sniffing, and download for anything active: an uploaded HTML or SVG file must not run scripts in
        # the origin of the sandbox's page.
        headers = {"Content-Type": file.content_type, "X-Content-Type-Options": "nosniff"}
        if not file.content_type.startswith(("image/", "text/plain", "text/csv")) or "svg" in file.content_type:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=file.data, headers=headers)

    async def person(request: web.Request) -> web.Response:
        text = request.match_info["user"]
        user = world.users.get(int(text)) if text.isdigit() else None
        if user is None:
            raise web.HTTPNotFound
        return web.Response(text=avatar_svg(user.display_name, user.id), content_type="image/svg+xml")

    async def event_cover(request: web.Request) -> web.Response:
        number, name = request.match_info["event"], request.match_info["name"]
        for guild in world.guilds.values():
            event = guild.events.get(int(number))
            if event is not None and event.image and image_name(event.image) == name:
                return web.Response(body=event.image, content_type="image/png")
        raise web.HTTPNotFound

    async def default(request: web.Request) -> web.Response:
        return web.Response(body=plain_png(int(request.match_info["number"])), content_type="image/png")

    app.router.add_get("/cdn/attachments/{channel}/{file}/{name}", attachment)
    app.router.add_get(r"/cdn/guild-events/{event:\d+}/{name}.png", event_cover)
    app.router.add_get("/cdn/people/{user}.svg", person)
    app.router.add_get(r"/cdn/embed/avatars/{number:\d+}.png", default)
