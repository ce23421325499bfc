"""The host's settings for Woogles."""

from __future__ import annotations

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class WooglesSettings(BaseSettings):
    """Read from variables `HERALD_WOOGLES_…`."""

    model_config = SettingsConfigDict(env_prefix="HERALD_WOOGLES_", env_file=".env", extra="ignore")

    address: str = Field(default="https://woogles.io", pattern=r"^https?://", description="Where Woogles is.")
    key: SecretStr = Field(
        default=SecretStr(""),
        description="A key of an account that directs the tournament there (settings of Woogles, API key). With it "
        "Herald pairs and starts its rounds; without it results are fetched of rounds that a director starts there.",
    )
    rating: str = Field(
        default="",
        pattern=r"^[A-Za-z0-9_.]*$",
        examples=["CSW24.classic.regular"],
        description="Which rating there is read; the one that was played last by default.",
    )
