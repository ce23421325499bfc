"""Sentences for what the engine refuses. `sentence` dispatches on the type of an error; `errors` knows them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any

from bot.text.errors.speaker import Speaker
from bot.text.format_texts import format_sentence, format_title
from bot.text.games import round_name
from bot.text.names import quoted
from bot.text.numbers import MOST_LISTED, either
from bot.text.phrases import AnyMessage, Phrase, by_code
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.text.wrong_values import wrong_field
from formats.core import errors as err
from formats.messages.parts import Value

PHASES: Mapping[str, Phrase] = by_code(
    texts.errors_engine,
    "phases_",
    "nothing",
    "draft",
    "registration",
    "closed",
    "running",
    "finished",
    "cancelled",
    "series",
)
"""What to say of a tournament in each phase: "the tournament ..."."""

STATUSES: Mapping[str, Phrase] = by_code(
    texts.errors_engine, "statuses_", "active", "waiting", "withdrawn", "removed", "disqualified", "outside_stage"
)
"""What to say of an entrant with each status."""

FIELD_CODES: Mapping[str, AnyMessage] = by_code(
    texts.errors_engine, "field_codes_", "too_few", "too_many", "too_many_rounds"
)
NO_PAIRING_CODES: Mapping[str, AnyMessage] = {
    "everybody_met": texts.errors_engine.no_pairing_codes_everybody_met,
    "never_meet": texts.errors_engine.no_pairing_codes_never_meet,
    "never_meet_fixed": texts.errors_engine.no_pairing_codes_never_meet_fixed,
    "no_complete_round": texts.errors_engine.no_pairing_codes_no_complete_round,
}
REPORT_CODES: Mapping[str, AnyMessage] = {
    "winner_not_seated": texts.errors_engine.report_winner_not_seated,
    **dict.fromkeys(("scores_contradict_winner", "scores_contradict"), texts.errors_engine.report_scores_contradict),
    "no_ties": texts.errors_engine.report_no_ties,
    "no_series": texts.errors_engine.report_no_series,
    "too_many_games": texts.errors_engine.report_too_many_games,
    "too_few_games": texts.errors_engine.report_too_few_games,
    "played_on": texts.errors_engine.report_played_on,
    **dict.fromkeys(("games_contradict_winner", "games_contradict_score"), texts.errors_engine.report_games_contradict),
}


def _known(phrases: Mapping[str, Phrase], code: str) -> str:
    """The phrase of a code, or the code itself: a missing one must not hide the rest."""
    return phrases[code]() if code in phrases else code


@singledispatch
def sentence(error: Exception, speaker: Speaker) -> str:
    """The sentence for an error; every type has its own."""
    del error, speaker
    return texts.errors_engine.sentence()


Reads = Callable[[Any, Speaker], Value]
"""Makes the value of a message's variable from an error."""


def who(error: Any, speaker: Speaker) -> str:
    """The name of the error's `entrant`."""
    return speaker.who(error.entrant)


def everybody(error: Any, speaker: Speaker) -> str:
    """The names of the error's `entrants`."""
    return speaker.everybody(error.entrants)


def game(error: Any, speaker: Speaker) -> str:
    """The players of the error's `pairing`."""
    return speaker.game(error.pairing)


def games(error: Any, speaker: Speaker) -> str:
    """The players of the games in the error's `pairings`."""
    return speaker.games(error.pairings)


def shown(field: str, show: Callable[[Any], Value]) -> Reads:
    """What `show` makes of a field of the error."""
    return lambda error, _speaker: show(getattr(error, field))


def cut(field: str, most: int) -> Reads:
    """The text in a field of the error, escaped and shortened."""
    return shown(field, lambda text: quoted(text, most))


def worded(kind: type[Exception], message: AnyMessage, *same: str, **read: Reads) -> None:
    """Register a message as the sentence of an error. Variables in `same` are fields of the error of that name."""

    @sentence.register(kind)
    def _(error: Exception, speaker: Speaker) -> str:
        values = {name: getattr(error, name) for name in same}
        return message(**values, **{name: value(error, speaker) for name, value in read.items()})


worded(err.InvariantError, texts.errors_engine.invariant)


@sentence.register(err.WordedError)
def _(error: err.WordedError, _speaker: Speaker) -> str:
    return quoted(error.text)


worded(err.NewerEventError, texts.errors_engine.newer_event)
worded(err.NotAheadError, texts.errors_engine.not_ahead, "round_number")
worded(err.WorkStoppedError, texts.errors_engine.work_stopped)
worded(err.UnknownEntrantError, texts.errors_engine.unknown_entrant)
worded(err.UnknownPairingError, texts.errors_engine.unknown_pairing)
worded(err.NotYourGameError, texts.errors_engine.not_your_game, entrant=who, pairing=game)


@sentence.register(err.WrongPhaseError)
def _(error: err.WrongPhaseError, _speaker: Speaker) -> str:
    now = _known(PHASES, error.phase)
    needs = either([_known(PHASES, phase) for phase in error.needs])
    return texts.errors_engine.wrong_phase(now=now, needs=needs)


worded(err.AlreadyEnteredError, texts.errors_engine.already_entered, entrant=who)
worded(err.AlreadyMemberError, texts.errors_engine.already_member, entrant=who)
worded(err.MemberElsewhereError, texts.errors_engine.member_elsewhere, entrant=who)
worded(err.NotMemberError, texts.errors_engine.not_member, entrant=who)
worded(err.NotGuestError, texts.errors_engine.not_guest, entrant=who)
worded(err.NoLatecomersError, texts.errors_engine.no_latecomers, title=shown("system", format_title))
worded(err.NoTeamsError, texts.errors_engine.no_teams)
worded(err.NoFreePlayersError, texts.errors_engine.no_free_players)
worded(err.StaleTeamsError, texts.errors_engine.stale_teams)
worded(err.TeamFullError, texts.errors_engine.team_full, "most", entrant=who)

worded(
    err.NotInError,
    texts.errors_engine.not_in,
    entrant=who,
    status=shown("status", lambda status: _known(STATUSES, status)),
)


worded(err.RatingsFixedError, texts.errors_engine.ratings_fixed)


@sentence.register(err.FieldError)
def _(error: err.FieldError, speaker: Speaker) -> str:
    numbers = {"found": error.found, "limit": error.limit}
    values = {name: "" if number is None else number for name, number in numbers.items()}
    values["who"] = speaker.everybody(error.entrants)
    problem = _of_format(error.code, FIELD_CODES.get(error.code, texts.errors_engine.field), speaker, **values)
    return " ".join([problem, *_remedies(error.remedies, speaker)])


def _remedies(remedies: tuple[err.Remedy, ...], speaker: Speaker) -> list[str]:
    """List a director's remedies as one sentence."""
    ways = [_remedy(remedy, speaker) for remedy in remedies]
    return [texts.errors_engine.remedies(ways=either(ways))] if ways else []


def _remedy(remedy: err.Remedy, speaker: Speaker) -> str:
    if remedy.kind == "invite":
        return texts.errors_engine.remedy_invite(count=remedy.count)
    if remedy.entrants and speaker.context is not None:
        first = speaker.everybody(remedy.entrants)
        return texts.errors_engine.remedy_take_out_first(count=remedy.count, first=first)
    return texts.errors_engine.remedy_take_out(count=remedy.count)


def _of_format(code: str, otherwise: AnyMessage, speaker: Speaker, **values: Value) -> str:
    """Return the sentence of the first stage's format for a code of an error, or the message of the bot for it."""
    context = speaker.context
    own = None if context is None else format_sentence(code, context.system_key(0), values)
    return otherwise(**values) if own is None else own


@sentence.register(err.OptionsError)
def _(error: err.OptionsError, _speaker: Speaker) -> str:
    lines = [f"• {wrong_field(name, wrong)}" for name, wrong in error.problems[:MOST_LISTED]]
    return texts.errors_engine.options(problems="\n".join(lines))


worded(err.UnknownFormatError, texts.errors_engine.unknown_format, key=cut("key", 60))
worded(err.FormatNotLoadedError, texts.errors_engine.format_not_loaded, key=cut("key", 60))
worded(err.NotNextError, texts.errors_engine.not_next)

worded(err.ResultsMissingError, texts.errors_engine.results_missing, pairings=games)


@sentence.register(err.NoPairingExistsError)
def _(error: err.NoPairingExistsError, speaker: Speaker) -> str:
    who = speaker.everybody(tuple(dict.fromkeys(error.entrants)))
    return _of_format(error.code, NO_PAIRING_CODES.get(error.code, texts.errors_engine.no_pairing), speaker, who=who)


worded(err.ResultExistsError, texts.errors_engine.result_exists, pairing=game)
worded(err.NoDoubtError, texts.errors_engine.no_doubt, game=game)
worded(err.OtherSeatsError, texts.errors_engine.other_seats, game=game)
worded(err.ReportContradictedError, texts.errors_engine.report_contradicted, game=game)
worded(err.NoReportError, texts.errors_engine.no_report, pairing=game)
worded(err.NoTimeClaimError, texts.errors_engine.no_time_claim, pairing=game)
worded(err.OwnReportError, texts.errors_engine.own_report)


@sentence.register(err.BadReportError)
def _(error: err.BadReportError, speaker: Speaker) -> str:
    game = speaker.game(error.pairing)
    return _of_format(error.code, REPORT_CODES.get(error.code, texts.errors_engine.bad_report), speaker, game=game)


worded(err.TooEarlyError, texts.errors_engine.too_early, allowed_from=shown("allowed_from", stamp_with_distance))

worded(err.TooLateError, texts.errors_engine.too_late, allowed_until=shown("allowed_until", stamp_with_distance))


worded(err.NoGameTimeError, texts.errors_engine.no_game_time, pairing=game)
worded(err.UntimedGameError, texts.errors_engine.untimed_game, pairing=game)
worded(err.DirectorsDecideError, texts.errors_engine.directors_decide, pairing=game)
worded(err.NotHereError, texts.errors_engine.not_here)
worded(err.OpponentHereError, texts.errors_engine.opponent_here)

worded(
    err.MoreTimeGrantedError,
    texts.errors_engine.more_time_granted,
    until_distance=shown("until", lambda at: stamp(at, "R")),
)


@sentence.register(err.BadRoundError)
def _(error: err.BadRoundError, speaker: Speaker) -> str:
    parts = [
        texts.errors_engine.bad_round_part(what=what, who=speaker.everybody(entrants))
        for what, entrants in (("missing", error.missing), ("doubled", error.doubled), ("unknown", error.unknown))
        if entrants
    ]
    if error.boards:
        parts.append(texts.errors_engine.bad_round_boards(count=len(error.boards)))
    return " ".join([texts.errors_engine.bad_round(), *(parts or [texts.errors_engine.check_round()])])


worded(err.CameLateError, texts.errors_engine.came_late)
worded(err.ForfeitStandsError, texts.errors_engine.forfeit_stands, pairing=game)


@sentence.register(err.GameTimeError)
def _(error: err.GameTimeError, speaker: Speaker) -> str:
    earliest, latest = ("" if moment is None else stamp(moment) for moment in (error.earliest, error.latest))
    return texts.errors_engine.game_time(
        code=error.code, pairing=speaker.game(error.pairing), earliest=earliest, latest=latest
    )


worded(err.DependentGamesError, texts.errors_engine.dependent_games, count=shown("games", len))


worded(err.HandmadeRoundError, texts.errors_engine.handmade, "code", who=everybody)

worded(err.RoundClosedError, texts.errors_engine.round_closed, name=shown("round_number", round_name))


worded(err.BranchPlayedError, texts.errors_engine.branch_played, title=shown("title", quoted))
worded(err.NothingToUndoError, texts.errors_engine.nothing_to_undo)
worded(err.NotLastCommandError, texts.errors_engine.not_last_command)
worded(err.DeadlinePassedError, texts.errors_engine.deadline_passed)
worded(err.NoSeatError, texts.errors_engine.no_seat, entrant=who)
worded(err.NoAppealError, texts.errors_engine.no_appeal, entrant=who)
worded(err.ReasonNeededError, texts.errors_engine.reason_needed)
