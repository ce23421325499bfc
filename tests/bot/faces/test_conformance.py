"""What every face must keep, whatever it shows: parametrised over all that are found."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import get_args

import pytest
from discord import app_commands

from bot import plugins
from bot.announcements.capabilities import PostsOnEvents
from bot.announcements.composing import compose
from bot.announcements.post_builder import PostBuilder
from bot.face_api.face import Face
from bot.face_api.in_use import faces
from bot.parsing.capabilities import HandsInForms
from bot.pictures.canvas import ALT_LIMIT
from bot.reference.commands import commands_under, top_commands
from bot.service.loaded import Change, LoadedTournament, last_hash
from bot.text.buttons import BUTTON_LABELS, button_look
from bot.text.capabilities import HasButtons
from bot.text.context import context_of
from bot.text.messages import CUSTOM_ID_LIMIT, LABEL_LIMIT, Message, PictureRef, action_id
from bot.text.picture_kinds import HasPictures, Occasion, PictureKind
from bot.ui.actions import has_handler
from formats import registry
from formats.core.capabilities import Reveals
from formats.core.commands import TellStep
from formats.core.errors import RuleError
from formats.core.events import StepTold
from formats.core.evolve import fold, undoes_before
from formats.core.log import Record
from formats.core.plan import StagePlan
from formats.core.possible import Role, acts
from formats.core.state import TournamentState
from storage.outbox import Post
from storage.tournaments import TournamentRow
from tests.bot.pictures.lettered import drawings
from tests.bot.season import SIGN_UP_OPENS, is_message, new_person
from tests.formats.conformance.whole_tournaments import Whole
from tests.new_process import end_of

FACES = plugins.FACES.found.by_key
every_face = pytest.mark.parametrize("face", FACES.values(), ids=FACES)
FIELDS = {"group_rounds": 16, "swiss_elimination": 16, "tiered_league": 30}
"""How many enter; 12 where it is not said."""
LONGEST_ARGUMENT = "s9r99b99.malfunction.1"


class Telling(Whole):
    """A whole tournament in which every step of a script is revealed as soon as it may be."""

    def watch(self) -> None:
        """Reveal the next step, as watchers see it."""
        super().watch()
        state, engine = self.play.state, self.play.engine
        for act in [act for act in acts(state, engine, Role.DIRECTOR) if act.command is TellStep]:
            with suppress(RuleError):
                self.play.do(act.made())


def whole(key: str) -> Whole:
    """A tournament of the format: that of a preset which plays it, or one of its default options."""
    size = FIELDS.get(key, 12)
    for plan in registry.presets().values():
        if any(stage.system == key for stage in plan.stages):
            return Telling(registry.engine(), plan.stages, size, 7, calm=True, settings=plan.settings)
    return Telling(registry.engine(), [StagePlan(system=key, title="")], size, 7, calm=True)


@cache
def changes(key: str) -> tuple[Change, ...]:
    """Everything that happens in such a tournament, command by command."""
    records: tuple[Record, ...] = ()
    state = TournamentState()
    changes: list[Change] = []
    line_hash = ""
    for _, group in groupby(whole(key).to_the_end().records, key=lambda record: record.command_id):
        new = tuple(group)
        records, before = (*records, *new), state
        line_hash = last_hash(new, before=line_hash)
        state = fold(records) if undoes_before(new) else fold(new, before)
        people = {entrant: new_person(number) for number, entrant in enumerate(state.entrants, 1)}
        row = TournamentRow("t1", SIGN_UP_OPENS, state.title, state.phase, 5, 77)
        changes.append(Change(before, LoadedTournament("t1", records, state, row, people, (), line_hash), new))
    return tuple(changes)


def kinds(face: Face) -> tuple[PictureKind, ...]:
    """Its kinds of pictures."""
    return face.pictures if isinstance(face, HasPictures) else ()


def posts_on_event(face: PostsOnEvents, change: Change) -> list[Post]:
    """What a face posts because of the first event of a change."""
    builder = PostBuilder(change, registry.engine())
    face.post_event(builder, change.events[0])
    return builder.posts


def modules(face: Face) -> Iterator[Path]:
    """The files of its folder."""
    (folder,) = importlib.import_module(f"bot.faces.{face.key}").__path__
    return Path(folder).rglob("*.py")


@every_face
def test_it_is_the_face_of_a_format(face: Face) -> None:
    assert face.key in registry.systems()


@every_face
def test_its_buttons_do_something_and_fit(face: Face) -> None:
    for action, look in (face.buttons if isinstance(face, HasButtons) else {}).items():
        assert has_handler(action)
        assert action not in BUTTON_LABELS
        assert re.fullmatch("[a-z_]+", action)
        assert 0 < len(str(look.label)) <= LABEL_LIMIT
        assert len(action_id(action, "t99999999", LONGEST_ARGUMENT)) <= CUSTOM_ID_LIMIT


@every_face
def test_its_ways_to_hand_in_are_about_forms_of_the_format_and_do_something(face: Face) -> None:
    state = changes(face.key)[-1].after
    numbers = [number for number, plan in enumerate(state.stages) if plan.system == face.key]
    forms = {form.key for number in numbers for form in registry.engine().rules_of(state, number).forms}
    ways_to_hand_in = face.ways_to_hand_in if isinstance(face, HandsInForms) else {}
    assert set(ways_to_hand_in) <= forms
    assert all(button_look(faces(), action) for ways in ways_to_hand_in.values() for action in ways)


@every_face
def test_its_lists_are_about_forms_that_directors_hand_in_and_do_something(face: Face) -> None:
    state = changes(face.key)[-1].after
    numbers = [number for number, plan in enumerate(state.stages) if plan.system == face.key]
    forms = {form.key for number in numbers for form in registry.engine().rules_of(state, number).forms}
    lists = face.lists if isinstance(face, HandsInForms) else {}
    assert set(lists) <= forms
    assert all(has_handler(listed.action) for listed in lists.values())


@every_face
def test_its_pictures_have_names_of_their_own_titles_and_occasions(face: Face) -> None:
    others = [kind.key for other in FACES.values() if other is not face for kind in kinds(other)]
    for kind in kinds(face):
        assert kind.key not in {*plugins.PICTURE_KINDS.found.by_key, *others}
        assert 0 < len(str(kind.title)) <= LABEL_LIMIT
        assert kind.shown
        assert kind.shown <= set(get_args(Occasion))


@every_face
def test_every_picture_is_made_in_a_whole_tournament_and_says_what_it_shows(face: Face) -> None:
    engine, missing = registry.engine(), {kind.key: kind for kind in kinds(face) if kind.since is None}
    for change in reversed(changes(face.key)):
        context = context_of(change.loaded, engine)
        for kind in sorted(missing) if change.after.started else ():
            stage = change.after.stage_number
            ref = PictureRef(tournament="t1", version=change.after.version, kind=kind, stage=stage)
            view = missing[kind].view(context, ref)
            if view is not None:
                del missing[kind]
                assert all(0 < len(drawing.alt) <= ALT_LIMIT for drawing in drawings(view))
    assert missing == {}


@every_face
def test_no_picture_is_asked_for_in_vain_before_play(face: Face) -> None:
    before = next(change for change in changes(face.key) if change.after.phase == "closed")
    context = context_of(before.loaded, registry.engine())
    for kind in kinds(face):
        ref = PictureRef(tournament="t1", version=before.after.version, kind=kind.key)
        assert kind.view(context, ref) is None


@every_face
def test_all_posts_of_a_whole_tournament_fit(face: Face) -> None:
    posts = [post for change in changes(face.key) for post in compose(change, registry.engine())]
    messages = [Message.model_validate(post.payload) for post in posts if is_message(post)]
    assert any(message.body or message.title for message in messages)


@every_face
def test_its_commands_are_in_the_tree_with_descriptions_that_fit(face: Face) -> None:
    package = f"bot.faces.{face.key}"
    written = {
        value.qualified_name
        for module in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]
        for value in vars(sys.modules[module]).values()
        if isinstance(value, app_commands.Command) and value.module == module
    }
    commands = {
        command.qualified_name: command
        for top in top_commands()
        for command in commands_under(top)
        if f"{command.module}.".startswith(f"{package}.")
    }
    assert set(commands) == written
    for command in commands.values():
        said = [str(command.description), *(str(parameter.description) for parameter in command.parameters)]
        assert all(0 < len(text) <= 100 for text in said)


def test_no_door_needs_discord() -> None:
    """In a program that imports one door after the other and nothing else; the first at fault is named."""
    script = (
        "import importlib, sys\n"
        f"for key in {list(FACES)}:\n"
        "    importlib.import_module(f'bot.faces.{key}')\n"
        "    if 'discord' in sys.modules:\n"
        "        sys.exit(key)\n"
    )
    assert end_of(script) == (0, "")


@every_face
def test_it_knows_no_format_but_its_own(face: Face) -> None:
    imported = {
        name
        for file in modules(face)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in _named(node)
    }
    systems = {name.split(".")[2] for name in imported if re.match(r"formats\.systems\.\w", name)}
    assert systems <= {face.key}


def _named(node: ast.AST) -> list[str]:
    """The modules an import names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def test_whoever_reveals_step_by_step_tells_each_step() -> None:
    revealing = {key for key, system in registry.systems().items() if isinstance(system, Reveals)}
    assert revealing == {"swiss_elimination"}
    for key in revealing:
        face = FACES[key]
        assert isinstance(face, PostsOnEvents)
        telling = [change for change in changes(key) if any(isinstance(event, StepTold) for event in change.events)]
        assert telling
        assert all(posts_on_event(face, change) for change in telling)
