"""`/td`: everything directors and coordinators do. Discord shows it to those who may manage the server's events."""

from bot.commands.td import setup  # noqa: F401 - adds its commands to the group
from bot.commands.td.group import TD

__all__ = ["TD"]
