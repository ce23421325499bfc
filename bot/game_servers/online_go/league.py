"""Adapter for an Online League: matches are created with the host's key, and players open their secret links.

Uses `/api/v1/online_league`: `GET /member/{id}`, `PUT /member/{id}`, `POST /matches/`, `GET /matches/`. It never
deletes, and does not use callbacks, of which a league has only one. A member is written once, before the first match: a
later `PUT` creates a `pending_rating_change` of a linked member, which is applied at an unknown time. Creating a match
is idempotent on the server by `league_match_id`: the same request returns the existing match, a different one is
rejected (`taken`).
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.game_server_api.calling import Answer, Caller, excerpt
from bot.game_server_api.port import (
    PASSING,
    GameServerError,
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    Refusal,
    Seated,
    ServerGame,
    Surroundings,
    TermsError,
    Trouble,
    WantedGame,
    WatchedGame,
)
from bot.game_servers.online_go.players import Players
from bot.game_servers.online_go.settings import OnlineGoSettings
from bot.game_servers.online_go.shapes import ending, moment, need, oddities, readable
from bot.game_servers.online_go.terms import Terms, terms_of

logger = logging.getLogger(__name__)

PATH = "/api/v1/online_league"
UNRATED = 1500
OK, CREATED, BAD, NOT_FOUND = 200, 201, 400, 404
MOST_PAGES = 50
ALL_EVERY = 10
"""Every so many polls also request unfinished matches: they may have been cancelled, which the filter would hide."""


class League:
    """The adapter of a host with a league."""

    makes_games = True

    def __init__(self, settings: OnlineGoSettings, surroundings: Surroundings) -> None:
        headers = {"X-OGS-LEAGUE": settings.league, "X-OGS-LEAGUE-AUTH": settings.key.get_secret_value()}
        self.caller = Caller(settings.address, surroundings.user_agent, headers)
        # Public resources are read without the key, so that it is sent no more often than needed.
        self.public = Caller(settings.address, surroundings.user_agent)
        self._players = Players(self.public)
        self.ratings = self._players.ratings
        self._bound: dict[str, str] = {}
        self._learnt: set[Any] = set()
        self._looks = 0

    # accounts

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Return "play": the server binds the account with which the member's first link is opened."""
        del asked
        return LinkBegun("play")

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Return the account that has opened a link of the member. Raises `not_proved`."""
        del begun, answer
        name = await self._account_of(asked.member)
        if not name:
            raise GameServerError("not_proved")
        return Link(name, name)

    async def _account_of(self, member: str) -> str | None:
        """Return the account bound to a member, "" if none is; None if the league does not know the member."""
        if not self._bound.get(member):
            answer = await self.caller.call("GET", f"{PATH}/member/{member}")
            if answer.status == NOT_FOUND:
                return None
            self._bound[member] = _account_in(answer)
        return self._bound[member]

    async def _make_known(self, seated: Seated) -> None:
        """Create a member of the league if it does not exist."""
        if seated.member not in self._bound and await self._account_of(seated.member) is None:
            rating = {"rating": round(seated.rating if seated.rating is not None else UNRATED)}
            answer = await self.caller.call("PUT", f"{PATH}/member/{seated.member}", body=rating)
            self._bound[seated.member] = _account_in(answer)

    # games

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Create matches: one request each, and up to two for each new player."""
        del standing
        games: dict[str, ServerGame] = {}
        troubles: dict[str, Trouble] = {}
        refusals: dict[str, Refusal] = {}
        for game in wanted:
            try:
                games[game.key] = await self._make(game)
            except GameServerError as error:
                troubles[game.key] = error.trouble
                refusals[game.key] = Refusal(error.detail)
                if error.trouble in PASSING or error.trouble == "refused":
                    # These troubles concern the server or the key, so further requests would fail too.
                    left = [other.key for other in wanted if other.key not in games | troubles]
                    troubles |= dict.fromkeys(left, error.trouble)
                    refusals |= dict.fromkeys(left, refusals[game.key])
                    return Made(games, troubles, error.again_in, refusals=refusals)
        return Made(games, troubles, refusals=refusals)

    async def _make(self, wanted: WantedGame) -> ServerGame:
        """Create one match, or find it by its key."""
        try:
            terms = terms_of(wanted.terms)
        except TermsError as error:
            raise GameServerError("bad_terms") from error
        if not (wanted.first.member and wanted.second.member):
            raise GameServerError("not_linked")
        for seated in (wanted.first, wanted.second):
            await self._make_known(seated)
        answer = await self.caller.call("POST", f"{PATH}/matches/", body=_body(wanted, terms))
        if answer.status == BAD:
            raise GameServerError("taken" if "different" in answer.text else "bad_terms", detail=excerpt(answer.text))
        if answer.status not in {OK, CREATED}:
            raise GameServerError("unreadable", detail=f"match, status {answer.status}")
        return self._game(answer.json(), {wanted.key: wanted})

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Read the matches of a round, or of all open rounds, by one filtered request and its further pages."""
        if not watched:
            return []
        by_key = {watched_game.wanted.key: watched_game.wanted for watched_game in watched}
        rounds = sorted({watched_game.wanted.round_key for watched_game in watched})
        prefix = rounds[0] if len(rounds) == 1 else _common_beginning(rounds)
        self._looks += 1
        only = {"finished": "true"} if self._looks % ALL_EVERY else {}
        query: dict[str, str] | None = {"league_match_id__startswith": prefix, **only}
        path, answers = f"{PATH}/matches/", list[Any]()
        for _ in range(MOST_PAGES):
            answer = await self.caller.call("GET", path, query=query)
            if answer.status != OK:
                raise GameServerError("unreadable", detail=f"matches, status {answer.status}")
            page = answer.json()
            answers += need(page, "results", list)
            path, query = page.get("next"), None
            if not path:
                break
        mine = [match for match in answers if isinstance(match, Mapping) and match.get("league_match_id") in by_key]
        for match in mine:
            await self._learn_players(match, by_key[match["league_match_id"]])
        return readable(mine, lambda match: self._game(match, by_key))

    def _game(self, match: Any, by_key: Mapping[str, WantedGame]) -> ServerGame:
        """Convert a match to the port's value."""
        wanted = by_key.get(need(match, "league_match_id", str))
        if wanted is None:
            raise GameServerError("unreadable", detail="a game of somebody else")
        how = ending(match, started=need(match, "started", bool), finished=need(match, "finished", bool))
        invites = (str(match.get("black_invite") or ""), str(match.get("white_invite") or ""))
        try:
            odd = oddities(match, terms_of(wanted.terms))
        except TermsError as error:
            raise GameServerError("bad_terms") from error
        seats = self._seats(match, wanted)
        return ServerGame(
            key=wanted.key,
            id=str(need(match, "id", int, str)),
            address=str(match.get("spectator_link") or ""),
            state=how.state,
            first=self._account(seats[0]),
            second=self._account(seats[1]),
            winner=how.winner,
            how=how.how,
            oddities=odd,
            ended_at=moment(match.get("ended")),
            invites=invites if how.state in {"waiting", "running"} and all(invites) else None,
        )

    def _seats(self, match: Mapping[str, Any], wanted: WantedGame) -> tuple[Seated, Seated]:
        """Return the players at black and white: as requested, unless the match says otherwise.

        "?" for unknown members.
        """
        members = {seated.member: seated for seated in (wanted.first, wanted.second)}
        black, white = match.get("black_member_id"), match.get("white_member_id")
        if (black, white) == (wanted.second.member, wanted.first.member):
            return wanted.second, wanted.first
        strangers = [member for member in (black, white) if isinstance(member, str) and member not in members]
        return (Seated("?"), Seated("?")) if strangers else (wanted.first, wanted.second)

    def _account(self, seated: Seated) -> str:
        """Return the account that played for a member: the linked one if the names are equal, else the bound name."""
        if seated.member == "?":
            return "?"
        name = self._bound.get(seated.member, "")
        return seated.account if not name or name.casefold() == seated.name.casefold() else name

    async def _learn_players(self, match: Mapping[str, Any], wanted: WantedGame) -> None:
        """Read the bound accounts once for each finished match: both players have opened their links by then."""
        if match.get("finished") is not True or match.get("id") in self._learnt:
            return
        for seated in (wanted.first, wanted.second):
            await self._account_of(seated.member)
        self._learnt.add(match.get("id"))

    async def close(self) -> None:
        """Close all connections."""
        await self.caller.close()
        await self.public.close()


def _common_beginning(keys: Sequence[str]) -> str:
    """Return the longest common prefix; that of the smallest and the largest key is common to all."""
    first, last = min(keys), max(keys)
    same = next(
        (at for at, (letter, other) in enumerate(zip(first, last, strict=False)) if letter != other), len(first)
    )
    return first[:same]


def _account_in(answer: Answer) -> str:
    """Return the account in a response about a member, "" if none is bound."""
    if answer.status not in {OK, CREATED}:
        raise GameServerError("unreadable", detail=f"member, status {answer.status}")
    member = answer.json()
    name = member.get("ogs_player") if isinstance(member, Mapping) else None
    return name if isinstance(name, str) else ""


def _body(wanted: WantedGame, terms: Terms) -> dict[str, Any]:
    return {
        "league_match_id": wanted.key,
        "name": wanted.title,
        "black_member_id": wanted.first.member,
        "white_member_id": wanted.second.member,
        "rules": terms.rules[0],
        "handicap": terms.handicap,
        "height": terms.height,
        "width": terms.width,
        "time_control": terms.time_control,
        **terms.time,
    }
