### Personal links: secret addresses where people without Discord see what is asked of them, and answer.
# Title of the page, where the tournament is not known
links-title = Your page
# Below the title: whose page it is
links-of = The page of { $name }
# Above the answer of the bot, once it has stored what was sent
links-taken = ✓ Taken.
# Below the contents
links-yours-alone = This address is yours alone: anyone who has it can answer for you. Don't pass it on.
# Button of a form
links-send = Send
# Button: send once more what did not arrive
links-again = Send again
# Link from a form to the page
links-back = Back
# Button: propose a time for the game
links-propose = Propose a time
# Button: what was sent and when it arrived
links-receipts = What I sent
# Fields of a form are empty or too long
links-fill-in = Please fill this in, or say it shorter: { $fields }.
# A form of an earlier link
links-old = That was out of date. Here's how things stand now.
# The bot is not running; the form is shown again
links-away = Herald is away just now, so nothing was taken. Send it again in a minute.
# The same when the page is only looked at
links-away-now = Herald is away just now. Open this page again in a minute.
# The bot has not answered; the form is shown again
links-no-answer = No answer yet. Send it again: it counts once, however often it is sent.
# Too many requests
links-too-many = That was a lot at once. Wait a minute, then send it again.
# The request came from another page
links-elsewhere = That was not sent from your page. Open your link again.
# No link opens here
links-ended = This link is closed. The event may be over, you may have left it, or there is a newer link. Ask the director.
# To directors: the host shows no pages
links-no-pages = Links can't work here: this bot has no web pages. Its host can switch them on with HERALD_WEB and HERALD_WEB_URL.
# To directors: the pages are not encrypted
links-not-encrypted = Links can't work here: { $address } is not encrypted, and anyone on the way could read them. The host needs https in HERALD_WEB_URL.
# To directors: nothing can be asked any more
links-over = This event is over: links don't open any more.
# To directors: who may not have one
links-not-for = { $name } can't have a link. Links are for players who are in, act for themselves alone and don't run the event.
# To directors, with buttons: there is one
links-has-one = { $name } has had a link since { $since }. It can't be shown again, but replaced.
# To directors, above the address
links-made = The link of { $name }:
# Below it
links-once = Pass it to them alone: it answers for them. It is shown only this once; an earlier one is closed.
# To directors
links-closed = The link of { $name } is closed.
links-closed-all =
    { $count ->
        [one] { $count } link is closed.
       *[other] { $count } links are closed.
    }
# To directors: how many guests have one
links-overview =
    { $guests ->
        [0] There are no guests without Discord.
        [one] { $guests } guest without Discord, { $linked } with a link.
       *[other] { $guests } guests without Discord, { $linked } with a link.
    }
# To directors, with a button: a file closes the links there are
links-would-close =
    { $count ->
        [one] { $count } guest has a link already. A new file closes it: they need the new one.
       *[other] { $count } guests have links already. A new file closes them: they need the new ones.
    }
# To directors, with the file
links-file =
    { $count ->
        [one] { $count } link, shown only this once. Send it to its owner alone, and delete the file.
       *[other] { $count } links, shown only this once. Send each to its owner alone, and delete the file.
    }
# Columns of the file
links-column-name = name
links-column-link = link
