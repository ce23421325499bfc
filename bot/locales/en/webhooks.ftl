### Webhooks: addresses that are sent every change of a tournament.
# What directors read of webhooks: addresses on the internet that are sent every change of a tournament. Variables: $title, the tournament.
webhooks-title = { $title } · Webhooks
# Where there is none yet.
webhooks-none = No webhook yet. `/td webhook` with a URL sends it every public change as JSON.
# Where the host wants no webhooks.
webhooks-off = The host of this bot has switched webhooks off: nothing is sent.
# The secret with which messages are signed stands on the next line. Variables: $host, the address's host.
webhooks-added = **{ $host }** gets every change from now on. This secret signs what I send, and I show it only once:
# Likewise. Variables: $host.
webhooks-renewed = From now on I sign what **{ $host }** gets with another secret. I show it only once:
# Variables: $host.
webhooks-removed = **{ $host }** gets nothing more.
# Variables: $host.
webhooks-switched-on = **{ $host }** is tried again now, and goes on where it stopped.
# Variables: $host.
webhooks-test-taken = **{ $host }** took the test.
# Variables: $host; $trouble, a sentence.
webhooks-test-refused = **{ $host }** did not take the test. { $trouble }
# To directors. Variables: $host; $trouble, a sentence.
webhooks-given-up = The webhook **{ $host }** has been switched off. { $trouble } Nothing is lost: switch it on with `/td webhook`, and it goes on where it stopped.
# How a webhook is. Variables: $number, in the list; $host.
webhooks-line-new = { $number }. **{ $host }** gets the next change.
# Variables: $number; $host; $at, when, as “5 minutes ago”.
webhooks-line-well = { $number }. **{ $host }** takes everything, last { $at }.
# Variables: $number; $host; $since, a moment; $trouble, a sentence; $again, as “in 5 minutes”.
webhooks-line-failing = { $number }. **{ $host }** has taken nothing since { $since }. { $trouble } Next try: { $again }.
# Variables: $number; $host; $since, a moment; $trouble, a sentence.
webhooks-line-off = { $number }. **{ $host }** was switched off at { $since }. { $trouble } What happens meanwhile waits for it.
# Why an address took nothing, a sentence. Variables: $status, the number of its answer, as text.
webhooks-trouble-status = It answered { $status }.
webhooks-trouble-redirect = It points to another address, which is not followed: set that one instead.
webhooks-trouble-timeout = It did not answer within ten seconds.
webhooks-trouble-unreachable = It can't be reached.
webhooks-trouble-certificate = Its certificate is not valid.
webhooks-trouble-gone = It answered that it is gone for good.
webhooks-trouble-broken = Something went wrong in the bot; its host finds it in the log.
webhooks-trouble-not-allowed = This bot may not connect to where it leads.
# A button on the list of webhooks. Variables: $label; $number, of the webhook in the list.
webhooks-button = { $label } ({ $number })
# Over the list of webhooks in `/td delivery`.
webhooks-heading = Webhooks
