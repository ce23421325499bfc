"""Reports: the opponent is asked, directors decide disputes, and questions that are settled lose their buttons."""

from __future__ import annotations

from bot.app import actions
from bot.app.duties import silence_at
from bot.app.effects.desk import Desk
from bot.app.effects.groups import home
from bot.app.messages import TITLE_LIMIT, Message
from bot.app.names import elide, quoted
from bot.app.scene import Game
from bot.app.views.person import said
from bot.app.wording import direct, directors, results
from formats.core import events as ev
from formats.core.model import Pairing
from formats.core.values import EntrantId, PairingId


def report_key(pairing: PairingId, entrant: EntrantId) -> str:
    """The key of the question to an entrant whether a report is right."""
    return f"report:{pairing}:{entrant}"


def dispute_key(pairing: PairingId) -> str:
    """The key of the question to directors what is right; each has their own."""
    return f"dispute:{pairing}"


def reported(desk: Desk, event: ev.ResultReported) -> None:
    """Ask the opponent. What is disputed in the same breath is told as a dispute."""
    if desk.happened(ev.ReportDisputed):
        return
    if not desk.happened(ev.ReportTakenBack):
        close_questions(desk, desk.scene.game(event.pairing).pairing, direct.reported_anew(), directors.dispute_over())
    ask_opponent(desk, event.pairing)


def ask_opponent(desk: Desk, pairing_id: PairingId) -> None:
    """Ask whether the open report of a game is right."""
    scene = desk.scene
    game, known = scene.game(pairing_id), scene.state.reports[pairing_id]
    opponent = game.pairing.opponent(known.by)
    name, until = scene.names.plain(known.by), silence_at(scene.state, known)
    message = Message(
        title=game_title(desk, game),
        body=results.please_confirm(name, said(scene, known.report), until),
        tone="attention",
        buttons=desk.buttons((actions.CONFIRM, pairing_id), (actions.DISPUTE, pairing_id)),
    )
    desk.tell(opponent, message, key=report_key(pairing_id, opponent))


def game_title(desk: Desk, game: Game) -> str:
    """The title of a message about one game."""
    return elide(desk.scene.heading(desk.scene.round_title(game.stage, game.round)), TITLE_LIMIT // 2)


def taken_back(desk: Desk, event: ev.ReportTakenBack) -> None:
    """The question is gone, and so is a dispute about it."""
    pairing = desk.scene.game(event.pairing).pairing
    close_questions(desk, pairing, direct.please_report_again(), directors.dispute_over())


def disputed(desk: Desk, event: ev.ReportDisputed) -> None:
    """Directors get both versions; everybody learns that nothing counts yet."""
    players = desk.scene.players(desk.scene.game(event.pairing).pairing)
    pairing = desk.scene.game(event.pairing).pairing
    close_questions(desk, pairing, results.disputed(players), directors.dispute_over())
    ask_directors(desk, event.pairing)
    desk.say(results.disputed(f"**{players}**"), tone="attention", thread=home(desk, event.pairing))


def ask_directors(desk: Desk, pairing_id: PairingId) -> None:
    """Ask directors which version of a disputed game is right."""
    scene = desk.scene
    game, known = scene.game(pairing_id), scene.state.reports[pairing_id]
    counter = "" if known.counter_report is None else said(scene, known.counter_report)
    other = game.pairing.opponent(known.by)
    lines = [
        directors.please_decide(scene.players(game.pairing)),
        results.disputed_versions(
            scene.names.plain(known.by), said(scene, known.report), scene.names.plain(other), counter
        ),
        *([results.their_words(quoted(known.text))] if known.text else []),
    ]
    message = Message(
        title=game_title(desk, game),
        body="\n".join(lines),
        tone="bad",
        buttons=desk.buttons((actions.RESULT, pairing_id)),
    )
    desk.directors(message, key=dispute_key(pairing_id))


def close_questions(desk: Desk, pairing: Pairing, to_player: str, to_directors: str) -> None:
    """What was asked about a game's report is asked no longer: the buttons go."""
    known = desk.before.reports.get(pairing.id)
    if known is None:
        return
    opponent = pairing.opponent(known.by)
    heading = f"**{desk.scene.players(pairing)}**\n"
    desk.tell(opponent, Message(body=heading + to_player), edits=report_key(pairing.id, opponent))
    if known.disputed_by is not None:
        desk.change_directors(dispute_key(pairing.id), Message(body=heading + to_directors))


def asked_again(desk: Desk) -> None:
    """After an undo: whatever is open again is asked again."""
    for pairing_id, known in desk.after.reports.items():
        if desk.before.reports.get(pairing_id) == known:
            continue
        if known.disputed_by is None:
            ask_opponent(desk, pairing_id)
        else:
            ask_directors(desk, pairing_id)
