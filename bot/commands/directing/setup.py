"""Commands before the first round: create, options, open, close, invite, channel, cancel."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import TD
from bot.errors import WhatOrAfterError
from bot.parsing.tonight import STARTS, TEAM_SIZE, VOICE
from bot.service.cycles import FOLLOWS, next_cycle
from bot.service.loaded import LoadedTournament
from bot.text.messages import Message
from bot.text.names import quoted
from bot.text.texts import texts
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, MANAGERS, STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.flows import creating, directing_options, inviting, next_step
from bot.ui.options import PostChannel, VoiceChannel
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import CancelTournament, ChangePlan, CloseRegistration, OpenRegistration
from formats.core.plan import MOST_IN_A_TEAM

LONGEST_SEED = 100


@TD.command(name="create", description="Create a tournament from a preset or a format")
@app_commands.describe(
    what="A preset (a real tournament, ready to run) or a format",
    after="Or the tournament this is the next cycle of, with its rules",
    title="What it is called (default: the preset's title)",
    channel="Where it is announced (default: this channel)",
    closes="Open sign-up now, and close it then, like: 5 jan 19:00",
    seed="What all random draws start from (default: random)",
)
@app_commands.autocomplete(what=choices.presets, after=choices.tournaments)
@allowed(MANAGERS)
async def create(
    interaction: discord.Interaction,
    what: str | None = None,
    after: str | None = None,
    title: app_commands.Range[str, 1, 100] | None = None,
    channel: PostChannel | None = None,
    closes: str | None = None,
    seed: app_commands.Range[str, 1, LONGEST_SEED] | None = None,
) -> None:
    """Create a tournament directed by its creator. Without options, show a menu."""
    ask = Ask.of(interaction)
    if what is None and after is None:
        await creating.show_menu(ask)
        return
    target = channel.id if channel is not None else ask.channel_id or 0
    resolve.check_channel(ask, target)
    await ask.think()
    last = await _followed(ask, what, after)
    drawn = creating.drawn_seed() if seed is None else creating.typed_seed(seed)
    if last is None:
        plan = creating.plan_of(ask, what or "", title, drawn)
    else:
        plan = next_cycle(last.state, ask.service.engine, title, drawn)
    if closes is not None:
        plan = await creating.closing_at(ask, plan, closes)
    loaded = await creating.create(ask, plan.model_copy(update={"seed_chosen": seed is not None}), target)
    if last is not None:
        await ask.service.database.settings.set(loaded.id, FOLLOWS, last.id)
    if closes is not None:
        loaded = await creating.open_at_once(ask, loaded)
    await creating.say_created(
        ask, loaded, target, texts.career.created_after(last=quoted(last.state.title)) if last else ""
    )


@TD.command(name="tonight", description="Play tonight: name it, people join, one click starts it")
@app_commands.describe(
    teams="People per team, if teams play",
    starts="Start by the clock, after 15 minutes of check-in, like: 20:00",
    voice="Voice channel where players talk",
)
@allowed(MANAGERS, answers="form")
async def tonight(
    interaction: discord.Interaction,
    teams: app_commands.Range[int, 2, MOST_IN_A_TEAM] | None = None,
    starts: str | None = None,
    voice: VoiceChannel | None = None,
) -> None:
    """A form; then people join, and one button or the clock starts the first round."""
    ask = Ask.of(interaction)
    typed = {} if teams is None else {TEAM_SIZE: str(teams)}
    if starts is not None:
        typed[STARTS] = str(int((await creating.start_at(ask, starts)).timestamp()))
    if voice is not None:
        typed[VOICE] = str(voice.id)
    await creating.show_form(ask, typed)


async def _followed(ask: Ask, what: str | None, after: str | None) -> LoadedTournament | None:
    """The tournament whose next cycle is wanted, by somebody who runs it; None where a preset or format is."""
    if what is not None and after is not None:
        raise WhatOrAfterError
    if after is None:
        return None
    last = await resolve.tournament(ask, after)
    await resolve.staff(ask, last)
    return last


@TD.command(name="options", description="Change settings and options; choose nothing to get forms")
@app_commands.describe(
    capacity="How many can play; others go on a waiting list",
    closes="When sign-up closes, like: 5 jan 19:00",
    first_round="When play starts, like: 10 jan 19:00",
    ratings_fixed="When ratings are fixed",
    zone="The tournament's time zone",
    language="The language of the posts",
    silence_hours="After how many hours an undisputed report counts",
)
@app_commands.autocomplete(zone=choices.zones, language=choices.languages)
@on_tournament(STAFF.giving(ChangePlan))
async def options(
    ask: Ask,
    loaded: LoadedTournament,
    capacity: app_commands.Range[int, 2, 3000] | None = None,
    closes: str | None = None,
    first_round: str | None = None,
    ratings_fixed: str | None = None,
    zone: str | None = None,
    language: str | None = None,
    silence_hours: app_commands.Range[int, 1, 336] | None = None,
) -> None:
    """Change what is given; without anything given, offer the forms."""
    given = {
        "capacity": capacity,
        "registration_closes": closes,
        "first_round": first_round,
        "ratings_fixed": ratings_fixed,
        "zone": zone,
        "language": language,
        "silence_confirms_hours": silence_hours,
    }
    typed = {name: str(value) for name, value in given.items() if value is not None}
    if typed:
        await directing_options.propose(ask, loaded, typed)
    else:
        await directing_options.show_groups(ask, loaded)


@TD.command(name="open", description="Open sign-up")
@on_tournament(STAFF.giving(OpenRegistration))
async def open_(ask: Ask, loaded: LoadedTournament) -> None:
    """Open sign-up and announce it."""
    await next_step.open_(ask, loaded)


@TD.command(name="close", description="Close sign-up")
@on_tournament(STAFF.giving(CloseRegistration))
async def close(ask: Ask, loaded: LoadedTournament) -> None:
    """Close sign-up and announce the field."""
    await next_step.close(ask, loaded)


@TD.command(name="invite", description="Post the sign-up button here, in this channel")
@on_tournament(STAFF, answers="public")
async def invite(ask: Ask, loaded: LoadedTournament) -> None:
    """The sign-up announcement once more, for everybody in this channel."""
    await inviting.invite(ask, loaded)


@TD.command(name="set-channel", description="Set where a tournament is announced or this channel's default")
@app_commands.describe(
    announce_in="Announce the tournament in this channel from now on",
    means_here="Commands in this channel mean this tournament",
    voice="Voice channel to name on the card and with matches",
    no_voice="Name no voice channel any more",
)
@on_tournament(STAFF)
async def channel(
    ask: Ask,
    loaded: LoadedTournament,
    announce_in: PostChannel | None = None,
    means_here: bool | None = None,  # noqa: FBT001 - an option of the command
    voice: VoiceChannel | None = None,
    no_voice: bool = False,  # noqa: FBT001, FBT002 - an option of the command
) -> None:
    """Move the announcements; bind or unbind the channel; name a voice channel. By default this channel is for both."""
    done: list[str] = []
    if voice is not None or no_voice:
        done.append(await _set_voice(ask, loaded, None if voice is None else voice.id))
    if announce_in is not None or means_here is not None or not done:
        done += await _set_channel(ask, loaded, None if announce_in is None else announce_in.id, means_here)
    await ask.say(Message(content="\n".join(done) or texts.directing.nothing_done()))


async def _set_voice(ask: Ask, loaded: LoadedTournament, voice: int | None) -> str:
    """Set or remove the voice channel, and return what is said about it."""
    if voice is not None:
        resolve.check_voice_channel(ask, voice)
    with ask.acting():
        await ask.service.play_in(loaded.id, voice)
    ask.herald.boards.changed(loaded.id)
    title = loaded.state.title
    if voice is None:
        return texts.directing.no_voice(title=title)
    return texts.directing.voice(title=title, channel=str(voice))


async def _set_channel(
    ask: Ask,
    loaded: LoadedTournament,
    announce_in: int | None,
    means_here: bool | None,  # noqa: FBT001
) -> list[str]:
    """Set where a tournament is announced and what the channel means, and return what is said about it."""
    tournaments = ask.service.database.tournaments
    done: list[str] = []
    target = ask.channel_id if announce_in is None and means_here is None else announce_in
    if target is not None:
        resolve.check_channel(ask, target)
        with ask.acting():
            await ask.service.announce_in(loaded.id, target)
        ask.herald.announcer.wake()
        ask.herald.boards.changed(loaded.id)
        done.append(_announced_in(loaded.state.title, target))
    if ask.channel_id is not None and means_here is not False:
        with ask.acting():
            await tournaments.set_channel_tournament(ask.channel_id, loaded.id)
        done.append(texts.directing.default_here(title=loaded.state.title))
    elif ask.channel_id is not None and await tournaments.channel_tournament(ask.channel_id) == loaded.id:
        with ask.acting():
            await tournaments.set_channel_tournament(ask.channel_id, None)
        done.append(texts.directing.no_default_here())
    return done


@TD.command(name="cancel", description="Call the whole tournament off")
@on_tournament(DIRECTORS.giving(CancelTournament))
async def cancel(ask: Ask, loaded: LoadedTournament) -> None:
    """Call it off, after one more question."""
    await inviting.ask_cancel(ask, loaded)


def _announced_in(title: str, channel: int) -> str:
    """Where posts go."""
    return texts.directing.announced_in(title=title, channel=str(channel))
