"""What the lack of a capability means: asked of a format that has none, and of some that have one."""

from __future__ import annotations

from typing import Any

import pytest

from formats import registry
from formats.core import capabilities as can
from formats.core.contract import Options
from formats.core.errors import BadFormError, NotAheadError
from formats.core.field_rules import entrant_fields_of
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData
from formats.core.notes import GAME_NOTES
from formats.core.rules import StageRules, changeable_options
from formats.systems.tiered_league.players import LAST_RANK, LAST_TIER
from tests.formats.form_toy import Wishers
from tests.formats.play import running
from tests.formats.toys import NeighbourOptions, Neighbours


class Plain(Neighbours):
    """Can nothing besides."""


def rules_of(key: str) -> StageRules:
    system = registry.systems()[key]
    return StageRules(system, system.read_options({}))


def plain() -> StageRules:
    # The toy can repair and read answers; everything else it cannot.
    return StageRules(Plain(), NeighbourOptions())


def test_a_plain_format_admits_everybody_as_they_are_and_asks_for_nothing() -> None:
    rules, entrant = plain(), Entrant(id="e1", number=1, data=EntrantData())
    assert rules.enters(entrant, {})
    assert rules.with_forms(entrant, {"form": 1}) is entrant
    assert (rules.forms, rules.form_lines("x", 1), rules.sealed(None)) == ((), (), frozenset())
    assert (rules.contradictions([entrant]), rules.listed([entrant]), rules.comes_as_list) == ((), {}, False)
    assert (entrant_fields_of(rules.system), changeable_options(rules.system)) == ((), frozenset())
    assert rules.seeds_by_rating


def test_a_plain_format_has_neither_groups_nor_signs_nor_chances_nor_classes() -> None:
    rules, stage = plain(), running(4).state.stage()
    assert (rules.has_groups, rules.groups(stage), rules.rank_groups(stage, ["A"])) == (False, (), {})
    assert (rules.marks(stage), rules.outlook(stage, Lots("x")), rules.simulates_marks) == ((), (), False)
    assert (rules.simulates_odds(stage), rules.odds(stage, Lots("x"), 10), rules.prize_places) == (False, None, None)
    assert (rules.class_prizes, rules.class_of(stage.entrants["e1"])) == ((), 0)
    assert (rules.how_far(stage), rules.next_round_name(stage), rules.lives) == ({}, "", None)
    assert (rules.carry_over(stage), rules.next_options(stage), rules.still_counts({}, stage)) == ({}, {}, False)


def test_a_plain_format_goes_round_by_round_and_has_nothing_to_say_about_games() -> None:
    rules, play = plain(), running(4)
    stage, game = play.state.stage(), play.board()
    assert (rules.opens_at_once, rules.base_of(1), rules.published()) == (False, None, {})
    assert (rules.as_they_come, rules.begins_round(stage), rules.matches_to_add(stage, Lots)) == (False, False, ())
    with pytest.raises(NotAheadError) as refused:
        rules.based_on(3, 1)
    assert (refused.value.system, refused.value.round_number) == ("neighbours", 3)
    assert (rules.script(stage), rules.asks_about_games) == ((), False)
    assert (rules.questions(game, stage), rules.said(game, stage), rules.known_results(stage)) == ((), (), {})
    assert (rules.judged(game, stage), rules.scored, rules.starter_reported) == (False, False, False)
    assert (rules.usual_scores, rules.running(stage), rules.best_of(game)) == (None, {}, 1)
    assert (rules.takes_late_entrants, rules.seat(stage, stage.rounds[0], "e9")) == (False, None)
    assert (rules.chess_like, rules.always_new_opponents, rules.leaves_somebody_out) == (False, False, True)
    assert rules.named_sides == ("gold", "silver")


def test_only_notes_that_are_declared_are_read() -> None:
    play = running(4)
    game, stage = play.board(), play.state.stage()
    assert plain().notes is GAME_NOTES
    with pytest.raises(BadFormError) as refused:
        plain().read_note("colour", game.seats[0], {"colour": "red"}, game, stage)
    assert (refused.value.form, refused.value.problems) == ("colour", (("colour", "unknown_note"),))
    rules = StageRules(Wishers(), NeighbourOptions())
    assert set(rules.notes) == {*GAME_NOTES, "colour", "line"}


def test_what_is_told_of_players_and_cannot_be_true_of_all_is_found() -> None:
    """Two holders of one title."""
    rules = rules_of("tiered_league")
    holder = Entrant(id="e1", number=1, data=EntrantData(attributes={LAST_TIER: 0, LAST_RANK: 1}))
    assert rules.contradictions([holder]) == ()
    contradictions = rules.contradictions([holder, holder.model_copy(update={"id": "e2"})])
    assert [contradiction.reason.about for contradiction in contradictions] == [("e1", "e2")]


def test_rounds_somebody_missed_count_only_where_there_are_any() -> None:
    stage = running(4).state.stage()
    without_points = plain().missed(stage, "e9")
    assert without_points is not None
    assert (without_points.code, without_points.about, without_points.params) == ("missed", ("e9",), {"rounds": 1})
    assert plain().missed(stage, "e1") is None
    finals = rules_of("floating_double_elimination")
    assert finals.missed(stage, "e1") is None  # has a part in the round there is
    told = finals.missed(stage, "e9")
    assert told is not None
    assert (told.about, told.params["rounds"]) == (("e9",), 1)


def able(*capabilities: type[can.Capability], **declared: Any) -> Any:
    """The rules of a format that can this, and answers whatever it is asked with the question's name."""

    def answering(name: str) -> Any:
        return lambda _system, *_about: name

    named = {name for capability in capabilities for name in dir(capability) if not name.startswith("_")}
    asked = {name for name in named if any(callable(getattr(capability, name, None)) for capability in capabilities)}
    system: Any = type(
        "Able", capabilities, {"options": Options, **{name: answering(name) for name in asked}, **declared}
    )
    return StageRules(system(), None)


@pytest.mark.parametrize(
    "capability, name, about",
    [
        (can.AdmitsByForms, "enters", 2),
        (can.WantsEntrantData, "contradictions", 1),
        (can.WantsEntrantData, "listed", 1),
        (can.SeedsByForms, "with_forms", 2),
        (can.Repairs, "repair", 3),
        (can.SeatsNewcomers, "seat", 3),
        (can.TakesRoundsOff, "may_rest", 1),
        (can.CarriesOver, "carry_over", 1),
        (can.CarriesOver, "next_options", 1),
        (can.CarriesOver, "still_counts", 2),
        (can.PairsAhead, "base_of", 1),
        (can.PairsAhead, "based_on", 2),
        (can.PublishesOptions, "published", 0),
        (can.HasGroups, "groups", 1),
        (can.KnocksOut, "how_far", 1),
        (can.MarksStandings, "marks", 1),
        (can.SimulatesMarks, "outlook", 2),
        (can.SimulatesOdds, "odds", 3),
        (can.SimulatesOdds, "prize_places", 0),
        (can.SimulatesOdds, "simulates_odds", 1),
        (can.SimulatesOdds, "quick_simulations", 1),
        (can.AwardsClasses, "class_prizes", 0),
        (can.AwardsClasses, "class_of", 1),
        (can.ReadsAnswers, "answer", 3),
        (can.AsksForms, "form_lines", 2),
        (can.Reveals, "sealed", 1),
        (can.Reveals, "script", 1),
        (can.AsksAboutGames, "questions", 2),
        (can.AsksAboutGames, "said", 2),
        (can.KnowsResults, "known_results", 1),
        (can.OpensMatches, "matches_to_add", 2),
        (can.JudgedLive, "judged", 2),
        (can.NeedsScores, "usual_scores", 0),
        (can.NeedsScores, "running", 1),
    ],
)
def test_a_format_that_can_is_asked(capability: type[can.Capability], name: str, about: int) -> None:
    answer = getattr(able(capability), name)
    assert (answer if isinstance(answer, str) else answer(*range(about))) == name


def test_what_formats_declare_is_what_their_rules_say() -> None:
    assert able(can.OpensAtOnce).opens_at_once
    assert able(can.HasGroups).has_groups
    assert able(can.SimulatesMarks).simulates_marks
    assert able(can.AsksAboutGames).asks_about_games
    assert able(can.TakesLateEntrants).takes_late_entrants
    assert not able(can.SeedsByForms).seeds_by_rating
    assert not able(can.LeavesNobodyOut).leaves_somebody_out
    assert not able(can.OpensAtOnce).leaves_somebody_out
    assert able(can.CountsLives, lives=2).lives == 2
    assert able(can.AsksForms, forms=("a form",)).forms == ("a form",)
    for said in (True, False):
        assert able(can.NeedsScores, starter_reported=said).starter_reported == said
        assert able(can.WantsEntrantData, comes_as_list=said).comes_as_list == said
    assert able(can.NeedsScores).scored
    chess = able(can.ChessLike)
    assert (chess.chess_like, chess.always_new_opponents) == (True, False)
    assert able(can.ChessLike, can.Repairs).always_new_opponents
    assert not able(can.Repairs).always_new_opponents


def test_what_only_some_formats_declare_is_found_before_there_is_a_stage() -> None:
    declared: Any = ("x",)

    assert able(can.AsksForms, forms=declared).forms == declared
    assert entrant_fields_of(able(can.WantsEntrantData, entrant_fields=declared).system) == declared
    assert changeable_options(able(can.ChangesInPlay, changeable=declared).system) == declared
