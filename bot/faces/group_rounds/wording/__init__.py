"""What is said about rounds of groups alone."""
