"""Prizes for classes and scores: who wins them, and what is said of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.service.prizes import disagreements, prize_lines
from bot.service.scored_games import Average, counting_averages
from bot.views.ledger import ledger_view
from formats.core import commands as cmd
from formats.core.model import EntrantData
from formats.core.plan import Prize, StagePlan
from formats.core.results import Report
from tests.bot.played import Played

PEOPLE = ("Ada", "Ben", "Cem", "Dov")
SCORES = ((450, 380), (512, 340), (450, 400), (390, 388))
PRIZES = (
    Prize(place=1, text="A cup"),
    Prize(place=1, text="A book", given_for="class", of_class=1),
    Prize(place=1, text="USD 20", given_for="high_game"),
    Prize(place=2, text="USD 10", given_for="high_game"),
    Prize(place=1, text="USD 15", given_for="high_loss"),
    Prize(place=1, text="A mug", given_for="high_average"),
    Prize(place=9, text="Luck", given_for="best_spread"),
)


@cache
def event(prizes: tuple[Prize, ...] = PRIZES, class_prizes: tuple[int, ...] = (2,)) -> Played:
    """Four players, two rounds; the last two by rating are class B."""
    options = {"rounds": 2, "opening": "swiss", "first_cop_round": 3, "class_prizes": list(class_prizes)}
    played = Played(people=PEOPLE).create(
        (StagePlan(system="cop", title="Open", options=options),), prizes=prizes, week=None
    )
    played.enter()
    for number, who in enumerate(played.state.entrants):
        data = EntrantData(rating=2000 - number, attributes={"class": 1} if number > 1 else {})
        played.do(cmd.ChangeEntrants(data={who: data}))
    played.close()
    count = 0
    for _ in range(2):
        played.publish()
        for game in played.state.open_games():
            scores = SCORES[count]
            count += 1
            played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[0], scores=scores)))
    return played


def won(played: Played) -> dict[tuple[str, int, int], tuple[str, ...]]:
    names = dict(zip(played.state.entrants, PEOPLE, strict=True))
    return {
        (line.given_for, line.of_class, line.first): tuple(names[who] for who in line.winners)
        for line in prize_lines(played.state, played.engine)
    }


def test_the_highest_game_wins_and_level_games_share_the_next_place() -> None:
    played = event()
    high = {place: who for (kind, _, place), who in won(played).items() if kind == "high_game"}
    games = [
        (score, who)
        for round_ in played.state.stage().rounds
        for pairing in round_.pairings.pairings
        for score, who in zip(round_.results[pairing.id].scores or (), pairing.seats, strict=True)
    ]
    names = dict(zip(played.state.entrants, PEOPLE, strict=True))
    assert high[1] == tuple(names[who] for score, who in games if score == 512)
    assert set(high[2]) == {names[who] for score, who in games if score == 450}


def test_class_prizes_go_to_the_best_of_the_class_with_words_or_without() -> None:
    played = event()
    order = [line.entrant for line in played.engine.standings(played.state, 0)]
    names = dict(zip(played.state.entrants, PEOPLE, strict=True))
    of_class = [names[who] for who in order if played.state.entrants[who].data.attributes.get("class")]
    assert won(played)["class", 1, 1] == (of_class[0],)
    assert won(played)["class", 1, 2] == (of_class[1],)
    lines = {line.first: line.texts for line in prize_lines(played.state, played.engine) if line.given_for == "class"}
    assert lines == {1: ("A book",), 2: ()}


def test_a_prize_for_a_score_that_nobody_made_has_no_winner() -> None:
    assert won(event())["best_spread", 0, 9] == ()


def test_the_highest_losing_score_is_one_that_lost() -> None:
    played = event()
    (winner,) = won(played)["high_loss", 0, 1]
    names = dict(zip(played.state.entrants, PEOPLE, strict=True))
    losers = {
        names[pairing.seats[1]]
        for round_ in played.state.stage().rounds
        for pairing in round_.pairings.pairings
        if round_.results[pairing.id].scores == (450, 400)
    }
    assert losers == {winner}


def test_averages_of_those_who_hardly_played_win_nothing() -> None:
    kept = [Average("e1", 1, 600.0, 300.0), Average("e2", 4, 410.0, 400.0), Average("e3", 2, 400.0, 390.0)]
    assert [average.who for average in counting_averages(kept)] == ["e2", "e3"]


def test_prizes_are_told_in_the_words_of_the_event() -> None:
    text = ledger_view(event().context).text
    assert "High game: USD 20" in text
    assert "High game, 2nd: USD 10" in text
    assert "Class B, 1st: A book" in text
    assert "Class B, 2nd" not in text
    played = event()
    finished = Played.finish(played)
    text = ledger_view(finished.context).text
    assert "Highest losing score: " in text
    assert "Class B, 1st: " in text
    assert ": A book" in text
    assert "Class B, 2nd: " in text


def money(place: int, text: str, of_class: int = 0) -> Prize:
    return Prize(place=place, text=text, given_for="class" if of_class else "place", of_class=of_class)


def once(*prizes: Prize, class_prizes: tuple[int, ...] = (2,)) -> dict[tuple[str, int, int], tuple[str, ...]]:
    """Prizes where a player wins one at most."""
    played = event(prizes, class_prizes)
    settings = played.state.settings.model_copy(update={"one_prize": True})
    names = dict(zip(played.state.entrants, PEOPLE, strict=True))
    return {
        (line.given_for, line.of_class, line.first): tuple(names[who] for who in line.winners)
        for line in prize_lines(replace(played.state, settings=settings), played.engine)
    }


def ranked(played: Played) -> list[str]:
    names = dict(zip(played.state.entrants, PEOPLE, strict=True))
    return [names[line.entrant] for line in played.engine.standings(played.state, 0)]


def best_of_class() -> str:
    return won(event())["class", 1, 1][0]


def test_nobody_wins_two_prizes_where_the_setting_says_so_and_the_larger_is_kept() -> None:
    order, best = ranked(event()), best_of_class()
    place = order.index(best) + 1
    places = [money(number, "60 USD") for number in range(1, place + 1)]
    larger_class = once(*places, money(1, "80 USD", of_class=1))
    assert larger_class["class", 1, 1] == (best,)
    assert larger_class["place", 0, place] == (order[place],) if place < len(order) else ()
    larger_place = once(*places, money(1, "40 USD", of_class=1))
    assert larger_place["place", 0, place] == (best,)
    assert best not in larger_place["class", 1, 1]


def test_of_equal_prizes_that_for_the_place_is_kept() -> None:
    order, best = ranked(event()), best_of_class()
    place = order.index(best) + 1
    found = once(*(money(number, "50 USD") for number in range(1, place + 1)), money(1, "50 USD", of_class=1))
    assert found["place", 0, place] == (best,)


def test_with_one_prize_each_no_winner_is_named_twice() -> None:
    found = once(*PRIZES, money(1, "1,000 USD"), money(2, "500 USD"))
    winners = [who for line in found.values() for who in line]
    assert len(winners) == len(set(winners))
    assert found["place", 0, 1] == (ranked(event())[0],)


def test_without_the_setting_as_in_older_logs_prizes_are_independent() -> None:
    assert not event().state.settings.one_prize
    assert won(event())["class", 1, 1] == (best_of_class(),)


@pytest.mark.parametrize(
    "prizes,class_prizes,differ",
    [
        ((money(1, "a book", 1),), (2, 1), [(1, 1, 2), (2, 0, 1)]),
        ((money(1, "a book", 1), money(2, "a pen", 1)), (2,), []),
        ((money(1, "a cup"), money(2, "a mug")), (), [(0, 2, 1)]),
        ((), (2, 1), []),
    ],
)
def test_numbers_of_prizes_in_words_and_by_the_options_are_compared(
    prizes: tuple[Prize, ...], class_prizes: tuple[int, ...], differ: list[tuple[int, int, int]]
) -> None:
    played = event(prizes, class_prizes)
    assert list(disagreements(played.state, played.engine)) == differ
