"""Makes the fonts that pictures are drawn with."""
