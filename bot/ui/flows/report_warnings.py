"""Ask a reporter to confirm unusual scores, and games that have not begun."""

from __future__ import annotations

from bot.service.loaded import LoadedTournament
from bot.text import actions
from bot.text.arguments import GamesWon
from bot.text.context import Game, TournamentContext
from bot.text.messages import Button, Message, action_id
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from bot.ui import drafts, resolve
from bot.ui.access import PLAYERS
from bot.ui.actions import Press, button
from bot.ui.answers import Ask
from bot.ui.flows import playing
from bot.views.pairings import said
from formats.core.commands import ReportResult
from formats.core.events import ResultReported
from formats.core.model import Pairing
from formats.core.possible.presence import planned_start
from formats.core.possible.reports import is_before_start
from formats.core.results import Report

RIGHT = "scores_right"


async def report(ask: Ask, loaded: LoadedTournament, game: Pairing, what: Report) -> None:
    """Report a game; what is doubtful about it, once the player has said that it is meant so."""
    found = resolve.context(ask, loaded).game(game.id)
    other = _contradicts_team_mate(resolve.context(ask, loaded), loaded, game, what, (await ask.person()).id)
    odd = [*other, *doubts_about(ask, loaded, found, what)]
    if not odd:
        await playing.report(ask, loaded, what, game.id)
        return
    entrant, _ = await resolve.my_game(ask, loaded, game.id)
    await ask.try_out(loaded, ReportResult(pairing=game.id, by=entrant, report=what))
    if is_before_start(loaded.state, game.id, ask.service.clock.now()):
        odd.append(texts.doubts.before_start_counts())
    draft = {"game": game.id, "report": what.model_dump(mode="json")}
    token = await drafts.keep(ask, loaded.id, RIGHT, draft)
    right = Button(label=texts.doubts.right(), action=action_id(RIGHT, loaded.id, token), style="primary")
    await ask.replace(Message(body="\n".join(odd), tone="attention", buttons=(right,)))


def _contradicts_team_mate(
    context: TournamentContext, loaded: LoadedTournament, game: Pairing, what: Report, person: str
) -> list[str]:
    """Ask about a report that would replace another one, by a member of the same team."""
    known = loaded.state.reports.get(game.id)
    if known is None or known.server or known.report == what or known.by not in loaded.entrants_of(person):
        return []
    events = ((record.actor, record.event) for record in reversed(loaded.records))
    reported = (by for by, event in events if isinstance(event, ResultReported) and event.pairing == game.id)
    by = next(reported, person)
    if by == person:
        return []
    return [texts.doubts.team_mate(name=context.names.person(by), said=said(context, known.report))]


def doubts_about(ask: Ask, loaded: LoadedTournament, game: Game, what: Report) -> list[str]:
    """Questions about the result of an open game: unusual scores, a start that is still to come."""
    asked, start = score_doubts(ask, loaded, game, what), planned_start(loaded.state, game.pairing.id)
    if start is not None and is_before_start(loaded.state, game.pairing.id, ask.service.clock.now()):
        asked.append(texts.doubts.before_start(start=stamp_with_distance(start)))
    return asked


def score_doubts(ask: Ask, loaded: LoadedTournament, game: Game, what: Report) -> list[str]:
    """Warn of scores outside the format's usual range."""
    usual = ask.service.engine.rules_of(loaded.state, game.stage).usual_scores
    if what.scores is None or usual is None or not usual.odd(what.scores):
        return []
    first, second = what.scores
    return [texts.doubts.score(score=f"{first}:{second}", low=usual.low, high=usual.high, margin=usual.margin)]


async def _reported(press: Press, where: str, mine: int, theirs: int, *, by_games: bool = False) -> None:
    """Report what a button says: who won, by wins or by the games of a match. It may be on a post that all see.

    Presses made while nothing changes are one command, so that a double click acts once, and the same button works
    again after the report was taken back.
    """
    ask, loaded = await press.begin_work()
    entrant, game = await resolve.my_game(ask, loaded, where)
    ask.once(f"report:{loaded.state.version}")
    winner = None if mine == theirs else entrant if mine > theirs else game.opponent(entrant)
    scores = (mine, theirs) if game.seats[0] == entrant else (theirs, mine)
    await report(ask, loaded, game, Report(winner=winner, scores=scores if by_games else None))


@button(actions.I_WON, PLAYERS.giving(ReportResult))
async def _i_won(press: Press) -> None:
    await _reported(press, press.argument, 1, 0)


@button(actions.THEY_WON, PLAYERS.giving(ReportResult))
async def _they_won(press: Press) -> None:
    await _reported(press, press.argument, 0, 1)


@button(actions.TIED, PLAYERS.giving(ReportResult))
async def _tied(press: Press) -> None:
    await _reported(press, press.argument, 0, 0)


@button(actions.WON_GAMES, PLAYERS.giving(ReportResult))
async def _won_games(press: Press) -> None:
    won = GamesWon.read(press.argument)
    await _reported(press, won.where, won.mine, won.theirs, by_games=True)


@button(RIGHT, PLAYERS.giving(ReportResult))
async def _scores_are_right(press: Press) -> None:
    ask, loaded = await press.begin_work(update=True)
    draft = await drafts.fetch(ask, loaded.id, RIGHT, press.argument)
    await playing.report(ask, loaded, Report.model_validate(draft["report"]), draft["game"])
    await drafts.forget(ask, loaded.id, RIGHT)
