"""A long search for failing examples that can be interrupted and continued."""
