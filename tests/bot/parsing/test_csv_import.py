import pytest

from bot.parsing.csv_cells import BadCellError, DiscordRef, read_date, read_discord, read_integer, read_number
from bot.parsing.csv_import import MOST_BYTES, Import, ImportRefusedError, KnownEntrant, read_entrants
from bot.parsing.csv_text import decoded, rows_of
from bot.text.errors.error_text import error_text
from bot.views.imports import import_view, refusal_view
from bot.views.table import csv_file
from formats.core.asking import EntrantField
from formats.core.model import EntrantData

KNOWN = (
    KnownEntrant("e1", "Ana", 111111111111111111, EntrantData(rating=1500, attributes={"games": 3, "team": "x"})),
    KnownEntrant("e2", "Bo", None, EntrantData(rating=1400), number=2),
    KnownEntrant("e3", "Cy", 333333333333333333, EntrantData()),
    KnownEntrant("e4", "Cy", None, EntrantData()),
    KnownEntrant("e5", "Di", None, EntrantData(), number=5),
    KnownEntrant("e6", "Di", None, EntrantData(), number=6),
)


def read(text: str, **extra: object) -> Import:
    return read_entrants(text.encode(), known=KNOWN, **extra)  # type: ignore[arg-type]


def problems(text: str | bytes, **extra: object) -> list[tuple[int, str, str]]:
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(ImportRefusedError) as caught:
        read_entrants(data, known=KNOWN, **extra)  # type: ignore[arg-type]
    assert refusal_view(caught.value).blocks
    assert error_text(caught.value)
    return [(problem.line, problem.column, problem.code) for problem in caught.value.problems]


def values(data: bytes) -> list[str]:
    """What was typed where something is wrong."""
    with pytest.raises(ImportRefusedError) as caught:
        read_entrants(data, known=KNOWN)
    return [problem.value for problem in caught.value.problems]


TABLE = "name,rating\nŁukasz,1500.5\nZoé,\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_encodings_and_separators_are_found(encoding: str, separator: str) -> None:
    found = read_entrants(TABLE.replace(",", separator).encode(encoding))
    assert [(entrant.name, entrant.data.rating) for entrant in found.entrants] == [("Łukasz", 1500.5), ("Zoé", None)]


def test_latin_1_is_the_last_resort() -> None:
    assert read_entrants("name\nZoé\n".encode("latin-1")).entrants[0].name == "Zoé"


def test_the_sep_line_of_spreadsheets_is_obeyed() -> None:
    found = read_entrants(b'sep=;\r\nname;rating\r\n"Doe, Jo";1\r\n')
    assert [(entrant.line, entrant.name) for entrant in found.entrants] == [(3, "Doe, Jo")]


def test_quoted_cells_may_hold_separators_and_line_breaks_and_lines_still_count() -> None:
    rows = rows_of('name,rating\n"a\nb",1\n\n"c;,d",2\n')
    assert [(row.line, row.cells) for row in rows] == [(1, ("name", "rating")), (2, ("a b", "1")), (5, ("c;,d", "2"))]


def test_our_own_files_come_back_in() -> None:
    text = csv_file("x.csv", ["name", "rating"], [["=KIM()", -5], ["'quoted'", 1]]).text
    found = read_entrants(text.encode())
    assert [(entrant.name, entrant.data.rating) for entrant in found.entrants] == [("=KIM()", -5), ("'quoted'", 1)]


def test_heads_are_forgiving() -> None:
    found = read(
        " Player NAME ,Discord_ID,ELO,Ratíng Uncertainty,Games played,Member since\nNu,,1500,30,12,2009-11-01\n"
    )
    assert found.entrants[0].data == EntrantData(
        rating=1500, attributes={"uncertainty": 30.0, "games": 12, "joined": "2009-11-01"}
    )


def test_columns_nobody_asked_for_are_named_with_a_guess() -> None:
    found = read("name,uncertanty,colour\nNu,3,red\n")
    assert found.ignored == ("uncertanty", "colour")
    assert found.guesses == {"uncertanty": "uncertainty"}
    assert "uncertainty" in import_view(found).text


def test_formats_can_ask_for_more() -> None:
    team = EntrantField("team", "text", required=True)
    found = read_entrants(b"name,Team\nNu,Red\n", [team])
    assert found.entrants[0].data.attributes == {"team": "Red"}
    assert problems("name,Team\nNu,\nMo,x\n", entrant_fields=[team]) == [(2, "Team", "missing")]


def test_an_account_finds_its_entrant_and_blanks_keep_what_is_known() -> None:
    found = read("name,discord,rating\nAnna,111111111111111111,\n")
    entrant = found.entrants[0]
    assert (entrant.known, entrant.data) == ("e1", KNOWN[0].data)
    assert found.new == ()


def test_a_name_finds_its_entrant_whatever_its_case() -> None:
    found = read("name,rating\nBO,1450\n")
    assert (found.entrants[0].known, found.entrants[0].data.rating) == ("e2", 1450)


def test_another_account_of_the_same_name_is_somebody_new() -> None:
    found = read("name,discord\nAna,<@222222222222222222>\n")
    assert (found.entrants[0].known, found.entrants[0].discord) == (None, DiscordRef(222222222222222222))


def test_user_names_are_looked_up_where_that_is_possible() -> None:
    found = read("discord\n@ana_x\n", find_account={"ana_x": 111111111111111111}.get)
    assert found.entrants[0].known == "e1"
    assert read("discord\n@Ana_X\n").entrants[0].discord == DiscordRef(None, "ana_x")
    assert problems("discord\nnobody_here\n", find_account={"ana_x": 1}.get) == [(2, "discord", "unknown_account")]


def test_everything_wrong_is_told_at_once_and_nothing_is_taken_over() -> None:
    assert problems("Name,Rating,games,joined,discord\n,1,,,\nNu,abc,1.5,3/4/2009,a b\nMo,1,-1,2009-02-30,\n") == [
        (2, "Name", "nobody"),
        (3, "discord", "not_an_account"),
        (3, "Rating", "not_a_number"),
        (3, "games", "not_whole"),
        (3, "joined", "two_readings"),
        (4, "games", "negative"),
        (4, "joined", "not_a_date"),
    ]


@pytest.mark.parametrize(
    "text,known",
    [
        ("name\nNu\nnu\n", [None, None]),
        ("name,discord\nAna,\nana,\n", ["e1", None]),
        ("name\nJosé\nJose\n", [None, None]),
        ("name\nBó\nBo\n", [None, "e2"]),
    ],
)
def test_two_rows_of_one_name_are_two_people_and_asked_about(text: str, known: list[str | None]) -> None:
    found = read(text)
    assert [entrant.known for entrant in found.entrants] == known
    names = [entrant.name for entrant in found.entrants if entrant.known is None]
    view = "\n".join(import_view(found, done=False, known=["Ana", "Bo", "Cy"]).blocks)
    assert ("Several people of one name" in view) is (found.entrants[0].name.casefold() in ("nu", "ana")), (names, view)


def test_accents_do_not_matter_unless_another_row_has_them() -> None:
    assert read("name\nBó\n").entrants[0].known == "e2"


def test_a_number_tells_people_of_one_name_apart() -> None:
    found = read("name,rating\n#5,1500\n#6,1600\n")
    assert [(entrant.name, entrant.known) for entrant in found.entrants] == [("Di", "e5"), ("Di", "e6")]
    assert problems("name\n#5\n#5\n") == [(3, "name", "doubled")]


def test_invisible_letters_make_no_other_name() -> None:
    assert read("name\nB\u200bo\n").entrants[0].known == "e2"


@pytest.mark.parametrize(
    "text",
    [
        "name,discord\nNu,444444444444444444\nMo,444444444444444444\n",
        "name,discord\nAna,\nX,111111111111111111\n",
    ],
)
def test_an_account_that_stands_in_a_file_twice_is_what_is_named(text: str) -> None:
    assert problems(text) == [(3, "discord", "doubled")]


def test_points_below_nothing_are_refused_with_their_line() -> None:
    fields = (EntrantField("round_1", "number", least=0),)
    assert problems("name,round 1\nNu,12\nMo,-5\n", entrant_fields=fields) == [(3, "round 1", "negative")]


def test_a_name_of_several_entrants_needs_an_account() -> None:
    assert problems("name\nDi\n") == [(2, "name", "several_entrants")]


def test_account_and_name_must_not_mean_two_entrants() -> None:
    assert problems("name,discord\nBo,111111111111111111\n") == [(2, "name", "two_entrants")]


@pytest.mark.parametrize(
    "data,code",
    [
        (b"", "no_rows"),
        (b"name\n", "no_rows"),
        (b"PK\x03\x04\x14\x00\x06\x00\x08\x00" + b"\x00" * 40, "not_text"),
        (b"name\n" + b"x" * 1_000_001, "too_large"),
        (b"name\n" + b"".join(b"p%d\n" % number for number in range(3001)), "too_many_rows"),
    ],
)
def test_files_that_cannot_be_read_at_all(data: bytes, code: str) -> None:
    assert problems(data) == [(0, "", code)]


def test_3000_rows_are_read() -> None:
    data = b"name,rating\n" + b"".join(b"p%d,1500\n" % number for number in range(3000))
    assert len(read_entrants(data).entrants) == 3000


def test_a_plain_list_of_names_needs_no_head() -> None:
    found = read("Eve\nBo\nZoé\n").entrants
    assert [(entrant.line, entrant.name, entrant.known) for entrant in found] == [
        (1, "Eve", None),
        (2, "Bo", "e2"),
        (3, "Zoé", None),
    ]
    assert (1, "name", "no_name_column") in problems("names\nEve\n")
    assert (1, "name", "no_name_column") in problems("Eve,1500\nZoé,1400\n")


def test_a_column_that_two_stages_want_is_named_once() -> None:
    with pytest.raises(ImportRefusedError) as caught:
        read_entrants(b"name,games\nEve,x\n")
    club = EntrantField("club", "text")
    assert "club, club" not in str(refusal_view(caught.value, (club, club)).blocks)


def test_the_columns_must_name_people_once() -> None:
    assert problems("rating\n1\n") == [(1, "name", "no_name_column"), (2, "name", "nobody")]
    assert problems("name,player\na,b\n") == [(1, "player", "doubled_column")]
    assert problems("name\na,b\n") == [(2, "", "too_many_cells")]


def test_long_names_are_refused() -> None:
    assert problems(f"name\n{'x' * 81}\n") == [(2, "name", "long_name")]


@pytest.mark.parametrize(
    "text,value", [("1532", 1532), ("1532,5", 1532.5), ("-3.25", -3.25), ("1 532", 1532), ("0.125", 0.125)]
)
def test_numbers(text: str, value: float) -> None:
    assert read_number(text) == value


@pytest.mark.parametrize(
    "text,code",
    [
        ("1,532", "two_readings"),
        ("1.532", "two_readings"),
        ("x", "not_a_number"),
        ("1e5", "not_a_number"),
        ("9" * 30, "not_a_number"),
        ("nan", "not_a_number"),
    ],
)
def test_numbers_that_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadCellError) as caught:
        read_number(text)
    assert caught.value.code == code


def test_integers_may_be_written_with_decimals() -> None:
    assert read_integer("12.0") == 12


@pytest.mark.parametrize(
    "text",
    [
        "2009-11-01",
        "1.11.2009",
        "01.11.2009",
        "2009/11/1",
        "1 November 2009",
        "Nov 1, 2009",
        "1st Nov 2009",
        "20091101",
    ],
)
def test_dates(text: str) -> None:
    assert read_date(text) == "2009-11-01"


def test_dates_with_times_keep_them() -> None:
    assert read_date("2009-11-01T12:30") == "2009-11-01T12:30:00"
    assert read_date("12/31/2009") == "2009-12-31"
    assert read_date("31/12/2009") == "2009-12-31"


@pytest.mark.parametrize("text", ["3/4/2009", "03-04-2009", "1.2.09"])
def test_dates_that_mean_two_days_are_refused(text: str) -> None:
    with pytest.raises(BadCellError) as caught:
        read_date(text)
    assert caught.value.code == "two_readings"


def test_accounts() -> None:
    assert read_discord("<@!123456789012345678>") == DiscordRef(123456789012345678)
    assert str(read_discord("Ana#1234")) == "ana#1234"


def test_binary_data_is_no_text() -> None:
    assert decoded(b"\xff\xfe\x00") is None
    assert decoded(b"a\0b") is None


def test_a_report_of_many_problems_fits_into_blocks() -> None:
    with pytest.raises(ImportRefusedError) as caught:
        read_entrants(("name,rating\n" + "".join(f"p{number},x\n" for number in range(1500))).encode())
    view = refusal_view(caught.value)
    assert all(len(block) <= 1900 for block in view.blocks)
    assert view.csv is not None
    assert view.csv.text.count("\n") == 1501


def test_the_longest_name_is_taken_and_one_letter_more_is_not() -> None:
    assert read(f"name\n{'a' * 80}\n").entrants[0].name == "a" * 80
    assert problems(f"name\n{'a' * 81}\n") == [(2, "name", "long_name")]


def test_those_who_are_in_already_are_told_from_those_who_are_new() -> None:
    found = read("name,rating\nNu,1\nBo,2\nMo,3\n")
    assert [entrant.name for entrant in found.new] == ["Nu", "Mo"]
    assert [entrant.name for entrant in found.changed] == ["Bo"]


def test_the_largest_file_is_read_and_one_that_is_larger_is_refused_with_its_size() -> None:
    most = b"name\nNu\n" + (b" " * 99 + b"\n") * 9_999 + b" " * 92
    assert len(most) == MOST_BYTES
    assert len(read_entrants(most).entrants) == 1
    assert values(most + b"\n") == [str(MOST_BYTES + 1)]
    assert values(b"name\n" + b"".join(b"p%d\n" % number for number in range(3001))) == ["3001"]


def test_of_whoever_stands_there_twice_it_is_told_how_the_second_row_names_them() -> None:
    assert values(b"name\nBo\n#2\n") == ["#2"]
    assert values(b"name,discord\nNu,<@444444444444444444>\nMo,444444444444444444\n") == ["444444444444444444"]
    assert values(b"name,discord\nAna,\nX,<@111111111111111111>\n") == ["<@111111111111111111>"]


def test_the_bounds_of_a_field_are_taken_and_what_is_beyond_is_refused() -> None:
    fields = (EntrantField("round_1", "number", least=0, most=800),)
    found = read("name,round 1\nNu,0\nMo,800\n", entrant_fields=fields)
    assert [entrant.data.attributes["round_1"] for entrant in found.entrants] == [0, 800]
    assert problems("name,round 1\nNu,-0.5\nMo,800.5\n", entrant_fields=fields) == [
        (2, "round 1", "negative"),
        (3, "round 1", "too_high"),
    ]


def test_what_is_required_may_be_known_already() -> None:
    wanted = [EntrantField("rating", "number", required=True), EntrantField("games", "integer")]
    assert read("name,rating\nBo,\n", entrant_fields=wanted).entrants[0].data.rating == 1400
    assert problems("name,rating\nNu,\n", entrant_fields=wanted) == [(2, "rating", "missing")]
    games = [EntrantField("games", "integer", required=True)]
    assert read("name,discord\nAna,111111111111111111\n", entrant_fields=games).entrants[0].known == "e1"
    assert problems("name,rating\nBo,1500\n", entrant_fields=games) == [(2, "games", "missing")]
