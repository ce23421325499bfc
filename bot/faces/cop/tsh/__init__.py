"""The file format of tsh, John Chew's program for Scrabble tournaments, so that directors can change over both ways."""
