"""What people look up: odds, marks in the standings, why with the weights in words."""

from __future__ import annotations

from tests.bot.commands.desk import state_of, td
from tests.bot.scrabble.club import COP_AT_ONCE, planned, play_rounds, whole
from tests.bot.world import LOBBY, World


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


async def test_the_preview_warns_of_repeats_and_of_meeting_again_at_once(world: World) -> None:
    await planned(world, ("Ana", "Bo"), **COP_AT_ONCE)
    await play_rounds(world, 1)

    text = await whole(await td(world, "/round preview"))

    assert "One repeat: Ana – Bo (once before, last in round 1)." in text or "One repeat: Bo – Ana" in text


async def test_a_leader_nobody_can_catch_is_marked_where_the_standings_are_posted(world: World) -> None:
    await planned(world, **{**COP_AT_ONCE, "rounds": 6, "gibson_spread": [1]})
    await play_rounds(world, 5)
    standings = [seen.text for seen in world.director.sees(LOBBY) if "Standings" in seen.text][-1]

    assert (await state_of(world)).phase == "running"
    assert "Gibsonized" in standings


async def test_other_formats_have_odds_but_no_marks(world: World) -> None:
    await world.tournament("format:group_rounds", players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await td(world, "/round publish")

    assert "the rest, simulated" in (await odds_of(world)).casefold()
    standings = await world.director.slash("/tournament standings", channel=LOBBY)
    assert "Contenders" not in await whole(standings)


async def odds_of(world: World) -> str:
    return (await world.director.slash("/tournament odds", channel=LOBBY)).text
