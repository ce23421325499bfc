"""Why somebody met whom, and why they stand where they stand."""

import pytest

from bot.text.games import bye_line, game_time_text
from bot.text.texts import texts
from bot.views.why import _reported_by, why_round_view, why_view
from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.plan import StagePlan
from formats.core.points import USUAL
from formats.core.results import Result
from tests.bot.played import PEOPLE, Played


def test_what_is_noted_of_a_place_is_told_to_whoever_has_it() -> None:
    played = Played(people=PEOPLE[:4]).create((StagePlan(system="single_elimination", title="Cup"),), week=None)
    context = played.enter().close().finish().context
    first, second, *_ = context.standings(0)
    assert first.note is not None
    note = context.reason(first.note, 0)

    assert note in why_view(context, played.records, first.entrant, 0).text
    assert note not in why_view(context, played.records, second.entrant, 0).text


@pytest.mark.parametrize("by_director", [True, False])
def test_what_became_of_a_round_says_whether_a_director_did_it(*, by_director: bool) -> None:
    played = Played(people=PEOPLE[:5]).create((StagePlan(system="swiss", title="Cup"),), week=None)
    played.enter().close().publish()
    if by_director:
        now = played.state.started[0].rounds[0].pairings
        turned = tuple(game.model_copy(update={"seats": game.seats[::-1]}) for game in now.pairings)
        new = now.model_copy(update={"pairings": turned})
        played.do(cmd.OverrideRound(stage=0, round_number=1, pairings=new, text="Brothers"))
    else:
        leaver = played.state.open_games()[0].seats[0]
        played.do(cmd.WithdrawEntrant(entrant=leaver, open_game="repair"))
    text = why_round_view(played.context, played.records).text

    assert ("by a director" in text, "updated after a player left" in text) == (by_director, not by_director)


def cup(count: int) -> Played:
    """A tournament without weeks whose first round is out."""
    played = Played(people=PEOPLE[:count]).create((StagePlan(system="swiss", title="Cup"),), week=None)
    return played.enter().close().publish()


def test_whoever_has_a_bye_is_told_what_it_is_worth_and_whoever_is_out_that_they_have_no_game() -> None:
    played = cup(5)
    (bye,) = played.state.started[0].rounds[0].pairings.byes
    text = why_view(played.context, played.records, bye.entrant).text
    assert texts.why.bye() in text
    assert bye_line(played.context.names.plain(bye.entrant), bye, USUAL) in text
    assert texts.why.no_game() not in text
    played.play()
    played.do(cmd.WithdrawEntrant(entrant="e1"))
    played.publish()
    text = why_view(played.context, played.records, "e1").text
    assert texts.why.no_game() in text
    assert texts.why.not_in_round() in text
    assert texts.why.bye() not in text


def test_a_server_that_told_a_result_is_named_until_somebody_corrects_it() -> None:
    played = cup(4)
    game = played.game_of("e1")
    told = ev.ResultRecorded(
        pairing=game.id,
        result=Result(half_points=(2, 0)),
        source="server",
        server="lichess",
        evidence="https://l.org/77",
    )
    last = played.records[-1]
    record = last.model_copy(update={"seq": last.seq + 1, "command_id": "told", "event": told})
    by_hand = told.model_copy(update={"source": "director", "server": "", "evidence": ""})
    cleared = ev.ResultCleared(pairing=game.id, text="noise")

    def text(*events: ev.Event) -> str:
        more = [record.model_copy(update={"seq": record.seq + at, "event": event}) for at, event in enumerate(events)]
        return why_view(played.context, [*played.records, *more], "e1").text

    named = _reported_by("lichess", "https://l.org/77")
    assert named in text(told)
    assert named not in text(told, by_hand)
    assert named not in text(told, cleared)
    assert named not in text(told.model_copy(update={"pairing": "s0r1b2"}))
    assert named not in text(by_hand)


def test_a_time_is_told_with_the_pairing() -> None:
    played = Played(people=PEOPLE[:4]).create().enter().close().publish()
    assert texts.why.time() not in why_view(cup(4).context, [], "e1").text
    played.do(cmd.SetGameTimes(stage=0, round_number=1, final=True), actor="timetable")
    at = played.state.times[played.game_of("e1").id].at
    assert game_time_text(at, final=True) in why_view(played.context, played.records, "e1").text


def test_before_the_first_round_there_is_nothing_to_explain() -> None:
    played = Played(people=PEOPLE[:4]).create().enter().close()
    assert texts.why.no_round() in why_view(played.context, played.records, "e1").text
    assert texts.why.no_round() in why_round_view(played.context, played.records).text
