"""The report: complete, safe, accessible, offline; sealed and private things stay out."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest

from bot.files.html import Html, escaped, tag
from bot.files.html import section as html_section
from bot.files.lots import drawn
from bot.files.report import Picture, report
from bot.files.sheets import table
from bot.text.context import TournamentContext
from bot.text.names import Names
from formats import registry
from formats.core import commands as cmd
from formats.core.plan import StagePlan
from tests.bot.played import Played
from tests.bot.sealed_swiss import Sealed
from tests.bot.views.test_views import Scenario, draft, finals, finished, first_round, second_round, signing_up
from tests.formats.systems.swiss_elimination.test_whole import Playoffs

NOW = datetime(2010, 3, 1, 12, tzinfo=UTC)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
PNG = b"\x89PNG\r\n\x1a\n rest of it"
VOID = {"base", "img", "input", "link", "meta"}


class Page(HTMLParser):
    """A strict reader: every element that begins must end, in order. Collects what tests ask about."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def updatepos(self, i: int, j: int) -> int:
        """Skip lines and columns, which are not used here and take a sixth of the time."""
        return j

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag == name]


def text_of(played: Played, *pictures: Picture) -> str:
    return report(played.context, played.records, now=NOW, pictures=pictures).text


def page(played: Played, *pictures: Picture) -> Page:
    return Page(text_of(played, *pictures))


@pytest.mark.parametrize("scenario", [first_round, finals, finished])
def test_marks_that_only_a_chat_shows_stand_nowhere(scenario: Scenario) -> None:
    assert "**" not in page(scenario()).text


def test_a_players_games_begin_with_where_they_stand() -> None:
    assert "Ana: 1st, champion, 4 won, 0 lost Ana: Finals" in page(finished()).text


@pytest.mark.parametrize("scenario", [draft, signing_up, first_round, second_round, finals, finished])
def test_it_is_one_whole_page_at_every_moment(scenario: Scenario) -> None:
    found = page(scenario())
    assert found.all("html") == [{"lang": "en"}]
    assert len(found.all("title")) == len(found.all("h1")) == len(found.all("main")) == 1
    ids = [attributes["id"] for _, attributes in found.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    wanted = {str(link["href"]).removeprefix("#") for link in found.all("a")}
    assert wanted - {"chronicle"} <= set(ids)


def test_a_rule_that_a_reason_cites_is_a_link_to_that_rule() -> None:
    text = text_of(finished())
    cited = set(re.findall(r'\(rule <a href="#(rule-[\w-]+)">R\d', text))
    assert any(anchor.startswith("rule-score-group-swiss-") for anchor in cited)
    assert any(anchor.startswith("rule-floating-double-elimination-") for anchor in cited)
    assert "(rule R" not in text
    for anchor in cited:
        (rule,) = re.findall(rf'<summary><h4>([^<]+)</h4></summary><div id="{anchor}"><p>([^<]+)</p>', text)
        assert rule[0].startswith(anchor.rpartition("-")[2])
        assert len(rule[1]) > 20


def test_it_opens_offline_and_runs_nothing() -> None:
    text = text_of(finished(), Picture("Standings", "Ana is first", SVG))
    found = Page(text)
    assert not {"script", "link", "iframe", "object", "form"} & {tag for tag, _ in found.tags}
    assert not re.search(r"\son\w+=", re.sub(r">[^<]*<", "><", text))
    for tag_name, attributes in found.tags:
        for key in ("src", "href"):
            address = attributes.get(key) or "#"
            assert address.startswith(("#", "data:image/")), (tag_name, address)
    assert "url(" not in text
    assert "@import" not in text
    assert "default-src 'none'" in str(found.all("meta"))


def test_every_table_has_a_caption_and_heads() -> None:
    text = text_of(finished())
    tables = re.findall(r"<table>.*?</table>", text, re.DOTALL)
    assert len(tables) > 10
    for markup in tables:
        assert markup.startswith("<table><caption>")
        assert '<th scope="col">' in markup
        rows = re.findall(r"<tr>(.*?)</tr>", markup.split("<tbody>")[1], re.DOTALL)
        assert all('<th scope="row">' in row for row in rows)


def test_it_tells_the_whole_tournament() -> None:
    played = finished()
    text = page(played).text
    for game in played.context.games():
        assert all(played.context.names.full(seat) in text for seat in game.pairing.seats)
    for stage in played.state.started:
        assert all(f"round {round_.number}" in text or round_.pairings.label in text for round_ in stage.rounds)
    for heading in ("Standings", "Crosstable", "Starting order", "Random draws", "Rules", "Result", "Prizes"):
        assert heading in text
    assert "1st place: Ana" in text
    assert "1st place, Ana" in text or "A certificate" in text
    assert "overslept" in text


def test_every_pairing_says_why() -> None:
    played = finished()
    # A cited rule is a link of its own within the sentence.
    text = re.sub(r"\(rule (\S+) \)", r"(rule \1)", page(played).text)
    for number, log in enumerate(played.state.started):
        for round_ in log.rounds:
            for pairing in round_.pairings.pairings:
                for reason in pairing.reasons:
                    said = played.context.reason(reason, number, cite=True, markdown=False)
                    assert said in text.replace("\u2068", "").replace("\u2069", ""), said


def test_times_are_on_the_tournaments_clock_and_name_their_zone() -> None:
    played = finished()
    found = page(played)
    moments = [attributes["datetime"] for attributes in found.all("time")]
    assert len(moments) > 20
    assert all(datetime.fromisoformat(str(moment)).tzinfo is not None for moment in moments)
    assert "2010-01-06 19:00 EST" in found.text
    assert "America/New_York" in found.text


def test_every_draw_can_be_computed_from_the_page_alone() -> None:
    played = finished()
    text = page(played).text
    recipe = re.search(r"<pre><code>(.*?)</code></pre>", text_of(played), re.DOTALL)
    assert recipe is not None
    made: dict[str, object] = {}
    exec(recipe[1], made)  # noqa: S102 - the page's own recipe must be right
    compute = made["drawn"]
    assert callable(compute)
    for lot in drawn(played.records):
        assert lot.hashed in text
        assert compute(lot.hashed, lot.draw.low, lot.draw.high) == lot.draw.value
    assert hashlib.sha256(played.state.seed.encode()).hexdigest() in text
    assert played.state.seed in text


def test_the_seed_is_told_only_when_all_is_over() -> None:
    played = second_round()
    played.state = replace(played.state, seed="the-secret-seed")
    assert "the-secret-seed" not in text_of(played)


def test_public_draws_show_promise_words_and_secret() -> None:
    play = Playoffs()
    play.lists(e1="P3 P1", e2="P8")
    play.publish()
    play.times(seed=1)
    play.answer("reveal", "yes")
    for _ in range(7):
        play.publish()
    context = TournamentContext(play.state, registry.engine(), Names({}))
    text = Page(report(context, play.records, now=NOW).text).text
    for lot in drawn(play.records):
        assert lot.hashed in text
        assert not lot.secret or (lot.secret in text and lot.commitment in text)


def test_what_concerns_single_players_stays_out() -> None:
    text = text_of(second_round())
    assert "web-cam" not in text
    assert "cat" not in re.sub(r"\w+cat|cat\w+", "", text)
    assert "Europe/Rome" not in text
    assert "unpaid" not in text


def test_sealed_stages_show_nothing_but_their_field() -> None:
    played = second_round()
    engine = replace(played.engine, formats={**played.engine.formats, Sealed.key: Sealed()})
    found = Page(report(replace(played.context, engine=engine), played.records, now=NOW).text)
    assert "sealed for now" in found.text
    assert "Starting order" in found.text
    for word in ("Standings:", "Crosstable:", "round 1", "0 games", "numbers of round"):
        assert (word in found.text) == (word == "0 games"), word


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "&lt;b&gt; & 'quoted'",
    "--></style><b>",
    "\u202eevil\x00\x07",
    "דנה",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_titles_and_texts_are_only_text(name: str) -> None:
    played = Played()
    played.people = (name, *played.people[1:])
    stages = (StagePlan(system="score_group_swiss", title=name[:90], options={"rounds": 3}, time_control=name[:90]),)
    played.create(stages).enter().close().publish()
    played.do(cmd.Announce(text=name))
    played.do(cmd.MakeRuling(topic="remark", text=name))
    plain = page(Played().create((stages[0].model_copy(update={"title": "x"}),)).enter().close().publish())
    found = page(played, Picture(name, name, SVG))
    assert {tag for tag, _ in found.tags} <= {tag for tag, _ in plain.tags} | {"figure", "figcaption", "img"}
    assert not [attributes for _, attributes in found.tags if "onerror" in attributes]
    shown = name.replace("\u202e", "").replace("\x00", "").replace("\x07", "")
    assert shown in found.text
    assert "\x07" not in found.text


def test_pictures_stand_inline_with_title_and_alternative_text() -> None:
    found = page(second_round(), Picture("Table", "Ana leads", PNG), Picture("Path", "Lines", SVG))
    first, second = found.all("img")
    assert (first["alt"], str(first["src"])[:22]) == ("Ana leads", "data:image/png;base64,")
    assert (second["alt"], str(second["src"])[:26]) == ("Lines", "data:image/svg+xml;base64,")
    assert len(found.all("figcaption")) == 2


def test_three_hundred_players_fit_into_one_attachment() -> None:
    played = Played(people=tuple(f"Player {number}" for number in range(1, 301)))
    played.create((StagePlan(system="swiss", title="Open"),), week=None, forfeit_removes=False)
    played.enter().close()
    played.publish().play()
    rounds = 9
    file = report(played.context, played.records, now=NOW)
    assert rounds * len(file.text.encode()) < 8 * 2**20
    assert file.name == "world-championship-report.html"


def test_html_is_escaped_once() -> None:
    assert tag("p", "a < b", tag("b", "&")) == "<p>a &lt; b<b>&amp;</b></p>"
    assert tag("a", "x", href='"', aria_label="y", class_="z") == '<a href="&quot;" aria-label="y" class="z">x</a>'
    assert escaped(Html("<b>")) == "<b>"
    assert html_section(2, "Title", Html("")) == ""
    assert table("Nothing", ("A",), []) == ""
