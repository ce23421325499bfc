### What Discord shows of slash commands while somebody types `/`: at most 100 characters each.
### At the end the names of commands and options: lower case, at most 32 characters, no spaces, each once in its place.
### Written by `make reference` from the commands. Change the English there, translate the file beside this one.

# `/forms`
command-forms = Forms players send in: request, read, fill in

# `/forms ask`
command-forms-ask = Request a form by a deadline; repeat to move the deadline

# `/forms ask`, the option form
option-forms-ask-form = Which form

# `/forms ask`, the option until
option-forms-ask-until = In your time, like: fri 19:00; leave empty for no deadline

# `/forms ask`, the option tournament
option-forms-ask-tournament = Which tournament (default: this channel's)

# `/forms fill`
command-forms-fill = Send in a form for someone; the log records that you did

# `/forms fill`, the option entrant
option-forms-fill-entrant = Which player

# `/forms fill`, the option answer
option-forms-fill-answer = Their answer, such as yes; empty opens the form

# `/forms list`
command-forms-list = Who has sent in which form; never what's in it

# `/forms list`, the option form
option-forms-list-form = Which form (default: all)

# `/forms look`
command-forms-look = Read what came in; the log records that you looked

# `/forms look`, the option entrant
option-forms-look-entrant = Whose (default: everybody's)

# `/guests`
command-guests = For directors: players without Discord

# `/guests link`
command-guests-link = Secret page for someone without Discord, or a file for all

# `/guests link`, the option entrant
option-guests-link-entrant = Whose; leave empty for all guests

# `/guests merge`
command-guests-merge = A guest is on Discord now: their tournaments become the member's

# `/guests merge`, the option guest
option-guests-merge-guest = The guest

# `/guests merge`, the option member
option-guests-merge-member = The member who is the same person

# `/help`
command-help = What you can do now in this channel; find a command

# `/help`, the option find
option-help-find = What you are looking for, like: check-in, kick, report

# `/join`
command-join = Sign up for a tournament

# `/judge`
command-judge = For directors: forfeits, rematches, appeals, hand-made rounds

# `/judge appeal`
command-judge-appeal = Decide the appeal of a removed player

# `/judge appeal`, the option entrant
option-judge-appeal-entrant = Whose appeal

# `/judge appeal`, the option decision
option-judge-appeal-decision = Accepting brings them back; the forfeited game stays lost

# `/judge appeal`, the option decision, a choice
choice-judge-appeal-decision-accept = accept

# `/judge appeal`, the option decision, a choice
choice-judge-appeal-decision-reject = reject

# `/judge appeal`, the option reason
option-judge-appeal-reason = The reason; recorded and shown to everybody

# `/judge forfeit`
command-judge-forfeit = Forfeit a game: one player, or both, didn't show up

# `/judge forfeit`, the option game
option-judge-forfeit-game = Which game

# `/judge forfeit`, the option absent
option-judge-forfeit-absent = Who was absent

# `/judge forfeit`, the option reason
option-judge-forfeit-reason = The reason; recorded and shown

# `/judge game-note`
command-judge-game-note = Note what happened in a game, if the format asks for it

# `/judge override`
command-judge-override = Pair the current or next round yourself

# `/judge rematch`
command-judge-rematch = Order a rematch of a game in this round

# `/judge time`
command-judge-time = Set the time of a game

# `/judge time`, the option when
option-judge-time-when = In your time, like: fri 19:00, or 5 jan 7pm

# `/leave`
command-leave = Withdraw from a tournament

# `/match`
command-match = Your game: check in, report, confirm, dispute

# `/match claim-forfeit`
command-match-claim-forfeit = Claim the game because your opponent didn't show up

# `/match claim-forfeit`, the option game
option-match-claim-forfeit-game = Which game (default: your open one)

# `/match confirm`
command-match-confirm = Agree with your opponent's report

# `/match here`
command-match-here = Check in for your game

# `/match here`, the option player
option-match-here-player = Directors: who is there

# `/match report`
command-match-report = Say how your game ended

# `/match report`, the option winner
option-match-report-winner = Who won; leave empty to be asked

# `/match report`, the option score
option-match-report-score = For scored games, yours first, like 412:380

# `/me`
command-me = Your next game, your times, your time zone, your reminders

# `/me account`
command-me-account = Link your account on a game server, or see those you have linked

# `/me account`, the option server
option-me-account-server = On which game server; leave empty to see yours

# `/me account`, the option name
option-me-account-name = What you are called there, where it asks for that

# `/me availability`
command-me-availability = Say when you can play in the coming week

# `/me availability`, the option hours
option-me-availability-hours = For example: thu 18-22, sat 10-14. Leave empty for a form

# `/me availability`, the option zone
option-me-availability-zone = The time zone of these hours; needed only once

# `/me claim`
command-me-claim = You played here without Discord: what you entered becomes yours

# `/me claim`, the option link
option-me-claim-link = The address of your personal link, or the code at its end

# `/me data`
command-me-data = See what is stored about you, or have it forgotten

# `/me form`
command-me-form = Fill in or change a form the tournament asks you for

# `/me form`, the option form
option-me-form-form = Which form (default: the one that is open)

# `/me next`
command-me-next = Your next game and what you have to do by when

# `/me reminders`
command-me-reminders = Choose which reminders you get, or none

# `/me reminders`, the option on
option-me-reminders-on = Reminders on or off; leave empty for a form

# `/me round-off`
command-me-round-off = Sit out a round, or see which rounds you have off

# `/me round-off`, the option round
option-me-round-off-round = Which round; leave empty to see yours

# `/me round-off`, the option through
option-me-round-off-through = The last of several rounds in a row

# `/me sent`
command-me-sent = What you sent, and when it arrived

# `/me timezone`
command-me-timezone = Set your time zone, so the times you type are understood

# `/me timezone`, the option zone
option-me-timezone-zone = A city, country, time zone or offset; leave empty to see yours

# `/players`
command-players = For directors: enter, change, replace, withdraw players

# `/players add`
command-players-add = Enter someone: a member of this server, a guest, or a team

# `/players add`, the option member
option-players-add-member = A member here; with a guest: their voice; with a team: its captain

# `/players add`, the option guest
option-players-add-guest = The name of someone without a Discord account, or of a team

# `/players add`, the option rating
option-players-add-rating = Their rating

# `/players add`, the option uncertainty
option-players-add-uncertainty = How uncertain the rating is

# `/players add`, the option games
option-players-add-games = Rated games played

# `/players check-in`
command-players-check-in = Check-in before the event: open it, see who is here, close it

# `/players check-in`, the option until
option-players-check-in-until = Open it until then, in your time, like: fri 19:00

# `/players disqualify`
command-players-disqualify = Disqualify a player; previews what happens first

# `/players disqualify`, the option years
option-players-disqualify-years = For so many years, directors here are told when they enter again

# `/players edit-many`
command-players-edit-many = Answers, ratings, fees and more of many, one a line

# `/players edit-many`, the option what
option-players-edit-many-what = What the lines are about

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-answers = answers

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-availability = availability

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-ratings = ratings

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-fees = fees

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-check-ins = check-ins

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-seeds = seeds

# `/players edit-many`, the option what, a choice
choice-players-edit-many-what-names = names

# `/players edit-many`, the option file
option-players-edit-many-file = A text file with one player a line, instead of the form

# `/players edit-many`, the option form
option-players-edit-many-form = For answers: which form (default: what is asked now)

# `/players fee`
command-players-fee = Record an entry fee as paid or not; no money is collected here

# `/players fee`, the option entrant
option-players-fee-entrant = Whose fee

# `/players fee`, the option state
option-players-fee-state = Paid, unpaid, returned or kept

# `/players fee`, the option state, a choice
choice-players-fee-state-unpaid = unpaid

# `/players fee`, the option state, a choice
choice-players-fee-state-paid = paid

# `/players fee`, the option state, a choice
choice-players-fee-state-returned = returned

# `/players fee`, the option state, a choice
choice-players-fee-state-kept = kept

# `/players fetch`
command-players-fetch = Fetch ratings, or the last cycle's places

# `/players fetch`, the option what
option-players-fetch-what = What to fetch

# `/players fetch`, the option what, a choice
choice-players-fetch-what-ratings = Fetch ratings from the game server; previews the changes first

# `/players fetch`, the option what, a choice
choice-players-fetch-what-places = Import the last cycle's places; previews the changes first

# `/players import`
command-players-import = Enter or change many at once from a CSV file

# `/players import`, the option file
option-players-import-file = Columns: name, discord, rating, uncertainty, games, joined

# `/players import`, the option what
option-players-import-what = Players, or a list of ratings and titles (FIDE, a club)

# `/players import`, the option what, a choice
choice-players-import-what-players = players

# `/players import`, the option kind
option-players-import-kind = Which rating

# `/players import`, the option kind, a choice
choice-players-import-kind-standard = standard

# `/players import`, the option kind, a choice
choice-players-import-kind-rapid = rapid

# `/players import`, the option kind, a choice
choice-players-import-kind-blitz = blitz

# `/players keep-apart`
command-players-keep-apart = Two players who should not meet; without names: who is kept apart

# `/players keep-apart`, the option entrant
option-players-keep-apart-entrant = One of the two

# `/players keep-apart`, the option other
option-players-keep-apart-other = The other one

# `/players keep-apart`, the option how
option-players-keep-apart-how = Never, only if there is no other way, or they may meet again

# `/players keep-apart`, the option how, a choice
choice-players-keep-apart-how-never = never

# `/players keep-apart`, the option how, a choice
choice-players-keep-apart-how-avoid = avoid

# `/players keep-apart`, the option how, a choice
choice-players-keep-apart-how-may-meet = may-meet

# `/players rating`
command-players-rating = Set a player's rating, until ratings are fixed

# `/players rating`, the option entrant
option-players-rating-entrant = Whose rating

# `/players rating`, the option rating
option-players-rating-rating = The rating

# `/players rating`, the option uncertainty
option-players-rating-uncertainty = How uncertain it is

# `/players reinstate`
command-players-reinstate = Bring a player back for the coming rounds

# `/players reinstate`, the option entrant
option-players-reinstate-entrant = Who comes back

# `/players replace`
command-players-replace = Give a player's seat to someone else

# `/players replace`, the option entrant
option-players-replace-entrant = Whose seat

# `/players replace`, the option member
option-players-replace-member = A member of this server

# `/players replace`, the option guest
option-players-replace-guest = The name of a guest

# `/players round-off`
command-players-round-off = Give a player a round off, or see who has one

# `/players round-off`, the option entrant
option-players-round-off-entrant = Who; leave empty for all who have a round off

# `/players round-off`, the option round
option-players-round-off-round = Which round; leave empty to see theirs

# `/players set-condition`
command-players-set-condition = Require something of a player, such as a webcam

# `/players set-condition`, the option what
option-players-set-condition-what = What they have to do

# `/players withdraw`
command-players-withdraw = Withdraw a player; previews what happens first

# `/players withdraw`, the option entrant
option-players-withdraw-entrant = Who leaves

# `/players withdraw`, the option at_their_wish
option-players-withdraw-at-their-wish = No means a director removes them, and they may appeal

# `/playoffs`
command-playoffs = For directors of playoffs: puzzles, the reveal, the judge's panel

# `/playoffs check`
command-playoffs-check = Check answers that have no key; the log records that you looked

# `/playoffs judge`
command-playoffs-judge = The judge's panel for the live heat in play

# `/playoffs online`
command-playoffs-online = Open the online stage until a deadline; repeat to move it

# `/playoffs online`, the option until
option-playoffs-online-until = In your time, like: 18 sep 20:00 (default: until the reveal)

# `/playoffs puzzles`
command-playoffs-puzzles = Set passwords, links and answer keys of puzzles from a CSV file

# `/playoffs puzzles`, the option file
option-playoffs-puzzles-file = Columns: puzzle, password, link, answer (separate several by |)

# `/playoffs reveal`
command-playoffs-reveal = Reveal the online results step by step; the log records it

# `/playoffs times`
command-playoffs-times = Import online times from a CSV file

# `/playoffs times`, the option file
option-playoffs-times-file = Columns: name, puzzle, time, result; or one column per puzzle

# `/puzzles`
command-puzzles = Playoffs: solve online, look at picks and ranks

# `/puzzles eligibility`
command-puzzles-eligibility = Who is eligible, seeded, or in reserve

# `/puzzles picks`
command-puzzles-picks = Each round's puzzle, who picked it and why

# `/puzzles ranks`
command-puzzles-ranks = The rank board after a round, with everybody's path

# `/puzzles ranks`, the option round
option-puzzles-ranks-round = After which round (default: the latest)

# `/puzzles solve`
command-puzzles-solve = Playoffs online: start a puzzle, send in your answer

# `/round`
command-round = For directors: preview and publish rounds, enter results

# `/round answer`
command-round-answer = What the tournament is waiting for; answer for anyone

# `/round answer`, the option question
option-round-answer-question = Which question; leave empty to see them all

# `/round answer`, the option answer
option-round-answer-answer = The answer

# `/round preview`
command-round-preview = Preview the next round, with reasons and warnings

# `/round preview`, the option rounds
option-round-preview-rounds = How many rounds at once (default: one)

# `/round preview`, the option based_on
option-round-preview-based-on = Pair on the standings after this round; 0 means the seeding

# `/round publish`
command-round-publish = Publish the next round

# `/round result`
command-round-result = Enter or correct the result of a game

# `/round result`, the option winner
option-round-result-winner = Who won; not needed with a score

# `/round result`, the option score
option-round-result-score = For scored games, like 412:380, in the order of the game

# `/round result`, the option reason
option-round-result-reason = The reason; recorded, helpful for corrections

# `/round result`, the option also
option-round-result-also = Who won other disputed games, with commas

# `/round results`
command-round-results = Enter the results of many games, one a line

# `/round results`, the option file
option-round-results-file = A text file with one game a line, instead of the form

# `/schedule`
command-schedule = When games are played: see, suggest, wait for an opponent

# `/schedule games`
command-schedule-games = When this round's games are played, in your local time

# `/schedule more-time`
command-schedule-more-time = Give your opponent more time to appear

# `/schedule more-time`, the option minutes
option-schedule-more-time-minutes = How many minutes more; leave empty to choose

# `/schedule propose`
command-schedule-propose = Suggest a game time to your opponent, while times are tentative

# `/schedule propose`, the option time
option-schedule-propose-time = Such as: sat 19:00, in your own time zone

# `/td`
command-td = For directors: create a tournament, set it up, move it along

# `/td advance`
command-td-advance = Do the next step, whatever it is

# `/td advance`, the option look
option-td-advance-look = Say what comes next, with a button that does it

# `/td announce`
command-td-announce = Post an announcement in the tournament's channel

# `/td announce`, the option text
option-td-announce-text = What to say; leave empty for a form with more room

# `/td audit`
command-td-audit = Who did what, and when

# `/td audit`, the option who
option-td-audit-who = Who did it

# `/td audit`, the option what
option-td-audit-what = What happened: choose, or type words to search for

# `/td audit`, the option entrant
option-td-audit-entrant = Who it is about

# `/td audit`, the option since
option-td-audit-since = Since when, like: yesterday 19:00

# `/td audit`, the option until
option-td-audit-until = Until when

# `/td cancel`
command-td-cancel = Call the whole tournament off

# `/td close`
command-td-close = Close sign-up

# `/td create`
command-td-create = Create a tournament from a preset or a format

# `/td create`, the option what
option-td-create-what = A preset (a real tournament, ready to run) or a format

# `/td create`, the option after
option-td-create-after = Or the tournament this is the next cycle of, with its rules

# `/td create`, the option title
option-td-create-title = What it is called (default: the preset's title)

# `/td create`, the option channel
option-td-create-channel = Where it is announced (default: this channel)

# `/td create`, the option closes
option-td-create-closes = Open sign-up now, and close it then, like: 5 jan 19:00

# `/td create`, the option seed
option-td-create-seed = What all random draws start from (default: random)

# `/td delivery`
command-td-delivery = What was delivered, what waits and why, who can't be reached

# `/td import`
command-td-import = Import an exported tournament, or a chess report (TRF)

# `/td import`, the option file
option-td-import-file = The exported log, or a report of another program or lichess

# `/td import`, the option title
option-td-import-title = What the tournament is called (default: as in the file)

# `/td import`, the option rounds
option-td-import-rounds = How many rounds in all (default: what the file has)

# `/td import-tsh`
command-td-import-tsh = Continue a tsh division here

# `/td import-tsh`, the option file
option-td-import-tsh-file = The division file, such as a.t, or the whole folder as a zip file

# `/td import-tsh`, the option title
option-td-import-tsh-title = What the tournament is called

# `/td import-tsh`, the option rounds
option-td-import-tsh-rounds = How many rounds in all (default: 14, or what the file has)

# `/td import-tsh`, the option config
option-td-import-tsh-config = Its config.tsh: rounds, prizes, thresholds

# `/td invite`
command-td-invite = Post the sign-up button here, in this channel

# `/td open`
command-td-open = Open sign-up

# `/td options`
command-td-options = Change settings and options; choose nothing to get forms

# `/td options`, the option capacity
option-td-options-capacity = How many can play; others go on a waiting list

# `/td options`, the option closes
option-td-options-closes = When sign-up closes, like: 5 jan 19:00

# `/td options`, the option first_round
option-td-options-first-round = When play starts, like: 10 jan 19:00

# `/td options`, the option ratings_fixed
option-td-options-ratings-fixed = When ratings are fixed

# `/td options`, the option zone
option-td-options-zone = The tournament's time zone

# `/td options`, the option language
option-td-options-language = The language of the posts

# `/td options`, the option silence_hours
option-td-options-silence-hours = After how many hours an undisputed report counts

# `/td page`
command-td-page = Show the tournament on the web, live, to all with the link

# `/td page`, the option show
option-td-page-show = Is there a page at all?

# `/td page`, the option find
option-td-page-find = May search engines and the front page lead to it?

# `/td page`, the option log
option-td-page-log = At the end: give everybody the log, with times and appeals?

# `/td pause`
command-td-pause = Pause or resume the timetable

# `/td pause`, the option resume
option-td-pause-resume = Resume the timetable

# `/td series`
command-td-series = Play this event every week: sign-up, start, points, a leaderboard

# `/td series`, the option when
option-td-series-when = Weekday and time, like: fri 20:00

# `/td series`, the option zone
option-td-series-zone = On which clock (default: yours)

# `/td series`, the option opens_hours
option-td-series-opens-hours = Hours before the start at which sign-up opens (default: 72)

# `/td series`, the option fewest
option-td-series-fewest = With fewer players an evening is called off (default: 4)

# `/td series`, the option points
option-td-series-points = Points by place, like: 10 8 6 5 4 3 2 1

# `/td series`, the option best
option-td-series-best = How many evenings of a player count (default: all)

# `/td series`, the option season
option-td-series-season = How many evenings a season has (default: no seasons)

# `/td series`, the option ratings
option-td-series-ratings = Rate players by these evenings, and seed by that (default: no)

# `/td series`, the option title
option-td-series-title = What the series is called (default: as the event)

# `/td series`, the option player_role
option-td-series-player-role = Role that everyone gets who has played an evening (default: none)

# `/td series`, the option winner_role
option-td-series-winner-role = Role that the winner of the last evening has (default: none)

# `/td series`, the option no_roles
option-td-series-no-roles = Take these roles back and give none (default: no)

# `/td set-channel`
command-td-set-channel = Set where a tournament is announced or this channel's default

# `/td set-channel`, the option announce_in
option-td-set-channel-announce-in = Announce the tournament in this channel from now on

# `/td set-channel`, the option means_here
option-td-set-channel-means-here = Commands in this channel mean this tournament

# `/td set-channel`, the option voice
option-td-set-channel-voice = Voice channel to name on the card and with matches

# `/td set-channel`, the option no_voice
option-td-set-channel-no-voice = Name no voice channel any more

# `/td staff`
command-td-staff = Make someone director (rules), coordinator (operates) or judge

# `/td staff`, the option member
option-td-staff-member = Which member

# `/td staff`, the option role
option-td-staff-role = What they become

# `/td staff`, the option role, a choice
choice-td-staff-role-director = director

# `/td staff`, the option role, a choice
choice-td-staff-role-coordinator = coordinator

# `/td staff`, the option role, a choice
choice-td-staff-role-judge = judge

# `/td staff`, the option remove
option-td-staff-remove = Remove someone's role

# `/td tonight`
command-td-tonight = Play tonight: name it, people join, one click starts it

# `/td tonight`, the option teams
option-td-tonight-teams = People per team, if teams play

# `/td tonight`, the option starts
option-td-tonight-starts = Start by the clock, after 15 minutes of check-in, like: 20:00

# `/td tonight`, the option voice
option-td-tonight-voice = Voice channel where players talk

# `/td undo`
command-td-undo = Undo the last step; shows what it was first

# `/td webhook`
command-td-webhook = Send every change to an address of your own, as data for programs

# `/td webhook`, the option address
option-td-webhook-address = Where to: https://… (leave out to see those there are)

# `/team`
command-team = Who plays in your team

# `/team add`
command-team-add = Add a member to your team; directors: to any, or a guest's voice

# `/team add`, the option member
option-team-add-member = Who joins

# `/team add`, the option entrant
option-team-add-entrant = Which team or guest (default: your team)

# `/team add`, the option guest
option-team-add-guest = A team member without a Discord account, by name

# `/team remove`
command-team-remove = Take someone out of your team, or yourself

# `/team remove`, the option member
option-team-remove-member = Who goes (default: you)

# `/tournament`
command-tournament = Look at tournaments: pairings, standings, reasons

# `/tournament board`
command-tournament-board = What's going on and what's next, with a link to the live board

# `/tournament entrants`
command-tournament-entrants = Who is in, and who is on the waiting list

# `/tournament export`
command-tournament-export = Export tables, a report, a calendar, a chess file or games

# `/tournament export`, the option what
option-tournament-export-what = Which files (default: tables)

# `/tournament export`, the option what, a choice
choice-tournament-export-what-tables = tables for spreadsheet programs

# `/tournament export`, the option what, a choice
choice-tournament-export-what-report = a report to read and print

# `/tournament export`, the option what, a choice
choice-tournament-export-what-calendar = a calendar of games

# `/tournament export`, the option what, a choice
choice-tournament-export-what-mine = a calendar of your own games

# `/tournament export`, the option what, a choice
choice-tournament-export-what-chess = a file for chess programs (TRF)

# `/tournament export`, the option what, a choice
choice-tournament-export-what-games = the moves of games on a game server (PGN)

# `/tournament export`, the option what, a choice
choice-tournament-export-what-log = the whole log, for directors

# `/tournament export`, the option round
option-tournament-export-round = Of a calendar or of games: which round

# `/tournament export`, the option entrant
option-tournament-export-entrant = Of a calendar: whose games

# `/tournament export`, the option place
option-tournament-export-place = Of a chess file: where it was played

# `/tournament export`, the option federation
option-tournament-export-federation = Of a chess file: the federation, in three letters

# `/tournament export`, the option arbiter
option-tournament-export-arbiter = Of a chess file: the chief arbiter

# `/tournament history`
command-tournament-history = Every game of one player

# `/tournament history`, the option entrant
option-tournament-history-entrant = Whose games (default: your own)

# `/tournament info`
command-tournament-info = Everything you want to know before joining

# `/tournament list`
command-tournament-list = The tournaments here

# `/tournament list`, the option player
option-tournament-list-player = A player's tournaments on this server, cycle after cycle

# `/tournament odds`
command-tournament-odds = Everybody's chances of each place, by simulation

# `/tournament odds`, the option entrant
option-tournament-odds-entrant = Whose chances, round by round (default: everybody's now)

# `/tournament odds`, the option simulations
option-tournament-odds-simulations = How many; more is more exact and takes longer

# `/tournament pairings`
command-tournament-pairings = The pairings: who plays whom

# `/tournament pairings`, the option round
option-tournament-pairings-round = Which round (default: the latest)

# `/tournament prizes`
command-tournament-prizes = Prizes and the fund for winners of games; directors: fees too

# `/tournament rules`
command-tournament-rules = How the tournament is played, in plain words

# `/tournament rules`, the option rule
option-tournament-rules-rule = A rule by the number that reasons cite, such as R8

# `/tournament standings`
command-tournament-standings = The standings, bracket, crosstable, records, or a league's table

# `/tournament standings`, the option what
option-tournament-standings-what = What to show

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-standings = The standings

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-bracket = The bracket, or who has how many losses

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-auto = The crosstable: who met whom, and how it ended

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-wall = The crosstable, by rounds

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-grid = The crosstable, everybody against everybody

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-records = High games, best spreads, highest losing scores, averages

# `/tournament standings`, the option what, a choice
choice-tournament-standings-what-league = The table of a league or group, with a link to its thread

# `/tournament standings`, the option stage
option-tournament-standings-stage = Which stage (default: the one in play)

# `/tournament standings`, the option league
option-tournament-standings-league = Which league (default: your own)

# `/tournament verify`
command-tournament-verify = Check the log, or the random draws

# `/tournament verify`, the option what
option-tournament-verify-what = What to check (default: the log)

# `/tournament verify`, the option what, a choice
choice-tournament-verify-what-log = Check the log, and show the fingerprint to check an export with

# `/tournament verify`, the option what, a choice
choice-tournament-verify-what-draws = Every random draw, and how to check it

# `/tournament why`
command-tournament-why = Why this opponent, side, bye, time or place

# `/tournament why`, the option entrant
option-tournament-why-entrant = Who it is about (default: you, if you play; else the whole round)

# `/tsh`
command-tsh = For directors: move a division to the program tsh

# `/tsh export`
command-tsh-export = Export the division as a tsh file

# `/tsh export`, the option others
option-tsh-export-others = Titles of its other divisions, with commas: makes a tsh folder

name-absent = absent

name-account = account

name-add = add

name-address = address

name-advance = advance

name-after = after

name-also = also

name-announce = announce

name-announce-in = announce_in

name-answer = answer

name-appeal = appeal

name-arbiter = arbiter

name-ask = ask

name-at-their-wish = at_their_wish

name-audit = audit

name-availability = availability

name-based-on = based_on

name-best = best

name-board = board

name-cancel = cancel

name-capacity = capacity

name-channel = channel

name-check = check

name-check-in = check-in

name-claim = claim

name-claim-forfeit = claim-forfeit

name-close = close

name-closes = closes

name-config = config

name-confirm = confirm

name-create = create

name-data = data

name-decision = decision

name-delivery = delivery

name-disqualify = disqualify

name-edit-many = edit-many

name-eligibility = eligibility

name-entrant = entrant

name-entrants = entrants

name-export = export

name-federation = federation

name-fee = fee

name-fetch = fetch

name-fewest = fewest

name-file = file

name-fill = fill

name-find = find

name-first-round = first_round

name-forfeit = forfeit

name-form = form

name-forms = forms

name-game = game

name-game-note = game-note

name-games = games

name-guest = guest

name-guests = guests

name-help = help

name-here = here

name-history = history

name-hours = hours

name-how = how

name-import = import

name-import-tsh = import-tsh

name-info = info

name-invite = invite

name-join = join

name-judge = judge

name-keep-apart = keep-apart

name-kind = kind

name-language = language

name-league = league

name-leave = leave

name-link = link

name-list = list

name-log = log

name-look = look

name-match = match

name-me = me

name-means-here = means_here

name-member = member

name-merge = merge

name-minutes = minutes

name-more-time = more-time

name-name = name

name-next = next

name-no-roles = no_roles

name-no-voice = no_voice

name-odds = odds

name-on = on

name-online = online

name-open = open

name-opens-hours = opens_hours

name-options = options

name-other = other

name-others = others

name-override = override

name-page = page

name-pairings = pairings

name-pause = pause

name-picks = picks

name-place = place

name-player = player

name-player-role = player_role

name-players = players

name-playoffs = playoffs

name-points = points

name-preview = preview

name-prizes = prizes

name-propose = propose

name-publish = publish

name-puzzles = puzzles

name-question = question

name-ranks = ranks

name-rating = rating

name-ratings = ratings

name-ratings-fixed = ratings_fixed

name-reason = reason

name-reinstate = reinstate

name-rematch = rematch

name-reminders = reminders

name-remove = remove

name-replace = replace

name-report = report

name-result = result

name-results = results

name-resume = resume

name-reveal = reveal

name-role = role

name-round = round

name-round-off = round-off

name-rounds = rounds

name-rule = rule

name-rules = rules

name-schedule = schedule

name-score = score

name-season = season

name-seed = seed

name-sent = sent

name-series = series

name-server = server

name-set-channel = set-channel

name-set-condition = set-condition

name-show = show

name-silence-hours = silence_hours

name-simulations = simulations

name-since = since

name-solve = solve

name-staff = staff

name-stage = stage

name-standings = standings

name-starts = starts

name-state = state

name-td = td

name-team = team

name-teams = teams

name-text = text

name-through = through

name-time = time

name-times = times

name-timezone = timezone

name-title = title

name-tonight = tonight

name-tournament = tournament

name-tsh = tsh

name-uncertainty = uncertainty

name-undo = undo

name-until = until

name-verify = verify

name-voice = voice

name-webhook = webhook

name-what = what

name-when = when

name-who = who

name-why = why

name-winner = winner

name-winner-role = winner_role

name-withdraw = withdraw

name-years = years

name-zone = zone
