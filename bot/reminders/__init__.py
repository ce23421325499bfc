"""Reminders of all tournaments, one module each: due times, agenda text, recipients and posts."""
