"""Watches what goes over a sandbox's sockets during a test, and fails the test where Discord would have refused it."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.sandbox.services import Exchange, Services
from tests.case_files import openapi_file
from tests.sandbox.openapi import description

_BAD_REQUEST = 400
# Refusals that depend on what others did meanwhile, not on what was sent: a bot has to be ready for them.
_NOBODYS_FAULT = {10008, 10062, 30046, 40060, 50083, 160004, 160005, 160006, 520001}


def undescribed(exchanges: Iterable[Exchange]) -> list[str]:
    """Requests and answers that are not as Discord describes them; none where its description is absent."""
    file = openapi_file()
    if file is None:
        return []
    known = description(file)
    return sorted({fault for exchange in exchanges for fault in known.faults(exchange)})


def malformed(exchanges: Iterable[Exchange]) -> list[str]:
    """Requests that were refused because of what was in them."""
    return [
        f"{exchange.route} was refused: {json.dumps(exchange.answer)} for {json.dumps(exchange.request)[:2000]}"
        for exchange in exchanges
        if exchange.status == _BAD_REQUEST and _code(exchange) not in _NOBODYS_FAULT
    ]


def _code(exchange: Exchange) -> object:
    return exchange.answer.get("code") if isinstance(exchange.answer, dict) else None


class Watch:
    """Everything a bot sends to a sandbox and is answered, from now on."""

    def __init__(self, services: Services) -> None:
        self.exchanges: list[Exchange] = []
        services.observers.append(self.exchanges.append)

    def check(self) -> None:
        """Fail if anything was wrong."""
        wrong = malformed(self.exchanges) + undescribed(self.exchanges)
        assert not wrong, "\n".join(wrong)
