"""Takes the place of Discord's answers: keeps what the bot would have sent, and sends nothing.

Thousands of interactions a minute are only possible without sockets. What the bot is handed is what Discord would hand
it (`bot.sandbox.interaction_json`); what it answers ends here.
"""

from __future__ import annotations

import json
from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter

MESSAGE = {
    "id": "7", "channel_id": "1", "author": {"id": "2", "username": "Herald", "discriminator": "0", "avatar": None},
    "content": "", "embeds": [], "attachments": [], "components": [], "mentions": [], "mention_roles": [],
    "mention_everyone": False, "pinned": False, "tts": False, "type": 0, "flags": 64,
    "timestamp": "2026-01-03T15:00:00+00:00", "edited_timestamp": None,
}  # fmt: skip


class Wire(AsyncWebhookAdapter):
    """Every answer as JSON, in order; `files` are the contents of attached files."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.said: list[str] = []
        self.files: list[tuple[str, str]] = []

    async def request(self, route: Any, session: Any, **sent: Any) -> Any:
        """Keep what was sent, and answer as Discord does."""
        del session
        payload = sent.get("payload")
        parts = [part["value"] for part in sent.get("multipart") or () if isinstance(part.get("value"), str)]
        files = [(file.filename, file.fp.read().decode("utf-8", "replace")) for file in sent.get("files") or ()]
        self.files += files
        self.said.append("\n".join([json.dumps(payload, ensure_ascii=False), *parts, *(text for _, text in files)]))
        if "/callback" in route.path:
            kind = (payload or json.loads(parts[0] if parts else "{}")).get("type", 4)
            known = {"id": "1", "type": 2, "response_message_id": "7", "response_message_loading": False}
            return {"interaction": known, "resource": {"type": kind, "message": MESSAGE}}
        return MESSAGE
