"""Sentences for what the engine refuses. `sentence` dispatches on the type of an error; `errors` knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch

from bot.text.errors.speaker import Speaker
from bot.text.format_texts import format_sentence
from bot.text.games import round_name
from bot.text.names import quoted
from bot.text.numbers import MOST_LISTED, either
from bot.text.phrases import AnyMessage, Phrase
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.text.wrong_values import wrong_field
from formats.core import errors as err
from formats.messages.parts import Value

PHASES: Mapping[str, Phrase] = {
    "nothing": texts.errors_engine.phases_nothing,
    "draft": texts.errors_engine.phases_draft,
    "registration": texts.errors_engine.phases_registration,
    "closed": texts.errors_engine.phases_closed,
    "running": texts.errors_engine.phases_running,
    "finished": texts.errors_engine.phases_finished,
    "cancelled": texts.errors_engine.phases_cancelled,
}
"""What to say of a tournament in each phase: "the tournament ..."."""

STATUSES: Mapping[str, Phrase] = {
    "active": texts.errors_engine.statuses_active,
    "waiting": texts.errors_engine.statuses_waiting,
    "withdrawn": texts.errors_engine.statuses_withdrawn,
    "removed": texts.errors_engine.statuses_removed,
    "disqualified": texts.errors_engine.statuses_disqualified,
    "outside_stage": texts.errors_engine.statuses_outside_stage,
}
"""What to say of an entrant with each status."""

FIELD_CODES: Mapping[str, AnyMessage] = {
    "too_few": texts.errors_engine.field_codes_too_few,
    "too_many": texts.errors_engine.field_codes_too_many,
    "too_many_rounds": texts.errors_engine.field_codes_too_many_rounds,
}
NO_PAIRING_CODES: Mapping[str, AnyMessage] = {
    "everybody_met": texts.errors_engine.no_pairing_codes_everybody_met,
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


@sentence.register(err.InvariantError)
def _(_error: err.InvariantError, _speaker: Speaker) -> str:
    return texts.errors_engine.invariant()


@sentence.register(err.WordedError)
def _(error: err.WordedError, _speaker: Speaker) -> str:
    return quoted(error.text)


@sentence.register(err.NewerEventError)
def _(_error: err.NewerEventError, _speaker: Speaker) -> str:
    return texts.errors_engine.newer_event()


@sentence.register(err.NotAheadError)
def _(error: err.NotAheadError, _speaker: Speaker) -> str:
    return texts.errors_engine.not_ahead(round_number=error.round_number)


@sentence.register(err.WorkStoppedError)
def _(_error: err.WorkStoppedError, _speaker: Speaker) -> str:
    return texts.errors_engine.work_stopped()


@sentence.register(err.UnknownEntrantError)
def _(_error: err.UnknownEntrantError, _speaker: Speaker) -> str:
    return texts.errors_engine.unknown_entrant()


@sentence.register(err.UnknownPairingError)
def _(_error: err.UnknownPairingError, _speaker: Speaker) -> str:
    return texts.errors_engine.unknown_pairing()


@sentence.register(err.NotYourGameError)
def _(error: err.NotYourGameError, speaker: Speaker) -> str:
    return texts.errors_engine.not_your_game(entrant=speaker.who(error.entrant), pairing=speaker.game(error.pairing))


@sentence.register(err.WrongPhaseError)
def _(error: err.WrongPhaseError, _speaker: Speaker) -> str:
    now = _known(PHASES, error.phase)
    needs = either([_known(PHASES, phase) for phase in error.needs])
    return texts.errors_engine.wrong_phase(now=now, needs=needs)


@sentence.register(err.AlreadyEnteredError)
def _(error: err.AlreadyEnteredError, speaker: Speaker) -> str:
    return texts.errors_engine.already_entered(entrant=speaker.who(error.entrant))


@sentence.register(err.AlreadyMemberError)
def _(error: err.AlreadyMemberError, speaker: Speaker) -> str:
    return texts.errors_engine.already_member(entrant=speaker.who(error.entrant))


@sentence.register(err.MemberElsewhereError)
def _(error: err.MemberElsewhereError, speaker: Speaker) -> str:
    return texts.errors_engine.member_elsewhere(entrant=speaker.who(error.entrant))


@sentence.register(err.NotMemberError)
def _(error: err.NotMemberError, speaker: Speaker) -> str:
    return texts.errors_engine.not_member(entrant=speaker.who(error.entrant))


@sentence.register(err.NotGuestError)
def _(error: err.NotGuestError, speaker: Speaker) -> str:
    return texts.errors_engine.not_guest(entrant=speaker.who(error.entrant))


@sentence.register(err.TeamFullError)
def _(error: err.TeamFullError, speaker: Speaker) -> str:
    return texts.errors_engine.team_full(entrant=speaker.who(error.entrant), most=error.most)


@sentence.register(err.NotInError)
def _(error: err.NotInError, speaker: Speaker) -> str:
    return texts.errors_engine.not_in(entrant=speaker.who(error.entrant), status=_known(STATUSES, error.status))


@sentence.register(err.RatingsFixedError)
def _(_error: err.RatingsFixedError, _speaker: Speaker) -> str:
    return texts.errors_engine.ratings_fixed()


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
    if remedy.entrants:
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


@sentence.register(err.UnknownFormatError)
def _(error: err.UnknownFormatError, _speaker: Speaker) -> str:
    return texts.errors_engine.unknown_format(key=quoted(error.key, 60))


@sentence.register(err.FormatNotLoadedError)
def _(error: err.FormatNotLoadedError, _speaker: Speaker) -> str:
    return texts.errors_engine.format_not_loaded(key=quoted(error.key, 60))


@sentence.register(err.NotNextError)
def _(_error: err.NotNextError, _speaker: Speaker) -> str:
    return texts.errors_engine.not_next()


@sentence.register(err.ResultsMissingError)
def _(error: err.ResultsMissingError, speaker: Speaker) -> str:
    return texts.errors_engine.results_missing(pairings=speaker.games(error.pairings))


@sentence.register(err.NoPairingExistsError)
def _(error: err.NoPairingExistsError, speaker: Speaker) -> str:
    who = speaker.everybody(tuple(dict.fromkeys(error.entrants)))
    return _of_format(error.code, NO_PAIRING_CODES.get(error.code, texts.errors_engine.no_pairing), speaker, who=who)


@sentence.register(err.ResultExistsError)
def _(error: err.ResultExistsError, speaker: Speaker) -> str:
    return texts.errors_engine.result_exists(pairing=speaker.game(error.pairing))


@sentence.register(err.NoDoubtError)
def _(error: err.NoDoubtError, speaker: Speaker) -> str:
    return texts.errors_engine.no_doubt(game=speaker.game(error.pairing))


@sentence.register(err.OtherSeatsError)
def _(error: err.OtherSeatsError, speaker: Speaker) -> str:
    return texts.errors_engine.other_seats(game=speaker.game(error.pairing))


@sentence.register(err.ReportContradictedError)
def _(error: err.ReportContradictedError, speaker: Speaker) -> str:
    return texts.errors_engine.report_contradicted(game=speaker.game(error.pairing))


@sentence.register(err.NoReportError)
def _(error: err.NoReportError, speaker: Speaker) -> str:
    return texts.errors_engine.no_report(pairing=speaker.game(error.pairing))


@sentence.register(err.NoTimeClaimError)
def _(error: err.NoTimeClaimError, speaker: Speaker) -> str:
    return texts.errors_engine.no_time_claim(pairing=speaker.game(error.pairing))


@sentence.register(err.OwnReportError)
def _(_error: err.OwnReportError, _speaker: Speaker) -> str:
    return texts.errors_engine.own_report()


@sentence.register(err.BadReportError)
def _(error: err.BadReportError, speaker: Speaker) -> str:
    game = speaker.game(error.pairing)
    return _of_format(error.code, REPORT_CODES.get(error.code, texts.errors_engine.bad_report), speaker, game=game)


@sentence.register(err.TooEarlyError)
def _(error: err.TooEarlyError, _speaker: Speaker) -> str:
    return texts.errors_engine.too_early(allowed_from=stamp_with_distance(error.allowed_from))


@sentence.register(err.TooLateError)
def _(error: err.TooLateError, _speaker: Speaker) -> str:
    return texts.errors_engine.too_late(allowed_until=stamp_with_distance(error.allowed_until))


@sentence.register(err.NoGameTimeError)
def _(error: err.NoGameTimeError, speaker: Speaker) -> str:
    return texts.errors_engine.no_game_time(pairing=speaker.game(error.pairing))


@sentence.register(err.NotHereError)
def _(_error: err.NotHereError, _speaker: Speaker) -> str:
    return texts.errors_engine.not_here()


@sentence.register(err.OpponentHereError)
def _(_error: err.OpponentHereError, _speaker: Speaker) -> str:
    return texts.errors_engine.opponent_here()


@sentence.register(err.MoreTimeGrantedError)
def _(error: err.MoreTimeGrantedError, _speaker: Speaker) -> str:
    return texts.errors_engine.more_time_granted(until_distance=stamp(error.until, "R"))


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


@sentence.register(err.CameLateError)
def _(_error: err.CameLateError, _speaker: Speaker) -> str:
    return texts.errors_engine.came_late()


@sentence.register(err.ForfeitStandsError)
def _(error: err.ForfeitStandsError, speaker: Speaker) -> str:
    return texts.errors_engine.forfeit_stands(pairing=speaker.game(error.pairing))


@sentence.register(err.GameTimeError)
def _(error: err.GameTimeError, speaker: Speaker) -> str:
    earliest, latest = ("" if moment is None else stamp(moment) for moment in (error.earliest, error.latest))
    return texts.errors_engine.game_time(
        code=error.code, pairing=speaker.game(error.pairing), earliest=earliest, latest=latest
    )


@sentence.register(err.DependentGamesError)
def _(error: err.DependentGamesError, _speaker: Speaker) -> str:
    return texts.errors_engine.dependent_games(count=len(error.games))


@sentence.register(err.HandmadeRoundError)
def _(error: err.HandmadeRoundError, speaker: Speaker) -> str:
    return texts.errors_engine.handmade(code=error.code, who=speaker.everybody(error.entrants))


@sentence.register(err.RoundClosedError)
def _(error: err.RoundClosedError, _speaker: Speaker) -> str:
    name = round_name(error.round_number)
    return texts.errors_engine.round_closed(name=name)


@sentence.register(err.NothingToUndoError)
def _(_error: err.NothingToUndoError, _speaker: Speaker) -> str:
    return texts.errors_engine.nothing_to_undo()


@sentence.register(err.NotLastCommandError)
def _(_error: err.NotLastCommandError, _speaker: Speaker) -> str:
    return texts.errors_engine.not_last_command()


@sentence.register(err.DeadlinePassedError)
def _(_error: err.DeadlinePassedError, _speaker: Speaker) -> str:
    return texts.errors_engine.deadline_passed()


@sentence.register(err.NoSeatError)
def _(error: err.NoSeatError, speaker: Speaker) -> str:
    return texts.errors_engine.no_seat(entrant=speaker.who(error.entrant))


@sentence.register(err.NoAppealError)
def _(error: err.NoAppealError, speaker: Speaker) -> str:
    return texts.errors_engine.no_appeal(entrant=speaker.who(error.entrant))


@sentence.register(err.ReasonNeededError)
def _(_error: err.ReasonNeededError, _speaker: Speaker) -> str:
    return texts.errors_engine.reason_needed()
