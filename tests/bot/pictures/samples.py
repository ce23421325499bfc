"""View models of every kind and any size, with names in every script: made up, but the same every time."""

from __future__ import annotations

from random import Random
from typing import get_args

from bot.faces.group_rounds.drawings.phase_chart import ChartGroup, ChartMember, ChartPhase, PhaseChart
from bot.faces.swiss_elimination.drawings.match_diagram import DiagramMatch, DiagramRound, MatchDiagram
from bot.faces.swiss_elimination.drawings.strategy_path import PathBracket, PathLine, StrategyPath
from bot.faces.tiered_league.drawings.league_pyramid import LeaguePyramid, Member, Move, Tier
from bot.pictures.bracket import Bracket, BracketMatch, BracketPart, BracketRound, Slot
from bot.pictures.chances import ChanceLine, ChancesChart
from bot.pictures.crosstable import CrossCell, CrossRow, Crosstable
from bot.pictures.drawing import PictureView
from bot.pictures.groups import GroupGrid, GroupGrids, GroupRow
from bot.pictures.heat_map import HeatMap, HeatRow, place_heads, place_ranges
from bot.pictures.kinds import Kind, Kinds, KindsSheet
from bot.pictures.lives import LivesChart, LivesRow
from bot.pictures.outcomes import Outcome
from bot.pictures.pairings import PairingSheet, SheetGame
from bot.pictures.player_card import CardGame, PlayerCard
from bot.pictures.podium import Podium, PodiumPlace
from bot.pictures.sketches import Sketch
from bot.pictures.standings import StandingRow, StandingsCard
from bot.pictures.week import Free, WeekTable
from tests.bot.pictures.people import names

SIZES = (4, 16, 26, 64, 310)
TITLE = "World Championship"
PLAYED: tuple[Outcome, ...] = ("win", "loss", "win", "loss", "tie", "bye", "open")


def dice(size: int) -> Random:
    """The same throws for every picture of that size."""
    return Random(size)


def standings(size: int) -> StandingsCard:
    """Points fall; the last but one has left."""
    rows = [
        StandingRow(str(place), name, (f"{(size - place) // 3}½", "12", "3", "104½", "88"), out=place == size - 1)
        for place, name in enumerate(names(size), start=1)
    ]
    return StandingsCard(TITLE, "After round 7 of 9", ("Pts", "W", "L", "SOS", "SODOS"), tuple(rows), "SOS: opponents.")


def wall_chart(size: int) -> Crosstable:
    """Seven rounds of a Swiss."""
    throw = dice(size)
    rows = []
    for place, name in enumerate(names(size), start=1):
        cells = tuple(
            CrossCell(outcome := throw.choice(PLAYED), f"{throw.randint(1, size)}g{'+' if outcome == 'win' else '−'}")
            for _ in range(7)
        )
        rows.append(CrossRow(str(place), name, cells, "4½"))
    return Crosstable(TITLE, "After round 7", tuple(f"R{number}" for number in range(1, 8)), tuple(rows))


def grid(size: int) -> Crosstable:
    """Everybody against everybody."""
    throw = dice(size)
    size = min(size, 26)
    rows = [
        CrossRow(
            str(place),
            name,
            tuple(CrossCell("self" if other == place else throw.choice(PLAYED)) for other in range(1, size + 1)),
            "11½",
        )
        for place, name in enumerate(names(size), start=1)
    ]
    return Crosstable(TITLE, "Everybody against everybody", tuple(map(str, range(1, size + 1))), tuple(rows))


def pairing_sheet(size: int) -> PairingSheet:
    """Half of the games are over."""
    who = names(size)
    games = [
        SheetGame(
            str(board + 1),
            (who[2 * board], who[2 * board + 1]),
            ("Gold · 3½", "Silver · 3") if board % 3 else ("", ""),
            "1 – 0" if board % 2 else "",
            0 if board % 2 else None,
        )
        for board in range(size // 2)
    ]
    return PairingSheet(TITLE, "Open Classic, round 3", tuple(games), (f"Bye: {who[-1]}",))


def _matches(count: int, who: list[str], *, decided: bool) -> tuple[BracketMatch, ...]:
    return tuple(
        BracketMatch(
            Slot(who[2 * place], "2" if decided else "", decided or None, str(2 * place + 1)),
            Slot(who[2 * place + 1], "1" if decided else "", False if decided else None, str(2 * place + 2)),
            f"M{place + 1}",
        )
        for place in range(count)
    )


def _tree(who: list[str], title: str) -> BracketPart:
    rounds: list[BracketRound] = []
    while len(who) > 1:
        rounds.append(BracketRound(f"Round {len(rounds) + 1}", _matches(len(who) // 2, who, decided=len(who) > 2)))
        who = who[::2]
    return BracketPart(title, tuple(rounds))


def single_elimination(size: int) -> Bracket:
    """The bracket is filled up to a power of two with open places."""
    full = 1 << (size - 1).bit_length()
    return Bracket(TITLE, "Best of three", (_tree([*names(size), *[""] * (full - size)], ""),))


def double_elimination(size: int) -> Bracket:
    """Winners, losers and the final."""
    full = 1 << (size - 1).bit_length()
    who = [*names(size), *[""] * (full - size)]
    losers: list[BracketRound] = []
    left = full // 4
    while left >= 1:
        for _ in range(2):
            losers.append(BracketRound(f"Losers {len(losers) + 1}", _matches(left, who, decided=left > 1)))
        left //= 2
    final = BracketPart("Final", (BracketRound("Grand final", _matches(1, who, decided=True)),))
    return Bracket(TITLE, "", (_tree(who, "Winners"), BracketPart("Losers", tuple(losers)), final))


def lives(size: int) -> LivesChart:
    """Six rounds of double elimination."""
    throw = dice(size)
    rows = []
    for name in names(size):
        lost = throw.choice((0, 1, 1, 2))
        rounds = tuple(throw.choice(PLAYED[:3]) for _ in range(6))
        rows.append(LivesRow(name, lost, rounds, out=lost == 2))
    return LivesChart(TITLE, "Finals, after round 6", tuple("123456"), tuple(rows))


def strategy_path(size: int) -> StrategyPath:
    """Everybody swaps with a neighbour now and then."""
    throw = dice(size)
    columns = [list(range(1, size + 1))]
    sittings = 6 if size <= 16 else 11
    for _ in range(sittings):
        ranks = list(columns[-1])
        for player in range(size):
            for other in range(player + 1, size):
                if abs(ranks[player] - ranks[other]) == 4 and throw.random() < 0.35:
                    ranks[player], ranks[other] = ranks[other], ranks[player]
        columns.append(ranks)
    lines = [PathLine(name, tuple(ranks[place] for ranks in columns)) for place, name in enumerate(names(size))]
    brackets = (PathBracket("A", 1, max(2, size // 4)), PathBracket("B", max(2, size // 4) + 1, size))
    heads = ("Start", *(f"R{number}" for number in range(1, sittings + 1)))
    return StrategyPath(TITLE, "Playoffs", heads, tuple(lines), brackets)


def match_diagram(size: int) -> MatchDiagram:
    """Three rounds."""
    who = names(size)
    rounds = [
        DiagramRound(
            f"Round {number}",
            tuple(
                DiagramMatch(
                    f"{'ABC'[number - 1]}{place + 1}",
                    (who[2 * place], who[2 * place + 1]),
                    (str(2 * place + 1), str(2 * place + 2)),
                    None if number == 3 else place % 2,
                )
                for place in range(size // 2)
            ),
        )
        for number in (1, 2, 3)
    ]
    return MatchDiagram(TITLE, "Playoffs", tuple(rounds))


def pyramid(size: int) -> LeaguePyramid:
    """Leagues of five; the last of each goes down, the first of each below goes up."""
    who = names(size)
    tiers: list[Tier] = []
    members: list[Member] = []
    taken = 0
    for number in range(4):
        leagues = ["A"] if not number else [f"{'ABCD'[number]}{league + 1}" for league in range(2**number)]
        leagues = leagues[: max(1, (size - taken) // 5)]
        if taken >= size:
            break
        here = who[taken : taken + 5 * len(leagues)] if number < 3 else who[taken:]
        tiers.append(Tier(f"Tier {'ABCD'[number]}", tuple(leagues), len(here), up=len(leagues), down=len(leagues)))
        for place, name in enumerate(here):
            league = leagues[place % len(leagues)]
            goes_up, goes_down = bool(number) and place < len(leagues), place >= len(here) - 2
            move: Move = "up" if goes_up else "down" if goes_down else "stay"
            after = {"up": "A", "down": "D3", "stay": league}[move]
            members.append(Member(name, league, after, move))
        taken += len(here)
    members += [Member("Newcomer 新人", "", "C1", "new")]
    return LeaguePyramid(TITLE, "Cycle 12", tuple(tiers), tuple(members), "This cycle", "Next cycle")


def heat_map(size: int) -> HeatMap:
    """Everybody most likely ends near their place."""
    prizes = 4
    ranges = place_ranges(size, prizes)
    rows = []
    for place, name in enumerate(names(size), start=1):
        weights = [1 / (1 + (place - (low + high) / 2) ** 2) for low, high in ranges]
        weights = [weight if weight > 0.004 else 0 for weight in weights]
        total = sum(weights) or 1
        rows.append(HeatRow(str(place), name, tuple(weight / total for weight in weights)))
    so_far = "After round 20 of 26 · 1,000 simulations"
    return HeatMap(TITLE, so_far, place_heads(ranges), tuple(rows), "In percent.", min(prizes, len(ranges) - 1))


def chances(size: int) -> ChancesChart:
    """Chances over as many rounds as the field suggests."""
    rounds = min(size, 31)
    lines = [
        ChanceLine(label, tuple(min(1.0, start + (place / rounds) ** power) for place in range(rounds)))
        for label, start, power in (("1st", 0.0, 3), ("Top 3", 0.05, 2), ("Top 8", 0.1, 1))
    ]
    heads = tuple(f"R{number}" for number in range(1, rounds + 1))
    return ChancesChart(names(11)[10], TITLE, heads, tuple(lines), "From 1,000 simulations after each round.")


def week(size: int) -> WeekTable:
    """A week of hours."""
    throw = dice(size)
    kinds: tuple[Free, ...] = ("none", "first", "second", "both")
    hours = tuple(f"{hour:02}:00" for hour in range(0, 24, 1 if size > 16 else 2))
    cells = tuple(tuple(throw.choice(kinds) for _ in range(7)) for _ in hours)
    both = [(hour, day) for hour, row in enumerate(cells) for day, free in enumerate(row) if free == "both"]
    who = names(14)
    days = ("Mon 4", "Tue 5", "Wed 6", "Thu 7", "Fri 8", "Sat 9", "Sun 10")
    return WeekTable(
        TITLE, "Round 3, times in New York", (who[11], who[6]), days, hours, cells, both[0], "Game: Wed 6 Jan, 19:00."
    )


def groups(size: int) -> GroupGrids:
    """Groups of four or five; the first two go on."""
    throw = dice(size)
    who = names(size)
    groups = []
    for start in range(0, size, 4):
        members = who[start : start + 4]
        rows = tuple(
            GroupRow(
                str(place + 1),
                name,
                tuple("self" if other == place else throw.choice(PLAYED[:5]) for other in range(len(members))),
                "2½",
                through=place < 2,
            )
            for place, name in enumerate(members)
        )
        groups.append(GroupGrid(f"Group {start // 4 + 1}", rows))
    return GroupGrids(TITLE, "Round 1", tuple(groups), "Shaded players go on.")


def phases(size: int) -> PhaseChart:
    """Groups of four whose first two go on, until there is one; the last round is still to come."""
    who = names(size)
    parts: list[ChartPhase] = []
    while len(who) > 4:
        groups = tuple(
            ChartGroup(
                f"Group {start // 4 + 1}",
                tuple(ChartMember(name, on=place < 2) for place, name in enumerate(who[start : start + 4])),
                "3 others" if start else "",
            )
            for start in range(0, len(who), 4)
        )
        parts.append(ChartPhase(f"Round {len(parts) + 1}", groups))
        who = [name for place, name in enumerate(who) if place % 4 < 2]
    return PhaseChart(TITLE, "Round 1", (*parts, ChartPhase("Final", (), "To come.")), "Shaded players go on.")


def player_card(size: int) -> PlayerCard:
    """Up to nine games."""
    who = names(20)
    throw = dice(size)
    games = tuple(
        CardGame(f"R{number}", who[number], throw.choice(PLAYED), "Gold" if number % 2 else "Wed 19:00")
        for number in range(1, min(size, 9))
    )
    ranks = tuple(throw.randint(1, size) for _ in games)
    facts = (("Rank", "3"), ("Points", "5½"), ("Won", "5"), ("Rating", "1987"))
    return PlayerCard(who[size % 15], TITLE, facts, games, ranks, size, "Next: Ana, Friday 19:00.")


def podium(size: int) -> Podium:
    """Everybody with a prize."""
    places = [PodiumPlace(str(place), name, f"{12 - place} points") for place, name in enumerate(names(size)[:10], 1)]
    return Podium(TITLE, "Final standings", tuple(places))


def kinds(size: int) -> KindsSheet:
    """A third are whole events, some of two stages; every sketch comes up."""
    sketches: tuple[Sketch, ...] = get_args(Sketch)
    kinds = [
        Kind(name, (sketches[place % len(sketches)], "bracket")[: 1 + (place % 4 == 3)])
        for place, name in enumerate(names(size))
    ]
    return KindsSheet(
        TITLE, (Kinds("Whole events", tuple(kinds[: size // 3])), Kinds("Formats", tuple(kinds[size // 3 :])))
    )


SAMPLES = {
    sample.__name__: sample
    for sample in (
        standings,
        wall_chart,
        grid,
        pairing_sheet,
        single_elimination,
        double_elimination,
        lives,
        strategy_path,
        match_diagram,
        pyramid,
        heat_map,
        chances,
        week,
        groups,
        phases,
        player_card,
        podium,
        kinds,
    )
}
"""A maker for every kind of picture, by name; it is called with the size of the field."""


def sample(kind: str, size: int) -> PictureView:
    """A picture's view model."""
    view: PictureView = SAMPLES[kind](size)
    return view
