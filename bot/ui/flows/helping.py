"""`/help`: what the person can do now in this channel, and the commands that fit the words they type."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.parsing.search import folded, quality
from bot.service.loaded import LoadedTournament
from bot.text.command_texts import command_text
from bot.text.messages import Message
from bot.text.names import escape, quoted
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.access import HERE, Access, Role, roles_of
from bot.ui.answers import Ask
from bot.ui.flows import my_game
from bot.views.live_board import board_view
from bot.views.next_act import director_buttons
from formats.core.errors import TournamentError

MOST_FOUND = 10

WORDS: Mapping[str, str] = {
    "join": "sign up register enter participate",
    "leave": "withdraw drop out quit resign unregister",
    "judge forfeit": "no-show ff walkover default loss",
    "judge override": "change pairings swap repair by hand",
    "judge rematch": "replay play again",
    "match claim-forfeit": "no-show ff walkover",
    "match here": "check-in checkin present opponent missing no-show",
    "match report": "result score i won submit take back undo dispute mistake wrong result",
    "me availability": "times schedule when can i play",
    "me data": "privacy gdpr export forget delete",
    "me next": "my game my match opponent who do i play",
    "me reminders": "notifications pings dm mute",
    "me timezone": "time zone clock",
    "players add": "guest latecomer enter sign up",
    "players edit-many": "seed seeds names ratings list paste",
    "players check-in": "checkin attendance present roll call",
    "players disqualify": "dq ban kick expel",
    "players import": "csv upload list names",
    "players rating": "elo seed strength",
    "players reinstate": "undo drop bring back readd",
    "players replace": "substitute sub swap",
    "players withdraw": "kick remove drop dq take out",
    "round preview": "pair next round pairings",
    "round publish": "pair start next round",
    "round result": "score correct fix edit winner report",
    "round results": "scores many bulk",
    "td advance": "next round continue go on step what now",
    "td announce": "message post say",
    "td cancel": "call off delete end abort",
    "td create": "new tournament make preset start",
    "td options": "settings edit change rounds best of teams dates",
    "td page": "website link web",
    "td series": "weekly repeat again recurring season leaderboard",
    "td staff": "co-host referee judge admin organizer organiser",
    "td tonight": "quick new tournament evening create start",
    "td undo": "revert take back mistake",
    "team add": "invite member mate",
    "team remove": "kick member mate leave team",
    "tournament board": "status",
    "tournament entrants": "players participants list who is in",
    "tournament export": "download csv file my calendar subscribe",
    "tournament odds": "chances probability win",
    "tournament pairings": "matches who plays round opponent",
    "tournament rules": "how best of",
    "tournament standings": "ranking table leaderboard points score tree elimination group",
    "tournament verify": "fair random hash seed cheat draws",
    "tournament why": "reason explain pairing bye",
}
"""Words that people type for a command besides those of its description: of other bots, of other games, short forms."""

FORMER: Mapping[str, tuple[str, ...]] = {
    "forms ask": ("players form ask",),
    "forms fill": ("players form fill",),
    "forms list": ("players form list",),
    "forms look": ("players form look",),
    "guests link": ("players link",),
    "guests merge": ("players merge-guest", "players same"),
    "judge game-note": ("judge note",),
    "match report": ("match dispute", "match take-back"),
    "me data": ("me forget",),
    "me sent": ("me receipts",),
    "players edit-many": ("players bulk",),
    "players fetch": ("players fetch-ratings", "players import-places", "players last-cycle"),
    "players import": ("players rating-list",),
    "players set-condition": ("players require",),
    "puzzles eligibility": ("tournament eligibility",),
    "puzzles picks": ("tournament puzzles",),
    "puzzles ranks": ("tournament ranks",),
    "puzzles solve": ("me puzzles",),
    "round answer": ("round prompt",),
    "schedule games": ("tournament schedule",),
    "schedule more-time": ("match more-time",),
    "schedule propose": ("match propose-time",),
    "td advance": ("td next",),
    "td delivery": ("td health",),
    "td import": ("td log import", "td log import-trf"),
    "td import-tsh": ("td log import-tsh",),
    "td pause": ("td resume",),
    "td set-channel": ("td channel",),
    "td staff": ("td staff add", "td staff remove"),
    "tournament export": ("me calendar", "td log export"),
    "tournament history": ("me history",),
    "tournament list": ("tournament career",),
    "tournament prizes": ("td ledger", "tournament ledger"),
    "tournament standings": (
        *("tournament bracket", "tournament crosstable", "tournament league"),
        *("tournament records", "tournament scores"),
    ),
    "tournament verify": ("tournament draws", "tournament random-draws"),
    "tsh export": ("td log export-tsh",),
}
"""What commands were called before version 0.4."""


class Known(NamedTuple):
    """A slash command: its name behind the slash, its description in English, who may use it, how messages name it."""

    name: str
    description: str
    access: Access
    mention: str


async def show_help(ask: Ask, commands: Iterable[Known], words: str) -> None:
    """Answer with what can be done now, or with the commands that fit the words."""
    loaded = await _meant_here(ask)
    roles = frozenset[Role]() if loaded is None else await roles_of(ask, loaded)
    usable = [command for command in commands if _may_use(ask, command.access, loaded, roles)]
    if words:
        found = found_for(words, usable, ask.locale)
        head = texts.helping.found() if found else texts.helping.nothing_found(words=quoted(words, 100))
        await ask.say(Message(content="\n".join([head, *map(_line, found)])))
        return
    for message in _now(ask, loaded, roles):
        await ask.say(message)


def found_for(words: str, commands: Iterable[Known], locale: str) -> list[tuple[str, str]]:
    """Return mention and description in the reader's language of the commands that fit, the best first."""
    wanted = folded(words)
    fitting: list[tuple[int, int, tuple[str, str]]] = []
    for place, command in enumerate(commands):
        said = command_text(command.description, locale) or command.description
        texts_of = (
            command.name,
            command.name.rpartition(" ")[2],
            WORDS.get(command.name, ""),
            *FORMER.get(command.name, ()),
            said,
            command.description,
        )
        fits = [fit for text in texts_of if (fit := quality(wanted, folded(text))) is not None]
        if fits:
            fitting.append((min(fits), place, (command.mention, said)))
    return [found for _, _, found in sorted(fitting)[:MOST_FOUND]]


async def _meant_here(ask: Ask) -> LoadedTournament | None:
    """Return the tournament that commands in this channel mean, if there is one."""
    try:
        return await resolve.tournament(ask)
    except TournamentError:
        return None


def _may_use(ask: Ask, access: Access, loaded: LoadedTournament | None, roles: frozenset[Role]) -> bool:
    """Return whether a command can be used by this person at this moment, where that is known."""
    if access.managing:
        return resolve.may_manage(ask)
    if not access.about:
        return True
    if loaded is None:
        return access == HERE
    return access.refusal(roles) is None and loaded.state.phase in access.phases


def _now(ask: Ask, loaded: LoadedTournament | None, roles: frozenset[Role]) -> Iterator[Message]:
    """Yield what a person can do now: by buttons where there are some, and how to find a command."""
    if loaded is None:
        intro = texts.helping.host() if resolve.may_manage(ask) else texts.helping.nothing_here()
        yield Message(content=f"{intro}\n{texts.helping.how_to_find()}")
        return
    entrants = resolve.own(ask, loaded)[: my_game.MOST_CARDS]
    for entrant in entrants:
        yield from my_game.card(ask, loaded, entrant)
    context = resolve.context(ask, loaded)
    if roles & {"director", "coordinator"}:
        intro, buttons = texts.helping.director(), director_buttons(context, loaded.id)
    elif entrants:
        intro, buttons = texts.helping.player(), ()
    else:
        intro, buttons = texts.helping.visitor(title=escape(loaded.state.title)), board_view(context, loaded.id).buttons
    yield Message(content=f"{intro}\n{texts.helping.how_to_find()}", buttons=buttons)


def _line(found: tuple[str, str]) -> str:
    """A command that was found."""
    return " ".join(found)
