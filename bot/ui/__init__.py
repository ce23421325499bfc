"""Buttons, selects, forms and autocomplete."""
