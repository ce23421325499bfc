"""`/players`: add, change, withdraw and reinstate players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import discord
from discord import app_commands

from bot.commands.directing.groups import PLAYERS, Reason
from bot.parsing.csv_text import decoded
from bot.parsing.rating_list import RatingKind
from bot.service.loaded import LoadedTournament
from bot.text.messages import Message
from bot.text.texts import texts
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.answers import Ask
from bot.ui.files import LISTS, TABLES, content_of
from bot.ui.flows import (
    attending,
    bulk_answers,
    bulk_people,
    directing_lists,
    directing_players,
    fetching,
    following,
    keeping_apart,
    rating_lists,
    rating_warnings,
    rounds_off,
)
from bot.ui.options import accepted, offered
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import (
    ChangeEntrants,
    ChangePlan,
    MakeRuling,
    MarkFee,
    RegisterEntrants,
    ReinstateEntrant,
    SubmitForm,
    WithdrawEntrant,
)
from formats.core.events import FeeState
from formats.core.model import EntrantData

FETCHED: Mapping[str, str] = {
    "ratings": "Fetch ratings from the game server; previews the changes first",
    "places": "Import the last cycle's places; previews the changes first",
}
"""What can be fetched, and how it is offered."""


@PLAYERS.command(name="add", description="Enter someone: a member of this server, a guest, or a team")
@app_commands.describe(
    member="A member here; with a guest: their voice; with a team: its captain",
    guest="The name of someone without a Discord account, or of a team",
    rating="Their rating",
    uncertainty="How uncertain the rating is",
    games="Rated games played",
)
@on_tournament(STAFF.giving(RegisterEntrants))
async def add(
    ask: Ask,
    loaded: LoadedTournament,
    member: discord.Member | None = None,
    guest: str | None = None,
    rating: float | None = None,
    uncertainty: float | None = None,
    games: app_commands.Range[int, 0] | None = None,
) -> None:
    """Enter somebody, also after sign-up has closed."""
    who = await directing_players.entry_of(ask, loaded, member, guest)
    data = directing_players.data_of(EntrantData(), rating, uncertainty, games)
    await directing_players.add(ask, loaded, who, data)


@PLAYERS.command(name="rating", description="Set a player's rating, until ratings are fixed")
@app_commands.describe(
    entrant="Whose rating", rating="The rating", uncertainty="How uncertain it is", games="Rated games played"
)
@app_commands.autocomplete(entrant=choices.entrants)
@on_tournament(STAFF.giving(ChangeEntrants))
async def rating(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: str,
    rating: float,
    uncertainty: float | None = None,
    games: app_commands.Range[int, 0] | None = None,
) -> None:
    """Change the rating, its uncertainty and the number of rated games, which decide the seed."""
    who = resolve.entrant(ask, loaded, entrant)
    data = directing_players.data_of(loaded.state.entrant(who).data, rating, uncertainty, games)
    await rating_warnings.change(ask, loaded, who, data)


@PLAYERS.command(
    name="import",
    description="Enter or change many at once from a CSV file",
    extras=accepted(file=LISTS),
)
@app_commands.describe(
    file="Columns: name, discord, rating, uncertainty, games, joined",
    what="Players, or a list of ratings and titles (FIDE, a club)",
    kind="Which rating",
)
@on_tournament(STAFF)
async def import_(
    ask: Ask,
    loaded: LoadedTournament,
    file: discord.Attachment,
    what: Literal["players", "ratings"] = "players",
    kind: RatingKind = "standard",
) -> None:
    """Preview the changes in the file, with questions about doubtful players; a button applies them."""
    if what == "ratings":
        await rating_lists.preview(ask, loaded, file, kind)
    else:
        await directing_lists.read(ask, loaded, file)


@PLAYERS.command(name="fetch", description="Fetch ratings, or the last cycle's places")
@app_commands.describe(what="What to fetch")
@app_commands.choices(what=offered(FETCHED))
@on_tournament(STAFF)
async def fetch(ask: Ask, loaded: LoadedTournament, what: str) -> None:
    """Preview the ratings of linked accounts, or the places of the last cycle; a button applies them."""
    await (fetching if what == "ratings" else following).preview(ask, loaded)


@PLAYERS.command(name="withdraw", description="Withdraw a player; previews what happens first")
@app_commands.describe(
    entrant="Who leaves",
    reason="The reason; recorded and shown",
    at_their_wish="No means a director removes them, and they may appeal",
)
@app_commands.autocomplete(entrant=choices.still_in)
@on_tournament(STAFF.giving(WithdrawEntrant))
async def withdraw(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: str,
    reason: app_commands.Range[str, 0, 1000] = "",
    at_their_wish: bool = True,  # noqa: FBT001, FBT002 - an option of the command
) -> None:
    """Preview a withdrawal: at the player's wish for all staff, against it for directors only."""
    status: directing_players.Status = "withdrawn" if at_their_wish else "removed"
    await directing_players.may_withdraw(ask, loaded, status)
    await directing_players.ask_withdraw(ask, loaded, resolve.entrant(ask, loaded, entrant), status, reason)


@PLAYERS.command(name="disqualify", description="Disqualify a player; previews what happens first")
@app_commands.describe(
    entrant="Which player",
    reason="The reason; recorded and shown",
    years="For so many years, directors here are told when they enter again",
)
@app_commands.autocomplete(entrant=choices.still_in)
@on_tournament(DIRECTORS.giving(WithdrawEntrant))
async def disqualify(
    ask: Ask, loaded: LoadedTournament, entrant: str, reason: Reason, years: app_commands.Range[int, 0, 10] = 0
) -> None:
    """Preview a disqualification, which is a ruling."""
    who = resolve.entrant(ask, loaded, entrant)
    await directing_players.ask_withdraw(ask, loaded, who, "disqualified", reason, years=years)


@PLAYERS.command(name="reinstate", description="Bring a player back for the coming rounds")
@app_commands.describe(entrant="Who comes back", reason="The reason; recorded and shown")
@app_commands.autocomplete(entrant=choices.gone)
@on_tournament(DIRECTORS.giving(ReinstateEntrant))
async def reinstate(
    ask: Ask, loaded: LoadedTournament, entrant: str, reason: app_commands.Range[str, 0, 1000] = ""
) -> None:
    """Bring a player back, which is a ruling."""
    await directing_players.reinstate(ask, loaded, resolve.entrant(ask, loaded, entrant, gone=True), reason)


@PLAYERS.command(name="replace", description="Give a player's seat to someone else")
@app_commands.describe(entrant="Whose seat", member="A member of this server", guest="The name of a guest")
@app_commands.autocomplete(entrant=choices.entrants)
@on_tournament(DIRECTORS)
async def replace(
    ask: Ask, loaded: LoadedTournament, entrant: str, member: discord.Member | None = None, guest: str | None = None
) -> None:
    """Give the seat to another person; it keeps all results."""
    who = resolve.entrant(ask, loaded, entrant)
    await directing_players.replace(ask, loaded, who, await directing_players.newcomer(ask, loaded, member, guest))


@PLAYERS.command(name="set-condition", description="Require something of a player, such as a webcam")
@app_commands.describe(entrant="Which player", what="What they have to do")
@app_commands.autocomplete(entrant=choices.still_in)
@on_tournament(DIRECTORS.giving(MakeRuling))
async def set_condition(ask: Ask, loaded: LoadedTournament, entrant: str, what: Reason) -> None:
    """Make a requirement, which is a ruling."""
    who = resolve.entrant(ask, loaded, entrant)
    await ask.carry_out(loaded, MakeRuling(topic="requirement", entrant=who, text=what))
    await ask.say(Message(content=texts.directing.required(name=resolve.context(ask, loaded).names.plain(who))))


@PLAYERS.command(name="fee", description="Record an entry fee as paid or not; no money is collected here")
@app_commands.describe(entrant="Whose fee", state="Paid, unpaid, returned or kept")
@app_commands.autocomplete(entrant=choices.entrants)
@on_tournament(STAFF.giving(MarkFee))
async def fee(
    ask: Ask, loaded: LoadedTournament, entrant: str, state: Literal["unpaid", "paid", "returned", "kept"]
) -> None:
    """Record the state of a fee in the ledger."""
    who = resolve.entrant(ask, loaded, entrant)
    marked: FeeState = state
    await ask.carry_out(loaded, MarkFee(entrant=who, state=marked))
    await ask.say(
        Message(content=texts.directing.fee_marked(name=resolve.context(ask, loaded).names.plain(who), state=marked))
    )


@PLAYERS.command(
    name="edit-many",
    description="Answers, ratings, fees and more of many, one a line",
    extras=accepted(file=TABLES),
)
@app_commands.describe(
    what="What the lines are about",
    file="A text file with one player a line, instead of the form",
    form="For answers: which form (default: what is asked now)",
)
@app_commands.autocomplete(form=choices.forms)
@on_tournament(STAFF, answers="form")
async def edit_many(
    ask: Ask,
    loaded: LoadedTournament,
    what: Literal["answers", "availability", "ratings", "fees", "check-ins", "seeds", "names"],
    file: discord.Attachment | None = None,
    form: str | None = None,
) -> None:
    """Open a form, or read a file; the changes are shown before they are applied."""
    if file is not None:  # a form cannot follow a deferred answer
        await ask.think()
    text = None if file is None else decoded(await content_of(file)) or ""
    if what == "answers" or what == "availability":  # noqa: PLR1714 - mypy narrows the type by it
        await bulk_answers.begin(ask, loaded, what, form, text)
    elif what == "names":
        await directing_lists.begin_names(ask, loaded, text)
    elif text is None:
        await bulk_people.show_form(ask, loaded, what)
    else:
        await bulk_people.propose(ask, loaded, what, text)


@PLAYERS.command(name="keep-apart", description="Two players who should not meet; without names: who is kept apart")
@app_commands.describe(
    entrant="One of the two", other="The other one", how="Never, only if there is no other way, or they may meet again"
)
@app_commands.autocomplete(entrant=choices.still_in, other=choices.still_in)
@on_tournament(STAFF.giving(ChangePlan))
async def keep_apart(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: str | None = None,
    other: str | None = None,
    how: keeping_apart.How = "never",
) -> None:
    """Keep two players apart from the next round on, or list the pairs that are kept apart."""
    if not entrant or not other:
        await keeping_apart.look(ask, loaded)
        return
    pair = resolve.entrant(ask, loaded, entrant), resolve.entrant(ask, loaded, other)
    await keeping_apart.set_pair(ask, loaded, pair, how)


@PLAYERS.command(name="check-in", description="Check-in before the event: open it, see who is here, close it")
@app_commands.describe(until="Open it until then, in your time, like: fri 19:00")
@on_tournament(STAFF)
async def check_in(ask: Ask, loaded: LoadedTournament, until: str | None = None) -> None:
    """Open the check-in until a time, or show its state with buttons to change it."""
    if until:
        await attending.open_until(ask, loaded, until)
    else:
        await attending.show(ask, loaded)


@PLAYERS.command(name="round-off", description="Give a player a round off, or see who has one")
@app_commands.rename(first="round", last="through")
@app_commands.describe(
    entrant="Who; leave empty for all who have a round off",
    first="Which round; leave empty to see theirs",
    last="The last of several rounds in a row",
)
@app_commands.autocomplete(entrant=choices.still_in)
@on_tournament(STAFF.giving(SubmitForm))
async def round_off(
    ask: Ask,
    loaded: LoadedTournament,
    entrant: str | None = None,
    first: app_commands.Range[int, 1, 99] | None = None,
    last: app_commands.Range[int, 1, 99] | None = None,
) -> None:
    """Give rounds off, also after the players' own deadline, until the round is published; or list them."""
    if entrant is None:
        await rounds_off.show_all(ask, loaded)
    else:
        await rounds_off.choose_for(ask, loaded, resolve.entrant(ask, loaded, entrant), first, last)
