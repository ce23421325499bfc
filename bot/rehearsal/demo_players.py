"""Demo players of a tournament: which member plays which entrant, what each is about to do, and carrying it out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property

from bot.rehearsal.actor import Actor, Answer, Button
from bot.rehearsal.behaviour import player_intention
from bot.rehearsal.game_sites import EventSite, GameSites, Site, Venue, account_name, hosted_games
from bot.rehearsal.intention_cache import IntentionCache
from bot.rehearsal.profiles import Profile
from bot.rehearsal.rehearsal_view import Act, Behaviour, Intention, RehearsalView, changed
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from bot.text import actions
from bot.text.messages import action_id
from bot.ui.flows.teams import WHICH
from formats.core.lru import LRUCache
from formats.core.possible.members import takes_teams
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId
from storage.people import Person

logger = logging.getLogger(__name__)

TRY_AGAIN = timedelta(hours=1)
"""Delay before a turn that had no effect is tried again."""

MOST_TRIES = 3
"""Number of attempts after which a turn is given up."""

AT_ONCE = 24
"""Maximum number of turns carried out concurrently."""

MOST_REMEMBERED = 64
"""Number of tournaments for which assignments and turns are cached."""


@dataclass(slots=True)
class Player:
    """A demo player. If `led`, a person acts for them."""

    profile: Profile
    actor: Actor
    led: bool = False


@dataclass(frozen=True)
class Turn:
    """The next act of a member in a tournament, and its earliest time."""

    tournament: str
    actor: Actor
    act: Act
    at: datetime
    site: Site | None = None
    """The server on which the act plays a game."""
    event: EventSite | None = None
    """The server on which the act proves an account."""

    @property
    def words(self) -> str:
        """The turn as a line of the log."""
        return f"{self.actor.name} {self.act.words}"

    @cached_property
    def key(self) -> tuple[str, int, str]:
        """Identifies the turn independently of its due time and of how often it has been computed."""
        return self.tournament, self.actor.id, f"{self.words} {self.act.command} {self.act.options} {self.act.presses}"


async def perform(turn: Turn) -> str:
    """Carry out a turn and return the text of the bot's last answer, or the first line of the error."""
    try:
        answer = await _carried_out(turn)
    except Exception as error:  # noqa: BLE001 - an error of one demo player must not stop the others
        # Errors of the sandbox append the content of the channel after their first line.
        what = next(iter(str(error).splitlines()), type(error).__name__)
        logger.warning("%s could not %s: %s", turn.actor.name, turn.act.command or turn.act.words, what)
        return what
    return answer.text if answer is not None and answer.kind == "message" else ""


async def _carried_out(turn: Turn) -> Answer | None:
    """Play the game, use the command, press the buttons and submit the form of an act; return the last answer."""
    act, answer = turn.act, None
    if act.plays is not None and act.plays.game.id is not None and turn.site is not None:
        turn.site.play(act.plays.game.id, act.plays.game.names, act.plays.winner, act.plays.scores)
    if act.profile and turn.event is not None:
        answer = await _profile_written(turn, turn.event)
    elif act.command:
        answer = await turn.actor.slash(act.command, options={**act.options, "tournament": turn.tournament})
    for button in act.presses:
        answer = await _press(turn.actor, answer, button)
    if answer is not None and answer.kind == "form":
        answer = await answer.submit(act.fills)
    return answer


async def _profile_written(turn: Turn, event: EventSite) -> Answer:
    """Write the text that the bot asks for into an account's profile. Creates the account first if needed."""
    event.write_profile(turn.act.profile, "")
    answer = await turn.actor.slash(turn.act.command, options=turn.act.options)
    event.write_profile(turn.act.profile, answer.text)
    return answer


async def _press(actor: Actor, answer: Answer | None, what: str) -> Answer:
    """Press a button of the answer, of the last part of a long answer, or of a posted message if there is no answer.

    The button is found by its custom id or a prefix of it, because its label depends on the reader's language.
    """
    if answer is None:
        return await actor.click(what)
    custom_id = _found(answer.buttons, what) if answer.kind == "message" else None
    if custom_id is not None:
        return await answer.click(custom_id)
    part = await actor.wait_for(lambda seen: _found(seen.buttons, what) is not None)
    return await part.click(_found(part.buttons, what) or what)


def _found(buttons: Sequence[Button], what: str) -> str | None:
    """Return the custom id of the button with that id, or with that prefix if `what` ends with a colon."""
    ids = [button.custom_id for button in buttons if button.custom_id is not None]
    return next(
        (custom_id for custom_id in ids if custom_id == what or (what.endswith(":") and custom_id.startswith(what))),
        None,
    )


async def take(turns: Sequence[Turn]) -> list[str]:
    """Carry out turns concurrently and return the bot's answers in the same order.

    Sign-ups are carried out one after the other, so that entrants get the same numbers in every run.
    """
    room = asyncio.Semaphore(1 if any(turn.act.command == "/join" for turn in turns) else AT_ONCE)

    async def one(turn: Turn) -> str:
        async with room:
            return await perform(turn)

    return await asyncio.gather(*map(one, turns))


class Tries:
    """Turns that had no effect, for a retry after `TRY_AGAIN` and at most `MOST_TRIES` attempts."""

    def __init__(self) -> None:
        self._failed: dict[tuple[str, int, str], tuple[int, datetime]] = {}

    def note(self, turn: Turn, now: datetime) -> None:
        """Record that a turn had no effect."""
        count, _ = self._failed.get(turn.key, (0, now))
        self._failed[turn.key] = (count + 1, now)

    def ready(self, turns: Iterable[Turn]) -> list[Turn]:
        """Return the turns without those given up; turns that failed before are postponed."""
        if not self._failed:
            return list(turns)
        ready = []
        for turn in turns:
            count, last = self._failed.get(turn.key, (0, turn.at))
            if count < MOST_TRIES:
                ready.append(turn if count == 0 else replace(turn, at=max(turn.at, last + TRY_AGAIN)))
        return ready

    def forget(self) -> None:
        """Clear all records."""
        self._failed.clear()


@dataclass(frozen=True, slots=True)
class Assignment:
    """Which demo player plays which entrant, computed for these people and team members."""

    people: Mapping[EntrantId, Person]
    members: Mapping[EntrantId, tuple[str, ...]]
    players: Mapping[EntrantId, Player]
    profiles: Mapping[EntrantId, Profile]
    guests: frozenset[EntrantId]


@dataclass(frozen=True, slots=True)
class LastTurns:
    """The turns computed last for a tournament, by user; None for a player with nothing to do."""

    view: RehearsalView
    players: Mapping[EntrantId, Player]
    turns: dict[int, Turn | None]


class DemoGroup:
    """A group of demo players by user id.

    `get_member` returns the member with a profile's name, adding one to the server if needed. `sites` are the game
    servers on which they can play.
    """

    def __init__(self, service: Service, get_member: Callable[[Profile], Awaitable[Actor]], sites: GameSites) -> None:
        self._service = service
        self._sites = sites
        self._get_member = get_member
        self.players: dict[int, Player] = {}
        self._forget()

    def _forget(self) -> None:
        self._caches: LRUCache[str, IntentionCache[RehearsalView]] = LRUCache(MOST_REMEMBERED)
        self._last_turns: LRUCache[str, LastTurns] = LRUCache(MOST_REMEMBERED)
        self._assignments: LRUCache[str, Assignment] = LRUCache(MOST_REMEMBERED)

    async def set_profiles(self, profiles: Iterable[Profile]) -> None:
        """Replace the players by one for each profile. Members of the server are reused by name."""
        players = {}
        for profile in profiles:
            actor = await self._get_member(profile)
            players[actor.id] = Player(profile, actor)
        self.players = players
        self._forget()

    def players_of(self, loaded: LoadedTournament) -> Mapping[EntrantId, Player]:
        """Return the demo players of a tournament by entrant.

        A team or guest without a demo player is played by a demo player who may act for it and has no entry.
        """
        return self._assignment_of(loaded).players

    def _assignment_of(self, loaded: LoadedTournament) -> Assignment:
        """Return the cached assignment; the same mapping objects as long as no player changes.

        `IntentionCache` compares views by these objects, so a new but equal assignment must not replace them.
        """
        members = loaded.state.slice_of(Members)
        known = self._assignments.get(loaded.id)
        if known is None or known.people is not loaded.people or known.members != members.by_entrant:
            players = self._assign(loaded, members)
            profiles = {entrant: player.profile for entrant, player in players.items()}
            guests = frozenset(entrant for entrant in loaded.people if not loaded.acting_for(entrant))
            if known is None or known.players != players or known.guests != guests:
                known = Assignment(loaded.people, members.by_entrant, players, profiles, guests)
            else:
                known = replace(known, people=loaded.people, members=members.by_entrant)
            self._assignments.put(loaded.id, known)
        return known

    def _assign(self, loaded: LoadedTournament, members: Members) -> Mapping[EntrantId, Player]:
        """Compute the player of each entrant: own entries first, then teams and guests a free player may act for."""
        players = {
            entrant: self.players[person.discord_id]
            for entrant, person in loaded.people.items()
            if person.discord_id in self.players
        }
        free = self.players.keys() - {player.actor.id for player in players.values()}
        for entrant in members.by_entrant:
            acting = (person.discord_id for person in loaded.acting_for(entrant))
            acting_user = next((user for user in acting if user in free), None)
            if entrant not in players and acting_user is not None:
                players[entrant] = self.players[acting_user]
                free -= {acting_user}
        return players

    async def view(
        self,
        loaded: LoadedTournament,
        seed: str,
        behaviour: Behaviour = Behaviour(),  # noqa: B008 - frozen
        venue: Venue | None = None,
    ) -> RehearsalView:
        """Return the tournament as the players see it now."""
        known = self._assignment_of(loaded)
        players = known.players
        return RehearsalView(
            tournament=loaded.id,
            state=loaded.state,
            engine=self._service.engine,
            now=self._service.clock.now(),
            profiles=known.profiles,
            seed=seed,
            behaviour=behaviour,
            led=frozenset(entrant for entrant, player in players.items() if player.led),
            hosted=hosted_games(loaded, self._sites.playing),
            unlinked=await self._unlinked(loaded, players),
            guests=known.guests,
            venue=venue,
            cache=self._cache_of(loaded.id),
        )

    def _cache_of(self, tournament: str) -> IntentionCache[RehearsalView]:
        """Return the intention cache of a tournament."""
        known = self._caches.get(tournament)
        if known is None:
            self._caches.put(tournament, known := IntentionCache())
        return known

    async def _unlinked(self, loaded: LoadedTournament, players: Mapping[EntrantId, Player]) -> Mapping[EntrantId, str]:
        """Return the players not led by a person who still have to prove an account, with the name it will have."""
        server = loaded.state.settings.game_server
        if server not in self._sites.events:
            return {}
        people = {entrant: loaded.people[entrant] for entrant, player in players.items() if not player.led}
        proved = await self._service.database.accounts.proved(server, [person.id for person in people.values()])
        return {entrant: account_name(person.name) for entrant, person in people.items() if person.id not in proved}

    def _about_teams(
        self, view: RehearsalView, loaded: LoadedTournament, mine: Mapping[int, EntrantId]
    ) -> dict[int, Intention | None]:
        """Return intentions about teams, by user: the second of each pair of players joins the team of the first.

        Players who may act for an entrant played by another demo player have nothing to do.
        """
        there = {
            person.discord_id for entrant in loaded.state.entrants for person in loaded.acting_for(entrant)
        } - mine.keys()
        turns: dict[int, Intention | None] = {user: None for user in self.players if user in there}
        if not takes_teams(view.state) or view.state.phase != "registration":
            return turns
        users, members = list(self.players), view.state.slice_of(Members)
        for captain, mate in zip(users[::2], users[1::2], strict=False):
            if mate in mine or mate in there:
                continue
            team = mine.get(captain)
            has_room = team is not None and len(members.of(team)) < view.state.settings.team_size
            words = f"joins the team of {self.players[captain].profile.name}"
            press = (action_id(actions.JOIN_TEAM, loaded.id),)
            act = Act("", {}, words, press, {WHICH: team or ""})
            turns[mate] = Intention(view.now, act) if has_room else None
        return turns

    def turns(self, view: RehearsalView, loaded: LoadedTournament) -> list[Turn]:
        """Return the next turn of each player, led or not. Only players affected by a change are computed again."""
        players, earlier = self.players_of(loaded), self._last_turns.get(loaded.id)
        since = changed(earlier.view, view) if earlier is not None and earlier.players is players else None
        if earlier is None or since is None:
            turns = self._all_turns(view, loaded, players)
        else:
            again = {players[entrant].actor.id: entrant for entrant in since.entrants if entrant in players}
            turns = earlier.turns | {user: self._turn(view, user, entrant) for user, entrant in again.items()}
        self._last_turns.put(loaded.id, LastTurns(view, players, turns))
        return [turn for turn in turns.values() if turn is not None]

    def _all_turns(
        self, view: RehearsalView, loaded: LoadedTournament, players: Mapping[EntrantId, Player]
    ) -> dict[int, Turn | None]:
        """Compute the next turn of each player."""
        mine = {player.actor.id: entrant for entrant, player in players.items()}
        turns = {user: self._turn(view, user, mine.get(user)) for user in self.players}
        return turns | {
            user: None if intention is None else self._as_turn(view, user, intention)
            for user, intention in self._about_teams(view, loaded, mine).items()
        }

    def _turn(self, view: RehearsalView, user: int, entrant: EntrantId | None) -> Turn | None:
        intention = player_intention(view, entrant, self.players[user].profile)
        return None if intention is None else self._as_turn(view, user, intention)

    def _as_turn(self, view: RehearsalView, user: int, intention: Intention) -> Turn:
        server = view.state.settings.game_server
        site, event = self._sites.playing.get(server), self._sites.events.get(server)
        return Turn(view.tournament, self.players[user].actor, intention.act, intention.at, site, event)
