"""Capability of faces: files of one format."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from bot.face_api.face import Face, guarded
from bot.text.context import TournamentContext
from bot.text.messages import Attachment


class OffersFiles(Face):
    """Everybody may download files of the format from the page on the web."""

    @abstractmethod
    @guarded("files", ())
    def files(self, context: TournamentContext) -> Iterable[Attachment]:
        """The files; not asked for where a stage is sealed."""
