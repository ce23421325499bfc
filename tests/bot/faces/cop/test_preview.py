"""A round of COP before it is published: a few lines about what matters, and the odds it was paired on."""

from __future__ import annotations

from dataclasses import replace

from bot.charts.odds import heat_map
from bot.faces.cop.preview import recorded_odds, round_look
from bot.text.context import TournamentContext
from bot.views.preview import MOST_LINES, look_of, preview_view, whole_preview
from formats.core import commands as cmd
from formats.core.model import Reason
from formats.core.plan import StagePlan
from formats.core.state import Round
from tests.bot.pictures.cases import context
from tests.bot.pictures.lettered import drawings
from tests.bot.played import Played

COP = "lets_play_scrabble"


def latest() -> tuple[TournamentContext, Round]:
    """A round that was paired by COP."""
    tournament = context(COP, 85)
    round_ = tournament.stage().rounds[-1]
    assert any(reason.code == "simulated" for reason in round_.pairings.rationale)
    return tournament, round_


def with_reasons(round_: Round, *reasons: Reason) -> Round:
    """The round with these reasons besides."""
    return replace(
        round_, pairings=round_.pairings.model_copy(update={"rationale": (*round_.pairings.rationale, *reasons)})
    )


def test_it_is_at_most_ten_lines_and_the_file_has_the_rest() -> None:
    tournament, round_ = latest()
    stage = tournament.state.stage_number
    view = preview_view(tournament, stage, [round_], look_of(tournament, stage, [round_]))
    assert len(view.text.splitlines()) - 2 <= MOST_LINES
    whole = whole_preview(tournament, stage, [round_]).text
    assert "simulated" in whole
    assert "simulated" not in view.text
    assert view.csv is not None


def test_rounds_of_the_opening_that_go_out_together_are_looked_at_together() -> None:
    stage = StagePlan(system="cop", title="Main event", options={"rounds": 6, "simulations": 50})
    played = Played(people=("Ada", "Ben", "Cem", "Dan", "Eve")).create((stage,)).enter().close()
    played.do(cmd.PublishRound(stage=0, round_number=1, through=2, based_on=0))
    together = played.state.started[0].rounds
    alone = [round_look(played.context, 0, [round_]).lines for round_ in together]
    both = round_look(played.context, 0, together)
    assert both.lines == tuple(dict.fromkeys(line for lines in alone for line in lines))
    assert both.views == ()


def test_it_names_the_leaders_opponent_and_the_lowest_contender_of_each_prize() -> None:
    tournament, round_ = latest()
    first = tournament.standings()[0].entrant
    lines = round_look(tournament, tournament.state.stage_number, [round_]).lines
    pairing = round_.pairing_of(first)
    assert pairing is not None
    assert all(tournament.names.plain(who) in lines[0] for who in pairing.seats)
    contenders = [reason for reason in round_.pairings.rationale if reason.code == "contender"]
    assert contenders
    (line,) = [line for line in lines if "Lowest contenders" in line]
    assert all(f"(rank {reason.params['rank']})" in line for reason in contenders)


def test_it_names_who_is_gibsonized_and_says_nothing_where_nobody_is() -> None:
    tournament, round_ = latest()
    stage, plain = tournament.state.stage_number, tournament.names.plain
    who = tournament.standings()[0].entrant
    without = replace(
        round_,
        pairings=round_.pairings.model_copy(
            update={"rationale": tuple(reason for reason in round_.pairings.rationale if reason.code != "gibsonized")}
        ),
    )
    assert not any("Gibsonized" in line for line in round_look(tournament, stage, [without]).lines)
    safe = with_reasons(without, Reason(code="gibsonized", rule="R15", about=(who,), params={"place": 1}))
    assert f"Gibsonized: {plain(who)}." in round_look(tournament, stage, [safe]).lines


def test_repeats_say_how_often_and_when_last() -> None:
    tournament, round_ = latest()
    stage = tournament.state.stage_number
    before = tournament.stage(stage).rounds[0].pairings.pairings[0]
    again = Reason(code="repeat", rule="R24", about=before.seats, params={"times": 1}, warning=True)
    games = round_.pairings.pairings
    paired = (games[0].model_copy(update={"seats": before.seats, "reasons": (again,)}), *games[1:])
    found = round_look(
        tournament, stage, [replace(round_, pairings=round_.pairings.model_copy(update={"pairings": paired}))]
    )
    (line,) = [line for line in found.lines if "repeat" in line.lower()]
    last = max(
        other.number
        for other in tournament.stage(stage).rounds[: round_.number - 1]
        if any(set(game.seats) == set(before.seats) for game in other.pairings.pairings)
    )
    assert f"once before, last in round {last}" in line
    assert "repeat" in found.told


def test_the_heat_map_shows_what_the_round_was_paired_on_and_where_prizes_end() -> None:
    tournament, round_ = latest()
    odds = recorded_odds(round_)
    assert odds is not None
    assert all(sum(row) == odds.simulations for row in odds.counts)
    chart = heat_map(tournament, odds)
    prizes = tournament.rules(tournament.state.stage_number).prize_places
    assert prizes == 4
    assert chart.heads[chart.prizes - 1] == "4"
    assert "1 to 4" in chart.note
    for place, row in enumerate(chart.rows):
        assert abs(sum(row.shares[: chart.prizes]) - odds.share(place, 1, prizes)) < 1e-9
    assert drawings(chart)


def test_terms_that_weigh_nothing_are_not_said() -> None:
    tournament, round_ = latest()
    text = whole_preview(tournament, tournament.state.stage_number, [round_]).text
    assert " 0," not in text
    assert "repeats 0" not in text


def test_the_leaders_opponent_is_explained_by_places_without_powers_or_weights() -> None:
    tournament, round_ = latest()
    first, *_ = [reason.about[0] for reason in round_.pairings.rationale if reason.code == "chances"]
    pairing = round_.pairing_of(first)
    assert pairing is not None
    ranks = [reason.about[0] for reason in round_.pairings.rationale if reason.code == "chances"]
    place = ranks.index(pairing.opponent(first)) + 1

    def lines(lowest: int) -> str:
        window = Reason(
            code="column_window", rule="R27", about=pairing.seats, params={"weight": 1024, "lowest": lowest, "off": 8}
        )
        only = pairing.model_copy(update={"reasons": (window,)})
        games = tuple(only if game is pairing else game for game in round_.pairings.pairings)
        changed = replace(round_, pairings=round_.pairings.model_copy(update={"pairings": games}))
        return "\n".join(round_look(tournament, tournament.stage().number, [changed]).lines)

    deep = lines(place + 4)
    assert f"Place {place}; players down to place {place + 4} can catch the leader too" in deep
    assert f"Place {place}, the lowest who can still catch the leader." in lines(place)
    assert "power" not in deep


def test_who_has_an_own_table_that_the_round_has_not_is_named_with_the_table_instead() -> None:
    tournament, round_ = latest()
    stage, games = tournament.state.stage_number, round_.pairings.pairings
    who = games[0].seats[0]
    where = {"table": 20, "last": len(games), "board": 1}
    beyond = Reason.model_validate({"code": "fixed_table_beyond", "rule": "R35", "about": (who,), "params": where})
    paired = (games[0].model_copy(update={"reasons": (beyond,)}), *games[1:])
    moved = replace(round_, pairings=round_.pairings.model_copy(update={"pairings": paired}))
    lines = round_look(tournament, stage, [moved]).lines
    expected = f"{tournament.names.plain(who)}'s own table 20 is beyond the last"
    assert any(line.startswith(expected) for line in lines), lines
