# A director has opened sign-up again
remedies-reopened = Sign-up is open again, and announced.
# A director has left people out; $names is a list
remedies-left-out = Left out: { $names }.
