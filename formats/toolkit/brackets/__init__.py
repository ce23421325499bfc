"""Knock-out brackets: the tree of matches, how far a stage has come in it, its next round and its order."""
