"""Reading what people type, choose and hand in."""
