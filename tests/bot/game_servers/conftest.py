"""Every exchange with the pretend lichess and Woogles is compared with what the real servers describe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.game_server_api.calling import Answer, Caller
from tests.descriptions.exchanges import Exchange, faults_with_lichess, faults_with_woogles

FOLDERS = {"lichess": faults_with_lichess, "woogles": faults_with_woogles}


@pytest.fixture
def exchanges(monkeypatch: pytest.MonkeyPatch) -> list[Exchange]:
    """All that adapters send and are answered."""
    seen: list[Exchange] = []
    called = Caller.call

    async def watched(self: Caller, method: str, path: str, **sent: Any) -> Answer:
        answer = await called(self, method, path, **sent)
        accept = (sent.get("headers") or {}).get("Accept", "")
        query, form, body, text = (sent.get(name) for name in ("query", "form", "body", "text"))
        seen.append(Exchange(method, path, query or {}, form, body, text, accept, answer.status, answer.text))
        return answer

    monkeypatch.setattr(Caller, "call", watched)
    return seen


@pytest.fixture(autouse=True)
def described(request: pytest.FixtureRequest, exchanges: list[Exchange]) -> Iterator[None]:
    """No exchange of a test in the folder of a described server differs from its contract."""
    yield
    faults_with = FOLDERS.get(request.path.parent.name)
    if faults_with is not None:
        faults = {fault for exchange in exchanges for fault in faults_with(exchange)}
        assert not faults, "\n".join(sorted(faults))
