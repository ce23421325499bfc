"""What people do only in playoffs, whichever way they start it."""
