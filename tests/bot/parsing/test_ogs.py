"""Ratings from the Online Go Server: what is taken from an answer, and how often it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.parsing.ogs import TRIES, Ogs, OgsError, OgsRating, read_player

ANSWER = {"username": "ada", "ratings": {"overall": {"rating": 1712.5}}}


class Server:
    """Answers one request after the other: a status, or an error on the way."""

    def __init__(self, *answers: int | Exception, content: Any = ANSWER) -> None:
        self._answers = list(answers)
        self._content = content
        self.asked: list[str] = []

    @asynccontextmanager
    async def get(self, address: str) -> Any:
        self.asked.append(address)
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        self.status = answer
        yield self

    async def json(self) -> Any:
        if isinstance(self._content, Exception):
            raise self._content
        return self._content


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited between tries."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return waited


async def asked(server: Server) -> OgsRating:
    session: Any = server
    return await Ogs("https://go.example", pause=2.0)._rating(session, 7)


async def trouble(server: Server) -> str:
    with pytest.raises(OgsError) as refused:
        await asked(server)
    return refused.value.trouble


async def test_a_player_is_asked_for_by_number(pauses: list[float]) -> None:
    server = Server(200)
    assert await asked(server) == OgsRating(7, "ada", 1712.5)
    assert server.asked == ["https://go.example/api/v1/players/7/"]
    assert pauses == []


@pytest.mark.parametrize("first", [(429,), (500,), (503, 429), (aiohttp.ClientError(),), (TimeoutError(), 502)])
async def test_a_server_that_is_busy_or_away_is_asked_again_after_longer_and_longer_pauses(
    first: Sequence[int | Exception], pauses: list[float]
) -> None:
    assert (await asked(Server(*first, 200))).rating == 1712.5
    assert pauses == [2.0, 4.0][: len(first)]


async def test_it_is_asked_only_so_often(pauses: list[float]) -> None:
    server = Server(*[503] * TRIES)
    assert await trouble(server) == "unreachable"
    assert len(server.asked) == TRIES
    assert pauses == [2.0, 4.0]


@pytest.mark.parametrize(
    "server, why",
    [
        (Server(404), "unknown_account"),
        (Server(200, content={"username": "ada"}), "unreadable"),
        (Server(200, content=ValueError()), "unreadable"),
    ],
)
async def test_what_will_not_change_is_not_asked_again(server: Server, why: str, pauses: list[float]) -> None:
    assert await trouble(server) == why
    assert len(server.asked) == 1
    assert pauses == []


@pytest.mark.parametrize(
    "answer",
    [None, [], {}, {"username": "ada", "ratings": {}}, {"username": "ada", "ratings": {"overall": {"rating": "high"}}}],
)
def test_an_answer_without_a_rating_is_unreadable(answer: Any) -> None:
    with pytest.raises(OgsError) as refused:
        read_player(7, answer)
    assert refused.value.trouble == "unreadable"


async def test_each_account_is_asked_for_once_and_what_fails_stands_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[int] = []

    async def rating(_ogs: Ogs, _session: Any, player_id: int) -> OgsRating:
        asked_for.append(player_id)
        if player_id == 8:
            raise OgsError("unknown_account")
        return OgsRating(player_id, f"player{player_id}", 1000.0 + player_id)

    monkeypatch.setattr(Ogs, "_rating", rating)
    found = await Ogs().ratings(["7", "8", "7", "9"])
    assert sorted(asked_for) == [7, 8, 9]
    assert found.found == {"7": 1007.0, "9": 1009.0}
    assert found.names == {"7": "player7", "9": "player9"}
    assert found.troubles == {"8": "unknown_account"}
