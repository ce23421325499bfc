"""Forums: tags, settings, and posts, which are threads with a first message."""

from __future__ import annotations

from bot.sandbox.checks.messages import check_message
from bot.sandbox.errors import ApiError, FieldErrors, refusal, refuse_field
from bot.sandbox.rest.call import Answer, Call
from bot.sandbox.world import messages, threads
from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.models import Channel, ForumInfo, Json, MessageFlag, Tag
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.render import channel_json
from bot.sandbox.world.store import World

_P = Permission
_REQUIRE_TAG, _PINNED = 1 << 4, 1 << 1


async def post(call: Call, forum: Channel, name: str) -> Answer:
    """POST /channels/{channel_id}/threads of a forum: a post with its first message."""
    call.allow_in(forum, _P.SEND_MESSAGES)
    body = call.body.get("message")
    if not isinstance(body, dict):
        raise refuse_field(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    tag_ids = checked_tags(call, forum, call.body.get("applied_tags") or [])
    try:
        draft = check_message(body, call.files, call.world.limits)
    except ApiError as error:
        if error.errors is not None:
            error.errors = {"message": error.errors}
        raise
    if draft.files:
        call.allow_in(forum, _P.ATTACH_FILES)
    draft.flags &= ~MessageFlag.EPHEMERAL
    slowmode = call.body.get("rate_limit_per_user")
    thread = threads.open_thread(
        call.world,
        forum,
        call.me,
        name,
        auto_archive_minutes=call.body.get("auto_archive_duration"),
        slowmode=None if slowmode is None else int(slowmode),
        tag_ids=tag_ids,
    )
    # A post and its first message have the same id.
    message = messages.post(call.world, thread, call.me, draft, message_id=thread.id)
    return 201, channel_json(call.world, thread) | {"message": message_json(call.world, message, call.me)}


def checked_tags(call: Call, forum: Channel, wanted: list[str | int]) -> list[int]:
    """Return the tags of a post. Raises `ApiError` for unknown, too many, missing or moderated tags."""
    info = forum.forum or ForumInfo()
    ids = [int(item) for item in wanted]
    errors = FieldErrors()
    errors.length(("applied_tags",), ids, most=call.world.limits.applied_tags)
    known = {tag.id: tag for tag in info.tags}
    for index, tag_id in enumerate(ids):
        if tag_id not in known:
            errors.add(("applied_tags", index), "INVALID_FORUM_TAG", "Unknown forum tag")
    errors.refuse_if_any()
    if info.needs_tag and not ids:
        raise refusal("tag_required")
    manages = channel_permissions(call.world, forum, call.me) & _P.MANAGE_THREADS
    if not manages and any(known[tag_id].moderated for tag_id in ids):
        raise refusal("missing_permissions")
    return ids


def check_settings(errors: FieldErrors, call: Call, body: Json) -> None:
    """Add the errors of a forum's settings to `errors`."""
    tags = body.get("available_tags") or []
    errors.length(("available_tags",), tags, most=call.world.limits.forum_tags)
    for index, tag in enumerate(tags):
        errors.length(
            ("available_tags", index, "name"), str(tag.get("name") or ""), least=1, most=call.world.limits.tag_name
        )
    errors.choice(("default_sort_order",), body.get("default_sort_order"), (0, 1), optional=True)
    errors.choice(("default_forum_layout",), body.get("default_forum_layout"), (0, 1, 2), optional=True)


def apply_settings(world: World, forum: ForumInfo, body: Json) -> None:
    """Apply the settings of a request to a forum; a tag sent with its id keeps it."""
    if "available_tags" in body:
        known = {tag.id for tag in forum.tags}
        forum.tags = [
            Tag(
                int(item["id"]) if item.get("id") and int(item["id"]) in known else world.ids.new(),
                str(item["name"]),
                bool(item.get("moderated")),
                item.get("emoji_name"),
            )
            for item in body["available_tags"] or ()
        ]
    if "default_reaction_emoji" in body:
        forum.default_reaction = (body["default_reaction_emoji"] or {}).get("emoji_name")
    if "default_sort_order" in body:
        forum.sort_order = body["default_sort_order"]
    if body.get("default_forum_layout") is not None:
        forum.layout = int(body["default_forum_layout"])
    if body.get("default_thread_rate_limit_per_user") is not None:
        forum.thread_slowmode = int(body["default_thread_rate_limit_per_user"])
    if body.get("flags") is not None:
        forum.needs_tag = bool(int(body["flags"]) & _REQUIRE_TAG)


def edit_post(call: Call, thread: Channel) -> None:
    """Apply tags and pin of a post, as sent to PATCH /channels/{channel_id}."""
    info, forum = thread.thread, call.world.parent_of(thread)
    if info is None:
        return
    if call.body.get("applied_tags") is not None:
        info.tag_ids = checked_tags(call, forum, call.body["applied_tags"])
    if call.body.get("flags") is not None:
        pinned = bool(int(call.body["flags"]) & _PINNED)
        others = [item.thread for item in call.world.threads_of(call.world.guild_of(thread)) if item is not thread
                  and item.parent_id == thread.parent_id]  # fmt: skip
        if pinned and sum(1 for other in others if other and other.pinned) >= call.world.limits.pinned_threads:
            raise refusal("too_many_pinned_threads")
        info.pinned = pinned
