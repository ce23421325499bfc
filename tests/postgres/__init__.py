"""Tests on a PostgreSQL server: `make test-postgres`, or `python -m tests.postgres TESTS`."""
