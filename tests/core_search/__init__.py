"""A count of positions and commands of the core against brute force."""
