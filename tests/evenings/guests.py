"""Events whose people are mostly not on Discord: the director asks, enters their answers and results, all in the page.

`ACTS` acts of the director at most may be needed for all invitations and answers: to create, import, close, ask, enter
what guests have answered elsewhere, and publish the first round.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta

import aiohttp

from bot.sandbox.people import Person
from bot.text.format_texts import title_of_form
from formats.core.model import Prompt
from formats.core.possible.answers import open_prompts
from formats.core.state import TournamentState
from formats.registry import engine
from formats.systems.swiss_elimination.forms import PREFERENCES
from formats.systems.tiered_league.leagues import leagues_of
from formats.toolkit.invitation import INVITATION
from tests.bot.web.link_reader import ADDRESS, LinkReader, pages
from tests.bot.world import LOBBY
from tests.evenings.evening import Evening
from tests.evenings.hands import InPage

ACTS = 12
"""Acts of the director for all invitations and answers of an event."""

MEMBERS = ("Mia", "Noa", "Oli", "Pam", "Quy")
"""Who are on Discord; of guests there are as many as an event needs."""

KUKSU, WPF = "preset:kuksu_main_title_tournament", "preset:wpf_gp_playoffs_2023"
YES = "Yes, I will play"
SEATS = 16
PUZZLES = tuple(f"P{number}" for number in range(1, 9))

REVEALING = ("Start the reveal", "Reveal the next step", "Publish the online rounds")

ASK_WITHIN = timedelta(days=7)


class Guests:
    """An event of members and guests; counts the director's acts up to the first round."""

    def __init__(self, evening: Evening, title: str, count: int, members: int) -> None:
        self.evening = evening
        self.world = evening.world
        self.director = evening.director
        self.title = title
        self.members = MEMBERS[:members]
        self.guests = tuple(f"Guest {number:02}" for number in range(1, count - members + 1))
        self.linked: dict[str, LinkReader] = {}
        """Guests who open the page of their link; for the others the director answers."""
        self._before = self._acts

    @property
    def _acts(self) -> int:
        return self.evening.acts.by_user[self.director.id]

    @property
    def names(self) -> tuple[str, ...]:
        """All people, best first."""
        return (*self.members, *self.guests)

    async def state(self) -> TournamentState:
        """The newest tournament."""
        rows = await self.world.database.tournaments.all()
        return (await self.world.loaded(rows[0].id)).state

    async def settled(self) -> None:
        """Everything is posted."""
        await self.world.settled()
        await self.world.boards_settled()

    async def imports(self, heads: Sequence[str], row: Callable[[int, str], Sequence[str]]) -> None:
        """Import a table with a line for each person; members are named by their Discord id."""
        ids = {name: str(self.world.sandbox.person(name).id) for name in self.members}
        lines = [",".join(("name", "discord", *heads))]
        lines += [",".join((name, ids.get(name, ""), *row(place, name))) for place, name in enumerate(self.names)]
        read = await self.does("/players import", file=("people.csv", "\n".join(lines).encode()))
        await read.click("Import the list")
        await self.settled()

    async def does(self, command: str, **options: object):  # type: ignore[no-untyped-def]
        """A command of the director's."""
        answer = await self.director.slash(command, options=options)
        await self.settled()
        return answer

    async def asks(self, form: str) -> datetime:
        """The director asks for a form; until when."""
        until = self.world.clock.now() + ASK_WITHIN
        await self.does("/forms ask", form=form, until=f"<t:{until.timestamp():.0f}>")
        return until

    async def opens_links(self, client: aiohttp.ClientSession) -> None:
        """The director makes the file with all links, and every second guest opens theirs."""
        shown = await self.does("/guests link")
        (file,) = (await shown.click("File with all links")).message.attachments
        rows = csv.DictReader(io.StringIO(file.data.decode("utf-8-sig")))
        tokens = {row["name"]: ADDRESS.search(row["link"]) for row in rows}
        for number, name in enumerate(self.guests[::2]):
            token = tokens[name]
            assert token is not None
            self.linked[name] = LinkReader(client, f"/me/{token[1]}", address=f"203.0.113.{number}")

    async def says_yes(self) -> None:
        """Members press the button, also those of links; what other guests have answered is one list."""
        for name in self.members:
            await self.person(name).click(YES, in_=LOBBY)
        title = title_of_form(INVITATION.key, "")
        for reader in self.linked.values():
            await reader.look()
            if title in reader.buttons:
                await self.taken(await (await reader.press(title)).press(YES))
        await self.enters(INVITATION.key, [f"{name}: yes" for name in self.guests if name not in self.linked])

    async def hands_in_lists(self) -> None:
        """Members and those of links type their own preference lists; those of other guests are one list."""
        best_last = " ".join(reversed(PUZZLES))
        for name in self.members:
            form = await self.person(name).slash("/me form", channel=LOBBY, form=PREFERENCES)
            await form.submit({"Your list": best_last})
        seated = self.names[len(self.members) : SEATS]
        for name in seated:
            if name in self.linked:
                opened = await (await self.linked[name].look()).press("Puzzle preferences")
                await self.taken(await opened.press("Send", Your_list=best_last))
        await self.enters(PREFERENCES, [f"{name}: {' '.join(PUZZLES)}" for name in seated if name not in self.linked])

    async def chooses(self, question: Prompt) -> None:
        """The person who is asked chooses the first of what is left."""
        (who,) = question.who
        name = (await self.world.loaded()).people[who].name
        first = question.choices[0].label
        if name in self.linked:
            asked = await (await self.linked[name].look()).press("Answer")
            await self.taken(await asked.press(first))
        elif name in self.members:
            await (await self.person(name).click("Answer", in_=LOBBY)).click(first)
        else:
            asked = await self.does("/round answer")
            await (await asked.click("Answer")).click(first)
        await self.settled()

    async def taken(self, reader: LinkReader) -> None:
        """What was sent by a link is taken."""
        assert "✓ Taken." in reader.text, reader.text
        await self.settled()

    async def enters(self, form: str, lines: Sequence[str]) -> None:
        """The director enters what guests have answered."""
        file = ("answers.txt", "\n".join(lines).encode())
        read = await self.does("/players edit-many", what="answers", form=form, file=file)
        await read.click("Enter all")
        await self.settled()

    async def results(self) -> None:
        """The director enters that the better player of each open game has won."""
        loaded = await self.world.loaded((await self.world.database.tournaments.all())[0].id)
        lines = []
        for game in loaded.state.open_games():
            won, lost = sorted(game.seats, key=lambda seat: int(seat[1:]))
            lines.append(f"{loaded.people[won].name} beat {loaded.people[lost].name}")
        read = await self.does("/round results", file=("results.txt", "\n".join(lines).encode()))
        await read.click("Enter all")
        await self.settled()

    def person(self, name: str) -> Person:
        """A member."""
        return self.world.sandbox.person(name)

    def answered(self) -> None:
        """All invitations and answers are in: they may have taken so many acts of the director's, and no more."""
        acts = self._acts - self._before
        assert acts <= ACTS, f"{self.title}: {acts} acts of the director for all invitations and answers"


async def wpf(evening: Evening) -> None:
    """The Grand Prix: 34 with scores, 30 of them guests; sixteen are seated, hand in lists, solve online and live."""
    event = Guests(evening, "Grand Prix", 34, 4)
    await evening.open()
    await event.world.players(*event.members)
    async with pages(event.world) as client:
        await event.does("/td create", what=WPF, title=event.title)
        await event.imports(("round 1", "round 2"), lambda place, _: (str(500 - place), str(400 - place)))
        until = await event.asks(INVITATION.key)
        await event.opens_links(client)
        await event.says_yes()
        await event.world.jump_to(until + timedelta(minutes=1))
        await event.settled()
        await event.asks(PREFERENCES)
        await event.hands_in_lists()
        event.answered()
        await solves_online(event)
        await plays_live(event)
    assert (await event.state()).phase == "finished"


async def solves_online(event: Guests) -> None:
    """The director imports the times of the online stage, and reveals it step by step."""
    await event.does("/td close")
    await event.does("/td advance")
    until = event.world.clock.now() + timedelta(days=7)
    await event.does("/playoffs online", until=f"<t:{until.timestamp():.0f}>")
    lines = ["name," + ",".join(PUZZLES)]
    for place, name in enumerate(event.names[:SEATS]):
        times = (f"{5 + place * number % 13}:{place:02}" for number in range(1, len(PUZZLES) + 1))
        lines.append(",".join((name, *times)))
    read = await event.does("/playoffs times", file=("times.csv", "\n".join(lines).encode()))
    await read.click("Import")
    await event.world.jump_to(until + timedelta(minutes=1))
    shown = await event.does("/playoffs reveal")
    while shown.buttons and (label := shown.buttons[0].label) in REVEALING:
        shown = await shown.click(label)
        await event.settled()


async def plays_live(event: Guests) -> None:
    """Three live rounds: the player with rank 1 chooses the puzzle, in chat or by link; the director enters results."""
    while (await event.state()).phase != "finished":
        state = await event.state()
        if state.open_games():
            await event.results()
        elif questions := open_prompts(state, engine()):
            await event.chooses(questions[0])
        else:
            await event.does("/td advance")


async def kuksu(evening: Evening) -> None:
    """Two cycles with 31 guests each: of 36 in leagues, then of 35, because one of the 36 holds the title."""
    await evening.open()
    for cycle, count in ((9, 36), (10, 35)):
        event = Guests(evening, f"Kuksu {cycle}", 36, 5)
        if cycle == 9:
            await event.world.players(*event.members)
        await event.does("/td create", **({"what": KUKSU, "title": event.title} if cycle == 9 else {"after": "t1"}))
        await event.imports(("rating",), rating)
        await event.does("/td close")
        if cycle > 9:
            places = await event.does("/players fetch", what="places")
            await places.click("Import")
            await event.settled()
        await event.says_yes()
        await publishes(event, await event.does("/round preview"), count)
        event.answered()
        await plays_leagues(event)


async def kuksu_34(evening: Evening) -> None:
    """34 people, 31 of them guests, fit no leagues: 30 play without the rest; in another event 35, with one more."""
    await evening.open()
    for number, (remedy, count) in enumerate((("Leave them out", 30), ("Open sign-up again", 35)), start=1):
        event = Guests(evening, f"Kuksu {number}", 34, 3)
        if number == 1:
            await event.world.players(*event.members)
        await event.does("/td create", what=KUKSU, title=event.title)
        await event.imports(("rating",), rating)
        await event.does("/td close")
        await event.says_yes()
        event.answered()
        preview = await event.does("/round preview")
        assert "34 players and leagues for 30" in preview.text
        assert "invite 1 more player" in preview.text
        pressed = await preview.click(remedy)
        if count < 34:
            await pressed.click("Leave out")
        else:
            await event.settled()
            await event.does("/players add", guest="Guest 32")
            await event.does("/td close")
            await event.enters(INVITATION.key, ["Guest 32: yes"])
        await event.settled()
        await publishes(event, await event.does("/round preview"), count)
        await plays_leagues(event)


async def publishes(event: Guests, preview: InPage, count: int) -> None:
    """The director publishes the leagues, which have so many players."""
    await preview.click("Publish")
    await event.settled()
    assert sum(len(league.members) for league in leagues_of((await event.state()).stage(0)).all) == count


async def plays_leagues(event: Guests) -> None:
    """Play until the standings are final."""
    while (await event.state()).phase != "finished":
        if (await event.state()).open_games():
            await event.results()
        else:
            await event.does("/td advance")


def rating(place: int, _name: str) -> tuple[str]:
    """Return the rating of a line of the table, the best first."""
    return (str(2000 - 10 * place),)


EVENTS: Mapping[str, Callable[[Evening], Awaitable[None]]] = {
    "wpf guests": wpf,
    "kuksu guests": kuksu,
    "kuksu 34 guests": kuksu_34,
}


async def play(evening: Evening, name: str) -> None:
    """Play the event of this name."""
    await EVENTS[name](evening)
