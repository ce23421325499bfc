"""Paints what messages show, apart from the event loop, and remembers what was painted last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace

from bot.charts.painting import picture_or_none
from bot.pictures.studio import Picture, PictureView
from bot.pictures.themes import ThemeName
from bot.runtime.lru import LastUsed
from bot.service.cycles import last_cycle, same_people
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text.catalogue import language
from bot.text.context import context_of
from bot.text.messages import PictureRef
from bot.text.picture_kinds import LastCycle, shows_change, view_of
from formats.core.evolve import fold

logger = logging.getLogger(__name__)

REMEMBERED = 24
"""References whose pictures are kept: several people look at the same standings."""

KEPT = 12
"""Views whose pictures are kept apart from those: of no tournament, and the same for all of a language."""

_Key = tuple[PictureRef | PictureView, ThemeName, str]


class Painter:
    """Turns references into pictures. Whatever goes wrong with one is logged, and it is left out."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._painted: LastUsed[_Key, tuple[Picture, ...]] = LastUsed(REMEMBERED)
        self._kept: LastUsed[_Key, tuple[Picture, ...]] = LastUsed(KEPT)
        self._painting: dict[_Key, asyncio.Task[tuple[Picture, ...]]] = {}

    async def pictures(self, picture_refs: Iterable[PictureRef], theme: ThemeName = "dark") -> list[Picture]:
        """The pictures of these references, in order; dark ones for Discord, which most people read so."""
        return [picture for picture_ref in picture_refs for picture in await self._of(picture_ref, theme)]

    async def of_view(self, view: PictureView | None) -> list[Picture]:
        """The pictures of a view that somebody made already."""
        return list(await picture_or_none(self._service, view) or ())

    async def of_lasting_view(self, view: PictureView) -> list[Picture]:
        """The pictures of a view that many will ask for: painted once for each language, and kept."""
        return list(await self._of(view, "dark"))

    def _store(self, shown: PictureRef | PictureView) -> LastUsed[_Key, tuple[Picture, ...]]:
        return self._painted if isinstance(shown, PictureRef) else self._kept

    async def _of(self, shown: PictureRef | PictureView, theme: ThemeName) -> tuple[Picture, ...]:
        key = shown, theme, language()
        pictures = self._store(shown).used(key)
        if pictures is not None:
            return pictures
        painting = self._painting.get(key)
        if painting is None:
            painting = self._painting[key] = asyncio.create_task(self._paint(key))
        # Whoever asks is not the only one who waits: it goes on without them.
        return await asyncio.shield(painting)

    async def _paint(self, key: _Key) -> tuple[Picture, ...]:
        """Paint once for everybody who asks meanwhile."""
        shown, theme, _ = key
        try:
            view = await self._view(shown) if isinstance(shown, PictureRef) else shown
            pictures = await picture_or_none(self._service, view, theme)
        finally:
            del self._painting[key]
        if pictures is None:
            return ()
        self._store(shown).keep(key, pictures)
        return pictures

    async def _view(self, picture_ref: PictureRef) -> PictureView | None:
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
        """The view, in the tournament as it was then: more may have happened since the message was written."""
        if loaded.state.version != picture_ref.version:
            loaded = replace(loaded, state=fold(loaded.records[: picture_ref.version]))
        context = context_of(loaded, self._service.engine)
        cycle = None
        if last is not None:
            cycle = LastCycle(context_of(last, self._service.engine), same_people(last, loaded))
        return view_of(context, picture_ref, cycle)
