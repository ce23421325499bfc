"""Translate names and descriptions of slash commands for Discord, in every language with a catalogue."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.text.command_texts import command_name, command_text

TRANSLATED = frozenset(
    {
        Location.command_description,
        Location.group_description,
        Location.parameter_description,
        Location.choice_name,
    }
)

NAMES = frozenset({Location.command_name, Location.group_name, Location.parameter_name})
"""Discord sends the bot the English names, which pages and messages use, whatever language they were shown in."""


class CommandTranslator(app_commands.Translator):
    """Translator of all texts of commands, called by discord.py once for each text and language of Discord."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language, or None where it stays English."""
        if context.location in NAMES:
            return command_name(string.message, str(locale))
        return command_text(string.message, str(locale)) if context.location in TRANSLATED else None
