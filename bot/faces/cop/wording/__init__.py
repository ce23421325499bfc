"""What is said about COP alone."""
