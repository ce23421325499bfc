"""Simulated woogles.io: a tournament's pairings, rounds, results and games, and public profiles.

Follows the published interface and liwords' source: every call is a POST to `/api/<package>.<Service>/<Rpc>`; rounds
are counted from 0; SetPairing names players `uuid:username`, SetResult by uuid alone; a pairing names its game only
once that has a result; RecentGames omits aborted and cancelled games. Rounds start in order, when the round before is
over, all players are paired, and neither check-in nor registration is open. Players are added all or none; before the
first start this sorts all players again and deletes all pairings, later the new players get a suspended result in every
round up to the current one, and in the last round it is rejected. A game starts when both players press ready, also if
they are paired during the round.

Deviations: all players except those in `away` press ready immediately, ratings do not change, and each pairing has one
game unless a test starts another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from aiohttp import web

from bot.sandbox.game_servers.page import PlayedGame
from bot.sandbox.game_servers.pretend_server import PretendServer
from bot.sandbox.game_servers.woogles import shapes
from bot.sandbox.game_servers.woogles.errors import STATUSES, ConnectError, WooglesError, numbered
from bot.sandbox.game_servers.woogles.records import (
    BYES,
    END_REASONS,
    NOT_LISTED,
    Division,
    Game,
    Pairing,
    Tournament,
    User,
)

MAX_RECENT = 1000
HELD_DIVISION, HELD_ROUNDS = "A", 50
"""Division and number of rounds of an event created by `hold`."""

ENDINGS = (
    ("first wins 420-380", "420:380:STANDARD"),
    ("second wins 371-455", "371:455:STANDARD"),
    ("tie 400-400", "400:400:STANDARD"),
    ("first resigns", "210:300:RESIGNED"),
    ("second out of time", "300:290:TIME"),
    ("forfeit of the second", "0:0:FORCE_FORFEIT"),
    ("aborted", "120:80:ABORTED"),
    ("cancelled", "0:0:CANCELLED"),
)


Call = dict[str, Any]


class PretendWoogles(PretendServer):
    """Simulated woogles.io, see the module. Use `add_user` and `add_tournament`, then the API."""

    title: ClassVar[str] = "Pretend Woogles"

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.users: dict[str, User] = {}
        self.keys: dict[str, str] = {}
        self.tournaments: dict[str, Tournament] = {}
        self.games: dict[str, Game] = {}
        self.away: set[str] = set()

    # use of the site

    def add_user(self, username: str, *, about: str = "", **ratings: float) -> User:
        """Create an account; ratings by lexicon, such as `CSW24=1700`."""
        user = User(self.drawn(22), username, about, dict(ratings))
        self.users[user.uuid] = user
        return user

    def user(self, username: str) -> User:
        """Return the user of that name. Raises KeyError if there is none."""
        user = next((user for user in self.users.values() if user.username.lower() == username.lower()), None)
        if user is None:
            raise KeyError(username)
        return user

    def key_of(self, username: str) -> str:
        """Create an API key of a user."""
        key = self.drawn(32)
        self.keys[key] = self.user(username).uuid
        return key

    def add_tournament(self, name: str, director: str, division: str, players: list[str], rounds: int) -> Tournament:
        """Create a tournament with one division of players."""
        slug = "/tournament/" + name.lower().replace(" ", "-")
        made = Tournament(self.drawn(22), slug, name, [director])
        ids = [self.user(username).tournament_id for username in players]
        made.divisions[division] = Division(division, ids, rounds)
        self.tournaments[made.id] = made
        return made

    def hold(self, director: str) -> str:
        """Create an event with one empty division and return its terms of play: address and division."""
        made = self.add_tournament(f"Event {len(self.tournaments) + 1}", director, HELD_DIVISION, [], HELD_ROUNDS)
        return f"{self.address}{made.slug} division {HELD_DIVISION}"

    def write_profile(self, username: str, about: str) -> None:
        """Set the text of a profile; the account is created if needed."""
        try:
            self.user(username).about = about
        except KeyError:
            self.add_user(username, about=about)

    def begin(self, tournament: str, division: str, pairing: Pairing, *, index: int = 0, swapped: bool = False) -> Game:
        """Start the game of a pairing; further games need another index."""
        first, second = pairing.players
        players = (second, first) if swapped else (first, second)
        now = self.now.timestamp()
        game = Game(self.drawn(12), tournament, division, pairing.round, players, index, begun=now)
        self.games[game.id] = game
        return game

    def comes(self, username: str) -> None:
        """Let a player who was away press ready in the running rounds."""
        self.away.discard(username)
        for tournament in self.tournaments.values():
            for division in tournament.divisions.values():
                for pairing in division.of_round(division.current):
                    if self.user(username).tournament_id in pairing.players:
                        self._ready(tournament, division, pairing)

    def finish(
        self, game: str, first: int, second: int, reason: str = "STANDARD", *, winner: int | None = None
    ) -> None:
        """Finish a game with both scores; by default the higher score wins.

        Raises KeyError or ValueError for invalid arguments.
        """
        finished = self.games[game]
        if reason not in END_REASONS - {"NONE"} or finished.over:
            raise ValueError(f"{game} does not end by {reason}")
        by_score = -1 if first == second else int(second > first)
        finished.scores, finished.end_reason, finished.ended = (first, second), reason, self.now.timestamp()
        finished.winner = by_score if winner is None else winner
        if reason in NOT_LISTED:
            return
        pairing = self._pairing_of(finished)
        if pairing is not None and not pairing.settled:
            results = shapes.results_of(finished.winner)
            if pairing.players != finished.players:
                results, pairing.scores = (results[1], results[0]), (second, first)
            else:
                pairing.scores = (first, second)
            pairing.results, pairing.end_reason, pairing.game = results, reason, finished.id

    def end(self, game: str, how: str) -> None:
        """Finish a game in one of the ways offered on the page."""
        first, second, reason = how.split(":")
        winner = 0 if reason in {"TIME", "FORCE_FORFEIT"} else None
        self.finish(game, int(first), int(second), reason, winner=winner)

    def waiting(self, game: str, names: tuple[str, str], round_number: int) -> str | None:
        """Return the id of the open game of these players in this round, or None; games start with their round."""
        del game
        open_ids = [
            open_game.id
            for open_game in self.games.values()
            if not open_game.over
            and open_game.round == round_number - 1
            and {shapes.name_of(player) for player in open_game.players} == {*names}
        ]
        return open_ids[-1] if open_ids else None

    def play(self, game: str, names: tuple[str, str], winner: int, scores: tuple[int, int]) -> None:
        """Finish a game with the scores of `names`."""
        del winner
        first = shapes.name_of(self.games[game].players[0])
        mine, other = scores if first == names[0] else scores[::-1]
        self.finish(game, mine, other)

    def games_shown(self) -> list[PlayedGame]:
        """Return the games, newest first."""
        return [
            PlayedGame(
                game.id,
                f"round {game.round + 1}: {' - '.join(shapes.name_of(player) for player in game.players)}",
                shapes.stands(game),
                () if game.over else ENDINGS,
            )
            for game in reversed(self.games.values())
        ]

    def error_body(self, status: int) -> dict[str, Any]:
        """Return a body as sent by Connect."""
        code = next((code for code, number in STATUSES.items() if number == status), "unknown")
        return {"code": code, "message": "ordered on this machine"}

    # the interface

    def routes(self) -> list[web.RouteDef]:
        """Return the routes: one address for all calls, which are POST requests."""
        return [web.post("/api/{service}/{rpc}", self._called)]

    async def _called(self, request: web.Request) -> web.Response:
        calls: dict[str, Callable[[Call, User | None], Call]] = {
            "tournament_service.TournamentService/GetTournamentMetadata": self._get_metadata,
            "tournament_service.TournamentService/GetTournament": self._get_tournament,
            "tournament_service.TournamentService/AddPlayers": self._add_players,
            "tournament_service.TournamentService/SetPairing": self._set_pairing,
            "tournament_service.TournamentService/SetResult": self._set_result,
            "tournament_service.TournamentService/StartRoundCountdown": self._start_round,
            "tournament_service.TournamentService/RecentGames": self._recent_games,
            "game_service.GameMetadataService/GetMetadata": self._game_metadata,
            "game_service.GameMetadataService/GetGCG": self._gcg,
            "user_service.ProfileService/GetProfile": self._profile,
        }
        name = f"{request.match_info['service']}/{request.match_info['rpc']}"
        if name not in calls:
            raise web.HTTPNotFound(text="404 page not found")
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType(headers={"Accept-Post": "application/json, application/proto"})
        try:
            user = self._asking(request.headers.get("X-Api-Key"))
            return web.json_response(calls[name](await request.json(), user))
        except ConnectError as error:
            return web.json_response({"code": error.code, "message": str(error)}, status=STATUSES[error.code])

    def _asking(self, key: str | None) -> User | None:
        """Return the user of an API key, or None without a key."""
        if key is None:
            return None
        if key not in self.keys:
            raise ConnectError("unauthenticated", "invalid api key")
        return self.users[self.keys[key]]

    def _tournament(self, call: Call) -> Tournament:
        tournament = self.tournaments.get(call.get("id", ""))
        if tournament is None:
            raise ConnectError("invalid_argument", "record not found")
        return tournament

    def _directed(self, call: Call, user: User | None) -> tuple[Tournament, Division]:
        """Return tournament and division of a call that only its directors may make."""
        if user is None:
            raise ConnectError("unauthenticated", "auth-methods-failed")
        tournament = self._tournament(call)
        if user.username not in tournament.directors:
            raise ConnectError("unauthenticated", "this user is not an authorized director for this event")
        if user.username in tournament.readonly:
            raise ConnectError("permission_denied", "this operation requires full director permissions")
        if tournament.finished:
            raise WooglesError(1039, tournament.name, call.get("division", ""))
        division = tournament.divisions.get(call.get("division", ""))
        if division is None:
            raise WooglesError(1054, tournament.name, call.get("division", ""))
        return tournament, division

    def _get_metadata(self, call: Call, _: User | None) -> Call:
        if call.get("slug"):
            tournament = next(
                (tournament for tournament in self.tournaments.values() if tournament.slug == call["slug"]), None
            )
            if tournament is None:
                raise ConnectError("invalid_argument", "record not found")
            return shapes.tournament_metadata(tournament)
        return shapes.tournament_metadata(self._tournament(call))

    def _get_tournament(self, call: Call, _: User | None) -> Call:
        return shapes.divisions(self._tournament(call))

    def _add_players(self, call: Call, user: User | None) -> Call:
        """Add players by user name, all or none; see the module for the effect on pairings."""
        tournament, division = self._directed(call, user)
        try:
            new = [self.user(person["id"]).tournament_id for person in call.get("persons", [])]
        except KeyError as error:
            raise WooglesError(1062, tournament.name, division.name, error.args[0]) from error
        for player in new:
            for other in tournament.divisions.values():
                if player in other.players:
                    raise WooglesError(1032, tournament.name, other.name, player)
        if division.current == division.rounds - 1:
            raise WooglesError(1033, tournament.name, division.name, division.current + 1)
        division.add(new, self._rating_of)
        return {}

    def _rating_of(self, player: str) -> float:
        return max(self.users[player.partition(":")[0]].ratings.values(), default=0.0)

    def _set_pairing(self, call: Call, user: User | None) -> Call:
        """Pair players; their previous opponents are then unpaired."""
        tournament, division = self._directed(call, user)
        for pairing in call.get("pairings", []):
            players, number = (
                (pairing.get("player_one_id", ""), pairing.get("player_two_id", "")),
                pairing.get("round", 0),
            )
            for index, player in enumerate(players, start=1):
                if player not in division.players:
                    which = ("playerOne", "playerTwo")[index - 1]
                    raise numbered(1011, tournament, division, number, player, which)
            if not 0 <= number < division.rounds:
                raise numbered(1010, tournament, division, number, "SetPairing")
            made = self._pair(division, players, number, pairing.get("self_play_result", "NO_RESULT"))
            if number == division.current:
                self._ready(tournament, division, made)
        return {}

    def _pair(self, division: Division, players: tuple[str, str], number: int, alone: str) -> Pairing:
        if players[0] == players[1] and alone not in BYES:
            raise WooglesError(1049, division.name, number + 1, alone)
        division.pairings = [
            pairing for pairing in division.pairings if pairing.round != number or not {*players} & {*pairing.players}
        ]
        made = Pairing(players, number)
        if players[0] == players[1]:
            made.results, made.scores = (alone, alone), (50, 0)
        division.pairings.append(made)
        return made

    def _ready(self, tournament: Tournament, division: Division, pairing: Pairing) -> None:
        """Start the game of a pairing, if it has none and both players have pressed ready."""
        players = {*pairing.players}
        begun = any(
            game.tournament == tournament.id
            and game.division == division.name
            and game.round == pairing.round
            and {*game.players} == players
            and not game.over
            for game in self.games.values()
        )
        if not (pairing.settled or begun or self.away & {*map(shapes.name_of, players)}):
            swapped = not division.manual_first and self.chance.random() < 0.5  # noqa: PLR2004 - as often as not
            self.begin(tournament.id, division.name, pairing, swapped=swapped)

    def _start_round(self, call: Call, user: User | None) -> Call:
        tournament, division = self._directed(call, user)
        number = call.get("round", 0)
        if tournament.checkins_open or tournament.registration_open:
            raise WooglesError(1098, tournament.name)
        if number != division.current + 1:
            raise numbered(1067, tournament, division, number, str(division.current + 2))
        if any(not pairing.settled for pairing in division.of_round(division.current)):
            raise numbered(1038, tournament, division, division.current)
        paired = {player for pairing in division.of_round(number) for player in pairing.players}
        if paired != set(division.players):
            raise numbered(1041, tournament, division, number)
        division.current, tournament.started = number, True
        for pairing in division.of_round(number):
            self._ready(tournament, division, pairing)
        return {}

    def _set_result(self, call: Call, user: User | None) -> Call:
        """Record a result entered by a director; players by uuid, the first one went first."""
        tournament, division = self._directed(call, user)
        if not tournament.started:
            raise WooglesError(1053, tournament.name, division.name)
        try:
            players = tuple(self.users[call[key]].tournament_id for key in ("player_one_id", "player_two_id"))
        except KeyError as error:
            raise ConnectError("invalid_argument", "record not found") from error
        number = call.get("round", 0)
        results = (str(call["player_one_result"]), str(call["player_two_result"]))
        if results.count("VOID") == 1:
            raise numbered(1016, tournament, division, number, *results)
        pairing = next((pairing for pairing in division.of_round(number) if {*pairing.players} == {*players}), None)
        if pairing is None:
            raise numbered(1015, tournament, division, number)
        if pairing.settled and not call.get("amendment", False):
            raise numbered(1021, tournament, division, number)
        if not pairing.settled and call.get("amendment", False):
            raise numbered(1022, tournament, division, number)
        scores = (int(call.get("player_one_score", 0)), int(call.get("player_two_score", 0)))
        turned = pairing.players != players
        pairing.results = (results[1], results[0]) if turned else results
        pairing.scores = (scores[1], scores[0]) if turned else scores
        pairing.end_reason = str(call.get("game_end_reason", "NONE"))
        return {}

    def _recent_games(self, call: Call, _: User | None) -> Call:
        tournament, number = self._tournament(call), call.get("num_games", 0)
        if number > MAX_RECENT:
            raise ConnectError("internal", "too many games")
        listed = [game for game in self.games.values() if game.tournament == tournament.id]
        over = [game for game in listed if game.end_reason not in NOT_LISTED]
        ordered = sorted(over, key=lambda game: game.ended, reverse=True)
        offset = call.get("offset", 0)
        return {"games": [shapes.ended_game(game) for game in ordered[offset : offset + number]]}

    def _game_metadata(self, call: Call, _: User | None) -> Call:
        game = self._game(call)
        return shapes.metadata(game, self.tournaments[game.tournament], self.users)

    def _gcg(self, call: Call, _: User | None) -> Call:
        game = self._game(call)
        if not game.over:
            raise ConnectError("invalid_argument", "please wait until the game is over to download GCG")
        first, second = (shapes.name_of(player) for player in game.players)
        head = f"#character-encoding UTF-8\n#player1 {first} {first}\n#player2 {second} {second}\n"
        return {"gcg": f"{head}#id io.woogles {game.id}\n"}

    def _pairing_of(self, game: Game) -> Pairing | None:
        pairings = self.tournaments[game.tournament].divisions[game.division].of_round(game.round)
        return next((pairing for pairing in pairings if {*pairing.players} == {*game.players}), None)

    def _game(self, call: Call) -> Game:
        game = self.games.get(call.get("game_id", ""))
        if game is None:
            raise ConnectError("not_found", "sql: no rows in result set")
        return game

    def _profile(self, call: Call, _: User | None) -> Call:
        try:
            return shapes.profile(self.user(call.get("username", "")))
        except KeyError as error:
            raise ConnectError("invalid_argument", "no rows in result set") from error
