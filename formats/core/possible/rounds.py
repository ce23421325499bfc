"""Rules of rounds: which can still be changed, which game can be played again, what comes next."""

from __future__ import annotations

from formats.core.dependents import dependents_of
from formats.core.draws import stage_lots
from formats.core.engine import Engine
from formats.core.errors import (
    FieldError,
    NoReportError,
    NoSeatError,
    NotNextError,
    NotYourGameError,
    ResultExistsError,
    RoundClosedError,
)
from formats.core.model import Entrant, Pairing, Reason, RoundPairings
from formats.core.possible import answers
from formats.core.possible.act import Window
from formats.core.possible.field import need_active
from formats.core.results import forfeit_result
from formats.core.state import Round, TournamentState
from formats.core.state_slices.branches import Branches
from formats.core.steps import PairRound, Step, seed_stage, source_of
from formats.core.values import EntrantId, PairingId


def open_game(state: TournamentState, pairing: PairingId, by: EntrantId | None = None) -> Pairing:
    """The pairing, refused when it has a result (`ResultExistsError`) or when `by` does not sit there."""
    _, round_, game = state.find(pairing)
    if by is not None and by not in game.seats:
        raise NotYourGameError(pairing, by)
    if pairing in round_.results:
        raise ResultExistsError(pairing)
    return game


def game_of(state: TournamentState, entrant: EntrantId) -> Pairing | None:
    """The game that an entrant has next: one whose report waits for an answer, or else the oldest open one."""
    games = state.open_games() if state.phase == "running" else ()
    own = [pairing for pairing in games if entrant in pairing.seats]
    reports = [(pairing, state.reports.get(pairing.id)) for pairing in own]
    waiting = (game for game, report in reports if report and entrant not in {report.by, report.disputed_by})
    return next(waiting, own[0] if own else None)


def is_judged(state: TournamentState, engine: Engine, pairing: Pairing) -> bool:
    """Is it for judges or a clock to say how an open game ended, so that its players have nothing to report?"""
    number = state.find(pairing.id)[0]
    return engine.rules_of(state, number).judged(pairing, state.stage(number))


def complete_rounds(state: TournamentState, stage: int) -> int:
    """How many rounds of the stage, from the first on, have all their results."""
    if stage >= len(state.started):
        return 0
    rounds = state.started[stage].rounds
    return next((round_.number - 1 for round_ in rounds if not round_.complete), len(rounds))


def need_current_round(state: TournamentState, stage: int, round_number: int) -> None:
    """Refuse with `RoundClosedError` any but the latest published round."""
    current = state.current_round
    if current is None or (stage, round_number) != (state.stage_number, current.number):
        raise RoundClosedError(stage, round_number)


def seat_in_round(state: TournamentState, engine: Engine, entrant: Entrant) -> tuple[Round, RoundPairings]:
    """The current round, and how it is with a game for somebody who came while it was out.

    `NotInError`; `NoSeatError` where the round is over, or the entrant plays or has the bye already.
    """
    need_active(entrant)
    current = state.current_round
    if current is None or current.complete or entrant.id not in state.stage().seeds or _has_part(current, entrant.id):
        raise NoSeatError(entrant.id)
    seated = engine.rules_of(state).seat(state.stage(), current, entrant.id)
    if seated is None:
        raise NoSeatError(entrant.id)
    return current, seated


def _has_part(round_: Round, who: EntrantId) -> bool:
    """Does the round hold a game or a bye for them?"""
    return round_.pairing_of(who) is not None or any(bye.entrant == who for bye in round_.pairings.byes)


def rematch(state: TournamentState, engine: Engine, pairing: PairingId) -> None:
    """Refuse a rematch of a game that later rounds build on, that was not played, or whose players are out.

    Where a format has all games open at once, any round will do that was published together with the current one; where
    matches open as they come, any on whose result no published match depends.
    `RoundClosedError`, `NoReportError`, `NotInError`.
    """
    stage, round_, game = state.find(pairing)
    paired_at = state.started[stage].paired_at
    rules = engine.rules_of(state, stage)
    together = rules.opens_at_once and paired_at[round_.number - 1] == paired_at[-1]
    together = together or (rules.as_they_come and _leads_nowhere(state, engine, game, round_))
    if stage != state.stage_number or not (together or round_.number == len(paired_at)) or _feeds_branch(state, round_):
        raise RoundClosedError(stage, round_.number)
    if pairing not in round_.results and pairing not in state.reports:
        raise NoReportError(pairing)
    for seat in game.seats:
        need_active(state.entrant(seat))


def _feeds_branch(state: TournamentState, round_: Round) -> bool:
    """Return whether the losers of a round of the stage in play are the field of an open branch."""
    return any(
        source_of(state, stage) == state.stage_number and state.stages[stage].chosen.round == round_.number
        for stage in state.slice_of(Branches).by_stage
    )


def _leads_nowhere(state: TournamentState, engine: Engine, game: Pairing, round_: Round) -> bool:
    """Return whether either player could win without taking a published match back.

    That a player has gone on is seen from the rounds; a match that both forfeited leads another player on.
    """
    later = state.stage().rounds[round_.number :]
    if any(_has_part(other, who) for other in later for who in game.seats):
        return False
    wins = (forfeit_result(game.seats, (absent,)) for absent in game.seats)
    return all(dependents_of(state, engine, game.id, win).is_empty for win in wins)


Script = tuple[tuple[Reason, ...], ...]


def script_now(state: TournamentState, engine: Engine) -> tuple[int, Script]:
    """Return how many steps of the script of the stage in play have been revealed, and all steps."""
    stage = state.stage()
    return stage.told, engine.rules_of(state).script(stage)


def script_with(state: TournamentState, engine: Engine, stage: int, step: int) -> Script:
    """The script of the stage in play, of which any but the next step is refused with `NotNextError`."""
    asked = f"s{stage} step {step}"
    if stage != state.stage_number:
        raise NotNextError(asked, f"s{state.stage_number}")
    steps_told, script = script_now(state, engine)
    if step != steps_told + 1 or step > len(script):
        raise NotNextError(asked, f"s{stage} step {steps_told + 1} of {len(script)}")
    return script


def telling(state: TournamentState, engine: Engine) -> Window:
    """A script may be revealed once no form that it depends on can be handed in any more."""
    windows = (answers.answer(state, prompt) for prompt in answers.open_prompts(state, engine))
    return Window(opens=max((window.opens for window in windows if window.opens is not None), default=None))


def field_fits(state: TournamentState, engine: Engine, step: Step) -> bool:
    """Would the format take the field of the stage that begins with this step?"""
    if not isinstance(step, PairRound) or not step.starts_stage:
        return True
    try:
        seed_stage(state, engine, step.stage, stage_lots(state, step.stage))
    except FieldError:
        return False
    return True
