"""What single kinds of events leave behind: a module each, with what is kept and the fold that writes it.

Nothing has to be entered anywhere: modules are found by their folder. The state does not import them; callers read a
slice by its type, `state.trace(Fees)`.
"""
