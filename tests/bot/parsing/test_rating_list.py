"""Rating lists: the shapes in which they are published, and who is found in them."""

from __future__ import annotations

import io
import zipfile

import pytest

from bot.errors import RatingListError
from bot.parsing import rating_list
from bot.parsing.rating_list import Listed, Wanted, read_rating_list

HEAD = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
    "FOA {} B-day Flag\r\n"
)
ONE_RATING, THREE_RATINGS = "NOV26 Gms K ", "SRtng SGm SK RRtng RGm Rk BRtng BGm BK"


def line(number: int, name: str, federation: str, title: str, *ratings: int) -> str:
    """A line of FIDE's fixed width, with one rating or three."""
    cells = "".join(f"{rating:<6}{9:<4}{20:<3}" for rating in ratings)
    return f"{number:<15}{name:<61}{federation:<4}{'F':<4}{title:<5}{'':<5}{'':<15}{'':<4}{cells}1990  \r\n"


PLAYERS = (
    (4600001, "Schmidt, Anna", "GER", "WFM", 2101, 1990, 0),
    (4600002, "Schmidt, Berta", "GER", "", 0, 1804, 1700),
    (1500007, "Nunez Diaz, Jose", "ESP", "IM", 2450, 2400, 2390),
)
THREE = (HEAD.format(THREE_RATINGS) + "".join(line(*player) for player in PLAYERS)).encode()
ONE = (HEAD.format(ONE_RATING) + "".join(line(*player[:5]) for player in PLAYERS)).encode()
XML = (
    b"<?xml version='1.0'?><playerslist>"
    + b"".join(
        f"<player>\n<fideid>{number}</fideid><name>{name} &amp; Co</name><country>{federation}</country><title>{title}"
        f"</title><w_title>WGM</w_title><rating>{first}</rating><rapid_rating>{second}</rapid_rating>"
        f"<blitz_rating>{third}</blitz_rating><birthday>1990</birthday></player>".encode()
        for number, name, federation, title, first, second, third in PLAYERS
    )
    + b"</playerslist>"
)
ANNA = Listed("Schmidt, Anna", "4600001", "GER", "WFM", 2101, "1990")


def packed(*files: tuple[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as into:
        for name, content in files:
            into.writestr(name, content)
    return whole.getvalue()


@pytest.mark.parametrize("data", [ONE, THREE, packed(("list.txt", ONE))], ids=["one", "three", "packed"])
def test_lists_of_fixed_width_are_read_by_their_heads(data: bytes) -> None:
    found = read_rating_list(data, "standard", [Wanted("e1", "Ann", "4600001"), Wanted("e2", "José Núñez Díaz")]).found
    assert found == {"e1": ANNA, "e2": Listed("Nunez Diaz, Jose", "1500007", "ESP", "IM", 2450, "1990")}


@pytest.mark.parametrize("kind, rating", [("standard", 0), ("rapid", 1804), ("blitz", 1700)])
def test_the_rating_is_that_of_the_kind_or_the_only_one(kind: rating_list.RatingKind, rating: int) -> None:
    wanted = [Wanted("e1", "", "4600002")]
    assert read_rating_list(THREE, kind, wanted).found["e1"].rating == rating
    assert read_rating_list(ONE, kind, wanted).found["e1"].rating == 0


def test_xml_is_read_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_list, "_FIRST_BYTES", 30)
    monkeypatch.setattr(rating_list, "_CHUNK", 7)
    found = read_rating_list(XML, "rapid", [Wanted("e1", "", "4600002")]).found
    assert found == {"e1": Listed("Schmidt, Berta & Co", "4600002", "GER", "WGM", 1804, "1990")}


def test_the_table_of_a_club_has_a_head_for_each_column() -> None:
    table = b"Surname;First name;FIDE-ID;Elo;Club\nSchmidt;Anna;;2101;SK\n"
    found = read_rating_list(table, "blitz", [Wanted("e1", "anna schmidt")]).found
    assert found == {"e1": Listed("Schmidt, Anna", rating=2101)}


def test_what_is_not_sure_is_asked() -> None:
    wanted = [
        Wanted("e1", "Anna Maria Schmidt"),
        Wanted("e2", "Berta Schmidt", federation="AUT"),
        Wanted("e3", "Schmidt"),
        Wanted("e4", "Nobody Here", "999"),
        Wanted("e5", "Jose Nunez Diaz"),
        Wanted("e6", "Diaz Nunez Jose"),
    ]
    matched = read_rating_list(THREE, "standard", wanted)
    assert matched.found == {}
    names = {who: [one.name for one in lines] for who, lines in matched.doubtful.items()}
    assert names == {
        "e1": ["Schmidt, Anna"],
        "e2": ["Schmidt, Berta"],
        "e5": ["Nunez Diaz, Jose"],
        "e6": ["Nunez Diaz, Jose"],
    }, "another middle name, another federation, and one line for two; a surname alone is nobody"


def test_two_of_one_name_are_both_offered() -> None:
    twice = (
        HEAD.format(ONE_RATING) + line(1, "Kim, Min", "KOR", "", 1500) + line(2, "Kim, Min", "KOR", "", 1600)
    ).encode()
    matched = read_rating_list(twice, "standard", [Wanted("e1", "Min Kim")])
    assert [one.fide_id for one in matched.doubtful["e1"]] == ["1", "2"]


@pytest.mark.parametrize(
    "data, why",
    [
        (b"", "no_columns"),
        (b"date,score\n1,2\n", "no_columns"),
        (b"<html></html>", "no_columns"),
        (b"ID number \nx\n", "no_columns"),
        (b"\0\1", "no_columns"),
        (b"PK\x03\x04rest", "packed"),
        (packed(), "packed"),
        (packed(("a.txt", ONE), ("b.txt", ONE)), "packed"),
        (packed(("a.exe", ONE)), "packed"),
        (packed(("a.txt", ONE * 50))[:-40], "packed"),
    ],
)
def test_other_files_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(RatingListError) as refused:
        read_rating_list(data, "standard", [Wanted("e1", "Anna Schmidt")])
    assert refused.value.why == why


def test_a_packed_list_that_is_too_large_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_list, "MOST_UNPACKED", 100)
    with pytest.raises(RatingListError):
        read_rating_list(packed(("list.txt", ONE)), "standard", [])
