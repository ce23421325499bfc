"""A public beacon of chance, drand, whose rounds are published at fixed moments and are known to nobody before.

The address is that of one chain, `https://api.drand.sh/CHAIN`. Below it `info` tells when its rounds come, and
`public/NUMBER` is a round: its signature, and its randomness, which is the SHA-256 of the signature. Nothing is sent
but the number.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import aiohttp

from formats.core.log import BeaconChain

TIMEOUT = aiohttp.ClientTimeout(total=5)
TRIES = 3
LOOK_AGAIN = 600.0
"""Seconds until a beacon that could not be reached is looked for once more."""

log = logging.getLogger(__name__)


class Beacon:
    """A client of one chain. `chain` is None until it has been reached once: then nothing is promised of it."""

    def __init__(self, address: str, *, pause: float = 1.0) -> None:
        self.address = address.rstrip("/")
        self.chain: BeaconChain | None = None
        self._pause = pause

    async def run(self) -> None:
        """Look for the beacon until it is found."""
        while True:
            if await self.look():
                return
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> bool:
        """Ask for the chain's moments; was it reached?"""
        info = await self._asked("info")
        try:
            self.chain = BeaconChain(id=info["hash"], genesis=info["genesis_time"], period=info["period"])
        except (KeyError, TypeError, ValueError):
            log.warning("beacon unreachable: %s", self.address)
            return False
        return True

    async def randomness(self, number: int) -> str | None:
        """The randomness of a round in hexadecimal digits, or None where it cannot be had or is not what it says."""
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(self._pause)
            told = await self._asked(f"public/{number}")
            try:
                found = hashlib.sha256(bytes.fromhex(told["signature"])).hexdigest()
            except (KeyError, TypeError, ValueError):
                continue
            if told.get("round") == number and told.get("randomness") == found:
                return found
        return None

    async def _asked(self, what: str) -> dict[str, Any]:
        """What the beacon answers; nothing where it does not, or not in JSON."""
        try:
            async with (
                aiohttp.ClientSession(timeout=TIMEOUT) as session,
                session.get(f"{self.address}/{what}") as answer,
            ):
                found = await answer.json(content_type=None) if answer.ok else {}
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
