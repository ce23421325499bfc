"""What people and the timetable ask for. Imperative, frozen, printable; `decide` turns them into events or an error.

All commands are had from here. They stand in modules by what they are about, each of which ends with the union of its
own.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from formats.core.commands.asking import *
from formats.core.commands.field import *
from formats.core.commands.games import *
from formats.core.commands.lifecycle import *
from formats.core.commands.rounds import *
from formats.core.commands.server_games import *

Command = Annotated[
    LifecycleCommand | FieldCommand | RoundCommand | GameCommand | ServerGameCommand | AskingCommand,
    Field(discriminator="kind"),
]
