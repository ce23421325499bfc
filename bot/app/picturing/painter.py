"""Paints what messages show, apart from the event loop, and remembers what was painted last."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace

from bot.app.cycles import last_cycle, same_people
from bot.app.messages import Sight
from bot.app.picturing.leagues import league_pyramid
from bot.app.picturing.painting import picture_or_none
from bot.app.picturing.sights import view_of
from bot.app.scenes import scene_of
from bot.app.service import Live, Service
from bot.pictures.studio import Picture, PictureView
from bot.pictures.themes import ThemeName
from formats.core.evolve import fold

logger = logging.getLogger(__name__)

REMEMBERED = 24
"""Sights whose pictures are kept: several people look at the same standings."""


class Painter:
    """Turns sights into pictures. Whatever goes wrong with one is logged, and it is left out."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._painted: OrderedDict[tuple[Sight, ThemeName], tuple[Picture, ...]] = OrderedDict()

    async def pictures(self, sights: Iterable[Sight], theme: ThemeName = "dark") -> list[Picture]:
        """The pictures of these sights, in order; dark ones for Discord, which most people read so."""
        return [picture for sight in sights for picture in await self._of(sight, theme)]

    async def of_view(self, view: PictureView | None) -> list[Picture]:
        """The pictures of a view that somebody made already."""
        return list(await picture_or_none(self._service, view) or ())

    async def _of(self, sight: Sight, theme: ThemeName) -> tuple[Picture, ...]:
        key = sight, theme
        if key not in self._painted:
            found = await picture_or_none(self._service, await self._view(sight), theme)
            if found is None:
                return ()
            self._painted[key] = found
        self._painted.move_to_end(key)
        if len(self._painted) > REMEMBERED:
            self._painted.popitem(last=False)
        return self._painted.get(key, ())

    async def _view(self, sight: Sight) -> PictureView | None:
        try:
            live = await self._service.live(sight.tournament)
            last = await last_cycle(self._service, live) if sight.kind == "moves" else None
            return await asyncio.to_thread(self._seen, live, sight, last)
        except Exception:
            logger.exception("no view of %r", sight)
            return None

    def _seen(self, live: Live, sight: Sight, last: Live | None) -> PictureView | None:
        """The view, in the tournament as it was then: more may have happened since the message was written."""
        if live.state.version != sight.version:
            live = replace(live, state=fold(live.records[: sight.version]))
        scene = scene_of(live, self._service.engine)
        if sight.kind != "moves":
            return view_of(scene, sight)
        if last is None:
            return None
        return league_pyramid(scene_of(last, self._service.engine), scene, same_people(last, live))
