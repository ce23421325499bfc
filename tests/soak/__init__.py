"""Several processes on a PostgreSQL that keeps its promises, with everything breaking around them."""
