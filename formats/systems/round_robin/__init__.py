"""Round robin: each two players meet."""

from formats.systems.round_robin.system import RoundRobin

FORMAT = RoundRobin()
