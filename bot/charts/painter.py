"""Render the pictures of messages in worker processes, with a cache of the latest ones.

Cache key: the picture's reference (tournament, version of its log, kind and parameters) or view, theme and language. A
reference names a version of the log, so events never make an entry invalid; a display name that changes afterwards
does not either. Both caches are LRU and bounded by number. Concurrent requests for the same key share one task. The
task is shielded: if one caller is cancelled, the others still get the picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace

from bot.charts.painting import picture_or_none
from bot.pictures.drawing import Picture, PictureView
from bot.pictures.themes import ThemeName
from bot.service.cycles import last_cycle, same_people
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text.catalogue import language
from bot.text.context import context_of
from bot.text.messages import PictureRef
from bot.text.picture_kinds import LastCycle, shows_change, view_of
from formats.core.evolve import fold
from formats.core.lru import LRUCache

logger = logging.getLogger(__name__)

REMEMBERED = 24
"""Size of the cache by reference: several people request the same standings."""

KEPT = 12
"""Size of the cache by view, for pictures independent of tournaments, which are the same for all users of a language.

Separate, so that pictures of tournaments do not evict them.
"""

_Key = tuple[PictureRef | PictureView, ThemeName, str]


class Painter:
    """Renders pictures from references. Errors are logged, and the picture is omitted."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._painted: LRUCache[_Key, tuple[Picture, ...]] = LRUCache(REMEMBERED)
        self._kept: LRUCache[_Key, tuple[Picture, ...]] = LRUCache(KEPT)
        self._painting: dict[_Key, asyncio.Task[tuple[Picture, ...]]] = {}

    async def pictures(self, picture_refs: Iterable[PictureRef], theme: ThemeName = "dark") -> list[Picture]:
        """Return the pictures of these references, in order.

        Dark by default, as most people use Discord in dark mode.
        """
        return [picture for picture_ref in picture_refs for picture in await self._of(picture_ref, theme)]

    async def of_view(self, view: PictureView | None, *, most: int | None = None) -> list[Picture]:
        """Return the pictures of a view, at most so many of them, uncached."""
        return list(await picture_or_none(self._service, view, most=most) or ())

    async def of_lasting_view(self, view: PictureView) -> list[Picture]:
        """Return the pictures of a view that many will request, cached by language."""
        return list(await self._of(view, "dark"))

    def _store(self, shown: PictureRef | PictureView) -> LRUCache[_Key, tuple[Picture, ...]]:
        """Return the cache for references or for views."""
        return self._painted if isinstance(shown, PictureRef) else self._kept

    async def _of(self, shown: PictureRef | PictureView, theme: ThemeName) -> tuple[Picture, ...]:
        """Return cached pictures, or wait for the task that renders them."""
        key = shown, theme, language()
        pictures = self._store(shown).get(key)
        if pictures is not None:
            return pictures
        painting = self._painting.get(key)
        if painting is None:
            painting = self._painting[key] = asyncio.create_task(self._paint(key))
        # Shielded, because cancelling one caller must not cancel the rendering for the others.
        return await asyncio.shield(painting)

    async def _paint(self, key: _Key) -> tuple[Picture, ...]:
        """Render once for all concurrent requests, and store the result if there is one."""
        shown, theme, _ = key
        try:
            view = await self._view(shown) if isinstance(shown, PictureRef) else shown
            pictures = await picture_or_none(self._service, view, theme)
        finally:
            del self._painting[key]
        if pictures is None:
            return ()
        self._store(shown).put(key, pictures)
        return pictures

    async def _view(self, picture_ref: PictureRef) -> PictureView | None:
        """Return the view of a reference; None, after logging, if that fails."""
        try:
            loaded = await self._service.loaded(picture_ref.tournament)
            last = await last_cycle(self._service, loaded) if shows_change(picture_ref) else None
            return await asyncio.to_thread(self._seen, loaded, picture_ref, last)
        except Exception:
            logger.exception("no view of %r", picture_ref)
            return None

    def _seen(
        self, loaded: LoadedTournament, picture_ref: PictureRef, last: LoadedTournament | None
    ) -> PictureView | None:
        """Return the view of the tournament at the reference's version: events may have been added since.

        Runs in a thread.
        """
        if loaded.state.version != picture_ref.version:
            loaded = replace(loaded, state=fold(loaded.records[: picture_ref.version]))
        context = context_of(loaded, self._service.engine)
        cycle = None
        if last is not None:
            cycle = LastCycle(context_of(last, self._service.engine), same_people(last, loaded))
        return view_of(context, picture_ref, cycle)
