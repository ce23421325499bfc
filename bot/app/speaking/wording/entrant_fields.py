"""What is known of entrants besides their names, wherever it is asked, listed or imported."""

from __future__ import annotations

RATING = "The entrant's rating."
UNCERTAINTY = "How uncertain the rating is."
GAMES = "Rated games played."
JOINED = "When the entrant joined the playing site."
OGS_ID = "Your number at online-go.com: it stands in your profile's address."
