# A director has opened sign-up again
remedies-reopened = Sign-up is open again, and announced.
# A director has left people out; $names is a list
remedies-left-out = Left out: { $names }.
# A button under the question whether people are to be left out
remedies-leave-out-now = Leave out
# A button: publish although people may still answer
remedies-publish-early = Publish without them
# The question before anybody is left out; $names is a list
remedies-really-leave-out = Leave out { $names }? Everybody will read that there is no place for so many. `/td undo` brings people back.
# Below what is wrong with a field. $names: who may still answer, a list
remedies-answers-awaited =
    { $count ->
        [one] { $names } may still answer until { $until }
       *[other] { $names } may still answer until { $until }
    }. Whom to leave out can be decided after that.
# The question before a round is published while invitations may still be answered. $names: who has not answered, a list
remedies-would-leave-out =
    { $count ->
        [one] { $names } has not answered yet and may do so until { $until }. Publishing now leaves them out.
       *[other] { $names } have not answered yet and may do so until { $until }. Publishing now leaves them out.
    }
# Why there are too few players. $yes of $invited have accepted their invitation, $silent have not answered, $least are needed.
remedies-accepted = { $yes } of { $invited } have accepted so far, and { $silent } have not answered; at least { $least } are needed.
# After how many have accepted: nobody has been asked yet. $form is the key of the form, as it is typed.
remedies-not-asked-yet = They have not been asked yet: `/forms ask form:{ $form }`.
