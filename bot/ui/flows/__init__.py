"""What people do, step by step, whichever way they start it: a slash command or a button."""
