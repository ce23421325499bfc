### What cannot be delivered, and what to do about it.

# To directors, once: the bot may not write in a channel.
delivery-held-no-permission = I may not post in <#{ $channel }>. Please allow me *View Channel*, *Send Messages*, *Send Messages in Threads*, *Embed Links* and *Attach Files* there, or choose another channel with `/td channel`. My posts wait until then; none is lost.
# To directors, once: the channel of a tournament was deleted.
delivery-held-no-channel = The channel I post in has been deleted. Please choose another with `/td channel`: whatever waits is posted there.
# To directors, once: the bot was removed from the server.
delivery-held-no-server = I am no longer on your server, so I cannot post anything there. Invite me again, and I post what waits.
# To directors, once: Discord restricts the bot's direct messages.
delivery-held-quarantined = Discord does not let me write to people for the first time at the moment. They find everything under `/me next`; I keep trying and write to them as soon as I may.
