"""Where a webhook may lead, as far as that can be seen before its name is looked up."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import unicodedata
from urllib.parse import urlsplit

from bot.errors import BadWebhookError
from bot.runtime.settings import WebhookPolicy

MOST_LETTERS = 500
NOT_PUBLIC = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "::/96", "5f00::/16")))
"""Networks of IPv6 in which an address of IPv4 is written, which may be a private one, and that of segment routing.

What Python's `is_global` says of them depends on its version.
"""

NUMERALS = re.compile(r"(?:0x[0-9a-f]*|[0-9]+)(?:\.(?:0x[0-9a-f]*|[0-9]+)){0,3}", re.ASCII)
"""An address of IPv4 as the C library reads it: also `127.1`, `2130706433` and `0x7f000001`."""

DOTS = str.maketrans("\u3002\uff0e\uff61", "...")


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
        plain = _as_it_is_connected_to(host)
        if is_private(plain) or plain == "localhost" or plain.endswith((".localhost", ".local", ".internal")):
            raise BadWebhookError("private")
    return tidied


def _as_it_is_connected_to(host: str) -> str:
    """The host without other ways to write it: wide digits and dots, a dot at its end, numerals of the C library."""
    plain = unicodedata.normalize("NFKC", host.translate(DOTS)).lower().rstrip(".")
    if NUMERALS.fullmatch(plain):
        with contextlib.suppress(OSError):
            return socket.inet_ntoa(socket.inet_aton(plain))
    return plain


def is_private(host: str) -> bool:
    """Is it an address, written out, that is not everybody's? A name is none."""
    try:
        parsed = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_private(str(parsed.ipv4_mapped))
        if any(parsed in network for network in NOT_PUBLIC):
            return True
    return not parsed.is_global or parsed.is_multicast
