### What the page on the web says.
# First link of every page: jumps over the navigation
web-skip = Skip to the content
# Name of the navigation
web-sections = Pages of this tournament
# Link to the list of tournaments
web-home = All tournaments
# Title of the list
web-tournaments = Tournaments
# The list is empty
web-none = There is no tournament to show here.
# Link to the first page of a tournament
web-overview = Overview
web-schedule = Schedule
web-pairings = Pairings
web-standings = Standings
web-crosstable = Crosstable
web-bracket = Bracket
web-groups = Groups
web-odds = Odds
web-draws = Draws
web-players = Players
# Beside the state of a tournament: how many play, and how many have left since it began
web-entrants-left = { $entrants }, { $left } left
web-rules = Rules
web-files = Files
web-chronicle = News
web-report = The whole report
# Beside a dot: the page changes automatically
web-live = Live
# In its place while there is no connection
web-offline = Waiting for a connection
# Heading over links to rounds
web-all-rounds = Rounds
# Heading over links to stages
web-all-stages = Stages
# Label of a field
web-zone-label = Your time zone
# Button beside it
web-zone-show = Show
# Which zone times are in, where no script turned them into the reader’s
web-zone-shown = Times are in { $zone }.
# The same where a script did
web-zone-own = Times are on your own clock.
# Nothing to show on a page
web-not-yet = Nothing to show yet.
# Opens the reasons of a pairing or place
web-why = Why?
# Caption of the schedule
web-games-open = Games to come
# Heading: games without a time
web-without-time = Without a time
# Beside a time that may change
web-tentative = not final
# Heading on a player’s page
web-history = Games
# Heading: other events of the same player
web-career = Other tournaments
# What a file is
web-download-tables = Table for spreadsheets (CSV)
web-download-trf = For chess programs (TRF)
web-download-tsh = For tsh
web-download-log = The whole log, to check it
# Why the log is not among the files
web-log-kept = The log is not published.
# Heading
web-odds-now = Chances now
# Heading: a table by rounds
web-odds-over-time = Chances of first place after each round
# While they are simulated
web-odds-working = The chances are being worked out. Come back in a moment.
# Heading over a table of the open games: chances of first place after each result
web-odds-games = What a game is worth
# Column: percent
web-odds-after-win = 1st after a win
# Column: percent
web-odds-after-loss = 1st after a loss
# $place: that place or a better one, whatever follows
web-odds-sure = A win makes place { $place } sure.
# Heading over a table of ranks by rounds
web-rank-paths = Ranks after each round
# Error page
web-missing-title = Not here
web-missing = There is no such page, or its director has closed it.
# Error page
web-busy-title = One moment
web-busy = This page can't be shown right now. Please try again in a minute.
# Foot of every page
web-made-by = Run with Herald. Every pairing, draw and place explains itself, and anyone can check it.
# Label of the links to other languages
web-language = Language
# Link to what the host says
web-privacy = Privacy
# Title of the page to which a game server leads people back who have said that an account is theirs
web-consent-title = Linking an account
# Above a line of letters, which follows
web-consent-given = Thank you. Copy the line below, go back to the chat and hand it in with /me account, as the name. It is good for some minutes, and for you alone.
# Instead, where the server sent nothing or somebody said no
web-consent-lacks = The game server sent no consent. Nothing has changed; you can begin again with /me account.
# Heading: how anybody checks a finished tournament
web-check-it-yourself = Check it yourself
# Below it, before a command: the log is above among the files
web-check-how = Put the log into a copy of Herald (it needs Python 3.11 and make), and have your own machine pair every round and draw every lot again:
# Below the heading "Check it yourself", over a field and a button
web-check-what = Your browser recomputes hashes, draws, pairings and standings from the log. Nothing is sent anywhere, and it works offline once this page is loaded.
# Label of the field. The fingerprint of the log is in posts on Discord
web-check-head = Fingerprint of the log, copied from the last post on Discord
# Result: first line
web-check-fits = Everything that was checked here fits.
web-check-no-head = The log is consistent, but only the fingerprint from Discord shows that it is the one everybody saw.
# Result: first line; a sentence about the first place follows
web-check-differs = Something does not fit:
# Results, one in each line: $line and $lines are numbers
web-check-chain-ok = The hashes of all { $lines } lines fit: none was changed, removed or added.
web-check-chain-wrong = Line { $line } does not fit its hash: the log was changed there.
web-check-chain-header = The head of the log, with its title and names, does not fit its seal: it was changed.
web-check-chain-cut = The log ends at line { $line }, but its seal was made for another end.
web-check-head-ok = The fingerprint fits line { $line }. Lines after it that it does not cover: { $after }.
web-check-head-wrong = The fingerprint does not fit: this is not the log it was posted for.
web-check-head-unreadable = This isn't a fingerprint. Copy the whole text, with its two hyphens.
web-check-head-cut = This log ends at line { $line }, before the line that the fingerprint was posted for.
web-check-head-names = The fingerprint fits line { $line }, but not the names: some were changed after it was posted.
web-check-head-missing = No fingerprint given. A log with new hashes can only be recognized by it.
web-check-draws-ok = Draws recomputed: { $draws }. Each gives the recorded number.
web-check-draws-wrong = Line { $line }: this draw does not come out as recorded.
web-check-beacon = The signatures of the public beacon need the command below, because this page can't verify them.
# $round is the number of a round
web-check-round-ok = Round { $round }: pairings, byes and sides follow from the results.
web-check-round-best = Round { $round }: no better pairings exist. Which of equally good ones it is needs the command below, because the proof would be too large for this page.
web-check-round-hand = Round { $round }: paired by a director.
web-check-round-no-proof = Round { $round }: needs the command below, because no certificate of it came with this page.
web-check-round-simulated = Round { $round }: needs the command below, because its format simulates thousands of tournaments to pair.
web-check-round-no-script = Round { $round }: needs the command below, because this page does not have the rules of its format.
web-check-round-old-log = Round { $round }: needs the command below, because its log is of an older version.
web-check-round-wrong = Round { $round } (line { $line }): the pairings do not follow from what the log has before them.
web-check-line-wrong = Line { $line } does not follow from the lines before it.
# $stage is the name of a stage
web-check-standings-ok = { $stage }: the standings follow from the results.
web-check-standings-tie-breaks = { $stage }: the standings need the command below, because this page does not have one of their tie-breaks.
web-check-standings-no-script = { $stage }: the standings need the command below, because this page does not have the rules of the format.
web-check-standings-old-log = { $stage }: the standings need the command below, because the log is of an older version.
web-check-standings-wrong = { $stage }: the standings do not follow from the results.
web-check-unreadable = This page can't read its log. Load it again, or use the command below.
# First page of a tournament: heading over what is going on
web-now = Now
# The same page: headings
web-latest-results = Latest results
web-leaders = Leaders
# Heading: events that are played beside this one, such as a B final
web-side-by-side = Played side by side
# Link below the leaders
web-all-standings = All standings
# Beside a bar
web-progress = { $played } of { $games } games played
# Link to the tournament's channel
web-channel = Open in Discord
# Where a game is played: $board is a number
web-board = Board { $board }
# Described to those who do not see it: the picture on the first page
web-board-picture = The standings or the bracket as a picture
