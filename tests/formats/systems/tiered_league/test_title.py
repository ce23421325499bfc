"""Rules 5, 12 and 14: the title match, and what a cycle leaves to the next."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from formats import registry
from formats.core import commands as cmd
from formats.core.contract import AwaitsResults, Finished, NeedsPairing
from formats.core.errors import InvariantError, OptionsError, ResultsMissingError
from formats.core.evolve import fold
from formats.core.lots import Lots
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.series import data_for_next
from formats.core.state import Stage
from formats.core.verify import verify
from formats.systems.tiered_league import FORMAT
from formats.systems.tiered_league.leagues import TITLE_MATCH, title_rounds
from formats.systems.tiered_league.options import LeagueOptions
from formats.systems.tiered_league.players import TITLE_TIER, LastCycle, last_cycle_of
from formats.systems.tiered_league.title import Title, title_of
from tests.formats.play import Play
from tests.formats.stage_builder import needs_pairing, paired, with_result, with_status, won
from tests.formats.systems.tiered_league.cycles import (
    OPTIONS,
    better_seed_wins,
    last_cycle,
    missed,
    newcomers,
    open_games,
    opened,
    played,
    stage_of,
    tables_of,
    title_game,
    with_results,
)

NO_MATCH = LeagueOptions(title_match=False)


def title(stage: Stage, options: LeagueOptions = OPTIONS) -> Title:
    return title_of(stage, tables_of(stage), options)


def ready(options: LeagueOptions = OPTIONS) -> Stage:
    """One league of A-1 to A-10, played, and the holder H; A-1 won it."""
    return played(stage_of(last_cycle(1), options))


def match(winners: str, stage: Stage | None = None, options: LeagueOptions = OPTIONS) -> Stage:
    """The match's games as won by the holder (H) or the challenger (A); `-` for a game to which neither came."""
    stage = stage or ready(options)
    for winner in winners:
        stage = title_game(stage, {"H": "H", "A": "A-1", "-": None}[winner], options)
    return stage


def carried(stage: Stage, options: LeagueOptions = OPTIONS) -> dict[str, LastCycle | None]:
    """The records for the next cycle, as that reads them."""
    records = FORMAT.carry_over(stage, options)
    return {who: last_cycle_of(EntrantData(attributes=dict(record))) for who, record in records.items()}


def test_r12_the_match_begins_as_soon_as_league_a_is_complete() -> None:
    stage = opened(stage_of(last_cycle(2)))
    others = [pairing for pairing in open_games(stage) if pairing.label != "A"]
    top = {pairing.id: better_seed_wins(stage, pairing) for pairing in open_games(stage) if pairing.label == "A"}

    assert isinstance(FORMAT.status(stage, OPTIONS), AwaitsResults)
    stage = with_results(stage, top)
    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    stage = title_game(stage, "H")
    assert FORMAT.status(stage, OPTIONS) == NeedsPairing()
    stage = title_game(title_game(stage, "H"), "H")
    assert FORMAT.status(stage, OPTIONS) == AwaitsResults(tuple(pairing.id for pairing in others))


def test_r12_the_winner_of_league_a_plays_the_holder() -> None:
    pairings = paired(FORMAT, ready(), OPTIONS)
    (pairing,) = pairings.pairings

    assert set(pairing.seats) == {"H", "A-1"}
    assert (pairings.label, pairing.label) == (TITLE_MATCH, TITLE_MATCH)
    assert pairings.idle == tuple(f"A-{number}" for number in range(2, 11))


@pytest.mark.parametrize(
    "games, champion",
    [("HHH", "H"), ("AAA", "A-1"), ("HAHAH", "H"), ("HAHAA", "A-1"), ("HA", "H"), ("AA", "H"), ("", "H")],
)
def test_r12_three_wins_of_five_decide_and_until_then_the_holder_stays(games: str, champion: str) -> None:
    stage = match(games)
    over = max(games.count("H"), games.count("A")) == 3

    assert title(stage).champion == champion
    assert FORMAT.status(stage, OPTIONS) == (Finished() if over else NeedsPairing())


@pytest.mark.parametrize("best_of", [1, 3, 5, 7, 9])
def test_r12_the_number_of_games_is_an_option(best_of: int) -> None:
    options = LeagueOptions(title_games=best_of)  # type: ignore[arg-type]
    stage = match("A" * (best_of // 2 + 1), options=options)

    assert title(stage, options).champion == "A-1"
    assert FORMAT.status(stage, options) == Finished()


@pytest.mark.parametrize("best_of", [0, 2, 11])
def test_r12_an_even_number_of_games_is_refused(best_of: int) -> None:
    with pytest.raises(OptionsError) as refused:
        FORMAT.read_options({"title_games": best_of})

    assert refused.value.problems[0][0] == "title_games"


def test_r12_black_is_drawn_for_the_first_game_then_sides_change() -> None:
    lots = Lots("sides")
    first = FORMAT.pair(ready(), OPTIONS, lots).pairings[0]
    stage = match("HAHA")
    blacks = [round_.pairings.pairings[0].seats[0] for round_ in title_rounds(stage)]

    assert len(lots.draws) == 1
    assert first.reasons[1].about == (first.seats[0],)
    assert {FORMAT.pair(ready(), OPTIONS, Lots(f"{number}")).pairings[0].seats for number in range(20)} == {
        ("H", "A-1"),
        ("A-1", "H"),
    }
    assert all(black != following for black, following in pairwise(blacks))


def test_r12_a_director_disqualifies_the_winner_of_a_and_the_next_one_challenges() -> None:
    stage = with_status(ready(), ["A-1"], "disqualified")

    assert set(paired(FORMAT, stage, OPTIONS).pairings[0].seats) == {"H", "A-2"}


def test_r12_a_time_out_does_not_cost_the_match() -> None:
    stage = ready()
    game = next(pairing for pairing, _ in stage.games() if set(pairing.seats) == {"A-1", "A-10"})
    number = next(round_.number for round_ in stage.rounds if game in round_.pairings.pairings)
    stage = with_result(stage, number, game.board, missed(game, "A-1"))

    assert title(stage).challenger == "A-1"


def test_r12_without_a_holder_the_winner_of_a_holds_the_title() -> None:
    stage = opened(stage_of(newcomers(10)))

    assert title(stage).champion is None
    stage = played(stage_of(newcomers(10)))
    assert title(stage).champion == "p1"
    assert FORMAT.status(stage, OPTIONS) == Finished()
    line = FORMAT.rank(stage, OPTIONS)[0]
    assert (line.note and line.note.code, [reason.code for reason in line.reasons]) == ("won_title", ["trophy"])


HELD = LeagueOptions(title_held=True)


def test_r12_a_holder_who_is_not_in_the_field_keeps_the_title_and_nobody_plays_for_it() -> None:
    stage = played(stage_of(newcomers(10), HELD))
    found = title(stage, HELD)

    assert (found.champion, found.next_game, found.kept_by_absent) == (None, None, True)
    assert FORMAT.status(stage, HELD) == Finished()
    assert {line.note.code for line in FORMAT.rank(stage, HELD) if line.note} <= {"trophy"}
    records = carried(stage, HELD)
    assert all(record is not None and record.tier == 1 for record in records.values())


def test_r12_with_the_holder_in_the_field_they_play_for_it_as_ever() -> None:
    stage = match("AAA", options=HELD)

    assert title(stage, HELD).champion == "A-1"
    assert not title(stage, HELD).kept_by_absent


def test_r14_the_next_cycle_knows_that_somebody_holds_the_title_and_an_absent_holder_is_still_one() -> None:
    with_holder, without = ready(), played(stage_of(newcomers(10), HELD))
    record = {"last_tier": 0, "last_rank": 0, "last_disqualified": 0}

    assert FORMAT.next_options(with_holder, OPTIONS) == {"title_held": True}
    assert FORMAT.next_options(without, HELD) == {"title_held": True}
    assert FORMAT.next_options(opened(stage_of(newcomers(10))), OPTIONS) == {"title_held": False}
    assert FORMAT.still_counts(record, without, HELD)
    assert not FORMAT.still_counts({**record, "last_tier": 1}, without, HELD)
    assert not FORMAT.still_counts(record, with_holder, OPTIONS)


@pytest.mark.parametrize("gone", ["H", "A-1"])
@pytest.mark.parametrize("games", ["", "AA", "HA"])
def test_r12_when_one_of_the_two_has_left_the_holder_keeps_the_title(gone: str, games: str) -> None:
    stage = with_status(match(games), [gone])

    assert title(stage).champion == "H"
    assert FORMAT.status(stage, OPTIONS) == Finished()


def test_r12_a_game_neither_came_to_ends_the_match() -> None:
    stage = match("AA-")

    assert title(stage).champion == "H"
    assert FORMAT.status(stage, OPTIONS) == Finished()


def test_r12_the_challenger_stays_whatever_is_corrected() -> None:
    stage = match("A")
    stage = with_results(
        stage,
        {
            pairing.id: won(pairing.seats, pairing.opponent("A-1"))
            for pairing, _ in stage.games()
            if "A-1" in pairing.seats and "H" not in pairing.seats
        },
    )

    assert title(stage).challenger == "A-1"


def test_r12_an_absent_holder_keeps_the_title_where_there_is_no_match() -> None:
    absent = played(stage_of(last_cycle(1)[1:], NO_MATCH))
    present = ready(NO_MATCH)

    assert (title(absent, NO_MATCH).champion, title(present, NO_MATCH).champion) == (None, "H")
    assert FORMAT.status(absent, NO_MATCH) == FORMAT.status(present, NO_MATCH) == Finished()


def test_r12_a_director_may_call_the_match_off_during_play() -> None:
    options = {"title_match": True}
    play = Play([StagePlan(system="tiered_league", title="Cycle", options=options)], engine=registry.engine())
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=tuple(EntrantData(rating=1500.0 + number) for number in range(5))))
    play.do(cmd.CloseRegistration())
    play.publish()
    (plan,) = play.state.stages
    play.do(cmd.ChangePlan(stages=(plan.model_copy(update={"options": {"title_match": False}}),)))
    play.win_all()

    assert title_of(play.state.stage(), tables_of(play.state.stage()), NO_MATCH).champion is None


def test_r12_a_game_nobody_needs_is_not_paired() -> None:
    with pytest.raises(InvariantError):
        FORMAT.pair(match("HHH"), OPTIONS, Lots("x"))


def test_r12_the_order_after_the_match() -> None:
    kept, lost = FORMAT.rank(match("HHH"), OPTIONS), FORMAT.rank(match("AAHA"), OPTIONS)

    assert [line.entrant for line in kept[:3]] == ["H", "A-1", "A-2"]
    assert [line.entrant for line in lost[:3]] == ["A-1", "H", "A-2"]
    assert [(line.wins, line.losses) for line in (kept[0], lost[1])] == [(3, 0), (1, 3)]
    assert [line.note and line.note.code for line in (kept[0], lost[0], lost[1])] == ["holds_title", "won_title", None]
    assert [line.tie_breaks[3] for line in (kept[0], lost[0], lost[1])] == ["title", "title", "A"]
    assert {who: FORMAT.next_tiers(match("HHH"), OPTIONS)[who] for who in ("H", "A-1")} == {"H": TITLE_TIER, "A-1": 1}
    assert {who: FORMAT.next_tiers(match("AAHA"), OPTIONS)[who] for who in ("H", "A-1")} == {"H": 1, "A-1": TITLE_TIER}


def test_r14_everybody_carries_tier_and_rank_over() -> None:
    records = carried(played(stage_of(newcomers(15))))

    assert records["p1"] == LastCycle(0, 0)  # the first holder
    assert [records[f"p{number}"] for number in range(2, 11)] == [LastCycle(1, rank) for rank in range(2, 11)]
    assert [records[f"p{number}"] for number in range(11, 16)] == [LastCycle(2, rank) for rank in range(1, 6)]


def test_r14_the_match_decides_who_has_tier_0() -> None:
    kept, lost = carried(match("HHH")), carried(match("AAA"))

    assert (kept["H"], kept["A-1"]) == (LastCycle(0, 0), LastCycle(1, 1))
    assert (lost["H"], lost["A-1"]) == (LastCycle(1, 0), LastCycle(0, 0))


def test_r14_a_match_that_is_not_over_leaves_the_title_with_its_holder() -> None:
    assert carried(match("AA"))["H"] == LastCycle(0, 0)
    assert carried(match("AA"))["A-1"] == LastCycle(1, 1)


def test_r14_disqualification_is_carried_over() -> None:
    stage = opened(stage_of(newcomers(5)))
    results = {pairing.id: better_seed_wins(stage, pairing) for pairing in open_games(stage)}
    game = next(pairing for pairing in open_games(stage) if set(pairing.seats) == {"p4", "p5"})
    records = carried(with_results(stage, {**results, game.id: missed(game, "p5")}))

    assert [record.disqualified for record in records.values() if record] == [False] * 4 + [True]


def test_r14_the_leagues_must_be_complete() -> None:
    stage = opened(stage_of(newcomers(5)))
    with pytest.raises(ResultsMissingError) as refused:
        FORMAT.carry_over(stage, OPTIONS)

    assert refused.value.pairings == tuple(pairing.id for pairing in open_games(stage))


def cycle(entrants: dict[str, EntrantData], seed: int) -> tuple[Play, dict[str, str]]:
    """A cycle of these people, played with random results by commands; which entrant is which person."""
    rng = random.Random(seed)
    play = Play(
        [StagePlan(system="tiered_league", title="Cycle")], engine=registry.engine(), seed=f"cycle number {seed}"
    )
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=tuple(entrants.values())))
    play.do(cmd.CloseRegistration())
    while True:
        if needs_pairing(FORMAT, play.state.stage(), OPTIONS) if play.state.started else True:
            play.publish()
        elif play.state.open_games():
            pairing = rng.choice(play.state.open_games())
            if rng.random() < 0.05:
                play.do(cmd.RuleForfeit(pairing=pairing.id, absent=(rng.choice(pairing.seats),)))
            else:
                play.do(cmd.RecordResult(pairing=pairing.id, report=Report(winner=rng.choice(pairing.seats))))
        else:
            break
    assert verify(play.records, play.engine) == ()
    return play, dict(zip(play.state.entrants, entrants, strict=True))


def test_r14_the_next_cycle_is_arranged_from_the_log_of_the_last() -> None:
    people = {f"person {number}": EntrantData(rating=2000.0 - number) for number in range(15)}
    holders = []
    for number in range(4):
        play, person_of = cycle(people, seed=number)
        from_the_log = data_for_next(fold(play.records), play.engine)
        people = {person_of[who]: data for who, data in from_the_log.items()}
        holders.append([person for person, data in people.items() if data.attributes["last_tier"] == 0])
        if number == 0:
            people["somebody new"] = EntrantData(rating=2500.0)  # fifteen besides the holder
        assert len(play.state.started[0].seeds) == len(play.state.entrants)

    assert [len(holder) for holder in holders] == [1] * 4


def test_a_whole_cycle_with_a_match_by_commands() -> None:
    people: dict[str, EntrantData] = {}
    for player in last_cycle(1):
        attributes: dict[str, Any] = {} if player.last is None else player.last.attributes()
        people[player.id] = EntrantData(rating=player.rating, attributes=attributes)
    play, person_of = cycle(people, seed=9)
    games = title_rounds(play.state.stage())
    holder = next(who for who, person in person_of.items() if person == "H")

    assert 3 <= len(games) <= 5
    assert all(holder in round_.pairings.pairings[0].seats for round_ in games)
    play.do(cmd.FinishTournament())
    assert play.state.phase == "finished"
