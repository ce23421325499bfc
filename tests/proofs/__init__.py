"""Checkers of logs that are no part of the engine, tried with honest and with changed logs."""
