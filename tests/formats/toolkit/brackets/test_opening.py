"""Matches that open as they come: with the result that makes their players known, and what happens to them then."""

from __future__ import annotations

import random
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.errors import DependentGamesError, NotLastCommandError, RoundClosedError
from formats.core.evolve import fold
from formats.core.model import Pairing
from formats.core.plan import Settings, StagePlan
from formats.core.possible import Role, acts
from formats.core.results import Report
from formats.core.steps import Finish, PairRound, WaitForResults, next_step
from formats.core.undoing import undoable
from formats.core.verify import verify
from tests.formats.play import Play

SINGLE, DOUBLE = "single_elimination", "double_elimination"


def plan(system: str, **options: Any) -> StagePlan:
    return StagePlan(system=system, title="Cup", options={"as_they_come": True, **options})


def cup(size: int = 8, system: str = SINGLE, settings: Settings | None = None, **options: Any) -> Play:
    """A cup whose first round is out; a smaller number is a better seed."""
    play = Play([plan(system, **options)], settings=settings, engine=registry.engine())
    play.enter(size)
    play.publish()
    return play


def game(play: Play, label: str) -> Pairing:
    """The latest game of a match."""
    games = [game for round_ in play.state.stage().rounds for game in round_.pairings.pairings if game.label == label]
    return games[-1]


def won(play: Play, label: str, who: str, **more: Any) -> tuple[ev.Event, ...]:
    """A match is won by this player."""
    return play.do(cmd.RecordResult(pairing=game(play, label).id, report=Report(winner=who), **more))


def open_matches(play: Play) -> dict[str, set[str]]:
    """The open matches, with their players."""
    return {game.label: set(game.seats) for game in play.state.open_games()}


def all_is_well(play: Play) -> None:
    """The log verifies, and adds up to the state."""
    assert verify(play.records, play.engine) == ()
    assert fold(play.records) == play.state


def test_a_match_opens_with_the_result_that_makes_its_players_known() -> None:
    play = cup()
    assert len(won(play, "QF1", "e1")) == 1
    events = won(play, "QF2", "e5")

    assert [event.kind for event in events] == ["ResultRecorded", "RoundPaired"]
    assert open_matches(play) == {"QF3": {"e2", "e7"}, "QF4": {"e3", "e6"}, "SF1": {"e1", "e5"}}
    assert isinstance(next_step(play.state, play.engine), WaitForResults)


def test_the_next_match_of_a_level_joins_its_round_at_the_board_of_its_place() -> None:
    play = cup()
    for label, who in (("QF4", "e3"), ("QF3", "e2")):
        won(play, label, who)
    assert play.state.stage().rounds[1].pairings.idle == ("e1", "e4", "e5", "e6", "e7", "e8")
    won(play, "QF1", "e1")
    events = won(play, "QF2", "e4")

    assert [event.kind for event in events] == ["ResultRecorded", "MatchAdded"]
    second = play.state.stage().rounds[1].pairings
    assert [(one.id, one.label, one.board) for one in second.pairings] == [("s0r2b1", "SF1", 1), ("s0r2b2", "SF2", 2)]
    assert second.idle == ("e5", "e6", "e7", "e8")
    all_is_well(play)


def test_both_brackets_of_a_double_elimination_go_on_by_themselves_to_the_end() -> None:
    play = cup(8, DOUBLE)
    won(play, "W1-1", "e1")
    won(play, "W1-2", "e4")
    assert open_matches(play) == {
        "W1-3": {"e2", "e7"},
        "W1-4": {"e3", "e6"},
        "W2-1": {"e1", "e4"},
        "L1-1": {"e5", "e8"},
    }
    while not isinstance(next_step(play.state, play.engine), Finish):
        play.win(play.state.open_games()[-1])

    assert play.commands == 5 + len(list(play.state.stage().games()))
    assert len(play.state.stage().rounds) <= 7
    all_is_well(play)


def test_a_round_is_named_by_its_whole_level_although_one_half_of_it_comes_first() -> None:
    play = cup(8, DOUBLE)
    for label, who in (("W1-1", "e1"), ("W1-2", "e4"), ("W1-3", "e2"), ("W1-4", "e3"), ("L1-1", "e5"), ("W2-2", "e2")):
        won(play, label, who)
    third = play.state.stage().rounds[2].pairings

    assert [one.label for one in third.pairings] == ["L2-1"]
    assert third.label == "Winners' final and losers' round 2"
    assert [reason.code for reason in third.rationale] == ["round_of_matches"]


def test_without_the_option_a_round_waits_for_the_one_before() -> None:
    play = cup(as_they_come=False)
    for label in ("QF1", "QF2", "QF3"):
        won(play, label, game(play, label).seats[0])

    assert set(open_matches(play)) == {"QF4"}


def test_whom_nobody_is_left_to_meet_goes_on_at_once() -> None:
    play = cup(8, DOUBLE)
    won(play, "W1-1", "e1")
    play.do(cmd.WithdrawEntrant(entrant="e8"))
    won(play, "W1-2", "e4")
    won(play, "W1-3", "e2")
    won(play, "W1-4", "e3")
    won(play, "W2-2", "e2")
    events = won(play, "W2-1", "e1")

    second = play.state.stage().rounds[1].pairings
    assert [bye.entrant for bye in second.byes] == ["e5"]
    assert second.facts["L1-1"] == "e5"
    assert "e5" in game(play, "L2-1").seats or "e5" in game(play, "L2-2").seats
    assert events
    all_is_well(play)


def test_a_player_who_does_not_come_to_an_open_match_lets_the_opponent_go_on() -> None:
    play = cup(4)
    won(play, "SF1", "e1")
    events = play.do(cmd.RuleForfeit(pairing=game(play, "SF2").id, absent=("e2",)))

    assert [event.kind for event in events] == ["ResultRecorded", "RoundPaired"]
    assert open_matches(play) == {"F": {"e1", "e3"}}
    all_is_well(play)


def test_a_withdrawal_ends_an_open_match_and_opens_the_next() -> None:
    play = cup(4)
    won(play, "SF1", "e1")
    events = play.do(cmd.WithdrawEntrant(entrant="e3"))

    assert [event.kind for event in events] == ["EntrantStatusChanged", "ResultRecorded", "RoundPaired"]
    assert open_matches(play) == {"F": {"e1", "e2"}}
    all_is_well(play)


def test_a_held_match_waits_until_it_is_taken_off_the_list() -> None:
    play = cup(4, held=["f"])
    won(play, "SF1", "e1")
    assert len(won(play, "SF2", "e2")) == 1
    assert open_matches(play) == {}
    play.do(cmd.ChangePlan(stages=(plan(SINGLE),)))

    assert open_matches(play) == {"F": {"e1", "e2"}}
    all_is_well(play)


def test_a_held_match_is_published_by_a_director_and_never_by_the_clock() -> None:
    play = cup(4, held=["F"], settings=Settings(goes_on_minutes=5))
    won(play, "SF1", "e1")
    won(play, "SF2", "e2")

    assert isinstance(next_step(play.state, play.engine), PairRound)
    assert [act for act in acts(play.state, play.engine, Role.CLOCK) if act.command is cmd.PublishRound] == []
    play.publish()
    assert open_matches(play) == {"F": {"e1", "e2"}}
    all_is_well(play)


def test_while_a_director_pauses_the_timetable_no_match_opens() -> None:
    play = cup()
    play.do(cmd.SwitchTimetable(running=False))
    for label in ("QF1", "QF2", "QF3", "QF4"):
        won(play, label, game(play, label).seats[0])
    assert open_matches(play) == {}
    play.do(cmd.SwitchTimetable(running=True))

    assert set(open_matches(play)) == {"SF1", "SF2"}
    all_is_well(play)


def test_a_tied_match_is_played_again_in_a_round_of_its_own() -> None:
    play = cup(8, replays=1)
    play.do(cmd.RecordResult(pairing=game(play, "QF1").id, report=Report(winner=None)))
    play.do(cmd.RecordResult(pairing=game(play, "QF2").id, report=Report(winner=None)))

    again = play.state.stage().rounds[1]
    assert [(one.id, one.label) for one in again.pairings.pairings] == [("s0r2b1", "QF1"), ("s0r2b2", "QF2")]
    all_is_well(play)


def test_a_draw_of_lots_of_a_joining_match_has_a_name_of_its_own() -> None:
    play = cup()
    won(play, "QF1", "e1")
    won(play, "QF2", "e4")
    won(play, "QF3", "e2")
    (added,) = [event for event in won(play, "QF4", "e3") if isinstance(event, ev.MatchAdded)]
    first = next(record.event for record in play.records if isinstance(record.event, ev.RoundPaired))

    assert added.seed
    assert added.seed != first.seed
    assert all(draw.seed == added.seed for draw in added.draws)


class TestCorrected:
    """A result is corrected on which an open match rests."""

    @pytest.mark.parametrize("how", ["opened", "begun", "finished"])
    def test_the_match_is_taken_back_and_opened_for_the_right_players(self, how: str) -> None:
        play = cup()
        won(play, "QF1", "e1")
        won(play, "QF2", "e4")
        if how == "begun":
            play.do(cmd.ReportResult(pairing="s0r2b1", by="e1", report=Report(winner="e1")))
        if how == "finished":
            won(play, "SF1", "e1")
        with pytest.raises(DependentGamesError) as asked:
            won(play, "QF1", "e8")
        assert asked.value.games == ("s0r2b1",)
        won(play, "QF1", "e8", dependents="reset")

        assert open_matches(play)["SF1"] == {"e8", "e4"}
        assert play.state.reports == {}
        all_is_well(play)

    def test_other_matches_of_its_round_stay(self) -> None:
        play = cup()
        for label in ("QF1", "QF2", "QF3", "QF4"):
            won(play, label, game(play, label).seats[0])
        kept = game(play, "SF2")
        seat = next(who for who in game(play, "QF1").seats if who not in game(play, "SF1").seats)
        events = won(play, "QF1", seat, dependents="reset")

        assert [event.kind for event in events] == ["RoundAmended", "ResultRecorded", "MatchAdded"]
        assert game(play, "SF2") == kept
        assert seat in game(play, "SF1").seats
        all_is_well(play)

    def test_by_a_ruling_it_stands_and_nothing_opens(self) -> None:
        play = cup()
        won(play, "QF1", "e1")
        won(play, "QF2", "e4")
        events = won(play, "QF1", "e8", dependents="stand", text="Too late.")

        assert [event.kind for event in events] == ["RulingMade"]
        assert open_matches(play)["SF1"] == {"e1", "e4"}
        all_is_well(play)

    def test_a_correction_that_changes_no_player_leaves_everything(self) -> None:
        play = cup(best_of=3)
        won(play, "QF1", "e1")
        won(play, "QF2", "e4")
        before = game(play, "SF1")
        play.do(cmd.RecordResult(pairing=game(play, "QF1").id, report=Report(winner="e1", scores=None)))

        assert game(play, "SF1") == before


class TestUndone:
    """What a director can take back."""

    def joined(self) -> Play:
        """SF1 is open, and the result of QF4 has just opened SF2 in the same round."""
        play = cup()
        for label in ("QF1", "QF2", "QF3", "QF4"):
            won(play, label, game(play, label).seats[0])
        return play

    def test_the_match_goes_with_the_result_that_opened_it_and_comes_back_with_it(self) -> None:
        play = self.joined()
        opened = game(play, "SF2")
        play.do(cmd.UndoCommand(command_id=play.last))
        assert set(open_matches(play)) == {"QF4", "SF1"}
        assert play.state.timetable_running
        won(play, "QF4", game(play, "QF4").seats[0])

        assert game(play, "SF2") == opened
        all_is_well(play)

    def test_results_of_other_matches_are_not_in_its_way(self) -> None:
        play = self.joined()
        opening = play.last
        won(play, "SF1", game(play, "SF1").seats[0])
        assert opening in {mark.command_id for mark in undoable(play.state)}
        play.do(cmd.UndoCommand(command_id=opening))

        assert set(open_matches(play)) == {"QF4"}
        all_is_well(play)

    def test_a_report_in_the_match_is(self) -> None:
        play = self.joined()
        opening = play.last
        play.do(
            cmd.ReportResult(pairing=game(play, "SF2").id, by=game(play, "SF2").seats[0], report=Report(winner=None))
        )

        with pytest.raises(NotLastCommandError):
            play.do(cmd.UndoCommand(command_id=opening))

    def test_results_before_an_opening_are_corrected_instead(self) -> None:
        play = self.joined()
        ids = [mark.command_id for mark in undoable(play.state)]

        assert ids == [play.last]


class TestDirected:
    """What a director changes by hand."""

    def test_players_of_open_matches_of_one_level_may_change_places(self) -> None:
        play = cup()
        for label in ("QF1", "QF2", "QF3", "QF4"):
            won(play, label, game(play, label).seats[0])
        latest = play.state.stage().rounds[-1].pairings
        (a, b), (c, d) = (one.seats for one in latest.pairings)
        moved = tuple(
            one.model_copy(update={"seats": seats})
            for one, seats in zip(latest.pairings, ((a, c), (b, d)), strict=True)
        )
        pairings = latest.model_copy(update={"pairings": moved})
        play.do(cmd.OverrideRound(stage=0, round_number=2, pairings=pairings, text="Sponsor."))
        play.win_all()

        assert set(open_matches(play)["F"]) == {a, b}
        all_is_well(play)

    def test_an_open_round_is_changed_while_others_of_its_level_are_still_to_come(self) -> None:
        play = cup()
        won(play, "QF1", "e1")
        won(play, "QF2", "e4")
        latest = play.state.stage().rounds[-1].pairings
        turned = tuple(one.model_copy(update={"seats": one.seats[::-1]}) for one in latest.pairings)
        pairings = latest.model_copy(update={"pairings": turned})
        play.do(cmd.OverrideRound(stage=0, round_number=2, pairings=pairings, text="Sides."))
        won(play, "QF3", "e2")
        won(play, "QF4", "e3")

        assert game(play, "SF1").seats == turned[0].seats
        assert open_matches(play)["SF2"] == {"e2", "e3"}
        all_is_well(play)

    def test_a_match_is_played_again_until_one_of_its_players_has_gone_on(self) -> None:
        play = cup()
        won(play, "QF1", "e1")
        play.do(cmd.OrderRematch(pairing=game(play, "QF1").id, text="Wrong map."))
        assert "QF1" in open_matches(play)
        won(play, "QF1", "e1")
        won(play, "QF2", "e4")

        with pytest.raises(RoundClosedError):
            play.do(cmd.OrderRematch(pairing=game(play, "QF1").id, text="Wrong map."))

    def test_a_match_that_both_forfeited_is_not_played_again_once_another_player_has_gone_on(self) -> None:
        play = cup()
        first = game(play, "QF1")
        play.do(cmd.RuleForfeit(pairing=first.id, absent=first.seats))
        again = cmd.OrderRematch(pairing=first.id, text="They came.", after_forfeit=True)
        play.do(again)
        assert "QF1" in open_matches(play)

        play.do(cmd.RuleForfeit(pairing=first.id, absent=first.seats))
        won(play, "QF3", "e2")
        won(play, "QF4", "e3")
        won(play, "QF2", "e4")
        won(play, "SF2", "e2")
        assert open_matches(play) == {"F": {"e4", "e2"}}
        with pytest.raises(RoundClosedError):
            play.do(again)
        all_is_well(play)

    def test_turned_off_in_play_the_round_is_waited_for_again(self) -> None:
        play = cup()
        won(play, "QF1", "e1")
        won(play, "QF2", "e4")
        play.do(cmd.ChangePlan(stages=(plan(SINGLE, as_they_come=False),)))
        won(play, "SF1", "e1")

        assert isinstance(next_step(play.state, play.engine), WaitForResults)
        won(play, "QF3", "e2")
        won(play, "QF4", "e3")
        play.publish()
        assert set(open_matches(play)) == {"SF2"}
        all_is_well(play)


def test_a_match_with_other_players_than_the_results_give_does_not_verify() -> None:
    play = cup()
    for label in ("QF1", "QF2", "QF3", "QF4"):
        won(play, label, game(play, label).seats[0])
    *records, last = play.records
    assert isinstance(last.event, ev.MatchAdded)
    assert last.event.game is not None
    forged = last.event.game.model_copy(update={"seats": ("e7", "e8")})
    differences = verify(
        [*records, last.model_copy(update={"event": last.event.model_copy(update={"game": forged})})], play.engine
    )

    assert [difference.what for difference in differences] == ["pairings"]


def seated(size: int, won_by: dict[str, str]) -> dict[str, set[str]]:
    """The players of every match whose two are known, from rules R2 to R5 alone, by the winners of the others.

    For fields that fill their bracket. Shares no code with the format.
    """
    order = [1]
    while len(order) < size:
        order = [seed for upper in order for seed in (upper, 2 * len(order) + 1 - upper)]
    levels = size.bit_length() - 1
    matches: dict[str, list[str | None]] = {}

    def outcome(key: str, *, winner: bool) -> str | None:
        best = won_by.get(key)
        pair = matches.get(key, [])
        return None if best is None else best if winner else next(who for who in pair if who and who != best)

    for number in range(size // 2):
        matches[f"W1-{number + 1}"] = [f"e{order[2 * number]}", f"e{order[2 * number + 1]}"]
    for level in range(1, levels + 1):
        count = size >> level
        for number in range(1, count + 1) if level > 1 else ():
            below = (f"W{level - 1}-{2 * number - 1}", f"W{level - 1}-{2 * number}")
            matches[f"W{level}-{number}"] = [outcome(key, winner=True) for key in below]
        width = count.bit_length() - 1
        turned = int(f"{level - 1:b}"[::-1].ljust(width, "0")[:width] or "0", 2)
        for number in range(count // 2) if level == 1 else ():
            losers = (f"W1-{2 * number + 1}", f"W1-{2 * number + 2}")
            matches[f"L1-{number + 1}"] = [outcome(key, winner=False) for key in losers]
        for number in range(count) if level > 1 else ():
            left, down = f"L{2 * level - 3}-{number + 1}", f"W{level}-{(number ^ turned) + 1}"
            matches[f"L{2 * level - 2}-{number + 1}"] = [outcome(left, winner=True), outcome(down, winner=False)]
        for number in range(count // 2) if level > 1 else ():
            pair = (f"L{2 * level - 2}-{2 * number + 1}", f"L{2 * level - 2}-{2 * number + 2}")
            matches[f"L{2 * level - 1}-{number + 1}"] = [outcome(key, winner=True) for key in pair]
    unbeaten = outcome(f"W{levels}-1", winner=True)
    matches["GF"] = [unbeaten, outcome(f"L{2 * levels - 2}-1", winner=True)]
    if "GF" in won_by and won_by["GF"] != unbeaten:
        matches["GF2"] = matches["GF"]
    return {key: {who for who in pair if who} for key, pair in matches.items() if None not in pair}


@pytest.mark.parametrize("seed", range(24))
def test_a_referee_finds_every_match_open_whose_players_are_known_and_no_other(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.choice((4, 8, 16))
    play = cup(size, DOUBLE)
    while not isinstance(next_step(play.state, play.engine), Finish):
        games = [game for round_ in play.state.stage().rounds for game in round_.pairings.pairings]
        played = [game for game in games if game not in play.state.open_games()]
        what = chance.random()
        if what < 0.15 and played:
            old = chance.choice(played)
            better = cmd.RecordResult(
                pairing=old.id, report=Report(winner=chance.choice(old.seats)), dependents="reset", text="Wrong."
            )
            play.do(better)
        elif what < 0.25 and played:
            play.do(cmd.UndoCommand(command_id=chance.choice(list(undoable(play.state))[:3]).command_id))
            if not play.state.current_round:
                play.publish()
        elif play.state.open_games():
            play.win(chance.choice(play.state.open_games()), chance.choice((0, 1)))
        results = {game.label: result for game, result in play.state.stage().games()}
        winners = {
            game.label: game.seats[0 if results[game.label].half_points[0] else 1]
            for game, _ in play.state.stage().games()
        }
        expected = seated(size, winners)
        there = {
            game.label: set(game.seats) for round_ in play.state.stage().rounds for game in round_.pairings.pairings
        }
        assert there == expected
    all_is_well(play)
