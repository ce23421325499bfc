"""Results of matches from times and judges' entries (rules 4, 9, 10 and 18 to 23)."""

from __future__ import annotations

from typing import Any

from formats.core.errors import BadFormError, BadReportError
from formats.core.events import MatchNoted
from formats.core.model import Pairing
from formats.core.results import FULL_POINT, Report, Result, win_result
from formats.core.state import Round
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.forms import ONLINE_TIMES, submissions_for
from formats.systems.swiss_elimination.judging import read_entry, valid_entries
from formats.systems.swiss_elimination.live_match import EntryError, LiveMatch, play_match, verdict_by_times
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.reasons import result_reason
from formats.systems.swiss_elimination.selection import PUZZLE
from formats.systems.swiss_elimination.times import (
    Official,
    better_seed_wins_online,
    official_time,
)


def online_result(progress: Progress, round_: Round, pairing: Pairing) -> Result:
    """Return the result of an online match by both players' times for the puzzle of the round (rules 9 and 10)."""
    task = str(round_.pairings.facts.get(PUZZLE) or _round_name(progress, round_))
    times = {who: _official(progress, who, task) for who in pairing.seats}
    return _result_online(progress, pairing, times)


def _round_name(progress: Progress, round_: Round) -> str:
    """Return the name of a published round."""
    sitting = progress.sitting_of(round_.number)
    return "" if sitting is None else sitting.round


def _official(progress: Progress, who: EntrantId, task: str) -> Official:
    """Return a player's official time for a puzzle."""
    stored = progress.stage.forms.get((ONLINE_TIMES, who))
    submissions = () if stored is None else submissions_for(stored, task)
    return official_time(submissions, progress.options.longest_ms, progress.options.unsolved_ms)


def _result_online(progress: Progress, pairing: Pairing, times: dict[EntrantId, Official]) -> Result:
    """Return the result for these official times."""
    better = progress.better_seed(pairing)
    worse = pairing.opponent(better)
    winner = better if better_seed_wins_online(times[better].ms, times[worse].ms) else worse
    loser = pairing.opponent(winner)
    if times[winner].ms == times[loser].ms:
        code = "online_equal"
    else:
        code = "online_faster" if times[loser].solved else "online_unsolved"
    both = {who: official.ms for who, official in times.items()}
    return _won(progress, pairing, winner, code, both, rule="R10")


def live_result(progress: Progress, pairing: Pairing) -> Result | None:
    """Return the result by the judge's entries (rules 18 to 23); None while the match goes on."""
    match = live_match(progress, pairing)
    if match.verdict is None:
        return None
    times = {side.entrant: side.solved_ms for side in (match.better, match.worse)}
    return _won(progress, pairing, match.verdict.winner, match.verdict.code, times, rule="R22")


def live_match(progress: Progress, pairing: Pairing, more: tuple[MatchNoted, ...] = ()) -> LiveMatch:
    """Return the match after the judge's entries; `more` are entries not recorded yet."""
    notes = (*progress.stage.notes.get(pairing.id, ()), *more)
    better = progress.better_seed(pairing)
    return play_match(better, pairing.opponent(better), progress.options.limit_ms, valid_entries(notes))


def checked_entry(note: str, content: Any, progress: Progress, pairing: Pairing) -> dict[str, Any]:
    """Return a judge's entry in its stored shape.

    Raises `BadFormError` if it cannot be read or does not fit what happened.
    """
    entry = read_entry(note, content)
    stored = entry.model_dump(mode="json", exclude={"kind"})
    standing = valid_entries(progress.stage.notes.get(pairing.id, ()))
    if note == "take_back" and not standing:
        raise BadFormError(note, ((note, "nothing_to_take_back"),))
    try:
        live_match(progress, pairing, (MatchNoted(pairing=pairing.id, note=note, content=stored),))
    except EntryError as error:
        raise BadFormError(note, ((note, error.code),)) from error
    return stored


def reported_result(progress: Progress, round_: Round | None, pairing: Pairing, report: Report) -> Result:
    """Return the result of a report: by official times, else by the judges' decision, else by the judge's entries.

    Raises `BadReportError` if the reported winner has not won by the times, and if nothing decides.
    """
    if report.winner is not None and report.winner not in pairing.seats:
        raise BadReportError(pairing.id, "winner_not_seated")
    if report.times_ms is not None:
        result = _by_times(progress, round_, pairing, report.times_ms)
        if report.winner is not None and report.winner != _winner(pairing, result):
            raise BadReportError(pairing.id, "winner_not_by_times")
        return result
    if report.winner is not None:
        return win_result(pairing.seats, report)
    noted = live_result(progress, pairing)
    if noted is None:
        raise BadReportError(pairing.id, "no_ties")
    return noted


def _by_times(
    progress: Progress, round_: Round | None, pairing: Pairing, times_ms: tuple[int | None, int | None]
) -> Result:
    """Return the result for the reported times."""
    times = dict(zip(pairing.seats, times_ms, strict=True))
    sitting = None if round_ is None else progress.sitting_of(round_.number)
    if sitting is not None and sitting.venue == "online":
        unsolved = Official(progress.options.unsolved_ms, solved=False)
        official = {who: unsolved if ms is None else Official(ms, solved=True) for who, ms in times.items()}
        return _result_online(progress, pairing, official)
    better = progress.better_seed(pairing)
    worse = pairing.opponent(better)
    verdict = verdict_by_times(better, times[better], worse, times[worse], progress.options.limit_ms)
    return _won(progress, pairing, verdict.winner, verdict.code, times, rule="R22")


def forfeit(progress: Progress, pairing: Pairing, absent: tuple[EntrantId, ...]) -> Result:
    """Return the result of a forfeit (rule 12): the absent player loses; of two, the better seed wins (reading W10)."""
    winner = progress.better_seed(pairing)
    if len(set(absent)) == 1:
        winner = pairing.opponent(absent[0])
        return _half_points(pairing, winner).model_copy(update={"how": "forfeit", "absent": absent})
    players = winner, pairing.opponent(winner)
    reason = result_reason("both_absent", "R12", players, (None, None), progress.options.limit_ms)
    return _half_points(pairing, winner).model_copy(update={"how": "forfeit", "absent": absent, "reason": reason})


def _won(
    progress: Progress,
    pairing: Pairing,
    winner: EntrantId,
    code: str,
    times: dict[EntrantId, int | None] | dict[EntrantId, int],
    rule: str,
) -> Result:
    """Return a result with its times and reason."""
    players = winner, pairing.opponent(winner)
    reason = result_reason(code, rule, players, (times[players[0]], times[players[1]]), progress.options.limit_ms)
    by_seat = times[pairing.seats[0]], times[pairing.seats[1]]
    return _half_points(pairing, winner).model_copy(update={"times_ms": by_seat, "reason": reason})


def _half_points(pairing: Pairing, winner: EntrantId) -> Result:
    """Return a result that the winner has won."""
    return Result(half_points=(FULL_POINT, 0) if winner == pairing.seats[0] else (0, FULL_POINT))


def _winner(pairing: Pairing, result: Result) -> EntrantId | None:
    """Return the winner of a result."""
    return None if result.winning_seat is None else pairing.seats[result.winning_seat]
