from tests.audit.__main__ import SKIPPED, judged


def test_what_is_known_against_a_library_is_told() -> None:
    assert judged(1, "Found 1 known vulnerability in 1 package") == "Found 1 known vulnerability in 1 package"


def test_where_nobody_can_be_asked_that_is_said() -> None:
    assert judged(1, "requests.exceptions.ConnectionError: ...") == SKIPPED


def test_nothing_known_is_nothing_said() -> None:
    assert judged(0, "No known vulnerabilities found") == ""
