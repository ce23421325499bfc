"""Rules of the International Chess Federation: the Dutch pairing system, Baku acceleration, tie-breaks, report files.

All of it works on a `Tournament` of `record`, whose players are numbers, and knows nothing of stages or chat.
"""
