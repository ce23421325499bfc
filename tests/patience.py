"""Timeouts of tests in real time, for operations that might never end. They are long because test machines are busy.

Nothing else in a test waits for real time. Time in the sandbox stands still until a test moves it, and tests wait for
events, not for seconds to pass.
"""

from dataclasses import replace

from bot.sandbox.limits import LIMITS

SECONDS = 120.0

PROGRAM_SECONDS = 1800.0
"""For programs that tests start and that compute for long: a tenth of a processor may be all they get."""

PATIENT = replace(LIMITS, answer_seconds=SECONDS, patience_seconds=SECONDS, settling_seconds=SECONDS)
"""Discord's limits, but for those in real seconds: a bot on a busy machine need not answer within three."""
