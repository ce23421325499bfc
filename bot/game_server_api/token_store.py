"""Encrypted storage of players' OAuth tokens (Fernet). Stores nothing if no key is configured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import MultiFernet


class BadKeyError(ValueError):
    """An invalid key. Valid are 32 bytes in URL-safe Base64, as returned by `Fernet.generate_key()`."""


class TokenStore:
    """Encrypts and decrypts texts.

    Args:
        keys: one key, or several separated by commas for rotation: the first encrypts, all decrypt. Empty: nothing is
            stored.
    """

    def __init__(self, keys: str = "") -> None:
        given = [key.strip() for key in keys.split(",") if key.strip()]
        self._fernet = _fernet_of(given) if given else None

    @property
    def can_keep(self) -> bool:
        """Whether a key is configured."""
        return self._fernet is not None

    def sealed(self, text: str) -> str | None:
        """Return the encrypted text, or None if it is empty or there is no key."""
        if not text or self._fernet is None:
            return None
        return self._fernet.encrypt(text.encode()).decode()

    def opened(self, sealed: str | None) -> str:
        """Return the decrypted text; "" if there is none, or if its key is no longer configured."""
        if not sealed or self._fernet is None:
            return ""
        from cryptography.fernet import InvalidToken  # noqa: PLC0415 - only where a key is configured

        try:
            return self._fernet.decrypt(sealed.encode()).decode()
        except InvalidToken:
            return ""


def _fernet_of(keys: Sequence[str]) -> MultiFernet:
    from cryptography.fernet import Fernet, MultiFernet  # noqa: PLC0415 - 7 MB that most hosts do not need

    try:
        return MultiFernet([Fernet(key) for key in keys])
    except ValueError as error:
        raise BadKeyError from error
