"""Deadlines, duties, reminders, and the buttons that belong to them."""
