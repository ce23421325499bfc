import pytest

from storage.accounts import ServerAccount
from storage.database import Database
from storage.errors import UnknownPersonError
from tests.storage.samples import NOON, begin


def begun(person: str, pending: str = "sealed") -> ServerAccount:
    return ServerAccount(person, "go", "7", "dana", None, pending)


def proved(person: str, token: str | None = None) -> ServerAccount:
    return ServerAccount(person, "go", "7", "dana", NOON, None, token)


async def test_an_account_counts_once_it_is_proved(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.accounts.begin(begun(dana.id))
    assert await database.accounts.of(dana.id) == {"go": begun(dana.id)}
    assert await database.accounts.proved("go", [dana.id]) == {}
    assert await database.accounts.prove(proved(dana.id, "t")) is None
    assert await database.accounts.proved("go", [dana.id]) == {dana.id: proved(dana.id, "t")}
    assert await database.accounts.proved("chess", [dana.id]) == {}


async def test_beginning_anew_takes_the_place_of_what_was_begun(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.accounts.begin(begun(dana.id))
    await database.accounts.begin(begun(dana.id, "again"))
    assert (await database.accounts.of(dana.id))["go"].pending == "again"


async def test_a_proved_account_stays_until_another_is(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.accounts.prove(proved(dana.id))
    await database.accounts.begin(ServerAccount(dana.id, "go", "8", "eve", None, "sealed"))
    account = (await database.accounts.of(dana.id))["go"]
    assert (account.account, account.proved_at, account.pending) == ("7", NOON, "sealed")


async def test_an_account_is_one_persons_alone(database: Database) -> None:
    dana, eva = await database.people.for_discord(99, "Dana"), await database.people.for_discord(98, "Eva")
    await database.accounts.prove(proved(dana.id))
    assert await database.accounts.prove(proved(eva.id)) == dana.id
    assert list(await database.accounts.proved("go", [dana.id, eva.id])) == [eva.id]


async def test_a_consent_can_be_dropped_and_an_account_unlinked(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.accounts.prove(proved(dana.id, "t"))
    await database.accounts.drop_token(dana.id, "go")
    assert (await database.accounts.of(dana.id))["go"].token is None
    assert await database.accounts.unlink(dana.id, "go")
    assert not await database.accounts.unlink(dana.id, "go")


async def test_accounts_are_shown_to_the_person_and_forgotten_with_them(database: Database) -> None:
    dana = await database.people.for_discord(99, "Dana")
    await database.accounts.prove(proved(dana.id))
    (row,) = (await database.personal_data.of(dana.id))["accounts"]
    assert row["name"] == "dana"
    await database.people.erase(dana.id)
    assert await database.accounts.of(dana.id) == {}


async def test_what_is_done_with_one_account_leaves_those_on_other_servers_and_of_others(database: Database) -> None:
    dana, eva = await database.people.for_discord(99, "Dana"), await database.people.for_discord(98, "Eva")
    theirs = {
        (person.id, server): ServerAccount(person.id, server, f"{person.id} there", "d", NOON, None, "t")
        for person in (dana, eva)
        for server in ("go", "chess")
    }
    for account in theirs.values():
        assert await database.accounts.prove(account) is None
    await database.accounts.drop_token(dana.id, "go")
    assert {server: account.token for server, account in (await database.accounts.of(dana.id)).items()} == {
        "go": None,
        "chess": "t",
    }
    assert await database.accounts.unlink(dana.id, "go")
    assert await database.accounts.of(dana.id) == {"chess": theirs[dana.id, "chess"]}
    assert await database.accounts.of(eva.id) == {server: theirs[eva.id, server] for server in ("go", "chess")}


async def test_who_only_says_that_an_account_is_theirs_takes_it_from_nobody(database: Database) -> None:
    dana, eva = await database.people.for_discord(99, "Dana"), await database.people.for_discord(98, "Eva")
    await database.accounts.begin(begun(eva.id))
    assert await database.accounts.prove(proved(dana.id)) is None
    assert await database.accounts.of(eva.id) == {"go": begun(eva.id)}
    assert list(await database.accounts.proved("go", [dana.id, eva.id])) == [dana.id]


async def test_nobody_has_no_account(database: Database) -> None:
    with pytest.raises(UnknownPersonError):
        await database.accounts.begin(begun("p77"))
    with pytest.raises(UnknownPersonError):
        await database.accounts.prove(proved("p77"))


async def test_accounts_given_by_a_director_are_found_by_name_or_number_and_leave_proved_ones_alone(
    database: Database,
) -> None:
    dana, eva = await database.people.for_discord(99, "Dana"), await database.people.guest("Eva")
    await begin(database, guild_id=5, entrants={"e1": dana.id, "e2": eva.id})
    await database.accounts.prove(proved(dana.id))
    await database.accounts.note("go", {dana.id: ("other", "Other"), eva.id: ("eva 1", "Eva 1")})
    assert await database.accounts.names_at("go", [dana.id, eva.id, "p77"]) == {dana.id: "dana", eva.id: "Eva 1"}
    assert await database.accounts.owners("go", ["dana", "eva 1", "other"], guild_id=5) == {
        "dana": (dana.id,),
        "eva 1": (eva.id,),
    }
    assert await database.accounts.owners("chess", ["eva 1"], guild_id=5) == {}
    assert await database.accounts.owners("go", ["eva 1"], guild_id=6) == {}
    await database.accounts.note("go", {eva.id: ("eva 2", "Eva 2")})
    assert await database.accounts.owners("go", ["eva 1", "eva 2"], guild_id=5) == {"eva 2": (eva.id,)}
    assert list(await database.accounts.proved("go", [dana.id, eva.id])) == [dana.id]
    with pytest.raises(UnknownPersonError):
        await database.accounts.note("go", {"p77": ("x", "X")})
