"""Pretend game servers: small HTTP servers on this machine that answer as the real ones do, a folder each."""
