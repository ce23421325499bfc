"""Previews of rounds for directors before publication: a few lines with what matters, and the full text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from bot.face_api.in_use import faces
from bot.text.context import TournamentContext
from bot.text.format_texts import format_text
from bot.text.games import bye_line
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.views.capabilities import PreviewsRounds, RoundLook
from bot.views.groups import part_in_play
from bot.views.pairings import add_pairings, field_doubts, pairing_text, pairings_csv, warnings_of
from bot.views.view import CsvFile, Page, View
from formats.core.model import Reason
from formats.core.state import Round

MOST_LINES = 10
"""Maximum number of lines of a preview; the full text has everything."""

MOST_WARNINGS, MOST_BOARDS, MOST_NAMED = 3, 3, 8


def look_of(context: TournamentContext, stage: int, together: Sequence[Round]) -> RoundLook:
    """Return what a preview shows first: as the face of the format decides, else the first boards."""
    face = faces().of_format(context.system(stage).key)
    own = face.look(context, stage, together) if isinstance(face, PreviewsRounds) else None
    return own or RoundLook(tuple(islice(_first_boards(context, stage, together[0]), MOST_BOARDS)))


def _first_boards(context: TournamentContext, stage: int, round_: Round) -> Iterable[str]:
    """Yield the first pairings, each with its first reason."""
    for pairing in round_.pairings.pairings:
        because = context.reasons(pairing.reasons[:1], stage)
        yield _with_reason(pairing_text(context, stage, pairing), because[0] if because else "")


def preview_view(context: TournamentContext, stage: int, together: Sequence[Round], look: RoundLook) -> View:
    """Return rounds in at most `MOST_LINES` lines: what is unusual, what matters, who is free.

    `context` is the tournament as it would be with these rounds.
    """
    first = together[0]
    odd = [*field_doubts(context, stage, first), *_warnings(context, stage, together, look.told)]
    lines = [texts.rounds.not_published()]
    lines += odd[:MOST_WARNINGS] or ([] if look.told or look.tells_pairings else [texts.rounds.no_warnings()])
    if len(odd) > MOST_WARNINGS:
        lines.append(texts.rounds.more_warnings(count=len(odd) - MOST_WARNINGS))
    lines += look.lines
    if not look.tells_pairings:
        lines += _free(context, stage, first)
    page = Page()
    page.lines(lines[:MOST_LINES])
    return View(_title(context, stage, together), page.blocks(), _csv(context, stage, together))


def _warnings(context: TournamentContext, stage: int, together: Sequence[Round], told: frozenset[str]) -> Iterable[str]:
    """Return the warnings that the preview does not already contain."""
    reasons: list[Reason] = []
    for round_ in together:
        reasons += [reason for reason in warnings_of(round_) if reason.code not in told and reason not in reasons]
    return context.reasons(reasons, stage)


def _free(context: TournamentContext, stage: int, round_: Round) -> Iterable[str]:
    """Yield byes and unpaired entrants, by name if they are few."""
    names = context.names
    if round_.pairings.byes:
        table = context.rules(stage).point_table
        yield listed([bye_line(names.plain(bye.entrant), bye, table) for bye in round_.pairings.byes[:MOST_NAMED]])
    idle = context.left_out(stage, round_)
    if len(idle) > MOST_NAMED:
        yield texts.rounds.many_idle(count=len(idle))
    elif idle:
        yield texts.numbers.label(label=texts.rounds.idle(), text=listed([names.plain(who) for who in idle]))


def _title(context: TournamentContext, stage: int, together: Sequence[Round]) -> str:
    """Return the title of the preview."""
    part = part_in_play(context, stage) if context.rules(stage).opens_at_once else ""
    title = part or context.round_title(stage, together[0])
    return context.heading(texts.numbers.label(label=texts.rounds.preview(), text=title))


def _csv(context: TournamentContext, stage: int, together: Sequence[Round]) -> CsvFile:
    """Return the pairings of all rounds as one file."""
    files = [pairings_csv(context, stage, round_) for round_ in together]
    rest = ["".join(file.text.splitlines(keepends=True)[1:]) for file in files[1:]]
    return CsvFile(files[0].filename, "".join((files[0].text, *rest)))


def whole_preview(context: TournamentContext, stage: int, together: Sequence[Round]) -> View:
    """Return everything about unpublished rounds: warnings, games, and the reasons for them."""
    page = Page()
    for round_ in together:
        if len(together) > 1:
            page.line(f"**{context.round_title(stage, round_)}**")
        _add_whole(page, context, stage, round_)
    return View(_title(context, stage, together), page.blocks())


def _add_whole(page: Page, context: TournamentContext, stage: int, round_: Round) -> None:
    """Add everything about one round."""
    warnings = [*field_doubts(context, stage, round_), *context.reasons(warnings_of(round_), stage, cite=True)]
    page.section(texts.rounds.warnings(), warnings or [texts.rounds.no_warnings()])
    page.line()
    add_pairings(page, context, stage, round_)
    page.section(texts.why.whole_round(), context.reasons(round_.pairings.rationale, stage, cite=True))
    for pairing in round_.pairings.pairings:
        reasons = context.reasons(pairing.reasons, stage, cite=True)
        page.section(f"{format_text(pairing.label) or pairing.board}. {context.players(pairing)}", reasons)
    for bye in round_.pairings.byes:
        name = context.names.plain(bye.entrant)
        page.section(
            texts.numbers.label(label=texts.why.bye(), text=name), context.reasons(bye.reasons, stage, cite=True)
        )


def _with_reason(pairing: str, reason: str) -> str:
    """A game in the preview of a round, and why the two meet."""
    return f"{pairing} · {reason}" if reason else pairing
