"""The public page: read-only, in a separate process, from the database alone, without Discord."""
