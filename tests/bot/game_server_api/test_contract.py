"""What differs at a real server is said a line for each check; what is as we rely on is not mentioned."""

from __future__ import annotations

import asyncio

import pytest
from pydantic import BaseModel

from bot.game_server_api.contract import DiffersError, differences, expect
from bot.game_server_api.port import Check, GameServerError
from bot.game_server_api.reading import Shape, shaped


async def fine() -> None:
    """All is as we rely on."""


async def differs() -> None:
    expect("the limit", 3, 4)


async def unreachable() -> None:
    raise GameServerError("unreachable")


async def unreadable() -> None:
    raise GameServerError("unreadable", detail="id: Field required")


def test_each_check_that_fails_is_a_line() -> None:
    checks = [Check("A", fine), Check("B", differs), Check("C", unreachable), Check("D", unreadable)]
    assert asyncio.run(differences(checks)) == [
        "B: the limit is 3, not 4",
        "C: unreachable",
        "D: unreadable id: Field required",
    ]


def test_what_is_as_wanted_is_let_pass() -> None:
    expect("the limit", 4, 4)
    with pytest.raises(DiffersError, match="the limit is 5, not 4"):
        expect("the limit", 5, 4)


class Player(Shape):
    id: str


class Game(Shape):
    white: Player
    moves: int


def test_an_answer_may_have_more_than_is_relied_on() -> None:
    assert shaped(Game, {"white": {"id": "ada", "title": "GM"}, "moves": 3, "rated": True}).white.id == "ada"


def test_every_field_that_lacks_or_is_of_another_kind_is_named_without_the_answer() -> None:
    with pytest.raises(GameServerError) as refused:
        shaped(Game, {"white": {"title": "quux"}, "moves": "many"})
    assert refused.value.trouble == "unreadable"
    missing, kind = refused.value.detail.split("; ")
    assert missing.startswith("white.id: ")
    assert kind.startswith("moves: ")
    assert "quux" not in refused.value.detail


@pytest.mark.parametrize("shape", [Player, Game])
def test_an_answer_that_is_nothing_of_the_kind_is_unreadable_as_a_whole(shape: type[BaseModel]) -> None:
    with pytest.raises(GameServerError) as refused:
        shaped(shape, "quux")
    assert refused.value.detail.startswith("answer: ")
