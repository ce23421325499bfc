"""How many commands people see on a server whose tournaments are like most."""

from __future__ import annotations

from bot.reference.commands import allowed, command_tree, commands_under, top_commands
from bot.ui.options import Group

MOST_FOR_A_PLAYER, MOST_FOR_A_DIRECTOR = 40, 98


def test_a_player_and_a_director_see_few_commands_where_nothing_special_is_played() -> None:
    plain = [top for top in top_commands() if not isinstance(top, Group) or top.needed is None]
    for_all = [command for top in plain if top.default_permissions is None for command in commands_under(top)]
    every = [command for top in plain for command in commands_under(top)]
    assert all(allowed(command) for command in every)
    assert len(for_all) <= MOST_FOR_A_PLAYER
    assert len(every) <= MOST_FOR_A_DIRECTOR
    assert len(every) < sum(len(commands_under(top)) for top in top_commands())


def test_groups_of_some_servers_are_no_global_commands() -> None:
    tree = command_tree()
    names = {top.name for top in tree.get_commands()}
    assert {"playoffs", "puzzles", "tsh", "team", "schedule", "td", "tournament"} <= names
