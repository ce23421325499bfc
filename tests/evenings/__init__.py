"""Evenings played by a script in a real browser, and what they cost the people in them."""
