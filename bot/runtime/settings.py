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
        description="The database: a file, or the address of a PostgreSQL database, "
        "postgresql://user:password@host/herald. The default is herald.db; on the sandbox it is a "
        "temporary file, because every sandbox starts empty.",
    )
    shards: str = Field(
        default="",
        max_length=200,
        examples=["0-3 of 12"],
        description="The Discord shards that this process runs, and how many the bot has, where several "
        "processes share one PostgreSQL database: 0-3 of 12, or 4,5 of 6. All processes need the same "
        "number of shards; one with the shards of another stands by for it. Empty runs the whole bot, in as "
        "many shards as Discord proposes; docs/hosting.md has more.",
    )
    backup_days: int = Field(
        default=14,
        ge=0,
        le=3650,
        description="How many days the daily backups of the database are kept; 0 takes no backups. The latest "
        "one is never deleted. A PostgreSQL database is backed up by its own tools.",
    )
    backup_folder: Path | None = Field(
        default=None,
        examples=["backups"],
        description="The folder for the daily backups; another disk is best. The default is the folder backups "
        "beside the database.",
    )
    backups_end_days: int | None = Field(
        default=None,
        ge=0,
        le=3650,
        examples=["30"],
        description="After how many days no backup, copies elsewhere included, holds data that a user has "
        "deleted: *Forget me* of /me data shows this number. By default it shows how long the daily backups are "
        "kept, and refers to you for the rest.",
    )
    forgotten: Path = Field(
        default=Path("herald.forgotten"),
        examples=["/var/lib/herald/herald.forgotten"],
        description="For a PostgreSQL database: the file that records which users were forgotten, so that "
        "python -m storage forget-again can delete their data again after a backup was restored. "
        "Its key is stored beside it. For an SQLite file both are always stored beside the "
        "database.",
    )
    keep_days: int = Field(
        default=30,
        ge=1,
        le=3650,
        description="After how many days undeliverable message texts and the users' data of a server that "
        "removed the bot are deleted. Logs of tournaments stay; they contain no names.",
    )
    sandbox_host: str = Field(default="127.0.0.1", description="The address on which the sandbox listens.")
    sandbox_port: int = Field(
        default=8765, ge=0, le=65535, description="The port on which the sandbox listens; 0 takes any free one."
    )
    sandbox_state: Path | None = Field(
        default=None,
        examples=["sandbox-2026-01-31-1900.zip"],
        description="A saved sandbox to continue: a file made with the page's “Save”. It contains Herald's own "
        "data, so HERALD_DATABASE is not used.",
    )
    pictures: bool = Field(
        default=True,
        description="Send pictures beside the text: on or off. Each takes a tenth of a second of one processor; "
        "together they take 250 MB of memory.",
    )
    ogs: bool = Field(
        default=True,
        description="Let directors read ratings from online-go.com: on or off. Only players' numbers there are "
        "sent, when a director asks.",
    )
    game_servers: str = Field(
        default="",
        examples=["online_go,lichess"],
        description="Game servers on which games of tournaments may be played, separated by commas (online_go, "
        "lichess, woogles). Herald then creates games there and fetches their results. None by "
        "default; each has settings of its own below. docs/game-servers.md lists what is sent "
        "where.",
    )
    game_servers_contact: str = Field(
        default="",
        max_length=200,
        pattern=r"^[ -~]*$",
        examples=["herald@example.org"],
        description="Contact of the host, a mail address or a web page. It is sent to game servers with every "
        "request, so that they can report problems instead of blocking the bot.",
    )
    accounts_key: SecretStr = Field(
        default=SecretStr(""),
        examples=[""],
        description="The key that encrypts players' OAuth tokens of game servers (python -c 'from "
        "cryptography.fernet import Fernet; print(Fernet.generate_key().decode())' makes one). "
        "Without it no tokens are stored. To change it, put the new one before the old one with a "
        "comma between them.",
    )
    beacon: str = Field(
        default="https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
        description="The public randomness beacon (a drand chain) that is mixed into draws of lots, so that "
        "they cannot be predicted. Only the numbers of its rounds are requested. Empty where the "
        "host has no access to the internet; posts then state that there is none. On the sandbox, "
        "whose clock is its own, there is none either.",
    )
    dm_seconds: float | None = Field(
        default=None,
        ge=0,
        examples=["6"],
        description="Seconds between first direct messages to two different users. Discord blocks bots that "
        "open many direct messages at once. The default is 6; on the sandbox, whose clock may run "
        "fast, it is 0.",
    )
    members_intent: bool = Field(
        default=False,
        description="Is the members intent switched on for the bot in Discord's developer portal: on or off. "
        "Then Herald is notified at once when a member leaves a server; otherwise it checks before "
        "each round and when a message is refused.",
    )
    http: str | None = Field(
        default=None,
        pattern=r"^[^:\s]+:\d{1,5}$",
        examples=["127.0.0.1:9464"],
        description="Address and port of the health check (/healthz) and of the metrics for Prometheus "
        "(/metrics). Off by default. They show no names and no tournaments, but are not meant for "
        "the internet.",
    )
    web: str | None = Field(
        default=None,
        pattern=r"^[^:\s]+:\d{1,5}$",
        examples=["127.0.0.1:8080"],
        description="Address and port of the public page. Off by default; a sandbox always has one, at the port "
        "after its own if that is free. It shows the tournaments that their directors published "
        "with /td page, in a separate process that only reads the database. With PostgreSQL that "
        "process (python -m bot.web) can run on another machine.",
    )
    web_url: str | None = Field(
        default=None,
        max_length=200,
        pattern=r"^https?://[^\s/?#<>()]+(/[^\s?#<>()]*)?$",
        examples=["https://herald.example.org"],
        description="The address under which people reach the public page, for links and previews. The default "
        "is http:// and HERALD_WEB.",
    )
    web_proxied: bool = Field(
        default=False,
        description="Is there a reverse proxy in front of the public page that sets X-Forwarded-For: on or off. "
        "That header identifies readers for the rate limit; without a proxy anyone could forge "
        "it.",
    )
    web_database: SecretStr | None = Field(
        default=None,
        examples=["postgresql://herald_page:PASSWORD@host/herald"],
        description="The database address for the process of the public page: the same database with a "
        "read-only user, for PostgreSQL. docs/hosting.md has the statements that create one. The "
        "default is HERALD_DATABASE.",
    )
    web_http: str | None = Field(
        default=None,
        pattern=r"^[^:\s]+:\d{1,5}$",
        examples=["127.0.0.1:9465"],
        description="Address and port of the metrics (/metrics) of the process of the public page, not meant "
        "for the internet. Off by default.",
    )
    webhooks: WebhookPolicy = Field(
        default="public",
        description="Where directors may have changes of their tournaments sent: public allows only https to "
        "public internet addresses; any also allows the local network and plain http, for a host "
        "who trusts every director; off forbids webhooks.",
    )
    privacy_url: str | None = Field(
        default=None,
        max_length=300,
        pattern=r"^https?://[^\s()<>]+$",
        examples=["https://example.org/privacy"],
        description="The address of your privacy policy; /tournament info links it. docs/privacy.md lists what "
        "Herald stores. From 100 servers on, Discord requires a privacy policy and terms.",
    )
    terms_url: str | None = Field(
        default=None,
        max_length=300,
        pattern=r"^https?://[^\s()<>]+$",
        examples=["https://example.org/terms"],
        description="The address of your terms of service; docs/terms.md has those of Herald itself.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="The lowest level that is logged."
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="The format of the log: text for people, json for machines."
    )
    watchdog_seconds: int = Field(
        default=20,
        ge=0,
        le=3600,
        description="After how many seconds without a turn of the event loop a watchdog ends the process, with "
        "the stacks of all threads in the log, so that it is restarted; 0 switches it off, as for a "
        "debugger. Only on Linux.",
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
