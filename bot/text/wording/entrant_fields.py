"""What is known of entrants besides their names, wherever it is asked, listed or imported."""

from __future__ import annotations

from bot.text.texts import texts

RATING = texts.entrant_fields.rating
UNCERTAINTY = texts.entrant_fields.uncertainty
GAMES = texts.entrant_fields.games
JOINED = texts.entrant_fields.joined
OGS_ID = texts.entrant_fields.ogs_id
OGS_ID_HELP = "Your number at online-go.com."
"""Said like the texts of formats: found in their catalogues by its English."""

OGS_ID_LABEL = texts.entrant_fields.ogs_id_label
