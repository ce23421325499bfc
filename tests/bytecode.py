"""Cache bytecode in every run of the tests, as `make test` does, also where the environment says otherwise.

Images of containers often set PYTHONDONTWRITEBYTECODE. Then each process of a run compiles all test files again, with
their asserts rewritten (13 CPU seconds for `tests/bot` and `tests/storage`), and so does each program that tests start.
"""

import os
import sys

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
