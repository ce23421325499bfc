### The posts of single matches. Names come in ready to be shown.

# How long a match is
match-posts-best-of = best of { $games }
# Above the buttons of a match of one game
match-posts-press-winner = Who won? One press reports it, and one more by your opponent confirms it.
# Above the buttons of a match of several games, such as 2–1
match-posts-press-score = How did it end? Press the score, your own games first.
# In place of the post of a match that was undone
match-posts-taken-back = This match doesn't count any more, so there's nothing to report.
# To directors, once
match-posts-no-threads = I can't open threads in <#{ $channel }>, so I post matches in the channel itself. To give each its own thread, allow me *Create Public Threads* there, or close some of the server's threads.
# On the sign-up card and the posts of matches: where players talk
match-posts-voice = Voice: <#{ $channel }>
