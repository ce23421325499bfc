import pytest

from bot.game_server_api.port import TermsError
from bot.game_servers.woogles.terms import parsed, read_terms


@pytest.mark.parametrize(
    "typed, written",
    [
        ("https://woogles.io/tournament/spring-open division A", "/tournament/spring-open division A from 1"),
        ("tournament/spring-open A", "/tournament/spring-open division A from 1"),
        ("/club/madison/2026 division New Players from 4", "/club/madison/2026 division New Players from 4"),
        ("qjmXUyFsnq9Wt6ecUyRVaB Division: CSW", "qjmXUyFsnq9Wt6ecUyRVaB division CSW from 1"),
    ],
)
def test_terms_are_read_and_written_in_one_way(typed: str, written: str) -> None:
    assert read_terms(typed) == written
    assert read_terms(written) == written


def test_the_first_round_there_is_counted_from_one() -> None:
    assert parsed("/tournament/x division A from 4").first_round == 4


@pytest.mark.parametrize(
    "typed, word",
    [
        ("spring open", "spring"),
        ("https://woogles.io/", "https://woogles.io/"),
        ("/tournament/x", ""),
        ("/tournament/x division " + "y" * 25, "y" * 25),
    ],
)
def test_what_is_no_tournament_or_division_is_named(typed: str, word: str) -> None:
    with pytest.raises(TermsError) as caught:
        read_terms(typed)
    assert caught.value.word == word
