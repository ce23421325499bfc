### What people are asked, who has to answer and until when. Names and questions come in ready to be shown.

asking-by-director = Noted by a director.
asking-time-is-up = Nobody chose in time, so this counts now.
asking-directors = the directors
asking-reminded = Reminded: everybody who can answer has a message.
asking-word-title = A word for the draw
asking-word-field = Your word
asking-word-help = It is public, everybody has one, and it is mixed into the draw.
asking-word-given = Your word is in; everybody can see it.
# How long there is a choice.
asking-choose-until = If a choice is yours, **My game** has the buttons. Choose until { $due }; after that, what is shown counts.
# A reminder of choices that are one's own.
asking-yours-until = The choice is yours until { $due }; after that, what the thread shows counts.
# Once more.
asking-still-open = This is still to be answered: { $question } It should be answered by { $due }.
# What can be chosen: `A or B against Bo and Cy?`.
asking-choice = { $what } against { $opponents }?
# Above those who may choose.
asking-choices-until = To be chosen until { $due }
# A question, whose turn it is and until when.
asking-waits-for = { $question } It is the turn of { $who }, until { $due }.
# What happens if nobody answers.
asking-default-counts = Without an answer, “{ $answer }” counts then.
# What becomes of a call once everything it asked is answered.
asking-all-said = Everything asked here is answered.
