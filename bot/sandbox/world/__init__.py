"""State of the simulated Discord, its changes, and its rendering as Discord's JSON."""
