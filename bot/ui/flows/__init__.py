"""Flows: the steps of users' tasks, started by a slash command or a button.

All of them are found where they stand: a flow that begins with a button of a post is imported by nobody else.
"""

import importlib
import pkgutil


def import_flows() -> None:
    """Import every flow, so that all buttons have their handlers."""
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        importlib.import_module(f"{__name__}.{name}")
