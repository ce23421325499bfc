"""Files people take away: spreadsheets, a report to read, calendars, pairings for chess programs."""
