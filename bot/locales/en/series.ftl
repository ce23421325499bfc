### Events that come back: the same again next week, and series.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** is open for sign-up in <#{ $channel }>. It starts { $at }.
series-agenda = The next evening opens
series-every = Every week: **{ $at }** ({ $zone })
series-next = Next evening: { $start }. Sign-up opens { $opens }.
series-is-open = This week's evening is on.
series-is-stopped = The series is stopped. No new evening opens.
series-stop = Stop the series
series-resume = Go on with the series
series-stopped = **{ $title }** is stopped: no new evening opens until you go on. An evening that is open goes on.
series-goes-on = **{ $title }** goes on. See you at the next evening!
series-planned = **{ $title }** comes back every week. Sign-up opens and closes, and play starts, without you.
series-too-few = **{ $title }** isn't on this time: { $players } of at least { $fewest } players came. See you next time!
series-leaderboard = Leaderboard
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = Won last time: **{ $names }**
series-nothing-yet = No points yet. They come with the first evening.
series-counts = Points by place: { $points }. Players who share a place all have its points.
series-best =
    { $best ->
        [one] Only the best evening counts.
       *[other] The best { $best } evenings count.
    }
series-season-won = Season { $season }: **{ $names }** ({ $points })
series-head-rank = #
series-head-name = Player
series-head-points = Points
series-head-evenings = Evenings
series-head-wins = Wins
series-label-at = When
series-label-zone = Time zone
series-label-points = Points
series-wrong-at = A weekday and a time, like `fri 20:00`
series-wrong-points = Whole numbers from 0 to 10000, like `10 8 6 5`
series-wrong-zone = A time zone, like `Europe/Berlin`
series-event-description = Sign up on the card in the channel.
series-head-rating = Rating
series-about-ratings = Ratings come from the games of the evenings. ± is how uncertain they are. `/leave` takes you out of the series and its ratings.
series-label-player-role = Role for players
series-label-winner-role = Role for the winner
series-player-role = { $role } goes to everyone who has played an evening.
series-winner-role = { $role } goes to the winner of the last evening, and moves on with the next one.
series-roles-end = `/leave`, `/me data` (**Forget me …**) or a corrected result take a role back. `no_roles` stops this.
series-roles-off = No more roles: everyone loses the ones they got here.
series-role-deleted = The role was deleted. Choose another one with `/td series`.
series-role-managed = **{ $role }** belongs to the server or to an app. Choose a role that can be given to members.
series-role-permissions = **{ $role }** has permissions. Turn all of them off, or choose another role: playing must not make anyone a moderator.
series-role-not-permitted = I need the permission *Manage Roles* to give **{ $role }**.
series-role-too-high = **{ $role }** isn't below my own role. Drag mine above it in the server settings, under *Roles*.
series-role-not-yours = You can't give **{ $role }** to members yourself, so I don't do it for you.
series-roles-stopped = I can't give or take a role of this series. { $problem } The evenings go on without it.
