"""Decisions about what game servers tell: where games are, how they ended, what a director has to look at."""

from __future__ import annotations

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.decide.corrections import corrected
from formats.core.decide.games import agree, judge
from formats.core.errors import NoDoubtError, OtherSeatsError, ReportContradictedError
from formats.core.events import Event
from formats.core.model import Pairing
from formats.core.possible.reports import is_before_start
from formats.core.state_slices.server_games import ServerGames


def link_games(case: Case, command: cmd.LinkServerGames) -> list[Event]:
    """Link pairings to their games on a server. A pairing with other players by now is left out."""
    case.need_phase()
    known = case.state.slice_of(ServerGames)
    open_games = {pairing.id: pairing for pairing in case.state.open_games()}
    new = tuple(
        placed
        for placed in command.games
        if placed.pairing in open_games
        and set(placed.seats) == set(open_games[placed.pairing].seats)
        and known.links.get(placed.pairing) != (command.server, placed)
    )
    without = tuple(pairing for pairing in command.without if pairing not in known.without)
    return [ev.ServerGamesLinked(server=command.server, games=new, without=without)] if new or without else []


def report_from_server(case: Case, command: cmd.ReportFromServer) -> list[Event]:
    """Record the result at once, or ask the player who did not gain by it to confirm, by the tournament's setting.

    A game that ended before the pairing was to begin may have been another one between the same two: it is asked of
    the loser in any case, unless they have reported it so themselves.

    `OtherSeatsError` where the pairing is seated otherwise by now; `ReportContradictedError` where a player has said
    otherwise: that is for a director.
    """
    pairing = _as_seated(case.open_game(command.link.pairing), command.link)
    result = judge(case, pairing, command.report)
    known = case.state.reports.get(pairing.id)
    if known is not None and not (known.disputed_by is None and agree(judge(case, pairing, known.report), result)):
        raise ReportContradictedError(pairing.id)
    recorded = ev.ResultRecorded(
        pairing=pairing.id, result=result, source="server", server=command.server, evidence=command.link.address
    )
    early = is_before_start(case.state, pairing.id, command.ended_at or case.now)
    if early and known is not None:
        return [recorded] if command.report.winner not in {None, known.by} else []
    if known is not None or (case.state.settings.server_results == "at_once" and not early):
        return [recorded]
    return [
        ev.ResultReported(
            pairing=pairing.id,
            by=command.report.winner or pairing.seats[0],
            report=command.report,
            server=command.server,
            evidence=command.link.address,
            before_start=early,
        )
    ]


def doubt_game(case: Case, command: cmd.DoubtServerGame) -> list[Event]:
    """Record each doubt about a game once."""
    case.need_phase()
    _, _, pairing = case.state.find(command.link.pairing)
    _as_seated(pairing, command.link)
    doubted = ev.ServerGameDoubted(
        link=command.link, server=command.server, doubts=command.doubts, report=command.report
    )
    known = case.state.slice_of(ServerGames)
    return [] if known.doubts.get((pairing.id, command.link.game)) == doubted else [doubted]


def settle_doubt(case: Case, command: cmd.SettleServerDoubt) -> list[Event]:
    """A director decides. What is taken counts as the server's word; `NoDoubtError` where nothing is to be decided."""
    case.need_phase()
    doubted = case.state.slice_of(ServerGames).doubts.get((command.pairing, command.game))
    if doubted is None or (command.answer == "taken" and doubted.report is None):
        raise NoDoubtError(command.pairing)
    settled = ev.ServerDoubtSettled(pairing=command.pairing, game=command.game, answer=command.answer)
    if command.answer != "taken" or doubted.report is None:
        return [settled]
    _, _, game = case.state.find(command.pairing)
    pairing = _as_seated(game, doubted.link)
    recorded = ev.ResultRecorded(
        pairing=pairing.id,
        result=judge(case, pairing, doubted.report),
        source="server",
        on_time="time" in doubted.doubts,
        server=doubted.server,
        evidence=doubted.link.address,
    )
    return [settled, *corrected(case, pairing, recorded, "", "")]


def _as_seated(pairing: Pairing, link: ev.GameLink) -> Pairing:
    if set(link.seats) != set(pairing.seats):
        raise OtherSeatsError(pairing.id)
    return pairing
