"""Capability of faces: files of one format for download."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from bot.face_api.face import Face, guarded
from bot.text.context import TournamentContext
from bot.text.messages import Attachment


class OffersFiles(Face):
    """A face whose format has files for download from the web page."""

    @abstractmethod
    @guarded("files", ())
    def files(self, context: TournamentContext) -> Iterable[Attachment]:
        """Return the files. Not called while a stage is sealed."""
