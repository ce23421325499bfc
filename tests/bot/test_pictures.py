"""Pictures beside the text, from the round that is published to the end; and text alone where painting fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import plugins
from bot.charts import painting
from bot.charts.painter import Painter
from bot.sandbox.people import Reply, SeenMessage
from bot.text.messages import PictureRef
from bot.text.texts import texts
from bot.ui.flows.creating import everything, in_a_list
from formats.core.discovery import Found
from tests.bot.commands.desk import FOUR, press, state_of, td
from tests.bot.world import LOBBY, World


@asynccontextmanager
async def painted(folder: Path) -> AsyncIterator[World]:
    """A world with pictures, and a tournament of four whose first round is published."""
    world = World(folder, pictures=True)
    await world.open()
    try:
        await world.tournament(players=FOUR)
        await td(world, "/td close")
        await td(world, "/round publish")
        yield world
    finally:
        await world.close()


def posted(world: World, text: str) -> SeenMessage:
    """The latest post of the lobby with this text."""
    return next(seen for seen in reversed(world.director.sees(LOBBY)) if text in seen.text)


async def test_a_round_is_posted_with_a_picture_that_says_what_it_shows(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        files = posted(world, "Why these pairings?").attachments
        assert files[0].filename == "picture-1.png"
        assert "Ana" in (files[0].description or "")


async def test_the_picture_of_a_card_stays_as_published_while_results_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with painted(tmp_path) as world:
        before = posted(world, "Why these pairings?").attachments
        first, second = (await state_of(world)).open_games()
        monkeypatch.setattr(Painter, "pictures", never_painted)
        await td(world, "/round result", game=first.id, winner=min(first.seats))
        await world.settled()
        assert posted(world, "Why these pairings?").attachments == before
        monkeypatch.undo()
        await world.restart_bot()
        await td(world, "/round result", game=second.id, winner=min(second.seats))
        await world.settled()
        assert posted(world, "Why these pairings?").attachments != before, "the standings after the round"


async def never_painted(*_: object) -> Any:
    """Fail where a picture is painted."""
    raise AssertionError


async def test_the_text_of_a_board_is_edited_before_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with painted(tmp_path) as world:
        await world.boards_settled()
        assert "What a game is worth" in posted(world, "## Cup").text
        assert "1st after a win" in posted(world, "## Cup").text
        paintings: list[object] = []
        paint = Painter.of_view

        async def counted(painter: Painter, view: Any, **options: Any) -> Any:
            paintings.append(view)
            return await paint(painter, view, **options)

        monkeypatch.setattr(Painter, "of_view", counted)
        for number, game in enumerate((await state_of(world)).open_games(), start=1):
            before = posted(world, "## Cup").attachments
            await td(world, "/round result", game=game.id, winner=min(game.seats))
            await world.herald.boards.follow_now("t1")
            board = posted(world, "## Cup")
            assert f"{number} of 2 games played" in board.text
            assert "Picture as of" in board.text
            assert "1st after a win" not in board.text, "not of games as they stood before"
            assert (board.attachments, paintings) == (before, [])
        await world.boards_settled()
        board = posted(world, "## Cup")
        assert len(paintings) == 1, "both results in one painting"
        assert "Picture as of" not in board.text
        assert board.attachments != before


async def test_the_end_is_posted_with_the_podium(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        for _ in range(12):
            for game in (await state_of(world)).open_games():
                await td(world, "/round result", game=game.id, winner=min(game.seats))
            if (await state_of(world)).phase == "finished":
                break
            await td(world, "/td advance")
        files = posted(world, texts.ending.thanks()).attachments
        assert len(files) > 1
        assert all(file.description for file in files)


async def test_a_picture_painted_late_shows_the_tournament_as_it_was(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        before = await state_of(world)
        then = PictureRef(tournament="t1", version=before.version, kind="standings")
        in_time = await said_of(world, then)
        for game in before.open_games():
            await td(world, "/round result", game=game.id, winner=min(game.seats))
        now = then.model_copy(update={"version": (await state_of(world)).version})
        assert await said_of(world, then) == in_time
        assert await said_of(world, now) != in_time


async def test_whoever_asks_for_a_picture_while_it_is_painted_waits_for_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with painted(tmp_path) as world:
        service, begun = world.herald.service, list[object]()
        aside = service.aside

        async def counted(work: Callable[..., Any], *arguments: Any) -> Any:
            begun.append(arguments)
            return await aside(work, *arguments)

        monkeypatch.setattr(service, "aside", counted)
        painter, now = Painter(service), (await state_of(world)).version
        ref = PictureRef(tournament="t1", version=now, kind="standings")
        found = await asyncio.gather(*(painter.pictures([ref]) for _ in range(10)))
        assert found == [found[0]] * 10
        assert found[0]
        assert await painter.pictures([ref]) == found[0]
        assert len(begun) == 1


async def said_of(world: World, picture_ref: PictureRef) -> list[str]:
    """What the pictures of a sight say they show, painted by somebody who has painted nothing yet."""
    return [picture.alt for picture in await Painter(world.herald.service).pictures([picture_ref])]


async def test_a_post_has_pictures_in_the_language_of_its_tournament_and_an_answer_in_the_readers(
    tmp_path: Path,
) -> None:
    async with painted(tmp_path) as world:
        world.sandbox.services.world.users[world.sandbox.person("Bo").id].locale = "ja"
        await td(world, "/td options", language="de")
        await world.boards_settled()
        board = next(seen for seen in world.director.sees(LOBBY) if seen.pinned)
        assert [(file.description or "").partition(",")[0] for file in board.attachments] == ["Paarungen"]
        for game in (await state_of(world)).open_games():
            await td(world, "/round result", game=game.id, winner=min(game.seats))
        await td(world, "/round publish")
        descriptions = [file.description for seen in world.director.sees(LOBBY) for file in seen.attachments]
        assert any((description or "").startswith("Paarungen") for description in descriptions)
        reply = await world.sandbox.person("Bo").slash("/tournament standings", channel=LOBBY)
        picture = await reply.follow_up()
        assert (picture.attachments[0].description or "").startswith("順位表")


async def test_standings_are_answered_with_a_picture_after_the_text(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        reply = await world.sandbox.person("Bo").slash("/tournament standings", channel=LOBBY)
        assert "Ana" in reply.text
        picture = await reply.follow_up()
        assert picture.attachments[0].filename == "picture-1.png"


async def test_the_board_shows_a_picture_that_says_what_it_shows(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        await world.boards_settled()
        (board,) = [seen for seen in world.director.sees(LOBBY) if seen.pinned]
        assert "Pairings, Cup" in (board.attachments[0].description or "")
        game = (await state_of(world)).open_games()[0]
        await td(world, "/round result", game=game.id, winner=min(game.seats))
        await world.boards_settled()
        (board,) = [seen for seen in world.director.sees(LOBBY) if seen.pinned]
        (picture,) = board.attachments
        assert "Ana" in (picture.description or "")
        assert "Pairings" not in (picture.description or "")


async def test_the_report_has_pictures_inside(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        game = (await state_of(world)).open_games()[0]
        await td(world, "/round result", game=game.id, winner=min(game.seats))
        reply = await world.director.slash("/tournament export", channel=LOBBY, what="report")
        page = reply.message.attachments[0].data.decode()
        assert " · Standings</figcaption>" in page
        assert page.count("data:image/png;base64,") >= 2


async def test_a_player_sees_the_week_of_both_beside_the_schedule(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        bo = world.sandbox.person("Bo")
        await bo.slash("/me timezone", channel=LOBBY, zone="Europe/Berlin")
        reply = await bo.slash("/schedule games", channel=LOBBY)
        assert "times that suit both" in reply.text
        picture = await reply.follow_up()
        assert "Both can" in (picture.attachments[0].description or "")
        assert "times in Berlin" in (picture.attachments[0].description or "")


async def test_a_director_who_moves_a_game_sees_the_week_of_both(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        game = (await state_of(world)).open_games()[0]
        reply = await td(world, "/judge time", game=game.id, when="fri 9 jan 2026 7pm", reason="Both asked")
        asked = await with_its_picture(world, reply)
        assert "times in New York" in (asked.attachments[0].description or "")
        moved = await press(world, reply, "Set this time")
        assert not moved.message.attachments, "the week with the old time is gone"


async def test_ones_own_history_comes_with_the_card_of_the_player(tmp_path: Path) -> None:
    async with painted(tmp_path) as world:
        reply = await world.sandbox.person("Bo").slash("/tournament history", channel=LOBBY)
        picture = await reply.follow_up()
        assert "Bo" in (picture.attachments[0].description or "")


async def test_a_picture_that_fails_costs_no_announcement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_arguments: object) -> None:
        raise RuntimeError("no paint")

    monkeypatch.setattr(painting, "paint", broken)
    async with painted(tmp_path) as world:
        assert not [file for file in posted(world, "Why these pairings?").attachments if "png" in file.filename]
    assert "no paint" in caplog.text
    assert "PairingSheet" in caplog.text


@pytest.fixture
def _kinds_restored() -> Iterator[None]:
    """The test uses other kinds of pictures than a running bot."""
    yield
    plugins.install()


@pytest.mark.usefixtures("_kinds_restored")
async def test_a_view_that_cannot_be_made_costs_no_announcement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_arguments: object) -> None:
        raise RuntimeError("no maker")

    kinds = plugins.PICTURE_KINDS.found.by_key
    without = {key: replace(kind, view=broken) for key, kind in kinds.items()}
    monkeypatch.setattr(plugins.PICTURE_KINDS, "_found", Found(without, ()))
    async with painted(tmp_path) as world:
        assert not [file for file in posted(world, "Why these pairings?").attachments if "png" in file.filename]
    assert "no view of PictureRef" in caplog.text


@asynccontextmanager
async def with_pictures(folder: Path) -> AsyncIterator[World]:
    """A world with pictures and no tournament."""
    world = World(folder, pictures=True)
    await world.open()
    try:
        yield world
    finally:
        await world.close()


async def with_its_picture(world: World, menu: Reply) -> SeenMessage:
    """The menu once its picture has been added to it."""
    return await world.director.wait_for(
        lambda seen: seen.id == menu.message.id and bool(seen.attachments), channel=LOBBY
    )


async def test_the_menu_of_what_can_be_created_is_one_message_with_a_picture_of_every_kind(tmp_path: Path) -> None:
    async with with_pictures(tmp_path) as world:
        menu = await td(world, "/td create")
        seen = await with_its_picture(world, menu)
        alt = " ".join(str(file.description) for file in seen.attachments)
        assert [offer.title for offer in in_a_list(everything()) if f"{offer.title}: " not in alt] == []
        assert not menu.follow_ups
        assert len(seen.buttons) == 4
        assert "Round robin" in seen.text


async def test_the_picture_of_the_menu_is_painted_once_for_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_pictures(tmp_path) as world:
        aside, begun = world.herald.service.aside, list[Any]()

        async def counted(work: Callable[..., Any], *arguments: Any) -> Any:
            begun.append(work)
            return await aside(work, *arguments)

        monkeypatch.setattr(world.herald.service, "aside", counted)
        for _ in range(2):
            await with_its_picture(world, await td(world, "/td create"))
        assert begun.count(painting.painted) == 1
        world.sandbox.services.world.users[world.director.id].locale = "de"
        german = await with_its_picture(world, await td(world, "/td create"))
        assert begun.count(painting.painted) == 2
        assert (german.attachments[0].description or "").startswith("Was du anlegen kannst.")


async def _fails(_work: Callable[..., Any], *_arguments: Any) -> Any:
    raise RuntimeError


async def _never_ends(_work: Callable[..., Any], *_arguments: Any) -> Any:
    await asyncio.Event().wait()


@pytest.mark.parametrize("aside", [_fails, _never_ends])
async def test_without_its_picture_the_menu_is_as_it_was(
    aside: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_pictures(tmp_path) as world:
        monkeypatch.setattr(painting, "PATIENCE", 0.01)
        monkeypatch.setattr(world.herald.service, "aside", aside)
        menu = await td(world, "/td create")
        assert not menu.message.attachments
        form = await press(world, menu, "Choose one")
        assert "you direct it" in (await form.submit({"what": "format:round_robin"})).text


async def test_the_menu_does_not_wait_for_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with with_pictures(tmp_path) as world:
        go, aside = asyncio.Event(), world.herald.service.aside

        async def held(work: Callable[..., Any], *arguments: Any) -> Any:
            await go.wait()
            return await aside(work, *arguments)

        monkeypatch.setattr(world.herald.service, "aside", held)
        menu = await world.director.slash("/td create", channel=LOBBY)
        assert "Round robin" in menu.text
        assert not menu.message.attachments
        go.set()
        assert (await with_its_picture(world, menu)).attachments


async def test_the_bracket_is_the_picture_of_a_rounds_post_and_of_its_button(tmp_path: Path) -> None:
    async with with_pictures(tmp_path) as world:
        await world.tournament("format:single_elimination", players=(*FOUR, "Eve"))
        await td(world, "/td close")
        await td(world, "/round publish")
        post = next(seen for seen in world.director.sees(LOBBY) if seen.find_button("Bracket"))
        alt = str(post.attachments[0].description)
        assert "Semi-finals" in alt
        assert "Bye" in alt
        shown = await post.click("Bracket")
        seen = await with_its_picture(world, shown)
        assert "Cup" in seen.text
        assert "```" not in seen.text
        assert [file.filename for file in seen.attachments if file.filename.endswith(".csv")] == []
