"""The reminders of all tournaments, one module each: when, what the agenda says, whom it tells and what."""
