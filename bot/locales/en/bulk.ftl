### Results of many games at once.

bulk-form-title = Results
bulk-lines = One game per line
bulk-lines-help = Like 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = This is how I read it. Nothing is saved yet.
bulk-enter = Enter all
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } result is in.
       *[other] { $games } results are in.
    }
bulk-people-lines = One player per line
# The title of the form.
bulk-people-title =
    { $about ->
        [ratings] Ratings
        [fees] Fees
        [check-ins] Check-ins
       *[seeds] Seeds
    }
# How a line looks; at most 100 characters.
bulk-people-help =
    { $about ->
        [ratings] Like Ana 1720
        [fees] Like Ana, Ana unpaid or #7 returned; just a name means paid
        [check-ins] Just the name, or #7
       *[seeds] Best first. Anyone missing follows by rating
    }
# What is noted of so many.
bulk-people-entered =
    { $count ->
        [one] { $count } player is
       *[other] { $count } players are
    } up to date.
# How a line of answers looks; at most 100 characters.
bulk-answers-help = Like Ulrich yes, or Ulrich: and what they say. Names alone stay open
# Under the preview. $names: who is in the list without an answer.
bulk-left-open = Still open: { $names }.
# Refusal: the list has names and no answer.
bulk-no-answer-there = No line has an answer yet, so there is nothing to enter.
# Answers were entered. $title: of which form.
bulk-answers-entered =
    { $count ->
        [one] **{ $title }**: { $count } answer is in.
       *[other] **{ $title }**: { $count } answers are in.
    } To change one, enter it again.
