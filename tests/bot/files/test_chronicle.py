"""The public announcements, in the order in which they happened."""

from dataclasses import replace

from bot.files.chronicle import happenings
from formats.core import commands as cmd
from formats.core.results import Report
from tests.bot.played import Played


def told(played: Played) -> list[str]:
    return [happening.text for happening in happenings(played.context, played.records)]


def first_round() -> Played:
    return Played().create().enter().close().publish()


def test_a_result_is_told_where_a_director_gave_it_with_a_word() -> None:
    played = first_round()
    game = played.game_of("e1")
    before = told(played)
    played.do(cmd.RecordResult(pairing=game.id, report=Report(winner="e1")))
    assert told(played) == before
    played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.opponent("e1")), text="Wrong way round"))
    (*_, last) = told(played)
    assert (len(told(played)), "Wrong way round" in last) == (len(before) + 1, True)


def test_what_players_report_is_not_told() -> None:
    played = first_round()
    game = played.game_of("e1")
    before = told(played)
    played.do(cmd.ReportResult(pairing=game.id, by="e1", report=Report(winner="e1")))
    played.do(cmd.ConfirmReport(pairing=game.id, by=game.opponent("e1")))
    assert told(played) == before


def test_a_result_taken_away_is_told_with_the_word_of_the_director() -> None:
    played = first_round()
    game = played.game_of("e1")
    before = told(played.play())
    played.do(cmd.OrderRematch(pairing=game.id, text="To be replayed"))
    (*_, last) = told(played)
    assert (len(told(played)), "To be replayed" in last) == (len(before) + 1, True)


def test_a_round_is_told_where_a_director_made_it() -> None:
    played = first_round()
    before = told(played)
    current = played.state.current_round
    assert current is not None
    first, second, *others = current.pairings.pairings
    swapped = (
        first.model_copy(update={"seats": (first.seats[0], second.seats[0])}),
        second.model_copy(update={"seats": (first.seats[1], second.seats[1])}),
    )
    new = current.pairings.model_copy(update={"pairings": (*swapped, *others)})
    played.do(cmd.OverrideRound(stage=0, round_number=1, pairings=new, text="Brothers"))
    assert len(told(played)) == len(before) + 1
    assert "Brothers" in told(played)[-1]


def test_a_name_written_from_right_to_left_stays_apart_where_people_read_pages() -> None:
    played = first_round()
    before = len(told(played))
    names = dict(played.context.names.display) | {"e1": "\u05d3\u05e0\u05d4"}
    played.do(cmd.RecordResult(pairing=played.game_of("e1").id, report=Report(winner="e1"), text="By phone"))
    context = replace(played.context, names=replace(played.context.names, display=names))
    (happening,) = happenings(context, played.records)[before:]
    assert "\u2068\u05d3\u05e0\u05d4\u2069" in happening.isolated
    assert happening.text == happening.isolated.replace("\u2068", "").replace("\u2069", "")


def test_news_are_sentences_with_a_subject() -> None:
    played = first_round()
    game = played.game_of("e1")
    first, second = (played.context.names.plain(seat) for seat in game.seats)
    played.do(cmd.RecordResult(pairing=game.id, report=Report(winner=game.seats[1]), text="By phone"))
    played.do(cmd.WithdrawEntrant(entrant="e1"))
    entered, left = told(played)[-2:]
    assert entered == f"A director has entered {first} – {second}: 0–1. By phone"
    assert left == f"{played.context.names.plain('e1')} has withdrawn."
