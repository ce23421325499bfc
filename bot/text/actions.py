"""Names of the buttons' actions. A custom id is `action_id(action, tournament, argument)`; see `bot.text.messages`.

Every constant is the name of an action; the text below it names who presses it, the argument (none, if none is named)
and the effect. Arguments of several parts are the classes of `bot.text.arguments`. Labels are in `bot.text.buttons`.
"""

from __future__ import annotations

JOIN = "join"
"""Anybody: sign up, with a form only if the format asks for more."""

LEAVE = "leave"
"""An entrant: withdraw, after a question whether they mean it."""

JOIN_TEAM = "join_team"
"""Anybody, where teams play: join a team, or wait for one; with a form."""

PICK_PLAYERS = "pick_players"
"""A captain: take free players into the team, with a form."""

MAKE_TEAMS = "make_teams"
"""A director: divide the free players among teams."""

ENTRANTS = "entrants"
"""Anybody: who is in and who waits."""

RULES = "rules"
"""Anybody: how the tournament is played."""

MY_GAME = "my_game"
"""An entrant: the card of the next game."""

PAIRINGS = "pairings"
"""Anybody: a round's pairings. Argument: `s0r3`, or nothing for the latest round."""

BRACKET = "bracket"
"""Anybody: the bracket of the stage in play, as a picture."""

STANDINGS = "standings"
"""Anybody: the standings of the stage in play."""

GROUP = "group"
"""An entrant: the table of one's own league or group, and the way to its thread."""

WHY = "why"
"""Anybody: why a round was paired so. Argument: `s0r3`, or nothing for the latest round."""

SCHEDULE = "schedule"
"""Anybody: when the games of the current round are played."""

CALENDAR = "calendar"
"""An entrant: all own games as a calendar file."""

CALENDAR_FEED = "calendar_feed"
"""Anybody: the secret address of one's own calendar, to subscribe to."""

CALENDAR_RENEW = "calendar_renew"
"""Anybody: another secret address; the old one is closed."""

REPORT = "report"
"""A player: report a game. Argument: the pairing."""

I_WON = "i_won"
"""A player: I won my game. Argument: the pairing, or `s0r3` for one's game of that round."""

THEY_WON = "they_won"
"""A player: my opponent won. Argument likewise."""

TIED = "tied"
"""A player: my game was a tie. Argument likewise."""

WON_GAMES = "won_games"
"""A player: how many games of the match each side won. Argument: `GamesWon`."""

SCORES = "scores"
"""A player: the form of a game decided by scores, as it was. Argument: the draft; of the form the pairing."""

GAME_SCORES = "game_scores"
"""A player: the form for the score of every game of a match. Argument: the pairing."""

WON_ON_TIME = "won_on_time"
"""A player: the opponent has run out of time. Argument: the pairing."""

ADMIT_TIME = "admit_time"
"""A player: the opponent is right, I have lost on time. Argument: the pairing."""

DENY_TIME = "deny_time"
"""A player: I have not lost on time, with a form to say why. Argument: the pairing."""

TIME_OUT = "time_out"
"""A director: rule that a game was lost on time. Argument: `LoserOf`."""

CONFIRM = "confirm"
"""A player: agree with the opponent's report. Argument: the pairing."""

DISPUTE = "dispute"
"""A player: disagree with the opponent's report. Argument: the pairing."""

TAKE_BACK = "take_back"
"""A player: take one's own report back. Argument: the pairing."""

HERE = "here"
"""A player: I'm here for the game. Argument: the pairing."""

MORE_TIME = "more_time"
"""A player who is here: give the opponent more time. Argument: the pairing."""

CLAIM = "claim"
"""A player who is here: claim the game because the opponent did not come. Argument: the pairing."""

AVAILABILITY = "availability"
"""An entrant: the form of the times one can play."""

SAME_TIMES = "same_times"
"""An entrant: the times of last week are right for the coming week too."""

ROUND_OFF = "round_off"
"""An entrant: the rounds one has off. Argument: `s0r4` to take round 4 off, or nothing to look."""

AGREE = "agree"
"""A player: the time the opponent proposes suits me. Argument: `TimeFor`."""

APPEAL = "appeal"
"""A removed player: ask the directors to be let back in. Argument: the entrant."""

APPEAL_ACCEPT = "appeal_accept"
"""A director: accept an appeal, giving a reason. Argument: the entrant."""

APPEAL_REJECT = "appeal_reject"
"""A director: reject an appeal, giving a reason. Argument: the entrant."""

COMPLY = "comply"
"""A player: I will do what the director requires. Argument: the entrant."""

REFUSE = "refuse"
"""A player: I will not do what the director requires, warned that it costs the game. Argument: the entrant."""

ANSWER = "answer"
"""The entrant or staff member of a format's question, or a director: answer it. Argument: the prompt's key."""

FORM = "form"
"""An entrant: fill in a form of the format. Argument: the form's key."""

FORM_CHOICE = "form_choice"
"""An entrant: hand in a form that is one choice. Argument: `NumberOf`."""

ENTER_ANSWERS = "enter_answers"
"""A director: enter what many people answer, in a form with a line for each. Argument: the form's key."""

NOTE = "note"
"""A player, or a director for them: say something about a game that the format asks. Argument: `NoteAbout`."""

NAG = "nag"
"""A director: remind those who have not answered a format's questions."""

WORD = "word"
"""An entrant: give a word to be mixed into a draw. Argument: the draw's name."""

WAIVE_BEACON = "waive_beacon"
"""A director: have a draw made without the beacon named for it, and say why. Argument: the prompt's key."""

PUBLISH = "publish"
"""A director: publish the rounds just previewed. Argument: `s0r3`, `s0r3-5b2` for rounds 3 to 5 on the standings after
round 2; with `.` and the fingerprint of what was seen."""

NEXT = "next"
"""A director: do what comes next. Argument: see `bot.service.next_act`, so that nothing else is done."""

HOLD = "hold"
"""A director: pause all automatic steps."""

GO_ON = "go_on"
"""A director: resume the automatic steps."""

MISSING = "missing"
"""A director: what stands between now and the next step."""

TONIGHT = "tonight"
CHOOSE_KIND = "choose_kind"
"""Anybody who may manage events: create an event or a format from a list, with a form."""

FIT = "fit"
"""Those who may create tournaments: the form of one for tonight."""

TWO_STAGES = "two_stages"
"""Those who may create tournaments: the form of one with two stages."""

NEXT_WEEK = "next_week"
"""Those who run a finished event: the same again a week later, with open sign-up."""

AHEAD = "ahead"
"""A director: preview rounds before the results they would wait for. Argument: the rounds, like that of `PUBLISH`."""

LEAVE_OUT = "leave_out"
"""A director: leave out those for whom there is no place. Argument: `Entrants`."""

KEEP_LEAVER = "keep_leaver"
"""A director: keep somebody in who has left the server. Argument: the entrant."""

WITHDRAW_LEAVER = "withdraw_leaver"
"""A director: look at what taking them out would change. Argument: the entrant."""

REPLACE_LEAVER = "replace_leaver"
"""A director: how to give their seat to somebody else. Argument: the entrant."""

REOPEN = "reopen"
"""A director: open sign-up again."""

BRING_ALONG = "bring_along"
"""A director: take over what the last cycle has left behind."""

TAKE_RATINGS = "take_ratings"
"""A director: take over the ratings just shown. Argument: the draft."""

TAKE_GAME = "take_game"
"""A director: accept the result that a game server reported. Argument: `ServerGame`."""

IGNORE_GAME = "ignore_game"
"""A director: ignore the result that a game server reported. Argument: `ServerGame`."""

GAME_AGAIN = "game_again"
"""A director: have a game made once more on its server. Argument: `ServerGame`."""

ACCOUNT_PROVED = "account_proved"
"""Anybody: look whether an account on a game server is proved to be theirs. Argument: the server's key."""

UNDO = "undo"
"""A director: take the last command back. Argument: `CommandRef`, so that a command the director has not seen is
not undone."""

RESULT = "result"
"""A director: enter or correct a result. Argument: the pairing."""

STOP_WORK = "stop_work"
"""The user of a long computation: end it. Argument: the number of its watch."""

ODDS = "odds"
"""Anybody: everybody's chances of every place."""

CHANCES = "chances"
"""An entrant: one's own chances of the best places, round after round."""

TRY_NOW = "try_now"
"""Directors: try at once whatever could not be posted."""

POST_AGAIN = "post_again"
"""Directors: post once more what Discord refused or people did not take."""

BOARD_ANEW = "board_anew"
"""A director: post the board again at the end of the channel."""

WEBHOOK_TEST = "webhook_test"
"""A director: send a webhook a test. Argument: its number."""

WEBHOOK_ON = "webhook_on"
"""A director: try a webhook now, switched on again if it was off. Argument: its number."""

WEBHOOK_SECRET = "webhook_secret"  # noqa: S105 - the name of an action
"""A director: give a webhook another secret, shown once. Argument: its number."""

WEBHOOK_REMOVE = "webhook_remove"
"""A director: tell a webhook nothing more. Argument: its number."""

LINK_NEW = "link_new"
"""A director: another personal link in place of an entrant's. Argument: the entrant."""

LINK_END = "link_end"
"""A director: close an entrant's personal link. Argument: the entrant."""

LINKS_FILE = "links_file"
"""A director: a file with personal links for all guests, after a question where some have one."""

LINKS_MAKE = "links_make"
"""A director: the same where that question was answered."""

LINKS_END = "links_end"
"""A director: close all personal links of the tournament."""

MEANT = "meant"
"""Anybody: carry on with the command just typed, which is about this tournament. Argument: the draft."""

WRITE_TO_ME = "write_to_me"
"""Anybody: get news and reminders as direct messages from now on."""

ALL: tuple[str, ...] = tuple(value for name, value in vars().items() if name.isupper())
"""Every action, in the order of this module."""


def round_argument(stage: int, round_number: int) -> str:
    """The argument that names a round: `s0r3`. Stages count from 0, rounds from 1."""
    return f"s{stage}r{round_number}"
