"""Errors of Discord's API: status, code and body of each, and the nested error body of a malformed request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Path = Sequence[str | int]


class ApiError(Exception):
    """An API error, answered to the bot as Discord does.

    Attributes:
        status: HTTP status.
        code: Discord's JSON error code.
        message: Discord's short text.
        errors: the nested body of code 50035, else None.
        extra: further top-level keys of the body.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}

    def body(self) -> dict[str, Any]:
        """Return the JSON body."""
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


# Errors that the sandbox can answer: name -> (HTTP status, Discord's code, Discord's text).
_KNOWN = {
    "unauthorized": (401, 0, "401: Unauthorized"),
    "not_found": (404, 0, "404: Not Found"),
    "unknown_application": (404, 10002, "Unknown Application"),
    "unknown_channel": (404, 10003, "Unknown Channel"),
    "unknown_guild": (404, 10004, "Unknown Guild"),
    "unknown_member": (404, 10007, "Unknown Member"),
    "unknown_message": (404, 10008, "Unknown Message"),
    "unknown_overwrite": (404, 10009, "Unknown Overwrite"),
    "unknown_role": (404, 10011, "Unknown Role"),
    "unknown_user": (404, 10013, "Unknown User"),
    "unknown_emoji": (400, 10014, "Unknown Emoji"),
    "unknown_webhook": (404, 10015, "Unknown Webhook"),
    "unknown_interaction": (404, 10062, "Unknown interaction"),
    "unknown_command": (404, 10063, "Unknown application command"),
    "unknown_command_permissions": (404, 10066, "Unknown application command permissions"),
    "bots_cannot": (403, 20001, "Bots cannot use this endpoint"),
    "quarantined": (
        403,
        20026,
        "Your bot has been flagged by our anti-spam system for abusive behavior.",
    ),
    "opening_dms_too_fast": (403, 40003, "You are opening direct messages too fast."),
    "unknown_event": (404, 10070, "Unknown Guild Scheduled Event"),
    "too_many_guild_channels": (400, 30013, "Maximum number of guild channels reached (500)"),
    "too_many_pins": (400, 30003, "Maximum number of pins reached for the channel (250)"),
    "too_many_roles": (400, 30005, "Maximum number of guild roles reached (250)"),
    "too_many_reactions": (400, 30010, "Maximum number of reactions reached (20)"),
    "too_many_events": (400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)"),
    "too_many_old_edits": (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    ),
    "too_many_pinned_threads": (
        400,
        30047,
        "Maximum number of pinned threads in a forum channel has been reached",
    ),
    "file_too_large": (413, 40005, "Request entity too large"),
    "already_acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "already_crossposted": (400, 40033, "This message has already been crossposted."),
    "tag_required": (400, 40067, "A tag is required to create a forum post in this channel"),
    "missing_access": (403, 50001, "Missing Access"),
    "wrong_channel_type": (400, 50024, "Cannot execute action on this channel type"),
    "not_your_message": (403, 50005, "Cannot edit a message authored by another user"),
    "not_a_text_channel": (400, 50008, "Cannot send messages in a non-text channel"),
    "empty_message": (400, 50006, "Cannot send an empty message"),
    "cannot_message_user": (403, 50007, "Cannot send messages to this user"),
    "missing_permissions": (403, 50013, "Missing Permissions"),
    "bulk_delete_count": (
        400,
        50016,
        "Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages to delete",
    ),
    "invalid_token": (401, 50027, "Invalid Webhook Token"),
    "invalid_json": (400, 50109, "The request body contains invalid JSON."),
    "thread_archived": (400, 50083, "Thread is archived"),
    "thread_exists": (400, 160004, "A thread has already been created for this message"),
    "thread_locked": (400, 160005, "Thread is locked"),
    "event_over": (400, 180000, "Cannot update a finished event"),
    "poll_expired": (400, 520001, "Poll expired"),
    "poll_not_editable": (400, 520003, "Cannot edit a poll message"),
    "not_a_poll": (400, 520006, "Cannot expire a non-poll message"),
    "too_many_threads": (400, 160006, "Maximum number of active threads reached"),
    "moderated_message": (400, 200000, "Message was blocked by automatic moderation"),
    "moderated_title": (400, 200001, "Title was blocked by automatic moderation"),
    "harmful_link": (400, 240000, "Message blocked by harmful links filter"),
}


def message_of(code: int) -> str | None:
    """Return Discord's text for an error code, or None for an unknown code."""
    return next((message for _, known, message in _KNOWN.values() if known == code), None)


def refusal(name: str, **extra: Any) -> ApiError:
    """Return the error of that name; `extra` are further keys of its body."""
    status, code, message = _KNOWN[name]
    return ApiError(status, code, message, extra=extra)


class FieldErrors:
    """Collects errors of a request by field, for one response with code 50035."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Add an error at `path`, for example ("embeds", 0, "title")."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        """Add an error for a missing required field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, value: Any, *, most: int, least: int = 0) -> None:
        """Add an error if a text or list is too short or too long."""
        size = len(value)
        if size > most or size < least:
            kind = "in length" if isinstance(value, str) else "in count"
            if (least and size < least) or least > 1:
                self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} {kind}.")
            else:
                self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer {kind}.")

    def choice(self, path: Path, value: Any, allowed: Sequence[Any]) -> None:
        """Add an error if a value is not in a closed list."""
        if value not in allowed:
            listed = ", ".join(str(item) for item in allowed)
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def number(self, path: Path, value: Any, *, least: float, most: float) -> None:
        """Add an error if a value is not a number or out of range."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def refuse_if_any(self) -> None:
        """Raise `ApiError` with the collected errors, if any."""
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self._tree)


def refuse_field(path: Path, code: str, message: str) -> ApiError:
    """Return an error for a single field."""
    errors = FieldErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors=errors._tree)  # noqa: SLF001 - same module, same idea
