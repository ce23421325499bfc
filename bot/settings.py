"""Settings of the process, from the environment or a `.env` file. `.env.example` explains every one."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class ProcessSettings(BaseSettings):
    """How this process runs. Without a token it runs on the sandbox."""

    model_config = SettingsConfigDict(env_prefix="HERALD_", env_file=".env", extra="ignore")

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: str | None = None
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = Field(default=8765, ge=0, le=65535)
    sandbox_state: Path | None = None
    pictures: bool = True
    ogs: bool = True
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"

    @property
    def token(self) -> str | None:
        """The bot's token; None or blank means the sandbox."""
        secret = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return secret or None
