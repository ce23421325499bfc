"""Knock-out brackets: the tree of matches, the progress of a stage in it, its next round and its ranking."""
