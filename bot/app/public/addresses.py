"""Where a webhook may lead, as far as that can be seen before its name is looked up."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from bot.app.errors import BadWebhookError
from bot.settings import WebhookPolicy

MOST_LETTERS = 500
TRANSLATED = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))
"""Networks of IPv6 in which an address of IPv4 is written, which may be a private one."""


def check_address(address: str, policy: WebhookPolicy) -> str:
    """The address, tidied, or `BadWebhookError`: what can be seen without looking up its name."""
    tidied = address.strip()
    try:
        parts = urlsplit(tidied)
        host, _port = parts.hostname, parts.port
    except ValueError as error:
        raise BadWebhookError("unreadable") from error
    if policy == "off":
        raise BadWebhookError("off")
    if parts.scheme not in {"http", "https"} or not host or len(tidied) > MOST_LETTERS or not tidied.isprintable():
        raise BadWebhookError("unreadable")
    if parts.username is not None or parts.password is not None:
        raise BadWebhookError("password")
    if policy == "public":
        if parts.scheme != "https":
            raise BadWebhookError("https")
        if is_private(host) or host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
            raise BadWebhookError("private")
    return tidied


def is_private(host: str) -> bool:
    """Is it an address, written out, that is not everybody's? A name is none."""
    try:
        parsed = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_private(str(parsed.ipv4_mapped))
        if any(parsed in network for network in TRANSLATED):
            return True
    return not parsed.is_global or parsed.is_multicast
