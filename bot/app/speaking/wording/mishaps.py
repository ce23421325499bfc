"""What people read when something could not be done, through no fault of theirs."""

from __future__ import annotations

BROKEN = (
    "Sorry, something went wrong on my side. Nothing was changed, and it has been written down. Please try again, or "
    "tell a director."
)
TOO_LATE = "Sorry, there is a crowd just now, and I could not open the form in time. Please try that once more."
NOT_HERE = "I cannot see whom or what you chose: it must be on this server, and I must be allowed to see it."
