"""How long a test waits, in real time, for what cannot end by itself: long, because machines that run tests are busy.

Nothing else in a test waits for the clock on the wall. Time in the sandbox stands still until a test moves it, and
tests wait for what is to happen, not for seconds to pass.
"""

from dataclasses import replace

from bot.sandbox.limits import LIMITS

SECONDS = 120.0

PROGRAM_SECONDS = 1800.0
"""For programs that tests start and that compute for long: a tenth of a processor may be all they get."""

PATIENT = replace(LIMITS, answer_seconds=SECONDS, patience_seconds=SECONDS, settling_seconds=SECONDS)
"""Discord's limits, but for those in real seconds: a bot on a busy machine need not answer within three."""
