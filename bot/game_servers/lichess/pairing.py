"""Games made on lichess by bulk pairing, all of a request or none.

lichess knows no key of ours, so a game that was asked for is recognised by its two players, its colours, its terms and
its moment among the host's own bulks: after a lost answer nothing is made twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

from bot.app.game_servers.calling import Caller
from bot.app.game_servers.port import GameServerError, Made, ServerGame, Trouble, WantedGame
from bot.app.game_servers.reading import shaped
from bot.game_servers.lichess.answers import Bulk, Bulks, Game, PairedGame, milliseconds
from bot.game_servers.lichess.terms import Terms, parsed

MOST = 500
"""Games in one bulk, and in ten minutes."""

RULES = "noAbort,noRematch,noGiveTime"
OK, REFUSED = 200, 400
CLOCKS_DIFFER = timedelta(minutes=1)
"""So far apart may two clocks be without a game of ours being taken for an older one."""


@dataclass
class Pairing:
    """One call of `make` on its way; `host` are the headers that say who asks."""

    caller: Caller
    host: Mapping[str, str]
    address: str
    games: dict[str, ServerGame] = field(default_factory=dict)
    troubles: dict[str, Trouble] = field(default_factory=dict)
    again_in: float | None = None
    withdrawn: set[str] = field(default_factory=set)

    async def make(self, wanted: Sequence[WantedGame]) -> Made:
        """Everything that can be made now."""
        possible = [game for game in wanted if self._possible(game)]
        if possible:
            left = await self._found_again(possible, await self._bulks())
            for terms, games in chunks(left):
                await self._paired(terms, games)
        return Made(self.games, self.troubles, self.again_in, frozenset(self.withdrawn))

    def _possible(self, wanted: WantedGame) -> bool:
        if not (wanted.first.account and wanted.second.account):
            self.troubles[wanted.key] = "not_linked"
        elif not (wanted.first.token and wanted.second.token):
            self._left_to_players(wanted)
        return wanted.key not in {**self.troubles, **self.games}

    def _left_to_players(self, wanted: WantedGame) -> None:
        """Without the consent of both they begin it themselves, and it is found."""
        self.games[wanted.key] = ServerGame(wanted.key, "", "", "waiting", wanted.first.account, wanted.second.account)

    async def _bulks(self) -> tuple[Bulk, ...]:
        answer = await self.caller.call("GET", "/api/bulk-pairing", headers=self.host)
        return shaped(Bulks, answer.json()).bulks

    async def _found_again(self, wanted: Sequence[WantedGame], bulks: Iterable[Bulk]) -> list[WantedGame]:
        """Note what is there already; the rest. A game that was aborted is none."""
        earliest = milliseconds(min(wanted_game.since for wanted_game in wanted) - CLOCKS_DIFFER)
        there = {
            game.id: (bulk, game)
            for bulk in sorted(bulks, key=lambda bulk: bulk.pair_at)
            for game in bulk.games
            if bulk.pair_at >= earliest and any(_is_for(bulk, game, wanted_game) for wanted_game in wanted)
        }
        gone = await self._aborted(there) if there else set()
        left = []
        for wanted_game in wanted:
            known = (
                each for each, (bulk, game) in there.items() if each not in gone and _is_for(bulk, game, wanted_game)
            )
            game_id = next(known, None)
            if game_id is None:
                left.append(wanted_game)
            else:
                del there[game_id]
                self._made(wanted_game, game_id)
        return left

    async def _aborted(self, ids: Iterable[str]) -> set[str]:
        answer = await self.caller.call(
            "POST",
            "/api/games/export/_ids",
            query={"moves": "false"},
            text=",".join(ids),
            headers={"Accept": "application/x-ndjson"},
        )
        games = [shaped(Game, line) for line in answer.json_lines()]
        return {game.id for game in games if game.status == "aborted"}

    def _made(self, wanted: WantedGame, game: str) -> None:
        self.games[wanted.key] = ServerGame(
            wanted.key, game, f"{self.address}/{game}", "waiting", wanted.first.account, wanted.second.account
        )

    async def _paired(self, terms: Terms, games: list[WantedGame]) -> None:
        """One bulk; whoever's token is not taken any more is left out, and the rest asked for again."""
        while games:
            try:
                answer = await self.caller.call(
                    "POST", "/api/bulk-pairing", form=_form(terms, games), headers=self.host
                )
                if answer.status == OK:
                    return self._all_made(games, shaped(Bulk, answer.json()))
                bad = _refused_tokens(answer.json())
            except GameServerError as error:
                self.again_in = error.again_in if error.again_in is not None else self.again_in
                self.troubles |= dict.fromkeys((game.key for game in games), error.trouble)
                return None
            refused = [game for game in games if {game.first.token, game.second.token} & bad]
            for game in refused:
                self.withdrawn |= {seated.member for seated in (game.first, game.second) if seated.token in bad}
                self._left_to_players(game)
            if not refused:
                self.troubles |= dict.fromkeys((game.key for game in games), "bad_terms")
            games = [game for game in games if game not in refused] if refused else []
        return None

    def _all_made(self, games: Iterable[WantedGame], bulk: Bulk) -> None:
        there = {(game.white, game.black): game.id for game in bulk.games}
        for wanted in games:
            game = there.get((wanted.first.account, wanted.second.account))
            if game is None:
                self.troubles[wanted.key] = "unreadable"
            else:
                self._made(wanted, game)


def chunks(wanted: Iterable[WantedGame]) -> list[tuple[Terms, list[WantedGame]]]:
    """What goes into one request: the same terms, nobody twice, at most 500 games."""
    bundles: list[tuple[Terms, list[WantedGame], set[str]]] = []
    for game in wanted:
        terms, players = parsed(game.terms), {game.first.account, game.second.account}
        for other, games, busy in bundles:
            if other == terms and not busy & players and len(games) < MOST:
                games.append(game)
                busy.update(players)
                break
        else:
            bundles.append((terms, [game], players))
    return [(terms, games) for terms, games, _ in bundles]


def _is_for(bulk: Bulk, game: PairedGame, wanted: WantedGame) -> bool:
    """Can it be this game, by players, colours, moment and terms? Two tournaments may pair the same two at once."""
    terms = parsed(wanted.terms)
    clock = None if bulk.clock is None else (bulk.clock.limit, bulk.clock.increment)
    return (
        game.id not in wanted.not_these
        and (game.white, game.black) == (wanted.first.account, wanted.second.account)
        and bulk.pair_at >= milliseconds(wanted.since - CLOCKS_DIFFER)
        and (clock, bulk.rated, bulk.variant.lower()) == (terms.clock, terms.rated, terms.variant.lower())
    )


def _form(terms: Terms, games: Iterable[WantedGame]) -> dict[str, str]:
    form = {
        "players": ",".join(f"{game.first.token}:{game.second.token}" for game in games),
        "rated": str(terms.rated).lower(),
        "variant": terms.variant,
        "rules": RULES,
    }
    if terms.clock is None:
        return form | {"days": str(terms.days)}
    return form | {"clock.limit": str(terms.clock[0]), "clock.increment": str(terms.clock[1])}


def _refused_tokens(body: object) -> set[str]:
    """The tokens a refusal names; none where it is about something else."""
    tokens = body.get("tokens") if isinstance(body, Mapping) else None
    return set(tokens) if isinstance(tokens, Mapping) else set()
