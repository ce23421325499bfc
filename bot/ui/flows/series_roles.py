"""Roles of a series, as chosen with `/td series`: checked, stored, and explained in the answer."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.errors import BadFieldsError, UnsuitableRoleError
from bot.service.loaded import LoadedTournament
from bot.service.series_roles import RoleChoice, keep_choice, read_choice
from bot.text.texts import texts
from bot.ui.answers import Ask
from bot.ui.role_checks import may_give, role_problem


@dataclass(frozen=True)
class RolesTyped:
    """What was typed about roles. `off`: take all roles back."""

    players: discord.Role | None
    winners: discord.Role | None
    off: bool

    @property
    def typed(self) -> bool:
        """Whether anything about roles was typed."""
        return self.off or self.players is not None or self.winners is not None

    def check(self, ask: Ask) -> None:
        """Raise `BadFieldsError` for roles that the bot or the person who asks may not give."""
        labels = (texts.series.label_player_role(), self.players), (texts.series.label_winner_role(), self.winners)
        problems = [(label, _problem(ask, role)) for label, role in labels if role is not None]
        refused = tuple((label, problem) for label, problem in problems if problem is not None)
        if refused:
            raise BadFieldsError(refused)

    async def keep(self, ask: Ask, series: LoadedTournament) -> list[str]:
        """Store what was typed, have the roles given, and return the lines that explain them."""
        database = ask.service.database
        choice = RoleChoice() if self.off else await read_choice(database, series.id)
        given = {"players": self.players and self.players.id, "winners": self.winners and self.winners.id}
        choice = choice.model_copy(update={name: role for name, role in given.items() if role is not None})
        if self.typed:
            await keep_choice(database, series.id, choice)
            ask.herald.series_roles.changed(series.id)
        lines = [texts.series.player_role(role=f"<@&{choice.players}>")] if choice.players else []
        lines += [texts.series.winner_role(role=f"<@&{choice.winners}>")] if choice.winners else []
        if lines:
            return [*lines, texts.series.roles_end()]
        return [texts.series.roles_off()] if self.off else []


def _problem(ask: Ask, role: discord.Role) -> UnsuitableRoleError | None:
    """Return why a role cannot be given for this person; None if it can."""
    member = ask.interaction.user
    if not isinstance(member, discord.Member) or not may_give(member, role):
        return UnsuitableRoleError(code="not_yours", role=role.name)
    return role_problem(role)
