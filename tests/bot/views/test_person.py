"""One player's own card."""

from __future__ import annotations

from typing import Any

from bot.text.texts import texts
from bot.views.person import STATUS, _waiting_text, history_view, next_view
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from formats.core.results import Report
from tests.bot.played import PEOPLE, Played

REPORTED = "You've reported"


def test_only_the_reporter_is_told_that_the_report_waits_for_the_other() -> None:
    played = Played().create().enter().close().publish()
    game = played.game_of("e1")
    other = game.opponent("e1")
    played.now = played.state.times[game.id].at
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))

    assert (
        f"{REPORTED}. **{played.context.names.plain(other)}** has until"
        in next_view(played.context, "e1", played.now).text
    )
    assert REPORTED not in next_view(played.context, other, played.now).text


def test_the_reporter_of_a_game_before_its_start_reads_that_silence_will_not_do() -> None:
    played = Played().create().enter().close().publish()
    game = played.game_of("e1")
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))

    other = played.context.names.plain(game.opponent("e1"))
    text = next_view(played.context, "e1", played.now).text
    assert f"before the start; it counts once **{other}** confirms it" in text


def small(count: int = 4, system: str = "swiss", **settings: Any) -> Played:
    """A tournament without weeks whose sign-up is open."""
    stages = (StagePlan(system=system, title="Cup"),)
    return Played(people=PEOPLE[:count]).create(stages, week=None, fee=None, **settings).enter()


def card(played: Played, entrant: str) -> str:
    """Below its title."""
    return next_view(played.context, entrant, played.now).text.partition("\n\n")[2]


def test_before_play_one_is_in_and_play_has_not_begun() -> None:
    assert card(small(), "e1").startswith(f"{STATUS['active']()} {texts.cards.not_begun()}")


def test_whoever_waits_is_told_their_place_on_the_waiting_list() -> None:
    played = small(capacity=2)
    assert [_waiting_text(place) in card(played, who) for who, place in (("e3", 1), ("e4", 2))] == [True, True]
    assert _waiting_text(1) not in card(played, "e1")


def test_whoever_is_out_is_told_why_and_that_they_may_appeal() -> None:
    played = small(forfeit_removes=True).close().publish()
    played.do(cmd.RuleForfeit(pairing=played.game_of("e1").id, absent=("e1",)))
    assert STATUS["removed"]() in card(played, "e1")
    assert texts.cards.appeal_possible() in card(played, "e1")
    played.do(cmd.FileAppeal(entrant="e1", text="the train"))
    assert texts.cards.appeal_open() in card(played, "e1")
    assert texts.cards.appeal_possible() not in card(played, "e1")


def test_whoever_has_left_has_nothing_to_appeal_against_and_no_game() -> None:
    played = small(5).close().publish()
    played.do(cmd.WithdrawEntrant(entrant="e1"))
    text = card(played, "e1")
    assert STATUS["withdrawn"]() in text
    assert texts.cards.appeal_possible() not in text
    assert texts.cards.no_game() not in text


def test_in_the_end_it_is_over_or_was_called_off() -> None:
    assert card(small().close().finish(), "e1").startswith(texts.cards.over())
    called_off = small()
    called_off.do(cmd.CancelTournament())
    assert card(called_off, "e1").startswith(texts.cards.called_off())


def test_whoever_has_a_bye_is_told_so_and_waits() -> None:
    played = small(5).close().publish()
    (bye,) = played.state.started[0].rounds[0].pairings.byes
    text = card(played, bye.entrant)
    assert "bye" in text
    assert f"{texts.cards.no_game()} {texts.cards.wait_for_next()}" in text
    playing = next(who for who in played.state.entrants if who != bye.entrant)
    assert texts.cards.no_game() not in card(played, playing)


def test_a_game_is_reported_by_one_and_confirmed_by_the_other() -> None:
    played = small().close().publish()
    assert texts.cards.report() in card(played, "e1")
    game = played.game_of("e1")
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))
    assert texts.cards.report() not in card(played, "e1")
    other = game.opponent("e1")
    assert "Confirm or dispute" in card(played, other)
    assert "Confirm or dispute" not in card(played, "e1")


def test_a_game_of_which_two_tell_different_things_is_the_directors() -> None:
    played = small().close().publish()
    game = played.game_of("e1")
    for who in game.seats:
        played.do(cmd.ReportResult(pairing=game.id, by=who, report=Report(winner=who)))
    for who in game.seats:
        assert texts.cards.disputed() in card(played, who)
        assert REPORTED not in card(played, who)


def test_what_directors_noted_is_told_to_whom_it_is_about_and_about_whose_game() -> None:
    played = small().close().publish()
    game = played.game_of("e1")
    played.do(cmd.MakeRuling(topic="requirement", entrant="e1", text="a web-cam"))
    played.do(cmd.MakeRuling(topic="remark", pairing=game.id, text="board by the door"))
    others = [who for who in played.state.entrants if who not in game.seats]
    assert ["web-cam" in card(played, who) for who in ("e1", game.opponent("e1"), *others)] == [True, *[False] * 3]
    assert ["the door" in card(played, who) for who in (*game.seats, *others)] == [True, True, False, False]


def test_a_history_has_a_line_for_each_round_also_for_the_open_one_and_the_bye() -> None:
    played = small(5).close().publish().play().publish()
    (bye,) = played.state.started[0].rounds[1].pairings.byes
    text = history_view(played.context, bye.entrant).text
    assert text.count("Round ") == 2
    assert "bye" in text
    playing = next(who for game in played.state.open_games() for who in game.seats)
    assert texts.games.open_game() in history_view(played.context, playing).text


def test_whoever_has_not_played_has_no_history() -> None:
    assert history_view(small().context, "e1").text.endswith(texts.cards.no_games())


def test_a_match_has_a_place_in_a_bracket_or_a_board_and_none_in_an_evening() -> None:
    for system, minutes, where in (
        ("single_elimination", 10, "16: against"),
        ("single_elimination", None, ", R16-"),
        ("swiss", None, ", board "),
    ):
        stage = StagePlan(system=system, title="Cup")
        played = Played().create(stages=(stage,), silence_confirms_minutes=minutes)
        played.enter().close().publish()
        entrant = played.state.open_games()[0].seats[0]
        assert where in next_view(played.context, entrant, played.now).text
