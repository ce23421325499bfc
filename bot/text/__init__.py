"""Building blocks of all texts: names, messages, buttons, catalogues."""
