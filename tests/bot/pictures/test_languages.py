"""Pictures in every language: said in it, drawn with its letters, and nothing stands on anything else."""

from itertools import combinations

import pytest

from bot.charts.painting import painted, picture_or_none
from bot.pictures.bracket import Bracket, BracketMatch, BracketPart, BracketRound, Slot
from bot.pictures.canvas import ALT_LIMIT
from bot.pictures.player_card import CardGame, PlayerCard
from bot.pictures.text_layout import Font, shaped, wrapped
from bot.pictures.texts import Speaker, lettered_by
from bot.text.catalogue import in_language, languages, say
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import SAMPLES, sample
from tests.bot.pictures.test_painting import Here
from tests.expected import expected

OTHERS = [code for code in expected("languages") if code != "en"]
JAPANESE, KOREAN, SIMPLIFIED = "NotoSansJP.otf", "NotoSansKR.otf", "NotoSansSC.otf"


def fonts_of(text: str, language: str) -> set[Font]:
    with lettered_by(Speaker(language, say)):
        return {glyph.font for glyph in shaped(text).glyphs}


def missing_from(text: str) -> str:
    """The letters of a text that no font has: they are written as `[U+1234]`, which takes the room of eight letters."""
    return "".join(letter for letter in text if _is_code_point(letter))


def _is_code_point(letter: str) -> bool:
    drawn = shaped(letter)
    return len(drawn.glyphs) >= len("[U+1234]") and drawn == shaped(f"[U+{ord(letter):04X}]")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", SAMPLES)
def test_pictures_hold_together_in_every_language(kind: str, language: str) -> None:
    english = drawings(sample(kind, 26), language="en")
    found = drawings(sample(kind, 26), language=language)
    assert len(found) == len(english)
    for drawing, original in zip(found, english, strict=True):
        assert 20 < len(drawing.alt) <= ALT_LIMIT
        assert drawing.alt != original.alt
        assert [(box.text, other.text) for box, other in combinations(drawing.boxes, 2) if box.overlaps(other)] == []
        assert [box.text for box in drawing.boxes if box.left < 0 or box.right > drawing.width] == []


@pytest.mark.parametrize("language", languages())
def test_every_letter_that_pictures_are_written_with_is_in_a_font(language: str) -> None:
    with lettered_by(Speaker(language, say)), in_language(language):
        values = dict.fromkeys(("first", "second", "opponent", "name", "title", "subtitle", "shown", "label"), "A")
        texts = {
            say(id_, **values, told="A", points="1", share="2", place="3", chance="4", listed="A", rank="1")
            for id_ in (
                "pictures-alt-head",
                "pictures-line",
                "pictures-more-below",
                "pictures-outcomes",
                "tiered-league-pyramid-key",
            )
        }
        for text in texts:
            assert missing_from(text) == "", text


def test_han_letters_are_those_of_the_language_of_the_picture() -> None:
    assert fonts_of("順位", "ja") == {JAPANESE}
    assert fonts_of("順位", "ko") == {KOREAN}
    assert fonts_of("位置", "en") == {SIMPLIFIED}
    assert fonts_of("の順位", "ko") == {JAPANESE}


def test_japanese_is_broken_between_letters_and_no_line_begins_with_its_end() -> None:
    lines = wrapped("全10局のうち、最新の8局です。", 60, 12, lines=9)
    assert len(lines) > 2
    assert "".join(lines) == "全10局のうち、最新の8局です。"
    assert not any(line.startswith(("、", "。")) for line in lines)


def test_other_scripts_are_broken_between_words_alone() -> None:
    assert wrapped("둘 다 맞는", 30, 12, lines=3) == ["둘 다", "맞는"]


def test_a_bracket_says_who_beat_whom_in_the_language_it_is_drawn_in() -> None:
    match = BracketMatch(Slot("Ana", "2", won=True), Slot("Bo", "1", won=False))
    view = Bracket(
        "Cup", "", (BracketPart("", (BracketRound("Finale", (match, BracketMatch(Slot("Cy"), Slot("")))),)),)
    )
    (english,), (german,) = drawings(view), drawings(view, language="de")
    assert english.alt == "Bracket, Cup. Finale: Ana beat Bo 2:1, Cy against open."
    assert german.alt == "Turnierbaum, Cup. Finale: Ana schlägt Bo 2:1, Cy gegen offen."


def test_a_players_card_tells_rounds_without_a_game_by_their_name() -> None:
    games = (CardGame("R1", "Bo", "win"), CardGame("R2", "Bye", "bye"), CardGame("R3", "Cy", "open", "Gold"))
    (drawing,) = drawings(PlayerCard("Ana", "Cup", (("Points", "2"),), games, (3, 1)))
    assert drawing.alt == "Ana. Cup. Points 2. Ranks: 3, 1. R1: won against Bo. R2: Bye. R3: to play Cy, Gold."


async def test_a_picture_is_painted_in_the_language_spoken_where_it_is_asked_for() -> None:
    view = sample("podium", 4)
    with in_language("ja"):
        found = await picture_or_none(Here(), view)
    assert found is not None
    assert found == painted(view, "ja", "dark")
    assert found[0].alt.startswith("最終順位")
    assert found != painted(view, "en", "dark")
