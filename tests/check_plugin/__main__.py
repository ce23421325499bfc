"""`make check-plugin KEY=ladder`: exits with 1 if something has to be done, and with 2 if there is no such plug-in."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.check_plugin import KINDS, problems


def main(arguments: Sequence[str]) -> int:
    """Check the plug-ins of those names."""
    names = " ".join(arguments)
    to_do = problems(arguments or [""])
    if to_do is None:
        print(f"There is no plug-in {names!r} in {', '.join(kind.where for kind in KINDS)}.")
        return 2
    print("\n".join(to_do) or f"{names}: nothing to do.")
    return 1 if to_do else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
