"""Requests for pages of a tournament: all inputs of a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlencode

from bot.files.html import Html, tag
from bot.text.context import TournamentContext
from bot.text.phrases import Phrase
from bot.web.public_tournaments import PublicTournament
from formats.core.model import Odds


class NotHereError(Exception):
    """There is no such page: an address that leads nowhere, or to what is not public."""


@dataclass(frozen=True)
class Simulated:
    """Simulated chances after each round, with its number."""

    history: tuple[tuple[int, Odds], ...] = ()


@dataclass(frozen=True)
class Choices:
    """A reader's choices in the address; empty ones have the page's default."""

    language: str = ""
    zone: str = ""


@dataclass(frozen=True)
class Visit:
    """A request for a page of a tournament.

    `part` is what of the section is wanted, as the address has it; `base` the public address of the site, without a
    slash at its end; `simulated` is None while that is being worked out (then it `waits`), or is not wanted.
    """

    public: PublicTournament
    base: str = ""
    part: str = ""
    choices: Choices = field(default_factory=Choices)
    simulated: Simulated | None = None
    waits: bool = False
    others: tuple[PublicTournament, ...] = ()
    is_sandbox: bool = False

    @property
    def context(self) -> TournamentContext:
        """The context for texts about the tournament."""
        return self.public.context

    @property
    def zone(self) -> str:
        """On whose clocks times are: as chosen, else those of the tournament."""
        return self.choices.zone or self.context.state.settings.zone

    @property
    def channel(self) -> str:
        """The address of the tournament's channel on Discord; empty if it has none, and for a sandbox."""
        row = self.public.loaded.row
        if self.is_sandbox or not (row.guild_id and row.channel_id):
            return ""
        return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"

    def path(self, section: str = "", part: str = "", of: str = "") -> str:
        """The address of a page of this tournament (or that `of` another), with what the reader chose."""
        address = "/".join(filter(None, (f"/t/{of or self.public.id}", section, part)))
        return address + chosen(self.choices)

    def link(self, text: str, section: str = "", part: str = "", **attributes: str) -> Html:
        """A link to a page of this tournament."""
        return tag("a", text, href=self.path(section, part), **attributes)


def chosen(choices: Choices) -> str:
    """The end of an address that keeps what the reader chose."""
    kept = {"lang": choices.language, "zone": choices.zone}
    query = urlencode({name: value for name, value in kept.items() if value})
    return f"?{query}" if query else ""


@dataclass(frozen=True)
class Section:
    """A page of a tournament: its word in the address, its name, what is on it, and whether there is anything.

    `make` gives the contents below the heading, and raises `NotHereError` for a part there is not; `heading` is that of
    a part.
    """

    key: str
    title: Phrase
    make: Callable[[Visit], Html]
    has: Callable[[TournamentContext], bool] = lambda _context: True
    heading: Callable[[Visit], str] | None = None
