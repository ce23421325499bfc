"""Files for download: spreadsheets, a report to read, calendars, pairings for chess programs."""
