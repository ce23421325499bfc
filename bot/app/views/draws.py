"""All draws of lots of a tournament, so that anybody can check them."""

from __future__ import annotations

import re
from itertools import groupby

from bot.app.names import quoted
from bot.app.scene import Scene
from bot.app.views.table import csv_file, file_name
from bot.app.views.view import Page, View
from bot.app.wording import draws as words
from bot.app.wording.numbers import listed
from formats.core.draws import revealed_seed, seed_commitment


def draws_view(scene: Scene) -> View:
    """The recipe and every draw, latest seed first; everything needed to check them as a file."""
    title = scene.heading(words.DRAWS)
    drawn = scene.state.draws
    seed = revealed_seed(scene.state)
    of_all = words.seed_commitment_line(seed_commitment(scene.state), None if seed is None else _code(seed))
    if not drawn:
        return View(title, (f"{words.NO_DRAWS}\n{of_all}",))
    page = Page()
    page.line(words.HOW_TO_CHECK)
    page.line(of_all)
    groups = [list(group) for _, group in groupby(drawn, key=lambda draw: draw.seed)]
    first = groups[-1][0]
    page.line(words.example(_code(first.seed), _code(first.purpose), first.counter))
    for group in reversed(groups):
        page.line()
        page.line(words.seed_line(_code(group[0].seed)))
        page.lines(
            words.draw_line(quoted(draw.purpose), _people(scene, draw.purpose), draw.low, draw.high, draw.value)
            for draw in group
        )
    rows = [[draw.seed, draw.purpose, draw.counter, draw.low, draw.high, draw.value] for draw in drawn]
    head = ["seed", "purpose", "counter", "low", "high", "value"]
    return View(title, page.blocks(), csv_file(file_name(scene.state.title, "draws"), head, rows))


def _people(scene: Scene, purpose: str) -> str:
    """Whom the purpose of a draw means by entrants' ids."""
    meant = [word for word in re.findall(r"\be\d+\b", purpose) if word in scene.state.entrants]
    return listed([f"{entrant}: {scene.names.plain(entrant)}" for entrant in meant])


def _code(text: str) -> str:
    """The text within backticks."""
    return text.replace("`", "'")
