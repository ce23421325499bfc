"""What the director of a rehearsal does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.rehearsal.direction import PATIENCE, THINKS, TOGETHER, answer, director_intentions
from bot.rehearsal.game_sites import Venue
from formats.core import commands as cmd
from formats.core.model import Choice, EntrantData, Pairing, Prompt, Reason
from formats.core.plan import Settings, StagePlan
from formats.core.results import Report
from tests.bot.rehearsal.scenes import ROUND_ROBIN, by_hand, closed, director, play
from tests.bot.season import Season


def test_director_opens_and_closes_sign_up_where_no_date_does() -> None:
    season = Season().create(settings=Settings())
    intention = director(play(season))
    assert intention is not None
    assert intention.act.command == "/td open"
    season.sign_up(4)
    assert director(play(season), all_in=False) is None
    intention = director(play(season))
    assert intention is not None
    assert intention.act.command == "/td close"
    dated = Season().create(settings=Settings(registration_closes=season.now + timedelta(days=1)))
    assert director(play(dated.sign_up(4))) is None


def test_director_leaves_to_itself_what_goes_on_by_itself() -> None:
    settings = Settings(goes_on_minutes=5)
    season = Season().create(stages=ROUND_ROBIN, settings=settings).sign_up(4)
    season.do(cmd.CloseRegistration())
    first = director(play(season))
    assert first is not None
    assert first.act.command == "/td advance"
    assert director(play(season.publish().play_round())) is None


def dispute_all(season: Season) -> Sequence[Pairing]:
    """Both players of every game report to have won; the games."""
    games = season.games()
    for game in games:
        for seat in game.seats:
            season.do(cmd.ReportResult(pairing=game.id, by=seat, report=Report(winner=seat)), actor=f"p{seat[1:]}")
    return games


def test_director_decides_several_disputes_in_one_act_once_nobody_plays() -> None:
    season = by_hand()
    first, *others = dispute_all(season)
    context, intention = play(season), director(play(season))
    assert intention is not None
    assert (intention.act.command, intention.act.presses) == ("/round result", ())
    options = intention.act.options
    assert (options["game"], options["winner"]) == (first.id, context.winner(first))
    assert options["also"] == ", ".join(context.name(context.winner(game)) for game in others)


def test_director_decides_several_disputes_about_scores_in_one_list() -> None:
    season = closed(StagePlan(system="cop", title="Open", options={"rounds": 3})).publish()
    games = dispute_all(season)
    intention = director(play(season))
    assert intention is not None
    assert intention.act.command == "/round results"
    _, lines = intention.act.options["file"]
    assert len(lines.decode().splitlines()) == len(games)


def test_director_advances_where_no_timetable_does() -> None:
    season = by_hand().play_round()
    intention = director(play(season))
    assert intention is not None
    assert (intention.act.command, intention.at) == ("/td advance", season.now)
    season.publish().play_round().publish().play_round()
    intention = director(play(season))
    assert intention is not None
    assert intention.act.command == "/td advance"
    season.do(cmd.FinishTournament())
    assert director(play(season)) is None


def test_director_enters_what_nobody_reports_after_a_while() -> None:
    season = by_hand()
    intention = director(play(season, late_hours=3))
    assert intention is not None
    assert intention.act.command == "/round result"
    assert intention.at == season.state.started[0].paired_at[0] + timedelta(hours=3) + 2 * PATIENCE
    led = frozenset(seat for game in season.games() for seat in game.seats[:1])
    assert director(play(season, led=led)) is None


def test_director_enters_the_strengths_as_ratings_before_closing_sign_up() -> None:
    season = Season().create(stages=ROUND_ROBIN, settings=Settings())
    season.sign_up(2)
    season.do(cmd.ChangeEntrants(data={"e2": EntrantData()}))
    context = play(season)
    first, second = director_intentions(context, all_in=True)
    assert (first.act.command, second.act.command) == ("/players import", "/td close")
    name, table = first.act.options["file"]
    role = context.profiles["e2"]
    assert (name, table.decode()) == ("ratings.csv", f"name,rating\n{role.name},{role.strength}")


def test_director_leaves_a_weekly_tournament_to_its_timetable() -> None:
    season = Season().started(8)
    season.play_round()
    assert director(play(season)) is None


def test_director_decides_a_dispute_after_a_while() -> None:
    season = by_hand()
    game = season.games()[0]
    won = play(season).winner(game)
    lost = game.opponent(won)
    season.do(cmd.ReportResult(pairing=game.id, by=won, report=Report(winner=won)), actor="p1")
    season.do(cmd.ReportResult(pairing=game.id, by=lost, report=Report(winner=lost)), actor="p2")
    decision = next(
        intention
        for intention in director_intentions(play(season), all_in=True)
        if intention.act.words.startswith("decides a dispute")
    )
    assert decision.act.command == "/round result"
    assert (decision.act.options["game"], decision.act.options["winner"]) == (game.id, won)
    assert decision.at == season.now + TOGETHER, "others are still playing"
    for other in season.games()[1:]:
        season.do(cmd.RecordResult(pairing=other.id, report=Report(winner=other.seats[0])))
    intention = director(play(season))
    assert intention is not None
    assert intention.at == season.state.reports[game.id].at + THINKS


def test_director_rules_who_was_absent_from_a_game_by_hand() -> None:
    season = by_hand()
    context = play(season, absent=100, late_hours=3)
    missing = {game.id: [seat for seat in game.seats if not context.comes(seat, game)] for game in season.games()}
    intention = director(context)
    assert intention is not None
    assert intention.act.command == "/judge forfeit"
    assert intention.at == season.state.started[0].paired_at[0] + timedelta(hours=3) + PATIENCE
    gone = missing[intention.act.options["game"]]
    assert gone
    assert intention.act.options["absent"] == (gone[0] if len(gone) == 1 else "both")


def test_directoranswers_a_question_by_choice_by_lots_or_by_its_default() -> None:
    context = play(by_hand())
    question = Reason(code="anything")
    choices = (Choice(value="a", label="A"), Choice(value="b", label="B"))
    chosen = answer(context, Prompt(key="q", question=question, choices=choices))
    assert chosen is not None
    assert chosen.options["answer"] in {"a", "b"}
    lots = answer(context, Prompt(key="q", question=question, low=1, high=6))
    assert lots is not None
    assert "answer" not in lots.options
    assert len(lots.presses) == 2
    default = answer(context, Prompt(key="q", question=question, default="blue"))
    assert default is not None
    assert default.options["answer"] == "blue"
    assert answer(context, Prompt(key="q", question=question)) is None


def test_director_says_where_games_are_played_before_sign_up_opens() -> None:
    season = Season().create()
    context = replace(play(season), venue=Venue("woogles", "/tournament/event-1 division A"))
    chosen, opened = director_intentions(context, all_in=False)
    assert (chosen.act.command, opened.act.command) == ("/td options", "/td open")
    assert chosen.act.fills == {
        "game_server": "woogles",
        "game_terms": "/tournament/event-1 division A",
        "server_results": "at_once",
    }
    settings = context.state.settings.model_copy(update={"game_server": "woogles"})
    (opened,) = director_intentions(replace(context, state=replace(context.state, settings=settings)), all_in=False)
    assert opened.act.command == "/td open"
