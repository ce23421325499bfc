### Direct messages to single people. Names come in ready to be shown.

direct-missing-times = I don't know yet when you can play, so any time counts as fine for you. Press **My times** to change that.
direct-fees-unpaid = Your entry fee isn't paid yet, says the list.
direct-fees-paid = Your entry fee is paid. Thank you!
direct-fees-returned = Your entry fee has been returned to you.
direct-fees-kept = Your entry fee is kept, as the rules say.
# Somebody on the waiting list has a place.
direct-moved-up = Good news: a place in **{ $title }** is free, and you're in!
# A director took somebody out.
direct-out-of = A director has taken you out of **{ $title }**.
# A director disqualified somebody.
direct-disqualified = A director has disqualified you from **{ $title }**.
# A forfeit costs the place.
direct-out-after-forfeit = After the forfeit you're out of **{ $title }** and won't be paired again.
# A director let somebody back in.
direct-back-in = You're back in **{ $title }** and play from the next round on.
# Back, but there is no place.
direct-back-on-the-list = You're back on the waiting list of **{ $title }**.
# The round was changed.
direct-part-changed = The pairings have changed; here's your part of the round now.
# The round no longer counts.
direct-round-taken-back = **{ $round_title }** has been undone, and your game in it no longer counts. I'll get back to you.
# What becomes of the question for confirmation.
direct-confirmed = Settled: **{ $score }**.
# The opponent took the report back.
direct-please-report-again = Your opponent took the report back. Nothing to confirm for now.
# The opponent has reported something else.
direct-reported-anew = Your opponent reported this game again; see the next message.
# The opponent is patient.
direct-more-time-for-you = **{ $opponent }** is waiting for you until { $until_time } ({ $until_distance }).
# A format asks something.
direct-question = One question before we go on: { $text } Please answer by { $due }.
# What the lots gave.
direct-drawn = Drawn: **{ $number }**.
# What becomes of the question.
direct-answered = Answered: **{ $answer }**.
# The directors' decision about one's appeal; $text is their reason. $accepted: yes or no.
direct-appeal-decided =
    { $accepted ->
        [yes] Your appeal is accepted: you are back in **{ $title }**. The directors' reason: { $text }
       *[no] Your appeal is rejected. The directors' reason: { $text }
    }
# A director has entered somebody during play.
direct-joined-late = You're in **{ $title }** and play from the next round on.
