"""From a tournament's state to the view models of pictures; None where there is nothing to show."""
