"""Permissions that the bot requests from a server. The invitation in the README and the sandbox use exactly these."""

from __future__ import annotations

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    read_message_history=True,
    pin_messages=True,
    create_events=True,
)
