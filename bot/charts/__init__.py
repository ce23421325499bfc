"""View models of pictures, derived from a tournament's state; None if there is nothing to show."""
