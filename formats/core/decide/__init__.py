"""From a command to events, or to an error. The only place where the rules of a tournament's life are enforced."""

from formats.core.decide.dispatch import decide

__all__ = ["decide"]
