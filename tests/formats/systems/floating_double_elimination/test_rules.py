"""One test for each numbered rule of RULES.md, and for what the format refuses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import BadReportError, FieldError, InvariantError, NoPairingExistsError, OptionsError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Reason, RoundPairings
from formats.core.results import Report, forfeit_result
from formats.core.state import Stage
from formats.systems.floating_double_elimination import FORMAT
from formats.systems.floating_double_elimination.finalists import Finalist, by_rank, bye_candidates
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.pairing import pair_round
from formats.systems.floating_double_elimination.progress import PLAY_OFF, Progress
from formats.toolkit.record import couple
from tests.formats.conformance.whole_tournaments import check_sentences
from tests.formats.kept_apart import with_clubs
from tests.formats.stage_builder import new_stage, paired, with_result, with_round, with_status

OPTIONS = FinalsOptions()
A, B, C, D = (Finalist(who, seed, 0, 0) for seed, who in enumerate("ABCD", start=1))


def finals_of(players: str) -> Stage:
    return new_stage(dict.fromkeys(players))


def beaten(finalist: Finalist, losses: int = 1) -> Finalist:
    return Finalist(finalist.player, finalist.seed, losses, finalist.byes)


def rested(finalist: Finalist, byes: int = 1) -> Finalist:
    return Finalist(finalist.player, finalist.seed, finalist.losses, byes)


def pairs_of(
    *finals: Finalist, met: dict[frozenset[str], int] | None = None
) -> tuple[list[tuple[str, str]], str | None]:
    found = pair_round(finals, met or {})
    return [pair.players for pair in found.pairs], found.bye


def every_reason(found: RoundPairings) -> Iterator[Reason]:
    yield from found.rationale
    for pairing in found.pairings:
        yield from pairing.reasons
    for bye in found.byes:
        yield from bye.reasons


def order_of(stage: Stage, options: FinalsOptions = OPTIONS) -> str:
    return "".join(line.entrant for line in FORMAT.rank(stage, options))


def test_r1_seeds_are_the_order_of_the_stage_before() -> None:
    stage = new_stage({"B": 1500, "A": 2000, "C": 1000, "D": 1600}, number=1)
    assert [finalist.player for finalist in by_rank(Progress(stage, OPTIONS).finalists())] == ["B", "A", "C", "D"]


def test_r1_without_a_preliminary_seeds_are_by_strength() -> None:
    field = [Entrant(id=who, number=1, data=EntrantData(rating=rating)) for who, rating in (("a", 1), ("b", 2))]
    assert FORMAT.seed(field, OPTIONS, Lots("seed")).order == ("b", "a")


def test_r1_two_players_are_enough_and_one_is_not() -> None:
    FORMAT.check([Entrant(id="a", number=1), Entrant(id="b", number=2)], OPTIONS)
    with pytest.raises(FieldError) as refused:
        FORMAT.check([Entrant(id="a", number=1)], OPTIONS)
    assert (refused.value.code, refused.value.limit, refused.value.found) == ("too_few", 2, 1)


def test_r1_more_than_three_thousand_are_refused() -> None:
    field = [Entrant(id=f"e{number}", number=number) for number in range(1, 3002)]
    FORMAT.check(field[:3000], OPTIONS)
    with pytest.raises(FieldError) as refused:
        FORMAT.check(field, OPTIONS)
    assert (refused.value.code, refused.value.limit, refused.value.found) == ("too_many", 3000, 3001)


def test_r2_the_second_loss_ends_it() -> None:
    stage = with_round(finals_of("ABCD"), [("A", "D", "A"), ("B", "C", "B")])
    assert Progress(stage, OPTIONS).still_in() == ("A", "B", "C", "D")
    stage = with_round(stage, [("A", "B", "A"), ("C", "D", "C")])
    found = paired(FORMAT, stage, OPTIONS)
    assert found.idle == ("D",)
    assert Progress(stage, OPTIONS).losses["D"] == FORMAT.lives
    assert found.members() == set("ABCD")


def test_r2_a_forfeit_is_a_loss_and_who_was_absent_is_out_once_removed() -> None:
    stage = with_round(finals_of("ABCD"), [("A", "D", "A"), ("B", "C", "B")])
    stage = with_status(with_result(stage, 1, 1, forfeit_result(("A", "D"), ("A",))), ["A"], "removed")
    progress = Progress(stage, OPTIONS)
    assert (progress.losses["A"], progress.wins["D"], progress.still_in()) == (1, 1, ("B", "C", "D"))
    assert paired(FORMAT, stage, OPTIONS).members() == set("BCD")


def test_r2_an_accepted_appeal_brings_the_player_back_with_the_loss() -> None:
    stage = with_round(finals_of("ABCD"), [("A", "D", "A"), ("B", "C", "B")])
    stage = with_status(with_result(stage, 1, 1, forfeit_result(("A", "D"), ("A",))), ["A"], "removed")
    back = Progress(with_status(stage, ["A"], "active"), OPTIONS)
    assert "A" in back.still_in()
    assert back.losses["A"] == 1


def test_r2_when_both_are_absent_both_lose() -> None:
    stage = with_round(finals_of("ABCD"), [("A", "D", None), ("B", "C", "B")])
    progress = Progress(with_status(stage, "AD", "removed"), OPTIONS)
    assert (progress.losses["A"], progress.losses["D"]) == (1, 1)
    assert progress.still_in() == ("B", "C")


def test_r3_the_bye_is_for_the_fewest_byes() -> None:
    assert [finalist.player for finalist in bye_candidates([rested(A), rested(B, 2), rested(C)])] == ["A", "C"]
    assert bye_candidates([A, B]) == []
    assert pairs_of(rested(A), rested(B), beaten(C)) == ([("A", "B")], "C")


def test_r4_repeats_are_avoided_the_more_frequent_ones_first() -> None:
    once = {couple("A", "D"): 1}
    assert pairs_of(A, B, C, D, met=once)[0] == [("A", "C"), ("B", "D")]
    third_or_two_seconds = {couple("A", "D"): 2, couple("A", "C"): 1, couple("B", "D"): 1, couple("A", "B"): 2}
    assert pairs_of(A, B, C, D, met=third_or_two_seconds)[0] == [("A", "C"), ("B", "D")]


def test_r4_a_forfeited_game_is_no_meeting() -> None:
    stage = with_round(finals_of("AB"), [("A", "B", "A")])
    assert Progress(stage, OPTIONS).meetings[couple("A", "B")] == 1
    forfeited = with_result(stage, 1, 1, forfeit_result(("A", "B"), ("B",)))
    assert Progress(forfeited, OPTIONS).meetings[couple("A", "B")] == 0


def test_r4_games_of_the_preliminary_are_meetings_only_by_option() -> None:
    earlier = with_round(finals_of("AB"), [("A", "B", "A")])
    stage = new_stage(dict.fromkeys("AB"), number=1, history=(earlier,))
    assert not Progress(stage, OPTIONS).meetings
    assert Progress(stage, FinalsOptions(earlier_meetings_count=True)).meetings == {couple("A", "B"): 1}


def test_r5_the_bye_is_for_the_fewest_losses_then_the_best_seed() -> None:
    assert pairs_of(beaten(A), B, C)[1] == "B"
    assert pairs_of(A, B, C)[1] == "A"


def test_r5_but_avoiding_repeats_comes_first() -> None:
    assert pairs_of(A, B, C, met={couple("B", "C"): 1})[1] == "B"


def test_r6_equal_losses_meet_before_ranks_count() -> None:
    assert pairs_of(A, B, beaten(C), beaten(D))[0] == [("A", "B"), ("C", "D")]


def test_r7_ranks_are_by_losses_then_seed_and_far_ranks_meet() -> None:
    assert [finalist.player for finalist in by_rank([beaten(A), B, beaten(C), D])] == ["B", "D", "A", "C"]
    assert pairs_of(A, B, C, D)[0] == [("A", "D"), ("B", "C")]
    assert pair_round([A, B, C, D], {}).cost == (0, 0, 0, -10)


def test_r7_unequal_losses_meet_at_near_ranks() -> None:
    met = {couple("A", "B"): 1}
    assert pairs_of(A, B, beaten(C), beaten(D), met=met)[0] == [("A", "C"), ("B", "D")]


def test_r7_of_equal_rounds_rank_one_gets_the_lowest_opponent() -> None:
    stage = with_round(finals_of("ABCDEF"), [("A", "F", "A"), ("B", "E", "B"), ("C", "D", "C")])
    found = paired(FORMAT, stage, OPTIONS)
    assert [sorted(pairing.seats) for pairing in found.pairings] == [["A", "C"], ["B", "D"], ["E", "F"]]


def test_r8_the_last_player_in_is_the_champion() -> None:
    stage = with_round(finals_of("AB"), [("A", "B", "A")])
    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    assert Progress(stage, OPTIONS).champion() is None
    stage = with_round(stage, [("A", "B", "A")])
    assert FORMAT.status(stage, OPTIONS) == Finished()
    top = FORMAT.rank(stage, OPTIONS)[0]
    assert (top.entrant, top.rank, top.note and top.note.code) == ("A", 1, "champion")


def test_r8_the_champion_may_leave_and_stays_champion() -> None:
    stage = with_round(with_round(finals_of("AB"), [("A", "B", "A")]), [("A", "B", "A")])
    assert Progress(with_status(stage, "A"), OPTIONS).champion() == "A"


def test_r8_when_all_others_leave_the_one_left_is_champion() -> None:
    stage = with_status(with_round(finals_of("AB"), [("A", "B", "A")]), "A")
    assert Progress(stage, OPTIONS).champion() == "B"


def test_r8_there_is_no_champion_when_the_last_two_are_both_absent() -> None:
    stage = with_round(finals_of("AB"), [("A", "B", "A")])
    stage = with_status(with_round(stage, [("A", "B", None)]), "AB", "removed")
    assert Progress(stage, OPTIONS).champion() is None
    assert FORMAT.status(stage, OPTIONS) == Finished()
    top = FORMAT.rank(stage, OPTIONS)[0]
    assert (top.note and top.note.code, top.note and top.note.warning) == ("no_champion", True)


def eight_in_seed_order() -> Stage:
    """Finals of eight in which the better seed always won."""
    stage = with_round(finals_of("ABCDEFGH"), [("A", "H", "A"), ("B", "G", "B"), ("C", "F", "C"), ("D", "E", "D")])
    stage = with_round(stage, [("A", "D", "A"), ("B", "C", "B"), ("E", "H", "E"), ("F", "G", "F")])
    stage = with_round(stage, [("A", "B", "A"), ("C", "E", "C"), ("D", "F", "D")])
    stage = with_round(stage, [("A", "C", "A"), ("B", "D", "B")])
    return with_round(stage, [("A", "B", "A")])


def test_r9_places_go_by_games_won_then_the_later_round_then_the_seed() -> None:
    stage = eight_in_seed_order()
    assert order_of(stage) == "ABCDEFGH"
    lines = FORMAT.rank(stage, OPTIONS)
    assert [line.rank for line in lines] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [line.wins for line in lines] == [5, 3, 2, 2, 1, 1, 0, 0]
    assert [reason.code for line in lines[3:] for reason in line.reasons] == [
        "parted_by_seed",
        "parted_by_wins",
        "parted_by_seed",
        "parted_by_wins",
        "parted_by_seed",
    ]


def test_r9_byes_are_wins_only_by_option() -> None:
    stage = with_round(finals_of("ABC"), [("B", "C", "C")], bye="A", bye_half_points=0)
    assert Progress(stage, OPTIONS).wins["A"] == 0
    assert Progress(stage, FinalsOptions(byes_count_as_wins=True)).wins["A"] == 1
    assert paired(FORMAT, finals_of("ABC"), OPTIONS).byes[0].half_points == 0
    assert paired(FORMAT, finals_of("ABC"), FinalsOptions(byes_count_as_wins=True)).byes[0].half_points == 2


def test_r9_while_it_lasts_those_still_in_come_first() -> None:
    stage = with_round(finals_of("ABCD"), [("A", "D", "D"), ("B", "C", "C")])
    assert order_of(stage) == "CDAB"
    stage = with_round(stage, [("C", "D", "C"), ("A", "B", "B")])
    assert order_of(stage) == "CBDA"
    assert [line.tie_breaks for line in FORMAT.rank(stage, OPTIONS)][-1] == ("2", "1")


def test_r10_two_level_for_third_play_one_game() -> None:
    stage = eight_in_seed_order()
    found = paired(FORMAT, stage, OPTIONS)
    assert [set(pairing.seats) for pairing in found.pairings] == [{"C", "D"}]
    assert found.rationale[0].params == {"place": 3, "tied": 2}
    decided = with_round(stage, [("C", "D", "D")], label=PLAY_OFF)
    assert FORMAT.status(decided, OPTIONS) == Finished()
    assert order_of(decided) == "ABDCEFGH"


def test_r10_the_standings_name_the_play_off_that_parted_two() -> None:
    stage = with_round(finals_of("ABC"), [("B", "C", "B")], bye="A", bye_half_points=0)
    stage = with_round(stage, [("A", "C", "C")], bye="B", bye_half_points=0)
    stage = with_round(stage, [("A", "B", "A")], bye="C", bye_half_points=0)
    stage = with_round(stage, [("A", "C", "A")], bye="B", bye_half_points=0)
    stage = with_round(stage, [("A", "B", "A")])
    stage = with_round(stage, [("B", "C", "C")], label=PLAY_OFF)

    second = FORMAT.rank(stage, OPTIONS)[1]
    assert second.note is not None
    assert (second.note.code, second.note.about, second.note.params) == ("won_play_off", ("C", "B"), {"place": 2})


def test_r10_a_play_off_round_has_one_game_and_a_label() -> None:
    stage = with_round(finals_of("ABC"), [("B", "C", "B")], bye="A", bye_half_points=0)
    stage = with_round(stage, [("A", "C", "C")], bye="B", bye_half_points=0)
    stage = with_round(stage, [("A", "B", "A")], bye="C", bye_half_points=0)
    stage = with_round(stage, [("A", "C", "A")], bye="B", bye_half_points=0)
    stage = with_round(stage, [("A", "B", "A")])
    assert Progress(stage, OPTIONS).champion() == "A"
    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    found = paired(FORMAT, stage, OPTIONS)
    assert found.label == PLAY_OFF
    assert [set(pairing.seats) for pairing in found.pairings] == [{"B", "C"}]
    assert found.idle == ("A",)
    assert found.rationale[0].params == {"place": 2, "tied": 2}
    check_sentences(FORMAT, list(every_reason(found)))
    for winner, order in (("B", "ABC"), ("C", "ACB")):
        decided = with_round(stage, [("B", "C", winner)], label=PLAY_OFF)
        assert FORMAT.status(decided, OPTIONS) == Finished()
        assert order_of(decided) == order
        assert [reason.code for reason in FORMAT.rank(decided, OPTIONS)[2].reasons] == ["parted_by_play_off"]
        assert Progress(decided, OPTIONS).wins == Progress(stage, OPTIONS).wins


def test_r12_sides_count_preliminary_finals_and_play_offs() -> None:
    earlier = with_round(finals_of("AB"), [("A", "B", "A")])
    stage = new_stage(dict.fromkeys("AB"), number=1, history=(earlier,))
    pairing = paired(FORMAT, stage, OPTIONS).pairings[0]
    assert (pairing.seats, pairing.reasons[-1].rule) == (("B", "A"), "R12.1")
    both = with_round(with_round(stage, [("B", "A", "A")]), [("A", "B", "A")], label=PLAY_OFF)
    assert paired(FORMAT, both, OPTIONS).pairings[0].seats == ("B", "A")


def test_the_stage_waits_for_results() -> None:
    stage = with_round(finals_of("ABCD"), [("A", "D", "A"), ("B", "C", "B")])
    assert FORMAT.status(with_result(stage, 1, 1, None), OPTIONS) == AwaitsResults(("s0r1b1",))


def test_a_finished_stage_is_not_paired() -> None:
    stage = with_round(with_round(finals_of("AB"), [("A", "B", "A")]), [("A", "B", "A")])
    with pytest.raises(InvariantError):
        paired(FORMAT, stage, OPTIONS)


def test_a_tie_is_refused() -> None:
    stage = finals_of("AB")
    with pytest.raises(BadReportError) as refused:
        FORMAT.judge(Report(winner=None), paired(FORMAT, stage, OPTIONS).pairings[0], stage, OPTIONS)
    assert refused.value.code == "no_ties"


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options({"byes_count_as_wins": "perhaps", "repeats": 1})
    assert {field for field, _ in refused.value.problems} == {"byes_count_as_wins", "repeats"}


def test_the_bye_says_who_was_passed_over_and_why() -> None:
    stage = with_round(finals_of("ABC"), [("B", "C", "B")], bye="A", bye_half_points=0)
    found = paired(FORMAT, stage, OPTIONS)
    assert found.byes[0].entrant == "B"
    assert [(reason.code, reason.about) for reason in found.byes[0].reasons] == [
        ("bye", ("B",)),
        ("bye_passed_had", ("A",)),
    ]


def test_every_reason_has_a_sentence_that_can_be_filled() -> None:
    codes = set()
    stage = finals_of("ABCDEFG")
    while FORMAT.status(stage, OPTIONS) == NeedsPairing():
        found = paired(FORMAT, stage, OPTIONS)
        for reason in every_reason(found):
            check_sentences(FORMAT, [reason])
            codes.add(reason.code)
        games = [(*pairing.seats, min(pairing.seats)) for pairing in found.pairings]
        stage = with_round(stage, games, next((bye.entrant for bye in found.byes), None), label=found.label)
    for line in FORMAT.rank(stage, OPTIONS):
        check_sentences(FORMAT, [*line.reasons, *([line.note] if line.note else [])])
    assert {"round", "pair", "repeat", "bye", "bye_passed_had", "unequal_losses"} <= codes


def test_r21_those_of_one_club_never_meet_and_the_last_two_of_one_are_refused() -> None:
    stage = with_clubs(new_stage({"A": None, "B": None, "C": None, "D": None}), *"xyyx")
    options = FinalsOptions(never_meet=("club",))
    games = {frozenset(game.seats) for game in paired(FORMAT, stage, options).pairings}
    assert games == {frozenset("AC"), frozenset("BD")}
    with pytest.raises(NoPairingExistsError) as refused:
        paired(FORMAT, with_status(stage, ["B", "C"]), options)
    assert (refused.value.code, set(refused.value.entrants)) == ("never_meet", {"A", "D"})


def test_r21_those_who_should_not_meet_do_before_anything_else_is_given_up() -> None:
    stage = with_clubs(new_stage({"A": None, "B": None}), *"xx")
    (game,) = paired(FORMAT, stage, FinalsOptions(avoid_meeting=("club",))).pairings
    assert [(reason.code, reason.rule) for reason in game.reasons if reason.warning] == [("meet_anyway", "R21")]
    stage = with_clubs(new_stage(dict.fromkeys("ABC")), *"xxy")
    assert paired(FORMAT, stage, OPTIONS).byes[0].entrant == "A"
    stage = with_clubs(new_stage(dict.fromkeys("ABC")), *"yxx")
    assert paired(FORMAT, stage, FinalsOptions(avoid_meeting=("club",))).byes[0].entrant == "B"


def test_r21_holds_for_as_many_rounds_as_said() -> None:
    stage = with_clubs(new_stage({"A": None, "B": None}), *"xx")
    later = with_round(stage, [("A", "B", "A")])
    options = FinalsOptions(never_meet=("club",), never_meet_rounds=1)
    assert len(paired(FORMAT, later, options).pairings) == 1
