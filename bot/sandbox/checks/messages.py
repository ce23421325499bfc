"""Validation of message bodies, new or edited, and their conversion to a `Draft`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.checks.components import check_components
from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.limits import Limits
from bot.sandbox.world.models import Json, Message, MessageFlag

FORWARD = 1
"""Type of a message reference that forwards the message instead of replying to it."""

_SENDABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.EPHEMERAL | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True, slots=True)
class NewFile:
    """A file of a request, with its metadata."""

    filename: str
    data: bytes
    description: str | None = None


@dataclass(slots=True)
class Draft:
    """A validated message body. In an edit, None means unchanged.

    Attributes:
        sets_flags: whether the body contains flags; in an edit they show or hide embeds.
        kept: in an edit, the ids of the attachments that are kept (with new alt text); None for all.
    """

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    flags: int = 0
    sets_flags: bool = False
    files: list[NewFile] = field(default_factory=list)
    kept: dict[int, str | None] | None = None
    allowed_mentions: Json | None = None
    nonce: str | int | None = None
    enforce_nonce: bool = False
    tts: bool = False
    reply_to: int | None = None
    reply_must_exist: bool = True
    forwards: tuple[int, int] | None = None
    poll: Json | None = None


def check_message(body: Json, files: Mapping[str, NewFile], limits: Limits, *, edited: Message | None = None) -> Draft:
    """Validate a message body. Raises `ApiError` with every wrong field, as Discord does."""
    if edited is not None and edited.poll is not None:
        raise refusal("poll_not_editable")
    errors = FieldErrors()
    draft = Draft(
        content=_text(errors, body),
        embeds=_list(errors, body, "embeds"),
        components=_list(errors, body, "components"),
        flags=int(body.get("flags") or 0) & int(_SENDABLE_FLAGS),
        sets_flags=body.get("flags") is not None,
        allowed_mentions=body.get("allowed_mentions"),
        nonce=body.get("nonce"),
        enforce_nonce=bool(body.get("enforce_nonce")),
        tts=bool(body.get("tts")),
        poll=body.get("poll"),
    )
    if isinstance(reference := body.get("message_reference"), dict) and reference.get("message_id"):
        _read_reference(errors, draft, reference)
    v2 = bool((draft.flags | (edited.flags if edited else 0)) & MessageFlag.COMPONENTS_V2)
    errors.length(("content",), draft.content, most=limits.content)
    if draft.embeds is not None:
        _check_embeds(errors, draft.embeds, limits)
    if draft.components is not None:
        check_components(errors, draft.components, limits, v2=v2)
    if draft.nonce is not None:
        errors.length(("nonce",), str(draft.nonce), most=limits.nonce)
    if draft.poll is not None:
        _check_poll(errors, draft.poll, limits)
    if v2:
        _refuse_beside_v2(errors, draft)
    _attachments(errors, draft, body, files, limits, edited)
    errors.refuse_if_any()
    if draft.forwards is not None and _has_content(draft):
        raise refusal("forward_with_content")
    if draft.forwards is None and _would_be_empty(draft, edited):
        raise refusal("empty_message")
    return draft


def _read_reference(errors: FieldErrors, draft: Draft, reference: Json) -> None:
    """Read which message the draft replies to (type 0) or forwards (type 1, from any channel)."""
    message_id = int(reference["message_id"])
    if reference.get("type") != FORWARD:
        draft.reply_to = message_id
        draft.reply_must_exist = bool(reference.get("fail_if_not_exists", True))
    elif reference.get("channel_id"):
        draft.forwards = (int(reference["channel_id"]), message_id)
    else:
        errors.required(("message_reference", "channel_id"))


def _text(errors: FieldErrors, body: Json) -> str | None:
    content = body.get("content")
    if "content" not in body:
        return None
    if content is None:
        return ""
    if isinstance(content, str | int | float):
        return str(content).strip()
    errors.add(("content",), "STRING_TYPE_CONVERT", "Could not interpret the value as string.")
    return None


def _list(errors: FieldErrors, body: Json, key: str) -> list[Json] | None:
    value = body.get(key)
    if key not in body:
        return None
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        errors.add((key,), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return None
    return value


def _refuse_beside_v2(errors: FieldErrors, draft: Draft) -> None:
    """Add errors for fields that cannot be combined with Components V2."""
    for key in ("content", "embeds", "poll"):
        if getattr(draft, key):
            errors.add(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _has_content(draft: Draft) -> bool:
    """Whether the draft has content of its own."""
    return bool(draft.content or draft.embeds or draft.components or draft.files or draft.poll)


def _would_be_empty(draft: Draft, edited: Message | None) -> bool:
    """Whether the message would have no content after the request."""
    content = draft.content if draft.content is not None else (edited.content if edited else "")
    embeds = draft.embeds if draft.embeds is not None else (edited.embeds if edited else [])
    components = draft.components if draft.components is not None else (edited.components if edited else [])
    kept = len(edited.attachments) if edited and draft.kept is None else len(draft.kept or ())
    return not (content or embeds or components or draft.files or kept or draft.poll)


def _check_embeds(errors: FieldErrors, embeds: list[Json], limits: Limits) -> None:
    errors.length(("embeds",), embeds, most=limits.embeds)
    total = 0
    for index, embed in enumerate(embeds):
        path = ("embeds", index)
        texts: list[tuple[tuple[str | int, ...], Any, int]] = [
            ((*path, "title"), embed.get("title"), limits.embed_title),
            ((*path, "description"), embed.get("description"), limits.embed_description),
            ((*path, "footer", "text"), (embed.get("footer") or {}).get("text"), limits.embed_footer),
            ((*path, "author", "name"), (embed.get("author") or {}).get("name"), limits.embed_author),
        ]
        fields = embed.get("fields") or []
        errors.length((*path, "fields"), fields, most=limits.embed_fields)
        for number, item in enumerate(fields):
            for key, most in (("name", limits.embed_field_name), ("value", limits.embed_field_value)):
                if not str(item.get(key) or "").strip():
                    errors.required((*path, "fields", number, key))
                texts.append(((*path, "fields", number, key), item.get(key), most))
        for place, text, most in texts:
            if text is not None:
                errors.length(place, str(text), most=most)
                total += len(str(text))
    if total > limits.embed_total:
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.embed_total}")


def _check_poll(errors: FieldErrors, poll: Any, limits: Limits) -> None:
    """Add all errors of a poll to `errors`."""
    if not isinstance(poll, dict):
        errors.add(("poll",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    question = str((poll.get("question") or {}).get("text") or "")
    if not question:
        errors.required(("poll", "question", "text"))
    errors.length(("poll", "question", "text"), question, most=limits.poll_question)
    answers = poll.get("answers") or []
    errors.length(("poll", "answers"), answers, least=1, most=limits.poll_answers)
    for index, answer in enumerate(answers):
        media = answer.get("poll_media") or {}
        place = ("poll", "answers", index, "poll_media", "text")
        if not media.get("text"):
            errors.required(place)
        errors.length(place, str(media.get("text") or ""), most=limits.poll_answer)
    errors.number(("poll", "duration"), poll.get("duration"), least=1, most=limits.poll_hours)
    errors.choice(("poll", "layout_type"), poll.get("layout_type"), (1,), optional=True)


def _attachments(
    errors: FieldErrors, draft: Draft, body: Json, files: Mapping[str, NewFile], limits: Limits, edited: Message | None
) -> None:
    about_by_id = {str(item.get("id")): item for item in body.get("attachments") or () if isinstance(item, dict)}
    for name, upload in files.items():
        about = about_by_id.get(name.removeprefix("files[").removesuffix("]"), {})
        if len(upload.data) > limits.file_bytes:
            raise refusal("file_too_large")
        draft.files.append(NewFile(about.get("filename") or upload.filename, upload.data, about.get("description")))
    for index, item in enumerate(body.get("attachments") or ()):
        errors.text(("attachments", index), item, "description", limits.alt_text)
    if edited is not None and "attachments" in body:
        present = {attachment.id: attachment.description for attachment in edited.attachments}
        draft.kept = {
            int(key): item.get("description", present[int(key)])
            for key, item in about_by_id.items()
            if int(key) in present
        }
    kept = len(draft.kept) if draft.kept is not None else (len(edited.attachments) if edited else 0)
    if kept + len(draft.files) > limits.files:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.files} or fewer in length.")
