"""One folder for each format that shows people something of its own; see `docs/adding-a-face.md`."""
