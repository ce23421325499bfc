"""Errors of people's acts, in tests and on the page."""

from __future__ import annotations


class PersonError(Exception):
    """The act is not possible: a disabled button, an invisible channel, an option out of range.

    Attributes:
        sentence: the reason, for the person.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class AnswerTimeout(TimeoutError):  # noqa: N818 - it is a timeout first
    """The bot did not answer in time, or an awaited message did not arrive.

    Attributes:
        awaited: what was awaited.
        transcript: the channel as text, to see what was there instead.
    """

    def __init__(self, awaited: str, transcript: str) -> None:
        super().__init__(f"{awaited}\n{transcript}")
        self.awaited = awaited
        self.transcript = transcript
