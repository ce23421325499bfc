"""The reminders of all tournaments."""
