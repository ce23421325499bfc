"""Report files of other programs are continued: what they say, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.files.errors import TrfRefusedError
from bot.files.trf import trf
from bot.files.trf_import import Continued, read_trf
from bot.text.context import context_at
from bot.text.names import Names
from formats.core import commands as cmd
from formats.core.errors import NoPairingExistsError
from formats.core.plan import Settings, StagePlan
from formats.core.verify import verify
from formats.registry import engine
from formats.systems.fide_dutch import FORMAT
from formats.toolkit.fide.dutch import NoRoundError, pair_round
from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.record import Tournament
from formats.toolkit.fide.tie_breaks import TieBreaks
from formats.toolkit.fide.trf import Report, read_report, write_report
from tests.case_files import load_cases
from tests.formats.play import Play

STORM = Chances(byes=0.1, forfeits=0.1, unrated=0.1, retired=0.03)
GOOD = {case["file"] for case in load_cases("fide report")}
FILES = {case["file"]: case["content"] for case in load_cases("fide report file") if case["file"] in GOOD}


def written(tournament: Tournament, *others: str, style: Any = 26) -> bytes:
    return write_report(Report(tournament, style, {"012": "Spring Open"}, others=others))


def random_file(seed: str, *, accelerated: bool = False, style: Any = 26) -> bytes:
    chances = replace(STORM, accelerated=accelerated)
    before = random_tournament(14, 8, seed, chances).before_round(7)
    gone = {number: letter for number, letter in before.absent.items() if letter == "Z"}
    return written(replace(before, absent=gone), style=style)


def continued(file: Continued) -> Play:
    """The tournament as chat makes it, without people."""
    stage = StagePlan(system="fide_dutch", title="Main", options=dict(file.options))
    play = Play([stage], Settings(report_lines=tuple(file.report_lines)), engine())
    play.do(cmd.OpenRegistration())
    play.do(cmd.RegisterEntrants(entrants=file.entrants(), by_director=True))
    play.do(cmd.CloseRegistration())
    if file.tournament.played_rounds:
        play.do(cmd.ImportRounds(rounds=file.rounds(tuple(play.state.entrants))))
    for number in file.gone:
        play.do(cmd.WithdrawEntrant(entrant=f"e{number}", status="removed"))
    return play


def plain(tournament: Tournament) -> list[tuple[int, tuple[Any, ...]]]:
    """Ratings and entries, games shorter than a move as others."""
    games = str.maketrans("WDL", "1=0")
    return [
        (player.rating, tuple(replace(entry, result=entry.result.translate(games)) for entry in player.entries))
        for player in tournament.players
    ]


@pytest.mark.parametrize("style", [16, 26])
@pytest.mark.parametrize("accelerated", [False, True])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_numbers_standings_and_the_next_round_are_those_of_the_file(seed: str, accelerated: bool, style: int) -> None:
    file = read_trf(random_file(seed, accelerated=accelerated, style=style))
    play = continued(file)
    stage, options = play.state.stage(), FORMAT.read_options(dict(play.state.stages[0].options))
    record = FORMAT.chess_record(stage, options)
    assert list(record.order) == list(play.state.entrants)
    assert plain(record.tournament) == plain(file.tournament)
    assert record.tournament.virtual_points == tuple(file.tournament.virtual_points)
    assert record.tournament.initial_colour == file.tournament.initial_colour
    ranks = dict(zip(record.order, TieBreaks(file.tournament).ranks(["PTS", *options.tie_breaks]), strict=True))
    assert {line.entrant: line.rank for line in play.engine.standings(play.state)} == ranks
    try:
        expected = {(f"e{white}", f"e{black}") for white, black in pair_round(file.tournament).pairs}
    except NoRoundError:
        with pytest.raises(NoPairingExistsError):
            play.publish()
    else:
        play.publish()
        assert {pairing.seats for pairing in play.state.stage().rounds[-1].pairings.pairings} == expected
    assert verify(play.records, play.engine) == ()


def test_files_of_other_programs_are_continued_or_refused_with_their_line() -> None:
    refused: dict[str, str] = {}
    for name, content in FILES.items():
        try:
            file = read_trf(content)
        except TrfRefusedError as error:
            refused[name] = error.code
            continue
        play = continued(file)
        if not file.tournament.played_rounds:
            assert play.state.phase == "closed"
            continue
        record = FORMAT.chess_record(play.state.stage(), FORMAT.read_options(dict(play.state.stages[0].options)))
        assert plain(record.tournament) == plain(file.tournament), name
        assert record.tournament.points == file.tournament.points, name
        pairs = [combinations(sorted(rule.players), 2) for rule in file.tournament.forbidden]
        found = {tuple(sorted(rule.players)) for rule in record.tournament.forbidden}
        assert found == {pair for group in pairs for pair in group}, name
    assert refused == {}


def test_a_round_in_play_is_continued_with_its_open_games() -> None:
    tournament = random_tournament(8, 5, "calm", Chances(byes=0, forfeits=0, unrated=0, retired=0))
    lines = written(tournament).decode().split("\r\n")
    for place, line in enumerate(lines):
        if line.startswith("001") and line[4:8].strip() in {"1", line_opponent(lines)}:
            points = float(line[80:84]) - {"1": 1, "=": 0.5}.get(line[138], 0)
            lines[place] = f"{line[:80]}{points:>4.1f}{line[84:138]}"
    file = read_trf("\r\n".join(lines).encode())
    play = continued(file)
    (game,) = play.state.open_games()
    assert "e1" in game.seats
    assert [round_.complete for round_ in play.state.stage().rounds] == [True] * 4 + [False]


LICHESS = """\
012 Weekly Swiss
022 https://lichess.org/swiss/abcdefgh
032 Lichess
042 Nov 20, 2026
052
062 5
092 Individual: Swiss-System
102 https://lichess.org/swiss
XXR 5
XXC white1
"""


def of_lichess() -> bytes:
    """A Swiss of lichess in round 2: one who came late, a bye, a running game, and one who is away in round 3."""
    rounds: dict[int, tuple[str, ...]] = {
        1: ("alpha", "2500", "2.0", "3w1", "2b1"),
        2: ("bravo_2", "2200", "0.5", "4w=", "1w0", "0000-"),
        3: ("charlie", "2000", "1.0", "1b0", "U"),
        4: ("delta", "1900", "0.5", "2b=", "5wZ"),
        5: ("echo", "1800", "0.5", "H", "4bZ"),
    }
    lines = []
    for number, (name, rating, points, *cells) in rounds.items():
        line = f"001{number:>5}       {name}"
        line = f"{line:<48}{rating}"
        line = f"{line:<80}{points:>4}"
        for place, cell in enumerate(cells):
            opponent = cell[:4] if cell.startswith("0000") else cell[:-2].rjust(4)
            line = f"{line:<{91 + 10 * place}}{opponent} {cell[-2] if len(cell) == 3 else ' '} {cell[-1]}"
        lines.append(line)
    return (LICHESS + "\n".join(lines) + "\n").encode()


def test_a_swiss_of_lichess_is_continued_in_its_round() -> None:
    file = read_trf(of_lichess())
    assert (file.title, list(file.names)) == ("Weekly Swiss", ["alpha", "bravo_2", "charlie", "delta", "echo"])
    assert file.gone == [2]
    play = continued(file)
    (game,) = play.state.open_games()
    assert game.seats == ("e4", "e5")
    assert [bye.kind for round_ in play.state.stage().rounds for bye in round_.pairings.byes] == ["half", "allocated"]
    standings = {line.entrant: line.points / line.scale for line in play.engine.standings(play.state)}
    assert standings == {"e1": 2, "e3": 1, "e2": 0.5, "e4": 0.5, "e5": 0.5}


def line_opponent(lines: list[str]) -> str:
    """The opponent of number 1 in round 5."""
    return next(line for line in lines if line.startswith("001    1"))[131:135].strip()


def test_comments_teams_dates_and_national_ratings_are_written_back() -> None:
    others = (
        "013 Rooks                             1    2",
        "### A comment of the arbiter",
        f"NOR    1      {'Surname1, Given1':<33} 1850",
    )
    content = write_report(
        Report(
            random_tournament(8, 5, "kept", STORM),
            info={"012": "Spring Open", "022": "Oslo", "042": "2026/05/01", "102": "Arbiter, Ada"},
            dates="26/05/01  26/05/02  26/05/03  26/05/04  26/05/05",
            others=others,
        )
    )
    file = read_trf(content)
    assert "Surname1" not in "".join(file.report_lines)
    play = continued(file)
    names = Names({f"e{number}": name for number, name in enumerate(file.names, 1)})
    report = read_report(trf(context_at(play.state, play.engine, names), 0).text.encode())
    assert set(others) <= set(report.others)
    assert [report.info[code] for code in ("022", "042", "102")] == ["Oslo", "2026/05/01", "Arbiter, Ada"]
    assert report.dates.startswith("26/05/01  26/05/02")
    assert [player.name for player in report.tournament.players] == file.names


def test_who_is_off_has_the_points_of_the_file_and_who_is_away_has_left() -> None:
    tournament = replace(random_tournament(10, 4, "away", STORM), rounds=7, absent={2: "H", 5: "H", 7: "Z"})
    file = read_trf(written(tournament))
    assert (file.off, file.gone) == ([2, 5], [7])
    assert file.options["round_off_half_points"] == 1


@pytest.mark.parametrize(
    "change, code",
    [
        (("192 FIDE_DUTCH_2026", "192 FIDE_ROUNDROBIN"), "not_dutch"),
        (("202 BH", "202 BH,EDE"), "other_tie_break"),
        (("142 6", "142 31"), "too_many_rounds"),
        (("142 6", "142 3"), "too_few_rounds"),
        (("Surname3, Given3", " " * 16), "no_name"),
        (("152 W", "152 W\r\n260 002 006 0001 0002"), "forbidden_pairs"),
        (("152 W", "152 W\r\n250      1.0 001 002 0001 0004"), "other_acceleration"),
        (("152 W", "152 W\r\n240 F 007 0001\r\n240 H 007 0002"), "two_byes"),
        (("152 W", "152 W\r\n162  W 3.0    D 1.0    L 0.0    P 3.0"), "points_differ"),
    ],
)
def test_what_cannot_be_continued_is_refused_with_its_line(change: tuple[str, str], code: str) -> None:
    calm = random_tournament(8, 6, "calm", Chances(byes=0, forfeits=0, unrated=0, retired=0))
    text = written(replace(calm, initial_colour="w"), "192 FIDE_DUTCH_2026", "202 BH").decode()
    assert change[0] in text
    with pytest.raises(TrfRefusedError) as refused:
        read_trf(text.replace(*change).encode())
    assert refused.value.code == code
    assert refused.value.line > 0


def test_results_that_make_no_game_are_refused() -> None:
    calm = random_tournament(8, 3, "calm", Chances(byes=0, forfeits=0, unrated=0, retired=0))
    first, *rest = calm.players
    other = calm.players[first.entries[2].opponent - 1]
    changed = [
        replace(
            player, entries=(*player.entries[:2], replace(player.entries[2], result="=" if player is first else "0"))
        )
        if player in (first, other)
        else player
        for player in (first, *rest)
    ]
    with pytest.raises(TrfRefusedError) as refused:
        read_trf(written(replace(calm, players=changed)))
    assert refused.value.code == "odd_result"


def test_more_rounds_may_be_planned_than_the_file_says() -> None:
    assert read_trf(random_file("a"), rounds=11).options["rounds"] == 11
    with pytest.raises(TrfRefusedError) as refused:
        read_trf(random_file("a"), rounds=2)
    assert (refused.value.line, refused.value.code) == (0, "too_few_rounds")
