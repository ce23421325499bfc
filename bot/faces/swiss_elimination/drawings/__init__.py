"""Drawing code of the pictures of playoffs; independent of tournaments."""
