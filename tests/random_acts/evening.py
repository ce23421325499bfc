"""A tournament in which people do by chance what they are offered.

A step is one person's act: a button or menu of a message that they see, a command with some of its options, a report, a
restart, or time that passes. Answers are followed: their buttons, menus and forms, for a few acts. Inputs are plausible
rather than hostile (`tests/fuzz` has those), so a refusal is an answer like any other. An error that is logged is not:
it means that an act was offered for which there was no way.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any

from discord import AppCommandOptionType as Option
from discord import ComponentType

from bot.sandbox.acting.acts import set_locale
from bot.sandbox.localisation import LOCALES
from bot.sandbox.people import Person, Reply
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.refusals import PersonError
from bot.text.catalogue import language_for
from formats import registry
from formats.messages.languages import ENGLISH
from tests.bot.world import LOBBY, World

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida")
FEWEST = 3

TYPED = (
    *("0", "1", "2", "12", "30", "1500", "2-1", "1:0", "400:350", "yes", "Ana", "Ana, Bo", "hello there"),
    *("sat 15:00", "tomorrow 18:00", "Mon 18-21", "7 dec 18:00", "Europe/Berlin", "https://example.org/x"),
)
FILE = ("list.csv", b"name,rating\nZoe,1500\nYan,1400\n")

SPOKEN = tuple(locale for locale in LOCALES if locale == "en-US" or language_for(locale) != ENGLISH)
"""Discord's locales for which there is a language."""

RECENT = 10
"""The latest messages of a place whose buttons are pressed."""

DEEPEST = 5
"""Acts that follow from one answer."""

GIVEN = 0.35
"""Probability that an optional value is given."""

MOST = 12
"""Numbers that are typed are no larger, if that is allowed."""

MINUTES = (1, 10, 60, 600, 3000)


class Errors(logging.Handler):
    """Collects what is logged as an error, with its traceback."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record as text."""
        self.lines.append(self.format(record))


class LoggedError(AssertionError):
    """An error was logged: with the acts before it."""

    def __init__(self, errors: Sequence[str], acts: Sequence[str]) -> None:
        super().__init__("\n".join([*errors, "after these acts:", *acts]))


def events() -> list[str]:
    """Return what can be created: every preset and format, and a quick event."""
    return [
        *(f"preset:{key}" for key in registry.presets()),
        *(f"format:{key}" for key in registry.systems()),
        "tonight",
    ]


@dataclass
class RandomEvening:
    """The world, the people in it, and what they have done."""

    world: World
    chance: Random
    people: list[Person] = field(default_factory=list)
    acts: list[str] = field(default_factory=list)

    async def play(self, event: str, steps: int) -> None:
        """Create an event with some players, and take so many steps. Raises `LoggedError`."""
        errors = Errors()
        logging.getLogger().addHandler(errors)
        try:
            await self._begin(event)
            for _ in range(steps):
                await self._step()
                if errors.lines:
                    raise LoggedError(errors.lines, self.acts)
        finally:
            logging.getLogger().removeHandler(errors)

    async def _begin(self, event: str) -> None:
        names = NAMES[: self.chance.randint(FEWEST, len(NAMES))]
        spoken = [self.chance.choice(SPOKEN) for _ in (*names, self.world.server)]
        self.people = [
            await self.world.server.join(name, zone="America/New_York", locale=locale)
            for name, locale in zip(names, spoken, strict=False)
        ]
        set_locale(self.world.sandbox.services, self.world.director.id, spoken[-1], self.world.server.id)
        self.acts.append(f"{event} with {len(names)}, in {spoken[-1]}")
        if event == "tonight":
            await (await self._slash(self.world.director, "/td tonight")).submit()
        else:
            await self._slash(self.world.director, "/td create", what=event, title="Cup")
            await self._slash(self.world.director, "/td open")
        for person in self.people[:-1]:
            await self._slash(person, "/join")
        if event != "tonight":
            await self._slash(self.world.director, "/td close")
            await self._slash(self.world.director, "/round publish")

    async def _slash(self, person: Person, command: str, **options: Any) -> Reply:
        reply = await person.slash(command, channel=LOBBY, options=options)
        await self.world.settled()
        return reply

    async def _step(self) -> None:
        """Let one person act, or time pass."""
        kinds = {self._press_somewhere: 45, self._report: 17, self._command: 18, self._wait: 15, self._restart: 3}
        act = self.chance.choices(list(kinds), list(kinds.values()))[0]
        person = self.world.director if self.chance.random() < GIVEN else self.chance.choice(self.people)
        try:
            await act(person)
        except PersonError as refusal:  # what Discord itself does not let a person do
            self.acts.append(f"  {refusal}")
        await self.world.settled()

    async def _press_somewhere(self, person: Person) -> None:
        seen = [message for place in (LOBBY, "dm") for message in person.sees(place)[-RECENT:]]
        offering = [message for message in seen if any(_offered(message))]
        if offering:
            await self._press(person, self.chance.choice(offering), DEEPEST)

    async def _press(self, person: Person, message: SeenMessage, depth: int) -> None:
        """Press a button of a message, or choose in one of its menus; then follow the answer."""
        custom_id, values = self.chance.choice(list(_offered(message)))
        self.acts.append(f"{person.name}: {custom_id}")
        if values is None:
            reply = await message.click(custom_id)
        else:
            chosen = self.chance.choice(values or [someone.name for someone in self.people])
            reply = await message.select(custom_id, chosen)
        await self._follow(person, reply, depth - 1)

    async def _follow(self, person: Person, reply: Reply, depth: int) -> None:
        """Fill in the form of an answer, or go on with what its message offers."""
        await self.world.settled()
        if reply.kind == "form":
            self.acts.append(f"{person.name}: form {reply.title}")
            await self._follow(person, await reply.submit(self._filled(reply)), depth - 1)
        elif reply.kind == "message" and depth > 0 and any(_offered(reply.message)):
            await self._press(person, reply.message, depth)

    def _filled(self, reply: Reply) -> dict[str, Any]:
        """Return values for the fields of a form: all that are required and empty, and some of the others."""
        values: dict[str, Any] = {}
        for item in reply.fields.values():
            needed = item.get("required", True) and not item.get("value")
            if needed or self.chance.random() < GIVEN:
                values[item["custom_id"]] = self._value_of(item)
        return values

    def _value_of(self, item: Mapping[str, Any]) -> Any:
        match item["type"]:
            case ComponentType.string_select.value:
                options = [option["value"] for option in item["options"]]
                return self.chance.sample(options, min(max(item.get("min_values", 1), 1), len(options)))
            case ComponentType.user_select.value:
                return [self.chance.choice(self.people).name]
            case ComponentType.file_upload.value:
                return FILE
            case _:
                return self.chance.choice(TYPED)[: item.get("max_length", len(max(TYPED, key=len)))]

    async def _command(self, person: Person) -> None:
        """Use a command with the required and some other options."""
        listed = self.world.sandbox.services.commands.listed(None)
        command, options = self.chance.choice(
            [found for spec in listed for found in _commands(f"/{spec['name']}", spec)]
        )
        values = {}
        for option in options:
            if option.get("required") or self.chance.random() < GIVEN:
                values[option["name"]] = await self._option(person, command, option)
        self.acts.append(f"{person.name}: {command} {values}")
        await self._follow(person, await self._slash(person, command, **values), DEEPEST)

    async def _option(self, person: Person, command: str, option: Mapping[str, Any]) -> Any:
        """Return a value for an option: one of its choices, a suggestion, or any of its type."""
        if option.get("choices"):
            return self.chance.choice(option["choices"])["value"]
        suggested = option.get("autocomplete") and await person.autocomplete(command, option["name"], channel=LOBBY)
        if suggested:
            return self.chance.choice(suggested).value
        lowest = option.get("min_value", 0)
        possible: Mapping[int, Sequence[Any]] = {
            Option.integer.value: range(lowest, max(lowest, min(option.get("max_value", MOST), MOST)) + 1),
            Option.boolean.value: (False, True),
            Option.user.value: self.people,
            Option.attachment.value: (FILE,),
            Option.channel.value: (self.world.server.channel(LOBBY),),
        }
        return self.chance.choice(possible.get(option["type"], TYPED))

    async def _report(self, _person: Person) -> None:
        """Report an open game as one of its players, or enter its result as the director."""
        for row in await self.world.database.tournaments.all():
            loaded = await self.world.loaded(row.id)
            games = loaded.state.open_games() if loaded.state.phase == "running" else ()
            for game in self.chance.sample(list(games), min(len(games), FEWEST)):
                winner = self.chance.choice(game.seats)
                account = loaded.people[winner].discord_id
                player = next((person for person in self.people if person.id == account), None)
                by, command = (
                    (player, "/match report") if player is not None else (self.world.director, "/round result")
                )
                self.acts.append(f"{by.name}: {command} {game.id} {winner}")
                await self._slash(by, command, game=game.id, winner=winner, tournament=row.id)

    async def _wait(self, _person: Person) -> None:
        """Let time pass: until the next moment of the timetable, or some minutes."""
        ahead = self.world.herald.timetable.next_on_agenda()
        if ahead is not None and self.chance.random() > GIVEN:
            self.acts.append(f"{ahead[0]}: {ahead[1]}")
            await self.world.jump_to(ahead[0])
        else:
            minutes = self.chance.choice(MINUTES)
            self.acts.append(f"{minutes} minutes pass")
            await self.world.jump(timedelta(minutes=minutes))

    async def _restart(self, _person: Person) -> None:
        self.acts.append("the bot is restarted")
        await self.world.restart_bot()


def _offered(message: SeenMessage) -> Iterator[tuple[str, list[str] | None]]:
    """Yield the buttons and menus of a message that can be used: ids, and of a menu the values (none: people)."""
    if not message.exists:
        return
    for button in message.buttons:
        if button.custom_id is not None and not button.disabled:
            yield button.custom_id, None
    for menu in message.menus:
        if not menu.disabled:
            yield menu.custom_id, [value for value, _ in menu.options]


def _commands(name: str, spec: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[Mapping[str, Any]]]]:
    """Yield the commands below a registered one, by their full names, with their options."""
    options = spec.get("options", ())
    below = [option for option in options if option["type"] <= Option.subcommand_group.value]
    if not below:
        yield name, options
    for option in below:
        yield from _commands(f"{name} {option['name']}", option)
