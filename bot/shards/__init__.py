"""Several processes share one database: who runs which of Discord's shards, and who takes over from whom."""
