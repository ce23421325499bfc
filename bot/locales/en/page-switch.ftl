### Switching the page of a tournament on and off.
# The host shows no pages
page-switch-no-pages = This bot has no web pages. Its host can switch them on with HERALD_WEB.
# The tournament has no page
page-switch-off = This tournament has no page on the web. `/td page show:True` opens one.
# It has one
page-switch-on = The page is open to anyone with this link: { $address }
# It is listed
page-switch-found = It is in the list of all tournaments, and search engines may find it.
# It is not
page-switch-hidden = Search engines are asked to leave it out, and it is in no list.
# The log is given away
page-switch-log = Once the tournament is over, anyone can download its whole log there. Everything that players sent in is in it: when they could play, appeals, objections.
