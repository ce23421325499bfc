"""View of all random draws of a tournament, with the data needed to verify them."""

from __future__ import annotations

import re
from itertools import groupby

from bot.text.context import TournamentContext
from bot.text.names import quoted
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.table import csv_file, file_name
from bot.views.view import Page, View
from formats.core.draws import revealed_seed
from formats.core.possible.answers import awaited
from formats.core.state import TournamentState


def draws_view(context: TournamentContext) -> View:
    """Return how to verify draws, and all draws by seed, latest seed first; as a file, the data of each draw."""
    title = context.heading(texts.draws.draws())
    drawn = context.state.draws
    seed = revealed_seed(context.state)
    commitment = seed_commitment_line(context.state.seed_commitment, None if seed is None else _code(seed))
    if not drawn:
        return View(title, (f"{texts.draws.no_draws()}\n{commitment}",))
    page = Page()
    page.line(texts.draws.how_to_check())
    page.line(commitment)
    by_seed = [list(group) for _, group in groupby(drawn, key=lambda draw: draw.seed)]
    example = by_seed[-1][0]
    page.line(texts.draws.example(seed=_code(example.seed), purpose=_code(example.purpose), counter=example.counter))
    for group in reversed(by_seed):
        page.line()
        page.line(texts.draws.seed_line(seed=_code(group[0].seed)))
        page.lines(
            _draw_line(quoted(draw.purpose), _people(context, draw.purpose), draw.low, draw.high, draw.value)
            for draw in group
        )
    rows = [[draw.seed, draw.purpose, draw.counter, draw.low, draw.high, draw.value] for draw in drawn]
    head = ["seed", "purpose", "counter", "low", "high", "value"]
    return View(title, page.blocks(), csv_file(file_name(context.state.title, "draws"), head, rows))


def waiting_for_beacon(state: TournamentState, draw: str) -> list[str]:
    """Return what a draw waits for if its randomness beacon cannot be reached; else nothing."""
    beacon, delayed = awaited(state, draw), state.delayed.get(draw)
    if beacon is None or delayed is None:
        return []
    return [texts.draws.waiting(round=str(beacon.number), until=stamp(delayed.until, "T"))]


def _people(context: TournamentContext, purpose: str) -> str:
    """Return the names of entrants whose ids are in the purpose of a draw."""
    meant = [word for word in re.findall(r"\be\d+\b", purpose) if word in context.state.entrants]
    return listed([texts.numbers.label(label=entrant, text=context.names.plain(entrant)) for entrant in meant])


def _code(text: str) -> str:
    """Return the text for use within backticks, which it therefore must not contain."""
    return text.replace("`", "'")


def seed_commitment_line(commitment: str, seed: str | None) -> str:
    """Return the published hash of the tournament's seed, with the seed once it is revealed (None: not yet)."""
    if seed is None:
        return texts.draws.seed_commitment_line_no_seed(commitment=commitment)
    return texts.draws.seed_commitment_line(seed=seed, commitment=commitment)


def seed_lines(state: TournamentState) -> list[str]:
    """Return the commitment to the tournament's seed and, if a person chose the seed, a line that says so."""
    promised = seed_commitment_line(state.seed_commitment, revealed_seed(state))
    return [promised, *([texts.draws.seed_chosen()] if state.seed_chosen else [])]


def _draw_line(purpose: str, people: str, low: int, high: int, value: int) -> str:
    """Return the line of a draw; `people` are the names behind the ids in its purpose."""
    meant = f"{purpose} ({people})" if people else purpose
    return texts.draws.draw_line(purpose=meant, value=value, low=low, high=high)
