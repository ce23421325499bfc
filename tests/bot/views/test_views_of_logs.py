"""What anybody can look at in the course of frozen logs: kept as text, to be read when it changes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from bot.text.context import TournamentContext, context_of
from bot.views.audit import audit_view
from bot.views.crosstable import crosstable_view
from bot.views.digest import digest_view
from bot.views.draws import draws_view
from bot.views.info import info_view, rules_view
from bot.views.ledger import ledger_view
from bot.views.live_board import board_view
from bot.views.lives import lives_view
from bot.views.pairings import pairings_view
from bot.views.person import history_view, next_view
from bot.views.preview import whole_preview
from bot.views.schedule import schedule_view
from bot.views.standings import field_view, standings_view
from bot.views.view import View
from bot.views.why import why_round_view, why_view
from formats.core import events as ev
from tests.bot.loaded_steps import loaded
from tests.golden_files import Golden
from tests.replayed import ENGINE, Step, frozen, steps

LOGS = (
    "classic-double-elimination",
    "judging-a-heat",
    "kuksu-next-cycle",
    "pentolla-freestyle",
    "rehearsed-scrabble",
    "requirement-met",
    "scrabble-out-and-in",
    "swiss-by-hand",
    "tiered-league-by-hand",
    "times-agreed",
)
PEOPLE = ("e1", "e2", "e5")
MOMENTS = (ev.RoundPaired, ev.PhaseChanged)
"""When everything is looked at: a round has been published, or the tournament has begun, stopped, ended."""


def looked_at(step: Step) -> Iterator[tuple[str, str]]:
    """Every view there is at this moment, with its name."""
    context = context_of(loaded(step), ENGINE)
    for name, view in views(step, context):
        yield name, view.text
        if view.csv is not None:
            yield f"{name}: {view.csv.filename}", view.csv.text
    board = board_view(context, "t1").message
    yield "board", "\n".join([board.title, board.body, *(button.label for button in board.buttons)])


def views(step: Step, context: TournamentContext) -> Iterator[tuple[str, View]]:
    state, records = step.after, step.records
    yield "standings", standings_view(context)
    yield "field", field_view(context)
    yield "pairings", pairings_view(context)
    yield "crosstable", crosstable_view(context)
    yield "lives", lives_view(context)
    yield "schedule", schedule_view(context, everything=True)
    yield "info", info_view(context, {"director": ["Dora"]}, version="1")
    yield "rules", rules_view(context)
    yield "audit", audit_view(context, records, {"p1": "Dora"})
    yield "draws", draws_view(context)
    yield "ledger", ledger_view(context)
    yield "digest", digest_view(context, step.at + timedelta(days=4))
    yield "why the round", why_round_view(context, records)
    for who in PEOPLE:
        if who in state.entrants:
            yield f"next of {who}", next_view(context, who, step.at)
            yield f"history of {who}", history_view(context, who)
            yield f"why {who}", why_view(context, records, who)
    if state.started and state.started[-1].rounds:
        yield "preview", whole_preview(context, state.stage_number, [state.started[-1].rounds[-1]])


def album(log: str) -> Iterator[str]:
    """All views of a log; of one that was shown before only what is new in it."""
    known: dict[str, list[str]] = {}
    for step in steps(frozen(log)):
        if any(isinstance(record.event, MOMENTS) for record in step.new):
            yield step.heading
            for name, text in looked_at(step):
                said = text.splitlines()
                new = [line for line in said if line not in known.get(name, [])]
                known[name] = said
                yield from [f"-- {name}", *new] if new else []


@pytest.mark.parametrize("log", LOGS)
def test_what_can_be_looked_at_is_what_it_was(log: str, golden: Golden) -> None:
    golden(f"albums/{log}.txt", "\n".join(album(log)))
