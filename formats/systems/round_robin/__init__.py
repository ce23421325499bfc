"""Round robin: everybody plays everybody."""

from formats.systems.round_robin.system import RoundRobin

FORMAT = RoundRobin()
