### What the bot has taken from one person.

receipts-title = What I got from you
receipts-nothing = Nothing yet.
# How many, and how many of them are listed.
receipts-head =
    { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    } in the log, newest first.
receipts-head-latest =
    { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    } in the log, newest first; these are the latest { $shown }.
# After what a director took back.
receipts-taken-back = (undone)
# After what came by a personal link
receipts-by-link = (by your link)
