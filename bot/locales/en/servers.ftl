### Game servers: games made there, results reported, accounts linked. Names of servers are proper names.
servers-watch = look at the game
# Where everybody can look at a game.
servers-watch-link = [{ $label }]({ $address })
# To a player: the link is theirs alone
servers-play-here = Play on { $server }: { $address }
servers-play-against = **{ $opponent }**: { $address }
servers-ready = Your games are ready on { $server }. These links are for you alone; give them to nobody.
# To a player without an account there.
servers-link-first = Link your account on { $server } with `/me account`, then your games are made there.
# To players who start their games themselves.
servers-find = Start the game on { $server } yourselves; I find it there, and its result.
# To directors
servers-without = No games were made on { $server } for { $who }: no account is linked. They link one with `/me account`, or their results are entered as usual.
# To directors
servers-not-taken = { $server } tells something of **{ $players }** that I have not taken: { $doubts } ({ $address })
servers-comes-to = Taken, it means: { $result }.
servers-comes-to-nothing = It gives no result. Have it played again, or enter one.
# What a director has decided.
servers-doubt-settled = Decided: { $answer }.
servers-answer-taken = taken
servers-answer-ignored = ignored
servers-answer-again = played again
# Why a game has its result.
servers-why = Told by { $server }: { $address }
# What is doubted of a game, in a list
servers-doubt-time = a player lost on time
servers-doubt-forfeit = a player did not come, or left
servers-doubt-annulled = the game was annulled
servers-doubt-aborted = the game was aborted
servers-doubt-cancelled = the game was cancelled
servers-doubt-unclear = no winner can be read
servers-doubt-swapped = the sides are swapped
servers-doubt-wrong-players = other players
servers-doubt-wrong-board = another board size
servers-doubt-wrong-time = another time control
servers-doubt-wrong-rules = other rules
servers-doubt-wrong-handicap = with a handicap
servers-doubt-wrong-variant = another variant
servers-doubt-unrated = not rated
servers-doubt-second-game = there is another game of this pairing
servers-doubt-contradicted = a player has reported otherwise
servers-doubt-not-judged = the format takes no such result
servers-doubt-changed = what counted has changed there
# On a button
servers-take = Take it
# On a button
servers-ignore = Ignore it
# On a button
servers-again = Make a new game
# /me account
servers-account-title = Your accounts on game servers
servers-account-linked = **{ $server }**: { $name }
servers-account-pending = **{ $server }**: not yet proved to be yours
servers-account-none = **{ $server }**: none
servers-account-how = Link one with `/me account` and its server and name.
servers-prove-word = Write **{ $word }** anywhere into the profile of **{ $name }** on { $server }, save it, then press the button. You can take it out again afterwards.
servers-prove-open = Open this page of { $server } and agree there, then press the button: { $address }
servers-prove-play = Nothing else to do: { $server } links the account with which you open your first game.
# On a button
servers-done = Done, look now
# On a button
servers-unlink = Unlink { $server }
# It is theirs.
servers-linked = Your account on { $server } is **{ $name }** from now on.
# After it, where somebody else had linked the account.
servers-linked-taken-over = Another person had linked this account before. It's yours now, and I'm letting them know.
# To the person who had linked the account before.
servers-account-lost = Your account **{ $name }** on { $server } is linked to another person now, who has shown that it's theirs. If that surprises you, change your password there, and link it again with `/me account`.
# It is forgotten.
servers-unlinked = I have forgotten your account on { $server }.
# To directors; $since is a moment
servers-away = { $server } has given me no usable answer since { $since }. I keep asking, and fetch what came meanwhile. Results can be entered as usual.
# To directors; somebody took back a permission that they had given on the page of the server
servers-consent-gone = { $server } no longer takes the consent of { $who }. They begin their games there themselves, and I find them; or they agree again with `/me account`.
# To directors; $games is a list of pairings
servers-unplayed = For a week { $server } has told no result of these games: { $games }. Ask their players, or enter the results; I keep looking.
# To directors and in /td delivery; $words are what the server answered
servers-refused = { $server } does not accept my key: { $words }. Please ask the host of this bot to check it, and that its account may direct the event there. Until then I can miss games and results on { $server }; you can enter results as usual.
# To directors and in /td delivery, followed by one line for each cause
servers-unmade = { $server } has not made some games. I keep trying, all other games go on, and you can enter results as usual.
# $games is a list of pairings, $cause one of the servers-unmade-… sentences
servers-unmade-games = { $games }: { $cause }
# A cause; $words are what the server answered
servers-unmade-not-added = I can't add { $who } there ({ $words }). They link another account with `/me account`, or you enter the result.
# A cause
servers-unmade-bad-terms = it refuses the request ({ $words }). Compare the terms in `/td options` with what is set up there.
# A cause
servers-unmade-no-answer = it gives no usable answer to the request ({ $words }).
# To directors and in /td delivery, followed by lines of what is to be done there
servers-stuck = { $server } refuses to start round { $round }: { $words }. I keep trying.
# To a director who has just set the terms, followed by lines of what is to be done there
servers-not-ready = The event on { $server } is not ready yet:
# To a director who has just set the terms
servers-ready-unknown = I could not check the event on { $server } just now. I check it again when a round starts.
# In place of a server's own words
servers-no-reason = no reason given
# What is to be done to the event on the server, a line each
servers-lack-no-event = - There is no such event: check its address.
servers-lack-no-division = - There is no such division: check its name.
servers-lack-finished = - The event is finished: make another one.
servers-lack-registration-open = - Close registration there: no round starts while it is open.
servers-lack-check-in-open = - Close check-in there: no round starts while it is open.
servers-lack-pairings-not-manual = - Set the pairings of all rounds to manual.
servers-lack-firsts-not-manual = - Set who goes first to manual in all rounds.
servers-lack-few-rounds = - Add rounds: the event has fewer than are played here.
servers-lack-not-director = - Make the account of this bot's key a full director of the event.
