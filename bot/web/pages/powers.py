"""The table of who can know and do what in a tournament: `docs/draws.md` has the same, with a test for each row."""

from __future__ import annotations

from bot.files.html import Html, collapsible_section, tag
from bot.text.texts import texts

PLAYERS, DIRECTORS, HOST = texts.powers.players, texts.powers.directors, texts.powers.host

POWERS = (
    (PLAYERS, texts.powers.words_can, texts.powers.words_cannot),
    (PLAYERS, texts.powers.one_word_can, texts.powers.one_word_cannot),
    (PLAYERS, texts.powers.own_browser_can, texts.powers.own_browser_cannot),
    (DIRECTORS, texts.powers.preview_can, texts.powers.preview_cannot),
    (DIRECTORS, texts.powers.elsewhere_can, texts.powers.elsewhere_cannot),
    (DIRECTORS, texts.powers.waive_can, texts.powers.waive_cannot),
    (DIRECTORS, texts.powers.typed_can, texts.powers.typed_cannot),
    (DIRECTORS, texts.powers.short_seed_can, texts.powers.short_seed_cannot),
    (HOST, texts.powers.seed_can, texts.powers.seed_cannot),
    (HOST, texts.powers.with_beacon_can, texts.powers.with_beacon_cannot),
    (HOST, texts.powers.without_beacon_can, texts.powers.without_beacon_cannot),
    (HOST, texts.powers.no_beacon_can, texts.powers.no_beacon_cannot),
    (HOST, texts.powers.delay_can, texts.powers.delay_cannot),
    (HOST, texts.powers.reseed_can, texts.powers.reseed_cannot),
    (HOST, texts.powers.rewrite_can, texts.powers.rewrite_cannot),
    (HOST, texts.powers.certificates_can, texts.powers.certificates_cannot),
)
"""Who, what they can, and what they cannot."""


def powers() -> Html:
    """Return the table in the language of the page."""
    heads = (texts.powers.who(), texts.powers.can(), texts.powers.cannot())
    rows = (
        tag("tr", tag("th", who(), scope="row"), tag("td", can()), tag("td", cannot())) for who, can, cannot in POWERS
    )
    head = tag("thead", tag("tr", *(tag("th", text, scope="col") for text in heads)))
    table = tag("table", tag("caption", texts.powers.title()), head, tag("tbody", *rows))
    return collapsible_section(3, texts.powers.title(), tag("div", table, class_="wide", tabindex="0"), id_="powers")
