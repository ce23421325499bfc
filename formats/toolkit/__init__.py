"""Building blocks shared by pairing systems: matching, brackets, tie-breaks, ranking, sides, scheduling."""
