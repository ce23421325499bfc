"""What a live board is to show, with its picture."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from bot.charts.painter import Painter
from bot.pictures.drawing import Picture, PictureView
from bot.service.loaded import LoadedTournament
from bot.text.catalogue import language, speaking
from bot.text.context import context_of, posts_language
from bot.text.messages import PictureRef
from bot.text.picture_kinds import view_of
from bot.views.live_board import LiveBoard, board_view
from formats.core.engine import Engine
from formats.core.lru import LRUCache

logger = logging.getLogger(__name__)

MADE_AT_ONCE = 4
MOST_PAINTED = 50
"""So many pictures of boards are kept."""


class Shown(NamedTuple):
    """A board and what is seen on its picture, both in that language."""

    board: LiveBoard
    view: PictureView | None
    language: str


class MadeBoards:
    """Makes boards, a few at a time, and has their pictures painted. Without a painter there are none."""

    def __init__(self, engine: Engine, painter: Painter | None) -> None:
        self._engine = engine
        self._painter = painter
        self._making = asyncio.Semaphore(MADE_AT_ONCE)
        self._painted: LRUCache[str, tuple[tuple[PictureView | None, str], Sequence[Picture]]] = LRUCache(MOST_PAINTED)

    async def of(self, loaded: LoadedTournament) -> Shown:
        """The board as it should be, with the first picture that there is."""
        async with self._making:
            return await asyncio.to_thread(self._made, loaded)

    def _made(self, loaded: LoadedTournament) -> Shown:
        with speaking(posts_language(loaded.state)):
            return self._made_in_its_language(loaded)

    def _made_in_its_language(self, loaded: LoadedTournament) -> Shown:
        context = context_of(loaded, self._engine)
        board = board_view(context, loaded.id)
        stage = loaded.state.stage_number if loaded.state.started else None
        for kind in board.picture_refs if self._painter is not None else ():
            picture_ref = PictureRef(tournament=loaded.id, version=loaded.state.version, kind=kind, stage=stage)
            try:
                view = view_of(context, picture_ref)
            except Exception:
                logger.exception("no view of %r", picture_ref)
                continue
            if view is not None:
                return Shown(board, view, language())
        return Shown(board, None, language())

    async def pictures(self, tournament: str, shown: Shown) -> Sequence[Picture]:
        """The pictures of a board, painted anew only if there is something else to see."""
        known = self._painted.get(tournament)
        drawn = shown.view, shown.language
        if known is not None and known[0] == drawn:
            return known[1]
        with speaking(shown.language):
            pictures = () if self._painter is None else await self._painter.of_view(shown.view)
        if pictures or shown.view is None:
            self._painted.put(tournament, (drawn, pictures))
        return pictures
