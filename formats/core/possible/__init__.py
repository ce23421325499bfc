"""Possible acts: who may do what, from when, until when and due by when.

Every rule is in one place here: `decide` refuses by it, and `possible` offers by it, from which buttons, duties,
deadlines and made-up players follow.
"""

from formats.core.possible.act import ALWAYS, Act, Role, Who, Window
from formats.core.possible.listing import acts, possible

__all__ = ["ALWAYS", "Act", "Role", "Who", "Window", "acts", "possible"]
