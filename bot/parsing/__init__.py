"""Parsing of what people type, choose and upload."""
