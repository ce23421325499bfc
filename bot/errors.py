"""Refusals of the chat side, as data; their texts are in `bot.text.errors`."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from formats.core.errors import RuleError
from formats.core.values import EntrantId, PairingId


class NoTournamentError(RuleError):
    """There is no tournament here, or none of the name that was given."""

    given: str = ""


class SeveralTournamentsError(RuleError):
    """Several tournaments could be meant; the person must name one. `tournaments` are their ids."""

    titles: tuple[str, ...]
    tournaments: tuple[str, ...] = ()


class NotStaffError(RuleError):
    """Only people with one of these roles may do this."""

    roles: tuple[str, ...]


class NotEnteredError(RuleError):
    """The person is not in this tournament."""

    title: str


class SignUpClosedError(RuleError):
    """Sign-up is closed in this phase; `directors` are the names of those who may still add entrants.

    `comes_as_list` where directors enter all players from a list, so that there is no sign-up to wait for.
    """

    phase: str
    directors: tuple[str, ...] = ()
    comes_as_list: bool = False


class StaffMayNotPlayError(RuleError):
    """A member of staff in this role may not be an entrant of the same tournament."""

    role: str


class NoGameError(RuleError):
    """The person has no open game in this tournament now."""

    title: str


class NoVoiceChannelError(RuleError):
    """The channel is no voice channel of this server that the bot can see."""


class NoChannelError(RuleError):
    """The bot cannot post in that channel; `missing` names the permissions it lacks there."""

    missing: tuple[str, ...]


class ServerOnlyError(RuleError):
    """This works only on a server, not in direct messages."""


class DraftGoneError(RuleError):
    """The draft behind this button is finished, or replaced by a later one of the same person."""


class StaleActionError(RuleError):
    """A button or form that does nothing any more, or whose id holds what none of ours does."""


class NotYourFormError(RuleError):
    """The form was opened for another user."""


class NotYourWorkError(RuleError):
    """The computation belongs to another user, and only they may stop it."""


class ReadingTooLongError(RuleError):
    """Reading a file or a long text took more CPU time than it may."""


class FileTooLargeError(RuleError):
    """A file of `size` bytes, where `most` are taken."""

    size: int
    most: int


class FileTypeError(RuleError):
    """The name of an uploaded file ends in none of `endings`, which begin with a dot."""

    endings: tuple[str, ...]


class TableError(RuleError):
    """A CSV file cannot be taken apart: its `line` has too many columns or a cell that is too long or never ends.

    Codes: `wide`, `long_cell`, `many_rows`; `most` is how many are taken.
    """

    line: int
    code: str
    most: int


class LogBeyondLimitsError(RuleError):
    """In this line of an imported log stands more than anybody could have made here; `most` is the limit.

    `what` is `line`, `depth`, `text`, `number`, `title`, `name`, `stages` or `entrants`.
    """

    line: int
    what: str
    found: int
    most: int


class LastDirectorError(RuleError):
    """A tournament keeps at least one director."""


class EntrantOnStaffError(RuleError):
    """An entrant cannot take this role: its holders may not play."""

    entrant: EntrantId
    role: str


class NotCaptainError(RuleError):
    """Only the captain of this entrant and directors may choose who acts for it."""

    entrant: EntrantId


class NotFreeError(RuleError):
    """A captain picks a person who does not wait for a team."""

    name: str


class UnknownRuleError(RuleError):
    """No format of the tournament has a rule of that number."""

    typed: str


class UnknownRoundError(RuleError):
    """No such round has been published."""

    given: str


class NoQuestionError(RuleError):
    """No question is open."""


class NobodyNamedError(RuleError):
    """Either a member or a guest's name must be given, and not both."""


class NoSuchLinkError(RuleError):
    """No personal link of a guest opens with what was typed."""


class SeveralEntrantsError(RuleError):
    """Several could be meant by what was typed; `described` says what tells them apart."""

    given: str
    described: tuple[str, ...]


class NotInGameError(RuleError):
    """The named entrant does not play in that game, or could be either; `seats` are its players."""

    given: str
    seats: tuple[EntrantId, EntrantId]


class NotDisputedError(RuleError):
    """The named player has no disputed game, or it is decided twice in the list."""

    given: str


class BadScoreError(RuleError):
    """A score is not two numbers."""

    given: str


class NoResultGivenError(RuleError):
    """A result was entered without a winner and without a score."""


class RoundTextError(RuleError):
    """A typed round cannot be read: one (part, code, candidates) for each problem.

    Codes: `nobody` (no entrant is called so), `several` (several are, see the candidates), `not_a_game` (neither a
    game nor a bye).
    """

    problems: tuple[tuple[str, str, tuple[EntrantId, ...]], ...]


class LinesError(RuleError):
    """Lines about games or people cannot be read: (line, code, what was typed) for each problem; line 0 is all of it.

    Codes: `nothing`, `too_many`, `too_long`, `not_a_result`, `ambiguous` (several open games or results fit), `nobody`
    (no player of an open game is called so), `several`, `no_board`, `not_paired` (these two have no open game),
    `has_result`, `twice`; `named_twice`, `no_rating`, `no_choice`, `no_times`, `no_player` (nobody who is in
    is called so).
    """

    problems: tuple[tuple[int, str, str], ...]


class NoTimetableError(RuleError):
    """The tournament has no weekly timetable, so players are not asked for times."""

    title: str


class TimesFinalError(RuleError):
    """The time of this game no longer depends on what players say."""

    pairing: PairingId


class NotAStartTimeError(RuleError):
    """No game of the week begins at `at`: games start every `slot_minutes` between `first` and `last`."""

    at: datetime
    first: datetime
    last: datetime
    slot_minutes: int


class NothingRequiredError(RuleError):
    """No requirement of a director waits for this person's answer."""


class BadFieldsError(RuleError):
    """Fields of a form cannot be read: (label, what is wrong) for each; that is an error, or a few plain words."""

    problems: tuple[tuple[str, RuleError | str], ...]


class UnsuitableRoleError(RuleError):
    """A role of the server that must not be given in a series, or cannot; `code` says why."""

    code: Literal["managed", "permissions", "not_permitted", "too_high", "not_yours"]
    role: str


class NoGroupError(RuleError):
    """There is no such league or group, or the person is in none."""


class NoFormError(RuleError):
    """The user has no form to hand in now."""

    title: str


class NotOfferedError(RuleError):
    """The act of a button is not possible any more: the game has gone on."""


class SealedLogError(RuleError):
    """The log holds what is sealed (titles of forms); only directors may take it out."""

    titles: tuple[str, ...]


class NoLastCycleError(RuleError):
    """The tournament follows no other one, or one that has not begun."""

    title: str


class WhatOrAfterError(RuleError):
    """To create a tournament takes a preset or format, or a tournament to follow: exactly one of the two."""


class NoRatingsError(RuleError):
    """Ratings cannot be read from the playing site.

    `why` is `off` (the host wants no such reading), `elsewhere` (the tournament does not use that site's), `nobody`
    (no entrant has said who they are there) or `unlinked` (no entrant has an account on its game server).
    """

    why: str


class RatingListError(RuleError):
    """A file is no rating list.

    `why` is `packed` (a ZIP file that does not have one list of a usual size) or `no_columns` (no heads of a list).
    """

    why: str


class NotKeptApartError(RuleError):
    """A format cannot keep two players from meeting.

    Codes: `schedule` (its schedule says who meets whom), `drawn` (its places have been drawn), `same` (one
    player was named twice).
    """

    system: str
    code: str


class BadWebhookError(RuleError):
    """Nothing can be sent to that address.

    Codes: `off` (the host wants no webhooks), `unreadable`, `password` (it has a name and password), `https` (other
    schemes are refused), `private` (it is not an address of the internet).
    """

    code: str


class NoWebhookError(RuleError):
    """The tournament has no webhook of that number any more."""


class GameServerTroubleError(RuleError):
    """A game server (its key) refused or failed; `trouble` is the cause, `off` if it is not in use."""

    server: str
    trouble: str
