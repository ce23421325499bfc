"""Demo players and a simulated director, so that one person can rehearse a whole tournament in the sandbox.

Theory of operation. A rehearsal is a discrete-event simulation around a real bot: demo players and the director use
slash commands and buttons like people, and the bot cannot distinguish them. One step is:

1. `DemoGroup.view` takes an immutable `RehearsalView` of the tournament: state, clock, who is simulated, options, seed.
2. `player_intention` and `director_intentions` map the view to intentions: an act and the moment from which it is due.
3. Everything that is due is carried out. If nothing is due, the clock moves to the next intention or deadline of the
   bot.

Invariants: intentions are a pure function of the view, and random choices are drawn by `RehearsalView.draw` from the
seed and a purpose, never from global randomness; the same seed therefore gives the same players, results and mishaps.
An act that changes nothing is retried a few times and then given up, so that a rehearsal always moves on or reports
what is missing. `IntentionCache` avoids computing all intentions again after each step.

The package does not import the sandbox: the caller passes objects that satisfy `SandboxPort` and `Actor`.
"""
