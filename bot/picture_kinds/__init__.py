"""The kinds of pictures of all formats, a module each, found by their names: see docs/adding-a-picture.md."""
