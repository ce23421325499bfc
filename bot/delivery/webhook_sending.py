"""Send one HTTP request to a webhook, with protection against server-side request forgery (SSRF).

A director configures the address, so a webhook must not reach the host's private network. Checking the name is not
enough: it may resolve to a private address later (DNS rebinding). So under the policy `public` the resolved address of
each connection is checked in the socket factory, immediately before connecting; the DNS cache is off. Redirects are not
followed, proxies and credentials of the environment are ignored, the whole request has a timeout, and only status and
`Retry-After` of the answer are used.
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
"""Timeout of the whole request, in seconds."""

OK, REDIRECTED, REFUSED, GONE = 200, 300, 400, 410
LONGEST_RETRY_AFTER = 3600
"""Maximum number of seconds accepted from a receiver's `Retry-After`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a request.

    `trouble` is None if it was accepted (2xx), otherwise `status 500`, `redirect`, `timeout`, `unreachable`,
    `certificate`, `private`, `gone`, or a code of `BadWebhookError`. `wait` is the receiver's `Retry-After` in seconds.
    """

    trouble: str | None
    wait: int = 0


class PrivateAddressError(OSError):
    """The name resolved to a private address."""


def _public_socket(info: tuple[Any, ...]) -> socket.socket:
    """Create the socket for a connection, after address resolution; PrivateAddressError for a private address."""
    family, kind, protocol, _, place = info
    if is_private(str(place[0])):
        raise PrivateAddressError
    return socket.socket(family, kind, protocol)


class WebhookSender:
    """Sends request bodies to addresses. Ignores the environment's proxies and credentials."""

    def __init__(self, policy: WebhookPolicy, resolver: aiohttp.abc.AbstractResolver | None = None) -> None:
        self.policy = policy
        self._resolver = resolver

    async def send(self, address: str, headers: dict[str, str], body: bytes) -> Answer:
        """Send it once; errors are returned, not raised."""
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


def _answered(status: int, retry_after: str) -> Answer:
    """Map status and `Retry-After` to an `Answer`. Only whole seconds are accepted, not HTTP dates."""
    if OK <= status < REDIRECTED:
        return Answer(None)
    if status == GONE:
        return Answer("gone")
    if REDIRECTED <= status < REFUSED:
        return Answer("redirect")
    wait = min(int(retry_after), LONGEST_RETRY_AFTER) if retry_after.isascii() and retry_after.isdigit() else 0
    return Answer(f"status {status}", wait)


def _trouble_of(error: BaseException | None) -> str:
    """Return the code of an exception, searched along its causes: aiohttp wraps the errors of sockets and TLS."""
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
