"""The Discord-free part of the bot: what a director, a player or the timetable can do."""
