"""The page for everybody: read-only, in a process of its own, from the database alone. It knows no Discord."""
