### Notes about people who are not to take part for a time. Names and reasons come in ready to be shown.
# To directors. $since, $until: dates; $reason: what was noted then
exclusions-entered = **{ $name }** has signed up. A note of { $since } says that they are not to take part until { $until }: { $reason } This only tells you; `/players withdraw` takes them out.
# Before somebody is disqualified. $until: a date
exclusions-preview = It is also noted for further tournaments on this server until { $until }, and ends automatically then: directors are told when **{ $name }** enters one. `/me data` shows it to them.
# To the person, with the file of all that is stored
exclusions-about-you = It also holds a note that you are not to take part in tournaments of a server until { $until }: { $reason }
