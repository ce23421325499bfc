"""Sentences for what the chat side refuses; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Mapping

from bot import errors as err
from bot.game_server_api.in_use import name_of
from bot.parsing.csv_import import ImportRefusedError
from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.wording.directing import ROLE, ROLES
from bot.text.wording.errors_engine import sentence
from bot.text.wording.imports import problem_line
from bot.text.wording.numbers import either
from bot.text.wording.speaker import MOST_LISTED, Speaker, shortened
from bot.text.wording.times import duration, stamp
from formats.core.errors import RuleError

ROUND_TEXT_CODES: Mapping[str, Phrase] = {
    "nobody": Phrase("errors-chat-round-text-codes-nobody"),
    "several": Phrase("errors-chat-round-text-codes-several"),
    "not_a_game": Phrase("errors-chat-round-text-codes-not-a-game"),
}

WEBHOOK_CODES: Mapping[str, Phrase] = {
    "off": Phrase("errors-chat-webhook-off"),
    "unreadable": Phrase("errors-chat-webhook-unreadable"),
    "password": Phrase("errors-chat-webhook-password"),
    "https": Phrase("errors-chat-webhook-https"),
    "private": Phrase("errors-chat-webhook-private"),
}

RESULT_LINE_CODES: Mapping[str, Phrase] = {
    "nothing": Phrase("errors-chat-result-line-nothing"),
    "too_many": Phrase("errors-chat-result-line-too-many"),
    "not_a_result": Phrase("errors-chat-result-line-not-a-result"),
    "too_long": Phrase("errors-chat-result-line-too-long"),
    "ambiguous": Phrase("errors-chat-result-line-ambiguous"),
    "nobody": Phrase("errors-chat-result-line-nobody"),
    "several": Phrase("errors-chat-result-line-several"),
    "no_board": Phrase("errors-chat-result-line-no-board"),
    "not_paired": Phrase("errors-chat-result-line-not-paired"),
    "has_result": Phrase("errors-chat-result-line-has-result"),
    "twice": Phrase("errors-chat-result-line-twice"),
    "named_twice": Phrase("errors-chat-line-named-twice"),
    "no_rating": Phrase("errors-chat-line-no-rating"),
    "no_player": Phrase("errors-chat-line-no-player"),
}


SERVER_TROUBLES: Mapping[str, Phrase] = {
    "off": Phrase("errors-chat-server-off"),
    "unknown_account": Phrase("errors-chat-server-unknown-account"),
    "not_proved": Phrase("errors-chat-server-not-proved"),
    "refused": Phrase("errors-chat-server-refused"),
    "not_offered": Phrase("errors-chat-server-refused"),
}
SERVER_UNREACHABLE = Phrase("errors-chat-server-unreachable")


@sentence.register(err.GameServerTroubleError)
def _(error: err.GameServerTroubleError, _speaker: Speaker) -> str:
    return SERVER_TROUBLES.get(error.trouble, SERVER_UNREACHABLE)(server=name_of(error.server))


@sentence.register(err.NoTournamentError)
def _(error: err.NoTournamentError, _speaker: Speaker) -> str:
    if error.given:
        return say("errors-chat-no-tournament-given", given=quoted(error.given, 100))
    return say("errors-chat-no-tournament")


@sentence.register(err.SeveralTournamentsError)
def _(error: err.SeveralTournamentsError, _speaker: Speaker) -> str:
    titles = shortened([f"**{quoted(title, 100)}**" for title in error.titles], joined=either)
    return say("errors-chat-several-tournaments", titles=titles)


@sentence.register(err.NotStaffError)
def _(error: err.NotStaffError, _speaker: Speaker) -> str:
    if "manager" in error.roles:
        return say("errors-chat-not-staff-error")
    roles = shortened([ROLES[role]() for role in error.roles])
    return say("errors-chat-not-staff", roles=roles)


@sentence.register(err.NotEnteredError)
def _(error: err.NotEnteredError, _speaker: Speaker) -> str:
    return say("errors-chat-not-entered", title=quoted(error.title, 100))


@sentence.register(err.SignUpClosedError)
def _(error: err.SignUpClosedError, _speaker: Speaker) -> str:
    who = [quoted(name, 40) for name in error.directors]
    if error.phase not in {"draft", "closed", "running"}:
        return say("errors-chat-sign-up-over")
    if error.comes_as_list:
        return say("errors-chat-field-from-list", count=len(who), directors=either(who))
    if error.phase == "draft":
        return say("errors-chat-sign-up-to-come")
    return say("errors-chat-sign-up-closed", count=len(who), directors=either(who))


@sentence.register(err.StaffMayNotPlayError)
def _(error: err.StaffMayNotPlayError, _speaker: Speaker) -> str:
    return say("errors-chat-staff-may-not-play", role=_role(error.role))


@sentence.register(err.SeveralEntrantsError)
def _(error: err.SeveralEntrantsError, _speaker: Speaker) -> str:
    which = shortened([quoted(description, 80) for description in error.described], joined=either)
    return say("errors-chat-several-entrants", given=quoted(error.given, 80), which=which)


@sentence.register(err.NotInGameError)
def _(error: err.NotInGameError, speaker: Speaker) -> str:
    first, second = map(speaker.who, error.seats)
    return say("errors-chat-not-in-game", given=quoted(error.given, 80), first=first, second=second)


@sentence.register(err.NoGameError)
def _(error: err.NoGameError, _speaker: Speaker) -> str:
    return say("errors-chat-no-game", title=quoted(error.title, 100))


@sentence.register(err.NoChannelError)
def _(error: err.NoChannelError, _speaker: Speaker) -> str:
    if not error.missing:
        return say("errors-chat-no-channel-at-all")
    return say("errors-chat-no-channel", missing=shortened([f"**{quoted(name, 60)}**" for name in error.missing]))


@sentence.register(err.ServerOnlyError)
def _(_error: err.ServerOnlyError, _speaker: Speaker) -> str:
    return say("errors-chat-server-only")


@sentence.register(ImportRefusedError)
def _(error: ImportRefusedError, _speaker: Speaker) -> str:
    problems = shortened([problem_line(problem) for problem in error.problems])
    return say("errors-chat-import-refused", problems=problems)


@sentence.register(err.DraftGoneError)
def _(_error: err.DraftGoneError, _speaker: Speaker) -> str:
    return say("errors-chat-draft-gone")


@sentence.register(err.StaleActionError)
def _(_error: err.StaleActionError, _speaker: Speaker) -> str:
    return say("errors-chat-stale-action")


@sentence.register(err.NotYourFormError)
def _(_error: err.NotYourFormError, _speaker: Speaker) -> str:
    return say("errors-chat-not-your-form")


@sentence.register(err.NotYourWorkError)
def _(_error: err.NotYourWorkError, _speaker: Speaker) -> str:
    return say("errors-chat-not-your-work")


@sentence.register(err.ReadingTooLongError)
def _(_error: err.ReadingTooLongError, _speaker: Speaker) -> str:
    return say("errors-chat-reading-too-long")


@sentence.register(err.FileTooLargeError)
def _(error: err.FileTooLargeError, _speaker: Speaker) -> str:
    return say("errors-chat-file-too-large", most=error.most // 1_000_000)


@sentence.register(err.TableError)
def _(error: err.TableError, _speaker: Speaker) -> str:
    return say("errors-chat-table", line=error.line, code=error.code, most=error.most)


@sentence.register(err.LogBeyondLimitsError)
def _(error: err.LogBeyondLimitsError, _speaker: Speaker) -> str:
    return say("errors-chat-log-beyond-limits", line=error.line, what=error.what, most=error.most)


@sentence.register(err.LastDirectorError)
def _(_error: err.LastDirectorError, _speaker: Speaker) -> str:
    return say("errors-chat-last-director")


@sentence.register(err.NotCaptainError)
def _(error: err.NotCaptainError, speaker: Speaker) -> str:
    return say("errors-chat-not-captain", entrant=speaker.who(error.entrant))


@sentence.register(err.EntrantOnStaffError)
def _(error: err.EntrantOnStaffError, speaker: Speaker) -> str:
    return say("errors-chat-entrant-on-staff", role=_role(error.role), entrant=speaker.who(error.entrant))


@sentence.register(err.UnknownRuleError)
def _(error: err.UnknownRuleError, _speaker: Speaker) -> str:
    return say("errors-chat-unknown-rule", typed=quoted(error.typed, 40))


@sentence.register(err.UnknownRoundError)
def _(error: err.UnknownRoundError, _speaker: Speaker) -> str:
    return say("errors-chat-unknown-round", given=quoted(error.given, 40))


@sentence.register(err.NoQuestionError)
def _(_error: err.NoQuestionError, _speaker: Speaker) -> str:
    return say("errors-chat-no-question")


@sentence.register(err.NobodyNamedError)
def _(_error: err.NobodyNamedError, _speaker: Speaker) -> str:
    return say("errors-chat-nobody-named")


@sentence.register(err.BadScoreError)
def _(error: err.BadScoreError, _speaker: Speaker) -> str:
    return say("errors-chat-bad-score", given=quoted(error.given, 40))


@sentence.register(err.RoundTextError)
def _(error: err.RoundTextError, speaker: Speaker) -> str:
    problems = [
        ROUND_TEXT_CODES[code](part=quoted(part, 60), names=speaker.everybody(names))
        for part, code, names in error.problems
    ]
    return say("errors-chat-round-text", problems=shortened(problems))


@sentence.register(err.LinesError)
def _(error: err.LinesError, _speaker: Speaker) -> str:
    problems = [
        say("errors-chat-result-line", line=line, problem=RESULT_LINE_CODES[code](part=quoted(part, 60)))
        if line
        else RESULT_LINE_CODES[code](part="")
        for line, code, part in error.problems
    ]
    return say("errors-chat-result-lines", problems="\n".join(f"• {problem}" for problem in problems[:MOST_LISTED]))


@sentence.register(err.NoTimetableError)
def _(error: err.NoTimetableError, _speaker: Speaker) -> str:
    title = quoted(error.title, 100)
    return say("errors-chat-no-timetable", title=title)


@sentence.register(err.TimesFinalError)
def _(error: err.TimesFinalError, speaker: Speaker) -> str:
    return say("errors-chat-times-final", pairing=speaker.game(error.pairing))


@sentence.register(err.NotAStartTimeError)
def _(error: err.NotAStartTimeError, _speaker: Speaker) -> str:
    return say(
        "errors-chat-not-astart-time",
        at=stamp(error.at),
        slot_minutes=duration(error.slot_minutes),
        first=stamp(error.first),
        last=stamp(error.last),
    )


@sentence.register(err.NothingRequiredError)
def _(_error: err.NothingRequiredError, _speaker: Speaker) -> str:
    return say("errors-chat-nothing-required")


@sentence.register(err.NoFormError)
def _(error: err.NoFormError, _speaker: Speaker) -> str:
    return say("errors-chat-no-form", title=quoted(error.title, 100))


@sentence.register(err.NotOfferedError)
def _(_error: err.NotOfferedError, _speaker: Speaker) -> str:
    return say("errors-chat-not-offered")


@sentence.register(err.SealedLogError)
def _(error: err.SealedLogError, _speaker: Speaker) -> str:
    titles = shortened([f"**{quoted(title, 60)}**" for title in error.titles])
    return say("errors-chat-sealed-log", titles=titles)


@sentence.register(err.BadWebhookError)
def _(error: err.BadWebhookError, _speaker: Speaker) -> str:
    return WEBHOOK_CODES.get(error.code, WEBHOOK_CODES["unreadable"])()


@sentence.register(err.NoWebhookError)
def _(_error: err.NoWebhookError, _speaker: Speaker) -> str:
    return say("errors-chat-no-webhook")


@sentence.register(err.BadFieldsError)
def _(error: err.BadFieldsError, speaker: Speaker) -> str:
    lines = [f"• **{label}**: {_what_is_wrong(wrong, speaker)}" for label, wrong in error.problems]
    return "\n".join([say("errors-chat-bad-fields"), *lines[:MOST_LISTED]])


def _what_is_wrong(wrong: RuleError | str, speaker: Speaker) -> str:
    return quoted(wrong, 120) if isinstance(wrong, str) else sentence(wrong, speaker)


def _role(role: str) -> str:
    return ROLE[role]() if role in ROLE else quoted(role, 40)
