"""lidraughts.org: games of draughts that players start themselves are found."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field
from pydantic_settings import SettingsConfigDict

from bot.game_server_api.lila_forks import Dialect, Fork, LilaFork, checks, terms_of
from bot.game_server_api.port import Check, GameServerPlugin, Surroundings

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


def opened(settings: LidraughtsSettings, surroundings: Surroundings) -> LilaFork:
    """Return the adapter."""
    return LilaFork(settings, surroundings, DIALECT)


def checked(
    settings: LidraughtsSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], LilaFork]:
    """Return the contract checks, and the adapter they use, which has to be closed afterwards."""
    adapter = opened(settings, surroundings)
    return checks(adapter, known), adapter


SERVER = GameServerPlugin(
    key="lidraughts",
    name="lidraughts.org",
    settings=LidraughtsSettings,
    opened=opened,
    read_terms=lambda text: str(terms_of(text, DIALECT)),
    terms_example="10+5 rated",
    checks=checked,
)
