import pytest
from cryptography.fernet import Fernet

from bot.app.game_servers.vault import BadKeyError, Vault

KEY, NEWER = Fernet.generate_key().decode(), Fernet.generate_key().decode()


def test_what_is_sealed_can_be_opened_with_the_same_key_alone() -> None:
    sealed = Vault(KEY).sealed("secret")
    assert sealed is not None
    assert "secret" not in sealed
    assert Vault(KEY).opened(sealed) == "secret"
    assert Vault(NEWER).opened(sealed) == ""


def test_without_a_key_nothing_is_kept() -> None:
    assert not Vault().can_keep
    assert Vault().sealed("secret") is None
    assert Vault().opened(Vault(KEY).sealed("secret")) == ""


def test_a_key_can_be_changed() -> None:
    both = Vault(f"{NEWER}, {KEY}")
    assert both.opened(Vault(KEY).sealed("secret")) == "secret"
    assert Vault(NEWER).opened(both.sealed("secret")) == "secret"


def test_what_is_no_key_is_refused() -> None:
    with pytest.raises(BadKeyError):
        Vault("password")
