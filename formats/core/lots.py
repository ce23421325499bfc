"""Verifiable random draws: unpredictable before, recomputable by anybody after; docs/draws.md publishes the recipe.

Every draw has a secret of its own, derived from the tournament's (`secret_of`), so that disclosing it reveals nothing
else. The secret's hash is published first (`commitment_to`), words of players may be mixed in (`mixed`), and the number
is that of `draw_number`: the SHA-256 hash of `seed/purpose/counter`, read as a whole number, its remainder by the size
of the range; hashes that would favour small numbers are skipped by raising a second counter.
Reading C1: no decision is ever made by silent chance; each draw is recorded with its seed, range and purpose.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

from formats.core.model import Draw

T = TypeVar("T")
_DIGEST_SPACE = 1 << 256


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_to(secret: str) -> str:
    """Return the hash that is published before a draw: hiding, and binding to this secret."""
    return _hash(secret)


def root_of(seed: str, identity: str) -> str:
    """The text all draws of a tournament grow from: its seed and its own id, so that equal seeds draw differently.

    Logs that have no id (version 0.1, the engine on the command line) draw from the seed alone.
    """
    return f"{seed}/{identity}" if identity else seed


SHORTEST_STRONG_SEED = 16
"""Characters of a typed seed that is used as it is."""


def strengthened(typed: str, chance: str) -> str:
    """Return a typed seed, with random bits added where it is short enough to be guessed from its hash."""
    return typed if len(typed) >= SHORTEST_STRONG_SEED else f"{typed} {chance}"


def secret_of(root: str, name: str) -> str:
    """The secret of the draw with that name in a tournament with that root; it does not lead back to the root."""
    return _hash(f"{root}/{name}")


def cleaned(word: str) -> str:
    """Normalize a word before it is recorded, hashed and shown, so that a copy from a post has the same text.

    Composed characters (NFC), single spaces, no line ends, nothing invisible, and no backtick, for posts have it
    between two of them.
    """
    visible = "".join(
        character if unicodedata.category(character)[0] != "C" else " " if character in "\t\n\r" else ""
        for character in unicodedata.normalize("NFC", word.replace("`", "'"))
    )
    return unicodedata.normalize("NFC", " ".join(visible.split()))


def mixed(secret: str, words: Iterable[str]) -> str:
    """The seed of a draw: its secret with the words of players mixed in, in the order they came."""
    for word in words:
        secret = _hash(f"{secret}/{word}")
    return secret


def draw_number(seed: str, purpose: str, counter: int, low: int, high: int) -> int:
    """The number between `low` and `high` (both included) that these inputs give, on every machine, for ever."""
    size = high - low + 1
    if size < 1:
        message = f"empty range {low}..{high}"
        raise ValueError(message)
    fair = _DIGEST_SPACE - _DIGEST_SPACE % size
    attempt = 0
    while True:
        digest = int(_hash(f"{seed}/{purpose}/{counter}" + (f"/{attempt}" if attempt else "")), 16)
        if digest < fair:
            return low + digest % size
        attempt += 1


class Lots:
    """A stream of recorded draws from one seed. `draws` lists what has been drawn so far, in order."""

    def __init__(self, seed: str) -> None:
        """Start a stream; the same seed gives the same draws for the same questions."""
        self.seed = seed
        self.draws: list[Draw] = []

    def number(self, low: int, high: int, purpose: str) -> int:
        """Draw a whole number between `low` and `high`, both included."""
        counter = len(self.draws)
        value = draw_number(self.seed, purpose, counter, low, high)
        self.draws.append(Draw(purpose=purpose, low=low, high=high, value=value, seed=self.seed, counter=counter))
        return value

    def shuffled(self, items: Sequence[T], purpose: str) -> list[T]:
        """The items in a drawn order (Fisher-Yates, one recorded draw a step)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.number(0, last, f"{purpose}, place {last + 1}")
            order[last], order[other] = order[other], order[last]
        return order

    def choice(self, items: Sequence[T], purpose: str) -> T:
        """One of the items."""
        return items[self.number(0, len(items) - 1, purpose)]
