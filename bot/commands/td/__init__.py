"""`/td`: everything directors and coordinators do. Discord shows it to those who may manage the server's events.

Directors rule, coordinators operate: every command says with `finding.staffed` for whom it is.
"""

from bot.commands.td import (  # noqa: F401 - they add their commands to the group
    forms,
    games,
    logs,
    players,
    rulings,
    running,
    setup,
    staff,
)
from bot.commands.td.group import TD

__all__ = ["TD"]
