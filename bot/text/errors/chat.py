"""Sentences for what the chat side refuses; importing this module adds them to `errors_engine.sentence`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot import errors as err
from bot.game_server_api.in_use import name_of
from bot.parsing.csv_import import ImportRefusedError
from bot.text.errors.engine import Reads, cut, game, sentence, shown, who, worded
from bot.text.errors.import_problems import problem_line
from bot.text.errors.speaker import Speaker
from bot.text.format_texts import format_title
from bot.text.labels import ROLE
from bot.text.names import quoted, quoted_name
from bot.text.numbers import MOST_LISTED, either, listed, shortened
from bot.text.phrases import AnyMessage, Phrase, by_code
from bot.text.texts import texts
from bot.text.times import duration, stamp

ROLES: Mapping[str, Phrase] = by_code(texts.errors_chat, "roles_", "director", "coordinator", "judge", "entrant")


ROUND_TEXT_CODES: Mapping[str, AnyMessage] = by_code(
    texts.errors_chat, "round_text_codes_", "nobody", "several", "not_a_game"
)

WEBHOOK_CODES: Mapping[str, Phrase] = by_code(
    texts.errors_chat, "webhook_", "off", "unreadable", "password", "https", "private"
)

ROLE_CODES: Mapping[str, AnyMessage] = by_code(
    texts.series, "role_", "managed", "permissions", "not_permitted", "too_high", "not_yours"
)

RESULT_LINE_CODES: Mapping[str, AnyMessage] = {
    **by_code(
        texts.errors_chat, "result_line_",
        "nothing", "too_many", "not_a_result", "too_long", "ambiguous", "nobody", "several", "no_board",
        "not_paired", "has_result", "twice",
    ),
    "named_twice": texts.errors_chat.line_named_twice,
    "no_rating": texts.errors_chat.line_no_rating,
    "no_choice": texts.errors_chat.line_no_choice,
    "no_times": texts.errors_chat.line_no_times,
    "no_player": texts.errors_chat.line_no_player,
}  # fmt: skip


SERVER_TROUBLES: Mapping[str, AnyMessage] = {
    "off": texts.errors_chat.server_off,
    "unknown_account": texts.errors_chat.server_unknown_account,
    "not_proved": texts.errors_chat.server_not_proved,
    "refused": texts.errors_chat.server_refused,
    "not_offered": texts.errors_chat.server_refused,
}


NOT_KEPT_APART: Mapping[str, AnyMessage] = {
    "schedule": texts.errors_chat.kept_apart_schedule,
    "drawn": texts.errors_chat.kept_apart_drawn,
    "same": texts.errors_chat.kept_apart_same,
}


def _role(role: str) -> str:
    return ROLE[role]() if role in ROLE else quoted(role, 40)


def bold(field: str, most: int, joined: Callable[[Sequence[str]], str] = listed) -> Reads:
    """The titles in a field of the error, each shortened."""
    return shown(field, lambda titles: shortened([f"**{quoted(title, most)}**" for title in titles], joined=joined))


@sentence.register(err.NotKeptApartError)
def _(error: err.NotKeptApartError, speaker: Speaker) -> str:
    del speaker
    said = NOT_KEPT_APART.get(error.code, texts.errors_chat.kept_apart_schedule)
    return said(system=format_title(error.system))


@sentence.register(err.GameServerTroubleError)
def _(error: err.GameServerTroubleError, _speaker: Speaker) -> str:
    return SERVER_TROUBLES.get(error.trouble, texts.errors_chat.server_unreachable)(server=name_of(error.server))


@sentence.register(err.NoTournamentError)
def _(error: err.NoTournamentError, _speaker: Speaker) -> str:
    if error.given:
        return texts.errors_chat.no_tournament_given(given=quoted(error.given, 100))
    return texts.errors_chat.no_tournament()


worded(err.SeveralTournamentsError, texts.errors_chat.several_tournaments, titles=bold("titles", 100, joined=either))


@sentence.register(err.NotStaffError)
def _(error: err.NotStaffError, _speaker: Speaker) -> str:
    if "manager" in error.roles:
        return texts.errors_chat.not_staff_error()
    roles = shortened([ROLES[role]() for role in error.roles])
    return texts.errors_chat.not_staff(roles=roles)


worded(err.NotEnteredError, texts.errors_chat.not_entered, title=cut("title", 100))


@sentence.register(err.SignUpClosedError)
def _(error: err.SignUpClosedError, _speaker: Speaker) -> str:
    who = [quoted_name(name) for name in error.directors]
    if error.phase not in {"draft", "closed", "running"}:
        return texts.errors_chat.sign_up_over()
    if error.comes_as_list:
        return texts.errors_chat.field_from_list(count=len(who), directors=either(who))
    if error.phase == "draft":
        return texts.errors_chat.sign_up_to_come()
    return texts.errors_chat.sign_up_closed(count=len(who), directors=either(who))


worded(err.StaffMayNotPlayError, texts.errors_chat.staff_may_not_play, role=shown("role", _role))

worded(
    err.SeveralEntrantsError,
    texts.errors_chat.several_entrants,
    given=cut("given", 80),
    which=shown(
        "described", lambda described: shortened([quoted(description, 80) for description in described], joined=either)
    ),
)


@sentence.register(err.NotInGameError)
def _(error: err.NotInGameError, speaker: Speaker) -> str:
    first, second = map(speaker.who, error.seats)
    return texts.errors_chat.not_in_game(given=quoted(error.given, 80), first=first, second=second)


worded(err.NotDisputedError, texts.errors_chat.not_disputed, given=cut("given", 80))
worded(err.NoGameError, texts.errors_chat.no_game, title=cut("title", 100))


@sentence.register(err.NoVoiceChannelError)
def _(_error: err.NoVoiceChannelError, _speaker: Speaker) -> str:
    return texts.errors_chat.no_voice_channel()


@sentence.register(err.NoChannelError)
def _(error: err.NoChannelError, _speaker: Speaker) -> str:
    if not error.missing:
        return texts.errors_chat.no_channel_at_all()
    return texts.errors_chat.no_channel(missing=shortened([f"**{quoted(name, 60)}**" for name in error.missing]))


worded(err.ServerOnlyError, texts.errors_chat.server_only)

worded(
    ImportRefusedError,
    texts.errors_chat.import_refused,
    problems=shown("problems", lambda problems: shortened([*map(problem_line, problems)])),
)


worded(err.DraftGoneError, texts.errors_chat.draft_gone)
worded(err.StaleActionError, texts.errors_chat.stale_action)
worded(err.NotYourFormError, texts.errors_chat.not_your_form)
worded(err.NotYourWorkError, texts.errors_chat.not_your_work)
worded(err.ReadingTooLongError, texts.errors_chat.reading_too_long)

worded(err.FileTooLargeError, texts.errors_chat.file_too_large, most=shown("most", lambda size: size // 1000000))

worded(
    err.FileTypeError,
    texts.errors_chat.file_type,
    endings=shown("endings", lambda endings: either([f"`{ending}`" for ending in endings])),
)


worded(err.TableError, texts.errors_chat.table, "line", "code", "most")
worded(err.LogBeyondLimitsError, texts.errors_chat.log_beyond_limits, "line", "what", "most")
worded(err.LastDirectorError, texts.errors_chat.last_director)
worded(err.NotCaptainError, texts.errors_chat.not_captain, entrant=who)
worded(err.NotFreeError, texts.errors_chat.not_free, name=cut("name", 40))

worded(err.EntrantOnStaffError, texts.errors_chat.entrant_on_staff, entrant=who, role=shown("role", _role))


worded(err.UnknownRuleError, texts.errors_chat.unknown_rule, typed=cut("typed", 40))
worded(err.UnknownRoundError, texts.errors_chat.unknown_round, given=cut("given", 40))
worded(err.NoQuestionError, texts.errors_chat.no_question)
worded(err.NobodyNamedError, texts.errors_chat.nobody_named)
worded(err.NoSuchLinkError, texts.errors_chat.no_such_link)
worded(err.BadScoreError, texts.errors_chat.bad_score, given=cut("given", 40))
worded(err.NoResultGivenError, texts.errors_chat.no_result_given)


@sentence.register(err.RoundTextError)
def _(error: err.RoundTextError, speaker: Speaker) -> str:
    problems = [
        ROUND_TEXT_CODES[code](part=quoted(part, 60), names=speaker.everybody(names))
        for part, code, names in error.problems
    ]
    return texts.errors_chat.round_text(problems=shortened(problems))


@sentence.register(err.LinesError)
def _(error: err.LinesError, _speaker: Speaker) -> str:
    problems = [
        texts.errors_chat.result_line(line=line, problem=RESULT_LINE_CODES[code](part=quoted(part, 60)))
        if line
        else RESULT_LINE_CODES[code](part="")
        for line, code, part in error.problems
    ]
    return texts.errors_chat.result_lines(problems="\n".join(f"• {problem}" for problem in problems[:MOST_LISTED]))


worded(err.NoTimetableError, texts.errors_chat.no_timetable, title=cut("title", 100))


worded(err.TimesFinalError, texts.errors_chat.times_final, pairing=game)

worded(
    err.NotAStartTimeError,
    texts.errors_chat.not_astart_time,
    at=shown("at", stamp),
    slot_minutes=shown("slot_minutes", duration),
    first=shown("first", stamp),
    last=shown("last", stamp),
)


worded(err.NothingRequiredError, texts.errors_chat.nothing_required)
worded(err.NoFormError, texts.errors_chat.no_form, title=cut("title", 100))
worded(err.NotOfferedError, texts.errors_chat.not_offered)

worded(err.SealedLogError, texts.errors_chat.sealed_log, titles=bold("titles", 60))


@sentence.register(err.BadWebhookError)
def _(error: err.BadWebhookError, _speaker: Speaker) -> str:
    return WEBHOOK_CODES.get(error.code, WEBHOOK_CODES["unreadable"])()


worded(err.NoWebhookError, texts.errors_chat.no_webhook)


@sentence.register(err.UnsuitableRoleError)
def unsuitable_role(error: err.UnsuitableRoleError, _speaker: Speaker | None = None) -> str:
    """Return why a role is not given, and what to do about it."""
    return ROLE_CODES[error.code](role=quoted(error.role))


@sentence.register(err.BadFieldsError)
def _(error: err.BadFieldsError, speaker: Speaker) -> str:
    lines = [
        f"• **{label}**: {(quoted(wrong, 120) if isinstance(wrong, str) else sentence(wrong, speaker))}"
        for label, wrong in error.problems
    ]
    return "\n".join([texts.errors_chat.bad_fields(), *lines[:MOST_LISTED]])
