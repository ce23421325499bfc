"""Rules 1, 4 and 5: the table of every group."""

from __future__ import annotations

from fractions import Fraction

from formats.core.groups import Group
from formats.core.model import Standing
from formats.systems.group_rounds import FORMAT
from formats.systems.group_rounds.ranking import GroupGame, mean_difference, mean_points, record_share
from tests.formats.systems.group_rounds.tournament import Freestyle


def groups(event: Freestyle) -> dict[str, Group]:
    return {group.name: group for group in FORMAT.groups(event.stage, event.options)}


def table(event: Freestyle, name: str) -> tuple[Standing, ...]:
    return FORMAT.rank_groups(event.stage, (name,), event.options)[name]


def test_r1_the_groups_of_a_round_stay_when_the_next_begins() -> None:
    event = Freestyle(16)
    assert list(groups(event)) == ["Blue", "Yellow", "Red", "Green"]
    assert groups(event)["Blue"].title == "Round 1, Blue"
    event.finish()
    event.on()
    assert list(groups(event)) == ["Blue", "Yellow", "Red", "Green", "T", "E", "B", "S"]
    assert [group.part for group in groups(event).values()] == ["Round 1"] * 4 + ["Round 2"] * 4


def test_r1_games_carry_the_name_of_their_group() -> None:
    event = Freestyle(16)
    known = groups(event)
    for game in event.play.state.open_games():
        assert set(game.seats) <= set(known[game.label].entrants)


def test_r4_the_line_is_behind_those_who_go_on() -> None:
    event = Freestyle(8)
    (cut,) = groups(event)["Blue"].cuts
    assert (cut.after, cut.meaning.params) == (2, {"round": "Semi-finals"})
    assert groups(Freestyle(16))["Blue"].cuts == ()
    event.finish()
    event.on()
    assert groups(event)["Semi-final 1"].cuts == ()


def test_r5_the_order_in_a_group_with_record_and_difference() -> None:
    event = Freestyle(8)
    event.finish({"e1 e4": (50, 50)})
    first, second, third, last = table(event, "Blue")
    assert (first.entrant, first.rank, first.points, first.wins, first.ties, first.losses) == ("e1", 1, 5, 2, 1, 0)
    assert (first.tie_breaks, second.entrant) == (("83%", "+6.7"), "e4")
    assert (third.rank, last.rank) == (3, 4)


def test_r11_who_left_during_the_round_is_behind_the_others() -> None:
    event = Freestyle(8)
    event.withdraw("e1")
    *_, last = table(event, "Blue")
    assert (last.entrant, last.rank, last.wins, last.tie_breaks) == ("e1", 4, 0, ("-", "-"))
    assert last.note is not None
    assert last.note.code == "left_in_round"


def test_r10_a_match_has_a_table_without_columns() -> None:
    event = Freestyle(8)
    event.finish()
    event.on()
    assert [line.rank for line in table(event, "Semi-final 1")] == [1, 1]
    event.finish()
    first, second = table(event, "Semi-final 1")
    assert (first.rank, first.wins, second.rank, second.losses, first.tie_breaks) == (1, 1, 2, 1, ())


def test_r10_a_tied_match_goes_on() -> None:
    event = Freestyle(8)
    event.finish()
    event.on()
    event.finish({"e1 e3": (50, 50)})
    known = groups(event)
    assert [name for name, group in known.items() if group.goes_on] == ["Semi-final 1"]


def test_r5_shares_and_means_of_somebody_without_a_game_are_nothing() -> None:
    games = [GroupGame(("a", "b"), (2, 0), (60, 50)), GroupGame(("a", "c"), (1, 1))]

    assert [record_share(player, games) for player in "abcd"] == [Fraction(3, 4), 0, Fraction(1, 2), 0]
    assert [mean_difference(player, games) for player in "abcd"] == [10, -10, 0, 0]
    assert [mean_points(player, games) for player in "abcd"] == [60, 50, 0, 0]


def test_r10_of_a_match_that_nobody_has_won_who_is_in_stands_before_who_has_left() -> None:
    event = Freestyle(8)
    event.finish()
    event.on()
    event.finish({"e1 e3": (50, 50)})
    event.withdraw("e1")
    assert [(line.entrant, line.rank) for line in table(event, "Semi-final 1")] == [("e3", 1), ("e1", 2)]


def test_r11_only_who_left_during_a_round_has_a_note_before_there_is_a_champion() -> None:
    event = Freestyle(8)
    assert {line.note for line in event.ranking()} == {None}
    event.withdraw("e4")

    notes = {line.entrant: (line.note.code, line.note.params) for line in event.ranking() if line.note is not None}
    assert notes == {"e4": ("left_in_round", {"round": "Round 1"})}
