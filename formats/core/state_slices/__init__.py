"""Slices of the state for single kinds of events: a module each, with the slice's type and the fold that writes it.

Modules are found by their folder, without a list to maintain. The state does not import them; callers read a slice by
its type, `state.slice_of(Fees)`.
"""
