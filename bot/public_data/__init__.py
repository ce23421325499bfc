"""What anybody may know of a tournament, as data for machines."""
