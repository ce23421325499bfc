### Sentences of the formats that only tests play. Their codes are in toys.py and form_toy.py.

# A reason (last). $who1 a player
format-shared-last = { $who1 } is last.

# A question (ask)
format-shared-ask = Which?

# A question (which_colour). $who1 a player
format-shared-which-colour = Which colour does { $who1 } play?

# A question (who_crossed)
format-shared-who-crossed = Who crossed the line?

# What is wrong with a form (problem.no_colour)
format-shared-problem-no-colour = is no colour here

# What is wrong with a form (problem.closed)
format-shared-problem-closed = wishes are closed now

# The title of a form
format-shared-form-wish = Your wish

# What the form asks for
format-shared-form-wish-help = What you wish for.

# The title of a form
format-shared-form-coming = Coming

# What the form asks for
format-shared-form-coming-help = Will you come?
