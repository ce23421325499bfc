"""Capabilities: optional interfaces of formats besides pairing and ranking, used as further bases of a format.

`docs/adding-a-format.md` has a section on each of them, `tests/formats/conformance` what each must keep.
"""

from formats.core.capabilities.answers import *
from formats.core.capabilities.capability import *
from formats.core.capabilities.declarations import *
from formats.core.capabilities.forms import *
from formats.core.capabilities.games import *
from formats.core.capabilities.groups import *
from formats.core.capabilities.marks import *
from formats.core.capabilities.newcomers import *
from formats.core.capabilities.odds import *
from formats.core.capabilities.opening import *
from formats.core.capabilities.pairing_ahead import *
from formats.core.capabilities.published_options import *
from formats.core.capabilities.repairing import *
from formats.core.capabilities.reveal import *
from formats.core.capabilities.rounds_off import *
from formats.core.capabilities.series import *
