"""What people look up: rounds and stages as they name them, odds, marks in the standings, reasons of pairings."""

from typing import Any

import pytest

from bot.errors import UnknownRoundError
from bot.sandbox.people import Person, Reply
from bot.text.texts import texts
from bot.ui.flows.reading import round_of, stage_of
from tests.bot.commands.desk import FOUR, entrant_of, first_game, name_of, started, state_of, td
from tests.bot.faces.swiss_elimination.evening import solving
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


async def test_there_are_no_odds_while_standings_are_sealed(world: World) -> None:
    await solving(world)
    assert texts.odds.none() in await odds_of(world)


async def odds_of(world: World) -> str:
    return (await world.director.slash("/tournament odds", channel=LOBBY)).text


async def look(world: World, command: str, by: Person | None = None, **options: Any) -> Reply:
    """A player looks at something."""
    reply = await (by or world.sandbox.person("Ana")).slash(f"/tournament {command}", channel=LOBBY, **options)
    assert reply.ephemeral
    return reply


async def played(world: World) -> None:
    """The first round is over, and the second published."""
    await started(world)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    await td(world, "/round publish")


async def test_a_rule_that_why_cites_can_be_opened_by_its_number(world: World) -> None:
    await world.tournament(players=FOUR)
    opened = (await look(world, "rules", rule="R11.6")).text
    assert "R11 Sides" in opened
    assert "gold to the lower balance" in opened
    assert "There is no rule “R99” here" in (await look(world, "rules", rule="R99")).text


async def test_rules_tell_formats_and_options(world: World) -> None:
    await started(world)
    text = (await look(world, "rules")).text
    assert "Open Classic" in text
    assert "Directors may not play" in text or "The director doesn't play" in text


async def test_entrants_are_listed_by_command_and_by_button(world: World) -> None:
    await world.tournament(players=FOUR)
    listed = await look(world, "entrants")
    assert all(name in listed.text for name in FOUR)
    pressed = await world.sandbox.person("Bo").click("Who is in", in_=LOBBY)
    assert pressed.ephemeral
    assert all(name in pressed.text for name in FOUR)


async def test_pairings_of_any_round(world: World) -> None:
    await played(world)
    assert "round 2" in (await look(world, "pairings")).text
    assert "round 1" in (await look(world, "pairings", round="s1r1")).text
    assert "round 1" in (await look(world, "pairings", round="1")).text
    for given in ("9", "s0r1", "s7r1", "none"):
        assert "There is no round" in (await look(world, "pairings", round=given)).text
    offered = await world.director.autocomplete("/tournament pairings", "round", channel=LOBBY)
    assert [choice.value for choice in offered] == ["s1r2", "s1r1"]


async def test_pairings_before_the_first_round(world: World) -> None:
    await world.tournament(players=FOUR)
    assert "No round has been published" in (await look(world, "pairings")).text


async def test_standings_of_a_stage(world: World) -> None:
    await played(world)
    standings = await look(world, "standings")
    assert "Standings" in standings.text
    assert standings.message.attachments[0].filename.endswith("standings.csv")
    assert "Open Classic" in (await look(world, "standings", stage="1")).text
    assert "There is no round" in (await look(world, "standings", stage="7")).text


async def test_tables_of_all_kinds(world: World) -> None:
    await played(world)
    assert "Crosstable" in (await look(world, "standings", what="auto")).text
    assert "Crosstable" in (await look(world, "standings", what="grid")).text
    assert "Unbeaten" in (await look(world, "standings", what="bracket")).text
    ana = world.sandbox.person("Ana")
    assert "Schedule" in (await td(world, "/schedule games", by=ana)).text
    assert "times that suit both" not in (await td(world, "/schedule games")).text
    assert "seed" in (await look(world, "verify", what="draws")).text.casefold()


async def test_why_explains_to_anybody(world: World) -> None:
    await played(world)
    mine = await look(world, "why", entrant=await entrant_of(world, "Ana"))
    assert "Ana" in mine.text
    assert "rule" in mine.text
    whole = await look(world, "why", round="s1r1")
    assert "round 1" in whole.text
    assert "I can't find that player" in (await look(world, "why", entrant="nobody")).text


async def test_the_button_explains_ones_own_game(world: World) -> None:
    await started(world)
    game = await first_game(world)
    name = await name_of(world, game.seats[0])
    own = await world.sandbox.person(name).click("Why?", in_=LOBBY)
    assert f"Why {name}" in own.text or name in own.text
    stranger = await world.server.join("Stranger")
    whole = await stranger.click("Why?", in_=LOBBY)
    assert all(player in whole.text for player in FOUR)


async def test_buttons_of_a_round_still_mean_it_later(world: World) -> None:
    await started(world)
    post = next(seen for seen in world.director.sees(LOBBY) if seen.find_button("Pairings"))
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    await td(world, "/round publish")
    await world.restart_bot()
    assert "round 1" in (await post.click("Pairings")).text
    assert "Standings" in (await post.click("Standings")).text


async def test_history_of_an_entrant(world: World) -> None:
    await played(world)
    text = (await look(world, "history", entrant=await entrant_of(world, "Ana"))).text
    assert "History" in text
    assert "won" in text
