### A cycle of leagues: invitations, players who do not come, games that are not over.

cycle-invitations-go-out = Everybody who signed up gets an invitation
cycle-makes-room = Players who have not accepted make room for the waiting list
cycle-next-game = The next game opens
cycle-declined = The invitation was declined.
cycle-no-answer = The invitation was not answered in time.
# The day has passed.
cycle-overdue = These games should have been over by { $until }. Please report them, or tell a director what is wrong.
# To directors: it is their turn.
cycle-overdue-for-directors = These games should have been over by { $until }. Decide them with `/judge forfeit` or `/round result`, or give more time with `/td options`.
# Above a list of games
cycle-unfinished = These games have no result yet. If one is over, press **Report**.
cycle-unfinished-until = These games have no result yet. If one is over, press **Report**. Please finish the others by { $until }.
# Why a director left somebody out of the leagues
cycle-no-place = No league has a place for so many.
# Why somebody is out.
cycle-not-here = They had not checked in.
