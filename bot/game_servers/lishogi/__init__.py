"""lishogi.org: games of shogi that players start themselves are found."""

from __future__ import annotations

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from bot.game_server_api.lila_forks import Dialect, Fork, fork_plugin

DIALECT = Dialect(
    colours=("sente", "gote"),
    variants=("standard", "minishogi", "chushogi", "annanshogi", "kyotoshogi", "checkshogi"),
    ends=frozenset(
        {"tryRule", "impasse27", "perpetualCheck", "repetition", "royalsLost", "bareKing", "check", "specialVariantEnd"}
    ),
    byoyomi=True,
)


class LishogiSettings(Fork):
    """Read from variables `HERALD_LISHOGI_…`."""

    model_config = SettingsConfigDict(env_prefix="HERALD_LISHOGI_", env_file=".env", extra="ignore")

    address: str = Field(default="https://lishogi.org", pattern=r"^https?://", description="Where lishogi is.")
    rating: str = Field(
        default="rapid",
        description="Which rating there is read: bullet, blitz, rapid, classical or the name of a variant.",
    )


SERVER = fork_plugin("lishogi", "lishogi.org", LishogiSettings, DIALECT, terms_example="10+0|30 rated")
