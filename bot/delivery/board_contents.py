"""Build the contents of live boards: view and picture."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from bot.charts.painter import Painter
from bot.pictures.drawing import Picture, PictureView
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.service.worker_jobs import odds_of
from bot.text.catalogue import in_language, language
from bot.text.context import context_of, posts_language
from bot.text.messages import PictureRef
from bot.text.picture_kinds import view_of
from bot.text.texts import texts
from bot.views.live_board import LiveBoard, board_view
from bot.views.odds import has_odds, worth_lines

logger = logging.getLogger(__name__)

BUILDS_AT_ONCE = 4
"""Maximum number of boards built at the same time, in threads."""

MOST_WORTH = 4
"""Number of players for whom the worth of their open games is shown."""


class Shown(NamedTuple):
    """A board and the view of its picture, both in `language`. Equal values look the same in Discord."""

    board: LiveBoard
    view: PictureView | None
    language: str


class Painted(NamedTuple):
    """What follows the texts of a board at the pace of pictures: its picture, and a text about its open games."""

    picture: Picture | None = None
    worth: str = ""


class BoardBuilder:
    """Builds boards, large ones in threads, a few at a time, and has their pictures painted, if there is a painter."""

    def __init__(self, service: Service, painter: Painter | None) -> None:
        self._service = service
        self._engine = service.engine
        self._painter = painter
        self._slots = asyncio.Semaphore(BUILDS_AT_ONCE)

    async def build(self, loaded: LoadedTournament) -> Shown:
        """Return the board for the current state, with the first picture kind that has a view."""
        if loaded.is_small:
            return self._build(loaded)
        async with self._slots:
            return await asyncio.to_thread(self._build, loaded)

    def _build(self, loaded: LoadedTournament) -> Shown:
        with in_language(posts_language(loaded.state)):
            return self._build_localized(loaded)

    def _build_localized(self, loaded: LoadedTournament) -> Shown:
        """Build the board in the current language. A picture whose view cannot be built is logged and left out."""
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

    async def painted(self, loaded: LoadedTournament, shown: Shown) -> Painted:
        """Return the picture of a board, the first one of its view, and what its open games are worth.

        Both are empty without a painter, and where they failed.
        """
        if self._painter is None:
            return Painted()
        with in_language(shown.language):
            picture = next(iter(await self._painter.of_view(shown.view, most=1)), None)
            return Painted(picture, await self._worth(loaded))

    async def _worth(self, loaded: LoadedTournament) -> str:
        """Return a text about the open games that matter most for first place; empty where nothing is simulated."""
        context = context_of(loaded, self._engine)
        if not has_odds(context) or not loaded.state.open_games():
            return ""
        try:
            odds = await self._service.aside(odds_of, loaded.state)
        except Exception:
            logger.exception("no chances for the board of %s", loaded.id)
            return ""
        lines = [] if odds is None else worth_lines(odds, MOST_WORTH, context.names.plain)
        return "\n".join((f"**{texts.web.odds_games()}**", *lines)) if lines else ""
