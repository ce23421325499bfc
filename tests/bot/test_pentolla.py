"""A whole Pentolla Freestyle tournament, played by sixteen people over real sockets.

Groups with threads and tables, public draws with words of players, a call of odd or even, sides chosen by button or by
default, openings recorded where the games are, a withdrawal, a restart in the middle of a round, a semi-final that is
tied and played again. In the end the exported log alone must give the same tournament.
"""

from __future__ import annotations

import re
from datetime import timedelta
from hashlib import sha256

import pytest

from bot.sandbox.people import Person, SeenMessage
from bot.ui.resolve import TIE
from formats.core.evolve import fold
from formats.core.log_file import read_log
from formats.core.model import Pairing, Prompt
from formats.core.steps import WaitForAnswers, next_step
from formats.core.verify import verify
from formats.registry import engine
from formats.systems.group_rounds.freestyle import opening_of
from tests.bot.commands.desk import lobby, press, td
from tests.bot.leagues.cycle import imported, person, state_of, table, thread, together
from tests.bot.world import LOBBY, World

PENTOLLA = "preset:pentolla_freestyle"
TITLE = "Freestyle Cup"
NAMES = tuple(f"P{number:02}" for number in range(1, 17))


class Cup:
    """The tournament as its people see it."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def sign_up(self) -> None:
        """Two sign up by themselves, the others come from a list with ratings; P01 has the highest."""
        await self.world.tournament(PENTOLLA, TITLE, players=NAMES[:2])
        await self.world.players(*NAMES[2:])
        rows = [(name, str(2500 - 10 * at), str(self.world.sandbox.person(name).id)) for at, name in enumerate(NAMES)]
        await imported(self.world, table(rows, "discord"))
        await td(self.world, "/td close")
        await td(self.world, "/td advance")

    async def games(self) -> list[Pairing]:
        return list((await state_of(self.world)).open_games())

    async def prompts(self) -> tuple[Prompt, ...]:
        step = next_step(await state_of(self.world), engine())
        return step.prompts if isinstance(step, WaitForAnswers) else ()

    async def game_of(self, name: str, label: str | None = None) -> Pairing:
        """The open game of a player, in the group of that name."""
        mine = await self.entrant(name)
        return next(game for game in await self.games() if mine in game.seats and label in {None, game.label})

    async def entrant(self, name: str) -> str:
        people = (await self.world.loaded()).people
        return next(entrant for entrant, who in people.items() if who.name == name)

    async def report(self, game: Pairing, mine: int = 60, theirs: int = 50) -> None:
        """The better player reports the score and the other confirms."""
        better = min(game.seats, key=strength)
        reporter, opponent = await person(self.world, better), await person(self.world, game.opponent(better))
        winner = better if mine != theirs else TIE
        await reporter.slash("/match report", channel=LOBBY, game=game.id, winner=winner, score=f"{mine}:{theirs}")
        await opponent.slash("/match confirm", channel=LOBBY, game=game.id)

    async def enter(self, game: Pairing) -> None:
        """The director enters that the better player won."""
        better = min(game.seats, key=strength)
        score = "60:50" if game.seats[0] == better else "50:60"
        await self.world.director.slash("/round result", channel=LOBBY, game=game.id, winner=better, score=score)

    async def play(self, games: list[Pairing] | None = None) -> None:
        """Some games are reported by those who played them, the others entered by the director."""
        todo = await self.games() if games is None else games
        await together([self.report(game) if at % 8 == 0 else self.enter(game) for at, game in enumerate(todo)])
        await self.world.settled()

    async def draw(self) -> str:
        """Wait for the announced moment of the draw, and return the post about it."""
        await self.world.jump(timedelta(minutes=10))
        return (await self.world.director.wait_for("The secret was", channel=LOBBY)).text

    def seen(self, title: str) -> list[SeenMessage]:
        """Return the messages in the thread of a group."""
        return self.world.director.sees(thread(self.world, title))


def strength(entrant: str) -> int:
    return int(entrant.removeprefix("e"))


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def latest(texts: list[str], part: str) -> str:
    """The newest post that has this in it."""
    return next(text for text in reversed(texts) if part in text)


@pytest.mark.slow
async def test_a_whole_freestyle_tournament(world: World) -> None:
    world.keep_to_rate_limits()
    cup = Cup(world)
    await cup.sign_up()
    await first_round(cup)
    await second_round_is_drawn(cup)
    await second_round(cup)
    await third_round_is_drawn(cup)
    await cup.play()
    await td(world, "/td advance")
    await semi_finals(cup)
    await finals(cup)
    await the_log_tells_the_same(cup)


async def first_round(cup: Cup) -> None:
    """Four groups of four, each with its thread and its table; the seeds say who has A."""
    assert {thread.name.partition(" ·")[0] for thread in cup.world.server.threads} == {
        f"Round 1, {name}" for name in ("Blue", "Yellow", "Red", "Green")
    }
    games = [message.text for message in cup.seen("Round 1, Blue")]
    assert "**P01** (A) – **P09** (B)" in latest(games, "6 games, all open now")
    ana = cup.world.sandbox.person("P01")
    card = await ana.slash("/me next", channel=LOBBY)
    assert "which is the first blue piece" in card.text
    await cup.play()
    assert "all games have been played" in latest([message.text for message in cup.seen("Round 1, Blue")], "all games")


async def second_round_is_drawn(cup: Cup) -> None:
    """Check a draw that is announced with a hash, mixed with a word and revealed: readers can compute it again."""
    announced = latest(lobby(cup.world).split("\n"), "Its secret is fixed")
    (commitment,) = re.findall(r"[0-9a-f]{64}", announced)
    player = cup.world.sandbox.person("P05")
    post = await player.wait_for("Its secret is fixed", channel=LOBBY)
    form = await player.click("Give a word", in_=post)
    assert "everybody can see it" in (await form.submit({"Your word": "blue  monkeys"})).text
    told = await cup.draw()
    secret = re.search(r"The secret was .?([0-9a-f]{64})", told)
    assert secret is not None
    assert sha(secret[1]) == commitment
    assert "blue monkeys" in told
    seed = sha(f"{secret[1]}/blue monkeys")
    number = 1 + int(sha(f"{seed}/grouping-round2/0"), 16) % 6
    assert f"the number is {number}" in told
    published = await td(cup.world, "/td advance")
    assert "Round 2" in published.text
    assert f"The draw gave {number}: grouping {number}." in lobby(cup.world)


async def second_round(cup: Cup) -> None:
    """Sides are chosen by button or by default; openings are recorded in the group's thread; a player withdraws."""
    world = cup.world
    game = await cup.game_of("P01")
    chooser = world.sandbox.person("P01")
    opponent = await person(world, game.opponent(await cup.entrant("P01")))
    card = await chooser.slash("/me next", channel=LOBBY)
    assert "A (pieces) or B (colours) against" in card.text
    # Three games are open: one button for each question, with a menu of its answers.
    form = await card.click(f"{opponent.name}: A (pieces) / B (colours)")
    await form.submit({"A (pieces) / B (colours)": "B"})
    await world.settled()
    await world.restart_bot()
    await opening(cup, game, opponent, chooser)

    await world.jump(timedelta(hours=24))
    seen = [message for thread in world.server.threads for message in world.director.sees(thread)]
    reminded = [message.mentions for message in seen if "It's your choice" in message.text]
    assert sum("P02" in names for names in reminded) == 1
    assert not any(opponent.name in names for names in reminded)
    await world.jump(timedelta(hours=24))
    state = await state_of(world)
    others = [other for other in state.open_games() if other.id != game.id]
    assert {note.note for other in others for note in state.notes[other.id]} == {"side"}
    assert all(note.by is None for other in others for note in state.notes[other.id])

    games = await cup.games()
    await cup.play(games[: len(games) // 2])
    await world.restart_bot()
    preview = await td(world, "/players withdraw", entrant=await cup.entrant("P16"), reason="ill")
    assert "leaves during Round 2: 3 games become void" in preview.text
    await press(world, preview, preview.buttons[0].label)
    await cup.play()


async def opening(cup: Cup, game: Pairing, a: Person, b: Person) -> None:
    """A names the pieces in a form, B takes colours with a button, both in the thread of the group."""
    state = await state_of(cup.world)
    where = thread(cup.world, f"Round 2, {game.label}")
    assert opening_of(state.stage(), game).a == await cup.entrant(a.name)
    asked = await a.wait_for("which is the first blue piece", channel=where)
    form = await a.click("First blue piece, First red piece", in_=asked)
    await form.submit({"First blue piece": "W", "First red piece": "L"})
    await cup.world.settled()
    turn = await b.wait_for("beginning with W and L", channel=where)
    assert "Only" in (await a.click("Yellow and green", in_=turn)).text
    await b.click("Yellow and green", in_=turn)
    await cup.world.settled()
    told = await b.wait_for("plays yellow and green", channel=where)
    assert "names W as the first blue piece" in told.text


async def third_round_is_drawn(cup: Cup) -> None:
    """Level seeds: one of the two calls odd or even before the number is drawn."""
    world = cup.world
    await cup.draw()
    calls = [prompt for prompt in await cup.prompts() if prompt.call_for]
    assert calls
    for prompt in calls:
        caller = await person(world, prompt.who[1])
        posts = reversed(caller.sees(LOBBY))
        asked = next(message for message in posts if "odd or even" in message.text and caller.name in message.mentions)
        offered = await caller.click("Answer", in_=asked)
        await press(world, offered, "Odd")
        assert (await state_of(world)).stage().answers[prompt.key].by == prompt.who[1]
    while any(prompt.low is not None for prompt in await cup.prompts()):
        assert "leaves" in await cup.draw()
    assert "Round 3" in (await td(world, "/td advance")).text
    assert "called odd" in lobby(world)


async def semi_finals(cup: Cup) -> None:
    """A tied semi-final is played again with A and B switched, in the same thread."""
    world = cup.world
    first, second = await cup.games()
    assert (first.label, second.label) == ("Semi-final 1", "Semi-final 2")
    await cup.report(first, 55, 55)
    await cup.report(second)
    await world.settled()
    (replay,) = await cup.games()
    assert replay.seats == first.seats[::-1]
    assert "play again with A and B switched" in latest(
        [message.text for message in cup.seen("Semi-final 1")], "switched"
    )
    await cup.play()


async def finals(cup: Cup) -> None:
    """A director answers for a player, and the log says so; then the games, and the end."""
    world = cup.world
    for prompt in await cup.prompts():
        await td(world, "/round answer", question=prompt.key, answer="odd" if prompt.choices else None)
    while await cup.prompts():
        await cup.draw()
    await td(world, "/td advance")
    final = next(game for game in await cup.games() if game.label == "Final")
    offered = await td(world, "/judge game-note", game=final.id)
    await press(
        world, offered, next(button.label for button in offered.buttons if button.label.endswith(": B (colours)"))
    )
    audit = await td(world, "/td audit")
    assert "Omar" in audit.text
    await cup.play()
    await td(world, "/td advance")
    state = await state_of(world)
    assert state.phase == "finished"
    standings = engine().standings(state)
    assert [line.rank for line in standings[:4]] == [1, 2, 3, 4]
    assert standings[0].entrant == min((line.entrant for line in standings[:2]), key=strength)


async def the_log_tells_the_same(cup: Cup) -> None:
    """The exported log gives the same standings, and every draw in it can be made again."""
    exported = await cup.world.director.slash("/tournament export", what="log", channel=LOBBY)
    assert exported.message is not None
    log = read_log(exported.message.attachments[0].data.decode())
    assert engine().standings(fold(log.records)) == engine().standings(await state_of(cup.world))
    assert verify(log.records, engine()) == ()
