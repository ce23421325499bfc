"""FIDE's Tournament Report Files, read and written: TRF16 with the extensions of programs (TRFx), and TRF26.

Columns of the file format count from 1; the code counts from 0. A file is a `Report`: a `Tournament`, the lines about
the event, and everything else as it stands (comments, teams, tie-breaks), which is written back unchanged.
"""

from formats.toolkit.fide.trf.reader import read_report
from formats.toolkit.fide.trf.report import Report, ReportError
from formats.toolkit.fide.trf.writer import write_report

__all__ = ["Report", "ReportError", "read_report", "write_report"]
