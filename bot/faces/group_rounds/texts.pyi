"""The messages of `bot/faces/group_rounds/locales`, written by `make reference`."""

from bot.text.phrases import Phrase
from formats.messages.parts import Value

class _Texts:
    phases_to_come: Phrase
    phases_goes_on: Phrase
    def phases_opens(self, *, games: Value) -> str:
        """What a round that is looked at would open"""
    def phases_others(self, *, count: Value) -> str:
        """Members of a group that are not named"""

texts: _Texts
