"""What the lack of a capability means: asked of a format that has none, and of some that have one."""

from __future__ import annotations

import pytest

from formats import registry
from formats.core.errors import BadFormError, NotAheadError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData
from formats.core.notes import GAME_NOTES
from formats.core.rules import StageRules, changeable_options, declared_forms, declared_group_columns, entrant_fields_of
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
    assert (declared_forms(rules.system), entrant_fields_of(rules.system)) == ((), ())
    assert (declared_group_columns(rules.system), changeable_options(rules.system)) == ((), frozenset())
    assert rules.seeds_by_rating


def test_a_plain_format_has_neither_groups_nor_signs_nor_chances_nor_classes() -> None:
    rules, stage = plain(), running(4).state.stage()
    assert (rules.has_groups, rules.groups(stage), rules.rank_groups(stage, ["A"])) == (False, (), {})
    assert (rules.marks(stage), rules.outlook(stage, Lots("x")), rules.simulates_marks) == ((), (), False)
    assert (rules.simulates_odds, rules.odds(stage, Lots("x"), 10), rules.prize_places) == (False, None, None)
    assert (rules.class_prizes, rules.class_of(stage.entrants["e1"])) == ((), 0)
    assert (rules.how_far(stage), rules.next_round_name(stage), rules.lives) == ({}, "", None)
    assert (rules.carry_over(stage), rules.next_options(stage), rules.still_counts({}, stage)) == ({}, {}, False)


def test_a_plain_format_goes_round_by_round_and_has_nothing_to_say_about_games() -> None:
    rules, play = plain(), running(4)
    stage, game = play.state.stage(), play.board()
    assert (rules.opens_at_once, rules.base_of(1), rules.published()) == (False, None, {})
    with pytest.raises(NotAheadError) as refused:
        rules.based_on(3, 1)
    assert (refused.value.system, refused.value.round_number) == ("neighbours", 3)
    assert (rules.script(stage), rules.asks_about_games) == ((), False)
    assert (rules.questions(game, stage), rules.said(game, stage), rules.known_results(stage)) == ((), (), {})
    assert (rules.judged(game, stage), rules.scored, rules.starter_reported) == (False, False, False)
    assert (rules.usual_scores, rules.running(stage), rules.best_of) == (None, {}, 1)
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


def test_rounds_somebody_missed_count_only_where_there_are_any_and_the_format_counts_them() -> None:
    stage = running(4).state.stage()
    assert plain().missed(stage, "e9") is None
    finals = rules_of("floating_double_elimination")
    assert finals.missed(stage, "e1") is None  # has a part in the round there is
    told = finals.missed(stage, "e9")
    assert told is not None
    assert (told.about, told.params["rounds"]) == (("e9",), 1)
