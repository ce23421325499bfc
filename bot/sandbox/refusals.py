"""What can go wrong for a person, in a test or in the page."""

from __future__ import annotations


class PersonError(Exception):
    """The act is impossible: a disabled button, a channel one cannot see, an option out of range.

    Attributes:
        sentence: what is wrong, for the person.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class AnswerTimeout(TimeoutError):  # noqa: N818 - it is a timeout first
    """The bot did not answer in time, or what was awaited did not come.

    Attributes:
        awaited: what was awaited.
        transcript: the channel as text, to see what was there instead.
    """

    def __init__(self, awaited: str, transcript: str) -> None:
        super().__init__(f"{awaited}\n{transcript}")
        self.awaited = awaited
        self.transcript = transcript
