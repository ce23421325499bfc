import pytest
from cryptography.fernet import Fernet

from bot.game_server_api.token_store import BadKeyError, TokenStore

KEY, NEWER = Fernet.generate_key().decode(), Fernet.generate_key().decode()


def test_what_is_sealed_can_be_opened_with_the_same_key_alone() -> None:
    sealed = TokenStore(KEY).sealed("secret")
    assert sealed is not None
    assert "secret" not in sealed
    assert TokenStore(KEY).opened(sealed) == "secret"
    assert TokenStore(NEWER).opened(sealed) == ""


def test_without_a_key_nothing_is_kept() -> None:
    assert not TokenStore().can_keep
    assert TokenStore().sealed("secret") is None
    assert TokenStore().opened(TokenStore(KEY).sealed("secret")) == ""


def test_a_key_can_be_changed() -> None:
    both = TokenStore(f"{NEWER}, {KEY}")
    assert both.opened(TokenStore(KEY).sealed("secret")) == "secret"
    assert TokenStore(NEWER).opened(both.sealed("secret")) == "secret"


def test_what_is_no_key_is_refused() -> None:
    with pytest.raises(BadKeyError):
        TokenStore("password")
