"""The messages of `bot/faces/cop/locales`, written by `make reference`."""

from bot.text.phrases import Phrase
from formats.messages.parts import Value

class _Texts:
    preview_no_repeats: Phrase
    def preview_leader(self, *, name: Value, opponent: Value) -> str:
        """What directors read of the leader; the reason follows"""
    def preview_window(self, *, lowest: Value, place: Value) -> str:
        """Why the leader meets somebody: how low one can be and still catch the leader"""
    def preview_window_lowest(self, *, place: Value) -> str:
        ...
    def preview_gibsonized(self, *, names: Value) -> str:
        """Whose places are safe"""
    def preview_contender(self, *, name: Value, place: Value, rank: Value) -> str:
        """The lowest who can hope for a place. $place: 1st"""
    def preview_contenders(self, *, names: Value) -> str:
        """$names: a list of the line before"""
    def preview_repeat(self, *, last: Value, players: Value, times: Value) -> str:
        """Two who meet again"""
    def preview_repeats(self, *, count: Value, pairs: Value) -> str:
        """Everybody who meets again; $pairs: a list of the line before"""
    def preview_more_repeats(self, *, count: Value) -> str:
        """After a list that is cut"""
    tsh_problems_no_folder: Phrase
    def tsh_problems_unreadable(self, *, found: Value) -> str:
        ...
    def tsh_problems_long_name(self, *, found: Value) -> str:
        ...
    def tsh_problems_no_such_opponent(self, *, found: Value) -> str:
        ...
    tsh_problems_self: Phrase
    def tsh_problems_not_mutual(self, *, found: Value) -> str:
        ...
    tsh_problems_gap: Phrase
    def tsh_problems_too_few(self, *, found: Value) -> str:
        ...
    def tsh_problems_too_many(self, *, found: Value) -> str:
        ...
    def tsh_problems_too_many_rounds(self, *, found: Value) -> str:
        ...
    tsh_exported: Phrase
    def tsh_mixed_spreads(self, *, spread: Value) -> str:
        ...
    def tsh_refused(self, *, problems: Value) -> str:
        """Nothing came of it."""
    def tsh_at_line(self, *, line: Value, problem: Value) -> str:
        """Where a file is wrong; $problem says what"""
    def tsh_at_line_and_round(self, *, line: Value, problem: Value, round: Value) -> str:
        ...
    def tsh_at_round(self, *, problem: Value, round: Value) -> str:
        ...
    def tsh_imported(self, *, open: Value, players: Value, rounds: Value, title: Value) -> str:
        """$open games have no result yet"""
    def tsh_exported_folder(self, *, divisions: Value) -> str:
        """Several tournaments as one folder. `divisions` are letters with titles, for example “A (**Open**) and B (**Novices**)”."""
    def tsh_one_value(self, *, options: Value) -> str:
        """Divisions have different options for which tsh has one value. `options` are names in tsh."""

texts: _Texts
