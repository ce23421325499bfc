"""Selection of games on game servers whose records are exported: the games behind valid results, round by round."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.game_server_api.port import RecordWanted
from bot.text.context import TournamentContext
from bot.views.sealing import open_stages
from formats.core.events import Event, GameLink, ResultRecorded, ServerGameDoubted, ServerGamesLinked
from formats.core.log import Record
from formats.core.model import Pairing
from formats.core.state_slices.server_games import ServerGames
from formats.core.values import PairingId
from formats.core.verify import effective


def records_wanted(
    context: TournamentContext, records: Sequence[Record], rounds: Collection[tuple[int, int]]
) -> Mapping[str, Sequence[RecordWanted]]:
    """Return by server the games of these rounds (stage and number) that have a result, in the order of boards.

    Sealed stages are excluded. Of several games of a pairing it is the one whose result counts; if the result was
    entered by hand, the latest.
    """
    reported = _server_results(records)
    wanted: dict[str, list[RecordWanted]] = {}
    shown = open_stages(context)
    for stage, number in sorted((stage, number) for stage, number in rounds if stage in shown):
        round_ = context.state.started[stage].rounds[number - 1]
        for pairing in round_.pairings.pairings:
            if pairing.id in round_.results:
                for server, link in _game_of(context, reported, pairing):
                    event = context.heading("", stage)
                    wanted.setdefault(server, []).append(RecordWanted(link.game, event, str(number)))
    return wanted


def _game_of(
    context: TournamentContext, reported: Mapping[PairingId, tuple[str, GameLink]], pairing: Pairing
) -> Iterator[tuple[str, GameLink]]:
    """Yield the server and the game of a pairing, if there is one."""
    links = context.state.slice_of(ServerGames)
    latest = links.links.get(pairing.id)
    server, link = reported.get(pairing.id) or latest or ("", None)
    if link is not None and link.game and set(link.seats) == set(pairing.seats):
        yield server, link


def _server_results(records: Sequence[Record]) -> Mapping[PairingId, tuple[str, GameLink]]:
    """Return the games whose results count as reported by a server."""
    links = {link.address: link for record in records for link in _links_of(record.event)}
    latest = {
        record.event.pairing: record.event for record in effective(records) if isinstance(record.event, ResultRecorded)
    }
    return {
        pairing: (result.server, links[result.evidence])
        for pairing, result in latest.items()
        if result.source == "server" and result.evidence in links
    }


def _links_of(event: Event) -> Sequence[GameLink]:
    """Return the links to games in an event."""
    match event:
        case ServerGamesLinked(games=games):
            return games
        case ServerGameDoubted(link=link):
            return (link,)
        case _:
            return ()
