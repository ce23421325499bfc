"""What views must hold whatever they show, and what they show of a whole tournament."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import get_args

import pytest

from bot.service.ledger import ledger
from bot.text.context import TournamentContext
from bot.text.labels import EVENT_KINDS
from bot.text.names import display_width
from bot.views.audit import AuditFilter, audit_entries, audit_view, matching, pages_of
from bot.views.crosstable import crosstable_view
from bot.views.digest import digest_view
from bot.views.draws import draws_view
from bot.views.info import info_view, rules_view, tournaments_view
from bot.views.ledger import ledger_view
from bot.views.lives import lives_view
from bot.views.pairings import pairings_view, warnings_of
from bot.views.person import history_view, next_view
from bot.views.preview import whole_preview
from bot.views.schedule import schedule_view
from bot.views.standings import field_view, standings_view
from bot.views.table import TABLE_WIDTH
from bot.views.view import BLOCK_LIMIT, View
from bot.views.why import why_round_view, why_view
from formats.core import commands as cmd
from formats.core.events import Event
from formats.core.lots import draw_number
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Round
from storage.tournaments import TournamentRow
from tests.bot.played import PEOPLE, STAGES, START, Played
from tests.golden_files import Golden

ACTORS = {"p1": "Dora", "p2": "Bohdan"}
Scenario = Callable[[], Played]


def draft() -> Played:
    return Played().create()


def signing_up() -> Played:
    played = Played().create(capacity=10).enter()
    played.do(cmd.WithdrawEntrant(entrant="e2"))
    return played


def first_round() -> Played:
    return Played().create().enter().close().publish()


def second_round() -> Played:
    """A forfeit, a withdrawal, a report, a dispute, a requirement, an appeal, a rematch, an override."""
    played = first_round().play().publish()
    played.do(cmd.RuleForfeit(pairing=played.game_of("e3").id, absent=("e3",), text="overslept"))
    played.do(cmd.FileAppeal(entrant="e3", text="my *cat* was ill"))
    played.do(cmd.WithdrawEntrant(entrant="e9"))
    played.do(cmd.MakeRuling(topic="requirement", entrant="e4", text="a web-cam during the game"))
    played.do(cmd.MarkFee(entrant="e1", state="paid"))
    played.do(cmd.SubmitForm(form="availability", entrant="e4", content={"zone": "Europe/Rome"}))
    games = played.state.open_games()
    played.do(cmd.ReportResult(pairing=games[0].id, by=games[0].seats[0], report=Report(winner=games[0].seats[0])))
    for seat in games[1].seats:
        played.do(cmd.ReportResult(pairing=games[1].id, by=seat, report=Report(winner=seat)))
    played.do(cmd.ReportResult(pairing=games[2].id, by=games[2].seats[0], report=Report(winner=games[2].seats[1])))
    played.do(cmd.TakeBackReport(pairing=games[2].id, by=games[2].seats[0]))
    played.do(cmd.SetGameTimes(stage=0, round_number=2, final=True), actor="timetable")
    played.do(cmd.Announce(text="Welcome @everyone"))
    return played


def finals() -> Played:
    played = second_round().play()
    while played.state.stage_number < 1:
        played.publish().play()
    return played.publish()


def finished() -> Played:
    return second_round().play().finish()


SCENARIOS: list[Scenario] = [draft, signing_up, first_round, second_round, finals, finished]


def every_view(played: Played) -> dict[str, View]:
    """All views of a tournament, by the name of their golden file."""
    context, records, now = played.context, played.records, played.now
    who = next(iter(played.state.entrants), None)
    views = {
        "standings": standings_view(context),
        "field": field_view(context),
        "pairings": pairings_view(context),
        "crosstable": crosstable_view(context),
        "lives": lives_view(context),
        "schedule": schedule_view(context),
        "schedule-all": schedule_view(context, everything=True),
        "info": info_view(context, {"director": ["Dora"], "coordinator": ["Kai", "Lu"]}, version="0.1.0"),
        "rules": rules_view(context),
        "audit": audit_view(context, records, ACTORS),
        "draws": draws_view(context),
        "ledger": ledger_view(context),
        "digest": digest_view(context, now + timedelta(days=4)),
        "why-round": why_round_view(context, records),
    }
    if who is not None:
        views["next"] = next_view(context, "e4", now)
        views["history"] = history_view(context, "e4")
        views["why"] = why_view(context, records, "e4")
    if played.state.started:
        views["preview"] = whole_preview(context, context.state.stage_number, [_latest(context)])
    if played.state.stage_number > 0:
        views["crosstable-0"] = crosstable_view(context, 0)
        views["standings-0"] = standings_view(context, 0)
        views["why-0"] = why_view(context, records, "e4", 0, 1)
    return views


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.__name__)
def test_views_of_a_championship(scenario: Scenario, golden: Golden) -> None:
    for name, view in every_view(scenario()).items():
        text = view.text if view.csv is None else f"{view.text}\n\n--- {view.csv.filename}\n{view.csv.text}"
        golden(f"views/{scenario.__name__}/{name}.txt", text.replace("\r\n", "\n"))


def crowd(entrants: int, name: Callable[[int], str]) -> Played:
    people = tuple(name(number) for number in range(entrants))
    stages = (StagePlan(system="score_group_swiss", title="Swiss", options={"rounds": 9}),)
    played = Played(people=people).create(stages, week=None).enter().close()
    for _ in range(9):
        played.publish().play()
    return played


@pytest.fixture(scope="module")
def large() -> Played:
    return crowd(64, lambda number: ["日本" * 20, "*_~|" * 15, "x" * 80, "```"][number % 4] + str(number))


@pytest.fixture(scope="module", params=SCENARIOS, ids=lambda scenario: scenario.__name__)
def any_played(request: pytest.FixtureRequest) -> Played:
    scenario: Scenario = request.param
    return scenario()


def check_limits(view: View) -> None:
    assert view.blocks
    assert 0 < len(view.title) <= 256
    for block in view.blocks:
        assert 0 < len(block) <= BLOCK_LIMIT
        assert block.count("```") % 2 == 0
        for code in re.findall(r"```\n(.*?)\n```", block, re.DOTALL):
            assert all(display_width(line) <= TABLE_WIDTH for line in code.split("\n"))


def test_every_block_fits_and_no_code_block_is_cut(any_played: Played) -> None:
    for view in every_view(any_played).values():
        check_limits(view)


def test_the_same_with_many_entrants_of_difficult_names(large: Played) -> None:
    for view in every_view(large).values():
        check_limits(view)


def test_no_cell_starts_a_formula_and_files_have_a_mark(any_played: Played) -> None:
    for view in every_view(any_played).values():
        if view.csv is not None:
            assert view.csv.text.startswith("\ufeff")
            assert not re.search(r'(?:^|,|\n)"?[=+@]', view.csv.text.removeprefix("\ufeff"))


def test_nobody_is_pinged_and_no_markup_of_names_is_live(any_played: Played) -> None:
    for view in every_view(any_played).values():
        assert "@everyone" not in view.text
        assert "<@" not in view.text
        outside_code = re.sub(r"```.*?```", "", view.text, flags=re.DOTALL)
        assert "El*e*na" not in outside_code


def test_every_reason_has_its_words(any_played: Played) -> None:
    codes = {
        reason.code
        for log in any_played.state.started
        for round_ in log.rounds
        for reason in (
            *round_.pairings.rationale,
            *(reason for pairing in round_.pairings.pairings for reason in pairing.reasons),
        )
    } | {reason.code for time in any_played.state.times.values() for reason in time.reasons}
    for number in range(len(any_played.state.started)):
        text = why_round_view(any_played.context, any_played.records, number).text
        assert not any(f"\n{code}" in text for code in codes)
        assert "{" not in text


def test_stage_and_round_can_be_chosen() -> None:
    played = finals()
    assert "round 1" in pairings_view(played.context, 0, 1).title
    assert "Finals" in pairings_view(played.context).title


def test_a_round_that_does_not_exist_is_said_so() -> None:
    played = first_round()
    assert (
        why_view(played.context, played.records, "e1", 0, 9).blocks == why_view(played.context, [], "e1", 3, 1).blocks
    )


def _latest(context: TournamentContext) -> Round:
    return context.stage().rounds[-1]


def test_warnings_stand_at_the_top_of_the_preview_and_are_listed_once() -> None:
    played = Played(people=PEOPLE[:4]).create(
        (StagePlan(system="score_group_swiss", title="All", options={"rounds": 5, "allow_repeats": True}),), week=None
    )
    played.enter().close()
    for _ in range(3):
        played.publish().play()
        assert warnings_of(played.state.started[0].rounds[-1]) == []
    played.publish()
    found = warnings_of(played.state.started[0].rounds[-1])
    assert {reason.code for reason in found} == {"repeat"}
    assert len(found) == len(set(map(str, found)))
    text = whole_preview(played.context, 0, [_latest(played.context)]).text
    assert text.index("⚠") < text.index("(Gold)")


def test_tournaments_are_listed_with_the_readers_own() -> None:
    rows = [
        TournamentRow(f"t{number}", START, f"*Cup* {number}", phase, None, None)
        for number, phase in enumerate(["draft", "running"])
    ]
    view = tournaments_view(rows, {"t1"})
    assert view.blocks == ("**\\*Cup\\* 0** · In preparation\n**\\*Cup\\* 1** · Being played · you are in",)
    assert tournaments_view([]).blocks


def test_small_round_robins_are_grids() -> None:
    played = Played(people=PEOPLE[:4]).create(
        (StagePlan(system="score_group_swiss", title="All", options={"rounds": 3}),), week=None
    )
    played.enter().close()
    for _ in range(3):
        played.publish().play()
    grid = crosstable_view(played.context).text
    assert re.search(r"^1 Ana +\* \+ \+ \+ +3$", grid, re.MULTILINE)
    assert crosstable_view(played.context, kind="wall").text != grid


def test_draws_can_be_recomputed_from_the_file() -> None:
    played = first_round()
    view = draws_view(played.context)
    assert view.csv is not None
    rows = [line.split(",") for line in view.csv.text.strip().splitlines()[1:]]
    assert rows
    for seed, *purpose, counter, low, high, value in rows:
        text = ",".join(purpose).strip('"')
        assert draw_number(seed, text, int(counter), int(low), int(high)) == int(value)


def test_ledger_sums_agree() -> None:
    played = finished()
    assert ledger(played.state, played.engine).final
    assert "USD 100.00" in ledger_view(played.context).text


class TestAudit:
    def test_every_kind_of_event_of_a_tournament_is_a_sentence(self) -> None:
        played = finished()
        entries = audit_entries(played.context, played.records, ACTORS)
        assert len(entries) == len(played.records)
        assert all(entry.text and "{" not in entry.text for entry in entries)

    def test_undone_entries_say_so_and_keep_the_players_of_then(self) -> None:
        played = first_round()
        before = played.game_of("e1")
        played.do(cmd.UndoCommand(command_id=played.records[-1].command_id))
        played.do(cmd.WithdrawEntrant(entrant=before.opponent("e1")))
        played.publish()
        entries = audit_entries(played.context, played.records, ACTORS)
        assert any(entry.undone for entry in entries)
        assert "~~" in audit_view(played.context, played.records, ACTORS).text

    def test_every_kind_of_event_but_the_first_can_be_searched_for_once(self) -> None:
        kinds = [kind for names in EVENT_KINDS for kind in names.split(",")]
        assert sorted([*kinds, "TournamentCreated"]) == sorted(event.__name__ for event in get_args(get_args(Event)[0]))

    def test_filters(self) -> None:
        played = second_round()
        entries = audit_entries(played.context, played.records, ACTORS)

        def kinds(wanted: AuditFilter) -> set[str]:
            return {entry.record.event.kind for entry in matching(entries, wanted)}

        assert kinds(AuditFilter(kinds=frozenset({"FeeMarked"}))) == {"FeeMarked"}
        assert kinds(AuditFilter(text="WEB-CAM")) == {"RulingMade"}
        assert kinds(AuditFilter(text="no such words")) == set()
        assert "RoundPaired" in kinds(AuditFilter(actor="timetable"))
        assert "RoundPaired" not in kinds(AuditFilter(actor="p1"))
        assert {"EntrantRegistered", "RulingMade"} <= kinds(AuditFilter(entrant="e4"))
        assert "FeeMarked" not in kinds(AuditFilter(entrant="e4"))
        moment = played.records[5].at
        early = matching(entries, AuditFilter(until=moment))
        late = matching(entries, AuditFilter(since=moment))
        assert len(early) + len(late) == len(entries)

    def test_pages(self) -> None:
        played = second_round()
        last = pages_of(len(played.records))
        first_entry = audit_view(played.context, played.records, ACTORS, page=last).text
        assert "created **World Championship**" in first_entry
        assert audit_view(played.context, played.records, ACTORS, page=99).text == first_entry


def test_golden_files_are_all_in_use() -> None:
    folder = Path(__file__).parents[2] / "golden" / "views"
    wanted = {f"{scenario.__name__}/{name}.txt" for scenario in SCENARIOS for name in every_view(scenario())}
    assert {file.relative_to(folder).as_posix() for file in folder.rglob("*.txt")} == wanted


def test_rules_name_options_of_an_older_version() -> None:
    played = Played().create()
    stages = (STAGES[0].model_copy(update={"options": {"rounds": 3, "arm_chairs": 4}}), STAGES[1])
    older = replace(played.context, state=replace(played.state, stages=stages))
    (line,) = [line for line in "\n".join(rules_view(older).blocks).split("\n") if "Arm chairs" in line]
    assert "no longer has these options" in line
    assert "no longer has" not in "\n".join(rules_view(played.context).blocks)
