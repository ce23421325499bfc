from typing import Any

import pytest

from bot.service.final_places import announced_places, places
from bot.service.ledger import _parts, fee_line, fund_shares, ledger
from bot.service.prizes import prize_lines
from formats.core import commands as cmd
from formats.core.model import Reason
from formats.core.plan import Money, Prize, StagePlan
from formats.core.results import Result
from tests.bot.played import Played


def paid(played: Played, *entrants: str) -> Played:
    for entrant in entrants:
        played.do(cmd.MarkFee(entrant=entrant, state="paid"))
    return played


def status(played: Played, entrant: str) -> tuple[str, str]:
    line = fee_line(played.state, entrant)
    return line.status, line.cause


def test_no_fee_no_lines() -> None:
    assert ledger(Played().create(fee=None).enter().state, Played().engine).fees == ()


def test_fee_is_unpaid_until_marked() -> None:
    played = paid(Played().create().enter(), "e2")
    assert status(played, "e1") == ("unpaid", "")
    assert status(played, "e2") == ("paid", "")


def test_waiting_list_owes_nothing() -> None:
    played = Played().create(capacity=4).enter()
    assert status(played, "e5") == ("free", "")


def test_leaving_before_play_owes_nothing_and_gets_a_paid_fee_back() -> None:
    played = paid(Played().create().enter(), "e1")
    played.do(cmd.WithdrawEntrant(entrant="e1"))
    played.do(cmd.WithdrawEntrant(entrant="e2"))
    assert status(played, "e1") == ("owed_back", "")
    assert status(played, "e2") == ("free", "")
    played.close().publish()
    assert status(played, "e1") == ("owed_back", "")


def test_dropping_out_after_play_began_keeps_the_fee() -> None:
    played = paid(Played().create().enter().close().publish(), "e1")
    played.play().do(cmd.WithdrawEntrant(entrant="e1"))
    assert status(played, "e1") == ("kept", "drop_out")


def test_a_forfeit_keeps_the_fee_even_after_an_accepted_appeal() -> None:
    played = paid(Played().create().enter().close().publish(), "e1")
    played.do(cmd.RuleForfeit(pairing=played.game_of("e1").id, absent=("e1",)))
    played.do(cmd.FileAppeal(entrant="e1", text="storm"))
    played.do(cmd.DecideAppeal(entrant="e1", accepted=True, text="yes"))
    assert played.state.entrant("e1").status == "active"
    assert status(played, "e1") == ("kept", "forfeit")


def test_a_director_has_the_last_word() -> None:
    played = paid(Played().create().enter().close().publish(), "e1", "e2")
    played.do(cmd.RuleForfeit(pairing=played.game_of("e1").id, absent=("e1",)))
    played.do(cmd.MarkFee(entrant="e1", state="returned"))
    played.do(cmd.MarkFee(entrant="e2", state="kept"))
    assert status(played, "e1") == ("returned", "")
    assert status(played, "e2") == ("kept", "director")


def test_fees_are_owed_back_at_the_end() -> None:
    played = paid(Played().create().enter().close(), "e1").finish()
    assert status(played, "e1") == ("owed_back", "")
    assert ledger(played.state, played.engine).totals(2000) == {"owed_back": 2000, "unpaid": 22000}


def test_fees_that_are_not_returned_stay_paid() -> None:
    played = paid(Played().create(fee_returned=False).enter().close(), "e1").finish()
    assert status(played, "e1") == ("paid", "")


def test_a_cancelled_tournament_gives_everything_back() -> None:
    played = paid(Played().create().enter().close().publish(), "e1")
    played.do(cmd.CancelTournament())
    assert status(played, "e1") == ("owed_back", "")
    assert status(played, "e2") == ("free", "")


def test_prizes_have_no_winners_before_the_end() -> None:
    played = Played().create().enter().close().publish().play()
    book = ledger(played.state, played.engine)
    assert not book.final
    assert [(line.first, line.winners) for line in book.prizes] == [(1, ()), (2, ()), (3, ())]


def test_prizes_go_to_places() -> None:
    played = Played().create().enter().close().finish()
    found = places(played.state, played.engine)
    assert [place.first for place in found] == list(range(1, 13))
    assert set(found[0].entrants) <= set(played.state.started[1].seeds)
    lines = prize_lines(played.state, played.engine)
    assert [(line.first, line.winners, len(line.texts)) for line in lines] == [
        (1, found[0].entrants, 2),
        (2, found[1].entrants, 1),
        (3, found[2].entrants, 1),
    ]


def test_shared_places_share_all_their_prizes(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played().create().enter().close().finish()
    standings = type(played.engine).standings

    def level(engine: Any, state: Any, number: int | None = None) -> Any:
        return [
            line.model_copy(update={"rank": 2}) if line.rank == 3 else line for line in standings(engine, state, number)
        ]

    monkeypatch.setattr(type(played.engine), "standings", level)
    lines = prize_lines(played.state, played.engine)
    assert [(line.first, line.last, len(line.winners), len(line.texts)) for line in lines] == [
        (1, 1, 1, 2),
        (2, 3, 2, 2),
    ]


def test_a_disqualified_entrant_has_no_place() -> None:
    played = Played().create().enter().close().publish().play()
    first = places(played.state, played.engine)[0].entrants
    played.do(cmd.WithdrawEntrant(entrant=first[0], status="disqualified"))
    assert first[0] not in {who for place in places(played.state, played.engine) for who in place.entrants}
    assert places(played.state, played.engine)[0].first == 1


def test_a_prize_for_a_place_nobody_took_has_no_winner() -> None:
    played = Played().create(prizes=(Prize(place=40, text="Luck"),)).enter().close().finish()
    assert [(line.first, line.winners) for line in prize_lines(played.state, played.engine)] == [(40, ())]


@pytest.mark.rules("floating_double_elimination R16")
def test_fund_is_divided_over_the_games_of_the_last_stage_to_the_cent() -> None:
    played = Played().create(game_fund=Money(minor=10000, currency="USD")).enter().close().finish()
    shares = fund_shares(played.state, played.engine)
    games = list(played.state.stage(1).games())
    assert len(shares) == len(games)
    assert sum(share.minor for share in shares) == 10000
    assert max(share.minor for share in shares) - min(share.minor for share in shares) <= 1
    assert [share.minor for share in shares] == sorted((share.minor for share in shares), reverse=True)
    assert all(
        share.parts[0][0] == min(pairing.seats, key=lambda who: int(who[1:]))
        for share, (pairing, _) in zip(shares, games, strict=True)
    )
    assert sum(ledger(played.state, played.engine).won_from_fund().values()) == 10000


def test_fund_leaves_out_the_preliminary() -> None:
    played = Played().create().enter().close().publish().play()
    assert fund_shares(played.state, played.engine) == ()


def test_a_forfeited_game_has_no_share() -> None:
    played = Played().create(forfeit_removes=False).enter().close()
    while played.state.stage_number < 1:
        played.publish().play()
    played.publish()
    absent = played.state.open_games()[0]
    played.do(cmd.RuleForfeit(pairing=absent.id, absent=(absent.seats[0],)))
    played.play()
    assert absent.id not in {share.pairing for share in fund_shares(played.state, played.engine)}
    assert sum(share.minor for share in fund_shares(played.state, played.engine)) == 10000


@pytest.mark.parametrize("fund_forfeits", [False, True])
def test_a_game_won_by_forfeit_has_a_share_where_the_settings_say_so(*, fund_forfeits: bool) -> None:
    played = Played().create(forfeit_removes=False, fund_forfeits=fund_forfeits).enter().close()
    while played.state.stage_number < 1:
        played.publish().play()
    played.publish()
    single, both = played.state.open_games()[:2]
    played.do(cmd.RuleForfeit(pairing=single.id, absent=single.seats[:1]))
    played.do(cmd.RuleForfeit(pairing=both.id, absent=both.seats))
    played.play()
    parts = {share.pairing: share.parts for share in fund_shares(played.state, played.engine)}
    assert (single.id in parts) == fund_forfeits
    if fund_forfeits:
        assert [who for who, _ in parts[single.id]] == [single.seats[1]]
    assert both.id not in parts


@pytest.mark.parametrize("fund_play_offs", [True, False])
def test_play_offs_have_a_share_unless_the_settings_say_otherwise(*, fund_play_offs: bool) -> None:
    played = Played().create(fund_play_offs=fund_play_offs).enter().close().finish()
    rounds = played.state.stage(1).rounds
    play_offs = {game.id for round_ in rounds if round_.pairings.label for game in round_.pairings.pairings}
    sharing = {share.pairing for share in fund_shares(played.state, played.engine)}
    assert play_offs
    assert play_offs <= sharing if fund_play_offs else not play_offs & sharing
    assert {game.id for round_ in rounds if not round_.pairings.label for game in round_.pairings.pairings} <= sharing


def test_a_tie_shares_its_game() -> None:
    assert Result(half_points=(1, 1), reason=Reason(code="x")).winning_seat is None
    assert _parts(("e1", "e2"), None, 101) == (("e1", 51), ("e2", 50))


def test_all_places_that_win_a_prize_are_named_at_the_end_and_three_at_least() -> None:
    people = tuple(f"Player {number}" for number in range(1, 9))
    for prizes, named in ((6, 6), (1, 3)):
        options = {"rounds": 2, "opening": "swiss", "first_cop_round": 3, "place_prizes": prizes}
        played = Played(people=people).create(
            (StagePlan(system="cop", title="Open", options=options),), prizes=(), week=None
        )
        played.enter().close().publish().play()
        told = announced_places(played.state, played.engine)
        assert all(place.first <= named for place in told)
        assert sum(len(place.entrants) for place in told) >= named
