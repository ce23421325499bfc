### What cannot be delivered, and what to do about it.

# To directors, once: the bot may not write in a channel.
delivery-held-no-permission = I can't post in <#{ $channel }>. Please allow me *View Channel*, *Send Messages*, *Send Messages in Threads*, *Embed Links* and *Attach Files* there, or choose another channel with `/td set-channel`. My posts wait until then; none is lost.
# To directors, once: the channel of a tournament was deleted.
delivery-held-no-channel = The channel I post in has been deleted. Please choose another with `/td set-channel`: everything that is waiting goes there.
# To directors, once: the bot was removed from the server.
delivery-held-no-server = I am no longer on your server, so I can't post anything there. Invite me again, and I will post what is waiting.
# To directors, under /td delivery: Discord opens no more direct messages for now.
delivery-held-dm-limit = Discord lets me message only a few new people at a time. I am working through the list; meanwhile everything is under `/me next`.
# To directors, once: Discord restricts the bot's direct messages.
delivery-held-quarantined = Discord does not let me message new people at the moment. They find everything under `/me next`; I keep trying, and will message them as soon as I can.
# To directors, once: Discord makes no more scheduled events on the server.
delivery-held-event-limit = Your server has as many planned events as Discord allows (100). Please delete or end some: my events wait until then, and everything else goes on.
# To directors, once: Discord opens no more threads on the server.
delivery-held-thread-limit = Your server has as many open threads as Discord allows. Please close or delete some: what I have to post in new threads waits until then, and everything else goes on.
# To directors, once: AutoMod, or Discord's filter, refuses a post in a channel.
delivery-held-moderation = A filter refuses what I want to post in <#{ $channel }>: your server's AutoMod, or Discord's own against harmful links. Please add my role to those that AutoMod ignores (*Server Settings*, *AutoMod*), or change the name or link that it stops. My posts there wait until then; none is lost.
# Above a director's answer, instead of saying that rounds are published. Variables: $titles, in bold, and how many ($count).
delivery-not-posted =
    { $count ->
        [one] { $titles } is paired, but I could not post it yet.
       *[other] { $titles } are paired, but I could not post them yet.
    }
# Instead of saying that an announcement was posted.
delivery-announcement-waits = I've kept your announcement, but couldn't post it yet.
# Why something is not posted: Discord does not answer.
delivery-discord-down = Discord is not answering as it should. I keep trying, and post everything in order as soon as it does.
# The title of /td delivery.
delivery-title = Delivery: { $title }
delivery-all-delivered = Everything has arrived.
# So many posts wait, and why.
delivery-waiting =
    { $count ->
        [one] **One post is waiting.** { $why }
       *[other] **{ $count } posts are waiting.** { $why }
    }
# Reminders and the like that could not be sent in time.
delivery-expired =
    { $count ->
        [one] One reminder could not be sent in time and was left out.
       *[other] { $count } reminders could not be sent in time and were left out.
    }
# Posts that Discord does not take.
delivery-refused =
    { $count ->
        [one] **One post was refused by Discord.** That is a mistake of mine: please tell the host. *Post again* tries it again.
       *[other] **{ $count } posts were refused by Discord.** That is a mistake of mine: please tell the host. *Post again* tries them again.
    }
# Above the names of people whose direct messages are closed.
delivery-unreached = I can't message these people; they find everything under `/me next`:
# Above the names of players who have left the server.
delivery-departed = These players have left the server:
# After the button “Try now”.
delivery-tried = I have tried everything again.
# After the button “Post again”.
delivery-post-again =
    { $count ->
        [one] One post is being tried again.
       *[other] { $count } posts are being tried again.
    }
delivery-nothing-again = There is nothing to post again.
# To directors, when a server removed the bot. Variables: $title, the tournament.
delivery-removed = I have been removed from the server of **{ $title }**. Its timetable is paused and everything is kept. Invite me again to go on.
# In the channel and to directors, when the bot was invited again.
delivery-back = I am back on the server. The timetable of **{ $title }** was paused while I was away; a director starts it again with `/td pause resume:True`.
