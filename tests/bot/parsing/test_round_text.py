"""Rounds as directors type them."""

from __future__ import annotations

import pytest

from bot.errors import RoundTextError
from bot.parsing.round_text import read_round, round_text
from bot.text.context import TournamentContext
from bot.text.names import Names
from formats.core.state import Round
from tests.bot.played import PEOPLE, Played


def paired(*people: str) -> tuple[TournamentContext, Round]:
    """The first round of a tournament of these people."""
    played = Played(people=people or PEOPLE).create().enter().close().publish()
    round_ = played.state.current_round
    assert round_ is not None
    return played.context, round_


def seats(context: TournamentContext, text: str, round_: Round) -> list[tuple[str, str]]:
    """Who plays whom in a typed round, by name."""
    pairings = read_round(text, context, round_).pairings
    return [(context.names.full(game.seats[0]), context.names.full(game.seats[1])) for game in pairings]


def test_what_is_shown_reads_back_as_it_was() -> None:
    context, round_ = paired()
    assert read_round(round_text(context, round_), context, round_) == round_.pairings


def test_a_bye_reads_back_as_it_was() -> None:
    context, round_ = paired(*PEOPLE[:11])
    assert round_.pairings.byes
    assert read_round(round_text(context, round_), context, round_) == round_.pairings


def test_names_that_could_be_misread_are_shown_as_numbers() -> None:
    context, round_ = paired("Ana - Bo", "Cy;Dee", "bye bye", "#4", "Same", "same", "Jean-Luc", "Eve", "Fay")
    text = round_text(context, round_)
    assert read_round(text, context, round_) == round_.pairings
    assert sum(line.count("#") for line in text.splitlines()) == 7


@pytest.mark.parametrize(
    "line", ["ana - harvest", "ANA – Harvestsnow", "Ana vs. harvestsnow", "#1 v #8", "#1 Ana against #8", "ana-harvest"]
)
def test_names_and_signs_are_read_forgivingly(line: str) -> None:
    context, round_ = paired()
    assert seats(context, line, round_) == [("Ana", "Harvestsnow")]


def test_a_hyphen_within_a_name_parts_nobody() -> None:
    context, round_ = paired()
    assert seats(context, "jean-luc - ana", round_) == [("Jean-Luc", "Ana")]


def test_the_side_order_is_kept() -> None:
    context, round_ = paired()
    first, second = round_.pairings.pairings[0].seats
    swapped = read_round(f"#{second[1:]} - #{first[1:]}", context, round_).pairings[0]
    assert swapped.seats == (second, first)
    assert (swapped.id, swapped.board) == (round_.pairings.pairings[0].id, round_.pairings.pairings[0].board)


def test_new_games_get_the_boards_that_became_free() -> None:
    context, round_ = paired()
    kept, *others = round_.pairings.pairings
    left = [seat for game in others for seat in game.seats]
    lines = [f"#{first[1:]} - #{second[1:]}" for first, second in zip(left[1::2], left[2::2] + left[:1], strict=True)]
    mixed = read_round("\n".join([*lines, f"#{kept.seats[0][1:]} - #{kept.seats[1][1:]}"]), context, round_).pairings
    assert mixed[0] == kept
    assert [game.board for game in mixed] == [1, 2, 3, 4, 5, 6]
    assert [game.id for game in mixed] == [f"s0r1b{board}" for board in range(1, 7)]


def test_byes_and_idle_entrants_are_read() -> None:
    context, round_ = paired()
    read = read_round("bye Ana; idle: jean", context, round_)
    assert [bye.entrant for bye in read.byes] == ["e1"]
    assert read.idle == ("e10",)


@pytest.mark.parametrize(
    "text, problem",
    [
        ("Ana - Zoe", ("Zoe", "nobody", ())),
        ("Zoe - Ana", ("Zoe", "nobody", ())),
        ("bye Zoe", ("Zoe", "nobody", ())),
        ("#99 - Ana", ("#99", "nobody", ())),
        ("Ana", ("Ana", "not_a_game", ())),
    ],
)
def test_what_cannot_be_read_is_named(text: str, problem: tuple[str, str, tuple[str, ...]]) -> None:
    context, round_ = paired()
    with pytest.raises(RoundTextError) as caught:
        read_round(text, context, round_)
    assert caught.value.problems == (problem,)


def test_a_name_of_several_is_asked_about() -> None:
    context, round_ = paired("Anna", "Annika", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
    with pytest.raises(RoundTextError) as caught:
        read_round("ann - Bo", context, round_)
    assert caught.value.problems == (("ann", "several", ("e1", "e2")),)


def test_every_problem_is_told_at_once() -> None:
    context, round_ = paired()
    with pytest.raises(RoundTextError) as caught:
        read_round("Zoe - Yan\nbye Xi\nnonsense", context, round_)
    assert [problem[0] for problem in caught.value.problems] == ["Zoe", "Yan", "Xi", "nonsense"]


def test_an_erased_entrant_has_a_number_for_a_name() -> None:
    played = Played().create().enter().close().publish()
    round_ = played.state.current_round
    assert round_ is not None
    context = TournamentContext(played.state, played.engine, Names({}))
    assert read_round(round_text(context, round_), context, round_) == round_.pairings


def test_what_later_rounds_must_know_and_the_labels_of_boards_stay() -> None:
    context, round_ = paired("Ana", "Bo", "Cy", "Dee")
    labelled = tuple(game.model_copy(update={"label": f"M{game.board}"}) for game in round_.pairings.pairings)
    known = round_.pairings.model_copy(update={"pairings": labelled, "facts": {"puzzle": "P1"}})
    found = read_round("Ana - Bo\nCy - Dee", context, Round(round_.number, known, {}))

    assert found.facts == {"puzzle": "P1"}
    assert [(game.board, game.label) for game in found.pairings] == [(1, "M1"), (2, "M2")]
