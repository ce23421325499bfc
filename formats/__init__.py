"""The engine: how tournaments are played. No input or output, no clock, no randomness of its own."""

from __future__ import annotations

__version__ = "0.2.0"
"""The version of Herald, which pyproject.toml reads from here. It is recorded in every tournament's log."""
