"""What the buttons of playoffs say, unless whoever offers them says more."""

from __future__ import annotations

RANK = "Click to rank"
SOLVE = "Solve"
JUDGE = "Judge's panel"
