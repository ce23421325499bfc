"""What is known of entrants besides their names, wherever it is asked, listed or imported."""

from __future__ import annotations

OGS_ID_HELP = "Your number at online-go.com."
"""Said like the texts of formats: found in their catalogues by its English."""
