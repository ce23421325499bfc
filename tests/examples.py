"""How many examples a property is tried with.

`make test` tries the same few in every run, so that a change is blamed for nothing else; `make fuzz CASES=n` looks for
new ones, `n` for each property.
"""

import os

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

SEARCH = "search"
HANDFUL = 25
"""So many in `make test`, where a property does not say how many it needs: the breadth is what `make fuzz` is for."""

CASES = int(os.environ.get("HERALD_FUZZ_CASES", "1000"))

WHOLE_SWEEPS = int(os.environ.get("HERALD_HOSTILE_CASES", "200")) > 1000
"""Whether sweeps without Hypothesis are tried whole, as `make fuzz` does. `make test` leaves out what is much alike."""


_in_the_code = providers._get_local_constants


def is_search() -> bool:
    """Return whether `make fuzz` looks for new examples."""
    return settings.get_current_profile_name() == SEARCH


def constants() -> Constants:
    """Return the constants in the loaded code, of which a search tries some.

    `make test` would try other examples after any change of the code, and in a run of one file; and finding them all
    takes a second of every process.
    """
    return _in_the_code() if is_search() else Constants()


def register_profiles() -> None:
    """Make the two profiles known, and take the one of `make test`; `--hypothesis-profile=search` takes the other.

    How long an example takes says nothing on a busy machine; the number of examples bounds the time.
    """
    settings.register_profile(
        "herald",
        deadline=None,
        derandomize=True,
        max_examples=HANDFUL,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.register_profile(
        SEARCH, settings.get_profile("herald"), derandomize=False, max_examples=CASES, print_blob=True
    )
    settings.load_profile("herald")
    providers._get_local_constants = constants


def examples(count: int, **more: object) -> settings:
    """A property is tried with so many examples in `make test`, and with as many as are asked for in `make fuzz`."""
    chosen = settings(**more)  # type: ignore[arg-type] # Hypothesis' own settings, each of its own type
    return chosen if is_search() else settings(chosen, max_examples=count)
