"""What people see of rounds of groups."""
