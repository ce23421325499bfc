"""Prometheus metrics of Herald, exposed under `/metrics` (`HERALD_HTTP`).

Labels are names of commands and kinds of outcomes, never people, servers or tournaments. So metrics are not personal
data, and the number of time series does not grow with the number of users.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

LATENCIES = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 15.0, 60.0)
"""Bucket bounds in seconds. Discord requires a first answer within three."""

ANSWERS = Counter("herald_answers", "What people asked for, by what it was and what became of it.", ("what", "outcome"))
FIRST_ANSWER_SECONDS = Histogram(
    "herald_first_answer_seconds", "From an interaction to its first answer.", buckets=LATENCIES
)
ANSWER_SECONDS = Histogram(
    "herald_answer_seconds", "From an interaction to the end of what it began.", ("what",), buckets=LATENCIES
)
LOOP_STALL_SECONDS = Histogram(
    "herald_loop_stall_seconds",
    "How much later than wished the event loop came back.",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0),
)
DELIVERIES = Counter("herald_deliveries", "Tries to bring a message to Discord, by what became of them.", ("outcome",))
DISCORD_ANSWERS = Counter("herald_discord_answers", "Answers of Discord's REST interface, by status.", ("status",))
REFUSED_RECENTLY = Gauge(
    "herald_discord_refused_recently", "Requests that Discord counts as invalid, in the last ten minutes."
)
OUTBOX_ROWS = Gauge("herald_outbox_rows", "Messages that wait to be delivered; held ones included.")
OUTBOX_HELD_TARGETS = Gauge("herald_outbox_held_targets", "Channels, threads and people whose messages are held.")
OUTBOX_OLDEST_SECONDS = Gauge("herald_outbox_oldest_seconds", "Age of the oldest message that waits and is not held.")
WORKER_WAITING = Gauge("herald_worker_waiting", "Computations handed to the worker process and not answered yet.")
DATABASE_SECONDS = Histogram(
    "herald_database_seconds", "Transactions, by kind.", ("kind",), buckets=(0.001, 0.0025, *LATENCIES)
)
SHARDS = Gauge("herald_shards", "How many of the bot's shards this process runs.")
PAGE_STREAMS = Gauge("herald_page_streams", "Open streams of the page for everybody, in the process that serves it.")
PAGE_MALFORMED_REQUESTS = Counter(
    "herald_page_malformed_requests", "What the page was sent that is no HTTP, in the process that serves it."
)
HEALTHY = Gauge("herald_healthy", "Whether a part is well (1) or not (0), as /healthz says.", ("part",))
