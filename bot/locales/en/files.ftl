### Titles and columns of the files people take away, and what is said beside them.

# The pictures of a report, in their order; a tournament has some of them.
files-sights-podium = Podium
files-sights-standings = Standings
files-sights-crosstable = Crosstable
files-sights-groups = Groups
files-sights-bracket = Bracket
files-sights-lives = Lives
# What can be taken out, and how it is offered.
files-exports-tables = tables for spreadsheet programs
files-exports-report = a report to read and print
files-exports-calendar = a calendar of games
files-exports-mine = a calendar of your own games
files-exports-log = the whole log, for directors
files-exports-chess = a file for chess programs (TRF)
files-rounds = All rounds
files-seeds = Seeds
files-draws = Random draws
files-chronicle = Announcements
files-availability = Times players can play
files-forms = What came in
files-sealed = sealed
files-all-games = all games
files-where = Discord
files-tentative-time = This time is tentative.
files-tables-exported = Everything as tables for spreadsheet programs. Times are in UTC.
files-report-exported = The whole tournament on one page, for everybody. It opens in any browser, offline too, and prints.
files-calendar-exported = Open it with your calendar. When times change, export it again: games already in your calendar move.
files-no-events = I can't create events on this server, so rounds do not appear under *Events*. If you want them there, give me the permission *Create Events*. Everything else works without it.
# How long the players have.
files-time-control = Time control: { $text }
# What the chess federation's file holds.
files-chess-exported =
    The tournament report file of the chess federation (TRF), with { $rounds ->
        [one] { $rounds } complete round
       *[other] { $rounds } complete rounds
    }.
# What there is no room for.
files-more-games =
    … and { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
# Where the host of the bot runs no pages.
files-no-subscribing = Calendars can't be subscribed to here: the host of this bot runs no pages. `/tournament export what:mine` gives you a file.
# The address stands on the next line.
files-calendar-address = Subscribe to this address in your calendar: all your games, of all tournaments, always up to date. Keep it to yourself, because anyone who has it sees your games:
# The address stands on the next line.
files-calendar-renewed = The old address is closed. This is your calendar's new one:
# Played on a game server; PGN is the name of a format.
files-exports-games = the moves of games on a game server (PGN)
# A study is what lichess calls a set of games to look at together.
files-games-exported = The games that have a result, with all moves. Chess programs read the file, and a study on lichess takes it: a chapter a game, up to 64.
# A tournament of a report file goes on here; $open games have no result yet.
files-trf-continued =
    {""}**{ $title }** is here now, and you direct it: { $players } { $players ->
        [one] player
       *[other] players
    }, { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } of { $planned }, open games: { $open }. Everybody in it is a guest; `/players replace` puts a member of this server in a guest's place.
# Players who have left.
files-trf-gone =
    { $players } { $players ->
        [one] player is
       *[other] players are
    } out, as the next round has no game or points for them; `/players reinstate` takes someone back.
