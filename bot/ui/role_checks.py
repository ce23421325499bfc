"""Checks of a role before Herald gives it."""

from __future__ import annotations

import discord

from bot.errors import UnsuitableRoleError


def role_problem(role: discord.Role) -> UnsuitableRoleError | None:
    """Return why the bot cannot or must not give a role; None if it may."""
    if role.managed or role.is_default():
        return UnsuitableRoleError(code="managed", role=role.name)
    if role.permissions.value:
        return UnsuitableRoleError(code="permissions", role=role.name)
    if not role.guild.me.guild_permissions.manage_roles:
        return UnsuitableRoleError(code="not_permitted", role=role.name)
    return None if role.is_assignable() else UnsuitableRoleError(code="too_high", role=role.name)


def may_give(member: discord.Member, role: discord.Role) -> bool:
    """Whether a member may give this role: what they cannot give, the bot does not give for them."""
    if member.guild.owner_id == member.id:
        return True
    return member.guild_permissions.manage_roles and member.top_role > role
