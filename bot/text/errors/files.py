"""Sentences for files that cannot be made, and for report files that cannot be continued."""

from __future__ import annotations

from bot.files import errors as err
from bot.text.errors.engine import cut, sentence, worded
from bot.text.errors.speaker import Speaker
from bot.text.phrases import by_code
from bot.text.texts import texts

worded(err.NoTimesYetError, texts.errors_files.no_times_yet, title=cut("title", 60))
worded(err.NotLikeChessError, texts.errors_files.not_like_chess, title=cut("title", 60))
worded(err.NoGameRecordsError, texts.errors_files.no_game_records, title=cut("title", 60))

TRF_PROBLEMS = {
    **by_code(
        texts.errors_files,
        "trf_",
        "points_differ",
        "same_colour",
        "not_mutual",
        "meets_self",
        "number_twice",
        "number_missing",
        "unknown_result",
        "unknown_colour",
        "short_line",
        "bad_number",
        "bye_with_opponent",
        "game_without_opponent",
        "too_few_rounds",
        "no_rounds",
        "unknown_initial_colour",
        "unknown_points",
        "bye_without_number",
        "forbidden_alone",
        "no_players",
        "no_name",
        "too_few_players",
        "too_many_players",
        "too_many_rounds",
        "not_dutch",
        "other_points",
        "other_acceleration",
        "forbidden_pairs",
        "other_tie_break",
        "open_game",
        "odd_result",
        "two_byes",
    ),
    **dict.fromkeys(("virtual_backwards", "no_virtual_points"), texts.errors_files.trf_other_acceleration),
    "unknown_type": texts.errors_files.trf_not_dutch,
}
"""What is wrong with a report file, by code."""


@sentence.register(err.TrfRefusedError)
def _(error: err.TrfRefusedError, _speaker: Speaker) -> str:
    problem = TRF_PROBLEMS[error.code]()
    if error.line:
        problem = texts.errors_files.trf_at_line(line=error.line, problem=problem)
    return texts.errors_files.trf_refused(problem=problem)
