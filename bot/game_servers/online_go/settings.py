"""The host's settings for online-go.com."""

from __future__ import annotations

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class OnlineGoSettings(BaseSettings):
    """Read from variables `HERALD_ONLINE_GO_…`. Without a league and its key, games started by players are found."""

    model_config = SettingsConfigDict(env_prefix="HERALD_ONLINE_GO_", env_file=".env", extra="ignore")

    address: str = Field(
        default="https://online-go.com", pattern=r"^https?://[^\s/]+$", description="Where the Online Go Server is."
    )
    league: str = Field(
        default="",
        max_length=100,
        examples=["my_league"],
        description="Your Online League on online-go.com, whose administrators give it a name and a key. Without one, "
        "games that players start themselves are found by who plays, when, on which board.",
    )
    key: SecretStr = Field(default=SecretStr(""), examples=[""], description="The key of that league.")

    @property
    def has_league(self) -> bool:
        """Whether matches can be created."""
        return bool(self.league and self.key.get_secret_value())
