"""Compared formats as a sentence, a table and a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.parsing.format_advisor import RUNS
from bot.text.format_texts import format_title
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from bot.text.times import duration
from bot.views.table import Column, csv_file, file_name, fitted_table
from bot.views.view import CsvFile, Page, View
from formats.toolkit.format_advisor import Advice, Matter
from formats.toolkit.simulator.estimates import Estimate, Measures

TOO_LONG = "*"
"""The mark of a format for which there is no time."""

SENTENCES: Mapping[str, Phrase] = by_code(texts.fitting, "recommend_", "best", "places", "games", "everybody")

FIGURES: Mapping[str, Callable[[Measures], Estimate]] = {
    "best player wins": lambda measures: measures.best_wins,
    "rank correlation (Kendall)": lambda measures: measures.kendall,
    "games of a player": lambda measures: measures.games,
    "rounds": lambda measures: measures.rounds,
    "tie for first": lambda measures: measures.tied,
    "games that decide nothing": lambda measures: measures.idle,
}
"""Columns of the file, each followed by its standard error."""


def advice_view(advices: Sequence[Advice], matters: Matter) -> View:
    """Return the recommendation, a table of all candidates with the largest error, and a file with all figures."""
    page = Page()
    page.line(recommendation(advices[0], matters))
    page.line()
    page.table(fitted_table(_columns(), [list(_row(advice)) for advice in advices]).lines)
    if not all(advice.fits for advice in advices):
        page.line(f"{TOO_LONG} {texts.fitting.too_long()}")
    error = max(advice.measures.best_wins.error for advice in advices)
    page.line(texts.fitting.legend())
    page.line(texts.fitting.how_exact(runs=RUNS, error=f"±{max(0.1, 100 * error):.1f}"))
    return View(texts.fitting.title(), page.blocks(), _csv(advices))


def candidate_title(advice: Advice) -> str:
    """Return the titles of the stages."""
    return " + ".join(format_title(stage.system) for stage in advice.stages)


def recommendation(advice: Advice, matters: Matter) -> str:
    """Return the sentence that recommends a candidate by what matters most."""
    measures = advice.measures
    shown = {
        "best": _percent(measures.best_wins),
        "places": f"{measures.kendall.value:.2f}±{max(0.01, measures.kendall.error):.2f}",
        "games": f"{measures.games.value:.1f}",
        "everybody": f"{100 * (1 - measures.games.value / measures.rounds.value):.0f}",
    }
    sentence = SENTENCES[matters](
        title=candidate_title(advice),
        rounds=measures.most_rounds,
        length=duration(round(advice.minutes.value)),
        value=shown[matters],
        fewest=measures.fewest,
    )
    return sentence if advice.fits else f"{texts.fitting.nothing_fits()} {sentence}"


def _columns() -> list[Column]:
    return [
        Column(texts.fitting.head_format(), "left", elastic=True),
        Column(texts.fitting.head_rounds()),
        Column(texts.fitting.head_time()),
        Column(texts.fitting.head_best()),
        Column(texts.fitting.head_places(), spare=1),
    ]


def _row(advice: Advice) -> Iterator[str]:
    measures, (hours, minutes) = advice.measures, divmod(round(advice.minutes.value), 60)
    yield candidate_title(advice) + ("" if advice.fits else TOO_LONG)
    yield str(measures.most_rounds)
    yield f"{hours}:{minutes:02}"
    yield _percent(measures.best_wins)
    yield f"{measures.kendall.value:.2f}"


def _percent(estimate: Estimate) -> str:
    """`61±2`."""
    return f"{100 * estimate.value:.0f}±{max(1, round(100 * estimate.error))}"


def _csv(advices: Sequence[Advice]) -> CsvFile:
    """Return all figures with their errors."""
    head = ["format", "most rounds", "fewest games", "hours", "error"]
    head += [column for name in FIGURES for column in (name, "error")]
    rows = []
    for advice in advices:
        hours = advice.minutes.times(1 / 60)
        estimates = [hours, *(figure(advice.measures) for figure in FIGURES.values())]
        cells = [f"{number:.4f}" for estimate in estimates for number in (estimate.value, estimate.error)]
        rows.append([candidate_title(advice), advice.measures.most_rounds, advice.measures.fewest, *cells])
    return csv_file(file_name(texts.fitting.title(), "formats"), head, rows)
