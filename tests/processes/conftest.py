"""A director of these tests sees answers, however busy the machine is."""

from tests.bot.conftest import all_faces, all_reminders, unhurried

__all__ = ["all_faces", "all_reminders", "unhurried"]
