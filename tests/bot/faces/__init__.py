"""Each face by its own: `tests/bot/faces/<key>` mirrors its folder."""
