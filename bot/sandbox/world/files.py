"""Storage of files, sizes of pictures, and generated avatars."""

from __future__ import annotations

import mimetypes
import struct
import time
import zlib
from collections.abc import Iterable
from html import escape

from bot.sandbox.world.models import Attachment
from bot.sandbox.world.store import World

# JPEG: the first byte of a marker, and the start-of-frame markers, whose segments hold the size.
_MARKER = 0xFF
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}

_COLOURS = ("#5865f2", "#747f8d", "#3ba55c", "#faa61a", "#ed4245", "#eb459e", "#0e8f7e", "#8a5cf5")


def store_file(
    world: World,
    filename: str,
    data: bytes,
    *,
    description: str | None = None,
    ephemeral: bool = False,
    channel_id: int = 0,
) -> Attachment:
    """Store a file; its type is derived from its name, its size in pixels from its header."""
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    width, height = picture_size(data) if kind.startswith("image/") else (None, None)
    attachment = Attachment(
        world.ids.new(), filename, data, kind, description, width, height, ephemeral=ephemeral, channel_id=channel_id
    )
    world.files[attachment.id] = attachment
    if ephemeral:
        world.uploads.append((time.monotonic(), attachment.id))
    return attachment


def forget_uploads(world: World) -> None:
    """Delete expired files that were uploaded for a form or an option. Messages hold copies of theirs."""
    oldest = time.monotonic() - world.limits.upload_seconds
    while world.uploads and world.uploads[0][0] <= oldest:
        world.files.pop(world.uploads.popleft()[1], None)


def forget_files(world: World, attachments: Iterable[Attachment]) -> None:
    """Delete files of a message that was deleted or no longer has them."""
    for item in attachments:
        world.files.pop(item.id, None)


def picture_size(data: bytes) -> tuple[int | None, int | None]:
    """Return width and height of a PNG, GIF or JPEG; (None, None) for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:  # noqa: PLR2004 - signature, length, IHDR, two numbers
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith((b"GIF87a", b"GIF89a")) and len(data) >= 10:  # noqa: PLR2004 - signature and two numbers
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    return None, None


def _jpeg_size(data: bytes) -> tuple[int | None, int | None]:
    """Return the size of the first frame, skipping other segments by their length."""
    at = 2
    while at + 9 <= len(data) and data[at] == _MARKER:
        marker = data[at + 1]
        if marker in _FRAMES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    return None, None


def avatar_svg(name: str, number: int) -> str:
    """Return a round picture with initials as SVG."""
    colour = _COLOURS[number % len(_COLOURS)]
    initials = "".join(word[0] for word in name.split()[:2]).upper() or "?"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" '
        f'fill="{colour}"/><text x="32" y="42" font-family="sans-serif" font-size="26" fill="#fff" '
        f'text-anchor="middle">{escape(initials)}</text></svg>'
    )


def plain_png(number: int, size: int = 64) -> bytes:
    """Return a one-coloured square PNG, for addresses that must end in .png."""
    colour = bytes.fromhex(_COLOURS[number % len(_COLOURS)][1:])
    rows = (b"\0" + colour * size) * size

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
