"""The face of COP: the preview of a round for directors, and files of the program tsh."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.cop.preview import round_look
from bot.faces.cop.tsh.writing import tsh_files
from bot.files.capabilities import OffersFiles
from bot.text.context import TournamentContext
from bot.text.messages import Attachment
from bot.views.capabilities import PreviewsRounds, RoundLook
from formats.core.state import Round


class CopFace(PreviewsRounds, OffersFiles):
    """The face of COP."""

    key = "cop"

    def look(self, context: TournamentContext, stage: int, rounds: Sequence[Round]) -> RoundLook | None:
        """The leader, the prizes, repeats, and everybody's odds."""
        return round_look(context, stage, rounds)

    def files(self, context: TournamentContext) -> tuple[Attachment, ...]:
        """The stage in play as tsh reads it."""
        return tsh_files(context)


FACE = CopFace()
