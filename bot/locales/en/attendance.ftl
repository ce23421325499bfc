### Check-in before an event.

# Check-in has closed and nobody is missing.
attendance-all-here = Check-in is over: all { $here } of you are here!
# Check-in has closed; $names are left out. The button beside it is Sign up.
attendance-left-out = Check-in is over: { $here } here, { $out } missing: { $names }. Made it after all? Press the button or use `/join`.
# The same where play begins at once
attendance-left-out-begins = Check-in is over: { $here } here, { $out } missing: { $names }. Here we go!
# To somebody who was left out.
attendance-you-are-out = **{ $title }** starts without you because you didn't check in. Press the button to get back in.
# For the director: no check-in is open.
attendance-state-none = Check-in isn't open. Open it and I'll ask everyone once; players who miss it are out.
# For the director: who is here.
attendance-state-open = Check-in is open: { $here } of { $all } are here.
# Until when.
attendance-until = It closes { $at }.
# Who has not checked in.
attendance-missing = Not here yet: { $names }.
# Play has begun.
attendance-too-late = Too late, it has started: there's no check-in any more.
# A button.
attendance-open = Open check-in
# A button; $out are left out.
attendance-close = Close check-in ({ $out } left out)
# A button that opens a form.
attendance-others = Check others in
# On the board: when check-in is.
attendance-opens-at = Check-in opens { $at }.
# To a player who has checked in.
attendance-done = You're checked in. See you in a moment!
# In the channel; the button is below. $here of $all have checked in.
attendance-call = **Check-in!** Press the button or you're out (`/join` gets you back in). { $here } of { $all } are here.
# To a director who closes check-in. $names: who has not checked in, a list
attendance-close-anyway =
    { $out ->
        [one] { $names } hasn't checked in. Close check-in without them?
       *[other] { $out } haven't checked in: { $names }. Close check-in without them?
    }
# To a director who starts while check-in is open. $names: who has not checked in, a list
attendance-start-anyway =
    { $out ->
        [one] { $names } hasn't checked in. Start without them?
       *[other] { $out } haven't checked in: { $names }. Start without them?
    }
# Over a list of those who have not checked in, from which a director chooses
attendance-who = Who's here?
