### Sentences for what the chat side refuses; importing this module adds them to `errors_engine.sentence`.

errors-chat-roles-director = directors
errors-chat-roles-coordinator = coordinators
errors-chat-roles-entrant = players
errors-chat-round-text-codes-nobody = nobody is called “{ $part }”
errors-chat-round-text-codes-several = “{ $part }” can be { $names }; write the number from the list, such as #3
errors-chat-round-text-codes-not-a-game = “{ $part }” is neither a game such as `Ana - Bo` nor a bye such as `bye Eve`
# Refusal: no tournament.
errors-chat-no-tournament-given = There is no tournament called “{ $given }” here. Choose one from the list while typing.
# Refusal: no tournament.
errors-chat-no-tournament = There's no tournament here. Choose one with the option `tournament`, or ask a director to create one with `/td create`.
# Refusal: not staff.
errors-chat-not-staff-error = Only members who may manage this server's events can create a tournament. Ask one of them.
# Refusal: not staff.
errors-chat-not-staff = Only { $roles } of this tournament can do this. Ask one of them; `/tournament info` names them.
# Refusal: not entered.
errors-chat-not-entered = You're not in **{ $title }**. While sign-up is open, `/join` gets you in.
# Refusal: staff may not play.
errors-chat-staff-may-not-play = A { $role } may not play in the same tournament. Give one of the two roles to another person.
# Refusal: no game.
errors-chat-no-game = You have no open game in **{ $title }** right now. `/me next` shows what comes next.
# Refusal: server only.
errors-chat-server-only = This only works on a server. Use it in the tournament's channel.
# Refusal: import refused.
errors-chat-import-refused = The list can't be imported: { $problems }. Nothing was changed; please correct it and send it again.
# Refusal: draft gone.
errors-chat-draft-gone = This is no longer open, or you have started again since. Nothing was changed; please start again.
# Refusal: last director.
errors-chat-last-director = A tournament needs a director. First make another person a director with `/td staff`.
# Refusal: entrant on staff.
errors-chat-entrant-on-staff = A { $role } of this tournament may not play in it, and { $entrant } does. Take them out first, with `/players withdraw`.
# Refusal: unknown round.
errors-chat-unknown-round = There is no round “{ $given }” yet. Choose one from the list while typing.
# Refusal: no question.
errors-chat-no-question = Nothing needs an answer right now.
# Refusal: nobody named.
errors-chat-nobody-named = Say who: a member of this server or the name of a guest, not both.
# Refusal: bad score.
errors-chat-bad-score = “{ $given }” is not a score. Write it like `412:380`.
# Refusal: a result was entered without a winner and a score.
errors-chat-no-result-given = Choose who won under `winner`, or type the `score`, such as `412:380`.
# Refusal: round text.
errors-chat-round-text = I can't read these pairings: { $problems }. Nothing was changed; please correct them and try again.
# Refusal: no timetable.
errors-chat-no-timetable = **{ $title }** has no weekly timetable: agree on a time with your opponent directly.
# Refusal: times final.
errors-chat-times-final = The time of { $pairing } is final. Only a director can still move the game.
# Refusal: not astart time.
errors-chat-not-astart-time = No game starts { $at }. Choose another time: games start every { $slot_minutes } from { $first } to { $last }.
# Refusal: nothing required.
errors-chat-nothing-required = You don't have to do anything right now.
# Refusal: no form.
errors-chat-no-form = There is no form for you to fill in for **{ $title }** right now.
# Refusal: not offered.
errors-chat-not-offered = Too late for that: things have moved on. `/me next` shows where they are now.
# $titles: a list of tournaments.
errors-chat-several-tournaments = Which tournament do you mean: { $titles }? Choose it with the option `tournament`.
# A question, with a button for each tournament.
errors-chat-which-tournament = Which tournament do you mean?
errors-chat-no-channel-at-all = I can't see that channel. Please give me access to it, or choose another one.
errors-chat-no-voice-channel = Please choose a voice channel of this server that I can see.
# $missing: names of Discord's permissions.
errors-chat-no-channel = I can't post in that channel. Please give me these permissions there: { $missing }.
errors-chat-sealed-log = The log holds what is still sealed: { $titles }. Until it is revealed, only directors can export it.
# The fields follow, a line each.
errors-chat-bad-fields = Some fields are not right yet. Nothing was changed; please correct them.
# Refusal: a button or form that does nothing any more.
errors-chat-stale-action = This doesn't work any more. Please start again with the command.
# Refusal: a form of somebody else.
errors-chat-not-your-form = This form isn't yours. Please open your own.
# Refusal: stopping a computation of somebody else.
errors-chat-not-your-work = Another person is waiting for this; only they can stop it.
# Refusal: a file that is too large.
errors-chat-reading-too-long = Reading that took too long, so I stopped, and nothing was changed. Please check that it is the right text or file, or send it in several smaller parts.
errors-chat-file-too-large = The file is too large; the limit is { $most } MB.
errors-chat-file-type = The name of the file must end in { $endings }.
# Refusal: a CSV file that cannot be taken apart.
errors-chat-table =
    { $code ->
        [wide] Line { $line } of the file has more than { $most } columns. Nothing was changed.
        [many_rows] The file has more than { $most } lines. Nothing was changed.
       *[long_cell] In line { $line } of the file a cell is longer than { $most } characters, or its quotation mark is never closed. Nothing was changed.
    }
# Refusal: an imported log beyond the limits.
errors-chat-log-beyond-limits =
    { $what ->
        [line] Line { $line } of the file is too long: the limit is { $most } characters per line. Nothing was changed.
        [depth] Line { $line } of the file is nested too deeply: the limit is { $most } levels. Nothing was changed.
        [number] Line { $line } of the file has a number that is too large: the limit is { $most } bits. Nothing was changed.
        [title] Line { $line } of the file has a title that is too long: the limit is { $most } characters. Nothing was changed.
        [name] Line { $line } of the file has a name that is too long: the limit is { $most } characters. Nothing was changed.
        [stages] Line { $line } of the file has too many stages: the limit is { $most }. Nothing was changed.
        [entrants] Line { $line } of the file has too many players: the limit is { $most }. Nothing was changed.
       *[text] Line { $line } of the file has a text that is too long: the limit is { $most } characters. Nothing was changed.
    }
# Refusal: results typed a line a game cannot be read.
errors-chat-result-line-nothing = There is no line to read.
errors-chat-result-line-too-many = That is more than a thousand lines.
errors-chat-result-line-not-a-result = “{ $part }” is not a result such as `12 450 380` or `Ana beat Bo`
errors-chat-result-line-too-long = “{ $part }” and so on is longer than 200 characters: one result or player per line, please
errors-chat-result-line-ambiguous = “{ $part }” can be read in more than one way; write it with the board, such as `3 2-1`, or with numbers from the list, such as `#3 - #14 2-1`
errors-chat-result-line-nobody = nobody with an open game is called “{ $part }”
errors-chat-result-line-several = several people can be “{ $part }”; write the number from the list, such as #3
errors-chat-result-line-no-board = there is no board { $part } in this round
errors-chat-result-line-not-paired = { $part } have no open game
errors-chat-result-line-has-result = that game has a result already: “{ $part }”; `/round result` corrects it
errors-chat-result-line-twice = that game is there twice: “{ $part }”
errors-chat-result-line = Line { $line }: { $problem }
errors-chat-result-lines =
    Nothing was entered:
    { $problems }
# Refusal: several could be meant.
errors-chat-several-entrants = “{ $given }” could be { $which }. Type the number, like #3, or choose from the list.
# Refusal: who was named does not play in that game.
errors-chat-not-in-game = “{ $given }” doesn't say which of the two: { $first } or { $second }?
# Refusal: who was named as the winner of a disputed game has none.
errors-chat-not-disputed = “{ $given }” has no disputed game to decide here. Name the winner of each disputed game once, such as: Grace, Hiro.
errors-chat-line-named-twice = “{ $part }” is there twice
errors-chat-line-no-rating = “{ $part }” has no rating such as `Ana 1720`
errors-chat-line-no-player = nobody who is in is called “{ $part }”
errors-chat-webhook-off = The host of this bot has switched webhooks off.
errors-chat-webhook-unreadable = I can't send to that address. It looks like `https://example.org/hook`.
errors-chat-webhook-password = An address with a name and password in it is not taken: what is sent is signed instead.
errors-chat-webhook-https = Only addresses that begin with `https://` are taken.
errors-chat-webhook-private = That address is not on the internet, so I do not send there.
errors-chat-no-webhook = That webhook is not there any more.
# $typed: as typed, shown as it is
errors-chat-unknown-rule = There is no rule “{ $typed }” here. `/tournament rules` lists them.
errors-chat-server-off = No game server of that name is in use here.
errors-chat-server-unreachable = { $server } can't be reached at the moment. Please try again later.
errors-chat-server-unknown-account = { $server } knows no such account. Check the spelling.
errors-chat-server-not-proved = I can't see the proof on { $server } yet. Save it there and try again in a minute.
errors-chat-server-refused = { $server } does not let me do that. Please tell the host.
# All who judge live matches
errors-chat-roles-judge = judges
# Refusal: somebody wants to join before sign-up opens.
errors-chat-sign-up-to-come = Sign-up isn't open yet. When it opens, I post a card with a *Sign up* button.
# Refusal: somebody wants to join a tournament that is over or called off.
errors-chat-sign-up-over = It's over. `/tournament list` shows what else you can join.
# Refusal: somebody wants to join after sign-up has closed. `directors` are names, for example “Ada or Ben”.
errors-chat-sign-up-closed =
    Sign-up is closed. { $count ->
        [0] A director
       *[other] Ask { $directors }: a director
    } can still let you in with `/players add`, as long as the format takes latecomers.
# Refusal: somebody else's team or guest.
errors-chat-not-captain = Only the captain of { $entrant } or a director can do that; for a guest, only a director. You can always take yourself out with `/team remove`.
# Refusal: somebody wants to join where directors enter everybody from a list.
errors-chat-field-from-list =
    Players come from the directors' list here. { $count ->
        [0] A director
       *[other] { $directors }
    } can tell you more.
errors-chat-line-no-choice = “{ $part }” is none of the answers
errors-chat-line-no-times = I can’t read “{ $part }” as times such as `sat 10-14, sun any`
# What a member sent is no personal link that opens
errors-chat-no-such-link = No personal link opens with that. Send the whole address of the link you have for this tournament; a director can make a new one.
errors-chat-kept-apart-schedule = { $system } has a schedule that says who meets whom, so nobody can be kept apart there. A Swiss or a knock-out can.
errors-chat-kept-apart-drawn = The places of { $system } have been drawn already, so who meets whom no longer changes.
errors-chat-kept-apart-same = Name two different players.
# Refusal: a captain names somebody who has not asked to play. $name: a person
errors-chat-not-free = { $name } hasn't asked to play yet. Once they press **Join team**, they're in, or you can pick them.
