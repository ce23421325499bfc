"""The fixtures of the tests of the bot."""

from tests.bot.conftest import all_faces, all_reminders, awake, no_face_fails, unhurried, world

__all__ = ["all_faces", "all_reminders", "awake", "no_face_fails", "unhurried", "world"]
