"""Vectorised Monte Carlo simulation of tournaments: all runs of a format are played at once, as an axis of arrays.

A format plays its runs by `Simulated.play_runs`. Arrays of runs have the shape (runs, seats): the first axis is the
run, the second the seat, which is the seed minus one. `Dice` knows who sits where and how likely each wins, so the
modules of this package know seats only. An `Outcome` has the places and games of every seat in every run;
`measures` summarises outcomes with their sampling errors.

Brackets, round robins and a Swiss of up to 12 players are played exactly as the formats play them. In a larger Swiss a
round is paired from the top and then improved, not found as a minimum over all rounds; `tests/simulator` compares them.

All randomness comes from the raw 64-bit numbers of PCG64 (O'Neill, *PCG: a family of simple fast space-efficient
statistically good algorithms*, 2014), whose stream NumPy keeps across versions (NEP 19). The seed is an argument.

Only modules of this package import NumPy when they are loaded, so formats import them where they simulate.
"""
