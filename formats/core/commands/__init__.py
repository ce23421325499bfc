"""Commands of people and of the timetable. Imperative, frozen, printable; `decide` turns them into events or an error.

Import all commands from here. They are in modules by subject, each of which ends with the union of its own.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from formats.core.commands.asking import *
from formats.core.commands.branches import *
from formats.core.commands.evenings import *
from formats.core.commands.field import *
from formats.core.commands.games import *
from formats.core.commands.lifecycle import *
from formats.core.commands.rounds import *
from formats.core.commands.server_games import *

Command = Annotated[
    LifecycleCommand
    | FieldCommand
    | RoundCommand
    | GameCommand
    | ServerGameCommand
    | AskingCommand
    | EveningCommand
    | BranchCommand,
    Field(discriminator="kind"),
]
