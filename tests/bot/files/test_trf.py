"""FIDE's report file, read back by the columns of FIDE's handbook and checked as pairing checkers check it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.files.trf import Heading, has_trf, trf
from formats import registry
from formats.cli import reports
from formats.core import commands as cmd
from formats.core.capabilities import ChessLike
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.toolkit.fide.trf import read_report
from tests.bot.played import Played

SYSTEMS = ("swiss", "score_group_swiss", "round_robin", "fide_dutch")
WORTH = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "U": 2, "H": 1, "Z": 0}


@dataclass
class Line:
    """A line 001, taken apart at the handbook's columns (counted from 1)."""

    text: str

    def columns(self, first: int, last: int) -> str:
        return self.text[first - 1 : last]

    @property
    def number(self) -> int:
        return int(self.columns(5, 8))

    @property
    def rounds(self) -> list[tuple[int, str, str]]:
        """Opponent (0: none), colour and result of each round."""
        return [
            (int(self.columns(at, at + 3)), self.columns(at + 5, at + 5), self.columns(at + 7, at + 7))
            for at in range(92, len(self.text), 10)
        ]


def tournament(system: str, people: int = 7, **options: object) -> Played:
    stages = (StagePlan(system=system, title="Main", options=options, time_control="90+30"),)
    played = Played(people=tuple(f"Player {number}" for number in range(1, people + 1)))
    return played.create(stages, week=None, forfeit_removes=False).enter().close()


def players(text: str) -> dict[int, Line]:
    return {player.number: player for line in text.split("\r\n") if line.startswith("001") for player in [Line(line)]}


def header(text: str) -> dict[str, str]:
    return {line[:3]: line[4:].strip() for line in text.split("\r\n") if line and not line.startswith("001")}


def check(text: str, bye: int = 2) -> None:
    """What pairing checkers refuse: opponents who contradict each other, points that do not add up."""
    found = players(text)
    assert sorted(found) == list(range(1, len(found) + 1))
    for number, line in found.items():
        assert float(line.columns(81, 84)) * 2 == sum({**WORTH, "U": bye}[result] for _, _, result in line.rounds)
        for place, (opponent, colour, result) in enumerate(line.rounds):
            if not opponent:
                assert (line.columns(92 + 10 * place, 95 + 10 * place), colour) == ("0000", "-")
                assert result in "UHZ"
                continue
            back, other_colour, other_result = found[opponent].rounds[place]
            assert back == number
            assert {colour, other_colour} == {"w", "b"}
            assert {result, other_result} in ({"1", "0"}, {"="}, {"+", "-"}, {"-"})


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_chess_like_stage_passes_the_checks_of_checkers(system: str) -> None:
    played = tournament(system).finish()
    text = trf(played.context, 0).text
    check(text)
    rounds = len(played.state.started[0].rounds)
    assert {len(line.rounds) for line in players(text).values()} == {rounds}
    assert header(text)["142"] == str(rounds)


def test_a_line_stands_at_the_columns_of_the_handbook() -> None:
    played = tournament("swiss")
    played.do(cmd.ChangeEntrants(data={"e1": EntrantData(rating=2345.6)}))
    context = played.publish().play().context
    text = trf(context, 0).text
    (best,) = [line for line in players(text).values() if line.number == 1]
    assert best.columns(1, 3) == "001"
    assert best.columns(5, 8) == "   1"
    assert best.columns(15, 47) == f"{'Player 1':<33}"
    assert best.columns(49, 52) == "2346"
    assert best.columns(53, 80).strip() == ""
    assert best.columns(81, 84) == " 1.0"
    assert int(best.columns(86, 89)) == next(line.rank for line in context.standings(0) if line.entrant == "e1")
    assert best.columns(90, 91) == "  "
    assert best.columns(96, 96) == best.columns(98, 98) == " "
    assert best.columns(99, 99) in {"1", "U"}
    assert len(best.text) == 99


def test_the_tournament_section_names_title_dates_field_and_time_control() -> None:
    text = trf(tournament("swiss").publish().play().publish().play().context, 0).text
    found = header(text)
    assert found["012"] == "World Championship"
    assert found["042"] == "2010/01/04"
    assert found["052"] == "2010/01/05"
    assert (found["062"], found["072"], found["082"]) == ("7", "7", "0")
    assert found["092"] == "Individual: Swiss"
    assert found["122"] == "90+30"
    dates = next(line for line in text.split("\r\n") if line.startswith("132"))
    assert (dates[91:99], dates[101:109]) == ("10/01/04", "10/01/05")


def test_byes_ties_and_forfeits() -> None:
    played = tournament("swiss", bye_half_points=1).publish()
    tied, one_late, nobody = played.state.open_games()
    played.do(cmd.RecordResult(pairing=tied.id, report=Report(winner=None)))
    played.do(cmd.RuleForfeit(pairing=one_late.id, absent=(one_late.seats[0],), text=""))
    played.do(cmd.RuleForfeit(pairing=nobody.id, absent=nobody.seats, text=""))
    text = trf(played.context, 0).text
    check(text, bye=1)
    seeds = played.state.started[0].seeds
    lines = {seeds[number - 1]: line.rounds[0] for number, line in players(text).items()}
    assert [lines[seat][2] for seat in tied.seats] == ["=", "="]
    assert [lines[seat][2] for seat in one_late.seats] == ["-", "+"]
    assert [lines[seat][2] for seat in nobody.seats] == ["-", "-"]
    assert [lines[seat][1] for seat in tied.seats] == ["w", "b"]
    assert [cell for cell in lines.values() if cell[0] == 0] == [(0, "-", "U")]
    assert read_report(text.encode()).tournament.points.bye == 5


def test_a_points_table_is_in_the_file_and_a_program_reads_it() -> None:
    played = tournament("swiss", points=[3, 1, 0], forfeit_points=[3, 0], bye_points=[2]).publish().play()
    text = trf(played.context, 0).text
    standings = {line.entrant: line.points for line in played.engine.standings(played.state, 0)}
    seeds = played.state.started[0].seeds
    assert {seeds[number - 1]: float(line.columns(81, 84)) for number, line in players(text).items()} == standings
    assert set(standings.values()) == {0, 2, 3}
    points = read_report(text.encode()).tournament.points
    assert (points.win, points.draw, points.loss, points.absence, points.bye) == (30, 10, 0, 0, 20)


def test_points_that_do_not_fit_make_no_file() -> None:
    played = tournament("swiss", people=8, points=[1000, 1, 0]).publish()
    assert has_trf(played.context, 0)
    played.play()
    assert not has_trf(played.context, 0)


@pytest.mark.parametrize("system", ["swiss", "fide_dutch"])
def test_places_follow_the_tie_breaks_of_the_handbook_that_the_file_names(system: str) -> None:
    played = tournament(system, people=9, rounds=4).publish()
    missed = played.state.open_games()[0]
    played.do(cmd.RuleForfeit(pairing=missed.id, absent=(missed.seats[0],), text=""))
    played.play().finish()
    text = trf(played.context, 0).text
    assert header(text)["202"] == {"swiss": "BH/C1,BH,SB,DE,WIN", "fide_dutch": "DE,BH/C1,BH,SB,WIN"}[system]
    problems = reports.check(text.encode()).data["problems"]
    assert not [line for line in problems if line.startswith("Place")]
    assert not (problems if system == "fide_dutch" else [])


def test_under_limits_places_are_those_of_the_standings() -> None:
    played = tournament("swiss", people=8, wins_to_advance=3, losses_to_leave=3).publish().play()
    text = trf(played.context, 0).text
    assert "202" not in header(text)
    ranks = {line.entrant: line.rank for line in played.engine.standings(played.state, 0)}
    seeds = played.state.started[0].seeds
    assert {seeds[number - 1]: int(line.columns(86, 89)) for number, line in players(text).items()} == ranks


def test_a_file_declares_system_acceleration_and_virtual_points() -> None:
    played = tournament("fide_dutch", people=8, rounds=5, acceleration=True).publish().play()
    text = trf(played.context, 0).text
    assert header(text)["192"] == "FIDE_DUTCH_2026_BAKU"
    assert len(read_report(text.encode()).tournament.virtual_points) == 2
    assert "192" not in header(trf(tournament("swiss").publish().play().context, 0).text)


def test_a_table_with_bonus_points_makes_no_file() -> None:
    assert not has_trf(tournament("swiss", points=[3, 1, 0], bonus=["win by 20: 1"]).publish().context, 0)


def test_rounds_by_hand_have_comments() -> None:
    text = trf(tournament("fide_dutch").publish().play().context, 0, by_hand=[1]).text
    assert "### MPA @ Round 1" in read_report(text.encode()).others


def test_who_left_has_a_bye_of_no_points_in_every_later_round() -> None:
    played = tournament("swiss", people=8, rounds=3).publish().play()
    played.do(cmd.WithdrawEntrant(entrant="e8"))
    played.finish()
    text = trf(played.context, 0).text
    check(text)
    last = played.state.started[0].seeds.index("e8") + 1
    assert players(text)[last].rounds[1:] == [(0, "-", "Z")] * 2


def test_games_that_do_not_count_are_no_games() -> None:
    played = tournament("round_robin", people=6, strike_below_half=True).publish().play()
    played.do(cmd.WithdrawEntrant(entrant="e6"))
    played.finish()
    text = trf(played.context, 0).text
    check(text)
    last = played.state.started[0].seeds.index("e6") + 1
    assert set(players(text)[last].rounds) == {(0, "-", "Z")}


def test_the_round_being_played_is_left_out_with_its_points() -> None:
    played = tournament("swiss").publish().play().publish()
    game = played.state.open_games()[0]
    played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0])))
    text = trf(played.context, 0).text
    check(text)
    assert {len(line.rounds) for line in players(text).values()} == {1}
    assert header(text)["142"] == "3"


def test_names_of_any_script_keep_the_columns_and_start_no_line() -> None:
    played = tournament("swiss")
    played.people = ("千代 はるか", "Bohdan Коваленко\r\n001    9", "A" * 60, "דנה", "Gül\u202e", "🎲🎲", "x\t y")
    text = trf(played.publish().play().context, 0).text
    check(text)
    names = [line.columns(15, 47).rstrip() for line in players(text).values()]
    assert sorted(names) == sorted(["千代 はるか", "Bohdan Коваленко 001 9", "A" * 33, "דנה", "Gül", "🎲🎲", "x y"])


def test_only_what_is_like_chess_has_such_a_file() -> None:
    assert {key for key, system in registry.systems().items() if isinstance(system, ChessLike)} == set(SYSTEMS)
    played = tournament("swiss").publish()
    assert has_trf(played.context, 0)
    finals = Played().create().enter().close().finish()
    assert [has_trf(finals.context, number) for number in (0, 1)] == [True, False]


def test_a_rating_officer_finds_place_federation_arbiter_and_rate_of_play() -> None:
    played = tournament("swiss", rounds=3).publish().play()
    heading = Heading("Springfield", "usa", "Dora Director")
    found = header(trf(played.context, 0, heading).text)
    assert (found["022"], found["032"], found["102"], found["122"]) == ("Springfield", "USA", "Dora Director", "90+30")
    assert header(trf(played.context, 0, Heading(rate="5+3")).text)["122"] == "5+3"
    assert not {"022", "032", "102"} & set(header(trf(played.context, 0).text))
