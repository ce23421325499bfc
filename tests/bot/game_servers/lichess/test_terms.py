import pytest

from bot.game_server_api.port import TermsError
from bot.game_servers.lichess.terms import read_terms


@pytest.mark.parametrize(
    "typed, written",
    [
        ("15+10", "15+10 rated standard"),
        ("3+2 casual chess960", "3+2 casual chess960"),
        ("0.5+0, unrated", "0.5+0 casual standard"),
        ("2d Rated", "2d rated standard"),
        ("14days kingofthehill", "14d rated kingOfTheHill"),
    ],
)
def test_terms_are_read_and_written_in_one_way(typed: str, written: str) -> None:
    assert read_terms(typed) == written
    assert read_terms(written) == written


@pytest.mark.parametrize(
    "typed, word",
    [
        ("15+10 slow", "slow"),
        ("4d", "4d"),
        ("200+0", "200+0"),
        ("0+0", "0+0"),
        ("1.1+0", "1.1+0"),
        ("rated", ""),
        ("10+0 2d", ""),
    ],
)
def test_what_lichess_does_not_have_is_named(typed: str, word: str) -> None:
    with pytest.raises(TermsError) as caught:
        read_terms(typed)
    assert caught.value.word == word
