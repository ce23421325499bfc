"""Real tournaments as data: a plan of stages, options and a timetable."""
