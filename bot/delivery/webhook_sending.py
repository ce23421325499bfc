"""One request to a webhook: to the address and nowhere else, never into the host's own network, never for long.

Who sets a webhook makes this machine connect somewhere. So the address that is really connected to is looked at, after
names were looked up and for each connection anew: a name that points to a private address today, or at the second look,
gets no further than one that says so. Redirections are not followed, and nothing of the answer is kept but its number.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.errors import BadWebhookError
from bot.public_data.addresses import check_address, is_private
from bot.runtime.settings import WebhookPolicy

PATIENCE = aiohttp.ClientTimeout(total=10)
OK, REDIRECTED, REFUSED, GONE = 200, 300, 400, 410
LONGEST_WISH = 3600
"""Seconds for which a receiver may ask to be left alone."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request.

    `trouble` is None where it was taken, else `status 500`, `redirect`, `timeout`, `unreachable`, `certificate`,
    `gone`, or a code of `BadWebhookError`. The receiver wants to be left alone for `wait` seconds.
    """

    trouble: str | None
    wait: int = 0


class PrivateAddressError(OSError):
    """A name led to an address that is not everybody's."""


def _public_socket(info: tuple[Any, ...]) -> socket.socket:
    """The socket of a connection that is about to be made; `PrivateAddressError` where it may not be."""
    family, kind, protocol, _, place = info
    if is_private(str(place[0])):
        raise PrivateAddressError
    return socket.socket(family, kind, protocol)


class Sender:
    """Sends bodies to addresses. Nothing is taken from the environment: no proxy, no passwords."""

    def __init__(self, policy: WebhookPolicy, resolver: aiohttp.abc.AbstractResolver | None = None) -> None:
        self.policy = policy
        self._resolver = resolver

    async def send(self, address: str, headers: dict[str, str], body: bytes) -> Answer:
        """Post it once."""
        try:
            check_address(address, self.policy)
        except BadWebhookError as error:
            return Answer(error.code)
        factory = _public_socket if self.policy == "public" else None
        connector = aiohttp.TCPConnector(
            resolver=self._resolver, use_dns_cache=False, force_close=True, socket_factory=factory
        )
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=PATIENCE, trust_env=False) as session,
                session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return _answered(answer.status, answer.headers.get("Retry-After", ""))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            return Answer(_trouble_of(error))


def _answered(status: int, wish: str) -> Answer:
    if OK <= status < REDIRECTED:
        return Answer(None)
    if status == GONE:
        return Answer("gone")
    if REDIRECTED <= status < REFUSED:
        return Answer("redirect")
    wait = min(int(wish), LONGEST_WISH) if wish.isascii() and wish.isdigit() else 0
    return Answer(f"status {status}", wait)


def _trouble_of(error: BaseException | None) -> str:
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, PrivateAddressError):
            return "private"
        if isinstance(seen, ssl.SSLError | aiohttp.ClientConnectorCertificateError):
            return "certificate"
        if isinstance(seen, TimeoutError | asyncio.TimeoutError):
            return "timeout"
        seen = seen.__cause__ or seen.__context__
    return "unreachable"
