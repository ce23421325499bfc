"""Proof that a lichess account belongs to a player: OAuth with PKCE, or a word in the profile.

OAuth (RFC 6749, RFC 7636) is used if lichess can redirect to this host. With it a player may also consent to games
being created for them (scope `challenge:write`); the token is that consent. The verifier and the state stay on this
host; the state begins with the member's key, so that a redirect can be assigned to the person who began, and is
compared in constant time.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from urllib.parse import parse_qs, urlencode

from bot.game_server_api.calling import Caller
from bot.game_server_api.lila import NAME, Account
from bot.game_server_api.port import GameServerError, Link, LinkAsked, LinkBegun
from bot.game_server_api.reading import shaped
from bot.game_servers.lichess.answers import Consent

SCOPE = "challenge:write"


def challenge_of(verifier: str) -> str:
    """Return the PKCE code challenge of a verifier: `BASE64URL(SHA256(verifier))`."""
    return urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()


def by_consent(site: str, client: str, asked: LinkAsked, *, scope: str) -> LinkBegun:
    """Return the OAuth address. `client` is the address of this host to which lichess redirects."""
    verifier, state = secrets.token_urlsafe(48), f"{asked.member}.{secrets.token_urlsafe(18)}"
    query = {
        "response_type": "code",
        "client_id": client,
        "redirect_uri": client,
        "code_challenge_method": "S256",
        "code_challenge": challenge_of(verifier),
        "scope": scope,
        "state": state,
    }
    if NAME.fullmatch(asked.typed) is not None:
        query["username"] = asked.typed
    private = json.dumps({"verifier": verifier, "state": state, "client": client})
    return LinkBegun("open", address=f"{site}/oauth?{urlencode(query)}", private=private)


async def agreed(caller: Caller, begun: LinkBegun, answer: str) -> Link:
    """Exchange the code of a redirect (a query string) for a token and return its account. Raises `not_proved`."""
    came = {key: values[0] for key, values in parse_qs(answer.removeprefix("?")).items()}
    if not begun.private or "code" not in came:
        raise GameServerError("not_proved", detail=came.get("error", ""))
    kept = json.loads(begun.private)
    if not secrets.compare_digest(came.get("state", ""), kept["state"]):
        raise GameServerError("not_proved", detail="another state")
    form = {
        "grant_type": "authorization_code",
        "code": came["code"],
        "code_verifier": kept["verifier"],
        "redirect_uri": kept["client"],
        "client_id": kept["client"],
    }
    exchanged = await caller.call("POST", "/api/token", form=form)
    if exchanged.status != 200:  # noqa: PLR2004 - OK
        raise GameServerError("not_proved", detail=f"status {exchanged.status}")
    token = shaped(Consent, exchanged.json()).access_token
    whose = await caller.call("GET", "/api/account", headers={"Authorization": f"Bearer {token}"})
    account = shaped(Account, whose.json())
    return Link(account.id, account.name, token)
