"""The engine: how tournaments are played. No input or output, no clock, no randomness of its own."""

from __future__ import annotations

__version__ = "0.1.0"
"""The version of Herald, said here and nowhere else: pyproject.toml reads it. It stands in every tournament's log."""
