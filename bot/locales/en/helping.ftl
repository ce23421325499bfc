### What `/help` answers.

# Above commands that fit what was typed; a line each.
helping-found = These might be it:
# $words as typed
helping-nothing-found = I found nothing for “{ $words }” that you can use here now. Try another word, such as *pairings*.
helping-how-to-find = Looking for something? `/help find:` takes any word: check-in, kick, report …
helping-nothing-here = There's no tournament in this channel. `/tournament list` shows those of this server.
# To members who may create a tournament.
helping-host = There's no tournament in this channel yet. `/td tonight` starts one for everybody who's here, `/td create` plans a bigger one.
# With the button of the next step.
helping-director = You direct this one: the button below does the next step, `/td options` changes things, `/td undo` takes the last step back.
# Below the card of the next game.
helping-player = That's your part. `/tournament standings` and `/tournament pairings` show the rest.
# Above buttons.
helping-visitor = This channel has **{ $title }**. Here's what you can do now:
