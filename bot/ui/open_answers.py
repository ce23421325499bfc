"""Ephemeral answers that are updated after changes, as long as Discord permits editing them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord

from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text.catalogue import language_for, set_language
from bot.text.messages import Message

logger = logging.getLogger(__name__)

LASTING = timedelta(minutes=14)
"""An answer can be changed for a quarter of an hour after what it answers; a little before that it is let go."""

PATIENCE_SECONDS = 10.0

Drawing = Callable[[LoadedTournament], Message | None]
"""How the answer looks by now; None where there is nothing to show any more."""


@dataclass
class _Open:
    interaction: discord.Interaction
    draw: Drawing
    version: int
    held: bool = False
    turn: asyncio.Task[None] | None = None


class OpenAnswers:
    """The latest such answer of each person about each tournament. `editing` makes discord.py's arguments."""

    def __init__(self, service: Service, editing: Callable[[Message], dict[str, Any]]) -> None:
        self._service = service
        self._editing = editing
        self._open: dict[tuple[str, int], _Open] = {}
        service.on_change(lambda change: self._changed(change.loaded.id))
        service.on_change_elsewhere(lambda tournament, _server: self._changed(tournament))

    def keep(self, interaction: discord.Interaction, shown: LoadedTournament, draw: Drawing) -> None:
        """Keep this answer up to date with its tournament, in place of the person's earlier one about it."""
        key = shown.id, interaction.user.id
        self._open[key] = _Open(interaction, draw, shown.state.version)
        self._follow(key)

    @contextmanager
    def held(self, interaction: discord.Interaction, tournament: str) -> Iterator[None]:
        """Hold back updates of a user's open answer while they act with it: their action edits it as well."""
        mine = self._open.get((tournament, interaction.user.id))
        if mine is None:
            yield
            return
        mine.held = True
        try:
            yield
        finally:
            mine.held = False
            if self._open.get((tournament, interaction.user.id)) is mine:  # what they did was refused
                self._follow((tournament, interaction.user.id))

    async def settled(self) -> None:
        """Wait until every answer shows what has happened."""
        while turns := [
            answer.turn for answer in self._open.values() if answer.turn is not None and not answer.turn.done()
        ]:
            await asyncio.gather(*turns, return_exceptions=True)

    def _changed(self, tournament: str) -> None:
        for key in [key for key in self._open if key[0] == tournament]:
            self._follow(key)

    def _follow(self, key: tuple[str, int]) -> None:
        answer = self._open[key]
        if self._service.clock.now() - answer.interaction.created_at > LASTING:
            del self._open[key]
        elif not answer.held and (answer.turn is None or answer.turn.done()):
            answer.turn = asyncio.create_task(self._catch_up(key, answer))

    async def _catch_up(self, key: tuple[str, int], answer: _Open) -> None:
        """Show how things stand until that is so; what Discord refuses to change is let go."""
        set_language(language_for(str(answer.interaction.locale)))
        try:
            while self._open.get(key) is answer and not answer.held:
                loaded = await self._service.loaded(key[0])
                if loaded.state.version == answer.version:
                    return
                answer.version = loaded.state.version
                message = answer.draw(loaded)
                if message is None:
                    break
                edit = answer.interaction.edit_original_response(**self._editing(message))
                await asyncio.wait_for(edit, PATIENCE_SECONDS)
        except Exception as error:  # noqa: BLE001 - the button that draws it again is still there
            logger.info("an open answer follows no more: %s", error)
        if self._open.get(key) is answer:
            del self._open[key]
