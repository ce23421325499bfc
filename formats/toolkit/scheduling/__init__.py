"""Weekly schedules: availability patterns, the choice of game times, and a week as a text table or as a form."""
