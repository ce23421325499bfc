"""Scores that are possible but seldom true: whoever reports them says first that they are meant so."""

from __future__ import annotations

from bot.app.speaking.messages import Button, Message, action_id
from bot.app.speaking.wording import doubts
from bot.app.tournaments.loaded import LoadedTournament
from bot.ui import drafts, resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import playing
from formats.core.commands import ReportResult
from formats.core.doubts import UsualScores
from formats.core.model import Pairing
from formats.core.results import Report

RIGHT = "scores_right"


async def report(ask: Ask, loaded: LoadedTournament, game: Pairing, what: Report) -> None:
    """Report a game; an unusual score once the player has said that it is meant so."""
    context = resolve.context(ask, loaded)
    usual = context.rules(context.game(game.id).stage).usual_scores
    if usual is not None and usual.odd(what.scores):
        await _ask_whether_right(ask, loaded, game, what, usual)
        return
    await playing.report(ask, loaded, what, game.id)


async def _ask_whether_right(
    ask: Ask, loaded: LoadedTournament, game: Pairing, what: Report, usual: UsualScores
) -> None:
    draft = {"game": game.id, "report": what.model_dump(mode="json")}
    token = await drafts.keep(ask, loaded.id, RIGHT, draft)
    right = Button(label=doubts.RIGHT(), action=action_id(RIGHT, loaded.id, token), style="primary")
    mine, theirs = what.scores or (0, 0)
    text = doubts.score(f"{mine}:{theirs}", usual.low, usual.high, usual.margin)
    await ask.replace(Message(body=text, tone="attention", buttons=(right,)))


@button(RIGHT, PLAYERS.giving(ReportResult))
async def _scores_are_right(press: Press) -> None:
    ask = press.ask
    await ask.think(update=True)
    loaded = await resolve.known(ask, press.tournament)
    draft = await drafts.fetch(ask, loaded.id, RIGHT, press.argument)
    await playing.report(ask, loaded, Report.model_validate(draft["report"]), draft["game"])
    await drafts.forget(ask, loaded.id, RIGHT)
