### Around what people look at: notes under long answers, captions of files.

reading-rest-in-file = That is a lot: the full text is in the file.
reading-log-exported = The log holds everything that happened; `/td import` brings it into another bot.
# The head of the log, with which an exported log can be checked.
reading-log-head = -# Fingerprint of the log: `{ $head }`
# In place of the head while a form is sealed: the head would count what has been handed in.
reading-log-head-later = -# The fingerprint of the log comes once nothing is sealed any more: it would give away that something has come in.
# Whether the log is as it was.
reading-verify-title = Is the log sound?
# Nothing in the log differs. $lines is a number.
reading-verify-sound = All { $lines } entries come out as recorded: every pairing, draw, time and result was recomputed.
# Entries of the log that do not come out as recorded.
reading-verify-differs = { $count ->
    [one] One entry does not come out as recorded:
   *[other] { $count } entries do not come out as recorded:
}
# One entry that differs: its number, and what it is about.
reading-verify-entry = Entry { $seq }: { $what }
# How to check an exported log against the head.
reading-verify-how = I post this fingerprint with every round and at the end. Anyone with the exported log can check it with `python -m formats verify LOG --head FINGERPRINT`: any change shows.
# Other engines that paired rounds of this log: the first entry of each, its version, the version of this one.
reading-verify-engine = From entry { $seq } on, rounds were paired by engine { $engine }; mine is { $now }.
# What an entry is about that differs.
reading-verify-what-seeds = the seeding
# What an entry is about that differs.
reading-verify-what-pairings = the pairings of a round
# What an entry is about that differs.
reading-verify-what-times = the times of games
# What an entry is about that differs.
reading-verify-what-result = a result
# What an entry is about that differs.
reading-verify-what-draw = a random draw
# What an entry is about that differs.
reading-verify-what-commitment = what was promised before a draw
# What an entry is about that differs.
reading-verify-what-too-late = a word that came after its draw
# What an entry is about that differs.
reading-verify-what-replaced = a number entered for another that had been drawn
# What an entry is about that differs.
reading-verify-what-note = a note about a game
# What an entry is about that differs.
reading-verify-what-time = a time earlier than that of the entry before
# What an entry is about that differs.
reading-verify-what-error = something that would be refused today
# What an entry is about that differs.
reading-verify-what-impossible = something that can't have happened
# What an entry is about that differs.
reading-verify-what-early = a draw made too early
# What an entry is about that differs.
reading-verify-what-no-beacon = a draw made without its beacon
# What differs.
reading-verify-what-beacon = randomness that the beacon did not sign
# What differs.
reading-verify-what-beacon-round = a beacon round that is not the first after words closed
# What differs.
reading-verify-what-promise = a draw announced again with another secret
# Nothing wrong, but to be known. $who is a person, $text their reason.
reading-remark-waived = Entry { $seq }: { $who } had a draw made without its beacon: “{ $text }”
# Nothing wrong, but to be known.
reading-remark-new-seed = Entry { $seq }: a draw was announced again, because the log was imported without its seed
# Nothing wrong, but to be known.
reading-remark-new-range = Entry { $seq }: a draw was announced again with another range of numbers
# Nothing wrong, but to be known. $text is a web address.
reading-remark-unsigned = Entry { $seq }: the log alone can't prove the beacon's randomness. Compare it with `{ $text }`
# Nothing wrong, but to be known. $text is the id of a network.
reading-remark-other-chain = Entry { $seq }: the beacon named for a draw is not drand's public network, but `{ $text }`
