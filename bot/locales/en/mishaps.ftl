### What people read when something could not be done, through no fault of theirs.

mishaps-broken = Sorry, something went wrong on my side. Nothing was changed, and it has been written down. Please try again, or tell a director.
mishaps-too-late = Sorry, there is a crowd just now, and I could not open the form in time. Please try that once more.
mishaps-not-here = I cannot see whom or what you chose: it must be on this server, and I must be allowed to see it.
mishaps-unreadable = I may not read what is written in <#{ $channel }>, so I cannot tell whether my last post got there. Please give me the permission *Read Message History*: until then I wait, so that nothing appears twice.
mishaps-unusable = I cannot use what you entered. Nothing was changed; please check it and try again.
