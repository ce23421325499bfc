"""Faces: one folder for each format with a presentation of its own; see `docs/adding-a-face.md`."""
