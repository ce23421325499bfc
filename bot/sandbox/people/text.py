"""Plain-text rendering of messages and channels, for searching and for failure messages of tests."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox.acting.components import label_of
from bot.sandbox.acting.visibility import sees_message
from bot.sandbox.checks.components import BUTTON, SELECTS, STRING_SELECT, walk
from bot.sandbox.world.models import SYSTEM, Channel, Json, Message, MessageKind
from bot.sandbox.world.store import World

_SYSTEM_TEXTS: dict[int, str] = {
    MessageKind.PINNED: "(pinned a message to this channel)",
    MessageKind.THREAD_CREATED: "(started a thread: {})",
}


def text_of(message: Message) -> str:
    """Return the whole text of a message: content, embeds, poll, text components."""
    if message.kind in SYSTEM:
        return _SYSTEM_TEXTS[message.kind].format(message.content)
    parts = [message.content]
    for embed in message.embeds:
        parts += _embed_texts(embed)
    if message.poll is not None:
        parts.append(message.poll.question)
        parts += [f"{answer.text}: {len(answer.voters)}" for answer in message.poll.answers]
    parts += [str(item["content"]) for item in walk(message.components) if "content" in item]
    return "\n".join(part for part in parts if part)


def _embed_texts(embed: Json) -> Iterator[str]:
    yield (embed.get("author") or {}).get("name") or ""
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    for item in embed.get("fields") or ():
        yield f"{item['name']}: {item['value']}"
    yield (embed.get("footer") or {}).get("text") or ""


def transcript(world: World, channel: Channel, viewer: int | None = None) -> str:
    """Return a channel as text; with `viewer`, only what that person sees."""
    name = f"#{channel.name}" if channel.name else "direct messages"
    lines = [f"--- {name}, {world.clock.now():%Y-%m-%d %H:%M} UTC ---"]
    for message in channel.messages.values():
        if not message.dismissed and (viewer is None or sees_message(message, viewer)):
            lines += _lines(world, channel, message)
    return "\n".join(lines)


def _lines(world: World, channel: Channel, message: Message) -> Iterator[str]:
    guild = world.guilds.get(channel.guild_id or 0)
    author = world.name_of(message.author_id, guild)
    notes = []
    if message.only_for is not None:
        notes.append(f"only {world.name_of(message.only_for, guild)} sees this")
    if message.cause is not None and message.cause.name:
        notes.append(f"/{message.cause.name} of {world.name_of(message.cause.user_id, guild)}")
    if message.loading:
        notes.append("is thinking")
    if message.edited is not None:
        notes.append("edited")
    about = f" ({', '.join(notes)})" if notes else ""
    yield f"[{message.timestamp:%m-%d %H:%M}] {author}{about}:"
    for line in text_of(message).splitlines():
        yield f"    {line}"
    for attachment in message.attachments:
        yield f"    <file {attachment.filename}: {attachment.description or 'no alt text'}>"
    for item in walk(message.components):
        if item["type"] == BUTTON:
            yield f"    [{label_of(item)}]{' (disabled)' if item.get('disabled') else ''}"
        elif item["type"] in SELECTS:
            offered = ", ".join(option["label"] for option in item.get("options", ())) or "..."
            shown = offered if item["type"] == STRING_SELECT else "people, roles or channels"
            yield f"    <{label_of(item)}: {shown}>"
    for emoji, people in message.reactions.items():
        yield f"    {emoji} {len(people)}"
