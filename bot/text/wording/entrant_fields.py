"""What is known of entrants besides their names, wherever it is asked, listed or imported."""

from __future__ import annotations

from bot.text.phrases import Phrase

RATING = Phrase("entrant-fields-rating")
UNCERTAINTY = Phrase("entrant-fields-uncertainty")
GAMES = Phrase("entrant-fields-games")
JOINED = Phrase("entrant-fields-joined")
OGS_ID = Phrase("entrant-fields-ogs-id")
OGS_ID_HELP = "Your number at online-go.com."
"""Said like the texts of formats: found in their catalogues by its English."""

OGS_ID_LABEL = Phrase("entrant-fields-ogs-id-label")
