"""A result that stands though the game ended otherwise: pictures, texts, standings and `verify` say the same of it."""

from __future__ import annotations

import pytest

from bot.charts.elimination import bracket
from bot.charts.rounds import pairing_sheet
from bot.pictures.bracket import BracketMatch
from bot.views.pairings import pairings_view
from bot.views.schedule import schedule_view
from bot.views.standings import standings_view
from formats.core import commands as cmd
from formats.core.model import Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.verify import verify
from tests.bot.pictures.lettered import drawings
from tests.bot.played import Played

RULING = "Both agree to play on."


@pytest.fixture
def played() -> Played:
    """A single elimination of four, whose final is published: e1 has beaten e4, which was wrong, and stands."""
    cup = (StagePlan(system="single_elimination", title="Cup"),)
    played = Played(people=("Ana", "Bo", "Cy", "Dee")).create(stages=cup).enter().close().publish().play().publish()
    played.do(record(semi_final(played), "e4", "stand"))
    return played


def semi_final(played: Played) -> Pairing:
    """The game that was won by somebody else."""
    return next(pairing for pairing, _ in played.state.stage().games() if "e4" in pairing.seats)


def record(game: Pairing, winner: str, dependents: str) -> cmd.Command:
    fields = {"pairing": game.id, "report": Report(winner=winner), "dependents": dependents, "text": RULING}
    return cmd.RecordResult.model_validate(fields)


def drawn(played: Played) -> tuple[str, BracketMatch, str]:
    """The line below the title of the bracket, the match as it is drawn, and what its picture says."""
    view = bracket(played.context)
    assert view is not None
    (part,) = view.parts
    match = next(match for match in part.rounds[0].matches if "Dee" in {match.top.name, match.bottom.name})
    (drawing,) = drawings(view)
    return view.subtitle, match, drawing.alt


def test_the_bracket_shows_who_went_on_and_that_it_is_by_a_ruling(played: Played) -> None:
    subtitle, match, spoken = drawn(played)
    assert "§ one result by a ruling" in subtitle
    sides = {slot.name: (slot.won, slot.score) for slot in (match.top, match.bottom)}
    assert sides == {"Ana": (True, "1 §"), "Dee": (False, "0")}
    assert "Ana (1) beat Dee (4) 1 §:0" in spoken


def test_texts_and_the_sheet_show_both_results(played: Played) -> None:
    texts = [pairings_view(played.context, 0, 1).text, schedule_view(played.context, everything=True).text]
    assert all("1–0 § (ended 0–1)" in text or "0–1 § (ended 1–0)" in text for text in texts)
    sheet = pairing_sheet(played.context, 0, 1)
    assert sheet is not None
    assert sorted(game.centre[-1] for game in sheet.games) in (["0", "§"], ["1", "§"])


def test_standings_count_what_is_recorded_and_tell_of_the_ruling(played: Played) -> None:
    text = standings_view(played.context).text
    assert "though it ended" in text
    assert RULING in text
    wins = {line.entrant: line.wins for line in played.engine.standings(played.state)}
    assert (wins["e1"], wins["e4"]) == (1, 0)


def test_nothing_contradicts_the_ruling_up_to_the_end(played: Played) -> None:
    final = played.state.open_games()[0]
    assert "e1" in final.seats
    assert "e4" not in final.seats
    played.play()
    assert played.engine.standings(played.state)[0].entrant == "e1"
    assert verify(played.records, played.engine) == ()


def test_a_ruling_is_over_when_the_result_is_corrected_after_all(played: Played) -> None:
    played.do(record(semi_final(played), "e4", "reset"))
    subtitle, match, _ = drawn(played)
    assert "§" not in subtitle + match.top.score + match.bottom.score
    assert "§" not in pairings_view(played.context, 0, 1).text


def test_a_ruling_that_is_undone_is_shown_no_more(played: Played) -> None:
    played.do(cmd.UndoCommand(command_id=played.state.commands[-1].command_id))
    assert "§" not in drawn(played)[0]
    assert played.state.stands == {}
