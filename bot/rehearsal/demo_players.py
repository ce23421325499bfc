"""The demo players of a tournament as people of the sandbox: who they are, what they are about to do, doing it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property

from bot.rehearsal.actor import Actor, Answer, Button
from bot.rehearsal.behaviour import player_intention
from bot.rehearsal.cast import Role
from bot.rehearsal.game_sites import EventSite, GameSites, Site, Venue, account_name, games_there
from bot.rehearsal.memory import Memory, changed
from bot.rehearsal.play import Act, Intention, Manners, Play
from bot.runtime.lru import LastUsed
from bot.service.loaded import LoadedTournament
from bot.service.service import Service
from formats.core.possible.members import takes_teams
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId
from storage.people import Person

logger = logging.getLogger(__name__)

TRY_AGAIN = timedelta(hours=1)
MOST_TRIES = 3
AT_ONCE = 24
MOST_REMEMBERED = 64
"""Of so many tournaments it is known what everybody wishes."""


@dataclass(slots=True)
class Player:
    """A demo player; one who is `led` by a person does not act without that person."""

    role: Role
    actor: Actor
    led: bool = False


@dataclass(frozen=True)
class Turn:
    """What somebody is about to do in a tournament, and from when on."""

    tournament: str
    actor: Actor
    act: Act
    at: datetime
    site: Site | None = None
    """Where a game is played."""
    event: EventSite | None = None
    """Where an account is proved."""

    @property
    def words(self) -> str:
        """The turn in a log."""
        return f"{self.actor.name} {self.act.words}"

    @cached_property
    def wish(self) -> tuple[str, int, str]:
        """The same however often and whenever it is wished."""
        return self.tournament, self.actor.id, f"{self.words} {self.act.command} {self.act.options} {self.act.presses}"


async def perform(turn: Turn) -> str:
    """Do it as a person would; answers what the bot said in the end, or what stood in the way."""
    try:
        answer = await _carried_out(turn)
    except Exception as error:  # noqa: BLE001 - whatever happens to a demo player, the others go on
        # Behind the first line there may be all that stands in the channel.
        what = next(iter(str(error).splitlines()), type(error).__name__)
        logger.warning("%s could not %s: %s", turn.actor.name, turn.act.command or turn.act.words, what)
        return what
    return answer.text if answer is not None and answer.kind == "message" else ""


async def _carried_out(turn: Turn) -> Answer | None:
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
    """What the bot wants to read in the profile of an account is written there. Whoever is new signs up first."""
    event.write_profile(turn.act.profile, "")
    answer = await turn.actor.slash(turn.act.command, options=turn.act.options)
    event.write_profile(turn.act.profile, answer.text)
    return answer


async def _press(actor: Actor, answer: Answer | None, what: str) -> Answer:
    """A button of the answer, or of the last part of a long one; one that was posted where nothing was asked.

    It is known by its custom id, or by how that begins: what stands on it is in whatever language its reader speaks.
    """
    if answer is None:
        return await actor.click(what)
    custom_id = _found(answer.buttons, what) if answer.kind == "message" else None
    if custom_id is not None:
        return await answer.click(custom_id)
    part = await actor.wait_for(lambda seen: _found(seen.buttons, what) is not None)
    return await part.click(_found(part.buttons, what) or what)


def _found(buttons: Sequence[Button], what: str) -> str | None:
    """The custom id of a button of that id, or of one that begins so."""
    ids = [button.custom_id for button in buttons if button.custom_id is not None]
    return next(
        (custom_id for custom_id in ids if custom_id == what or (what.endswith(":") and custom_id.startswith(what))),
        None,
    )


async def take(turns: Sequence[Turn]) -> list[str]:
    """Let people act at once, but no crowd in the same second; answers what the bot said to each.

    They sign up one after the other, so that the same are numbered alike whenever it is played.
    """
    room = asyncio.Semaphore(1 if any(turn.act.command == "/join" for turn in turns) else AT_ONCE)

    async def one(turn: Turn) -> str:
        async with room:
            return await perform(turn)

    return await asyncio.gather(*map(one, turns))


class Tries:
    """What was done in vain. People try again after a while, and give up in the end."""

    def __init__(self) -> None:
        self._failed: dict[tuple[str, int, str], tuple[int, datetime]] = {}

    def note(self, turn: Turn, now: datetime) -> None:
        """It changed nothing."""
        count, _ = self._failed.get(turn.wish, (0, now))
        self._failed[turn.wish] = (count + 1, now)

    def ready(self, turns: Iterable[Turn]) -> list[Turn]:
        """The turns without those given up; what failed before is put off."""
        if not self._failed:
            return list(turns)
        ready = []
        for turn in turns:
            count, last = self._failed.get(turn.wish, (0, turn.at))
            if count < MOST_TRIES:
                ready.append(turn if count == 0 else replace(turn, at=max(turn.at, last + TRY_AGAIN)))
        return ready

    def forget(self) -> None:
        """Begin anew."""
        self._failed.clear()


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays whom in a tournament, for these people and members of teams."""

    people: Mapping[EntrantId, Person]
    members: Mapping[EntrantId, tuple[str, ...]]
    cast: Mapping[EntrantId, Player]
    roles: Mapping[EntrantId, Role]


@dataclass(frozen=True, slots=True)
class Asked:
    """What everybody in a cast has been asked about one tournament, and wished; None for who wishes nothing."""

    play: Play
    cast: Mapping[EntrantId, Player]
    wishes: dict[int, Turn | None]


class DemoGroup:
    """Demo players by user id. `hire` makes a role a member of the server, or finds the member of that name.

    `sites` are the game servers where they can play.
    """

    def __init__(self, service: Service, hire: Callable[[Role], Awaitable[Actor]], sites: GameSites) -> None:
        self._service = service
        self._sites = sites
        self._hire = hire
        self.players: dict[int, Player] = {}
        self._forget()

    def _forget(self) -> None:
        self._memories: LastUsed[str, Memory] = LastUsed(MOST_REMEMBERED)
        self._asked: LastUsed[str, Asked] = LastUsed(MOST_REMEMBERED)
        self._casts: LastUsed[str, Cast] = LastUsed(MOST_REMEMBERED)

    async def engage(self, roles: Iterable[Role]) -> None:
        """From now on exactly these roles are played. Nobody joins twice."""
        players = {}
        for role in roles:
            actor = await self._hire(role)
            players[actor.id] = Player(role, actor)
        self.players = players
        self._forget()

    def cast_of(self, loaded: LoadedTournament) -> Mapping[EntrantId, Player]:
        """The demo players of a tournament by entrant; for a team or a guest acts who has no entry of their own."""
        return self._cast_of(loaded).cast

    def _cast_of(self, loaded: LoadedTournament) -> Cast:
        """The very same objects as long as nobody comes or goes."""
        members = loaded.state.trace(Members)
        known = self._casts.used(loaded.id)
        if known is None or known.people is not loaded.people or known.members != members.by_entrant:
            cast = self._cast(loaded, members)
            roles = {entrant: player.role for entrant, player in cast.items()}
            if known is None or known.cast != cast:
                known = Cast(loaded.people, members.by_entrant, cast, roles)
            else:
                known = replace(known, people=loaded.people, members=members.by_entrant)
            self._casts.keep(loaded.id, known)
        return known

    def _cast(self, loaded: LoadedTournament, members: Members) -> Mapping[EntrantId, Player]:
        cast = {
            entrant: self.players[person.discord_id]
            for entrant, person in loaded.people.items()
            if person.discord_id in self.players
        }
        free = self.players.keys() - {player.actor.id for player in cast.values()}
        for entrant in members.by_entrant:
            acting = (person.discord_id for person in loaded.acting_for(entrant))
            acting_user = next((user for user in acting if user in free), None)
            if entrant not in cast and acting_user is not None:
                cast[entrant] = self.players[acting_user]
                free -= {acting_user}
        return cast

    async def play(
        self,
        loaded: LoadedTournament,
        seed: str,
        manners: Manners = Manners(),  # noqa: B008 - frozen
        venue: Venue | None = None,
    ) -> Play:
        """The tournament as the troupe sees it now."""
        known = self._cast_of(loaded)
        cast = known.cast
        return Play(
            tournament=loaded.id,
            state=loaded.state,
            engine=self._service.engine,
            now=self._service.clock.now(),
            cast=known.roles,
            seed=seed,
            manners=manners,
            led=frozenset(entrant for entrant, player in cast.items() if player.led),
            there=games_there(loaded, self._sites.playing),
            unlinked=await self._unlinked(loaded, cast),
            venue=venue,
            memory=self._memory_of(loaded.id),
        )

    def _memory_of(self, tournament: str) -> Memory:
        known = self._memories.used(tournament)
        if known is None:
            self._memories.keep(tournament, known := Memory())
        return known

    async def _unlinked(self, loaded: LoadedTournament, cast: Mapping[EntrantId, Player]) -> Mapping[EntrantId, str]:
        """Who acts alone and is still to prove an account where games are played, with the name it will have."""
        server = loaded.state.settings.game_server
        if server not in self._sites.events:
            return {}
        people = {entrant: loaded.people[entrant] for entrant, player in cast.items() if not player.led}
        proved = await self._service.database.accounts.proved(server, [person.id for person in people.values()])
        return {entrant: account_name(person.name) for entrant, person in people.items() if person.id not in proved}

    def _about_teams(
        self, play: Play, loaded: LoadedTournament, mine: Mapping[int, EntrantId]
    ) -> dict[int, Intention | None]:
        """Where teams play every second player waits until the one before takes them into a team.

        Whoever speaks for somebody and nothing else leaves the word to whoever acts.
        """
        there = {
            person.discord_id for entrant in loaded.state.entrants for person in loaded.acting_for(entrant)
        } - mine.keys()
        wishes: dict[int, Intention | None] = {user: None for user in self.players if user in there}
        if not takes_teams(play.state) or play.state.phase != "registration":
            return wishes
        users, members = list(self.players), play.state.trace(Members)
        for captain, mate in zip(users[::2], users[1::2], strict=False):
            if mate in mine or mate in there:
                continue
            wishes[mate] = None
            team = mine.get(captain)
            if team is not None and len(members.of(team)) < play.state.settings.team_size:
                words = f"takes {self.players[mate].role.name} into the team"
                wishes[captain] = Intention(play.now, Act("/team add", {"member": str(mate)}, words))
        return wishes

    def turns(self, play: Play, loaded: LoadedTournament) -> list[Turn]:
        """What everybody, led or not, would do next. Only those are asked about whom something has changed."""
        cast, earlier = self.cast_of(loaded), self._asked.used(loaded.id)
        since = changed(earlier.play, play) if earlier is not None and earlier.cast is cast else None
        if earlier is None or since is None:
            wishes = self._all_wishes(play, loaded, cast)
        else:
            again = {cast[entrant].actor.id: entrant for entrant in since.entrants if entrant in cast}
            wishes = earlier.wishes | {user: self._turn(play, user, entrant) for user, entrant in again.items()}
        self._asked.keep(loaded.id, Asked(play, cast, wishes))
        return [turn for turn in wishes.values() if turn is not None]

    def _all_wishes(
        self, play: Play, loaded: LoadedTournament, cast: Mapping[EntrantId, Player]
    ) -> dict[int, Turn | None]:
        mine = {player.actor.id: entrant for entrant, player in cast.items()}
        wishes = {user: self._turn(play, user, mine.get(user)) for user in self.players}
        return wishes | {
            user: None if wish is None else self._as_turn(play, user, wish)
            for user, wish in self._about_teams(play, loaded, mine).items()
        }

    def _turn(self, play: Play, user: int, entrant: EntrantId | None) -> Turn | None:
        wish = player_intention(play, entrant, self.players[user].role)
        return None if wish is None else self._as_turn(play, user, wish)

    def _as_turn(self, play: Play, user: int, wish: Intention) -> Turn:
        server = play.state.settings.game_server
        site, event = self._sites.playing.get(server), self._sites.events.get(server)
        return Turn(play.tournament, self.players[user].actor, wish.act, wish.at, site, event)
