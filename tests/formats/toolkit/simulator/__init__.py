"""The vectorised simulator."""
