"""After any correction in any format, pictures, texts, files, standings and `verify` agree.

Whole tournaments are played with a busy director. After every correction everything that shows results is read, and
held to the recorded results themselves.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from contextlib import suppress
from operator import ge
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.charts.crosstables import crosstable
from bot.charts.elimination import bracket, lives_chart
from bot.charts.groups import drawn_groups, group_grids
from bot.charts.rounds import pairing_sheet
from bot.charts.standings import podium, standings_card
from bot.pictures.bracket import BracketMatch
from bot.service.final_places import announced_places
from bot.text.context import TournamentContext
from bot.text.names import Names
from bot.views.crosstable import crosstable_view
from bot.views.groups import group_views
from bot.views.lives import lives_view
from bot.views.pairings import game_lines
from bot.views.standings import standings_view
from bot.views.view import View
from formats import registry
from formats.core import commands as cmd
from formats.core.errors import FieldError
from formats.core.evolve import fold
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.verify import verify
from tests.bot.pictures import cases
from tests.examples import examples
from tests.formats.conformance.directed import Directed
from tests.formats.conformance.test_directed import directed
from tests.formats.toolkit.brackets.test_by_hand import begun, by_hand, won_by

MOST_VERIFIED = 3
"""Corrections of one tournament after which its whole log is verified; the end of each is verified anyway."""


class Shown(Directed):
    """A whole tournament of which everything shown is read after each correction."""

    def __init__(self, *given: Any, **more: Any) -> None:
        """As any with a busy director."""
        self.looked: Counter[str] = Counter()
        super().__init__(*given, **more)

    def decided(self, command: cmd.RecordResult | cmd.RuleForfeit) -> None:
        """A correction, and then everything is looked at."""
        super().decided(command)
        self.look()

    def look(self) -> None:
        """Check every stage on its own, and the log."""
        state = self.play.state
        context = TournamentContext(state, self.play.engine, Names({who: f"N{who}" for who in state.entrants}, {}))
        self.looked["corrections"] += 1
        for number in range(len(state.started)):
            if state.started[number].rounds:
                check_stage(context, number, self.looked)
        if self.looked["corrections"] <= MOST_VERIFIED:
            assert fold(self.play.records) == state
            assert verify(self.play.records, self.play.engine) == ()


def rows_of(view: View) -> list[dict[str, str]]:
    """The lines of the file that goes with a text."""
    assert view.csv is not None
    return list(csv.DictReader(io.StringIO(view.csv.text.lstrip("\ufeff"))))


def check_stage(context: TournamentContext, number: int, looked: Counter[str]) -> None:
    """Everything that shows a stage."""
    stage = context.stage(number)
    check_standings(context, stage)
    check_games(context, stage)
    check_crosstables(context, stage)
    looked["lives"] += check_lives(context, stage)
    looked["groups"] += check_groups(context, stage)
    looked["bracket"] += check_bracket(context, stage)


def played(stage: Stage, *, play_offs: bool = True) -> Counter[tuple[str, str]]:
    """Count the wins, losses and ties of all players from the recorded results alone."""
    counts: Counter[tuple[str, str]] = Counter()
    left_out = (
        {}
        if play_offs
        else {game.id for round_ in stage.rounds if round_.pairings.label for game in round_.pairings.pairings}
    )
    for pairing, result in stage.games():
        if result.how == "void" or pairing.id in left_out:
            continue
        for seat, who in enumerate(pairing.seats):
            mine, other = result.half_points[seat], result.half_points[1 - seat]
            counts[who, "won" if mine > other else "lost" if mine < other or not mine else "tied"] += 1
    return counts


WITHOUT_GAMES = {"cop", "swiss_elimination"}
"""Formats whose rules count byes, and rounds missed, as games won and lost."""


def check_standings(context: TournamentContext, stage: Stage) -> None:
    """Table, file and picture have the lines of the engine, and these the games that are recorded.

    Only the file has lines for those without a place, and no rank in them.
    """
    lines, apart = context.standings_apart(stage.number)
    view, card = standings_view(context, stage.number), standings_card(context, stage.number)
    assert card is not None
    shown = [(row.rank, row.name) for row in card.rows]
    assert shown == [(str(line.rank), f"N{line.entrant}") for line in lines]
    without_place = [("", f"N{line.entrant}") for line in apart]
    assert [*shown, *without_place] == [(row["rank"], row["name"]) for row in rows_of(view)]
    reserves = [line for line in apart if context.state.entrants[line.entrant].status == "active"]
    assert ("Reserves: " in view.text) == bool(reserves)
    # Play-offs for places part those who are level, and are not in the figures of those who count lives.
    counted = played(stage, play_offs=context.rules(stage.number).lives is None)
    without_games = stage.plan.system in WITHOUT_GAMES or stage.plan.options.get("byes_count_as_wins")
    for line, row in zip((*lines, *apart), rows_of(view), strict=True):
        games = tuple(counted[line.entrant, how] for how in ("won", "tied", "lost"))
        told = (line.wins, line.ties, line.losses)
        assert told == games or (without_games and all(map(ge, told, games)))
        assert tuple(int(row[how]) for how in ("won", "tied", "lost")) == told


def check_games(context: TournamentContext, stage: Stage) -> None:
    """The sheet of every round and its text show the recorded results, and which stand by a ruling."""
    for round_ in stage.rounds:
        sheet = pairing_sheet(context, stage.number, round_.number)
        assert sheet is not None
        games = zip(sheet.games, game_lines(context, stage.number, round_), round_.pairings.pairings, strict=True)
        for game, line, pairing in games:
            result, ruled = round_.results.get(pairing.id), pairing.id in context.state.stands
            shown = result is not None and result.how != "void"
            assert game.names == tuple(f"N{seat}" for seat in pairing.seats)
            assert all(f"**N{seat}**" in line for seat in pairing.seats)
            assert game.won == (None if result is None else result.winning_seat)
            assert bool(game.centre) == shown
            assert ("§" in game.centre) == (ruled and shown)
            assert ("§" in line) == ruled
            assert result is None or not shown or f"**{half(result)}" in line


def half(result: Result) -> str:
    """`1–0`."""
    words = {0: "0", 1: "½", 2: "1"}
    return "–".join(words.get(points, str(points)) for points in result.half_points)


SIGNS = {
    **dict.fromkeys("+>1", "win"),
    **dict.fromkeys("-<0", "loss"),
    **dict.fromkeys("=½", "tie"),
    **dict.fromkeys(("x", ""), "idle"),
}
"""What the last character of a cell of a text means in the picture."""


def check_crosstables(context: TournamentContext, stage: Stage) -> None:
    """The cells of text and picture are the same games with the same ends."""
    picture = crosstable(context, stage.number)
    assert picture is not None
    rows = rows_of(crosstable_view(context, stage.number))
    assert [row.name for row in picture.rows] == [row["name"] for row in rows]
    far = context.how_far(stage.number, markdown=False)
    lines = context.lines_with_games(stage.number)
    if far:
        assert [row["reached"] for row in rows] == [far[line.entrant] for line in lines]
    else:
        assert [float(row["points"]) for row in rows] == [line.points / line.scale for line in lines]
    counted = played(stage)
    for line, row in zip(lines, rows, strict=True):
        cells = [row[f"round {round_.number}"] for round_ in stage.rounds]
        for how, signs, letter in (("won", "+>1", "W"), ("lost", "-<0", "L"), ("tied", "=½", "T")):
            ends = sum(cell[-1:] in signs if cell[:1].isdigit() else cell[:1] == letter for cell in cells if cell)
            assert ends == counted[line.entrant, how]
    if picture.heads[0] != "R1":
        return
    for row, drawn in zip(rows, picture.rows, strict=True):
        for round_, cell in zip(stage.rounds, drawn.cells, strict=True):
            text = row[f"round {round_.number}"]
            if text[:1].isdigit() and cell.outcome not in {"open", "bye"}:
                assert cell.outcome == SIGNS[text[-1:]]


def check_lives(context: TournamentContext, stage: Stage) -> bool:
    """The chart of lives, its text and the standings count the same losses."""
    chart = lives_chart(context, stage.number)
    if chart is None:
        return False
    lost = {f"N{line.entrant}": line.losses for line in context.standings(stage.number)}
    assert {row.name: row.lost for row in chart.rows} == lost
    assert {row["name"]: int(row["losses"]) for row in rows_of(lives_view(context, stage.number))} == lost
    return True


def check_groups(context: TournamentContext, stage: Stage) -> bool:
    """The tables of groups and their pictures have the same people in the same order."""
    grids = group_grids(context, stage.number)
    if grids is None:
        return False
    views = group_views(context, stage.number, drawn_groups(context, stage.number))
    for grid, view in zip(grids.groups, views, strict=True):
        assert [row.name for row in grid.rows] == [row["name"] for row in rows_of(view)]
    return True


def check_bracket(context: TournamentContext, stage: Stage) -> bool:
    """Players who go on in the picture have won the match by the recorded result, or the bracket says why."""
    picture = bracket(context, stage.number)
    if picture is None:
        return False
    results: dict[str, list[tuple[set[str], str | None]]] = {}
    for round_ in stage.rounds:
        for pairing in round_.pairings.pairings:
            names, result = [f"N{seat}" for seat in pairing.seats], round_.results.get(pairing.id)
            seat = None if result is None or result.how == "void" else result.winning_seat
            results.setdefault(pairing.label, []).append((set(names), None if seat is None else names[seat]))
    for part in picture.parts:
        for column in part.rounds:
            for match in column.matches:
                check_match(match, results.get(match.label, []))
    return True


def check_match(match: BracketMatch, games: list[tuple[set[str], str | None]]) -> None:
    """The last game with the label of this match is that of the two who are drawn there."""
    winners = [slot.name for slot in (match.top, match.bottom) if slot.won]
    assert len(winners) < 2
    if games:
        seats, won = games[-1]
        assert seats == {match.top.name, match.bottom.name}
        assert won is None or winners == [won]


@pytest.mark.parametrize("key", ["single_elimination", "double_elimination"])
def test_the_bracket_shows_who_was_given_the_bye_by_hand(key: str) -> None:
    play = begun(key, 3)
    by_hand(play, [("e3", "e1")], byes=("e2",))
    won_by(play, "e1")
    context = TournamentContext(play.state, play.engine, Names({who: f"N{who}" for who in play.state.entrants}, {}))
    picture = bracket(context)
    assert picture is not None
    shown = [{match.top.name, match.bottom.name} for match in picture.parts[0].rounds[0].matches]
    assert {"Ne2", "Bye"} in shown
    assert {"Ne1", "Ne3"} in shown
    assert check_bracket(context, play.state.stage())


@pytest.mark.parametrize("key", registry.systems())
@given(seed=st.integers(0, 2**32))
@examples(2)
def test_everything_shown_agrees_after_every_correction(key: str, seed: int) -> None:
    with suppress(FieldError):  # more rounds than opponents, say
        directed(key, seed, Shown).to_the_end()


@pytest.mark.parametrize(
    "key, seed",
    [
        ("double_elimination", 2567),  # a correction after the next match was passed without a game
        ("swiss_elimination", 10011),  # withdrawn before the first round
        ("swiss_elimination", 140),  # a player outside the table who sat idle in a round
        ("group_rounds", 116837),  # semi-finals without a game, published together with the finals
    ],
)
def test_everything_shown_agreed_where_it_once_did_not(key: str, seed: int) -> None:
    directed(key, seed, Shown).to_the_end()


@pytest.mark.parametrize("preset", sorted(cases.FIELDS))
def test_pictures_and_texts_of_every_preset_agree_at_the_end(preset: str) -> None:
    """Of each event in this project, and of the quick ones: whatever was played, from the same state."""
    played = cases.context(preset)
    names = Names({who: f"N{who}" for who in played.state.entrants}, {})
    context = TournamentContext(played.state, played.engine, names)
    looked: Counter[str] = Counter()
    for number in range(len(context.state.started)):
        check_stage(context, number, looked)
    drawn = podium(context)
    assert drawn is not None
    told = [
        (str(place.first), f"N{who}")
        for place in announced_places(played.state, played.engine)
        for who in place.entrants
    ]
    assert sorted((step.place, step.name) for step in drawn.places[: len(told)]) == sorted(told)


@pytest.mark.slow
@pytest.mark.parametrize("key", registry.systems())
def test_corrections_of_every_format_are_looked_at(key: str) -> None:
    """Without this, the property above would hold trivially in a run without corrections."""
    looked: Counter[str] = Counter()
    for seed in range(1, 40):
        tournament = directed(key, seed, Shown)
        with suppress(FieldError):
            tournament.to_the_end()
        looked += tournament.looked
        if looked["corrections"] >= 5:
            break
    assert looked["corrections"] >= 5
    assert looked["bracket"] or key not in {"single_elimination", "double_elimination"}
    assert looked["groups"] or key not in {"group_rounds", "tiered_league"}
    assert looked["lives"] or key != "floating_double_elimination"
