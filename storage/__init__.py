"""Storage: event log, outbox, people, settings and bindings, on SQLite or PostgreSQL. Does not import Discord."""
