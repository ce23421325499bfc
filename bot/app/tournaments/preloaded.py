"""What every worker process needs, imported and found once by the one from which they are forked.

A module of its own, since importing it takes a moment: nothing but that process imports it.
"""

from __future__ import annotations

from bot.app.speaking.catalogue import say
from formats import registry

registry.engine()
# Reads and parses what is said in the language of whoever has chosen none.
say("numbers-place", place=1)
