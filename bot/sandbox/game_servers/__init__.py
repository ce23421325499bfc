"""Simulated game servers: HTTP servers on this machine that answer like the real sites, one folder each."""
