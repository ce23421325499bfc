"""The engine: how tournaments are played. No input or output, no clock, no randomness of its own."""
