"""Rule 11: leaving during a round and between rounds, and the preview of it."""

from __future__ import annotations

import pytest

from formats.core import commands as cmd
from formats.core.contract import Leaving
from formats.core.steps import Finish, WaitForResults
from formats.systems.group_rounds import FORMAT
from tests.formats.systems.group_rounds.tournament import Freestyle, names

Found = list[tuple[str, tuple[str, ...], str]]


def told(leaving: Leaving) -> Found:
    """Code, people and numbers of every reason."""
    wanted = ("before", "after", "games")
    return [
        (
            reason.code,
            reason.about,
            "-".join(
                str(reason.params[name]) for name in wanted if name in reason.params and reason.code != "leaves_between"
            ),
        )
        for reason in leaving.reasons
    ]


def hows(event: Freestyle, player: str) -> list[str]:
    """How each game of a player ended, in order of play."""
    return [result.how for pairing, result in event.stage.games() if player in pairing.seats]


def blue_of_four() -> Freestyle:
    """Four players; e1 has beaten everybody, e2 has lost to e3 and beaten e4, e3 and e4 are still to play."""
    event = Freestyle(4)
    for winner, loser in (("e1", "e2"), ("e1", "e3"), ("e1", "e4"), ("e3", "e2"), ("e2", "e4")):
        event.report(winner, loser, (60, 50))
    return event


def test_r11_during_a_round_all_games_of_that_round_are_void_and_the_table_is_made_anew() -> None:
    event = blue_of_four()
    event.withdraw("e3")

    assert hows(event, "e3") == ["void", "void", "void"]
    assert [(line.entrant, line.tie_breaks[1:3]) for line in event.ranking()] == [
        ("e1", ("1", "100%")),
        ("e2", ("2", "50%")),
        ("e4", ("3", "0%")),
        ("e3", ("-", "-")),
    ]
    assert event.ranking()[3].note is not None


def test_r11_even_if_the_player_had_played_them_all() -> None:
    event = blue_of_four()
    event.withdraw("e1")

    assert hows(event, "e1") == ["void", "void", "void"]
    assert event.order()[-1] == "e1"
    assert isinstance(event.step, WaitForResults)


def test_r11_the_preview_says_what_will_change_before_anything_does() -> None:
    event = blue_of_four()
    state = event.play.state
    preview = event.preview("e3")

    assert event.play.state is state
    assert {game for game, result in preview.results.items() if result.how == "void"} == {
        event.game("e3", other).id for other in names(1, 2, 4)
    }
    # e2 and e3 are level in record so far, and e3 has won their game.
    assert told(preview) == [
        ("leaves_round", ("e3",), "3"),
        ("moves", ("e2",), "3-2"),
        ("moves", ("e4",), "4-3"),
    ]
    event.withdraw("e3")
    results = {pairing.id: result for pairing, result in event.stage.games()}
    assert preview.results.items() <= results.items()
    assert [event.ranks()[who] for who in names(2, 4)] == [2, 3]


def test_r11_unequal_groups_compare_shares_and_averages() -> None:
    event = Freestyle(8)
    event.withdraw("e8")
    event.finish()
    lines = {line.entrant: line.tie_breaks for line in event.ranking()}

    assert lines["e1"][2:] == ("100%", "+10.0")
    assert lines["e4"][2:] == ("50%", "+0.0")
    assert lines["e3"][2:] == ("67%", "+3.3")


def after_round_one() -> Freestyle:
    """28 players; Blue finished e1 e8 e9 e16 e17 e24 e25."""
    event = Freestyle(28)
    event.finish()
    return event


def test_r11_between_rounds_everybody_below_moves_up_one_place() -> None:
    event = after_round_one()
    preview = event.preview("e8")
    assert preview.results == {}
    assert told(preview) == [
        ("leaves_between", ("e8",), ""),
        ("moves", ("e9",), "3-2"),
        ("moves", ("e16",), "4-3"),
        ("moves", ("e17",), "5-4"),
        ("moves", ("e24",), "6-5"),
        ("moves", ("e25",), "7-6"),
        ("enters", ("e17",), ""),
    ]
    event.withdraw("e8")
    event.on(grouping=1)

    assert hows(event, "e8")[:6] == ["played"] * 6
    # B1 Y2 R3 G4, B2 Y3 R4 G1, B3 Y4 R1 G2, B4 Y1 R2 G3.
    blue = {
        group.index(who) + 1: who for group in event.groups().values() for who in group if who in names(1, 9, 16, 17)
    }
    assert blue == {1: "e1", 2: "e9", 3: "e16", 4: "e17"}


def test_r11_after_the_draw_the_seat_goes_to_the_next_of_the_group() -> None:
    event = after_round_one()
    event.answer("grouping-round2", "1")
    assert told(event.preview("e8")) == [("leaves_seat", ("e8", "e17"), "")]
    event.withdraw("e8")
    event.play.publish()

    blue = {
        group.index(who) + 1: who for group in event.groups().values() for who in group if who in names(1, 9, 16, 17)
    }
    assert blue == {1: "e1", 2: "e17", 3: "e9", 4: "e16"}


def test_r11_after_the_draw_nobody_changes_places_for_somebody_without_a_seat() -> None:
    event = after_round_one()
    event.answer("grouping-round2", "1")

    assert told(event.preview("e25")) == []


def test_r11_a_seat_nobody_is_left_for_stays_empty() -> None:
    event = Freestyle(16)
    event.finish()
    event.answer("grouping-round2", "1")
    assert told(event.preview("e1")) == [("leaves_empty", ("e1",), "")]
    event.withdraw("e1")
    event.play.publish()

    assert sorted(len(group) for group in event.groups().values()) == [3, 4, 4, 4]
    event.finish()
    assert [prompt.key for prompt in event.prompts()] == ["grouping-round3"]


def test_r11_whoever_is_back_before_the_next_round_has_the_old_place() -> None:
    event = after_round_one()
    event.withdraw("e8")
    event.play.do(cmd.ReinstateEntrant(entrant="e8"))
    event.on()

    assert "e8" in {who for group in event.groups().values() for who in group}
    assert "e17" not in {who for group in event.groups().values() for who in group}


def finals(size: int = 8) -> Freestyle:
    event = Freestyle(size)
    event.finish()
    event.on()
    return event


def test_r11_in_a_semi_final_the_opponent_wins() -> None:
    event = finals()
    assert told(event.preview("e1"))[0][:2] == ("leaves_match", ("e1", "e3"))
    event.withdraw("e1")
    event.finish()
    event.on()

    assert event.groups() == {"Final": ("e2", "e3"), "Third place": ("e4",)}
    assert hows(event, "e1")[-1] == "forfeit"


def test_r11_between_semi_final_and_final_the_beaten_player_moves_up() -> None:
    event = finals()
    event.finish()
    assert told(event.preview("e1"))[0] == ("leaves_between", ("e1",), "")
    event.withdraw("e1")
    event.on()

    assert set(event.groups()["Final"]) == {"e2", "e3"}
    assert event.groups()["Third place"] == ("e4",)


def test_r11_in_the_final_the_opponent_wins() -> None:
    event = finals()
    event.finish()
    event.on()
    event.withdraw("e1")
    event.finish()

    assert isinstance(event.step, Finish)
    assert event.order()[:2] == ["e2", "e1"]


def test_r11_a_tied_match_is_not_replayed_with_somebody_who_left() -> None:
    event = finals()
    event.finish({"e1 e3": (50, 50)})
    event.withdraw("e1")
    event.on()

    assert set(event.groups()["Final"]) == {"e2", "e3"}


def test_r11_a_removal_by_forfeit_is_leaving_during_the_round() -> None:
    event = Freestyle(4)
    event.play.do(cmd.ChangePlan(settings=event.play.state.settings.model_copy(update={"forfeit_removes": True})))
    event.report("e1", "e4", (60, 50))
    event.play.do(cmd.RuleForfeit(pairing=event.game("e3", "e4").id, absent=("e4",)))

    assert hows(event, "e4") == ["void", "void", "void"]


def test_whoever_is_out_of_the_running_leaves_without_a_trace() -> None:
    event = after_round_one()
    event.on()

    assert event.preview("e28") == Leaving()


@pytest.mark.parametrize("left", [1, 2, 3])
def test_r11_few_who_stay_come_to_an_end(left: int) -> None:
    event = Freestyle(16)
    event.finish()
    event.on()
    for entrant in event.play.state.active_entrants()[left:]:
        event.withdraw(entrant.id)
    for _ in range(20):
        if isinstance(event.step, Finish):
            break
        event.finish()
        if not isinstance(event.step, Finish):
            event.on()

    assert isinstance(event.step, Finish)
    assert event.order()[0] == "e1"
    assert len(FORMAT.rank(event.stage, event.options)) == 16
