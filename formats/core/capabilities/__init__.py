"""Capabilities: optional interfaces of formats besides pairing and ranking, used as further bases of a format.

`docs/adding-a-format.md` has a section on each of them, `tests/formats/conformance` what each must keep.
"""

from formats.core.capabilities.answers import ReadsAnswers
from formats.core.capabilities.capability import Capability
from formats.core.capabilities.declarations import (
    AwardsClasses,
    ChangesInPlay,
    ChessLike,
    CountsLives,
    KnocksOut,
    LeavesNobodyOut,
    NeedsScores,
    OpensAtOnce,
    TakesLateEntrants,
    WantsEntrantData,
)
from formats.core.capabilities.forms import AdmitsByForms, AsksForms, SeedsByForms
from formats.core.capabilities.games import AsksAboutGames, JudgedLive, KnowsResults, TakesNotes
from formats.core.capabilities.groups import HasGroups
from formats.core.capabilities.marks import MarksStandings, SimulatesMarks
from formats.core.capabilities.newcomers import SeatsNewcomers
from formats.core.capabilities.odds import SimulatesOdds
from formats.core.capabilities.pairing_ahead import PairsAhead
from formats.core.capabilities.published_options import CHECK_SUM, PublishesOptions
from formats.core.capabilities.repairing import Repairs
from formats.core.capabilities.reveal import Reveals
from formats.core.capabilities.series import CarriesOver

__all__ = [
    "CHECK_SUM",
    "AdmitsByForms",
    "AsksAboutGames",
    "AsksForms",
    "AwardsClasses",
    "Capability",
    "CarriesOver",
    "ChangesInPlay",
    "ChessLike",
    "CountsLives",
    "HasGroups",
    "JudgedLive",
    "KnocksOut",
    "KnowsResults",
    "LeavesNobodyOut",
    "MarksStandings",
    "NeedsScores",
    "OpensAtOnce",
    "PairsAhead",
    "PublishesOptions",
    "ReadsAnswers",
    "Repairs",
    "Reveals",
    "SeatsNewcomers",
    "SeedsByForms",
    "SimulatesMarks",
    "SimulatesOdds",
    "TakesLateEntrants",
    "TakesNotes",
    "WantsEntrantData",
]
