"""Tables for spreadsheet programs: complete, with zones, without formulas, and right in every country."""

from __future__ import annotations

import csv
import io

import pytest

from bot.files.locales import for_locale
from bot.files.tables import attached, tables
from bot.text.context import TournamentContext
from bot.text.names import Names
from bot.views.table import BYTE_ORDER_MARK, csv_file, safe_cell
from bot.views.view import CsvFile
from formats import registry
from formats.core import commands as cmd
from formats.core.lots import draw_number
from formats.core.plan import StagePlan
from tests.bot.played import Played
from tests.bot.views.test_views import ACTORS, draft, finished, first_round, second_round
from tests.formats.systems.swiss_elimination.test_whole import Playoffs

ANYBODY = {
    "field", "open-classic-standings", "open-classic-crosstable", "rounds", "seeds", "draws", "chronicle",
}  # fmt: skip
STAFF = {"ledger", "audit", "availability", "forms"}


def named(played: Played, *, staff: bool = False) -> dict[str, CsvFile]:
    """The tables by the ends of their names."""
    found = tables(played.context, played.records, ACTORS, staff=staff)
    return {csv.filename.removeprefix("world-championship-").removesuffix(".csv"): csv for _, csv in found}


def rows(file: CsvFile) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.text.removeprefix(BYTE_ORDER_MARK))))


def test_everything_anybody_may_see_is_a_table() -> None:
    assert set(named(second_round())) == ANYBODY
    assert set(named(draft())) == {"field", "chronicle"}
    assert {"finals-standings", "finals-crosstable"} <= set(named(finished()))


def test_directors_get_what_only_they_may_see() -> None:
    assert set(named(second_round(), staff=True)) == ANYBODY | STAFF


def test_every_table_opens_in_a_spreadsheet_program() -> None:
    for name, file in named(finished(), staff=True).items():
        assert file.text.startswith(BYTE_ORDER_MARK), name
        lines = list(csv.reader(io.StringIO(file.text.removeprefix(BYTE_ORDER_MARK))))
        assert len({len(line) for line in lines}) == 1, name
        assert not any(cell.lstrip().startswith(("=", "@", "+", "\t")) for line in lines for cell in line), name


def test_rounds_hold_every_game_bye_and_forfeit_of_all_rounds() -> None:
    played = second_round()
    found = rows(named(played)["rounds"])
    assert {row["round"] for row in found} == {"1", "2"}
    games = [row for row in found if row["what"] == "game"]
    assert len(games) == len(played.context.games())
    forfeit = next(row for row in found if row["how"] == "forfeit" and row["absent"].startswith("千代"))
    assert {forfeit["points of first"], forfeit["points of second"]} == {"0.0", "1.0"}
    assert "'=KIM()" in {row["first"] for row in found} | {row["second"] for row in found}
    assert {row["second plays"] for row in games} == {"Silver"}


def test_a_bye_says_what_it_is_worth() -> None:
    played = draft()
    played.people = played.people[:11]
    played.enter().close().publish()
    (bye,) = [row for row in rows(named(played)["rounds"]) if row["what"] == "bye"]
    assert bye["points of first"] == "1.0"
    assert bye["first"]


def test_every_time_carries_its_zone() -> None:
    for name, file in named(finished(), staff=True).items():
        for row in rows(file):
            for head, cell in row.items():
                if head in {"time", "handed in"} and cell:
                    assert cell.endswith(" UTC"), (name, cell)


def test_draws_can_be_recomputed_from_their_table() -> None:
    for row in rows(named(finished())["draws"]):
        counter, low, high = (int(row[head]) for head in ("counter", "low", "high"))
        assert draw_number(row["seed"], row["purpose"], counter, low, high) == int(row["value"])


def test_what_directors_told_everybody_and_nothing_told_in_private() -> None:
    text = named(second_round())["chronicle"].text
    assert "Welcome @everyone" in text
    assert "overslept" in text
    assert "web-cam" not in text
    assert "cat" not in text


def test_times_people_can_play_are_for_directors() -> None:
    (row,) = rows(named(second_round(), staff=True)["availability"])
    assert (row["name"], row["time zone"]) == ("Dana דנה", "Europe/Rome")


def test_what_was_taken_back_is_told_no_more() -> None:
    played = first_round()
    played.do(cmd.WithdrawEntrant(entrant="e12"))
    assert "Łukasz has withdrawn" in named(played)["chronicle"].text
    played.do(cmd.UndoCommand(command_id=played.records[-1].command_id))
    assert "Łukasz has withdrawn" not in named(played)["chronicle"].text


def test_what_is_sealed_is_in_no_table() -> None:
    play = Playoffs()
    play.lists(e1="P3 P1", e2="P8")
    play.publish()
    play.times(seed=1)
    context = TournamentContext(play.state, registry.engine(), Names({}))
    found = {csv.filename: csv for _, csv in tables(context, play.records, {}, staff=True)}
    assert not [name for name in found if "standings" in name or "crosstable" in name]
    assert [rows(found[name]) for name in found if name.endswith(("rounds.csv", "draws.csv"))] == [[], []]
    (forms,) = [rows(file) for name, file in found.items() if name.endswith("forms.csv")]
    assert {row["content"] for row in forms} == {"sealed"}
    play.answer("reveal", "yes")
    opened = TournamentContext(play.state, registry.engine(), Names({}))
    names = [csv.filename for _, csv in tables(opened, play.records, {}, staff=False)]
    assert [name for name in names if "standings" in name]


@pytest.mark.parametrize(
    "text, cell",
    [
        ("=1+1", "'=1+1"),
        ("\uff1d1", "'\uff1d1"),
        ("Ann;=1+1", "Ann;'=1+1"),
        ('Ann"\t@SUM(1)', "Ann\"\t'@SUM(1)"),
        ("a, -b", "a, '-b"),
        ("-3", "-3"),
        ("2.5", "2.5"),
        ("+-?", "'+-?"),
        (None, ""),
    ],
)
def test_no_cell_starts_a_formula_whatever_the_separator(text: str | None, cell: str) -> None:
    assert safe_cell(text) == cell


def test_where_the_comma_is_in_numbers_semicolons_part_the_cells() -> None:
    file = csv_file("x.csv", ["name", "points"], [["A, B;C", 2.5], ["1.5.2026", 3]])
    german = for_locale(file, "de").text
    assert german.startswith(BYTE_ORDER_MARK)
    assert list(csv.reader(io.StringIO(german.removeprefix(BYTE_ORDER_MARK)), delimiter=";")) == [
        ["name", "points"],
        ["A, B;C", "2,5"],
        ["1.5.2026", "3"],
    ]
    assert for_locale(file, "en-US") == file


def test_a_file_says_what_it_shows() -> None:
    title, csv_ = tables(draft().context, draft().records, ACTORS, staff=False)[0]
    file = attached((title, csv_))
    assert file.description == "World Championship · Field"
    assert file.name == "world-championship-field.csv"


def test_what_was_handed_in_is_told_as_its_format_tells_it_and_other_forms_as_they_are() -> None:
    stage = StagePlan(system="tiered_league", title="Leagues", options={"invitations": True})
    played = Played(people=("Ana", "Ben", "Cem", "Dora", "Eva")).create((stage,), week=None).enter()
    played.do(cmd.AskForForm(form="attendance"))
    played.do(cmd.SubmitForm(form="attendance", entrant="e1", content={"here": "yes"}))
    played.do(cmd.CloseRegistration())
    played.do(cmd.AskForForm(form="invitation"))
    played.do(cmd.SubmitForm(form="invitation", entrant="e2", content={"answer": "no"}))
    found = {(row["form"], row["name"]): row for row in rows(named(played, staff=True)["forms"])}
    assert found["attendance", "Ana"]["content"] == "true"
    assert found["invitation", "Ben"]["content"] == "Will you play?: No"
    assert len(found) == 2
