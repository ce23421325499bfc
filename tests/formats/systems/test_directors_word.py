"""The rules "By hand" and "Corrections" of formats that are no brackets: what a director may do, what rests on it."""

from __future__ import annotations

from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.errors import BadRoundError, DependentGamesError, HandmadeRoundError, ReasonNeededError
from formats.core.model import Bye, EntrantData, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report, Result
from formats.core.steps import PairRound, WaitForAnswers, next_step
from formats.core.values import EntrantId, PairingId
from formats.core.verify import verify
from formats.systems.tiered_league.leagues import title_rounds
from tests.formats.play import Play
from tests.formats.systems.tiered_league.cycles import last_cycle
from tests.formats.systems.tiered_league.test_title import cycle

LIVE = ("A A1 1-4 winners live", "A A2 2-3 winners live", "B F 1-2 championship live", "B B3 3-4 losers live")

FINALS, GROUPS, PLAYOFFS = "floating_double_elimination", "group_rounds", "swiss_elimination"


def begun(system: str, entrants: int, **options: Any) -> Play:
    """The first round is published."""
    play = Play([StagePlan(system=system, title="Play", options=options)], engine=registry.engine())
    play.enter(entrants)
    play.publish()
    if not play.state.stage().rounds:
        answer_all(play)
        play.publish()
    return play


def answer_all(play: Play) -> None:
    """Answer every question with its first choice, or 1."""
    while isinstance(step := next_step(play.state, play.engine), WaitForAnswers):
        prompt = step.prompts[0]
        play.do(cmd.AnswerPrompt(prompt=prompt.key, answer=prompt.choices[0].value if prompt.choices else "1"))


def report_of(play: Play, pairing: Pairing, winner: EntrantId) -> Report:
    """Return a report of a win, with points where a format wants some."""
    if play.state.stage().plan.system != GROUPS:
        return Report(winner=winner)
    return Report(winner=winner, scores=(80, 60) if winner == pairing.seats[0] else (60, 80))


def overridden(play: Play, games: list[tuple[EntrantId, EntrantId]], *byes: EntrantId) -> None:
    """Replace the current round's pairings by these; entrants that are not named are idle."""
    current = play.state.current_round
    assert current is not None
    boards = zip(current.pairings.pairings, games, strict=False)
    pairings = tuple(game.model_copy(update={"seats": seats, "reasons": ()}) for game, seats in boards)
    seated = {who for seats in games for who in seats} | set(byes)
    idle = tuple(who for who in play.state.stage().active if who not in seated)
    made = RoundPairings(pairings=pairings, byes=tuple(Bye(entrant=who) for who in byes), idle=idle)
    play.do(cmd.OverrideRound(stage=0, round_number=current.number, pairings=made, text="By hand."))


def seats_of(play: Play) -> list[tuple[EntrantId, EntrantId]]:
    assert play.state.current_round is not None
    return [pairing.seats for pairing in play.state.current_round.pairings.pairings]


def better(play: Play, pairing: Pairing) -> EntrantId:
    """The better seed of the two."""
    return min(pairing.seats, key=play.state.stage().seed_of)


def play_on(play: Play, rounds: int) -> None:
    """Play so many more rounds, in which the better seed always wins; questions get their first choice."""
    for _ in range(rounds):
        for pairing in play.state.open_games():
            report = report_of(play, pairing, better(play, pairing))
            play.do(cmd.RecordResult(pairing=pairing.id, report=report))
        answer_all(play)
        if isinstance(next_step(play.state, play.engine), PairRound):
            play.publish()


def turned(play: Play, pairing: Pairing, **more: Any) -> cmd.RecordResult:
    """The other player has won after all."""
    loser = pairing.opponent(better(play, pairing))
    said = {"pairing": pairing.id, "report": report_of(play, pairing, loser), "text": "Typed wrongly.", **more}
    return cmd.RecordResult.model_validate(said)


def dependents(play: Play, command: cmd.RecordResult) -> set[PairingId]:
    """The games that rest on it; nothing has happened."""
    before = play.state
    with pytest.raises(DependentGamesError) as asked:
        play.do(command)
    assert play.state is before
    return set(asked.value.games)


def check_both_ways(play: Play, pairing: Pairing) -> None:
    """By a ruling, which needs a reason, everything stays; taken back, what rested on it is gone."""
    games = dependents(play, turned(play, pairing))
    with pytest.raises(ReasonNeededError):
        play.do(turned(play, pairing, dependents="stand", text=""))
    rounds = play.state.stage().rounds
    play.do(turned(play, pairing, dependents="stand"))
    assert play.state.stage().rounds == rounds
    assert pairing.id in play.state.stands
    assert verify(play.records, play.engine) == ()
    play.do(turned(play, pairing, dependents="reset"))
    left = {game.id for round_ in play.state.stage().rounds for game in round_.pairings.pairings}
    assert not games & left
    assert pairing.id not in play.state.stands
    assert verify(play.records, play.engine) == ()


@pytest.mark.rules("floating_double_elimination R13")
def test_finals_r13_anybody_who_is_in_may_have_the_bye_by_hand_and_nobody_neither() -> None:
    play = begun(FINALS, 5)
    overridden(play, [("e1", "e2"), ("e3", "e4")], "e5")
    assert seats_of(play) == [("e1", "e2"), ("e3", "e4")]
    with pytest.raises(HandmadeRoundError) as refused:
        overridden(play, [("e1", "e2")], "e5")
    assert set(refused.value.entrants) == {"e3", "e4"}


def test_finals_r14_pairings_stay_as_long_as_the_same_players_would_be_in() -> None:
    play = begun(FINALS, 6)
    first = play.board()
    play_on(play, 1)
    assert play.do(turned(play, first))
    assert len(play.state.stage().rounds) == 2


@pytest.mark.rules("floating_double_elimination R14")
def test_finals_r14_rounds_rest_on_a_result_from_where_somebody_would_have_been_out() -> None:
    play = begun(FINALS, 6)
    play_on(play, 3)
    second = play.state.stage().rounds[1].pairings.pairings
    out = [game for game in second if play.state.stage().rounds[1].results[game.id].winning_seat is not None]
    pairing = next(game for game in out if _rests(play, game))
    check_both_ways(play, pairing)


def _rests(play: Play, pairing: Pairing) -> bool:
    try:
        play.do(turned(play, pairing))
    except DependentGamesError:
        return True
    play.do(cmd.UndoCommand(command_id=play.last))
    return False


@pytest.mark.rules("group_rounds R14")
def test_groups_r14_a_director_changes_sides_in_a_group_and_nothing_else() -> None:
    play = begun(GROUPS, 16)
    seats = seats_of(play)
    (first, second), (third, fourth), *others = seats
    overridden(play, [(second, first), (third, fourth), *others])
    assert seats_of(play)[0] == (second, first)
    with pytest.raises(HandmadeRoundError):
        overridden(play, [(first, third), (second, fourth), *others])


@pytest.mark.rules("group_rounds R15")
def test_groups_r15_all_later_rounds_rest_on_a_result_that_gives_other_groups() -> None:
    play = begun(GROUPS, 16)
    play_on(play, 1)
    played = [(pairing, result) for pairing, result in play.state.stage().games()]
    pairing = next(pairing for pairing, _ in played if _rests(play, pairing))
    check_both_ways(play, pairing)


@pytest.mark.rules("swiss_elimination R24")
def test_playoffs_r24_those_of_the_same_bracket_change_places_and_nobody_else_does() -> None:
    play = begun(PLAYOFFS, 4, matches=LIVE, online_puzzles=(), live_puzzles=())
    (a, b), (c, d) = seats_of(play)
    overridden(play, [(a, d), (c, b)])
    assert seats_of(play) == [(a, d), (c, b)]
    assert [pairing.label for pairing in play.state.stage().rounds[0].pairings.pairings] == ["A1", "A2"]

    play_on(play, 1)
    final, third = seats_of(play)
    with pytest.raises(HandmadeRoundError):
        overridden(play, [(final[0], third[0]), (final[1], third[1])])
    assert seats_of(play) == [final, third]


@pytest.mark.rules("swiss_elimination R25")
def test_playoffs_r25_all_later_rounds_rest_on_a_result_that_gives_other_ranks() -> None:
    play = begun(PLAYOFFS, 16)
    first = play.board()
    play_on(play, 2)
    check_both_ways(play, first)


def test_playoffs_r25_later_rounds_without_a_game_rest_on_the_result_too() -> None:
    play = begun(PLAYOFFS, 4, matches=LIVE, online_puzzles=(), live_puzzles=())
    first, second = play.state.stage().rounds[0].pairings.pairings
    for pairing in (first, second):
        play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=better(play, pairing))))
    for gone in (first.opponent(better(play, first)), better(play, second)):
        play.do(cmd.WithdrawEntrant(entrant=gone))
    play.publish()
    assert play.state.stage().rounds[1].pairings.pairings == ()
    with pytest.raises(DependentGamesError) as asked:
        play.do(turned(play, first))
    assert (asked.value.games, len(asked.value.without_game)) == ((), 2)
    play.do(turned(play, first, dependents="reset"))
    assert len(play.state.stage().rounds) == 1
    assert verify(play.records, play.engine) == ()


def test_playoffs_r25_the_puzzle_chosen_for_the_next_round_rests_on_who_chose_it() -> None:
    play = begun(PLAYOFFS, 4, matches=LIVE, online_puzzles=())
    first, second = play.state.stage().rounds[0].pairings.pairings
    for pairing in (first, second):
        play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=better(play, pairing))))
    assert play.do(turned(play, second)), "nobody has chosen yet"
    play.do(cmd.AnswerPrompt(prompt="live_puzzle_B", answer="L2"))
    assert play.do(turned(play, second, report=Report(winner=better(play, second)))), "rank 1 stays who it was"

    with pytest.raises(DependentGamesError) as asked:
        play.do(turned(play, first))
    assert (asked.value.games, asked.value.reseeded) == ((), True)
    play.do(turned(play, first, dependents="reset"))
    step = next_step(play.state, play.engine)
    assert isinstance(step, WaitForAnswers)
    assert (step.prompts[0].key, step.prompts[0].who) == ("live_puzzle_B", (first.opponent(better(play, first)),))
    assert len(play.state.stage().rounds) == 1
    assert verify(play.records, play.engine) == ()


def league_with_title() -> Play:
    """A cycle in which the match for the title has been played."""
    people: dict[str, EntrantData] = {}
    for player in last_cycle(1):
        attributes: dict[str, Any] = {} if player.last is None else player.last.attributes()
        people[player.id] = EntrantData(rating=player.rating, attributes=attributes)
    play, _ = cycle(people, seed=9)
    return play


@pytest.mark.rules("tiered_league R15")
def test_league_r15_a_director_changes_sides_in_a_league_and_nothing_else() -> None:
    play = begun("tiered_league", 6)
    first, *others = seats_of(play)
    overridden(play, [(first[1], first[0]), *others])
    assert seats_of(play)[0] == (first[1], first[0])
    (a, b), (c, d), *rest = seats_of(play)
    with pytest.raises(HandmadeRoundError):
        overridden(play, [(a, c), (b, d), *rest])


def test_league_r16_the_match_for_the_title_rests_on_who_has_won_league_a_and_nothing_else_does() -> None:
    play = league_with_title()
    title = {game.id for round_ in title_rounds(play.state.stage()) for game in round_.pairings.pairings}
    league = [(pairing, result) for pairing, result in play.state.stage().games() if pairing.id not in title]
    asked: dict[PairingId, tuple[PairingId, ...]] = {}
    for pairing, result in league:
        command = corrected(pairing, result)
        try:
            play.do(command)
        except DependentGamesError as error:
            asked[pairing.id] = error.games
        else:
            play.do(cmd.UndoCommand(command_id=play.last))
    assert asked
    assert all(set(games) <= title for games in asked.values())
    pairing, result = next((pairing, result) for pairing, result in league if pairing.id in asked)
    play.do(corrected(pairing, result, dependents="stand"))
    assert verify(play.records, play.engine) == ()
    assert title_rounds(play.state.stage())
    play.do(corrected(pairing, result, dependents="reset"))
    assert not title_rounds(play.state.stage())
    assert verify(play.records, play.engine) == ()


def corrected(pairing: Pairing, result: Result, **more: str) -> cmd.RecordResult:
    """The other one has won."""
    seat = 0 if result.winning_seat is None else 1 - result.winning_seat
    said = {"pairing": pairing.id, "report": Report(winner=pairing.seats[seat]), "text": "Typed wrongly.", **more}
    return cmd.RecordResult.model_validate(said)


@pytest.mark.rules("swiss R13", "score_group_swiss R13")
@pytest.mark.parametrize("system", ["swiss", "score_group_swiss"])
def test_swiss_r13_a_director_pairs_anybody_and_a_bye_by_hand_is_worth_what_others_are(system: str) -> None:
    play = begun(system, 11)
    current = play.state.current_round
    assert current is not None
    worth = current.pairings.byes[0].half_points
    games = [("e1", "e2"), ("e3", "e4"), ("e5", "e6"), ("e7", "e8"), ("e11", "e9")]
    overridden(play, games, "e10")
    assert seats_of(play) == games
    changed = play.state.current_round
    assert changed is not None
    assert [(bye.entrant, bye.half_points) for bye in changed.pairings.byes] == [("e10", worth)]
    with pytest.raises(BadRoundError):
        overridden(play, [("e1", "e2"), ("e1", "e3"), *games[2:]], "e10")
