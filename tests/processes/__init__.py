"""Several bot processes on one PostgreSQL: many servers, whole tournaments, and one process after the other killed.

`make processes SEED=7` plays a seed; `python -m tests.processes --help` names what else may be chosen.
"""
