### What people read when something could not be done, through no fault of theirs.

mishaps-broken = Sorry, something went wrong on my side. Nothing was changed. Please try again, or tell a director.
mishaps-may-have-counted = Sorry, something went wrong while I was answering, and it has been logged. What you did may still have counted: please check before you try again.
mishaps-too-late = Sorry, it is busy right now, and I could not open the form in time. Please try again.
mishaps-not-here = I can't see who or what you chose: it has to be on this server, and I have to be allowed to see it.
mishaps-unreadable = I can't read messages in <#{ $channel }>, so I don't know whether my last post got there. Please give me the permission *Read Message History*: until then I wait, so that nothing appears twice.
mishaps-unusable = I can't use what you entered. Nothing was changed; please check it and try again.
# To directors: a part of what one format brings has failed; $part is which
mishaps-face-failed =
    Something that only the format { $format } shows did not work: { $part ->
       *[posts] posts
        [pictures] pictures
        [preview] a preview
        [field] the list of the field
        [dates] the dates of rounds
        [files] files
    }. The tournament goes on, and everything else is posted. The host finds the reason in the log.
