"""Drafts: input that waits for confirmation or correction, stored so that it survives a restart.

Buttons carry at most 100 characters. What does not fit (a rejected form that must come back filled in, a list that
waits for "yes") is kept in the settings of the tournament: one draft a person and kind, the newest. What several people
may take back, such as directors, is kept under its token alone.
"""

from __future__ import annotations

from typing import Any

from bot.errors import DraftGoneError
from bot.ui.answers import Ask


async def keep(ask: Ask, tournament: str, kind: str, value: Any) -> str:
    """Keep a value of JSON; returns the token with which it is found again."""
    token = ask.key
    await ask.service.database.settings.set(tournament, await _key(ask, kind), {"token": token, "value": value})
    return token


async def fetch(ask: Ask, tournament: str, kind: str, token: str) -> Any:
    """Return the draft under this token; `DraftGoneError` where it is finished or replaced by a newer one."""
    kept = await ask.service.database.settings.get(tournament, await _key(ask, kind))
    if kept is None or kept["token"] != token:
        raise DraftGoneError
    return kept["value"]


async def forget(ask: Ask, tournament: str, kind: str) -> None:
    """It is done."""
    await ask.service.database.settings.set(tournament, await _key(ask, kind), None)


async def keep_for_all(ask: Ask, tournament: str, kind: str, value: Any) -> str:
    """Keep a value for all who may press its button; returns the token with which it is found again."""
    token = ask.key
    await ask.service.database.settings.set(tournament, f"draft:{kind}:{token}", value)
    return token


async def fetch_for_all(ask: Ask, tournament: str, kind: str, token: str) -> Any:
    """Return what was kept for all under this token; `DraftGoneError` where it is finished."""
    value = await ask.service.database.settings.get(tournament, f"draft:{kind}:{token}")
    if value is None:
        raise DraftGoneError
    return value


async def forget_for_all(ask: Ask, tournament: str, kind: str, token: str) -> None:
    """It is done."""
    await ask.service.database.settings.set(tournament, f"draft:{kind}:{token}", None)


async def _key(ask: Ask, kind: str) -> str:
    return f"draft:{kind}:{(await ask.person()).id}"
