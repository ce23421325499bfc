"""Imports of the fork server of worker processes, shared by all of them.

A module of its own, since importing it takes a moment: nothing but that process imports it.
"""

from __future__ import annotations

from formats import registry

registry.engine()
