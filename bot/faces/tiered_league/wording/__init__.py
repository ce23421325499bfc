"""What is said about tiered leagues alone."""
