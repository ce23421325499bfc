"""Forged buttons and forms: custom ids written by hand that were never shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Self

from bot.sandbox.checks.messages import Draft
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.people import Person
from bot.sandbox.people.seen import answer_to
from bot.sandbox.world.messages import post
from bot.sandbox.world.models import Cause, Channel
from bot.ui.access import Role
from tests.bot.commands.desk import coordinator, judge
from tests.bot.world import LOBBY, World

Place = Literal["here", "elsewhere", "dm"]


@dataclass
class Forger:
    """A person in each role to the tournament `t1` of the lobby."""

    world: World
    people: dict[Role, Person]
    elsewhere: Channel

    @classmethod
    async def at(cls, world: World) -> Self:
        """With a second server that knows nothing of the tournament."""
        other = world.sandbox.guild("Elsewhere", owner="Olga", channels=("hall",))
        people: dict[Role, Person] = {
            "outsider": world.sandbox.person("Olga"),
            "member": await world.server.join("Mel"),
            "entrant": world.sandbox.person("Ana"),
            "coordinator": await coordinator(world),
            "judge": await judge(world),
            "director": world.director,
        }
        return cls(world, people, other.channel("hall"))

    async def forge(
        self,
        kind: str,
        action: str,
        role: Role,
        argument: str,
        *,
        place: Place | None = None,
        opened_for: int | None = None,
        tournament: str = "t1",
    ) -> str:
        """Press or submit as the person in that role, and return the answer; `opened_for` is the user in a form id."""
        person = self.people[role]
        channel = self._channel(person, place or ("elsewhere" if role == "outsider" else "here"))
        start = self.world.sandbox.services.interactions.start
        if kind == "button":
            custom_id = f"h:{action}:{tournament}:{argument}"
            made: dict[str, Any] = {"type": 2, "style": 1, "label": "Forged", "custom_id": custom_id}
            draft = Draft(content="Forged", components=[{"type": 1, "components": [made]}])
            world = self.world.sandbox.services.world
            message = post(world, channel, world.bot.id, draft)
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
            interaction = start(Kind.COMPONENT, person.id, channel, data, source=message)
        else:
            data = {"custom_id": f"f:{action}:{tournament}:{argument}:{opened_for or person.id}", "components": []}
            interaction = start(Kind.FORM, person.id, channel, data, opened_by=self._pressed(person, channel))
        reply = await answer_to(person, interaction)
        return reply.title if interaction.modal is not None else reply.text

    def _pressed(self, person: Person, channel: Channel) -> Interaction:
        """Return a press that opened a form, without sending it to the bot."""
        number = self.world.sandbox.services.world.ids.new()
        cause = Cause(number, int(Kind.COMPONENT), person.id, None, number)
        return Interaction(number, "", Kind.COMPONENT, person.id, channel, cause, None, None)

    def _channel(self, person: Person, place: Place) -> Channel:
        if place == "dm":
            world = self.world.sandbox.services.world
            return world.dm(person.id, world.bot.id)
        return self.elsewhere if place == "elsewhere" else self.world.server.channel(LOBBY)
