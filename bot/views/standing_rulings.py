"""Results that stay recorded by a ruling though the game ended otherwise: the note that is shown with them."""

from __future__ import annotations

from bot.text.context import TournamentContext
from bot.text.games import result_text
from bot.text.names import quoted
from bot.text.texts import texts
from formats.core.results import Result
from formats.core.values import PairingId


def recorded_text(context: TournamentContext, pairing: PairingId, result: Result) -> str:
    """Return the recorded result: `1–0`, or `1–0 § (ended 0–1)` if it is kept by a ruling."""
    ruling = context.state.stands.get(pairing)
    if ruling is None or ruling.result is None:
        return result_text(result)
    return texts.corrections.recorded_by_ruling(recorded=result_text(result), actual=result_text(ruling.result))


def ruling_lines(context: TournamentContext, stage: int) -> list[str]:
    """Return a line for every game of a stage whose result is kept by a ruling, with the reason."""
    lines = []
    for pairing, ruling in context.state.stands.items():
        game = context.game(pairing)
        if game.stage == stage and game.result is not None and ruling.result is not None:
            players, recorded = context.players(game.pairing), result_text(game.result)
            lines.append(
                texts.corrections.note(
                    players=players, recorded=recorded, actual=result_text(ruling.result), why=quoted(ruling.text)
                )
            )
    return lines
