"""`python -m bot`: print the version at once, or import the program (`bot.program`) and run it."""

from __future__ import annotations

import gc
import sys

import formats

if __name__ == "__main__":
    if sys.argv[1:] == ["--version"]:
        print(f"Herald {formats.__version__}")
        sys.exit()
    gc.disable()  # nothing of what is imported is garbage: a seventh of it was looking; `spare_collector` ends this
    from bot.program import main

    sys.exit(main(sys.argv[1:]))
