"""From a tournament as the service holds it to one that can be told about."""

from __future__ import annotations

from bot.app.names import Names
from bot.app.scene import Scene
from bot.app.service import Live
from formats.core.engine import Engine


def names_of(live: Live) -> Names:
    """The entrants' names and, where they are on Discord, their user ids."""
    return Names(
        display={entrant: person.name for entrant, person in live.people.items()},
        discord={
            entrant: person.discord_id for entrant, person in live.people.items() if person.discord_id is not None
        },
    )


def scene_of(live: Live, engine: Engine) -> Scene:
    """The tournament as it stands, with its names."""
    return Scene(live.state, engine, names_of(live))
