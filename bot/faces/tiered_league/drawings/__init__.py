"""Drawing code of the pictures of tiered leagues; independent of tournaments."""
