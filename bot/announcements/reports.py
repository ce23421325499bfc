"""Posts about reports: the opponent is asked, directors decide disputes, and settled questions lose their buttons."""

from __future__ import annotations

from datetime import datetime

from bot.announcements.event_posts import posts_because_of
from bot.announcements.groups import home
from bot.announcements.post_builder import PostBuilder
from bot.game_server_api.in_use import name_of
from bot.text import actions
from bot.text.context import Game
from bot.text.messages import TITLE_LIMIT, Message
from bot.text.names import elide, quoted
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.views.digest import disputed_versions
from bot.views.groups import game_place
from bot.views.pairings import said
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.possible.presence import planned_start
from formats.core.possible.reports import silence_confirms_at
from formats.core.values import EntrantId, PairingId


def report_key(pairing: PairingId, entrant: EntrantId) -> str:
    """Return the post key of the question to an entrant whether a report is right."""
    return f"report:{pairing}:{entrant}"


def dispute_key(pairing: PairingId) -> str:
    """Return the post key of the question to directors about a dispute.

    Each director's message appends the person's id.
    """
    return f"dispute:{pairing}"


def early_key(pairing: PairingId) -> str:
    """Return the post key of the notice to directors about a report made before the start of the game."""
    return f"early:{pairing}"


@posts_because_of(ev.ResultReported)
def result_reported(builder: PostBuilder, event: ev.ResultReported) -> None:
    """Ask the opponent to confirm a report. A report disputed in the same change is posted as a dispute."""
    if builder.happened(ev.ReportDisputed):
        return
    if not builder.happened(ev.ReportTakenBack):
        close_questions(
            builder,
            builder.context.game(event.pairing).pairing,
            texts.direct.reported_anew(),
            texts.directors.dispute_over(),
        )
    ask_opponent(builder, event.pairing)


def ask_opponent(builder: PostBuilder, pairing_id: PairingId) -> None:
    """Ask the opponent whether the open report of a game is right."""
    context = builder.context
    game, known = context.game(pairing_id), context.state.reports[pairing_id]
    opponent = game.pairing.opponent(known.by)
    name = name_of(known.server) if known.server else context.names.plain(known.by)
    until = silence_confirms_at(context.state, pairing_id)
    message = Message(
        title=game_title(builder, game),
        body=please_confirm(name, said(context, known.report), until),
        tone="attention",
        buttons=builder.buttons((actions.CONFIRM, pairing_id), (actions.DISPUTE, pairing_id)),
    )
    builder.send(opponent, message, key=report_key(pairing_id, opponent))
    if known.before_start:
        _show_directors(builder, pairing_id)


def _show_directors(builder: PostBuilder, pairing_id: PairingId) -> None:
    """Show directors a report that was made before the start of the game."""
    context, start = builder.context, planned_start(builder.after, pairing_id)
    game, known = context.game(pairing_id), context.state.reports[pairing_id]
    text = texts.directors.reported_before_start(
        players=context.players(game.pairing),
        start="" if start is None else stamp_with_distance(start),
        reporter=name_of(known.server) if known.server else context.names.plain(known.by),
        said=said(context, known.report),
        opponent=context.names.plain(game.pairing.opponent(known.by)),
    )
    buttons = builder.buttons((actions.RESULT, pairing_id))
    message = Message(title=game_title(builder, game), body=text, tone="attention", buttons=buttons)
    builder.directors(message, key=early_key(pairing_id))


def game_title(builder: PostBuilder, game: Game) -> str:
    """Return the title of a message about one game."""
    return elide(builder.context.heading(game_place(builder.context, game)), TITLE_LIMIT // 2)


@posts_because_of(ev.ReportTakenBack)
def report_taken_back(builder: PostBuilder, event: ev.ReportTakenBack) -> None:
    """Close the questions about a report that was taken back."""
    pairing = builder.context.game(event.pairing).pairing
    close_questions(builder, pairing, texts.direct.please_report_again(), texts.directors.dispute_over())


@posts_because_of(ev.ReportDisputed)
def report_disputed(builder: PostBuilder, event: ev.ReportDisputed) -> None:
    """Ask directors to decide with both versions; announce that no result counts yet."""
    pairing = builder.context.game(event.pairing).pairing
    players = builder.context.players(pairing)
    close_questions(builder, pairing, texts.results.disputed_itself(), texts.directors.dispute_over())
    ask_directors(builder, event.pairing)
    builder.say(texts.results.disputed(players=f"**{players}**"), tone="attention", thread=home(builder, event.pairing))


def ask_directors(builder: PostBuilder, pairing_id: PairingId) -> None:
    """Ask directors which version of a disputed game is right."""
    context = builder.context
    game, known = context.game(pairing_id), context.state.reports[pairing_id]
    counter = "" if known.counter_report is None else said(context, known.counter_report)
    other = game.pairing.opponent(known.by)
    lines = [
        texts.directors.please_decide(players=context.players(game.pairing)),
        disputed_versions(
            context.names.plain(known.by), said(context, known.report), context.names.plain(other), counter
        ),
        *([texts.results.their_words(text=quoted(known.text))] if known.text else []),
    ]
    message = Message(
        title=game_title(builder, game),
        body="\n".join(lines),
        tone="bad",
        buttons=builder.buttons((actions.RESULT, pairing_id)),
    )
    builder.directors(message, key=dispute_key(pairing_id))


def close_questions(builder: PostBuilder, pairing: Pairing, to_player: str, to_directors: str) -> None:
    """Replace the questions about a game's report by their outcome, without buttons."""
    known = builder.before.reports.get(pairing.id)
    if known is None:
        return
    opponent = pairing.opponent(known.by)
    heading = f"**{builder.context.players(pairing)}**\n"
    builder.send(opponent, Message(body=heading + to_player), edits=report_key(pairing.id, opponent))
    if known.before_start:
        builder.change_directors(early_key(pairing.id), Message(body=heading + to_directors))
    if known.disputed_by is not None:
        builder.change_directors(dispute_key(pairing.id), Message(body=heading + to_directors))


def asked_again(builder: PostBuilder) -> None:
    """After an undo, repeat the questions that are open again."""
    for pairing_id, known in builder.after.reports.items():
        if builder.before.reports.get(pairing_id) == known:
            continue
        if known.disputed_by is None:
            ask_opponent(builder, pairing_id)
        else:
            ask_directors(builder, pairing_id)


def please_confirm(reporter: str, said: str, silent_at: datetime | None) -> str:
    """To the opponent, likewise."""
    if silent_at is None:
        return texts.results.please_confirm_early(reporter=reporter, said=said)
    return texts.results.please_confirm(reporter=reporter, said=said, silent_at=stamp_with_distance(silent_at))
