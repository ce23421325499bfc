"""What demo players do about what formats ask of them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.rehearsal.direction import ANSWER_WITHIN, PATIENCE, THINKS, director_intentions
from bot.rehearsal.profiles import Profile
from bot.rehearsal.rehearsal_view import Act, Intention
from bot.text import actions
from bot.text.messages import action_id
from formats import registry
from formats.core import commands as cmd
from formats.core.asking import GameQuestion
from formats.core.forms import missing_from
from formats.core.plan import StagePlan
from formats.core.possible.answers import questions_about
from tests.bot.rehearsal.scenes import closed, director, play, wish
from tests.bot.season import Season
from tests.formats.toys import QUESTION, Neighbours, toy_engine

PLAYOFFS = StagePlan(system="swiss_elimination", title="Playoffs")
GROUPS = StagePlan(system="group_rounds", title="Groups", options={"fewest": 2})
EVERYBODY = ("e1", "e2", "e3", "e4")


def act_of(season: Season, entrant: str, silent: int = 0) -> Act | None:
    intention = wish(play(season, silent=silent), entrant)
    return None if intention is None else intention.act


def test_what_sign_up_asks_is_filled_in() -> None:
    preset = registry.preset("kuksu_main_title_tournament")
    season = Season().create(stages=preset.stages, settings=preset.settings)
    season.do(cmd.OpenRegistration())
    act = wish(play(season), None)
    assert act is not None
    assert act.act.command == "/join"
    assert int(act.act.fills["ogs_id"]) > 0


def test_form_is_handed_in_once_it_is_asked_for_and_the_format_takes_it() -> None:
    season = closed(PLAYOFFS)
    assert act_of(season, "e1") is None
    season.do(cmd.AskForForm(form="preferences", due=season.now + timedelta(days=1)))
    act = act_of(season, "e1")
    assert act is not None
    assert (act.command, act.options) == ("/me form", {"form": "preferences"})
    assert act_of(season, "e1", silent=100) is None
    season.do(cmd.SubmitForm(form="preferences", entrant="e1", content=dict(act.fills)), actor="p1")
    assert act_of(season, "e1") is None
    season.until(season.now + timedelta(days=2))
    assert act_of(season, "e2") is None


def test_invitation_is_answered_with_a_button() -> None:
    season = closed(PLAYOFFS.model_copy(update={"options": {"sign_up_confirms": False}}))
    season.do(cmd.AskForForm(form="invitation"))
    act = act_of(season, "e1")
    assert act is not None
    assert act.presses == (action_id(actions.FORM_CHOICE, "t1", "invitation.0"),)


def test_director_asks_for_forms_waits_for_them_and_then_begins() -> None:
    season = closed(PLAYOFFS)
    asks = director(play(season))
    assert asks is not None
    assert (asks.act.command, asks.act.options["form"]) == ("/forms ask", "preferences")
    due = season.now + ANSWER_WITHIN
    assert asks.act.options["until"] == f"<t:{int(due.timestamp())}>"
    season.do(cmd.AskForForm(form="preferences", due=due))
    waits = director(play(season))
    assert waits is not None
    assert (waits.act.command, waits.at) == ("/td advance", due)
    for entrant in EVERYBODY:
        season.do(cmd.SubmitForm(form="preferences", entrant=entrant, content={"lists": "P1"}), actor="p1")
    begins = director(play(season))
    assert begins is not None
    assert (begins.act.command, begins.at) == ("/td advance", season.now)


def test_director_enters_what_is_for_directors_to_know_and_then_answers() -> None:
    season = closed(PLAYOFFS).publish()
    entered = []
    while (intention := one_by_one(season)) is not None:
        entrant = intention.act.options["entrant"]
        entered.append(entrant)
        content = dict(intention.act.fills)
        season.do(cmd.SubmitForm(form="online_times", entrant=entrant, content=content, by_director=True))
    assert tuple(entered) == EVERYBODY
    assert not any(missing_from(season.state, form) for form in play(season).forms if not form.by_entrants)
    intention = director(play(season))
    assert intention is not None
    assert intention.act.options == {"question": "reveal", "answer": "yes"}


def one_by_one(season: Season) -> Intention | None:
    """What the director hands in for one player, should the list of all be refused."""
    wanted = director_intentions(play(season), all_in=True)
    return next((intention for intention in wanted if intention.act.command == "/forms fill"), None)


def test_director_hands_in_for_several_with_one_list() -> None:
    season = closed(PLAYOFFS).publish()
    context = play(season)
    intention = director(context)
    assert intention is not None
    assert (intention.act.command, intention.act.presses) == ("/playoffs times", ("h:online_times_now:t1:",))
    name, table = intention.act.options["file"]
    head, *rows = table.decode().splitlines()
    assert (name, head.split(",")[0]) == ("online_times.csv", "name")
    assert [row.split(",")[0] for row in rows] == [context.name(entrant) for entrant in EVERYBODY]


def presses(season: Season, entrant: str) -> tuple[str, ...]:
    act = act_of(season, entrant)
    return () if act is None else act.presses


def called() -> Season:
    """A format in which a player calls before a draw, and waits for it."""
    plan = StagePlan(system=Neighbours.key, title="Toys", options={"question": "call"})
    return closed(plan, players=2, season=Season(engine=toy_engine(Neighbours()))).publish().play_round()


def test_whoever_is_asked_answers_and_the_director_only_when_they_keep_silent() -> None:
    season = called()
    context = play(season)
    (prompt,) = context.questions
    assert prompt.key == QUESTION
    pressed = {who: presses(season, who) for who in season.people}
    (who,) = (who for who in season.people if action_id(actions.ANSWER, "t1", QUESTION) in pressed[who])
    assert who in prompt.who
    late = director(context)
    assert late is not None
    assert late.act.options["question"] == QUESTION
    assert late.at >= season.now + PATIENCE
    assert director(play(season, led=frozenset({who}))) is None


def test_some_give_a_word_for_a_draw_once_and_the_director_leaves_them_time() -> None:
    season = called()
    season.do(cmd.AnswerPrompt(prompt=QUESTION, answer="odd"))
    seed = next(seed for seed in map(str, range(50)) if wish(play(season, seed=seed), "e1") is not None)
    intention = wish(play(season, seed=seed), "e1")
    assert intention is not None
    assert set(intention.act.fills) == {"word"}
    draws = director(play(season))
    assert draws is not None
    (draw,) = season.state.commitments
    closes = season.state.commitments[draw].closes
    assert closes is not None
    assert draws.at == closes + THINKS
    season.do(cmd.ContributeToDraw(draw=draw, by="e1", text=intention.act.fills["word"]), actor="p1")
    assert wish(play(season, seed=seed), "e1") is None


def test_what_is_to_be_said_about_a_game_is_said_in_turn_and_then_the_game_is_played() -> None:
    season = closed(GROUPS, players=2).publish()
    (game,) = season.games()
    notes = []
    who, act = next_act(season)
    while act.presses:
        note, _, number = act.presses[0].rpartition(f"{game.id}.")[2].partition(".")
        (question,) = (question for question in questions(season, game.id) if question.note == note)
        content = {note: question.choices[int(number)].value} if number else dict(act.fills)
        season.do(cmd.NoteMatch(pairing=game.id, note=note, by=who, content=content))
        notes.append(note)
        who, act = next_act(season)
    assert notes == ["pieces", "colours"]
    assert act.command == "/match report"


def next_act(season: Season) -> tuple[str, Act]:
    """What the only player does who has something to do."""
    ((who, act),) = ((who, act) for who in season.people if (act := act_of(season, who)) is not None)
    return who, act


def questions(season: Season, pairing: str) -> tuple[GameQuestion, ...]:
    return questions_about(season.state, season.engine, season.state.find(pairing)[2])


@pytest.mark.parametrize("strength, skill", [(2300, 1.0), (1900, 0.5), (1500, 0.0)])
def test_skill_is_the_place_between_the_weakest_and_the_strongest(strength: int, skill: float) -> None:
    context = play(closed(PLAYOFFS, players=3))
    roles = (Profile("A", "UTC", "any", 2300), Profile("B", "UTC", "any", 1900), Profile("C", "UTC", "any", 1500))
    context.__dict__["profiles"] = dict(zip(("e1", "e2", "e3"), roles, strict=True))
    (who,) = (who for who, role in context.profiles.items() if role.strength == strength)
    assert context.skill(who) == skill
