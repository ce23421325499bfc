"""The rules of the FIDE Dutch system, by their numbers."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from formats.core.errors import FieldError, NoPairingExistsError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, EntrantData, Pairing, RoundPairings
from formats.core.results import Result, forfeit_result
from formats.core.state import Stage
from formats.messages.sentences import english, message_of
from formats.systems.fide_dutch import FORMAT
from formats.systems.fide_dutch.options import FideDutchOptions
from formats.systems.fide_dutch.position import numbered, position_of
from formats.toolkit.fide.dutch import pair_round
from formats.toolkit.fide.dutch.contenders import Float, contenders
from tests.formats.stage_builder import (
    needs_pairing,
    new_stage,
    paired,
    published,
    stage_with,
    with_round,
    with_status,
    won,
)

OPTIONS = FideDutchOptions(rounds=5, initial_colour="white")


def field(size: int) -> Stage:
    return new_stage({f"e{number:02}": 2000.0 - number for number in range(1, size + 1)})


def better_seed_wins(pairing: Pairing) -> Result:
    return won(pairing.seats, min(pairing.seats))


def after(rounds: int, size: int, options: FideDutchOptions = OPTIONS) -> Stage:
    stage = field(size)
    for _ in range(rounds):
        stage = published(stage, paired(FORMAT, stage, options), better_seed_wins)
    return stage


def seats(pairings: RoundPairings) -> list[tuple[str, str]]:
    return [pairing.seats for pairing in pairings.pairings]


def codes(pairings: RoundPairings) -> set[str]:
    games = [reason.code for pairing in pairings.pairings for reason in pairing.reasons]
    return {*games, *(reason.code for bye in pairings.byes for reason in bye.reasons)}


@pytest.mark.parametrize("size, rounds, code", [(1, 1, "too_few"), (1001, 9, "too_many"), (4, 5, "too_many_rounds")])
def test_r1_fields_without_enough_players_are_refused(size: int, rounds: int, code: str) -> None:
    entrants = [Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)]
    with pytest.raises(FieldError) as refused:
        FORMAT.check(entrants, FideDutchOptions(rounds=rounds))
    assert refused.value.code == code


@pytest.mark.parametrize("rounds, more", [(0, True), (4, True), (5, False)])
def test_r1_as_many_rounds_as_the_options_say(rounds: int, more: bool) -> None:
    assert needs_pairing(FORMAT, after(rounds, 8), OPTIONS) == more


def test_r2_numbers_follow_rating_then_title_then_sign_up() -> None:
    data = {
        "a": EntrantData(rating=2000),
        "b": EntrantData(rating=2100),
        "c": EntrantData(rating=2000, attributes={"title": "wim"}),
        "d": EntrantData(rating=2000, attributes={"title": "GM"}),
        "e": EntrantData(),
        "f": EntrantData(rating=2000),
    }
    stage = stage_with(data)
    seeding = FORMAT.seed(list(stage.entrants.values()), OPTIONS, Lots("test"))
    assert seeding.order == ("b", "d", "c", "a", "f", "e")


def test_r2_who_enters_late_gets_the_number_that_is_due() -> None:
    stage = after(1, 4)
    late = Entrant(id="late", number=9, data=EntrantData(rating=1997.5))
    stage = replace(stage, seeds=(*stage.seeds, "late"), entrants={**stage.entrants, "late": late})
    assert numbered(stage) == ["e01", "e02", "late", "e03", "e04"]
    found = paired(FORMAT, stage, OPTIONS)
    assert found.members() == frozenset(stage.seeds)


def test_rules_3_and_7_the_upper_half_meets_the_lower_half_in_order() -> None:
    assert seats(paired(FORMAT, field(8), OPTIONS)) == [("e01", "e05"), ("e06", "e02"), ("e03", "e07"), ("e08", "e04")]


def test_rule_4_a_round_that_cannot_be_completed_is_refused_and_left_to_the_director() -> None:
    stage = with_round(field(2), [("e01", "e02", "e01")])
    with pytest.raises(NoPairingExistsError) as refused:
        paired(FORMAT, stage, OPTIONS)
    assert refused.value.code == "no_complete_round"


def test_rule_4_a_forfeited_game_is_no_meeting() -> None:
    stage = published(field(2), paired(FORMAT, field(2), OPTIONS), lambda game: forfeit_result(game.seats, ("e02",)))
    assert {frozenset(game) for game in seats(paired(FORMAT, stage, OPTIONS))} == {frozenset(("e01", "e02"))}


def test_rule_5_the_lowest_score_has_the_bye_once() -> None:
    stage = after(1, 5)
    assert [bye.entrant for bye in stage.rounds[0].pairings.byes] == ["e05"]
    found = paired(FORMAT, stage, OPTIONS)
    assert [bye.entrant for bye in found.byes] == ["e04"]
    assert found.byes[0].reasons[0].code == "bye"
    half = paired(FORMAT, field(5), FideDutchOptions(rounds=3, bye_half_points=1))
    assert half.byes[0].half_points == 1


def test_rule_6_reasons_name_the_criterion_that_decides() -> None:
    stage = field(20)
    chance = random.Random("reasons")
    seen: set[str] = set()
    for _ in range(7):
        found = paired(FORMAT, stage, FideDutchOptions(rounds=9))
        seen |= codes(found)
        for pairing in found.pairings:
            for reason in pairing.reasons:
                assert reason.rule
                assert message_of(english(), reason.code, "fide_dutch")
        stage = published(stage, found, lambda game: won(game.seats, chance.choice(game.seats)))
    assert {"same_score", "moved_down", "passed_met", "passed_colour", "colour_1"} <= seen


@pytest.mark.parametrize("initial, first", [("white", "e01"), ("black", "e04")])
def test_rule_8_odd_numbers_begin_with_the_initial_colour(initial: str, first: str) -> None:
    options = FideDutchOptions.model_validate({"rounds": 3, "initial_colour": initial})
    assert paired(FORMAT, field(6), options).pairings[0].seats[0] == first


def test_rule_8_the_lot_for_the_initial_colour_is_drawn_once_and_recorded() -> None:
    options = FideDutchOptions(rounds=3)
    lots = Lots("some seed")
    first = FORMAT.pair(field(6), options, lots)
    assert len(lots.draws) == 1
    assert first.facts["initial_colour"] == "wb"[lots.draws[0].value - 1]
    later = Lots("another seed")
    stage = published(field(6), first, better_seed_wins)
    FORMAT.pair(stage, options, later)
    assert later.draws == []
    assert position_of(stage, options).tournament.initial_colour == first.facts["initial_colour"]


def test_rule_9_the_upper_half_has_virtual_points_and_its_last_player_stays() -> None:
    options = FideDutchOptions(rounds=5, initial_colour="white", acceleration=True)
    found = paired(FORMAT, field(8), options)
    assert seats(found) == [("e01", "e03"), ("e04", "e02"), ("e05", "e07"), ("e08", "e06")]
    stage = published(field(8), found, better_seed_wins)
    late = Entrant(id="late", number=9, data=EntrantData(rating=1998.5))
    stage = replace(stage, seeds=(*stage.seeds, "late"), entrants={**stage.entrants, "late": late})
    position = position_of(stage, options)
    assert position.order.index("e04") == 4
    assert [position.tournament.virtual(number, 2) for number in (1, 5, 6)] == [10, 10, 0]
    assert [line.points for line in FORMAT.rank(stage, options)][:4] == [2, 2, 2, 2]


def test_r10_a_game_that_does_not_count_is_a_round_without_a_game() -> None:
    void = Result(half_points=(0, 0), how="void")
    stage = published(field(2), paired(FORMAT, field(2), OPTIONS), lambda _: void)
    assert [player.entries[0].result for player in position_of(stage, OPTIONS).tournament.players] == ["Z", "Z"]


def test_r10_byes_keep_their_kind() -> None:
    byes = (Bye(entrant="e03"), *(Bye.round_off(f"e0{number + 4}", number) for number in range(3)))
    game = paired(FORMAT, field(2), OPTIONS).pairings
    stage = published(field(6), RoundPairings(pairings=game, byes=byes), better_seed_wins)
    letters = [player.entries[0].result for player in position_of(stage, OPTIONS).tournament.players]
    assert letters == ["1", "0", "U", "Z", "H", "F"]


def test_r11_tie_breaks_in_the_order_chosen_with_direct_encounters_first() -> None:
    stage = after(3, 8)
    lines = FORMAT.rank(stage, FideDutchOptions(rounds=5, tie_breaks=("BH", "WIN")))
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    level = [line for line in lines if line.points == 4]
    assert [float(line.tie_breaks[0]) for line in level] == sorted(
        (float(line.tie_breaks[0]) for line in level), reverse=True
    )
    direct = with_round(field(4), [("e01", "e02", "e02"), ("e03", "e04", None)])
    ranks = {line.entrant: line.rank for line in FORMAT.rank(direct, FideDutchOptions(rounds=3, tie_breaks=("DE",)))}
    assert ranks == {"e02": 1, "e01": 2, "e03": 2, "e04": 2}


def test_r11_during_a_round_points_count_at_once() -> None:
    stage = after(1, 4)
    found = paired(FORMAT, stage, OPTIONS)
    running = published(stage, found, better_seed_wins)
    last = running.rounds[-1]
    running = replace(
        running, rounds=(*running.rounds[:-1], replace(last, results=dict(list(last.results.items())[:1])))
    )
    assert FORMAT.rank(running, OPTIONS)[0].points == 4


def test_r12_who_has_left_is_not_paired_and_missed_rounds_give_nothing() -> None:
    stage = with_status(after(1, 6), ["e01"])
    found = paired(FORMAT, stage, OPTIONS)
    assert "e01" not in found.members()
    assert FORMAT.missed(stage, "e01", 2, OPTIONS).rule == "R12"


def test_r13_a_round_by_hand_keeps_the_draw_of_the_first() -> None:
    options = FideDutchOptions(rounds=3, bye_half_points=1)
    first = paired(FORMAT, field(3), options)
    stage = published(field(3), first, better_seed_wins)
    by_hand = RoundPairings(pairings=first.pairings, byes=(Bye(entrant="e03"),))
    taken = FORMAT.by_hand(field(3), by_hand, stage.rounds[0], options)
    assert taken.facts == first.facts
    assert taken.byes[0].half_points == 1
    assert FORMAT.by_hand(field(3), by_hand, None, options).facts == {}


def test_r14_who_has_the_round_off_is_not_paired_and_a_half_point_floats_down() -> None:
    stage = replace(field(6), off=frozenset(("e01", "e02")))
    found = paired(FORMAT, stage, OPTIONS)
    assert found.members() == {"e03", "e04", "e05", "e06"}
    byes = (Bye.round_off("e01", 1), Bye.round_off("e02", 0))
    later = published(field(6), found.model_copy(update={"byes": byes}), better_seed_wins)
    contender = {one.number: one for one in contenders(position_of(later, OPTIONS).tournament)}
    assert [contender[number].floats[0] for number in (1, 2)] == [Float.DOWN, Float.NONE]
    assert [contender[number].may_have_bye for number in (1, 2)] == [True, True]
    full = published(field(6), found.model_copy(update={"byes": (Bye.round_off("e01", 2), byes[1])}), better_seed_wins)
    assert not contenders(position_of(full, OPTIONS).tournament)[0].may_have_bye


def played_by_both(rounds: int, size: int) -> Iterable[tuple[RoundPairings, list[tuple[str, str]]]]:
    """The rounds of a tournament as the format pairs them, and as the rules do from the numbers alone."""
    stage, options = field(size), FideDutchOptions(rounds=rounds, initial_colour="black")
    chance = random.Random(size)
    for _ in range(rounds):
        found = paired(FORMAT, stage, options)
        position = position_of(stage, options, found.facts if not stage.rounds else None)
        alone = pair_round(position.tournament)
        yield found, [(position.entrant(white), position.entrant(black)) for white, black in alone.pairs]
        stage = published(stage, found, lambda game: won(game.seats, chance.choice((*game.seats, None))))


def test_every_round_is_the_one_that_the_rules_give_for_the_position() -> None:
    for found, expected in played_by_both(6, 15):
        assert seats(found) == expected


def by_hand(stage: Stage, *couples: str, bye: str = "", options: FideDutchOptions = OPTIONS) -> RoundPairings:
    """The next round as a director pairs it, white first: `e01-e05`."""
    games = [couple.split("-") for couple in couples]
    pairings = tuple(
        Pairing(id=f"s0r{stage.next_round}b{board}", board=board, seats=(white, black))
        for board, (white, black) in enumerate(games, start=1)
    )
    byes = (Bye(entrant=bye),) if bye else ()
    return FORMAT.by_hand(stage, RoundPairings(pairings=pairings, byes=byes), None, options)


def warned(pairings: RoundPairings) -> list[tuple[str, object]]:
    """The codes and articles of all warnings of a round."""
    reasons = [*pairings.rationale, *(reason for game in pairings.pairings for reason in game.reasons)]
    reasons += [reason for one in pairings.byes for reason in one.reasons]
    return [(reason.code, reason.params["article"]) for reason in reasons if reason.warning]


def couples_of(pairings: RoundPairings) -> list[str]:
    return ["-".join(pairing.seats) for pairing in pairings.pairings]


def test_r13_a_round_by_hand_as_the_rules_give_it_has_no_warning() -> None:
    stage = after(2, 7)
    right = paired(FORMAT, stage, OPTIONS)
    taken = by_hand(stage, *couples_of(right), bye=right.byes[0].entrant)
    assert [reason.code for reason in taken.rationale] == ["by_hand_same"]
    assert warned(taken) == []


def test_r13_colours_and_order_by_hand_are_named_by_their_articles() -> None:
    stage = field(4)
    first, second = couples_of(paired(FORMAT, stage, OPTIONS))
    turned = "-".join(reversed(first.split("-")))
    assert warned(by_hand(stage, turned, second)) == [("by_hand_differs", "5")]
    assert warned(by_hand(stage, "e01-e04", "e02-e03")) == [("by_hand_differs", "4")]


def test_r13_absolute_criteria_are_named_at_the_pair_and_the_bye() -> None:
    stage = after(1, 5)
    met = couples_of(stage.rounds[0].pairings)[0]
    others = [who for who in stage.seeds if who not in met]
    had_bye = stage.rounds[0].pairings.byes[0].entrant
    free = next(who for who in others if who != had_bye)
    rest = [who for who in others if who != free]
    assert ("hand_met", "C1") in warned(by_hand(stage, met, "-".join(rest), bye=free))
    seated = [who for who in stage.seeds if who != had_bye]
    crossed = f"{seated[0]}-{seated[1]}", f"{seated[2]}-{seated[3]}"
    assert ("hand_bye", "C2") in warned(by_hand(stage, *crossed, bye=had_bye))


def test_r13_a_round_the_rules_do_not_give_is_named_so() -> None:
    stage = after(3, 4, FideDutchOptions(rounds=3, initial_colour="white"))
    taken = by_hand(stage, *couples_of(stage.rounds[0].pairings))
    assert warned(taken)[0] == ("by_hand_differs", "1.9")


def test_r13_idle_players_count_as_absent() -> None:
    stage = field(5)
    right = paired(FORMAT, with_status(stage, ["e03"]), OPTIONS)
    assert warned(by_hand(stage, *couples_of(right))) == []


def test_r15_after_fide_mode_rounds_by_hand_are_not_compared_and_files_do_not_declare_the_rules() -> None:
    stage, left = field(4), OPTIONS.model_copy(update={"fide_rules": False})
    assert by_hand(stage, "e01-e04", "e02-e03", options=left).rationale == ()
    assert FORMAT.report_type_of(left) == ""
    assert FORMAT.report_type_of(OPTIONS) == "FIDE_DUTCH_2026"


def with_clubs_of(stage: Stage, *clubs: str) -> Stage:
    data = {who: stage.entrants[who].data for who in stage.seeds}
    named = zip(data, clubs, strict=False)
    return stage_with(data | {who: data[who].model_copy(update={"attributes": {"club": club}}) for who, club in named})


def test_r4_who_never_meets_is_not_paired_and_the_reason_names_the_rule() -> None:
    options = OPTIONS.model_copy(update={"never_meet": ("club", "e03 e07")})
    stage = with_clubs_of(field(8), "Rook", "", "", "", " ROOK")
    found = paired(FORMAT, stage, options)
    met = {frozenset(pair) for pair in seats(found)}

    assert seats(paired(FORMAT, stage, OPTIONS))[0] == ("e01", "e05")
    assert not met & {frozenset(("e01", "e05")), frozenset(("e03", "e07"))}
    kept = [reason for game in found.pairings for reason in game.reasons if reason.code == "kept_apart"]
    assert (kept[0].rule, kept[0].about, kept[0].params) == ("R4", ("e01", "e05"), {"why": "club"})


def test_r4_who_never_meets_may_do_so_after_the_rounds_that_are_named() -> None:
    options = OPTIONS.model_copy(update={"never_meet": ("e01 e02",), "never_meet_rounds": 1})
    stage = field(2)
    with pytest.raises(NoPairingExistsError) as refused:
        paired(FORMAT, stage, options)
    assert (refused.value.code, set(refused.value.entrants)) == ("never_meet_fixed", {"e01", "e02"})
    idle = published(stage, RoundPairings(pairings=(), idle=stage.seeds), better_seed_wins)
    assert len(paired(FORMAT, idle, options).pairings) == 1


def test_r4_a_report_file_has_who_never_meets() -> None:
    options = OPTIONS.model_copy(update={"never_meet": ("club", "e02 e04"), "never_meet_rounds": 3})
    stage = with_clubs_of(field(6), "Rook", "", "Rook", "", "", "Rook")
    rules = position_of(stage, options).tournament.forbidden
    assert [(rule.begin, rule.end, sorted(rule.players)) for rule in rules] == [(1, 3, [1, 3, 6]), (1, 3, [2, 4])]


def test_r10_points_are_those_of_the_table() -> None:
    options = FideDutchOptions(rounds=3, points=(3, 1, 0), bye_points=(2,), initial_colour="white")
    stage = field(5)
    stage = published(stage, paired(FORMAT, stage, options), lambda _: Result(half_points=(1, 1)))
    lines = {line.entrant: line for line in FORMAT.rank(stage, options)}
    (bye,) = stage.rounds[0].pairings.byes
    assert lines[bye.entrant].points == 2
    assert {line.points for who, line in lines.items() if who != bye.entrant} == {1}
    assert {line.scale for line in lines.values()} == {1}
    assert position_of(stage, options).tournament.points.of("U") == 20
    # A player with the bye is one point ahead, so a score group of their own.
    second = paired(FORMAT, stage, options)
    assert "moved_down" in codes(second)


@pytest.mark.parametrize(
    "options, code",
    [
        ({"avoid_meeting": ["club"]}, "only_never"),
        ({"points": [3, 1, 0], "bonus": ["win by 2: 1"]}, "not_in_report"),
        ({"points": [3, 1, 0], "forfeit_points": [2, 0]}, "not_in_report"),
        ({"points": [3, 2, 0]}, "not_of_fide"),
        ({"points": [3, 1, 0], "bye_points": [4]}, "not_of_fide"),
        ({"points": [1, 1, 0], "point_scale": 3}, "not_in_report"),
        ({"points": [3, 1, 0], "acceleration": True}, "not_accelerated"),
    ],
)
def test_options_without_a_place_in_the_handbook_are_refused_by_a_sentence(options: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options(options)
    (problem,) = refused.value.problems
    assert problem[1].kind == code


@pytest.mark.parametrize("raw", [{"points": [3, 2, 0]}, {"points": [3, 1, 0], "bye_points": [4]}])
def test_r15_outside_fide_mode_such_points_can_be_given(raw: dict[str, object]) -> None:
    assert not FORMAT.read_options({**raw, "fide_rules": False}).fide_rules


@pytest.mark.parametrize("mode", ["yes", "no"])
def test_r16_the_rules_in_words_say_that_title_norms_are_not_computed(mode: str) -> None:
    name = message_of(english(), f"rule.fide_rules.{mode}", "fide_dutch")
    said = english().said(name or "", {})
    assert said is not None
    assert "computes no title norms" in said
