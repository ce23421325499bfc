"""What happened, kept: event log, outbox, people, settings and bindings. Knows no Discord."""
