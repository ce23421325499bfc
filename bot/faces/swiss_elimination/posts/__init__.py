"""What only playoffs post: seats, the rank board, heats, the online stage, the reveal."""
