"""Building blocks of pairing systems: tie-breaks, ranking, matching, sides, brackets."""
