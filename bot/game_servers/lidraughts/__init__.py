"""lidraughts.org: games of draughts that players start themselves are found."""

from __future__ import annotations

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from bot.game_server_api.lila_forks import Dialect, Fork, fork_plugin

DIALECT = Dialect(
    colours=("white", "black"),
    variants=("standard", "russian", "brazilian", "frisian", "frysk", "antidraughts", "breakthrough"),
    ends=frozenset({"variantEnd"}),
)


class LidraughtsSettings(Fork):
    """Read from variables `HERALD_LIDRAUGHTS_…`."""

    model_config = SettingsConfigDict(env_prefix="HERALD_LIDRAUGHTS_", env_file=".env", extra="ignore")

    address: str = Field(default="https://lidraughts.org", pattern=r"^https?://", description="Where lidraughts is.")
    rating: str = Field(
        default="rapid",
        description="Which rating there is read: bullet, blitz, rapid, classical or the name of a variant.",
    )


SERVER = fork_plugin("lidraughts", "lidraughts.org", LidraughtsSettings, DIALECT, terms_example="10+5 rated")
