"""What people look at: a tournament's state turned into text, in blocks that fit into messages, and CSV files."""
