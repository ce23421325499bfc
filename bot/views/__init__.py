"""Views: a tournament's state as text, in blocks that fit into Discord messages, and as CSV files."""
