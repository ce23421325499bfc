"""Which games on servers a file of their records is about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.files.game_records import records_wanted
from bot.game_server_api.port import RecordWanted
from formats.core import commands as cmd
from formats.core.events import GameLink
from formats.core.log import SERVER
from formats.core.model import Pairing
from formats.core.results import Report
from tests.bot.played import Played
from tests.bot.sealed_swiss import Sealed

LICHESS = f"{SERVER}lichess"
ROUND = [(0, 1)]


def link(pairing: Pairing, game: str) -> GameLink:
    return GameLink(pairing=pairing.id, seats=pairing.seats, game=game, address=f"https://lichess.org/{game}")


@pytest.fixture
def played() -> Played:
    """A first round of six, every game on a server."""
    played = Played()
    played.people = played.people[:6]
    played.create().enter().close().publish()
    games = tuple(link(game, f"g{number}") for number, game in enumerate(played.state.open_games(), start=1))
    played.do(cmd.LinkServerGames(server="lichess", games=games), actor=LICHESS)
    return played


def told(played: Played, pairing: Pairing, game: str) -> None:
    report = Report(winner=pairing.seats[0])
    played.now = max(played.now, *(time.at for time in played.state.times.values()))
    played.do(cmd.ReportFromServer(server="lichess", link=link(pairing, game), report=report), actor=LICHESS)


def wanted(played: Played) -> list[str]:
    found = records_wanted(played.context, played.records, ROUND)
    return [record.game for record in found.get("lichess", ())]


def test_only_games_with_a_result_in_the_order_of_boards_with_event_and_round(played: Played) -> None:
    first, second, _ = played.state.open_games()
    assert records_wanted(played.context, played.records, ROUND) == {}
    told(played, second, "g2")
    told(played, first, "g1")
    found = records_wanted(played.context, played.records, ROUND)
    event = played.context.heading("", 0)
    assert found == {"lichess": [RecordWanted("g1", event, "1"), RecordWanted("g2", event, "1")]}


def test_of_two_games_the_one_that_counts(played: Played) -> None:
    first = played.state.open_games()[0]
    for game in ("g1", "other"):
        report = Report(winner=first.seats[0])
        doubt = cmd.DoubtServerGame(server="lichess", link=link(first, game), doubts=("second_game",), report=report)
        played.do(doubt, actor=LICHESS)
    played.do(cmd.SettleServerDoubt(pairing=first.id, game="other", answer="taken"))
    assert wanted(played) == ["other"]


def test_with_a_result_entered_by_hand_the_latest_game(played: Played) -> None:
    first = played.state.open_games()[0]
    played.do(cmd.RecordResult(pairing=first.id, report=Report(winner=first.seats[1])))
    assert wanted(played) == ["g1"]


def test_games_of_a_sealed_stage_are_left_out(played: Played) -> None:
    first = played.state.open_games()[0]
    told(played, first, "g1")
    engine = replace(played.engine, formats={**played.engine.formats, Sealed.key: Sealed()})
    assert records_wanted(replace(played.context, engine=engine), played.records, ROUND) == {}
