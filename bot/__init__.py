"""The face of Herald: commands, forms, announcements, timetable and the sandbox."""
