"""The messages of `bot/faces/tiered_league/locales`, written by `make reference`."""

from bot.text.phrases import Phrase
from formats.messages.parts import Value

class _Texts:
    arrangement_title: Phrase
    arrangement_not_published: Phrase
    arrangement_worth_a_look: Phrase
    arrangement_leagues: Phrase
    arrangement_nothing_odd: Phrase
    arrangement_moves_up: Phrase
    arrangement_moves_down: Phrase
    arrangement_moves_new: Phrase
    arrangement_moves_same: Phrase
    arrangement_entrant: Phrase
    arrangement_rating: Phrase
    arrangement_before: Phrase
    arrangement_now: Phrase
    arrangement_league: Phrase
    arrangement_move: Phrase
    arrangement_why: Phrase
    def arrangement_size(self, *, leagues: Value, players: Value, tiers: Value) -> str:
        """How large it is."""
    def arrangement_holder(self, *, name: Value) -> str:
        """Who waits for the challenger."""
    def arrangement_not_in(self, *, count: Value, names: Value) -> str:
        """Who signed up but has no place, for want of an answer."""
    def arrangement_without_rating(self, *, count: Value, names: Value) -> str:
        """Whose place nobody can judge."""
    def arrangement_disqualified(self, *, count: Value, names: Value) -> str:
        """Who timed out."""
    arrangement_story: Phrase
    """The holder of the title is not in the field. Heading, for everybody: how the leagues of this cycle came about."""
    def arrangement_more(self, *, count: Value) -> str:
        """The last of a list of names: those who are not named."""
    pyramid_leagues: Phrase
    """The title of a picture"""
    pyramid_moves: Phrase
    """The title of a picture: who goes up and down"""
    pyramid_this_cycle: Phrase
    """The head of a column"""
    pyramid_next_cycle: Phrase
    """The head of a column"""
    pyramid_champion: Phrase
    """Behind a name"""
    pyramid_carried: Phrase
    """Below the picture"""
    def pyramid_tier(self, *, letter: Value) -> str:
        """A level of the pyramid"""
    pyramid_pyramid: Phrase
    """Of what an alt text tells"""
    pyramid_key: Phrase
    """Small print: what arrows mean"""
    pyramid_key_and_text: Phrase
    """Small print: what arrows mean, and that not everybody is shown"""
    def pyramid_from_to(self, *, after: Value, before: Value) -> str:
        """Of what an alt text tells: names of two cycles"""
    def pyramid_up_and_down(self, *, down: Value, up: Value) -> str:
        """In an alt text about a tier: how many go up from it and down from it"""
    def pyramid_goes_up(self, *, after: Value, before: Value, name: Value) -> str:
        """In an alt text: from one league to a higher one"""
    def pyramid_goes_down(self, *, after: Value, before: Value, name: Value) -> str:
        """In an alt text: from one league to a lower one"""
    def pyramid_stays(self, *, league: Value, name: Value) -> str:
        """In an alt text"""
    def pyramid_leaves(self, *, league: Value, name: Value) -> str:
        """In an alt text"""
    def pyramid_joins(self, *, league: Value, name: Value) -> str:
        """In an alt text"""
    pyramid_new: Phrase
    """Above those who are new in the league"""
    pyramid_out: Phrase
    """Instead of a league: somebody leaves"""
    def pyramid_players(self, *, count: Value) -> str:
        """Inside a tier of the pyramid"""
    def pyramid_in_leagues(self, *, count: Value) -> str:
        """Behind how many players a tier has"""

texts: _Texts
