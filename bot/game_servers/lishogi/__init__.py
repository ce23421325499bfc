"""lishogi.org: games of shogi that players start themselves are found."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from bot.game_server_api.lila_forks import Dialect, Fork, LilaFork, checks, terms_of
from bot.game_server_api.port import Check, GameServerPlugin, Surroundings

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


def opened(settings: LishogiSettings, surroundings: Surroundings) -> LilaFork:
    """Return the adapter."""
    return LilaFork(settings, surroundings, DIALECT)


def checked(
    settings: LishogiSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], LilaFork]:
    """Return the contract checks, and the adapter they use, which has to be closed afterwards."""
    adapter = opened(settings, surroundings)
    return checks(adapter, known), adapter


SERVER = GameServerPlugin(
    key="lishogi",
    name="lishogi.org",
    settings=LishogiSettings,
    opened=opened,
    read_terms=lambda text: str(terms_of(text, DIALECT)),
    terms_example="10+0|30 rated",
    checks=checked,
)
