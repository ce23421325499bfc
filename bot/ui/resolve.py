"""Look up the person, the tournament and the permission at the beginning of a command."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.errors import (
    NoChannelError,
    NoGameError,
    NotEnteredError,
    NoTournamentError,
    NotStaffError,
    NoVoiceChannelError,
    ServerOnlyError,
    SeveralTournamentsError,
    StaffMayNotPlayError,
)
from bot.parsing.named_entrants import entrant_named, game_named, seat_named
from bot.parsing.search import folded
from bot.service.loaded import LoadedTournament
from bot.text.actions import round_argument
from bot.text.catalogue import language_for
from bot.text.context import Game, TournamentContext, context_of
from bot.text.texts import texts
from bot.ui.answers import Ask
from formats.core.errors import NotYourGameError, UnknownPairingError
from formats.core.model import Pairing
from formats.core.phases import NOT_OVER
from formats.core.possible.field import IN
from formats.core.possible.members import takes_teams
from formats.core.state import Round
from formats.core.values import EntrantId
from storage.people import Person
from storage.tournaments import TournamentRow

NEEDED = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)
"""What the bot must be allowed in a channel to post there."""

TIE, BOTH = "tie", "both"
"""The values that stand for a tie, and for both players."""

TIED = frozenset({"draw", "drew", "=", "½", "1/2", "level"})
"""What else is typed for a tie, folded."""


def server_language(ask: Ask) -> str:
    """The language of the server's members, as far as we speak it."""
    return language_for(str(ask.interaction.guild_locale or ""))


async def tournament(ask: Ask, given: str | None = None) -> LoadedTournament:
    """The tournament that is meant: the one named, else the channel's (also one that is over), else the only one on.

    Also tells `ask` which context it is about. Raises `NoTournamentError`, `SeveralTournamentsError`.
    """
    if given not in ask.meant:
        ask.meant[given] = await _tournament_id(ask, given)
    return await known(ask, ask.meant[given])


async def known(ask: Ask, tournament_id: str) -> LoadedTournament:
    """The tournament of a button or form, wherever it is pressed: also in direct messages. `UnknownTournamentError`."""
    load = ask.service.loaded if tournament_id in ask.known else ask.service.current
    loaded = await load(tournament_id)
    ask.known.add(tournament_id)
    ask.context, ask.about = context_of(loaded, ask.service.engine), loaded
    return loaded


async def _tournament_id(ask: Ask, given: str | None) -> str:
    rows = await tournaments_here(ask)
    if given:
        wanted = given.strip().casefold()
        for row in rows:
            if wanted in {row.id, row.title.casefold()}:
                return row.id
        raise NoTournamentError(given)
    if ask.channel_id is not None:
        bound = await ask.service.database.tournaments.channel_tournament(ask.channel_id)
        if bound is not None:
            return bound
    here = [row for row in rows if row.channel_id == ask.channel_id]
    candidates = [row for row in here if row.phase in NOT_OVER] or here[:1]
    candidates = candidates or [row for row in rows if row.phase in NOT_OVER] or rows[:1]
    if not candidates:
        raise NoTournamentError
    if len(candidates) > 1:
        raise SeveralTournamentsError(tuple(row.title for row in candidates), tuple(row.id for row in candidates))
    return candidates[0].id


async def tournaments_here(ask: Ask) -> list[TournamentRow]:
    """The tournaments of the server, newest first; in direct messages those the person is in."""
    tournaments = ask.service.database.tournaments
    if ask.guild_id is not None:
        return await tournaments.all(guild_id=ask.guild_id)
    person = await ask.person()
    return [
        await tournaments.get(tournament_id)
        for tournament_id, _ in reversed(await tournaments.person_entrants(person.id))
    ]


async def staff(ask: Ask, loaded: LoadedTournament, *roles: str) -> None:
    """Refuse unless the person has one of these roles in the tournament (default: any)."""
    wanted = roles or ("director", "coordinator")
    person = await ask.person()
    if person.id not in loaded.staff_ids(*wanted):
        raise NotStaffError(wanted)


def may_play(loaded: LoadedTournament, person: Person) -> None:
    """Refuse to enter somebody whose role forbids it."""
    settings = loaded.state.settings
    if not settings.director_may_play and person.id in loaded.staff_ids("director"):
        raise StaffMayNotPlayError("director")
    if person.id in loaded.staff_ids("judge"):
        raise StaffMayNotPlayError("judge")
    if not settings.coordinator_may_play and person.id in loaded.staff_ids("coordinator"):
        raise StaffMayNotPlayError("coordinator")


def entrants_of(loaded: LoadedTournament, person: Person) -> tuple[EntrantId, ...]:
    """The person's entrants: those that are in before those that have left; one whose entry was undone is none."""
    known = loaded.state.entrants
    found = [entrant for entrant in loaded.entrants_of(person.id) if entrant in known]
    return tuple(sorted(found, key=lambda entrant: known[entrant].status not in IN))


def entries_of(loaded: LoadedTournament, person: Person) -> tuple[EntrantId, ...]:
    """Return the person's entrants in which they play, without guests for whom they only speak."""
    found = entrants_of(loaded, person)
    if takes_teams(loaded.state):
        return found
    return tuple(who for who in found if who in loaded.people and loaded.people[who].id == person.id)


async def me(ask: Ask, loaded: LoadedTournament, wanting: Callable[[EntrantId], bool] = lambda _: True) -> EntrantId:
    """Return the entrant that the user acts for, or raise `NotEnteredError`.

    For a user who also speaks for a guest it is the guest, once nothing of their own is `wanting`.
    """
    person = await ask.person()
    entrants = entrants_of(loaded, person)
    if not entrants:
        raise NotEnteredError(loaded.state.title)
    playing = [entrant for entrant in entrants if loaded.state.entrant(entrant).status == "active"]
    likely = playing or list(entrants)
    return next(filter(wanting, likely), likely[0])


async def mine_in_play(ask: Ask, loaded: LoadedTournament) -> tuple[EntrantId, ...]:
    """Everybody the person acts for who is in, themselves first; `NotEnteredError` where they act for nobody."""
    first, found = await me(ask, loaded), entrants_of(loaded, await ask.person())
    return tuple(who for who in found if loaded.state.entrant(who).status == "active") or (first,)


async def my_game(ask: Ask, loaded: LoadedTournament, pairing: str | None = None) -> tuple[EntrantId, Pairing]:
    """The person's entrant and open game; `NoGameError`.

    With a pairing that game, whether open or not, or `NotYourGameError`. With a round (`s0r3`) their game of that
    round, an open one first; without a game in it their open game, which may be on the post of another round.
    """
    entrant = await me(ask, loaded)
    if pairing and (named := _round_named(loaded, pairing)) is not None:
        acting = await mine_in_play(ask, loaded)
        inside = [(who, paired) for who in acting if (paired := named.pairing_of(who)) is not None]
        if inside:
            return next((found for found in inside if found[1].id not in named.results), inside[0])
    elif pairing:
        chosen, person = game(ask, loaded, pairing).pairing, await ask.person()
        mine = [who for who in entrants_of(loaded, person) if who in chosen.seats]
        if not mine:
            raise NotYourGameError(pairing, entrant)
        return mine[0], chosen
    for who in await mine_in_play(ask, loaded):
        for opened in loaded.state.open_games():
            if who in opened.seats:
                return who, opened
    raise NoGameError(loaded.state.title)


def _round_named(loaded: LoadedTournament, argument: str) -> Round | None:
    """Return the published round of an argument such as `s0r3`; None for any other."""
    rounds = (
        (round_argument(stage, round_.number), round_)
        for stage, log in enumerate(loaded.state.started)
        for round_ in log.rounds
    )
    return next((round_ for named, round_ in rounds if named == argument), None)


def own(ask: Ask, loaded: LoadedTournament) -> tuple[EntrantId, ...]:
    """The entrants behind the account that asks, latest first: whom they mean by *me*. Then those they may act for."""
    names, account = context(ask, loaded).names, ask.account
    mine = [who for who, known in names.discord.items() if known == account]
    joined = [who for who, known in names.members.items() if account in known and who not in mine]
    return tuple(who for who in (*reversed(mine), *reversed(joined)) if who in loaded.state.entrants)


def entrant(ask: Ask, loaded: LoadedTournament, given: str, *, gone: bool = False) -> EntrantId:
    """The entrant chosen from the list, or typed in any way that is plain; see `entrant_named`."""
    return entrant_named(context(ask, loaded), given, own(ask, loaded), gone=gone)


def game(ask: Ask, loaded: LoadedTournament, given: str) -> Game:
    """The game chosen from the list, or typed by its board or players; `UnknownPairingError`."""
    about = context(ask, loaded)
    try:
        return about.game(given)
    except UnknownPairingError:
        found = game_named(about, given, own(ask, loaded))
        if found is None:
            raise
        return about.game(found.id)


def winner(ask: Ask, loaded: LoadedTournament, pairing: Pairing, given: str) -> EntrantId | None:
    """Return the winner from a list or typed: a name, *me*, a mention, a seat, *tie* (None). `NotInGameError`."""
    typed = folded(given)
    if typed in {TIE, *map(folded, (texts.playing.tie(), texts.directing.tie())), *TIED}:
        return None
    about = context(ask, loaded)
    if typed == folded(texts.playing.i_won()):
        given = "me"
    for seat in pairing.seats:
        if typed == folded(texts.playing.other_won(name=about.names.label(seat))):
            return seat
    return seat_named(about, pairing, given, own(ask, loaded))


def absent(ask: Ask, loaded: LoadedTournament, pairing: Pairing, given: str) -> tuple[EntrantId, ...]:
    """Return the absent players as chosen from a list or typed: one of the two, or both. `NotInGameError`."""
    if folded(given) in {BOTH, folded(texts.directing.both())}:
        return pairing.seats
    return (seat_named(context(ask, loaded), pairing, given, own(ask, loaded)),)


def context(ask: Ask, loaded: LoadedTournament) -> TournamentContext:
    """Return what texts about the tournament need, and keep it for the answer."""
    ask.context = context_of(loaded, ask.service.engine)
    return ask.context


def may_manage(ask: Ask) -> bool:
    """Return whether the user may create tournaments here: those who may manage the server's events."""
    permissions = ask.interaction.permissions
    return permissions.manage_events or permissions.manage_guild or permissions.administrator


def guild(ask: Ask) -> discord.Guild:
    """The server, or `ServerOnlyError`."""
    if ask.interaction.guild is None:
        raise ServerOnlyError
    return ask.interaction.guild


def check_channel(ask: Ask, channel_id: int) -> None:
    """Refuse a channel in which the bot cannot post, naming what it lacks there (`NoChannelError`)."""
    server = guild(ask)
    channel = server.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise NoChannelError(("view channel",))
    mine = channel.permissions_for(server.me)
    missing = tuple(name.replace("_", " ") for name in NEEDED if not getattr(mine, name))
    if missing:
        raise NoChannelError(missing)


def check_voice_channel(ask: Ask, channel_id: int) -> None:
    """Refuse a channel that is no voice channel of the server (`NoVoiceChannelError`)."""
    if not _is_voice_channel(ask, channel_id):
        raise NoVoiceChannelError


def voice_channel(ask: Ask, loaded: LoadedTournament) -> int | None:
    """Return the voice channel of a tournament, None if there is none or it was deleted."""
    known = loaded.row.voice_channel_id
    return known if known is not None and _is_voice_channel(ask, known) else None


def _is_voice_channel(ask: Ask, channel_id: int) -> bool:
    return isinstance(guild(ask).get_channel(channel_id), discord.VoiceChannel)
