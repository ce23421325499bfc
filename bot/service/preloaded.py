"""What every worker process needs, found once by the one from which they are forked.

A module of its own, since importing it takes a moment: nothing but that process imports it.
"""

from __future__ import annotations

from formats import registry

registry.engine()
