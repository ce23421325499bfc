"""Keeps what players entrust to Herald: encrypted with the host's key, or not at all."""

from __future__ import annotations

from cryptography.fernet import Fernet, InvalidToken, MultiFernet


class BadKeyError(ValueError):
    """A key that is none: 32 bytes in URL-safe Base64, as `Fernet.generate_key()` gives them, are one."""


class TokenStore:
    """Seals and opens texts.

    Args:
        keys: one key, or several with commas between them: the first seals, all open. Empty: nothing can be kept.
    """

    def __init__(self, keys: str = "") -> None:
        try:
            fernets = [Fernet(key.strip()) for key in keys.split(",") if key.strip()]
        except ValueError as error:
            raise BadKeyError from error
        self._fernet = MultiFernet(fernets) if fernets else None

    @property
    def can_keep(self) -> bool:
        """Is there a key?"""
        return self._fernet is not None

    def sealed(self, text: str) -> str | None:
        """The text as it may be kept; None for nothing, and where nothing can be kept."""
        if not text or self._fernet is None:
            return None
        return self._fernet.encrypt(text.encode()).decode()

    def opened(self, sealed: str | None) -> str:
        """The text again; empty where there is none, or where it was sealed with a key that is gone."""
        if not sealed or self._fernet is None:
            return ""
        try:
            return self._fernet.decrypt(sealed.encode()).decode()
        except InvalidToken:
            return ""
