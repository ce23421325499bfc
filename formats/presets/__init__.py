"""Presets of real tournaments: stages, options, settings and timetable as data. Every module defines `PRESET`."""
