### Sentences for files that cannot be made.

# Refusal: no times yet.
errors-files-no-times-yet = None of these games of **{ $title }** has a time, so there is nothing to put into a calendar. Try again once times have been posted.
# Refusal: not like chess.
errors-files-not-like-chess = Nothing of **{ $title }** fits the chess federation's file: it only takes Swiss and round robin stages that have started. Export the tables instead.
# Refusal: no games to hand out.
errors-files-no-game-records = **{ $title }** has no games whose moves I can fetch: they have to be over, and played on a game server that hands them out, such as lichess.org.
