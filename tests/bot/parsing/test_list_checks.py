"""A list of entrants held against the field: seeds and contradictions."""

from __future__ import annotations

import pytest

from bot.parsing.csv_import import ImportRefusedError, KnownEntrant, read_entrants
from bot.parsing.entrant_fields import fields_of
from bot.parsing.list_checks import ListReport, check_list
from formats.core import commands as cmd
from formats.core.asking import Contradiction
from formats.core.model import EntrantData, Reason
from formats.core.plan import StagePlan
from formats.core.rules import StageRules
from formats.core.steps import SEED
from formats.registry import preset
from tests.bot.played import Played

CUP = StagePlan(system="single_elimination", title="Cup")
(PLAYOFFS,) = preset("wpf_gp_playoffs_2023").stages
PEOPLE = ("Ana", "Bo", "Cy", "Dee")


def looked_over(played: Played, text: str) -> ListReport:
    """What comes of a list that a director takes over."""
    names = dict(played.names.display)
    known = [
        KnownEntrant(entrant.id, names[entrant.id], None, entrant.data) for entrant in played.state.entrants.values()
    ]
    found = read_entrants(text.encode(), fields_of(played.state, played.engine), known)
    events = []
    if found.changed:
        changed = {entrant.known: entrant.data for entrant in found.changed if entrant.known is not None}
        events += [record.event for record in played.do(cmd.ChangeEntrants(data=changed))]
    if found.new:
        new = tuple(entrant.data for entrant in found.new)
        register = cmd.RegisterEntrants(entrants=new, by_director=True)
        events += [record.event for record in played.do(register)]
    return check_list(played.context, found, events)


def told(look: ListReport) -> list[tuple[str, str]]:
    return [(entrant.name, text) for entrant, text in look.lines]


def empty(stage: StagePlan = CUP, people: tuple[str, ...] = PEOPLE) -> Played:
    played = Played(people=people).create((stage,), fee=None)
    played.do(cmd.OpenRegistration())
    return played


def test_everybody_on_a_list_is_told_with_their_seed_by_rating_best_first() -> None:
    look = looked_over(empty(), "name,rating\nAna,1500\nBo,1700\nCy,\nDee,1600\n")
    assert told(look) == [("Bo", "seed 1"), ("Dee", "seed 2"), ("Ana", "seed 3"), ("Cy", "seed 4")]


def test_classes_and_tables_of_a_list_are_shown_before_it_counts() -> None:
    played = empty(StagePlan(system="cop", title="Open"))
    look = looked_over(played, "name,rating,class,table\nAna,1500,B,20\nBo,1700,,\nCy,1400,,3\n")
    assert told(look) == [("Bo", "seed 1"), ("Ana", "seed 2 · class B · table 20"), ("Cy", "seed 3 · table 3")]


def test_whoever_is_level_shares_the_seeds_in_the_order_of_the_lines() -> None:
    look = looked_over(empty(), "name,rating\nAna,1500\nBo,1700\nCy,1500\nDee,1500\n")
    assert told(look) == [("Bo", "seed 1"), *((name, "seed 2 to 4") for name in ("Ana", "Cy", "Dee"))]


def test_where_all_are_level_no_seeds_are_told() -> None:
    assert told(looked_over(empty(), "name\nAna\nBo\n")) == [("Ana", ""), ("Bo", "")]


def test_a_place_that_a_director_gave_comes_before_all_ratings_and_only_lines_of_the_list_are_told() -> None:
    played = Played(people=PEOPLE).create((CUP,)).enter()  # rated 2000, 2000, 1900, 1900
    placed = played.state.entrant("e4").data.model_copy(update={"attributes": {SEED: 1}})
    played.do(cmd.ChangeEntrants(data={"e4": placed}))
    assert told(looked_over(played, "name,rating\nBo,2100\nDee,\n")) == [("Dee", "seed 1"), ("Bo", "seed 2")]


def test_once_play_has_begun_nothing_comes_of_a_list_but_what_it_says() -> None:
    played = Played(people=PEOPLE).create((CUP,)).enter().close().publish()
    found = read_entrants(b"name,rating\nBo,2100\nDee,1\n")
    assert told(check_list(played.context, found, [])) == [("Bo", ""), ("Dee", "")]


def test_a_format_says_in_its_own_words_what_comes_of_everybodys_data() -> None:
    look = looked_over(empty(PLAYOFFS), "name,round 1\nAna,100\nBo,300\nCy,200\n")
    assert [entrant.name for entrant, _ in look.lines] == ["Bo", "Cy", "Ana"]
    assert [score in text for score, (_, text) in zip(("300", "200", "100"), look.lines, strict=True)] == [True] * 3


def test_every_line_of_what_cannot_be_is_named_by_its_number_and_column() -> None:
    with pytest.raises(ImportRefusedError) as refused:
        looked_over(empty(PLAYOFFS), "name,round 1,Coming\nAna,1,perhaps\nBo,2,yes\nCy,3,who knows\n")
    assert [(problem.line, problem.column, problem.code) for problem in refused.value.problems] == [
        (2, "Coming", "contradiction"),
        (4, "Coming", "contradiction"),
    ]
    assert all(problem.value for problem in refused.value.problems)


def test_the_lines_of_some_come_in_the_order_of_seeds() -> None:
    look = looked_over(empty(), "name,rating\nAna,1500\nBo,1700\nCy,1600\n")
    some = [entrant for entrant, _ in reversed(look.lines) if entrant.name != "Cy"]
    assert [entrant.name for entrant, _ in look.of(some)] == ["Bo", "Ana"]
    assert look.of([]) == []


def test_of_what_cannot_be_of_several_those_who_are_not_on_the_list_are_named_besides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    together = Reason(code="listed_unclear", rule="R2", about=("e1", "e2", "e3"))
    monkeypatch.setattr(StageRules, "contradictions", lambda *_: (Contradiction("round_1", together),))
    played = Played(people=PEOPLE).create((PLAYOFFS,), fee=None)
    played.do(cmd.RegisterEntrants(entrants=(EntrantData(),) * 3, by_director=True))
    with pytest.raises(ImportRefusedError) as refused:
        looked_over(played, "name,round 1\nCy,5\nAna,7\n")
    first, second = refused.value.problems
    assert [(problem.line, problem.column) for problem in (first, second)] == [(2, "round 1"), (3, "round 1")]
    assert first.value == second.value
    assert first.value.endswith("(see also Bo)")
    with pytest.raises(ImportRefusedError) as refused:
        looked_over(played, "name,round 1\nCy,6\nAna,8\nBo,9\n")
    assert "see also" not in refused.value.problems[0].value
