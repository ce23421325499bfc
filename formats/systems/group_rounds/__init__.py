"""Rounds of groups, semi-finals and a final, as the Pentolla Freestyle tournament plays them."""

from formats.systems.group_rounds.system import GroupRounds

FORMAT = GroupRounds()
