"""Sentences for what the engine refuses. `sentence` dispatches on the type of an error; `errors` knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch

from bot.text.catalogue import say
from bot.text.format_texts import format_sentence
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording.games import round_name
from bot.text.wording.numbers import either
from bot.text.wording.speaker import MOST_LISTED, Speaker
from bot.text.wording.times import stamp, stamp_with_distance
from bot.text.wording.wrong_values import wrong_field
from formats.core import errors as err
from formats.messages.parts import Value

PHASES: Mapping[str, Phrase] = {
    "nothing": Phrase("errors-engine-phases-nothing"),
    "draft": Phrase("errors-engine-phases-draft"),
    "registration": Phrase("errors-engine-phases-registration"),
    "closed": Phrase("errors-engine-phases-closed"),
    "running": Phrase("errors-engine-phases-running"),
    "finished": Phrase("errors-engine-phases-finished"),
    "cancelled": Phrase("errors-engine-phases-cancelled"),
}
"""What to say of a tournament in each phase: "the tournament ..."."""

STATUSES: Mapping[str, Phrase] = {
    "active": Phrase("errors-engine-statuses-active"),
    "waiting": Phrase("errors-engine-statuses-waiting"),
    "withdrawn": Phrase("errors-engine-statuses-withdrawn"),
    "removed": Phrase("errors-engine-statuses-removed"),
    "disqualified": Phrase("errors-engine-statuses-disqualified"),
    "outside_stage": Phrase("errors-engine-statuses-outside-stage"),
}
"""What to say of an entrant with each status."""

FIELD_CODES: Mapping[str, Phrase] = {
    "too_few": Phrase("errors-engine-field-codes-too-few"),
    "too_many": Phrase("errors-engine-field-codes-too-many"),
    "too_many_rounds": Phrase("errors-engine-field-codes-too-many-rounds"),
}
NO_PAIRING_CODES: Mapping[str, Phrase] = {
    "everybody_met": Phrase("errors-engine-no-pairing-codes-everybody-met"),
}
REPORT_CODES: Mapping[str, Phrase] = {
    "winner_not_seated": Phrase("errors-engine-report-winner-not-seated"),
    **dict.fromkeys(
        ("scores_contradict_winner", "scores_contradict"), Phrase("errors-engine-report-scores-contradict")
    ),
    "no_ties": Phrase("errors-engine-report-no-ties"),
    "no_series": Phrase("errors-engine-report-no-series"),
    "too_many_games": Phrase("errors-engine-report-too-many-games"),
    "too_few_games": Phrase("errors-engine-report-too-few-games"),
    "played_on": Phrase("errors-engine-report-played-on"),
    **dict.fromkeys(
        ("games_contradict_winner", "games_contradict_score"), Phrase("errors-engine-report-games-contradict")
    ),
}
BAD_REPORT = Phrase("errors-engine-bad-report")
FIELD, NO_PAIRING = Phrase("errors-engine-field"), Phrase("errors-engine-no-pairing")
"""For codes that nobody has words for."""


def _known(phrases: Mapping[str, Phrase], code: str) -> str:
    """The phrase of a code, or the code itself: a missing one must not hide the rest."""
    return phrases[code]() if code in phrases else code


@singledispatch
def sentence(error: Exception, speaker: Speaker) -> str:
    """The sentence for an error; every type has its own."""
    del error, speaker
    return say("errors-engine-sentence")


@sentence.register(err.InvariantError)
def _(_error: err.InvariantError, _speaker: Speaker) -> str:
    return say("errors-engine-invariant")


@sentence.register(err.WordedError)
def _(error: err.WordedError, _speaker: Speaker) -> str:
    return quoted(error.text)


@sentence.register(err.NewerEventError)
def _(_error: err.NewerEventError, _speaker: Speaker) -> str:
    return say("errors-engine-newer-event")


@sentence.register(err.NotAheadError)
def _(error: err.NotAheadError, _speaker: Speaker) -> str:
    return say("errors-engine-not-ahead", round_number=error.round_number)


@sentence.register(err.WorkStoppedError)
def _(_error: err.WorkStoppedError, _speaker: Speaker) -> str:
    return say("errors-engine-work-stopped")


@sentence.register(err.UnknownEntrantError)
def _(_error: err.UnknownEntrantError, _speaker: Speaker) -> str:
    return say("errors-engine-unknown-entrant")


@sentence.register(err.UnknownPairingError)
def _(_error: err.UnknownPairingError, _speaker: Speaker) -> str:
    return say("errors-engine-unknown-pairing")


@sentence.register(err.NotYourGameError)
def _(error: err.NotYourGameError, speaker: Speaker) -> str:
    return say("errors-engine-not-your-game", entrant=speaker.who(error.entrant), pairing=speaker.game(error.pairing))


@sentence.register(err.WrongPhaseError)
def _(error: err.WrongPhaseError, _speaker: Speaker) -> str:
    now = _known(PHASES, error.phase)
    needs = either([_known(PHASES, phase) for phase in error.needs])
    return say("errors-engine-wrong-phase", now=now, needs=needs)


@sentence.register(err.AlreadyEnteredError)
def _(error: err.AlreadyEnteredError, speaker: Speaker) -> str:
    return say("errors-engine-already-entered", entrant=speaker.who(error.entrant))


@sentence.register(err.AlreadyMemberError)
def _(error: err.AlreadyMemberError, speaker: Speaker) -> str:
    return say("errors-engine-already-member", entrant=speaker.who(error.entrant))


@sentence.register(err.MemberElsewhereError)
def _(error: err.MemberElsewhereError, speaker: Speaker) -> str:
    return say("errors-engine-member-elsewhere", entrant=speaker.who(error.entrant))


@sentence.register(err.NotMemberError)
def _(error: err.NotMemberError, speaker: Speaker) -> str:
    return say("errors-engine-not-member", entrant=speaker.who(error.entrant))


@sentence.register(err.NotGuestError)
def _(error: err.NotGuestError, speaker: Speaker) -> str:
    return say("errors-engine-not-guest", entrant=speaker.who(error.entrant))


@sentence.register(err.TeamFullError)
def _(error: err.TeamFullError, speaker: Speaker) -> str:
    return say("errors-engine-team-full", entrant=speaker.who(error.entrant), most=error.most)


@sentence.register(err.NotInError)
def _(error: err.NotInError, speaker: Speaker) -> str:
    return say("errors-engine-not-in", entrant=speaker.who(error.entrant), status=_known(STATUSES, error.status))


@sentence.register(err.RatingsFixedError)
def _(_error: err.RatingsFixedError, _speaker: Speaker) -> str:
    return say("errors-engine-ratings-fixed")


@sentence.register(err.FieldError)
def _(error: err.FieldError, speaker: Speaker) -> str:
    numbers = {"found": error.found, "limit": error.limit}
    values = {name: "" if number is None else number for name, number in numbers.items()}
    values["who"] = speaker.everybody(error.entrants)
    own = _format_words(speaker, error.code)
    problem = _of_format(own, **values) if own else FIELD_CODES.get(error.code, FIELD)(**values)
    return " ".join([problem, *_remedies(error.remedies, speaker)])


def _remedies(remedies: tuple[err.Remedy, ...], speaker: Speaker) -> list[str]:
    """What a director may do about it, as one sentence."""
    ways = [_remedy(remedy, speaker) for remedy in remedies]
    return [say("errors-engine-remedies", ways=either(ways))] if ways else []


def _remedy(remedy: err.Remedy, speaker: Speaker) -> str:
    if remedy.kind == "invite":
        return say("errors-engine-remedy-invite", count=remedy.count)
    if remedy.entrants:
        first = speaker.everybody(remedy.entrants)
        return say("errors-engine-remedy-take-out-first", count=remedy.count, first=first)
    return say("errors-engine-remedy-take-out", count=remedy.count)


def _format_words(speaker: Speaker, code: str) -> str | None:
    """A format may word the codes of its own errors."""
    return None if speaker.context is None else speaker.context.words(0).get(code)


def _of_format(own: str, **values: Value) -> str:
    return format_sentence(own, values) or own.format(**values)


@sentence.register(err.OptionsError)
def _(error: err.OptionsError, _speaker: Speaker) -> str:
    lines = [f"• {wrong_field(name, wrong)}" for name, wrong in error.problems[:MOST_LISTED]]
    return say("errors-engine-options", problems="\n".join(lines))


@sentence.register(err.UnknownFormatError)
def _(error: err.UnknownFormatError, _speaker: Speaker) -> str:
    return say("errors-engine-unknown-format", key=quoted(error.key, 60))


@sentence.register(err.FormatNotLoadedError)
def _(error: err.FormatNotLoadedError, _speaker: Speaker) -> str:
    return say("errors-engine-format-not-loaded", key=quoted(error.key, 60))


@sentence.register(err.NotNextError)
def _(_error: err.NotNextError, _speaker: Speaker) -> str:
    return say("errors-engine-not-next")


@sentence.register(err.ResultsMissingError)
def _(error: err.ResultsMissingError, speaker: Speaker) -> str:
    return say("errors-engine-results-missing", pairings=speaker.games(error.pairings))


@sentence.register(err.NoPairingExistsError)
def _(error: err.NoPairingExistsError, speaker: Speaker) -> str:
    who = speaker.everybody(tuple(dict.fromkeys(error.entrants)))
    own = _format_words(speaker, error.code)
    return _of_format(own, who=who) if own else NO_PAIRING_CODES.get(error.code, NO_PAIRING)(who=who)


@sentence.register(err.ResultExistsError)
def _(error: err.ResultExistsError, speaker: Speaker) -> str:
    return say("errors-engine-result-exists", pairing=speaker.game(error.pairing))


@sentence.register(err.NoDoubtError)
def _(error: err.NoDoubtError, speaker: Speaker) -> str:
    return say("errors-engine-no-doubt", game=speaker.game(error.pairing))


@sentence.register(err.OtherSeatsError)
def _(error: err.OtherSeatsError, speaker: Speaker) -> str:
    return say("errors-engine-other-seats", game=speaker.game(error.pairing))


@sentence.register(err.ReportContradictedError)
def _(error: err.ReportContradictedError, speaker: Speaker) -> str:
    return say("errors-engine-report-contradicted", game=speaker.game(error.pairing))


@sentence.register(err.NoReportError)
def _(error: err.NoReportError, speaker: Speaker) -> str:
    return say("errors-engine-no-report", pairing=speaker.game(error.pairing))


@sentence.register(err.NoTimeClaimError)
def _(error: err.NoTimeClaimError, speaker: Speaker) -> str:
    return say("errors-engine-no-time-claim", pairing=speaker.game(error.pairing))


@sentence.register(err.OwnReportError)
def _(_error: err.OwnReportError, _speaker: Speaker) -> str:
    return say("errors-engine-own-report")


@sentence.register(err.BadReportError)
def _(error: err.BadReportError, speaker: Speaker) -> str:
    game = speaker.game(error.pairing)
    own = _format_words(speaker, error.code)
    return _of_format(own, game=game) if own else REPORT_CODES.get(error.code, BAD_REPORT)(game=game)


@sentence.register(err.TooEarlyError)
def _(error: err.TooEarlyError, _speaker: Speaker) -> str:
    return say("errors-engine-too-early", allowed_from=stamp_with_distance(error.allowed_from))


@sentence.register(err.TooLateError)
def _(error: err.TooLateError, _speaker: Speaker) -> str:
    return say("errors-engine-too-late", allowed_until=stamp_with_distance(error.allowed_until))


@sentence.register(err.NoGameTimeError)
def _(error: err.NoGameTimeError, speaker: Speaker) -> str:
    return say("errors-engine-no-game-time", pairing=speaker.game(error.pairing))


@sentence.register(err.NotHereError)
def _(_error: err.NotHereError, _speaker: Speaker) -> str:
    return say("errors-engine-not-here")


@sentence.register(err.OpponentHereError)
def _(_error: err.OpponentHereError, _speaker: Speaker) -> str:
    return say("errors-engine-opponent-here")


@sentence.register(err.MoreTimeGrantedError)
def _(error: err.MoreTimeGrantedError, _speaker: Speaker) -> str:
    return say("errors-engine-more-time-granted", until_distance=stamp(error.until, "R"))


@sentence.register(err.BadRoundError)
def _(error: err.BadRoundError, speaker: Speaker) -> str:
    parts = [
        say("errors-engine-bad-round-part", what=what, who=speaker.everybody(entrants))
        for what, entrants in (("missing", error.missing), ("doubled", error.doubled), ("unknown", error.unknown))
        if entrants
    ]
    if error.boards:
        parts.append(say("errors-engine-bad-round-boards", count=len(error.boards)))
    return " ".join([say("errors-engine-bad-round"), *(parts or [say("errors-engine-check-round")])])


@sentence.register(err.CameLateError)
def _(_error: err.CameLateError, _speaker: Speaker) -> str:
    return say("errors-engine-came-late")


@sentence.register(err.ForfeitStandsError)
def _(error: err.ForfeitStandsError, speaker: Speaker) -> str:
    return say("errors-engine-forfeit-stands", pairing=speaker.game(error.pairing))


@sentence.register(err.GameTimeError)
def _(error: err.GameTimeError, speaker: Speaker) -> str:
    earliest, latest = ("" if moment is None else stamp(moment) for moment in (error.earliest, error.latest))
    return say(
        "errors-engine-game-time",
        code=error.code,
        pairing=speaker.game(error.pairing),
        earliest=earliest,
        latest=latest,
    )


@sentence.register(err.DependentGamesError)
def _(error: err.DependentGamesError, _speaker: Speaker) -> str:
    return say("errors-engine-dependent-games", count=len(error.games))


@sentence.register(err.HandmadeRoundError)
def _(error: err.HandmadeRoundError, speaker: Speaker) -> str:
    return say("errors-engine-handmade", code=error.code, who=speaker.everybody(error.entrants))


@sentence.register(err.RoundClosedError)
def _(error: err.RoundClosedError, _speaker: Speaker) -> str:
    name = round_name(error.round_number)
    return say("errors-engine-round-closed", name=name)


@sentence.register(err.NothingToUndoError)
def _(_error: err.NothingToUndoError, _speaker: Speaker) -> str:
    return say("errors-engine-nothing-to-undo")


@sentence.register(err.NotLastCommandError)
def _(_error: err.NotLastCommandError, _speaker: Speaker) -> str:
    return say("errors-engine-not-last-command")


@sentence.register(err.DeadlinePassedError)
def _(_error: err.DeadlinePassedError, _speaker: Speaker) -> str:
    return say("errors-engine-deadline-passed")


@sentence.register(err.NoSeatError)
def _(error: err.NoSeatError, speaker: Speaker) -> str:
    return say("errors-engine-no-seat", entrant=speaker.who(error.entrant))


@sentence.register(err.NoAppealError)
def _(error: err.NoAppealError, speaker: Speaker) -> str:
    return say("errors-engine-no-appeal", entrant=speaker.who(error.entrant))


@sentence.register(err.ReasonNeededError)
def _(_error: err.ReasonNeededError, _speaker: Speaker) -> str:
    return say("errors-engine-reason-needed")
