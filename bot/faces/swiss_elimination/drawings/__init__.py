"""How the pictures of the playoffs are drawn; knows no tournament."""
