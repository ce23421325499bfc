### What entrants hand in: asking for it, saying it back, who has and who has not. Names come in ready to be shown.

forms-correct = Correct it
forms-change = Change it
forms-which-form = Which form? Each opens with what you have sent in so far.
forms-not-yet = Nothing yet.
forms-missing = Still missing
forms-forms = Forms
forms-handed-in-by = Sent in
forms-still-missing = Still missing
forms-nobody = Nobody.
forms-sealed-note = Sealed: only directors can look inside, with `/forms look`, and the log says who did.
forms-nothing-there = Nothing has come in yet, so there was nothing to read.
# To somebody who has not handed a form in.
forms-reminder = I still need **{ $title }** from you. Please send it by { $due }.
# To directors once time is up.
forms-over = Time is up for **{ $title }**. Missing: { $missing }.
# To directors once time is up.
forms-everybody-has = Time is up for **{ $title }**: everybody sent it in.
# On the card of what somebody owes.
forms-to-do = Send in **{ $title }**.
# Above what a director looks at.
forms-looked-at = { $title }: what came in
# Something was noted about a game.
forms-noted = Noted for { $game }: **{ $label }**.
# On the timetable.
forms-reminder-due = Reminder to send in “{ $title }”
# On the timetable.
forms-time-is-up = “{ $title }” is due
# In the channel: a form is wanted.
forms-asked-publicly = **{ $title }**: { $help_text }
forms-asked-publicly-due = **{ $title }**, until { $due }: { $help_text }
# A sentence after it, where it is several players.
forms-how-many-asked =
    { $count ->
        [one] { $count } player is asked.
       *[other] { $count } players are asked.
    }
# To one player, after what is asked.
forms-change-until = Until { $due }; you can change it until then.
# The echo: what arrived; the lines follow.
forms-arrived = **{ $title }** is in. This is what I understood:
forms-you-can-change = You can change it until { $due } ({ $distance }).
forms-see-receipts = `/me sent` shows when it arrived.
# The echo to a director; the lines follow.
forms-handed-in-for = **{ $title }** is in for **{ $name }**:
# To the player for whom a director handed something in; the lines follow.
forms-by-director = A director has sent in **{ $title }** for you:
# What is wrong, a line each, follows.
forms-not-right = **{ $title }** is not right yet; nothing was saved:
# To the director who asks.
forms-asking = {""}**{ $title }**: { $count } to answer, { $reached }.
forms-asking-due = {""}**{ $title }**, due { $due }: { $count } to answer, { $reached }.
# A form in the directors' list. $sealed: yes or no.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (no deadline, sealed)
       *[no] **{ $title }** (no deadline)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** (until { $due }, sealed)
       *[no] **{ $title }** (until { $due })
    }
# The heading of those who have not handed a form in.
forms-missing-of = Still missing: { $title }, until { $due }
# In the channel: a director ended the time in which a form can be handed in.
forms-closed = Too late for **{ $title }**: a director has closed it.
# To somebody who says no after the deadline. $leave is the name of the button below.
forms-leave-instead = Answers were due { $due }. If you can't play after all, press **{ $leave }**: the next in line moves up.
# Who did not hand it in while they could; before the names.
forms-not-handed-in = Never came in
# How many are asked in this way: a part of a list.
forms-reached-chat = { $count } asked in chat
# The same: they have a page of their own behind a secret link.
forms-reached-link = { $count } by their link
# The same: neither on Discord nor with a link.
forms-reached-none =
    { $count ->
        [one] { $count } can't be reached
       *[other] { $count } can't be reached
    }
# To the director, after how many can't be reached.
forms-answer-for-them = Answer for them with `/players edit-many what:answers`, or give them links with `/guests link`.
# In the channel, after how many players are asked.
forms-others-elsewhere =
    { $count ->
        [one] { $count } more is not on Discord and answers by a personal link or through a director.
       *[other] { $count } more are not on Discord and answer by personal links or through a director.
    }
