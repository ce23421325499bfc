"""Events whose people are mostly not on Discord: the director asks, enters their answers and results, all in the page.

`ACTS` acts of the director at most may be needed for all invitations and answers: to create, import, close, ask, enter
what guests have answered elsewhere, and publish the first round.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import timedelta

from bot.sandbox.people import Person
from formats.core.state import TournamentState
from formats.systems.swiss_elimination.forms import PREFERENCES
from formats.systems.tiered_league.leagues import leagues_of
from formats.toolkit.invitation import INVITATION
from tests.bot.world import LOBBY
from tests.evenings.evening import Evening

ACTS = 12
"""Acts of the director for all invitations and answers of an event."""

MEMBERS = ("Mia", "Noa", "Oli", "Pam", "Quy")
"""Who are on Discord; of guests there are as many as an event needs."""

KUKSU, WPF = "preset:kuksu_main_title_tournament", "preset:wpf_gp_playoffs_2023"
YES = "Yes, I will play"
SEATS, PUZZLES = 16, 8


class Guests:
    """An event of members and guests; counts the director's acts up to the first round."""

    def __init__(self, evening: Evening, title: str, count: int, members: int) -> None:
        self.evening = evening
        self.world = evening.world
        self.director = evening.director
        self.title = title
        self.members = MEMBERS[:members]
        self.guests = tuple(f"Guest {number:02}" for number in range(1, count - members + 1))
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

    async def says_yes(self) -> None:
        """Members press the button; what guests have answered is one list."""
        for name in self.members:
            await self.person(name).click(YES, in_=LOBBY)
        await self.enters(INVITATION.key, [f"{name}: yes" for name in self.guests])

    async def enters(self, form: str, lines: Sequence[str]) -> None:
        """The director enters what guests have answered."""
        file = ("answers.txt", "\n".join(lines).encode())
        read = await self.does("/players bulk", what="answers", form=form, file=file)
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
    """The Grand Prix: 34 with scores, 30 of them guests; sixteen are seated, hand in lists, and solve."""
    event = Guests(evening, "Grand Prix", 34, 4)
    await evening.open()
    await event.world.players(*event.members)
    await event.does("/td create", what=WPF, title=event.title)
    await event.imports(("round 1", "round 2"), lambda place, _: (str(500 - place), str(400 - place)))
    until = event.world.clock.now() + timedelta(days=7)
    await event.does("/players form ask", form=INVITATION.key, until=f"<t:{until.timestamp():.0f}>")
    await event.says_yes()
    await event.world.jump_to(until + timedelta(minutes=1))
    await event.settled()
    until += timedelta(days=7)
    await event.does("/players form ask", form=PREFERENCES, until=f"<t:{until.timestamp():.0f}>")
    lists = " ".join(f"P{number}" for number in range(1, PUZZLES + 1))
    await event.enters(PREFERENCES, [f"{name}: {lists}" for name in event.names[len(event.members) : SEATS]])
    event.answered()


async def kuksu(evening: Evening) -> None:
    """Two cycles with 31 guests each: of 36 in leagues, then of 35, because one of the 36 holds the title."""
    await evening.open()
    for cycle, count in ((9, 36), (10, 35)):
        event = Guests(evening, f"Kuksu {cycle}", 36, 5)
        if cycle == 9:
            await event.world.players(*event.members)
        await event.does("/td create", **({"what": KUKSU, "title": event.title} if cycle == 9 else {"after": "t1"}))
        await event.imports(("rating",), lambda place, _: (str(2000 - 10 * place),))
        await event.does("/td close")
        if cycle > 9:
            places = await event.does("/players last-cycle")
            await places.click("Import")
            await event.settled()
        await event.says_yes()
        preview = await event.does("/round preview")
        await preview.click("Publish")
        await event.settled()
        event.answered()
        leagues = leagues_of((await event.state()).stage(0)).all
        assert sum(len(league.members) for league in leagues) == count
        await event.results()
        while (await event.state()).phase != "finished":
            if (await event.state()).open_games():
                await event.results()
            else:
                await event.does("/td advance")


async def kuksu_34(evening: Evening) -> None:
    """34 people, 31 of them guests: no leagues are possible, and the director is offered the two remedies."""
    event = Guests(evening, "Kuksu 9", 34, 3)
    await evening.open()
    await event.world.players(*event.members)
    await event.does("/td create", what=KUKSU, title=event.title)
    await event.imports(("rating",), lambda place, _: (str(2000 - 10 * place),))
    await event.does("/td close")
    await event.says_yes()
    event.answered()
    preview = await event.does("/round preview")
    assert "34 players and leagues for 30" in preview.text
    assert "invite 1 more player" in preview.text
    await preview.click("Open sign-up again")
    await event.settled()
    await event.does("/td close")
    preview = await event.does("/round preview")
    asked = await preview.click("Leave them out")
    await asked.click("Leave out")
    await event.settled()
    preview = await event.does("/round preview")
    await preview.click("Publish")
    await event.settled()
    assert len((await event.state()).stage().seeds) == 30


EVENTS: Mapping[str, Callable[[Evening], Awaitable[None]]] = {
    "wpf guests": wpf,
    "kuksu guests": kuksu,
    "kuksu 34 guests": kuksu_34,
}


async def play(evening: Evening, name: str) -> None:
    """Play the event of this name."""
    await EVENTS[name](evening)
