"""What single kinds of events leave behind: a module each, with what is kept and the fold that writes it.

Nothing has to be entered anywhere: modules are found by their folder. The state knows none of them; whoever wants to
know asks for it by its type, `state.trace(Fees)`.
"""
