"""What tests of faces can ask for."""

from tests.bot.faces.added import add_face

__all__ = ["add_face"]
