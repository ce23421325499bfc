"""Client of drand, a public randomness beacon whose rounds are published at fixed moments, unpredictable before.

The address is that of one chain, `https://api.drand.sh/CHAIN`. Below it `info` has the times of its rounds, and
`public/NUMBER` is a round: its signature, and its randomness, which is the SHA-256 of the signature. Nothing is sent
but the number, and the server is not trusted: the chain's own information must hash to its id, and each round must be
signed by it (`formats.core.beacon_signatures`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any

import aiohttp

from formats.core.beacon_signatures import SCHEME, describes, is_signed, randomness_of
from formats.core.commands import AnswerPrompt, Command
from formats.core.draws import prompt_draw
from formats.core.events import BeaconChain
from formats.core.possible import answers
from formats.core.state import TournamentState

ANSWERS_WITHIN = 5.0
"""Seconds it may take to answer."""
TRIES = 3
HEXADECIMAL = frozenset("0123456789abcdef")
LOOK_AGAIN = 600.0
"""Seconds until a beacon that could not be reached is looked for once more."""

log = logging.getLogger(__name__)


class Beacon:
    """A client of one chain. `chain` is None until it has been reached once: then nothing is promised of it."""

    def __init__(
        self,
        address: str,
        *,
        pause: float = 1.0,
        within: float = ANSWERS_WITHIN,
        is_signed: Callable[[bytes, int, bytes], bool] = is_signed,
    ) -> None:
        self.address = address.rstrip("/")
        self.chain: BeaconChain | None = None
        self._pause = pause
        self._timeout = aiohttp.ClientTimeout(total=within)
        self._is_signed = is_signed

    async def run(self) -> None:
        """Look for the beacon until it is found."""
        while True:
            if await self.look():
                return
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> bool:
        """Fetch the chain's information; returns whether it was reached."""
        info = await self._asked("info")
        try:
            chain = BeaconChain(
                id=info["hash"],
                genesis=info["genesis_time"],
                period=info["period"],
                key=info["public_key"],
                group=info["groupHash"],
                name=info.get("metadata", {}).get("beaconID", ""),
            )
            honest = describes(chain) and info["schemeID"] == SCHEME
        except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
            log.warning("beacon unreachable: %s", self.address)
            return False
        if not honest or self._is_another(chain.id):
            log.warning("beacon not used: its rounds cannot be checked, or it is not the chain of its address")
            return False
        self.chain = chain
        return True

    def _is_another(self, chain: str) -> bool:
        """Does the address name a chain, and this is not it?"""
        named = self.address.rpartition("/")[2].lower()
        return len(named) == len(chain) and set(named) <= HEXADECIMAL and named != chain

    async def signature(self, chain: str, number: int) -> str | None:
        """Return the signature of a round in hexadecimal digits, or None if it is not available or not valid.

        `chain` is the id of the chain that was named when the draw was announced: it cannot be replaced afterwards.
        """
        # It may have been out of reach when the bot started; nothing can be checked before the chain is known.
        if self.chain is None:
            await self.look()
        if self.chain is None or self.chain.id != chain:
            return None
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(self._pause)
            answer = await self._asked(f"public/{number}")
            try:
                signature = bytes.fromhex(answer["signature"])
            except (KeyError, TypeError, ValueError):
                continue
            if answer.get("round") != number or answer.get("randomness") != randomness_of(signature.hex()):
                continue
            if await asyncio.to_thread(self._is_signed, bytes.fromhex(self.chain.key), number, signature):
                return signature.hex()
            log.warning("beacon round %s is not signed by its chain", number)
        return None

    async def _asked(self, what: str) -> dict[str, Any]:
        """Fetch JSON from the beacon; empty on any error."""
        try:
            async with (
                aiohttp.ClientSession(timeout=self._timeout) as session,
                session.get(f"{self.address}/{what}") as answer,
            ):
                parsed = await answer.json(content_type=None) if answer.ok else {}
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            return {}
        return parsed if isinstance(parsed, dict) else {}


async def with_randomness(state: TournamentState, command: Command, beacon: Beacon | None, now: datetime) -> Command:
    """A draw with the randomness of the beacon that is awaited for it, where that is published and can be had."""
    if not isinstance(command, AnswerPrompt) or command.answer is not None or state.stage_number < 0:
        return command
    awaited = answers.awaited(state, prompt_draw(state.stage_number, command.prompt))
    if awaited is None or beacon is None or now < awaited.at:
        return command
    signature = await beacon.signature(awaited.chain, awaited.number)
    if signature is None:
        return command
    return command.model_copy(update={"beacon": randomness_of(signature), "signature": signature})
