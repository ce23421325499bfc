### What people are asked, who has to answer and until when. Names and questions come in ready to be shown.

asking-by-director = Noted by a director.
asking-time-is-up = Nobody chose in time, so this counts now.
asking-directors = the directors
asking-reminded = Done: I've messaged everybody who can answer.
asking-word-title = A word for the draw
asking-word-field = Your word
asking-word-help = It is public, and mixed into the draw. Everybody has just one.
asking-word-given = Your word is in, and everybody can see it.
# How long there is a choice.
asking-choose-until = Your choice? **My game** has the buttons. Choose by { $due }; after that, what is shown counts.
# A reminder of choices that are one's own.
asking-yours-until = It's your choice until { $due }; after that, what the thread shows counts.
# Once more.
asking-still-open = Still open: { $question } Please answer by { $due }.
# What can be chosen: `A or B against Bo and Cy?`.
asking-choice = { $what } against { $opponents }?
# Above those who may choose.
asking-choices-until = Please choose by { $due }
# A question, whose turn it is and until when.
asking-waits-for = { $question } Waiting for { $who }, until { $due }.
# What happens if nobody answers.
asking-default-counts = No answer by then? “{ $answer }” counts.
asking-waive-field = Why without it?
asking-waive-help = Everybody sees this with your name, and it stays in the log.
asking-waived = Done: this draw goes ahead without the beacon, and everybody sees your reason.
