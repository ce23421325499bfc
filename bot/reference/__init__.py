"""Pages of the documentation that a program writes: commands, settings and formats, from their declarations."""
