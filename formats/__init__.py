"""The engine: how tournaments are played. No input or output, no clock, no randomness of its own."""

from __future__ import annotations

__version__ = "0.1.0"
"""Stands in every tournament's log. A test holds it against the project's version."""
