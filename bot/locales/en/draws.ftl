### Draws of lots, and how anybody can check them.

draws-draws = Random draws
draws-no-draws = There have been no random draws so far.
draws-how-to-check = Every draw can be recomputed: take the SHA-256 of the text `seed/purpose/counter`, read it as a number N, and work out `low + N mod (high - low + 1)`. (If N is so large that small results would be favoured, `/1`, `/2`, ... is added to the text until it is not.) Each seed comes from the tournament's, which was fixed before.
draws-nobody-in-time = Nobody answered in time, so this counts.
draws-by-director = Entered by a director.
# What is known of the tournament's seed: its hash, and at the end the seed itself.
draws-seed-commitment-line-no-seed = -# Fair draw: every lot follows from one random number, fixed already and revealed at the end. Its SHA-256: `{ $commitment }`
# What is known of the tournament's seed: its hash, and at the end the seed itself.
draws-seed-commitment-line = -# Fair draw: the random number was `{ $seed }`; its SHA-256 is `{ $commitment }`.
# A public draw is coming.
draws-announced = A number from { $low } to { $high } will be drawn. Its secret is fixed; the secret's SHA-256 is `{ $commitment }`. The secret is revealed with the number, so that everybody can check.
# Somebody calls before the draw.
draws-call-until = The call comes before the draw, by { $due }; either of the two can make it.
# Which of those who could has answered.
draws-answered-by = Answered by { $name }.
# The seed of the draws that follow.
draws-seed-line = Seed `{ $seed }`
# The text to hash for the first draw shown.
draws-example = For the first one, hash exactly `{ $seed }/{ $purpose }/{ $counter }`.
# Somebody gave a word. $for_all: yes or no.
draws-word-given =
    { $for_all ->
        [yes] { $who } has “{ $word }” mixed into every draw.
       *[no] { $who } has “{ $word }” mixed into the draw.
    }
# A public draw was made, in up to three sentences.
draws-told-secret = The secret was `{ $secret }`.
draws-told-mixed = Mixed in, in this order: { $given }. For each of them the hash of secret, slash and word takes the secret's place, which gives `{ $seed }`.
draws-told-number = The SHA-256 of `{ $text }` leaves { $rest } when divided by { $size }, so the number is { $value }.
# One draw in the list.
draws-draw-line = { $purpose }: **{ $value }** (of { $low } to { $high })
# When words close and the draw is made.
draws-closes = Words count until { $at }; then it is drawn.
# A public beacon will be mixed into the draw. $at is a moment.
draws-beacon = Mixed in last is what the public beacon drand publishes as round { $round } at { $at }, which nobody knows beforehand: `{ $address }`.
# The host cannot reach a public beacon.
draws-no-beacon = No public beacon is mixed in, since this host can't reach one. Your words are what nobody here knows beforehand.
# How the number will be computed. $purpose is a text to hash.
draws-how = It is computed like this: for each thing mixed in, in order, the SHA-256 of `secret/word` takes the secret's place; then the number is { $low } plus what the SHA-256 of `secret/{ $purpose }/0` leaves when divided by { $size }.
# The last thing mixed in was the beacon's randomness.
draws-told-beacon = The last of them is round { $round } of drand: `{ $address }`.
# A draw was made without the beacon that had been named.
draws-told-no-beacon = ⚠️ The beacon named for this draw was left out. Checking the log shows this too.
# A director chose the seed.
draws-seed-chosen = -# ⚠️ A director chose that random number; only a short one gets random bits added.
# The draw waits for a round of the beacon. $until is a moment.
draws-waiting = ⏳ I can't reach round { $round } of drand, so this draw waits for it. I try again at { $until }. Without it nothing is drawn, unless a director says so here.
# A director has a draw made without its beacon, for the reason $text.
draws-waived = ⚠️ { $who } has this draw made without its beacon: “{ $text }”
# Instead of being drawn, the draw was announced again.
draws-announced-again = I had to announce this draw again, because the tournament was imported without its seed. It is drawn at the new time.
