"""What people look up: rounds and stages as they name them, odds, marks in the standings, reasons of pairings."""

import pytest

from bot.errors import UnknownRoundError
from bot.ui.flows.reading import round_of, stage_of
from tests.bot.commands.desk import td
from tests.bot.scrabble.club import COP_AT_ONCE, planned, play_rounds, whole
from tests.bot.season import in_first_round
from tests.bot.world import LOBBY, World


@pytest.mark.parametrize("given", ["0", "s0r0", "2", "s0r2", "s1r1"])
def test_a_round_that_is_not_published_is_unknown(given: str) -> None:
    state = in_first_round().state
    assert [round_of(state, named) for named in (None, "1", "s0r1")] == [(0, 1)] * 3
    with pytest.raises(UnknownRoundError):
        round_of(state, given)


@pytest.mark.parametrize("given", ["0", "2", "-1", "x"])
def test_a_stage_that_has_not_begun_is_unknown(given: str) -> None:
    state = in_first_round().state
    assert [stage_of(state, named) for named in (None, "1")] == [None, 0]
    with pytest.raises(UnknownRoundError):
        stage_of(state, given)


async def test_odds_standings_and_reasons_of_a_running_event(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    early = await world.director.slash("/tournament odds", channel=LOBBY)
    assert "while the tournament is being played" in early.text
    early = await world.director.slash("/tournament odds", channel=LOBBY, entrant="e1")
    assert "from the first complete round on" in early.text
    await play_rounds(world, 5)
    ana = world.sandbox.person("Ana")

    odds = await ana.slash("/tournament odds", channel=LOBBY, simulations=400)
    assert odds.ephemeral
    assert "simulated 400 times from the standings after round 5" in odds.text
    assert "±" in odds.text
    table = odds.message.attachments[0].data.decode("utf-8-sig").splitlines()
    assert table[0].startswith("rank now,name,place 1,")
    first = [float(line.split(",")[2]) for line in table[1:]]
    assert len(first) == 6
    assert abs(sum(first) - 1) < 1e-4
    assert all(0 < float(line.split(",")[8]) < 0.1 for line in table[1:])

    chances = await ana.slash("/tournament odds", channel=LOBBY, entrant="Ana", simulations=100)
    assert all(part in chances.text for part in ("Chances: Ana", "1st", "Top 3", "R1", "R5"))
    rows = chances.message.attachments[0].data.decode("utf-8-sig").splitlines()
    assert [row.split(",")[0] for row in rows] == ["After", "R1", "R2", "R3", "R4", "R5"]
    other = await world.director.slash("/tournament odds", channel=LOBBY, simulations=100)
    assert "You're not in" in (await other.click("My chances")).text

    standings = await ana.slash("/tournament standings", channel=LOBBY)
    text = await whole(standings)
    assert "Contenders for first place" in text
    assert "Contenders for a prize" in text
    leader = next(line for line in text.splitlines() if line.split()[:1] == ["1"])
    assert "1" in leader.split()[2]
    assert "marks" in standings.message.attachments[0].data.decode("utf-8-sig").splitlines()[0]
    assert "simulated" in (await standings.click("Odds")).text

    await td(world, "/round publish")
    why = await ana.slash("/tournament why", channel=LOBBY, entrant="e1")
    words = await whole(why)
    assert "Rank difference:" in words
    others = [await ana.slash("/tournament why", channel=LOBBY, entrant=f"e{number}") for number in range(2, 7)]
    texts = [words, *[await whole(reply) for reply in others]]
    assert any("meet again" in text and "Repeats:" in text for text in texts)


async def test_other_formats_have_odds_but_no_marks(world: World) -> None:
    await world.tournament("format:group_rounds", players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await td(world, "/round publish")

    assert "the rest, simulated" in (await odds_of(world)).casefold()
    standings = await world.director.slash("/tournament standings", channel=LOBBY)
    assert "Contenders" not in await whole(standings)


async def odds_of(world: World) -> str:
    return (await world.director.slash("/tournament odds", channel=LOBBY)).text
