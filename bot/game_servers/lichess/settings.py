"""The host's settings for lichess."""

from __future__ import annotations

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class LichessSettings(BaseSettings):
    """Read from variables `HERALD_LICHESS_…`."""

    model_config = SettingsConfigDict(env_prefix="HERALD_LICHESS_", env_file=".env", extra="ignore")

    address: str = Field(default="https://lichess.org", pattern=r"^https?://", description="Where lichess is.")
    token: SecretStr = Field(
        default=SecretStr(""),
        description="A token of the host's own account with the scope challenge:bulk. With it Herald makes the games "
        "of players who have agreed to that; without it games are found that players start themselves.",
    )
    rating: str = Field(
        default="rapid",
        pattern="^[a-zA-Z0-9]+$",
        description="Which rating there is read: bullet, blitz, rapid, classical, correspondence, or a variant.",
    )
