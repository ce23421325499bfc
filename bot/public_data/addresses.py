"""Validation of webhook addresses, before their host names are resolved (protection against SSRF).

Only the text of the address is checked here: scheme, host, and whether a literal IP address is private. A name can
still resolve to a private address, so the connection checks the resolved addresses again.
"""

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
"""IPv6 networks that embed IPv4 addresses, which may be private, and that of segment routing.

Whether Python's `is_global` covers them depends on its version.
"""

NUMERALS = re.compile(r"(?:0x[0-9a-f]*|[0-9]+)(?:\.(?:0x[0-9a-f]*|[0-9]+)){0,3}", re.ASCII)
"""IPv4 address in the notations that `inet_aton` of the C library accepts.

Also `127.1`, `2130706433` and `0x7f000001`.
"""

DOTS = str.maketrans("\u3002\uff0e\uff61", "...")


def check_address(address: str, policy: WebhookPolicy) -> str:
    """Return the address without surrounding spaces. Raises `BadWebhookError` if the policy does not allow it.

    Host names are not resolved here.
    """
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
    """Return the host in canonical form.

    No full-width digits and dots, no final dot, numerals as four decimal numbers.
    """
    plain = unicodedata.normalize("NFKC", host.translate(DOTS)).lower().rstrip(".")
    if NUMERALS.fullmatch(plain):
        with contextlib.suppress(OSError):
            return socket.inet_ntoa(socket.inet_aton(plain))
    return plain


def is_private(host: str) -> bool:
    """Return whether the host is a literal IP address that is not globally reachable. False for names."""
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
