### What is wrong with a list of entrants, line by line, and what a list brought.

imports-title-refused = Nothing was imported
imports-title-done = List imported
imports-title-preview = What your list says
imports-new = New
imports-changed = Changed
imports-ignored = Columns left out
imports-fix-and-send-again = Please correct the file and send it again.
imports-how-to = The first line names the columns: name, discord, rating, uncertainty, games, joined, account. Then one line per player.
imports-problems-too-large = the file is too large; the limit is 1 MB
imports-problems-not-text = this is not a text file; save the table as CSV
imports-problems-no-rows = there is nobody below the line of column names
imports-problems-too-many-rows = it has { $value } lines; 3,000 is the limit
imports-problems-no-name-column = no column is called “name” or “discord”
imports-problems-doubled-column = this column is there twice
imports-problems-too-many-cells = more cells than columns: “{ $value }” is in none
imports-problems-nobody = neither a name nor a Discord account
imports-problems-long-name = the name is longer than 80 characters
imports-problems-not-a-number = “{ $value }” is not a number
imports-problems-two-readings = “{ $value }” can be read in two ways; write numbers like 1532.5 and dates like 2010-01-31
imports-problems-not-whole = “{ $value }” is not a whole number
imports-problems-negative = “{ $value }” is below zero
imports-problems-not-a-date = “{ $value }” is not a date; write it like 2010-01-31
imports-problems-not-an-account = “{ $value }” is not a Discord id or user name
imports-problems-unknown-account = nobody on this server is called “{ $value }”
imports-problems-missing = has to be filled in
imports-problems-doubled = “{ $value }” is in the file already
imports-problems-several-entrants = several players are called “{ $value }”; write their number instead, like #7, or add a column with their Discord ids
imports-problems-two-entrants = the account belongs to one player, the name “{ $value }” to another
# How much is wrong.
imports-refused =
    { $count ->
        [one] { $count } thing needs
       *[other] { $count } things need
    } fixing. { imports-fix-and-send-again }
# How many entrants came and changed.
imports-summary =
    { $new ->
        [one] { $new } new player
       *[other] { $new } new players
    }, { $changed ->
        [one] { $changed } player
       *[other] { $changed } players
    } changed.
# Rounds came in as they were played.
imports-played-elsewhere =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } with { $results ->
        [one] { $results } result
       *[other] { $results } results
    } came in as played elsewhere.
# Something is wrong with the list as a whole; $text says what.
imports-problem = The list: { $text }
# Something is wrong in a line.
imports-problem-line = Line { $line }: { $text }
imports-problem-column = Line { $line }, { $column }: { $text }
# A column that nobody knows; $head in quotation marks.
imports-did-you-mean = { $head } (did you mean “{ $guess }”?)
imports-problems-too-high = “{ $value }” is too high
imports-problems-not-a-choice = “{ $value }” is not one of the possible answers
# What comes of a line of the list, behind a name: the place in the order at the start; several players with one rating share theirs.
imports-seed = seed { $first }
imports-seeds = seed { $first } to { $last }
# $heads are names of columns, as they have to be written.
imports-columns-of = This tournament also reads: { $heads }.
# $text is what cannot be; $names are players it is about who are not in the file.
imports-together-with = { $text } (see also { $names })
# A heading: names follow that several people would have.
imports-alike = ⚠ Several people of one name
# One name that several people have once the list is imported.
imports-alike-line =
    { $name }: { $count ->
       *[other] { $count } people
    }. Their number in the list tells them apart.
# Somebody on the list plays in a team of this tournament already. $value: the team.
imports-problems-in-team = already plays in the team “{ $value }”
# A heading: people follow who took part before
imports-known = Known from earlier tournaments here; they keep the name they had
# A person of the list and who they were before
imports-known-line = { $name } is { $earlier } (account { $account })
# An account that says nothing about who it is
imports-account-of-several = { $name }: several people here have the account { $account }, so they come in as a new person
# The title of the form for a list of names
imports-names-title = Names
# How a line looks; at most 100 characters
imports-names-help = Ana, or with a rating: Ana 1720. Number them to set the seeds: 1. Ana, 2. Bo
# Above a list for the next cycle; $last: the cycle before
imports-places-ahead = The places are those of **{ $last }**. Import them after this list, with `/players fetch what:places`.
# Behind a guest's place of the last cycle ($text), where only the name is the same
imports-place-asked = { $text }, if it is the same person
# Above a list, while the cycle before is being played
imports-places-open = **{ $last }** isn't over yet. Import its places later, with `/players fetch what:places`.
