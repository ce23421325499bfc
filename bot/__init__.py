"""The Discord bot: commands, forms, announcements, timetable, public page and the sandbox."""
