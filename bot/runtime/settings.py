"""Settings of the process, from the environment or a `.env` file; `.env.example` is written from here."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

WebhookPolicy = Literal["off", "public", "any"]
"""What webhooks may reach: nothing, public addresses by https, or whatever a director names."""


class ProcessSettings(BaseSettings):
    """How this process runs. Without a token it runs on the sandbox."""

    model_config = SettingsConfigDict(env_prefix="HERALD_", env_file=".env", extra="ignore")

    discord_token: SecretStr | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="The bot's token from Discord's developer portal. Without one, Herald runs on the sandbox: a "
        "pretend Discord on this machine whose web page it prints at start.",
    )
    database: str | None = Field(
        default=None,
        examples=["herald.db"],
        description="Where everything is kept: a file, or the address of a PostgreSQL database, "
        "postgresql://user:password@host/herald. "
        "The default is herald.db; on the sandbox it is a temporary file, because a sandbox starts afresh every time.",
    )
    shards: str = Field(
        default="",
        max_length=200,
        examples=["3"],
        description="Into how many of Discord's shards the bot is divided, and which of them this process runs, where "
        "several processes share one PostgreSQL database: 3 hands three shards out among the processes that are there; "
        "0,1 of 3 (or 0-7 of 16) names those that this one runs. All of them say the same number of shards. Empty "
        "takes the number that the others have, or as many as Discord proposes; docs/hosting.md has more.",
    )
    backup_days: int = Field(
        default=14,
        ge=0,
        le=3650,
        description="How many days the daily backups of the database are kept, which Herald takes by itself; 0 takes "
        "none. The latest always stays. A database on a server is backed up by its own tools.",
    )
    backup_folder: Path | None = Field(
        default=None,
        examples=["backups"],
        description="Where the daily backups lie; another disk is best. The default is the folder backups beside the "
        "database.",
    )
    backups_end_days: int | None = Field(
        default=None,
        ge=0,
        le=3650,
        examples=["30"],
        description="After how many days no backup holds any more what somebody had deleted, your copies elsewhere "
        "included: /me forget says so. By default it says how long the daily backups are kept, and to ask you for the "
        "rest.",
    )
    forgotten: Path = Field(
        default=Path("herald.forgotten"),
        examples=["/var/lib/herald/herald.forgotten"],
        description="For a database on a server: the file where it is noted who was forgotten, so that python -m "
        "storage forget-again can forget them again after a backup was restored. Its key is beside it. Those of a "
        "database that is a file are always beside it.",
    )
    keep_days: int = Field(
        default=30,
        ge=1,
        le=3650,
        description="How many days the texts of messages that could not be delivered are kept, and the people of a "
        "server that removed the bot. Logs of tournaments stay; they name nobody.",
    )
    sandbox_host: str = Field(default="127.0.0.1", description="Where the sandbox listens.")
    sandbox_port: int = Field(
        default=8765, ge=0, le=65535, description="The port on which the sandbox listens; 0 takes any free one."
    )
    sandbox_state: Path | None = Field(
        default=None,
        examples=["sandbox-2026-01-31-1900.zip"],
        description="Where the sandbox goes on: a file saved with the page's “Save”. Herald's own data is in it, so "
        "HERALD_DATABASE is left alone.",
    )
    pictures: bool = Field(
        default=True,
        description="Pictures beside the text: on or off. They need a tenth of a second of one processor each, and "
        "250 MB of memory.",
    )
    ogs: bool = Field(
        default=True,
        description="May directors read ratings from online-go.com: on or off. Only players' numbers there are sent, "
        "when a director asks.",
    )
    game_servers: str = Field(
        default="",
        examples=["online_go,lichess"],
        description="Game servers on which games of tournaments may be played, with commas between them (online_go, "
        "lichess, woogles). Herald then makes games there and fetches their results. None by default; each has "
        "settings of its own below. docs/game-servers.md tells what is sent where.",
    )
    game_servers_contact: str = Field(
        default="",
        max_length=200,
        pattern=r"^[ -~]*$",
        examples=["herald@example.org"],
        description="Who runs this bot, an address of mail or of a page: game servers are told with every request, so "
        "that they can say what bothers them instead of locking it out.",
    )
    accounts_key: SecretStr = Field(
        default=SecretStr(""),
        examples=[""],
        description="The key with which consents of players are encrypted that game servers give (python -c 'from "
        "cryptography.fernet import Fernet; print(Fernet.generate_key().decode())' makes one). Without it none are "
        "kept. To change it, put the new one before the old one with a comma between them.",
    )
    beacon: str = Field(
        default="https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
        description="The public beacon of chance (a chain of drand) that is mixed into draws of lots, so that nobody "
        "can know them beforehand. Only the numbers of its rounds are asked for. Empty where the host has no way out; "
        "posts then say that there is none. On the sandbox, whose clock is its own, there is none either.",
    )
    dm_seconds: float | None = Field(
        default=None,
        ge=0,
        examples=["6"],
        description="Seconds between two people to whom the bot writes for the first time. Discord blocks bots that "
        "open many direct messages at once. The default is 6; on the sandbox, whose clock may run fast, there is none.",
    )
    members_intent: bool = Field(
        default=False,
        description="Is the members intent switched on for the bot in Discord's developer portal: on or off. Then "
        "Herald hears at once who leaves a server; else it asks before each round and when a message is refused.",
    )
    http: str | None = Field(
        default=None,
        pattern=r"^[^:\s]+:\d{1,5}$",
        examples=["127.0.0.1:9464"],
        description="Where Herald tells machines how it is: an address and a port, with /healthz for whoever restarts "
        "it and /metrics for Prometheus. Off by default. It shows no names and no tournaments, but is not meant for "
        "the internet.",
    )
    web: str | None = Field(
        default=None,
        pattern=r"^[^:\s]+:\d{1,5}$",
        examples=["127.0.0.1:8080"],
        description="Where the page for everybody listens: an address and a port. Off by default; a sandbox has one "
        "all the same, at the port after its own where that is free. It shows the "
        "tournaments whose directors said so with /td page, in a process of its own that only reads the database. "
        "With PostgreSQL that process (python -m bot.web) can run on another machine.",
    )
    web_url: str | None = Field(
        default=None,
        max_length=200,
        pattern=r"^https?://[^\s/?#<>()]+(/[^\s?#<>()]*)?$",
        examples=["https://herald.example.org"],
        description="Under which address people reach that page: it stands in links and previews. The default is "
        "http:// and HERALD_WEB.",
    )
    web_proxied: bool = Field(
        default=False,
        description="Does a proxy of yours stand in front of that page, and name the reader in X-Forwarded-For: on or "
        "off. Readers are told apart by it when one of them opens too much; without a proxy anybody could write it.",
    )
    web_database: SecretStr | None = Field(
        default=None,
        examples=["postgresql://herald_page:PASSWORD@host/herald"],
        description="How the process of the page reaches the database: the same one with a user who may only read, for "
        "PostgreSQL. docs/hosting.md has the statements that make one. The default is HERALD_DATABASE.",
    )
    web_http: str | None = Field(
        default=None,
        pattern=r"^[^:\s]+:\d{1,5}$",
        examples=["127.0.0.1:9465"],
        description="Where the process of the page shows its /metrics for Prometheus: an address and a port, not meant "
        "for the internet. Off by default.",
    )
    webhooks: WebhookPolicy = Field(
        default="public",
        description="Where directors may have changes of their tournaments sent: public is the internet by https "
        "alone; any is also this machine's own network and plain http, for a host who trusts every director; off is "
        "nowhere.",
    )
    privacy_url: str | None = Field(
        default=None,
        max_length=300,
        pattern=r"^https?://[^\s()<>]+$",
        examples=["https://example.org/privacy"],
        description="Where people can read what is kept about them; /tournament info links it. docs/privacy.md tells "
        "what Herald itself keeps. Discord asks for both pages from 100 servers on.",
    )
    terms_url: str | None = Field(
        default=None,
        max_length=300,
        pattern=r"^https?://[^\s()<>]+$",
        examples=["https://example.org/terms"],
        description="Likewise the terms; docs/terms.md has those of Herald itself.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(default="INFO", description="How much is logged.")
    log_format: Literal["text", "json"] = Field(
        default="text", description="How it is logged: text for people, json for machines."
    )
    watchdog_seconds: int = Field(
        default=20,
        ge=0,
        le=3600,
        description="How many seconds the event loop may stand still before a watchdog ends the process, with the "
        "stacks of all threads in the log, so that it is started again; 0 switches it off, as for a debugger. Only on "
        "Linux.",
    )

    @property
    def http_place(self) -> tuple[str, int] | None:
        """Address and port of `http`; None where it is off."""
        return _place(self.http)

    @property
    def web_place(self) -> tuple[str, int] | None:
        """Address and port of `web`; None where it is off."""
        return _place(self.web)

    @property
    def web_http_place(self) -> tuple[str, int] | None:
        """Address and port of `web_http`; None where it is off."""
        return _place(self.web_http)

    @property
    def web_base(self) -> str | None:
        """The address under which people reach the page, without a slash at its end; None where there is none.

        With an address alone the page is another process's business.
        """
        address = self.web_url or (f"http://{self.web}" if self.web is not None else None)
        return None if address is None else address.rstrip("/")

    @property
    def token(self) -> str | None:
        """The bot's token; None or blank means the sandbox."""
        secret = self.discord_token.get_secret_value().strip() if self.discord_token else ""
        return secret or None


def _place(text: str | None) -> tuple[str, int] | None:
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    return host, int(port)
