"""How the pictures of tiered leagues are drawn; knows no tournament."""
