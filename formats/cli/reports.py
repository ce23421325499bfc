"""`python -m formats check` and `generate`: report files of chess tournaments (TRF), checked and made by chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from formats.cli.position import BadInputError
from formats.cli.run import Answer
from formats.toolkit.fide.dutch import NoRoundError
from formats.toolkit.fide.dutch.comparison import Difference, difference
from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.record import PAIRING_ALLOCATED, WHITE, Tournament
from formats.toolkit.fide.tie_breaks import TieBreaks, UnknownTieBreakError
from formats.toolkit.fide.trf import Report, ReportError, read_report, write_report

DIFFERENT = 1
"""The exit code when a file does not follow the rules."""

REFUSED: Mapping[str, str] = {
    "points_differ": "the points are not the sum of the results",
    "same_colour": "both players of a game have the same colour",
    "not_mutual": "the opponent's line does not name this player",
    "meets_self": "a player meets themselves",
    "number_twice": "a starting number is given twice",
    "number_missing": "the starting number before this one is missing",
    "unknown_result": "this is no result",
    "unknown_colour": "this is no colour",
    "short_line": "the line ends before the points",
    "bad_number": "a number is expected",
    "bye_with_opponent": "a bye has an opponent",
    "game_without_opponent": "a game has no opponent",
    "too_few_rounds": "there are fewer rounds than were played",
    "no_rounds": "the number of rounds is missing (142)",
    "unknown_initial_colour": "the initial colour must be W or B",
    "unknown_type": "this type of tournament is not known",
    "unknown_points": "this result has no points (162)",
    "virtual_backwards": "virtual points end before they begin",
    "no_virtual_points": "there are no virtual points",
    "bye_without_number": "a bye names no player",
    "forbidden_alone": "a forbidden pair needs two players",
    "no_players": "there are no players (001)",
}
"""What is wrong with a file, by `ReportError.code`."""


def check(content: bytes) -> Answer:
    """Compare every round of a report file with the rules, and its places with its tie-breaks."""
    report = _read(content)
    rounds = list(_rounds(report.tournament))
    places = list(_places(report))
    played = report.tournament.played_rounds
    lines = [*rounds, *places] or [f"{played} rounds and all places follow the rules."]
    return Answer(
        data={"rounds": played, "problems": lines if rounds or places else []},
        text="\n".join(lines) + "\n",
        code=DIFFERENT if rounds or places else 0,
    )


def _read(content: bytes) -> Report:
    try:
        return read_report(content)
    except ReportError as error:
        raise BadInputError(f"line {error.line}: {REFUSED[error.code]}") from error


def _rounds(tournament: Tournament) -> Iterator[str]:
    """Yield a line for each round that is not the one that the rules give."""
    for number in range(1, tournament.played_rounds + 1):
        entries = [(player.number, player.entries[number - 1]) for player in tournament.players]
        pairs = [(mine, entry.opponent) for mine, entry in entries if entry.opponent and entry.colour == WHITE]
        bye = next((mine for mine, entry in entries if entry.result == PAIRING_ALLOCATED), 0)
        try:
            found = difference(tournament.before_round(number), pairs, bye)
        except NoRoundError:
            yield f"Round {number}: no round meets C1 to C3."
            continue
        if found is not None:
            yield f"Round {number}: breaks {found.article}. {_changes(found, pairs, bye)}"


def _changes(found: Difference, pairs: list[tuple[int, int]], bye: int) -> str:
    """Return the pairs of the file that the rules do not give, and those they give instead."""
    theirs = [f"{white}-{black}" for white, black in pairs if (white, black) not in found.pairs]
    ours = [f"{white}-{black}" for white, black in found.pairs if (white, black) not in pairs]
    if bye != found.bye:
        theirs, ours = [*theirs, f"bye {bye or 'none'}"], [*ours, f"bye {found.bye or 'none'}"]
    return f"File: {', '.join(theirs)}. Rules: {', '.join(ours)}."


def _places(report: Report) -> Iterator[str]:
    """Yield a line for each place that does not follow the tie-breaks the file declares (202, 212)."""
    declared = report.other("212") or report.other("202")
    if not declared or not report.tournament.played_rounds:
        return
    codes = [code.strip() for code in declared.split(",") if code.strip()]
    codes = codes if codes[:1] == ["PTS"] else ["PTS", *codes]
    try:
        groups = TieBreaks(report.tournament).groups(codes)
    except UnknownTieBreakError as error:
        yield f"Places are not checked: {error.code} is no tie-break of individual tournaments."
        return
    best = 1
    for group in groups:
        worst = best + len(group) - 1
        for index in group:
            player = report.tournament.players[index]
            if player.rank and not best <= player.rank <= worst:
                expected = str(best) if best == worst else f"{best} to {worst}"
                yield f"Place of {player.number}: {player.rank} in the file, {expected} by {','.join(codes)}."
        best = worst + 1


def generate(players: int, rounds: int, seed: str, chances: Chances) -> Answer:
    """Make a tournament by chance, as a report file."""
    if players < 2 or not 1 <= rounds < players + players % 2:  # noqa: PLR2004 - a game has two players
        raise BadInputError("there must be two players or more, and fewer rounds than players")
    tournament = random_tournament(players, rounds, seed, chances)
    codes = ["BH/C1", "BH", "SB"]
    ranks = TieBreaks(tournament).ranks(["PTS", *codes])
    ranked = [replace(player, rank=rank) for player, rank in zip(tournament.players, ranks, strict=True)]
    kind = "FIDE_DUTCH_2026" + ("_BAKU" if chances.accelerated else "")
    report = Report(
        replace(tournament, players=ranked),
        info={"012": f"Random tournament {seed}", "062": str(players)},
        others=(f"192 {kind}", f"202 {','.join(codes)}"),
    )
    text = write_report(report, "\n").decode()
    return Answer(data={"trf": text}, text=text)
