"""Presets are rehearsed in a language nobody speaks: no sentence escapes the catalogue, and nothing is too long.

What Discord would refuse, a label or a post of more characters than it takes among it, fails every test in a `World`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path

import pytest

from bot.pictures import drawing
from bot.pictures.canvas import Canvas, Drawing
from bot.pictures.render import render
from bot.pictures.text_layout import ELLIPSIS
from bot.rehearsal.rehearsal_run import Setting
from bot.sandbox.world.store import World as Store
from bot.text import catalogue
from formats import registry
from formats.rulebook import rules_of
from tests.bot.commands.desk import td
from tests.bot.pseudo_locale import (
    CLOSE,
    OPEN,
    PSEUDO,
    escaped,
    pseudo,
    read_once,
    said_in,
    texts_in,
    written_catalogue,
)
from tests.bot.rehearsal.conftest import Watched
from tests.bot.rehearsal.small_presets import FEW, PLAYERS, SEED, shortened
from tests.bot.world import LOBBY, World
from tests.sandbox.watch import Watch

READ = ("info", "standings", "pairings", "entrants", "rules", "board")
PLAYED = (
    "arimaa_world_championship_2010",
    "kuksu_main_title_tournament",
    "lets_play_scrabble",
    "pentolla_freestyle",
    "wpf_gp_playoffs_2023",
    "classic_double_elimination",
    "classic_league_and_finals",
    "classic_swiss",
)
BLANK = render("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
CACHED = (catalogue.language_for, catalogue.catalogue)


@pytest.fixture
def pseudo_locale(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language can be chosen, and everybody who comes speaks it."""
    files = written_catalogue()
    others, found_in, added = catalogue.languages(), catalogue.catalogue_files, Store.add_user
    monkeypatch.setattr(
        catalogue, "catalogue_files", lambda code, *at: files if code == PSEUDO else found_in(code, *at)
    )
    monkeypatch.setattr(catalogue, "Catalogue", read_once)
    monkeypatch.setattr(catalogue, "languages", lambda: (*others, PSEUDO))
    monkeypatch.setattr(
        Store, "add_user", lambda store, name, **known: added(store, name, **{**known, "locale": PSEUDO})
    )
    for cached in CACHED:
        cached.cache_clear()
    yield
    for cached in CACHED:
        cached.cache_clear()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose bot makes pictures."""
    made = World(tmp_path, pictures=True)
    await made.open(asleep=True)
    yield made
    await made.close()


def unwrapped(lines: Iterable[str]) -> Iterator[str]:
    """The texts of a picture, those of several lines as one."""
    text = ""
    for line in lines:
        text = f"{text} {line}".strip()
        if text.count(OPEN) <= text.count(CLOSE) or text.endswith(ELLIPSIS):
            yield text
            text = ""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Everything that is written on pictures from now on, and their alt texts. They are drawn and not painted."""
    texts: set[str] = set()
    finish = Canvas.finish

    def finished(canvas: Canvas, height: float, alt: str) -> Drawing:
        drawing = finish(canvas, height, alt)
        texts.update((alt, *unwrapped(box.text for box in drawing.boxes)))
        return drawing

    monkeypatch.setattr(Canvas, "finish", finished)
    monkeypatch.setattr(drawing, "render", lambda _svg: BLANK)
    return texts


def test_a_message_is_bracketed_and_longer() -> None:
    said = pseudo("Sign up for **Cup** with `/join`, please.")
    assert len(said) > len("Sign up for **Cup** with `/join`, please.")
    assert "`/join`" in said
    assert escaped(said, ()) == []
    assert escaped(f"{OPEN}Ä{CLOSE} Ana is here", ("Ana",)) == ["is", "here"]


@pytest.mark.slow
@pytest.mark.parametrize("key", PLAYED)
async def test_no_sentence_escapes_the_catalogue(
    pseudo_locale: None, drawn: set[str], world: World, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    del pseudo_locale
    store, sent = world.sandbox.services.world, Watch(world.sandbox.services)
    for user in store.users.values():
        user.locale = PSEUDO
    world.server.guild.locale = PSEUDO
    await world.start_bot()
    presets = {preset.key: shortened(preset) for preset in registry.presets().values()}
    monkeypatch.setattr(registry, "presets", lambda: presets)
    watched = Watched(world)
    await watched.rehearsal.start(Setting(f"preset:{key}", players=PLAYERS.get(key, FEW), seed=SEED))
    await watched.until("over", "paused")
    assert (await watched.state()).phase == "finished", watched.sentence
    for command in READ:
        await world.director.slash(f"/tournament {command}", channel=LOBBY)
    await world.director.slash("/td audit", channel=LOBBY)

    preset = presets[key]
    people = {name for user in store.users.values() for name in (user.display_name, user.username)}
    typed = {*(prize.text for prize in preset.settings.prizes), *(stage.time_control for stage in preset.stages)}
    rules = [rule for stage in preset.stages for rule in rules_of(stage.system).values()]  # kept in English
    typed |= {part for rule in rules for part in (rule.title, rule.text, rule.for_players)} - {""}
    names = {*people, *typed, preset.title, *(stage.title for stage in preset.stages), "Club"}
    said = (exchange.request for exchange in sent.exchanges if "commands" not in exchange.route)
    texts = {text for request in said for text in texts_in(request)}
    assert len(texts) > 50
    assert {text: words for text in texts if (words := escaped(text, names))} == {}
    assert await sentences_in_the_log(world) == []
    assert len(drawn) > len(READ)
    assert {text: words for text in drawn if (words := escaped(text, names))} == {}


async def sentences_in_the_log(world: World) -> list[str]:
    """Return the texts of the catalogue, formatted or deferred, that are in an event."""
    (row,) = await world.database.tournaments.all()
    _, payloads = await world.database.log.written(row.id)
    return [text for payload in payloads for text in said_in(payload)]


async def test_what_directors_do_by_command_is_a_fact_in_the_log(pseudo_locale: None, world: World) -> None:
    """Roles and seats: what once was a sentence there."""
    del pseudo_locale
    for user in world.sandbox.services.world.users.values():
        user.locale = PSEUDO
    await world.start_bot()
    await td(world, "/td create", what="format:swiss", title="Cup")
    await td(world, "/td open")
    other = await world.server.join("Cora")
    await td(world, "/td staff", member=other, role="coordinator")
    known = await world.herald.service.person(other.user.id, "Cora")
    await td(world, "/td staff", remove=known.id)
    await td(world, "/players add", guest="Cy")
    await td(world, "/players replace", entrant="Cy", guest="Dora")
    kinds = [record.event.kind for record in (await world.loaded()).records]
    assert kinds.count("StaffChanged") == 2
    assert kinds.count("PersonReplaced") == 1
    assert await sentences_in_the_log(world) == []
    audit = await td(world, "/td audit")
    assert OPEN in audit.text
    assert "Dora" in audit.text
