"""The messages of `bot/locales/en`, written by `make reference`."""

from bot.text.phrases import Phrase
from formats.messages.parts import Value

class _Agenda:
    close: Phrase
    ask: Phrase
    finish: Phrase
    def pair(self, *, number: Value, stage: Value) -> str:
        """A round comes."""
    def fix(self, *, number: Value) -> str:
        """Tentative times become final."""
    def missing_availability(self, *, number: Value) -> str:
        """Some players never said when they can play."""
    def game(self, *, board: Value, number: Value) -> str:
        """A game without its players."""
    def silence(self, *, board: Value) -> str:
        """Nobody answered a report."""
    def unanswered(self, *, board: Value) -> str:
        """Somebody should confirm."""
    def check_in(self, *, board: Value) -> str:
        """Players may say that they are there."""
    def claim(self, *, board: Value) -> str:
        """One player waits, and the other does not come; about a guest who cannot be reached directors decide."""
    def report_due(self, *, board: Value) -> str:
        """A game should be over."""
    answer_due: Phrase
    """A question of the format is still open."""
    answer_default: Phrase
    """Nobody has answered in time."""
    choices_due: Phrase
    """Choices about games are still open."""
    def choice_default(self, *, board: Value) -> str:
        """Nobody has chosen in time."""
    digest: Phrase
    """The directors' list."""
    lots: Phrase
    """A public draw is made."""
    ratings_missing: Phrase
    """Hardly anybody has a rating, and soon they are fixed."""
    def time_claim(self, *, board: Value) -> str:
        """A player had time to answer that they have lost on time."""
    check_in_opens: Phrase
    """In the list of what is to come."""
    check_in_closes: Phrase
    """In the list of what is to come."""
    next_games: Phrase
    def pair_named(self, *, round: Value, stage: Value) -> str:
        """A round with a name of its own comes, such as the Final."""
    held_up: Phrase
    def no_show(self, *, board: Value) -> str:
        """A player who is missed in a game without a time does not come"""

class _Ahead:
    def standings_after_base(self, *, base: Value) -> str:
        """Which standings are meant."""
    standings_after: Phrase
    """Which standings are meant."""
    def button(self, *, base: Value, number: Value) -> str:
        """The button that shows such a round."""
    def based_on(self, *, base: Value) -> str:
        """For everybody, under the pairings."""
    def published(self, *, title: Value) -> str:
        """Several rounds are out."""
    def on_standings(self, *, standings: Value) -> str:
        """Above a preview. $standings: the standings after round 3."""
    def still_open(self, *, count: Value) -> str:
        """A sentence after it."""

class _Asking:
    by_director: Phrase
    time_is_up: Phrase
    directors: Phrase
    reminded: Phrase
    word_title: Phrase
    word_field: Phrase
    word_help: Phrase
    word_given: Phrase
    def choose_until(self, *, due: Value) -> str:
        """How long there is a choice."""
    def yours_until(self, *, due: Value) -> str:
        """A reminder of choices that are one's own."""
    def still_open(self, *, due: Value, question: Value) -> str:
        """Once more."""
    def choice(self, *, opponents: Value, what: Value) -> str:
        """What can be chosen: `A or B against Bo and Cy?`."""
    def choices_until(self, *, due: Value) -> str:
        """Above those who may choose."""
    def waits_for(self, *, due: Value, question: Value, who: Value) -> str:
        """A question, whose turn it is and until when."""
    def default_counts(self, *, answer: Value) -> str:
        """What happens if nobody answers."""
    waive_field: Phrase
    waive_help: Phrase
    waived: Phrase

class _Attendance:
    def all_here(self, *, here: Value) -> str:
        """Check-in has closed and nobody is missing."""
    def left_out(self, *, here: Value, names: Value, out: Value) -> str:
        """Check-in has closed; $names are left out. The button beside it is Sign up."""
    def left_out_begins(self, *, here: Value, names: Value, out: Value) -> str:
        """The same where play begins at once"""
    def you_are_out(self, *, title: Value) -> str:
        """To somebody who was left out."""
    state_none: Phrase
    """For the director: no check-in is open."""
    def state_open(self, *, all: Value, here: Value) -> str:
        """For the director: who is here."""
    def until(self, *, at: Value) -> str:
        """Until when."""
    def missing(self, *, names: Value) -> str:
        """Who has not checked in."""
    too_late: Phrase
    """Play has begun."""
    open: Phrase
    """A button."""
    def close(self, *, out: Value) -> str:
        """A button; $out are left out."""
    others: Phrase
    """A button that opens a form."""
    def opens_at(self, *, at: Value) -> str:
        """On the board: when check-in is."""
    done: Phrase
    """To a player who has checked in."""
    def call(self, *, all: Value, here: Value) -> str:
        """In the channel; the button is below. $here of $all have checked in."""
    def close_anyway(self, *, names: Value, out: Value) -> str:
        """To a director who closes check-in. $names: who has not checked in, a list"""
    def start_anyway(self, *, names: Value, out: Value) -> str:
        """To a director who starts while check-in is open. $names: who has not checked in, a list"""
    who: Phrase
    """Over a list of those who have not checked in, from which a director chooses"""

class _Audit:
    title: Phrase
    nothing_found: Phrase
    phase_draft: Phrase
    """What a director or the timetable did, after their name and a colon; the phases"""
    phase_registration: Phrase
    phase_closed: Phrase
    phase_running: Phrase
    phase_finished: Phrase
    phase_cancelled: Phrase
    phase_series: Phrase
    series_planned: Phrase
    def evening_opened(self, *, number: Value) -> str:
        ...
    def evening_recorded(self, *, number: Value) -> str:
        ...
    def branch_opened(self, *, count: Value, title: Value) -> str:
        """Entries about an event played beside this one, such as a B final"""
    def branch_taken_back(self, *, title: Value) -> str:
        ...
    def branch_recorded(self, *, title: Value) -> str:
        ...
    main_line_named: Phrase
    def status_active(self, *, cause: Value, who: Value) -> str:
        """An entrant and what became of them; $cause is one of the causes, $who a name"""
    def status_waiting(self, *, cause: Value, who: Value) -> str:
        ...
    def status_withdrawn(self, *, cause: Value, who: Value) -> str:
        ...
    def status_removed(self, *, cause: Value, who: Value) -> str:
        ...
    def status_disqualified(self, *, cause: Value, who: Value) -> str:
        ...
    cause_withdrew: Phrase
    """Why, in brackets"""
    cause_director: Phrase
    cause_forfeit: Phrase
    cause_moved_up: Phrase
    cause_reinstated: Phrase
    cause_appeal: Phrase
    cause_withdrawal: Phrase
    source_agreed: Phrase
    """Where a result comes from, in brackets"""
    source_silence: Phrase
    source_claim: Phrase
    source_director: Phrase
    source_withdrawal: Phrase
    source_import: Phrase
    source_format: Phrase
    fee_unpaid: Phrase
    """The state of an entry fee"""
    fee_paid: Phrase
    fee_returned: Phrase
    fee_kept: Phrase
    def fee(self, *, state: Value, who: Value) -> str:
        ...
    topic_requirement: Phrase
    """What a ruling is about"""
    topic_appeal_filed: Phrase
    topic_appeal_accepted: Phrase
    topic_appeal_rejected: Phrase
    topic_note: Phrase
    def note_here(self, *, who: Value) -> str:
        """What somebody said about a game; $who is a name"""
    def note_more_time(self, *, who: Value) -> str:
        ...
    def note_proposed_time(self, *, who: Value) -> str:
        ...
    def note_agreed_time(self, *, who: Value) -> str:
        ...
    def note_timed_out(self, *, who: Value) -> str:
        ...
    def note_until(self, *, text: Value, until: Value) -> str:
        ...
    def page(self, *, entries: Value, page: Value, pages: Value) -> str:
        """Where in the list one is"""
    def entry(self, *, actor: Value, at: Value, seq: Value, text: Value) -> str:
        """A line: its number, when, who, what"""
    def taken_back(self, *, text: Value) -> str:
        """A text of a line that was taken back"""
    def said(self, *, text: Value, words: Value) -> str:
        """A sentence and the words somebody gave with it"""
    def created(self, *, title: Value) -> str:
        """$title of the tournament"""
    plan: Phrase
    timetable_runs: Phrase
    timetable_paused: Phrase
    def entered(self, *, who: Value) -> str:
        ...
    def entered_waiting(self, *, who: Value) -> str:
        ...
    def entrant_changed(self, *, who: Value) -> str:
        ...
    def stage_began(self, *, entrants: Value, stage: Value) -> str:
        """$stage is its title"""
    def round_published(self, *, round: Value, stage: Value) -> str:
        """$round is its name"""
    def round_amended(self, *, cause: Value, round: Value, stage: Value) -> str:
        ...
    def match_opened(self, *, game: Value, round: Value, stage: Value) -> str:
        """Matches that open as soon as their players are known. $game is its players"""
    def match_passed(self, *, round: Value, stage: Value, who: Value) -> str:
        ...
    def match_empty(self, *, round: Value, stage: Value) -> str:
        ...
    def times_final(self, *, games: Value) -> str:
        """$games are games with their times"""
    def times_tentative(self, *, games: Value) -> str:
        ...
    def reported(self, *, claim: Value, game: Value, who: Value) -> str:
        """$claim is a result"""
    def before_start(self, *, text: Value) -> str:
        """$text: one of the reports."""
    def report_taken_back(self, *, game: Value, who: Value) -> str:
        ...
    def disputed(self, *, game: Value, who: Value) -> str:
        ...
    def disputed_with(self, *, claim: Value, game: Value, who: Value) -> str:
        ...
    def result(self, *, game: Value, result: Value, source: Value) -> str:
        """$source says where it comes from"""
    def rematch(self, *, game: Value) -> str:
        ...
    def form_asked(self, *, form: Value) -> str:
        """$form is the title of a form"""
    def form_asked_until(self, *, due: Value, form: Value) -> str:
        ...
    def form_handed_in(self, *, form: Value, who: Value) -> str:
        ...
    def form_handed_in_for(self, *, form: Value, who: Value) -> str:
        ...
    def form_seen(self, *, form: Value, who: Value) -> str:
        ...
    def form_seen_all(self, *, form: Value) -> str:
        ...
    def draw(self, *, draw: Value, high: Value, low: Value) -> str:
        """$draw is its name"""
    def word(self, *, draw: Value, who: Value, word: Value) -> str:
        ...
    def questions(self, *, questions: Value) -> str:
        """$questions are their names"""
    no_questions: Phrase
    def answered(self, *, answer: Value, prompt: Value) -> str:
        ...
    def answered_by(self, *, answer: Value, prompt: Value, who: Value) -> str:
        ...
    def answered_by_lot(self, *, answer: Value, prompt: Value) -> str:
        ...
    def noted(self, *, game: Value, note: Value) -> str:
        ...
    def step(self, *, stage: Value, step: Value) -> str:
        """Step of a reveal"""
    announced: Phrase
    def dealt_with(self, *, what: Value) -> str:
        """What the timetable did when a deadline passed"""
    undone: Phrase
    seed_replaced: Phrase
    """An imported log did not tell its seed"""
    cause_correction: Phrase
    topic_stands: Phrase
    def play_taken_back(self, *, round: Value, stage: Value) -> str:
        """$round is the last that stays"""
    def note_here_late(self, *, who: Value) -> str:
        ...
    cause_newcomer: Phrase
    """Why a round was changed"""
    cause_declined: Phrase
    """Why somebody is out, in brackets: they said no to the invitation"""
    cause_unanswered: Phrase
    """Why somebody is out, in brackets: they did not answer the invitation"""
    cause_no_place: Phrase
    """Why somebody is out, in brackets: no league has room"""
    def role(self, *, given: Value, role: Value, who: Value) -> str:
        """Somebody's role was given or taken away; $given is yes or no"""
    def person_replaced(self, *, new: Value, old: Value) -> str:
        """Somebody plays on in the place of somebody else"""
    def person_same(self, *, new: Value, old: Value) -> str:
        """A guest and a member of the server turned out to be one person"""
    def person_apart(self, *, new: Value, old: Value) -> str:
        """That was taken back: they are not"""
    def not_done(self, *, what: Value, why: Value) -> str:
        """A step of the timetable was refused; $why is a whole sentence"""
    def dealt_with_about(self, *, about: Value, what: Value) -> str:
        """What the timetable did when a deadline passed, and about which game, round or form"""
    def due(self, *, topic: Value) -> str:
        """What came due, after “dealt with”"""
    def form_closed(self, *, form: Value) -> str:
        """In the audit log."""
    def note_time_admitted(self, *, who: Value) -> str:
        ...
    def note_time_denied(self, *, who: Value) -> str:
        ...
    cause_not_here: Phrase
    """Why somebody is out."""
    def source_server(self, *, server: Value) -> str:
        ...
    def server_linked(self, *, games: Value, server: Value) -> str:
        ...
    def server_doubted(self, *, doubts: Value, game: Value, server: Value) -> str:
        ...
    def server_settled(self, *, answer: Value, game: Value) -> str:
        ...
    def server_reported(self, *, claim: Value, game: Value, server: Value) -> str:
        ...
    def member(self, *, entrant: Value, given: Value, who: Value) -> str:
        """Somebody may act for a team or guest, or no more; $given is yes or no"""
    def draw_delayed(self, *, draw: Value, until: Value) -> str:
        """A draw waits for its beacon. $until is a moment."""
    def beacon_waived(self, *, draw: Value) -> str:
        """A director has a draw made without its beacon; the reason follows."""
    def team_sought(self, *, given: Value, who: Value) -> str:
        """Somebody waits for a team, or no more; $given is yes or no"""
    def teams_drawn(self, *, count: Value) -> str:
        """Free players were divided among teams; $count of them"""

class _Availability:
    form_title: Phrase
    field: Phrase
    example: Phrase
    text_help: Phrase
    no_times: Phrase
    change: Phrase
    type: Phrase
    correct: Phrase
    any_time: Phrase
    no_time: Phrase
    this_week: Phrase
    next_week: Phrase
    hours_optional: Phrase
    def list_help(self, *, slot_minutes: Value, zone: Value) -> str:
        """What to mark in the first list."""
    nothing_marked: Phrase
    """An empty form: a slip, or meant so?"""
    def counts_until(self, *, fix_at: Value) -> str:
        """For a game whose time is tentative."""
    def counts_for_pairing(self, *, pair_at: Value) -> str:
        """For the round to come."""
    serves_again: Phrase
    """Last week's list is used without a word."""
    none_suits: Phrase
    """Nothing preferred at all."""
    def nothing_shared(self, *, opponent: Value) -> str:
        """The next opponent likes other times."""
    def proposal(self, *, at: Value, name: Value, opponent: Value, their_clock: Value, your_clock: Value) -> str:
        """To the opponent of the player who proposes a time."""
    def proposed(self, *, at: Value, fix_at_distance: Value, opponent: Value) -> str:
        """To the player who proposed."""
    def agreed(self, *, at: Value, name: Value) -> str:
        """To the player who proposed."""
    def common_none(self, *, players: Value) -> str:
        """When both players of a game can play."""
    def common(self, *, players: Value, times: Value) -> str:
        ...
    def common_more(self, *, players: Value, rest: Value, times: Value) -> str:
        ...
    def you_agreed(self, *, at: Value, shared: Value) -> str:
        """To the player who agreed to a time; $shared is how many times suit both."""
    def legend(self, *, free: Value, yours: Value) -> str:
        """Under a table of a week: what its marks mean"""
    def legend_shared(self, *, mark: Value, opponent: Value) -> str:
        ...
    daily: Phrase
    """Every day, before times: Daily 18-22"""
    all_day: Phrase
    """A whole day, after days: Sat any"""
    always: Phrase
    """Any time of the week is fine"""
    never: Phrase
    """No time of the week"""
    def outside(self, *, pattern: Value) -> str:
        """$pattern: Mon-Thu 18-22"""
    def shared(self, *, marked: Value, opponent: Value, pattern: Value, shared: Value) -> str:
        """$shared of $marked start times suit the opponent too"""
    time_field: Phrase
    """A field of a form: when to play"""
    def will_propose(self, *, at: Value, mine: Value, opponent: Value, theirs: Value) -> str:
        """Before a time is proposed. $mine, $theirs: what the clocks of both read"""
    def propose_to(self, *, opponent: Value) -> str:
        """The button below it"""

class _Board:
    next: Phrase
    standings: Phrase
    leaders: Phrase
    games: Phrase
    all_played: Phrase
    directors_pair: Phrase
    paused: Phrase
    draft: Phrase
    not_posted: Phrase
    posted_anew: Phrase
    not_pinned: Phrase
    def round_played(self, *, games: Value, played: Value, title: Value) -> str:
        """A round, and how far it has come."""
    def questions(self, *, count: Value) -> str:
        """The format waits for somebody to say something."""
    def games_until(self, *, at: Value) -> str:
        """By when the games that are open should be over."""
    def and_others(self, *, count: Value) -> str:
        """What the board has no room for; the button shows everything."""
    def branch_open(self, *, count: Value, title: Value) -> str:
        """An event played beside this one, such as a B final: how it stands"""
    def branch_begun(self, *, title: Value) -> str:
        ...
    def branch_held(self, *, names: Value, title: Value) -> str:
        ...
    def branch_cancelled(self, *, title: Value) -> str:
        ...
    def where(self, *, url: Value) -> str:
        """$url leads to the board"""
    def picture_of(self, *, at: Value) -> str:
        """Below the picture of the board while a newer one is still to be painted. $at is a time of day"""
    on_hold: Phrase
    """Instead of `board-paused` where there is no timetable, only the next round that comes after a pause."""
    def results(self, *, count: Value) -> str:
        """Games without a result, where no date says by when"""
    def soon(self, *, at: Value, what: Value) -> str:
        """What comes next in an evening. $at: in 2 minutes"""
    final_standings: Phrase

class _Bulk:
    form_title: Phrase
    lines: Phrase
    lines_help: Phrase
    preview: Phrase
    enter: Phrase
    def entered(self, *, games: Value) -> str:
        """Results were entered."""
    people_lines: Phrase
    def people_title(self, *, about: Value) -> str:
        """The title of the form."""
    def people_help(self, *, about: Value) -> str:
        """How a line looks; at most 100 characters."""
    def people_entered(self, *, count: Value) -> str:
        """What is noted of so many."""
    answers_help: Phrase
    """How a line of answers looks; at most 100 characters."""
    def left_open(self, *, names: Value) -> str:
        """Under the preview. $names: who is in the list without an answer."""
    no_answer_there: Phrase
    """Refusal: the list has names and no answer."""
    def answers_entered(self, *, count: Value, title: Value) -> str:
        """Answers were entered. $title: of which form."""

class _Buttons:
    labels_join: Phrase
    """The label of every action."""
    labels_leave: Phrase
    labels_entrants: Phrase
    labels_my_game: Phrase
    labels_pairings: Phrase
    labels_standings: Phrase
    labels_group: Phrase
    labels_why: Phrase
    labels_schedule: Phrase
    labels_calendar: Phrase
    labels_report: Phrase
    labels_scores: Phrase
    labels_won_on_time: Phrase
    labels_time_out: Phrase
    labels_confirm: Phrase
    labels_dispute: Phrase
    labels_take_back: Phrase
    labels_here: Phrase
    labels_more_time: Phrase
    labels_claim: Phrase
    labels_availability: Phrase
    labels_same_times: Phrase
    labels_agree: Phrase
    labels_appeal: Phrase
    labels_appeal_accept: Phrase
    labels_appeal_reject: Phrase
    labels_comply: Phrase
    labels_refuse: Phrase
    labels_answer: Phrase
    labels_form: Phrase
    labels_form_choice: Phrase
    labels_note: Phrase
    labels_nag: Phrase
    labels_word: Phrase
    labels_next: Phrase
    labels_tonight: Phrase
    labels_publish: Phrase
    labels_ahead: Phrase
    labels_leave_out: Phrase
    labels_keep_leaver: Phrase
    labels_withdraw_leaver: Phrase
    labels_replace_leaver: Phrase
    labels_reopen: Phrase
    labels_bring_along: Phrase
    labels_take_ratings: Phrase
    labels_undo: Phrase
    labels_result: Phrase
    labels_stop_work: Phrase
    labels_odds: Phrase
    labels_chances: Phrase
    labels_try_now: Phrase
    labels_post_again: Phrase
    labels_board_anew: Phrase
    labels_write_to_me: Phrase
    accept_theirs: Phrase
    """Agree with the opponent's report in a dispute."""
    labels_admit_time: Phrase
    labels_deny_time: Phrase
    labels_webhook_test: Phrase
    """On the list of webhooks, with its number behind it."""
    labels_webhook_on: Phrase
    labels_webhook_secret: Phrase
    labels_webhook_remove: Phrase
    labels_link_new: Phrase
    labels_link_end: Phrase
    labels_links_file: Phrase
    labels_links_make: Phrase
    labels_links_end: Phrase
    labels_fit: Phrase
    labels_next_week: Phrase
    labels_calendar_feed: Phrase
    labels_calendar_renew: Phrase
    labels_hold: Phrase
    labels_go_on: Phrase
    labels_missing: Phrase
    labels_game_scores: Phrase
    """A button: to tell the score of every game of a match that is the best of several."""
    labels_waive_beacon: Phrase
    labels_enter_answers: Phrase
    labels_rules: Phrase
    labels_two_stages: Phrase
    labels_join_team: Phrase
    labels_pick_players: Phrase
    labels_make_teams: Phrase
    labels_choose_kind: Phrase

class _Cards:
    next: Phrase
    history: Phrase
    spread: Phrase
    """The head of a column of somebody's games"""
    result: Phrase
    """The head of a column of somebody's games"""
    side: Phrase
    """The head of a column of somebody's games"""
    opponent: Phrase
    """The head of a column of somebody's games"""
    round: Phrase
    """The head of a column of somebody's games"""
    to_do: Phrase
    notes: Phrase
    judged: Phrase
    play_first: Phrase
    also_open: Phrase
    no_game: Phrase
    wait_for_next: Phrase
    wait_for_opponent: Phrase
    """The same, where a match opens as soon as its two players are known."""
    disputed: Phrase
    over: Phrase
    called_off: Phrase
    not_begun: Phrase
    appeal_open: Phrase
    appeal_possible: Phrase
    fee_unpaid: Phrase
    no_games: Phrase
    status_active: Phrase
    status_waiting: Phrase
    status_withdrawn: Phrase
    status_removed: Phrase
    status_disqualified: Phrase
    def waiting(self, *, place: Value) -> str:
        """On the waiting list."""
    def game_anytime(self, *, opponent: Value, where: Value) -> str:
        """A game that the two arrange themselves, in a group or match."""
    def by_when(self, *, due: Value, text: Value) -> str:
        """Something owed, and until when."""
    def check_in(self, *, start: Value) -> str:
        """Being there."""
    checked_in: Phrase
    """Already there."""
    report: Phrase
    """Say how it ended."""
    def confirm(self, *, opponent: Value, said: Value) -> str:
        """Answer the opponent's report."""
    def wait_for_confirmation(self, *, opponent: Value, silent_at: Value) -> str:
        """The opponent has to answer one's own report."""
    def wait_for_confirmation_early(self, *, opponent: Value) -> str:
        ...
    availability_tentative: Phrase
    """The time of the open game may still change."""
    availability_missing: Phrase
    """Never sent anything."""
    availability_again: Phrase
    """Something was sent before."""
    def answer(self, *, question: Value) -> str:
        """A prompt."""
    def game(self, *, opponent: Value, place: Value, round_title: Value) -> str:
        """The next game: who and where. $place: a board as below, or the place in the bracket (SF1)."""
    def game_side(self, *, opponent: Value, place: Value, round_title: Value, side: Value) -> str:
        """The same in a format with sides."""
    def board(self, *, board: Value) -> str:
        """Where a game is played that has no place in a bracket."""
    def other_game_side(self, *, opponent: Value, side: Value) -> str:
        """Another game that is open, in a format with sides."""
    def history_head(self, *, name: Value, place: Value, points: Value, record: Value) -> str:
        """Where somebody stands. $points: 2½ points."""
    def history_line(self, *, opponent: Value, outcome: Value, round_name: Value) -> str:
        """A game of the past. $outcome: won, lost by forfeit."""
    def history_line_side(self, *, opponent: Value, outcome: Value, round_name: Value, side: Value) -> str:
        """The same in a format with sides."""

class _Career:
    nothing: Phrase
    not_played: Phrase
    nothing_new: Phrase
    def title(self, *, name: Value) -> str:
        """Above everything."""
    def place(self, *, came_to: Value, group: Value, losses: Value, of: Value, rank: Value, wins: Value) -> str:
        """Where somebody came in, or stands now."""
    def preview(self, *, count: Value, last: Value) -> str:
        """Above the list of what would be imported."""
    def taken_over(self, *, count: Value) -> str:
        """Done."""
    def created_after(self, *, last: Value) -> str:
        """The next cycle exists; how the players' places get into it."""
    outdated: Phrase
    def nobody_known(self, *, last: Value) -> str:
        """Nobody of this cycle was in the last one, as far as is known."""
    same_name: Phrase
    """The heading of guests who have the same name in both cycles; a director decides with a button."""
    def not_there(self, *, last: Value) -> str:
        """The heading of those who were not in the last cycle."""
    def import_named(self, *, count: Value) -> str:
        """A button under both lists: the guests of the same name are the same people. At most 80 characters."""
    different: Phrase
    """A button under what was imported: the guests of the same name are not the same people after all"""
    def different_again(self, *, count: Value) -> str:
        """Done"""

class _Corrections:
    def plain(self, *, after: Value, before: Value, players: Value) -> str:
        """Texts about results that are corrected, and numbers that are asked about. $before, $after: results as `1–0`."""
    def rests(self, *, before: Value, count: Value, names: Value, players: Value) -> str:
        """$names: the games, a list."""
    def without_game(self, *, who: Value) -> str:
        ...
    def leaving(self, *, who: Value) -> str:
        """Who has gone on wrongly."""
    def entering(self, *, who: Value) -> str:
        """Who should have."""
    reseeded: Phrase
    def on_server(self, *, games: Value) -> str:
        """$games: games with their links, a list."""
    choose: Phrase
    def place(self, *, after: Value, before: Value, who: Value) -> str:
        """One line of places that change. $before and $after are places."""
    places: Phrase
    correct: Phrase
    reset: Phrase
    stand: Phrase
    def stood(self, *, players: Value) -> str:
        """To the director."""
    def ruling(self, *, actual: Value, players: Value, recorded: Value, why: Value) -> str:
        """Posted to everybody. $recorded, $actual: results; $why: the reason."""
    def taken_back(self, *, round_title: Value) -> str:
        """Play goes on after that round."""
    def amended(self, *, round_title: Value) -> str:
        """Games of the round are gone."""
    all_the_same: Phrase
    """Orders a rematch, or moves a final time, though the rules say otherwise."""
    def late_check_in(self, *, name: Value, players: Value) -> str:
        """To directors: both players of a game came too late."""
    def recorded_by_ruling(self, *, actual: Value, recorded: Value) -> str:
        """A result that stands by a ruling, wherever results are shown. $recorded and $actual are results"""
    def note(self, *, actual: Value, players: Value, recorded: Value, why: Value) -> str:
        """Below standings. $why is the director's reason"""
    def pictured(self, *, count: Value) -> str:
        """Below the title of a picture: how many results stand by a ruling"""
    prizes: Phrase
    """Before a correction: prizes that others would win now; lines follow."""
    def prize(self, *, after: Value, before: Value, prize: Value) -> str:
        """A prize that others would win; $before and $after are lists of names."""

class _Cycle:
    invitations_go_out: Phrase
    makes_room: Phrase
    next_game: Phrase
    declined: Phrase
    no_answer: Phrase
    def overdue(self, *, until: Value) -> str:
        """The day has passed."""
    def overdue_for_directors(self, *, until: Value) -> str:
        """To directors: it is their turn."""
    unfinished: Phrase
    """Above a list of games"""
    def unfinished_until(self, *, until: Value) -> str:
        ...
    no_place: Phrase
    """Why a director left somebody out of the leagues"""
    not_here: Phrase
    """Why somebody is out."""

class _Delivery:
    def held_no_permission(self, *, channel: Value) -> str:
        """To directors, once: the bot may not write in a channel."""
    held_no_channel: Phrase
    """To directors, once: the channel of a tournament was deleted."""
    held_no_server: Phrase
    """To directors, once: the bot was removed from the server."""
    held_dm_limit: Phrase
    """To directors, under /td delivery: Discord opens no more direct messages for now."""
    held_quarantined: Phrase
    """To directors, once: Discord restricts the bot's direct messages."""
    held_event_limit: Phrase
    """To directors, once: Discord makes no more scheduled events on the server."""
    held_thread_limit: Phrase
    """To directors, once: Discord opens no more threads on the server."""
    def held_moderation(self, *, channel: Value) -> str:
        """To directors, once: AutoMod, or Discord's filter, refuses a post in a channel."""
    def not_posted(self, *, count: Value, titles: Value) -> str:
        """Above a director's answer, instead of saying that rounds are published. Variables: $titles, in bold, and how many ($count)."""
    announcement_waits: Phrase
    """Instead of saying that an announcement was posted."""
    discord_down: Phrase
    """Why something is not posted: Discord does not answer."""
    def title(self, *, title: Value) -> str:
        """The title of /td delivery."""
    all_delivered: Phrase
    def waiting(self, *, count: Value, why: Value) -> str:
        """So many posts wait, and why."""
    def expired(self, *, count: Value) -> str:
        """Reminders and the like that could not be sent in time."""
    def refused(self, *, count: Value) -> str:
        """Posts that Discord does not take."""
    unreached: Phrase
    """Above the names of people whose direct messages are closed."""
    departed: Phrase
    """Above the names of players who have left the server."""
    tried: Phrase
    """After the button “Try now”."""
    def post_again(self, *, count: Value) -> str:
        """After the button “Post again”."""
    nothing_again: Phrase
    def removed(self, *, title: Value) -> str:
        """To directors, when a server removed the bot. Variables: $title, the tournament."""
    def back(self, *, title: Value) -> str:
        """In the channel and to directors, when the bot was invited again."""

class _Departures:
    def has_left(self, *, games: Value, name: Value) -> str:
        """A director is asked what becomes of somebody who has left."""
    def opponent_left(self, *, name: Value) -> str:
        """Those who wait for a game with somebody who has left."""
    def away(self, *, count: Value, names: Value) -> str:
        """A warning above a round that is about to be published."""
    def kept(self, *, name: Value) -> str:
        """A director keeps somebody in."""
    def replacing(self, *, name: Value) -> str:
        """How a director gives the seat to somebody else."""
    def voice_left(self, *, guest: Value, name: Value) -> str:
        """A director learns that somebody who spoke for a guest has left; the guest plays on."""

class _Direct:
    missing_times: Phrase
    fees_unpaid: Phrase
    fees_paid: Phrase
    fees_returned: Phrase
    fees_kept: Phrase
    def moved_up(self, *, title: Value) -> str:
        """Somebody on the waiting list has a place."""
    def out_of(self, *, title: Value) -> str:
        """A director took somebody out."""
    def disqualified(self, *, title: Value) -> str:
        """A director disqualified somebody."""
    def out_after_forfeit(self, *, title: Value) -> str:
        """A forfeit costs the place."""
    def back_in(self, *, title: Value) -> str:
        """A director let somebody back in."""
    def back_on_the_list(self, *, title: Value) -> str:
        """Back, but there is no place."""
    part_changed: Phrase
    """The round was changed."""
    def round_taken_back(self, *, round_title: Value) -> str:
        """The round no longer counts."""
    def confirmed(self, *, score: Value) -> str:
        """What becomes of the question for confirmation."""
    please_report_again: Phrase
    """The opponent took the report back."""
    reported_anew: Phrase
    """The opponent has reported something else."""
    def more_time_for_you(self, *, opponent: Value, until_distance: Value, until_time: Value) -> str:
        """The opponent is patient."""
    def question(self, *, due: Value, text: Value) -> str:
        """A format asks something."""
    def drawn(self, *, number: Value) -> str:
        """What the lots gave."""
    def answered(self, *, answer: Value) -> str:
        """What becomes of the question."""
    def appeal_decided(self, *, accepted: Value, text: Value, title: Value) -> str:
        """The directors' decision about one's appeal; $text is their reason. $accepted: yes or no."""
    def joined_late(self, *, title: Value) -> str:
        """A director has entered somebody during play."""

class _Directing:
    tie: Phrase
    both: Phrase
    kinds_phase_changed: Phrase
    """What can be searched for in the log: names of events, and what people call them."""
    kinds_plan_changed: Phrase
    kinds_entrants: Phrase
    kinds_rounds: Phrase
    kinds_game_times_set: Phrase
    kinds_reports: Phrase
    kinds_results: Phrase
    kinds_ruling_made: Phrase
    kinds_questions: Phrase
    kinds_draws: Phrase
    kinds_fee_marked: Phrase
    kinds_command_undone: Phrase
    kinds_timetable_switched_deadline_passed: Phrase
    kinds_form_asked_form_submitted_forms_seen: Phrase
    kinds_match_noted: Phrase
    kinds_evenings: Phrase
    kinds_branches: Phrase
    """A kind of entry of the log, to search for: a B final and the like"""
    kinds_announced_step_told: Phrase
    all_played: Phrase
    published_already: Phrase
    nothing_done: Phrase
    not_like_preview: Phrase
    finished: Phrase
    cancelled: Phrase
    no_default_here: Phrase
    save: Phrase
    correct: Phrase
    really_cancel: Phrase
    cancel_now: Phrase
    override_title: Phrase
    pairings_field: Phrase
    reason_field: Phrase
    pairings_help: Phrase
    reason_help: Phrase
    override_preview: Phrase
    override_now: Phrase
    publish_so: Phrase
    winner_field: Phrase
    score_field: Phrase
    score_help: Phrase
    announce_title: Phrase
    announce_field: Phrase
    announced: Phrase
    answer_field: Phrase
    draw_lots: Phrase
    type_number: Phrase
    newer: Phrase
    older: Phrase
    take_over: Phrase
    list_preview: Phrase
    not_seen_by_them: Phrase
    imported_paused: Phrase
    ways_walkover: Phrase
    ways_repair: Phrase
    ways_again: Phrase
    can_pair_again: Phrase
    take_out: Phrase
    undo_note: Phrase
    def signup_is_is_open(self, *, title: Value) -> str:
        """Sign-up was opened or closed."""
    def signup_is(self, *, count: Value, title: Value) -> str:
        """Sign-up was opened or closed."""
    def with_options(self, *, title: Value) -> str:
        """A format that is no preset: its options are still to be chosen."""
    def created(self, *, channel: Value, title: Value) -> str:
        """A new tournament."""
    def published(self, *, round_title: Value) -> str:
        """A round is out."""
    def finished_2(self, *, title: Value) -> str:
        """The end."""
    def stage_passed(self, *, title: Value) -> str:
        """A stage that needs no rounds."""
    def stage_begun(self, *, button: Value, title: Value) -> str:
        """A stage begins with questions that somebody must answer."""
    def still_missing(self, *, count: Value) -> str:
        """Why there is no next round yet."""
    def result_entered(self, *, players: Value, result: Value) -> str:
        """A result is official."""
    without_score: Phrase
    """Behind a result that a director entered without a score, where the standings need one."""
    def forfeit_ruled(self, *, players: Value, result: Value) -> str:
        """Somebody was absent."""
    def rematch_ordered(self, *, players: Value) -> str:
        """To be played again."""
    def will_move(self, *, at: Value, players: Value, zone: Value) -> str:
        """Shown before a game's time changes."""
    def twice_that_night(self, *, first: Value, second: Value) -> str:
        """Clocks go back, and the time comes twice."""
    def which_time(self, *, players: Value) -> str:
        """What was typed can mean two moments."""
    def and_more(self, *, count: Value) -> str:
        """The end of a long list."""
    def moved(self, *, at: Value, players: Value) -> str:
        """A game's time is set."""
    def will_withdraw(self, *, name: Value) -> str:
        """Shown before somebody is taken out."""
    def is_out(self, *, name: Value) -> str:
        """Somebody was taken out."""
    def is_back_waiting(self, *, name: Value) -> str:
        """Somebody came back."""
    def is_back(self, *, name: Value) -> str:
        """Somebody came back."""
    def added_waiting(self, *, name: Value) -> str:
        """A director entered somebody."""
    def added(self, *, count: Value, name: Value) -> str:
        """A director entered somebody."""
    def data_changed_rating(self, *, name: Value, rating: Value) -> str:
        """A rating was set."""
    def data_changed(self, *, name: Value) -> str:
        """A rating was set."""
    def replaced(self, *, new: Value, old: Value) -> str:
        """Somebody took a seat over; goes into the log too."""
    def required(self, *, name: Value) -> str:
        """A requirement is noted."""
    timetable_running: Phrase
    """Paused or running."""
    timetable: Phrase
    """Paused or running."""
    def role_given(self, *, name: Value, role: Value) -> str:
        """Somebody directs or coordinates; goes into the log too."""
    def role_taken(self, *, name: Value, role: Value) -> str:
        """Somebody no longer does; goes into the log too."""
    no_director: Phrase
    """Posted below the message that a role was taken from the last director."""
    def announced_in(self, *, channel: Value, title: Value) -> str:
        """Where posts go."""
    def voice(self, *, channel: Value, title: Value) -> str:
        """The voice channel is set."""
    def no_voice(self, *, title: Value) -> str:
        """The voice channel is removed."""
    def default_here(self, *, title: Value) -> str:
        """Which tournament a channel means."""
    def undo_what(self, *, actor: Value, at_distance: Value) -> str:
        """Whose step would be taken back."""
    def undone(self, *, count: Value) -> str:
        """The step is gone."""
    def overridden(self, *, round_title: Value) -> str:
        """The director's own pairings count."""
    def log_imported(self, *, title: Value, tournament: Value) -> str:
        """A tournament came from elsewhere."""
    def answered(self, *, answer: Value) -> str:
        """A question is settled."""
    def between(self, *, high: Value, low: Value) -> str:
        """The range of a number that is asked for."""
    def opened(self, *, games: Value) -> str:
        """Games that are open all at once are out."""
    def opened_part(self, *, games: Value, part: Value) -> str:
        ...
    def appeal_decided(self, *, accepted: Value, name: Value) -> str:
        """The decision is out. $accepted: yes or no."""
    def fee_marked(self, *, name: Value, state: Value) -> str:
        """$state: unpaid, paid, returned or kept."""
    imported_new_seed: Phrase
    """An imported log did not tell its seed."""
    move: Phrase
    """On the button that sets a time"""
    def move_to(self, *, at: Value) -> str:
        ...
    role_director: Phrase
    """What somebody is"""
    role_coordinator: Phrase
    seat: Phrase
    """A button: two people play in the round that is out."""
    def seat_offer(self, *, holder: Value, newcomer: Value) -> str:
        """Somebody has come while a round is out that has a bye."""
    def seat_offer_several(self, *, holder: Value) -> str:
        """Several have come while a round is out that has a bye; below is a button for each."""
    def seat_one(self, *, newcomer: Value) -> str:
        """A button: this person plays the player with the bye."""
    def seated(self, *, players: Value) -> str:
        """The two play in the round that is out."""
    def undo_discards(self, *, entries: Value, people: Value) -> str:
        """Before a round is undone in which entries were made (by judges, players): they go with it."""
    discard: Phrase
    """On the button, where entries would be lost."""
    discard_word: Phrase
    """What has to be typed to discard entries: one word."""
    def discard_field(self, *, word: Value) -> str:
        """Label of a form field; $word is what has to be typed."""
    def not_discarded(self, *, word: Value) -> str:
        """The wrong word was typed."""
    def has_result(self, *, game: Value, result: Value) -> str:
        """A game in a list that has a result already."""
    kinds_servers: Phrase
    role_judge: Phrase
    """What one person is"""
    def closes_then(self, *, at: Value, channel: Value, title: Value) -> str:
        """Sign-up was opened at once, and closes at a moment."""
    def signup_open_until(self, *, at: Value) -> str:
        """Behind the sentence that sign-up is open: when it closes automatically."""
    def signup_open_endless(self, *, command: Value) -> str:
        """Behind the sentence that sign-up is open again, after the date on which it closed."""
    def created_for_a_list(self, *, title: Value) -> str:
        """A new tournament whose players come as a list."""
    games_help: Phrase
    """The help of the score's field where a match is the best of several games: at most 100 characters."""
    judges_panel: Phrase
    """On a button"""
    def judges_need_no_command(self, *, panel: Value) -> str:
        """Below the answer to who made somebody a judge. $panel: the label of the button"""

class _Directors:
    failed_steps_close_registration: Phrase
    """By topic, see `bot.schedule.deadlines`."""
    failed_steps_pair: Phrase
    failed_steps_fix: Phrase
    failed_steps_silence: Phrase
    failed_steps_finish: Phrase
    failed_other: Phrase
    do_it_yourself: Phrase
    def what_went_wrong(self, *, text: Value) -> str:
        """The refusal in words; already safe to show."""
    def next_round_due(self, *, since: Value, since_distance: Value) -> str:
        """The timetable wanted to pair and could not."""
    def please_decide(self, *, players: Value) -> str:
        """A dispute."""
    def decided(self, *, score: Value) -> str:
        """What becomes of a dispute that somebody decided."""
    dispute_over: Phrase
    """What becomes of a dispute whose report was taken back or replaced, or whose game is played again."""
    def reported_before_start(self, *, opponent: Value, players: Value, reporter: Value, said: Value, start: Value) -> str:
        """A report made before the game was to begin."""
    def appeal(self, *, name: Value, text: Value) -> str:
        """Somebody wants to be let back in."""
    def appeal_outside_stage(self, *, name: Value) -> str:
        ...
    def beacon_missing(self, *, until: Value) -> str:
        """A draw waits for its beacon. $until is a moment."""

class _Doubts:
    def score(self, *, high: Value, low: Value, margin: Value, score: Value) -> str:
        """Numbers that are possible but rarely true; the person who enters them is asked. $score: as typed; $low, $high: usual scores; $margin: the usual margin at most."""
    right: Phrase
    def before_start(self, *, start: Value) -> str:
        """$start: when the game is to begin."""
    before_start_counts: Phrase
    def rating(self, *, high: Value, low: Value, rating: Value) -> str:
        """A rating far from the field."""
    def rating_odd(self, *, rating: Value) -> str:
        ...
    def past(self, *, what: Value) -> str:
        """$what: the name of a date."""
    def order(self, *, first: Value, second: Value) -> str:
        """Two dates in the wrong order."""
    def prizes(self, *, lines: Value, option: Value, where: Value) -> str:
        """Prizes in words and by the options of a format differ in number. $where: Class B, or places"""
    def class_named(self, *, letter: Value) -> str:
        ...
    places: Phrase
    no_rating: Phrase
    """A heading: names follow."""
    def unrated(self, *, count: Value, size: Value) -> str:
        """$count of $size entrants have no rating."""
    def many_rounds(self, *, rounds: Value, size: Value) -> str:
        """As many rounds as opponents."""
    def ratings_soon(self, *, at: Value, count: Value, names: Value, size: Value) -> str:
        """To directors, a day before. $names: who has none"""
    def odd_scores(self, *, count: Value, games: Value) -> str:
        """Below an import. $games: games with scores, a list"""
    def team_mate(self, *, name: Value, said: Value) -> str:
        """A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported"""

class _Draws:
    draws: Phrase
    no_draws: Phrase
    how_to_check: Phrase
    nobody_in_time: Phrase
    by_director: Phrase
    def seed_commitment_line_no_seed(self, *, commitment: Value) -> str:
        """What is known of the tournament's seed: its hash, and at the end the seed itself."""
    def seed_commitment_line(self, *, commitment: Value, seed: Value) -> str:
        """What is known of the tournament's seed: its hash, and at the end the seed itself."""
    def announced(self, *, commitment: Value, high: Value, low: Value) -> str:
        """A public draw is coming."""
    def call_until(self, *, due: Value) -> str:
        """Somebody calls before the draw."""
    def answered_by(self, *, name: Value) -> str:
        """Which of those who could has answered."""
    def seed_line(self, *, seed: Value) -> str:
        """The seed of the draws that follow."""
    def example(self, *, counter: Value, purpose: Value, seed: Value) -> str:
        """The text to hash for the first draw shown."""
    def word_given(self, *, for_all: Value, who: Value, word: Value) -> str:
        """Somebody gave a word. $for_all: yes or no."""
    def told_secret(self, *, secret: Value) -> str:
        """A public draw was made, in up to three sentences."""
    def told_mixed(self, *, given: Value, seed: Value) -> str:
        ...
    def told_number(self, *, rest: Value, size: Value, text: Value, value: Value) -> str:
        ...
    def draw_line(self, *, high: Value, low: Value, purpose: Value, value: Value) -> str:
        """One draw in the list."""
    def closes(self, *, at: Value) -> str:
        """When words close and the draw is made."""
    def beacon(self, *, address: Value, at: Value, round: Value) -> str:
        """A public beacon will be mixed into the draw. $at is a moment."""
    no_beacon: Phrase
    """The host cannot reach a public beacon."""
    def how(self, *, low: Value, purpose: Value, size: Value) -> str:
        """How the number will be computed. $purpose is a text to hash."""
    def told_beacon(self, *, address: Value, round: Value) -> str:
        """The last thing mixed in was the beacon's randomness."""
    told_no_beacon: Phrase
    """A draw was made without the beacon that had been named."""
    seed_chosen: Phrase
    """A director chose the seed."""
    def waiting(self, *, round: Value, until: Value) -> str:
        """The draw waits for a round of the beacon. $until is a moment."""
    def waived(self, *, text: Value, who: Value) -> str:
        """A director has a draw made without its beacon, for the reason $text."""
    announced_again: Phrase
    """Instead of being drawn, the draw was announced again."""

class _Ending:
    prizes: Phrase
    over: Phrase
    thanks: Phrase
    def finished(self, *, title: Value) -> str:
        """The first line."""
    def game_fund(self, *, amount: Value) -> str:
        """The fund for winners of single games."""
    def stage_over(self, *, title: Value) -> str:
        """A stage has its final standings."""
    def qualified(self, *, names: Value, title: Value) -> str:
        """Who plays the next stage, as things stand."""
    def goes_on(self, *, title: Value) -> str:
        """The end was taken back."""
    def podium(self, *, names: Value, place: Value) -> str:
        """A place of the podium. $place: 1st."""
    def podium_shared(self, *, names: Value, place: Value) -> str:
        ...
    def prize_nobody(self, *, place: Value, prizes: Value) -> str:
        """A prize that nobody wins."""
    def prize_shared(self, *, names: Value, places: Value, prizes: Value) -> str:
        """$places: places 2–3."""
    def prize_of_class(self, *, letter: Value, place: Value) -> str:
        """What a prize is for, in front of a colon: a place in a class."""
    def prize_of_kind(self, *, kind: Value, place: Value) -> str:
        """What a prize is for, in front of a colon: $kind is “High game” and the like, $place not the first of them."""

class _EntrantFields:
    ogs_id: Phrase
    ogs_id_label: Phrase

class _ErrorsChat:
    roles_director: Phrase
    roles_coordinator: Phrase
    roles_entrant: Phrase
    def round_text_codes_nobody(self, *, part: Value) -> str:
        ...
    def round_text_codes_several(self, *, names: Value, part: Value) -> str:
        ...
    def round_text_codes_not_a_game(self, *, part: Value) -> str:
        ...
    def no_tournament_given(self, *, given: Value) -> str:
        """Refusal: no tournament."""
    no_tournament: Phrase
    """Refusal: no tournament."""
    not_staff_error: Phrase
    """Refusal: not staff."""
    def not_staff(self, *, roles: Value) -> str:
        """Refusal: not staff."""
    def not_entered(self, *, title: Value) -> str:
        """Refusal: not entered."""
    def staff_may_not_play(self, *, role: Value) -> str:
        """Refusal: staff may not play."""
    def no_game(self, *, title: Value) -> str:
        """Refusal: no game."""
    server_only: Phrase
    """Refusal: server only."""
    def import_refused(self, *, problems: Value) -> str:
        """Refusal: import refused."""
    draft_gone: Phrase
    """Refusal: draft gone."""
    last_director: Phrase
    """Refusal: last director."""
    def entrant_on_staff(self, *, entrant: Value, role: Value) -> str:
        """Refusal: entrant on staff."""
    def unknown_round(self, *, given: Value) -> str:
        """Refusal: unknown round."""
    no_question: Phrase
    """Refusal: no question."""
    nobody_named: Phrase
    """Refusal: nobody named."""
    def bad_score(self, *, given: Value) -> str:
        """Refusal: bad score."""
    no_result_given: Phrase
    """Refusal: a result was entered without a winner and a score."""
    def round_text(self, *, problems: Value) -> str:
        """Refusal: round text."""
    def no_timetable(self, *, title: Value) -> str:
        """Refusal: no timetable."""
    def times_final(self, *, pairing: Value) -> str:
        """Refusal: times final."""
    def not_astart_time(self, *, at: Value, first: Value, last: Value, slot_minutes: Value) -> str:
        """Refusal: not astart time."""
    nothing_required: Phrase
    """Refusal: nothing required."""
    def no_form(self, *, title: Value) -> str:
        """Refusal: no form."""
    not_offered: Phrase
    """Refusal: not offered."""
    def several_tournaments(self, *, titles: Value) -> str:
        """$titles: a list of tournaments."""
    which_tournament: Phrase
    """A question, with a button for each tournament."""
    no_channel_at_all: Phrase
    no_voice_channel: Phrase
    def no_channel(self, *, missing: Value) -> str:
        """$missing: names of Discord's permissions."""
    def sealed_log(self, *, titles: Value) -> str:
        ...
    bad_fields: Phrase
    """The fields follow, a line each."""
    stale_action: Phrase
    """Refusal: a button or form that does nothing any more."""
    not_your_form: Phrase
    """Refusal: a form of somebody else."""
    not_your_work: Phrase
    """Refusal: stopping a computation of somebody else."""
    reading_too_long: Phrase
    """Refusal: a file that is too large."""
    def file_too_large(self, *, most: Value) -> str:
        ...
    def file_type(self, *, endings: Value) -> str:
        ...
    def table(self, *, code: Value, line: Value, most: Value) -> str:
        """Refusal: a CSV file that cannot be taken apart."""
    def log_beyond_limits(self, *, line: Value, most: Value, what: Value) -> str:
        """Refusal: an imported log beyond the limits."""
    result_line_nothing: Phrase
    """Refusal: results typed a line a game cannot be read."""
    result_line_too_many: Phrase
    def result_line_not_a_result(self, *, part: Value) -> str:
        ...
    def result_line_too_long(self, *, part: Value) -> str:
        ...
    def result_line_ambiguous(self, *, part: Value) -> str:
        ...
    def result_line_nobody(self, *, part: Value) -> str:
        ...
    def result_line_several(self, *, part: Value) -> str:
        ...
    def result_line_no_board(self, *, part: Value) -> str:
        ...
    def result_line_not_paired(self, *, part: Value) -> str:
        ...
    def result_line_has_result(self, *, part: Value) -> str:
        ...
    def result_line_twice(self, *, part: Value) -> str:
        ...
    def result_line(self, *, line: Value, problem: Value) -> str:
        ...
    def result_lines(self, *, problems: Value) -> str:
        ...
    def several_entrants(self, *, given: Value, which: Value) -> str:
        """Refusal: several could be meant."""
    def not_in_game(self, *, first: Value, given: Value, second: Value) -> str:
        """Refusal: who was named does not play in that game."""
    def not_disputed(self, *, given: Value) -> str:
        """Refusal: who was named as the winner of a disputed game has none."""
    def line_named_twice(self, *, part: Value) -> str:
        ...
    def line_no_rating(self, *, part: Value) -> str:
        ...
    def line_no_player(self, *, part: Value) -> str:
        ...
    webhook_off: Phrase
    webhook_unreadable: Phrase
    webhook_password: Phrase
    webhook_https: Phrase
    webhook_private: Phrase
    no_webhook: Phrase
    def unknown_rule(self, *, typed: Value) -> str:
        """$typed: as typed, shown as it is"""
    server_off: Phrase
    def server_unreachable(self, *, server: Value) -> str:
        ...
    def server_unknown_account(self, *, server: Value) -> str:
        ...
    def server_not_proved(self, *, server: Value) -> str:
        ...
    def server_refused(self, *, server: Value) -> str:
        ...
    roles_judge: Phrase
    """All who judge live matches"""
    sign_up_to_come: Phrase
    """Refusal: somebody wants to join before sign-up opens."""
    sign_up_over: Phrase
    """Refusal: somebody wants to join a tournament that is over or called off."""
    def sign_up_closed(self, *, count: Value, directors: Value) -> str:
        """Refusal: somebody wants to join after sign-up has closed. `directors` are names, for example “Ada or Ben”."""
    def not_captain(self, *, entrant: Value) -> str:
        """Refusal: somebody else's team or guest."""
    def field_from_list(self, *, count: Value, directors: Value) -> str:
        """Refusal: somebody wants to join where directors enter everybody from a list."""
    def line_no_choice(self, *, part: Value) -> str:
        ...
    def line_no_times(self, *, part: Value) -> str:
        ...
    no_such_link: Phrase
    """What a member sent is no personal link that opens"""
    def kept_apart_schedule(self, *, system: Value) -> str:
        ...
    def kept_apart_drawn(self, *, system: Value) -> str:
        ...
    kept_apart_same: Phrase
    def not_free(self, *, name: Value) -> str:
        """Refusal: a captain names somebody who has not asked to play. $name: a person"""

class _ErrorsEngine:
    phases_nothing: Phrase
    """What to say of a tournament in each phase: "the tournament ..."."""
    phases_draft: Phrase
    phases_registration: Phrase
    phases_closed: Phrase
    phases_running: Phrase
    phases_finished: Phrase
    phases_cancelled: Phrase
    phases_series: Phrase
    statuses_active: Phrase
    """What to say of an entrant with each status."""
    statuses_waiting: Phrase
    statuses_withdrawn: Phrase
    statuses_removed: Phrase
    statuses_disqualified: Phrase
    statuses_outside_stage: Phrase
    def field_codes_too_few(self, *, found: Value, limit: Value) -> str:
        ...
    def field_codes_too_many(self, *, found: Value, limit: Value) -> str:
        ...
    def field_codes_too_many_rounds(self, *, found: Value, limit: Value) -> str:
        ...
    def no_pairing_codes_everybody_met(self, *, who: Value) -> str:
        ...
    def no_pairing_codes_never_meet(self, *, who: Value) -> str:
        ...
    def no_pairing_codes_never_meet_fixed(self, *, who: Value) -> str:
        ...
    no_pairing_codes_no_complete_round: Phrase
    form_codes_unknown: Phrase
    form_codes_unknown_note: Phrase
    form_codes_missing: Phrase
    form_codes_doubled: Phrase
    form_codes_unknown_item: Phrase
    form_codes_outdated: Phrase
    form_codes_past: Phrase
    form_codes_unreadable: Phrase
    form_codes_not_sealed: Phrase
    sentence: Phrase
    """The sentence for an error; every type has its own."""
    invariant: Phrase
    """Refusal: invariant."""
    newer_event: Phrase
    """Refusal: newer event."""
    def not_ahead(self, *, round_number: Value) -> str:
        """Refusal: not ahead."""
    work_stopped: Phrase
    """Refusal: work stopped."""
    unknown_entrant: Phrase
    """Refusal: unknown entrant."""
    unknown_pairing: Phrase
    """Refusal: unknown pairing."""
    def not_your_game(self, *, entrant: Value, pairing: Value) -> str:
        """Refusal: not your game."""
    def wrong_phase(self, *, needs: Value, now: Value) -> str:
        """Refusal: wrong phase."""
    def already_entered(self, *, entrant: Value) -> str:
        """Refusal: already entered."""
    def not_in(self, *, entrant: Value, status: Value) -> str:
        """Refusal: not in."""
    ratings_fixed: Phrase
    """Refusal: ratings fixed."""
    def unknown_format(self, *, key: Value) -> str:
        """Refusal: unknown format."""
    def format_not_loaded(self, *, key: Value) -> str:
        """Refusal: format not loaded."""
    not_next: Phrase
    """Refusal: not next."""
    def results_missing(self, *, pairings: Value) -> str:
        """Refusal: results missing."""
    def prompt_open(self, *, count: Value) -> str:
        """Refusal: prompt open."""
    no_such_prompt: Phrase
    """Refusal: no such prompt."""
    def already_answered(self, *, answer: Value) -> str:
        """Refusal: already answered."""
    def no_such_draw(self, *, draw: Value) -> str:
        """Refusal: no such draw."""
    def already_drawn(self, *, draw: Value) -> str:
        """Refusal: already drawn."""
    def already_contributed(self, *, entrant: Value) -> str:
        """Refusal: already contributed."""
    def result_exists(self, *, pairing: Value) -> str:
        """Refusal: result exists."""
    def no_report(self, *, pairing: Value) -> str:
        """Refusal: no report."""
    own_report: Phrase
    """Refusal: own report."""
    def too_early(self, *, allowed_from: Value) -> str:
        """Refusal: too early."""
    def too_late(self, *, allowed_until: Value) -> str:
        """Refusal: too late."""
    def no_game_time(self, *, pairing: Value) -> str:
        """Refusal: no game time."""
    not_here: Phrase
    """Refusal: not here."""
    opponent_here: Phrase
    """Refusal: opponent here."""
    def more_time_granted(self, *, until_distance: Value) -> str:
        """Refusal: more time granted."""
    def round_closed(self, *, name: Value) -> str:
        """Refusal: round closed."""
    nothing_to_undo: Phrase
    """Refusal: nothing to undo."""
    def branch_played(self, *, title: Value) -> str:
        """A change would alter who plays the event { $title }, of which games have been played"""
    not_last_command: Phrase
    """Refusal: not last command."""
    deadline_passed: Phrase
    """Refusal: deadline passed."""
    def bad_form(self, *, error: Value) -> str:
        """Refusal: bad form."""
    def form_closed(self, *, due: Value) -> str:
        """Refusal: form closed."""
    def no_appeal(self, *, entrant: Value) -> str:
        """Refusal: no appeal."""
    reason_needed: Phrase
    """Refusal: reason needed."""
    def field(self, *, found: Value, limit: Value) -> str:
        """A field that cannot be played, for a cause without words of its own."""
    no_pairing: Phrase
    """No pairing is possible, for a cause without words of its own."""
    def report_winner_not_seated(self, *, game: Value) -> str:
        """What is wrong with a report. $game: Ana – Bo (round 3)."""
    def report_scores_contradict(self, *, game: Value) -> str:
        ...
    def report_no_ties(self, *, game: Value) -> str:
        ...
    def bad_report(self, *, game: Value) -> str:
        ...
    def remedies(self, *, ways: Value) -> str:
        """What a director may do about a field that cannot be played; $ways: a list of the phrases below."""
    def remedy_invite(self, *, count: Value) -> str:
        ...
    def remedy_take_out(self, *, count: Value) -> str:
        ...
    def remedy_take_out_first(self, *, count: Value, first: Value) -> str:
        ...
    def options(self, *, problems: Value) -> str:
        ...
    def bad_answer(self, *, answer: Value) -> str:
        ...
    no_answer: Phrase
    bad_round: Phrase
    """A round set by hand that does not fit; what is wrong follows."""
    check_round: Phrase
    def bad_round_part(self, *, what: Value, who: Value) -> str:
        """$what: missing, doubled or unknown."""
    def bad_round_boards(self, *, count: Value) -> str:
        ...
    def handmade(self, *, code: Value, who: Value) -> str:
        """A round paired by hand that does not fit the format. $code: how; $who: whom it is about."""
    seed_unknown: Phrase
    """A draw whose secret is not known here."""
    def dependent_games(self, *, count: Value) -> str:
        """Later games rest on a result: nothing is changed before a director has chosen. $count games."""
    came_late: Phrase
    """Who came too late may not claim the game."""
    def forfeit_stands(self, *, pairing: Value) -> str:
        """A rematch of a game that was lost by forfeit."""
    def game_time(self, *, code: Value, earliest: Value, latest: Value, pairing: Value) -> str:
        """A time set by a director. $code: why not, or not without a second word; $earliest and $latest: the week of the round."""
    def number_told(self, *, told: Value) -> str:
        """Another number is entered for a draw whose result is public."""
    beacon_missing: Phrase
    """The beacon named for a draw cannot be reached."""
    def no_seat(self, *, entrant: Value) -> str:
        """There is no game for somebody in the round that is out."""
    unknown_refusal: Phrase
    """Why a step of the timetable was refused, where another version of Herald wrote it down"""
    def no_time_claim(self, *, pairing: Value) -> str:
        """Somebody answers a claim that is not there. $pairing: the game"""
    def no_doubt(self, *, game: Value) -> str:
        ...
    def other_seats(self, *, game: Value) -> str:
        ...
    def report_contradicted(self, *, game: Value) -> str:
        ...
    def already_member(self, *, entrant: Value) -> str:
        """Refusal: acts for that entrant already."""
    def member_elsewhere(self, *, entrant: Value) -> str:
        """Refusal: in two entrants of one tournament."""
    def not_member(self, *, entrant: Value) -> str:
        """Refusal: does not act for that entrant."""
    def not_guest(self, *, entrant: Value) -> str:
        """Refusal: only guests have somebody who speaks for them."""
    def team_full(self, *, entrant: Value, most: Value) -> str:
        """Refusal: as many act for that entrant as may. $most: how many."""
    def report_no_series(self, *, game: Value) -> str:
        """Refusal: scores of several games where a match is one game."""
    def report_too_many_games(self, *, game: Value) -> str:
        """Refusal: more games than the match can have."""
    def report_played_on(self, *, game: Value) -> str:
        """Refusal: a game after the match was decided."""
    def report_too_few_games(self, *, game: Value) -> str:
        """Refusal: the games given do not decide the match."""
    def report_games_contradict(self, *, game: Value) -> str:
        """Refusal: scores of games that come to another result than was said."""
    no_round_left: Phrase
    """Somebody asks for a round off after the last round was published."""
    def not_a_round_off(self, *, first: Value, last: Value, round_number: Value) -> str:
        """A round that cannot be taken off any more, or does not exist."""
    no_rounds_off: Phrase
    """Somebody asks for a round off in a format with fixed pairings."""
    def untimed_game(self, *, pairing: Value) -> str:
        """A game of an event without times"""
    def directors_decide(self, *, pairing: Value) -> str:
        """A player is missed, and directors decide about it"""
    no_teams: Phrase
    """Refusal: teams where people play for themselves"""
    no_free_players: Phrase
    """Refusal: nobody waits for a team"""
    stale_teams: Phrase
    """Refusal: the field changed while teams were drawn"""
    def no_latecomers(self, *, title: Value) -> str:
        """Refusal: a newcomer during play. $title: the format"""

class _ErrorsFiles:
    def no_times_yet(self, *, title: Value) -> str:
        """Refusal: no times yet."""
    def not_like_chess(self, *, title: Value) -> str:
        """Refusal: not like chess."""
    def no_game_records(self, *, title: Value) -> str:
        """Refusal: no games to hand out."""
    def trf_refused(self, *, problem: Value) -> str:
        """Refusal of a report file (TRF). `problem` is one of the sentences below."""
    def trf_at_line(self, *, line: Value, problem: Value) -> str:
        ...
    trf_points_differ: Phrase
    trf_same_colour: Phrase
    trf_not_mutual: Phrase
    trf_meets_self: Phrase
    trf_number_twice: Phrase
    trf_number_missing: Phrase
    trf_unknown_result: Phrase
    trf_unknown_colour: Phrase
    trf_short_line: Phrase
    trf_bad_number: Phrase
    trf_bye_with_opponent: Phrase
    trf_game_without_opponent: Phrase
    trf_too_few_rounds: Phrase
    trf_no_rounds: Phrase
    trf_unknown_initial_colour: Phrase
    trf_unknown_points: Phrase
    trf_bye_without_number: Phrase
    trf_forbidden_alone: Phrase
    trf_no_players: Phrase
    trf_no_name: Phrase
    trf_too_few_players: Phrase
    trf_too_many_players: Phrase
    trf_too_many_rounds: Phrase
    trf_not_dutch: Phrase
    trf_other_points: Phrase
    trf_other_acceleration: Phrase
    trf_forbidden_pairs: Phrase
    trf_other_tie_break: Phrase
    trf_open_game: Phrase
    trf_odd_result: Phrase
    trf_two_byes: Phrase

class _ErrorsLeagues:
    no_ratings_off: Phrase
    no_ratings_elsewhere: Phrase
    no_ratings_nobody: Phrase
    no_group: Phrase
    """Refusal: no group."""
    def no_last_cycle(self, *, title: Value) -> str:
        """Refusal: no last cycle."""
    what_or_after: Phrase
    """Refusal: what or after."""
    no_ratings_unlinked: Phrase
    rating_list_packed: Phrase
    rating_list_no_columns: Phrase

class _ErrorsSchedule:
    availability_reasons_unknown_word: Phrase
    availability_reasons_bad_time: Phrase
    availability_reasons_empty_range: Phrase
    availability_reasons_missing_end: Phrase
    availability_reasons_none_with_others: Phrase
    availability_reasons_nothing_said: Phrase
    example: Phrase
    time_reasons_nothing_said: Phrase
    def time_reasons_unknown_word(self, *, part: Value) -> str:
        ...
    def time_reasons_said_twice(self, *, part: Value) -> str:
        ...
    def time_reasons_no_time(self, *, part: Value) -> str:
        ...
    def time_reasons_no_day(self, *, part: Value) -> str:
        ...
    def time_reasons_impossible(self, *, part: Value) -> str:
        ...
    def time_reasons_wrong_weekday(self, *, part: Value) -> str:
        ...
    def time_reasons_skipped(self, *, nearest: Value, part: Value) -> str:
        ...
    def time_reasons_two_meanings(self, *, choices: Value, part: Value) -> str:
        ...
    time_example: Phrase
    def unknown_zone(self, *, zone: Value) -> str:
        """Refusal: unknown zone."""
    def too_many_slots(self, *, found: Value, limit: Value) -> str:
        """Refusal: too many slots."""
    unknown_slot: Phrase
    """Refusal: unknown slot."""
    silent: Phrase
    """Somebody sent no times at all."""
    def availability_text(self, *, example: Value, problems: Value) -> str:
        """$problems: a list of what could not be read; $example: how times are written."""
    def time_input(self, *, example: Value, text: Value) -> str:
        """$text: why a time cannot be read."""

class _ErrorsStorage:
    log_codes_empty: Phrase
    def log_codes_not_json(self, *, line: Value) -> str:
        ...
    log_codes_not_a_log: Phrase
    log_codes_version: Phrase
    log_codes_header: Phrase
    log_codes_no_events: Phrase
    def log_codes_event(self, *, line: Value) -> str:
        ...
    def log_codes_newer(self, *, line: Value) -> str:
        ...
    def log_codes_sequence(self, *, line: Value) -> str:
        ...
    def log_codes_command(self, *, line: Value) -> str:
        ...
    log_codes_start: Phrase
    def log_codes_impossible(self, *, line: Value) -> str:
        ...
    def newer_database(self, *, found: Value, known: Value) -> str:
        """Refusal: newer database."""
    def no_image(self, *, backend: Value) -> str:
        """Refusal: no image."""
    damaged_image: Phrase
    """Refusal: damaged image."""
    unusable_database: Phrase
    """Refusal: the database cannot be written."""
    closed_database: Phrase
    """Refusal: closed database."""
    unknown_tournament: Phrase
    """Refusal: unknown tournament."""
    tournament_exists: Phrase
    """Refusal: tournament exists."""
    stale_write: Phrase
    """Refusal: stale write."""
    already_done: Phrase
    """Refusal: already done."""
    unreadable_event_newer: Phrase
    """Refusal: unreadable event."""
    def unreadable_event(self, *, seq: Value) -> str:
        """Refusal: unreadable event."""
    unknown_person: Phrase
    """Refusal: unknown person."""
    unknown_row: Phrase
    """Refusal: unknown row."""
    def bad_line(self, *, line: Value) -> str:
        """An imported log that cannot be read, for a cause without words of its own."""
    def bad_log(self, *, what: Value) -> str:
        """What is wrong with an imported log; $what is a sentence."""
    def log_codes_bent(self, *, line: Value) -> str:
        """An imported log was changed at a line."""
    def log_codes_bare(self, *, line: Value) -> str:
        """An imported log has lost a hash."""
    def log_codes_cut(self, *, line: Value) -> str:
        """An imported log is shorter than it was."""
    def log_codes_added(self, *, line: Value) -> str:
        """An imported log is longer than it was."""
    log_codes_sealed: Phrase
    """The first line of an imported log was changed."""
    def too_many_webhooks(self, *, most: Value) -> str:
        """Variables: $most."""

class _Exclusions:
    def entered(self, *, name: Value, reason: Value, since: Value, until: Value) -> str:
        """To directors. $since, $until: dates; $reason: what was noted then"""
    def preview(self, *, name: Value, until: Value) -> str:
        """Before somebody is disqualified. $until: a date"""
    def about_you(self, *, reason: Value, until: Value) -> str:
        """To the person, with the file of all that is stored"""

class _Files:
    sights_podium: Phrase
    """The pictures of a report, in their order; a tournament has some of them."""
    sights_standings: Phrase
    sights_crosstable: Phrase
    sights_groups: Phrase
    sights_bracket: Phrase
    sights_lives: Phrase
    exports_tables: Phrase
    """What can be taken out, and how it is offered."""
    exports_report: Phrase
    exports_calendar: Phrase
    exports_mine: Phrase
    exports_log: Phrase
    exports_chess: Phrase
    rounds: Phrase
    seeds: Phrase
    draws: Phrase
    chronicle: Phrase
    availability: Phrase
    forms: Phrase
    sealed: Phrase
    all_games: Phrase
    where: Phrase
    tentative_time: Phrase
    tables_exported: Phrase
    report_exported: Phrase
    calendar_exported: Phrase
    no_events: Phrase
    def time_control(self, *, text: Value) -> str:
        """How long the players have."""
    def chess_exported(self, *, rounds: Value) -> str:
        """What the chess federation's file holds."""
    def more_games(self, *, count: Value) -> str:
        """What there is no room for."""
    no_subscribing: Phrase
    """Where the host of the bot runs no pages."""
    calendar_address: Phrase
    """The address stands on the next line."""
    calendar_renewed: Phrase
    """The address stands on the next line."""
    exports_games: Phrase
    """Played on a game server; PGN is the name of a format."""
    games_exported: Phrase
    """A study is what lichess calls a set of games to look at together."""
    def trf_continued(self, *, open: Value, planned: Value, players: Value, rounds: Value, title: Value) -> str:
        """A tournament of a report file goes on here; $open games have no result yet."""
    def trf_gone(self, *, players: Value) -> str:
        """Players who have left."""

class _Fitting:
    title: Phrase
    what_matters: Phrase
    """A question of the form."""
    people: Phrase
    hours: Phrase
    minutes: Phrase
    hours_help: Phrase
    minutes_help: Phrase
    def number(self, *, least: Value, most: Value) -> str:
        """What a field takes."""
    too_long: Phrase
    """Behind a format for which there is no time."""
    strength: Phrase
    """A question of the form."""
    people_help: Phrase
    strength_friends: Phrase
    """A choice."""
    strength_mixed: Phrase
    """A choice."""
    strength_favourite: Phrase
    """A choice."""
    matters_best: Phrase
    """A choice."""
    matters_places: Phrase
    """A choice."""
    matters_games: Phrase
    """A choice."""
    matters_everybody: Phrase
    """A choice."""
    def recommend_best(self, *, length: Value, rounds: Value, title: Value, value: Value) -> str:
        """The recommendation by what matters most; $length is a duration, $value a percentage with its error (61±2)."""
    def recommend_places(self, *, length: Value, rounds: Value, title: Value, value: Value) -> str:
        """The same; $value is a number from -1 to 1."""
    def recommend_games(self, *, fewest: Value, length: Value, rounds: Value, title: Value, value: Value) -> str:
        """The same."""
    def recommend_everybody(self, *, length: Value, rounds: Value, title: Value, value: Value) -> str:
        """The same."""
    nothing_fits: Phrase
    """Before the recommendation."""
    head_format: Phrase
    """Heads of a narrow table: keep them short."""
    head_rounds: Phrase
    """Rounds"""
    head_time: Phrase
    """Hours and minutes"""
    head_best: Phrase
    """How often the best player wins; explained in fitting-legend"""
    head_places: Phrase
    """Rank correlation; explained there"""
    head_tie: Phrase
    """How often the first place is tied; of a picture: how often the first place is tied"""
    head_playing: Phrase
    """Of a picture: the share of rounds in which a player has a game"""
    legend: Phrase
    """Under the table; it uses the heads."""
    def how_exact(self, *, error: Value, runs: Value) -> str:
        """$error is like ±1.5."""
    def for_players(self, *, players: Value) -> str:
        """Subtitle of a picture."""
    def with_rounds(self, *, rounds: Value, title: Value) -> str:
        """A format and its length."""
    picture_note: Phrase
    """Under the picture, in the order of its columns."""
    def play(self, *, title: Value) -> str:
        """A button; $title is a format with its rounds."""

class _Forms:
    correct: Phrase
    change: Phrase
    which_form: Phrase
    not_yet: Phrase
    missing: Phrase
    forms: Phrase
    handed_in_by: Phrase
    still_missing: Phrase
    nobody: Phrase
    sealed_note: Phrase
    nothing_there: Phrase
    def reminder(self, *, due: Value, title: Value) -> str:
        """To somebody who has not handed a form in."""
    def over(self, *, missing: Value, title: Value) -> str:
        """To directors once time is up."""
    def everybody_has(self, *, title: Value) -> str:
        """To directors once time is up."""
    def to_do(self, *, title: Value) -> str:
        """On the card of what somebody owes."""
    def looked_at(self, *, title: Value) -> str:
        """Above what a director looks at."""
    def noted(self, *, game: Value, label: Value) -> str:
        """Something was noted about a game."""
    def reminder_due(self, *, title: Value) -> str:
        """On the timetable."""
    def time_is_up(self, *, title: Value) -> str:
        """On the timetable."""
    def asked_publicly(self, *, help_text: Value, title: Value) -> str:
        """In the channel: a form is wanted."""
    def asked_publicly_due(self, *, due: Value, help_text: Value, title: Value) -> str:
        ...
    def how_many_asked(self, *, count: Value) -> str:
        """A sentence after it, where it is several players."""
    def change_until(self, *, due: Value) -> str:
        """To one player, after what is asked."""
    def arrived(self, *, title: Value) -> str:
        """The echo: what arrived; the lines follow."""
    def you_can_change(self, *, distance: Value, due: Value) -> str:
        ...
    see_receipts: Phrase
    def handed_in_for(self, *, name: Value, title: Value) -> str:
        """The echo to a director; the lines follow."""
    def by_director(self, *, title: Value) -> str:
        """To the player for whom a director handed something in; the lines follow."""
    def not_right(self, *, title: Value) -> str:
        """What is wrong, a line each, follows."""
    def asking(self, *, count: Value, reached: Value, title: Value) -> str:
        """To the director who asks."""
    def asking_due(self, *, count: Value, due: Value, reached: Value, title: Value) -> str:
        ...
    def state(self, *, sealed: Value, title: Value) -> str:
        """A form in the directors' list. $sealed: yes or no."""
    def state_due(self, *, due: Value, sealed: Value, title: Value) -> str:
        ...
    def missing_of(self, *, due: Value, title: Value) -> str:
        """The heading of those who have not handed a form in."""
    def closed(self, *, title: Value) -> str:
        """In the channel: a director ended the time in which a form can be handed in."""
    def leave_instead(self, *, due: Value, leave: Value) -> str:
        """To somebody who says no after the deadline. $leave is the name of the button below."""
    not_handed_in: Phrase
    """Who did not hand it in while they could; before the names."""
    def reached_chat(self, *, count: Value) -> str:
        """How many are asked in this way: a part of a list."""
    def reached_link(self, *, count: Value) -> str:
        """The same: they have a page of their own behind a secret link."""
    def reached_none(self, *, count: Value) -> str:
        """The same: neither on Discord nor with a link."""
    answer_for_them: Phrase
    """To the director, after how many can't be reached."""
    def others_elsewhere(self, *, count: Value) -> str:
        """In the channel, after how many players are asked."""

class _Games:
    bye: Phrase
    idle: Phrase
    open_game: Phrase
    tentative: Phrase
    final: Phrase
    no_time: Phrase
    marks: Phrase
    """The legend of `outcome_mark`."""
    def round(self, *, number: Value) -> str:
        """A round without a name of its own, inside a sentence."""
    void: Phrase
    """What the result of a game is that does not count."""
    def forfeit(self, *, score: Value) -> str:
        """A result; $score: 1–0."""
    def both_absent(self, *, score: Value) -> str:
        ...
    def outcome(self, *, word: Value) -> str:
        """How a game ended for one player. $word: won, lost or tied."""
    def outcome_forfeit(self, *, word: Value) -> str:
        ...
    round_off: Phrase

class _Groups:
    def own_threads(self, *, button: Value) -> str:
        """$button: the label of the button that shows one's own group"""
    my_group: Phrase
    which_game: Phrase
    timed_out_noted: Phrase
    lost_on_time: Phrase
    ruled: Phrase
    def games_played(self, *, games: Value, played: Value) -> str:
        """How far a group has come."""
    def stage_begins(self, *, entrants: Value, groups: Value, title: Value) -> str:
        """A stage begins, played in groups."""
    def outside(self, *, names: Value) -> str:
        """Who is in none of the groups yet."""
    def group_begins_games_1(self, *, title: Value) -> str:
        """To everybody in a group, above the list of its games."""
    def group_begins(self, *, games: Value, title: Value) -> str:
        """To everybody in a group, above the list of its games."""
    def complete(self, *, title: Value) -> str:
        """The heading of a group's last table."""
    def group_opens(self, *, title: Value) -> str:
        """To everybody: a group that was not there when the stage began."""
    def more_games(self, *, title: Value) -> str:
        """Another game of a group that has begun before."""
    def see_thread(self, *, thread: Value) -> str:
        """Where a group's thread is."""
    def lost_on_time_2(self, *, absent: Value, players: Value) -> str:
        """A game that needs no appointment was lost without being played to its end."""
    def timed_out(self, *, opponent: Value, player: Value) -> str:
        """To directors: somebody claims a win on time."""
    how_to_report: Phrase
    def time_control(self, *, time_control: Value) -> str:
        """A sentence after it."""
    under_way: Phrase
    """In a group's thread, above games about which something was said or reported."""
    parts_title: Phrase
    """The heading over the groups of all rounds that follow one another"""

class _HeldUp:
    def waits_for(self, *, games: Value) -> str:
        """$games: a list of games, each with what is missing of it"""
    def disputed(self, *, players: Value) -> str:
        """A game in the list"""
    def unconfirmed(self, *, players: Value) -> str:
        ...
    def no_result(self, *, players: Value) -> str:
        ...
    asked: Phrase
    def everybody(self, *, since: Value) -> str:
        """To everybody, six hours after play should have gone on"""
    def disputed_since(self, *, since: Value) -> str:
        """A dispute where other games are played meanwhile: to the director, and to everybody six hours after it"""
    your_game: Phrase
    def names(self, *, names: Value) -> str:
        ...
    no_times: Phrase
    over: Phrase
    def deputy(self, *, names: Value, since: Value) -> str:
        """To those who are asked next. $names: who was asked first; $since: a time with its distance"""
    def asks_next(self, *, at: Value, everybody_at: Value, names: Value) -> str:
        """To the director who is asked first. Times come with their distance"""
    def nobody_else(self, *, everybody_at: Value) -> str:
        ...

class _Helping:
    found: Phrase
    """Above commands that fit what was typed; a line each."""
    def nothing_found(self, *, words: Value) -> str:
        """$words as typed"""
    how_to_find: Phrase
    nothing_here: Phrase
    host: Phrase
    """To members who may create a tournament."""
    director: Phrase
    """With the button of the next step."""
    player: Phrase
    """Below the card of the next game."""
    def visitor(self, *, title: Value) -> str:
        """Above buttons."""

class _Imports:
    title_refused: Phrase
    title_done: Phrase
    title_preview: Phrase
    new: Phrase
    changed: Phrase
    ignored: Phrase
    fix_and_send_again: Phrase
    how_to: Phrase
    problems_too_large: Phrase
    problems_not_text: Phrase
    problems_no_rows: Phrase
    def problems_too_many_rows(self, *, value: Value) -> str:
        ...
    problems_no_name_column: Phrase
    problems_doubled_column: Phrase
    def problems_too_many_cells(self, *, value: Value) -> str:
        ...
    problems_nobody: Phrase
    problems_long_name: Phrase
    def problems_not_a_number(self, *, value: Value) -> str:
        ...
    def problems_two_readings(self, *, value: Value) -> str:
        ...
    def problems_not_whole(self, *, value: Value) -> str:
        ...
    def problems_negative(self, *, value: Value) -> str:
        ...
    def problems_not_a_date(self, *, value: Value) -> str:
        ...
    def problems_not_an_account(self, *, value: Value) -> str:
        ...
    def problems_unknown_account(self, *, value: Value) -> str:
        ...
    problems_missing: Phrase
    def problems_doubled(self, *, value: Value) -> str:
        ...
    def problems_several_entrants(self, *, value: Value) -> str:
        ...
    def problems_two_entrants(self, *, value: Value) -> str:
        ...
    def refused(self, *, count: Value) -> str:
        """How much is wrong."""
    def summary(self, *, changed: Value, new: Value) -> str:
        """How many entrants came and changed."""
    def played_elsewhere(self, *, results: Value, rounds: Value) -> str:
        """Rounds came in as they were played."""
    def problem(self, *, text: Value) -> str:
        """Something is wrong with the list as a whole; $text says what."""
    def problem_line(self, *, line: Value, text: Value) -> str:
        """Something is wrong in a line."""
    def problem_column(self, *, column: Value, line: Value, text: Value) -> str:
        ...
    def did_you_mean(self, *, guess: Value, head: Value) -> str:
        """A column that nobody knows; $head in quotation marks."""
    def problems_too_high(self, *, value: Value) -> str:
        ...
    def problems_not_a_choice(self, *, value: Value) -> str:
        ...
    def seed(self, *, first: Value) -> str:
        """What comes of a line of the list, behind a name: the place in the order at the start; several players with one rating share theirs."""
    def seeds(self, *, first: Value, last: Value) -> str:
        ...
    def columns_of(self, *, heads: Value) -> str:
        """$heads are names of columns, as they have to be written."""
    def together_with(self, *, names: Value, text: Value) -> str:
        """$text is what cannot be; $names are players it is about who are not in the file."""
    alike: Phrase
    """A heading: names follow that several people would have."""
    def alike_line(self, *, count: Value, name: Value) -> str:
        """One name that several people have once the list is imported."""
    def problems_in_team(self, *, value: Value) -> str:
        """Somebody on the list plays in a team of this tournament already. $value: the team."""
    known: Phrase
    """A heading: people follow who took part before"""
    def known_line(self, *, account: Value, earlier: Value, name: Value) -> str:
        """A person of the list and who they were before"""
    def account_of_several(self, *, account: Value, name: Value) -> str:
        """An account that says nothing about who it is"""
    names_title: Phrase
    """The title of the form for a list of names"""
    names_help: Phrase
    """How a line looks; at most 100 characters"""
    def places_ahead(self, *, last: Value) -> str:
        """Above a list for the next cycle; $last: the cycle before"""
    def place_asked(self, *, text: Value) -> str:
        """Behind a guest's place of the last cycle ($text), where only the name is the same"""
    def places_open(self, *, last: Value) -> str:
        """Above a list, while the cycle before is being played"""

class _Info:
    rules: Phrase
    tournaments: Phrase
    no_tournaments: Phrase
    stages: Phrase
    week: Phrase
    prizes: Phrase
    staff: Phrase
    event: Phrase
    tie_breaks: Phrase
    directors: Phrase
    coordinators: Phrase
    sides_by_rule: Phrase
    ties: Phrase
    no_ties: Phrase
    forfeit_removes: Phrase
    appeals: Phrase
    fee_returned: Phrase
    director_may_not_play: Phrase
    states_draft: Phrase
    states_registration: Phrase
    states_closed: Phrase
    states_running: Phrase
    states_finished: Phrase
    states_cancelled: Phrase
    states_series: Phrase
    days_mon: Phrase
    days_tue: Phrase
    days_wed: Phrase
    days_thu: Phrase
    days_fri: Phrase
    days_sat: Phrase
    days_sun: Phrase
    not_set: Phrase
    def run_by(self, *, version: Value) -> str:
        """Which version of Herald runs here, small print."""
    def privacy(self, *, url: Value) -> str:
        ...
    def terms(self, *, url: Value) -> str:
        ...
    policies: Phrase
    def time_control(self, *, text: Value) -> str:
        """How long players have in a stage."""
    timetable_running: Phrase
    """Does the timetable act automatically?"""
    timetable: Phrase
    """Does the timetable act automatically?"""
    by_hand: Phrase
    """No weekly timetable."""
    def silence(self, *, hours: Value) -> str:
        """What happens to a report nobody answers."""
    before_start: Phrase
    def check_in(self, *, early: Value, late: Value) -> str:
        """The playing window."""
    def passed_over(self, *, names: Value) -> str:
        """Options of an older version that nobody reads any more."""
    def rules_url(self, *, url: Value) -> str:
        """Where the whole text is."""
    yes_no_value: Phrase
    """A switch in words."""
    yes_no: Phrase
    """A switch in words."""
    def tournament_line(self, *, state: Value, title: Value) -> str:
        """A tournament in the list of all."""
    def tournament_line_entered(self, *, state: Value, title: Value) -> str:
        """The same for somebody who plays in it."""
    def entrants(self, *, count: Value) -> str:
        """How many play."""
    def entrants_of(self, *, capacity: Value, count: Value) -> str:
        ...
    def entrants_seats(self, *, count: Value, seats: Value, taken: Value) -> str:
        """Where a format has fewer seats than entrants: how many are listed, how many have a seat. $entrants below may be this."""
    def entrants_waiting(self, *, entrants: Value, waiting: Value) -> str:
        """$entrants is one of the two above."""
    def stage_line(self, *, format_title: Value, number: Value, take: Value, title: Value) -> str:
        """A stage that only the best of the one before play."""
    def stage_line_for(self, *, format_title: Value, number: Value, title: Value, who: Value) -> str:
        """A stage with a choice of players, such as *places 9 to 16*"""
    def field_places(self, *, first: Value, last: Value) -> str:
        """Who plays a stage"""
    def field_from(self, *, first: Value) -> str:
        """Who plays a stage"""
    def field_groups(self, *, first: Value, last: Value) -> str:
        """Who plays a stage"""
    def field_best_next(self, *, count: Value, who: Value) -> str:
        """$who is one of those above"""
    def field_losers(self, *, round: Value) -> str:
        """Who plays a stage"""
    def field_drawn(self, *, who: Value) -> str:
        """$who is one of those above, whose order is drawn"""
    def field_of_stage(self, *, stage: Value, who: Value) -> str:
        """$who is one of those above, of the stage with that title"""
    def field_beside(self, *, who: Value) -> str:
        """Added to $who where a stage is played at the same time as the others, as a B final is"""
    def in_play(self, *, open_games: Value, round_title: Value) -> str:
        ...
    def all_played(self, *, round_title: Value) -> str:
        ...
    def week_ask(self, *, at: Value) -> str:
        """The weekly timetable; $at is a day and a time."""
    def week_pair(self, *, at: Value) -> str:
        ...
    def week_fix(self, *, at: Value) -> str:
        ...
    def week_play(self, *, since: Value, until: Value) -> str:
        ...
    def week_zone(self, *, zone: Value) -> str:
        ...
    def more_rules(self, *, first: Value, rules: Value) -> str:
        """$rules: numbers and titles of the format's other rules, a list; $first: the first of these numbers"""
    judges: Phrase
    """A heading: names follow"""

class _Ledger:
    ledger: Phrase
    fund: Phrase
    fees: Phrase
    nothing: Phrase
    nothing_is_collected: Phrase
    not_final: Phrase
    headings_unpaid: Phrase
    headings_paid: Phrase
    headings_owed_back: Phrase
    headings_kept: Phrase
    headings_returned: Phrase
    causes_: Phrase
    causes_forfeit: Phrase
    causes_drop_out: Phrase
    causes_director: Phrase
    def fund_none(self, *, amount: Value) -> str:
        """The game winners' fund."""
    def fund_over(self, *, amount: Value, final: Value, games: Value) -> str:
        """$final: yes or no."""

class _Links:
    title: Phrase
    """Title of the page, where the tournament is not known"""
    def of(self, *, name: Value) -> str:
        """Below the title: whose page it is"""
    taken: Phrase
    """Above the answer of the bot, once it has stored what was sent"""
    yours_alone: Phrase
    """Below the contents"""
    send: Phrase
    """Button of a form"""
    again: Phrase
    """Button: send once more what did not arrive"""
    back: Phrase
    """Link from a form to the page"""
    propose: Phrase
    """Button: propose a time for the game"""
    receipts: Phrase
    """Button: what was sent and when it arrived"""
    def fill_in(self, *, fields: Value) -> str:
        """Fields of a form are empty or too long"""
    old: Phrase
    """A form of an earlier link"""
    away: Phrase
    """The bot is not running; the form is shown again"""
    away_now: Phrase
    """The same when the page is only looked at"""
    no_answer: Phrase
    """The bot has not answered; the form is shown again"""
    too_many: Phrase
    """Too many requests"""
    elsewhere: Phrase
    """The request came from another page"""
    ended: Phrase
    """No link opens here"""
    no_pages: Phrase
    """To directors: the host shows no pages"""
    def not_encrypted(self, *, address: Value) -> str:
        """To directors: the pages are not encrypted"""
    over: Phrase
    """To directors: nothing can be asked any more"""
    def not_for(self, *, name: Value) -> str:
        """To directors: who may not have one"""
    def has_one(self, *, name: Value, since: Value) -> str:
        """To directors, with buttons: there is one"""
    def made(self, *, name: Value) -> str:
        """To directors, above the address"""
    once: Phrase
    """Below it"""
    def closed(self, *, name: Value) -> str:
        """To directors"""
    def closed_all(self, *, count: Value) -> str:
        ...
    def overview(self, *, guests: Value, linked: Value) -> str:
        """To directors: how many guests have one"""
    def would_close(self, *, count: Value) -> str:
        """To directors, with a button: a file closes the links there are"""
    def file(self, *, count: Value) -> str:
        """To directors, with the file"""
    column_name: Phrase
    """Columns of the file"""
    column_link: Phrase

class _MatchPosts:
    def best_of(self, *, games: Value) -> str:
        """How long a match is"""
    press_winner: Phrase
    """Above the buttons of a match of one game"""
    press_score: Phrase
    """Above the buttons of a match of several games, such as 2–1"""
    taken_back: Phrase
    """In place of the post of a match that was undone"""
    def no_threads(self, *, channel: Value) -> str:
        """To directors, once"""
    def voice(self, *, channel: Value) -> str:
        """On the sign-up card and the posts of matches: where players talk"""

class _Mishaps:
    broken: Phrase
    may_have_counted: Phrase
    too_late: Phrase
    not_here: Phrase
    def unreadable(self, *, channel: Value) -> str:
        ...
    unusable: Phrase
    def face_failed(self, *, format: Value, part: Value) -> str:
        """To directors: a part of what one format brings has failed; $part is which"""

class _NextStep:
    done_already: Phrase
    label_open: Phrase
    label_close: Phrase
    label_start: Phrase
    def label_round(self, *, round: Value) -> str:
        ...
    label_finish: Phrase
    will_open: Phrase
    """What the next step will do, above its button."""
    def will_close(self, *, entrants: Value) -> str:
        ...
    def will_start(self, *, entrants: Value) -> str:
        ...
    def will_round(self, *, round: Value) -> str:
        ...
    will_finish: Phrase
    def early_close(self, *, at: Value) -> str:
        """It would come earlier than announced."""
    now_close: Phrase
    def early_round(self, *, at: Value) -> str:
        ...
    now_round: Phrase
    label_check_in: Phrase
    will_check_in: Phrase
    def early_check_in(self, *, at: Value) -> str:
        ...
    now_check_in: Phrase
    label_field: Phrase
    """The button that closes a field that directors have entered: there was no sign-up."""
    def will_field(self, *, entrants: Value) -> str:
        """What that button will do."""
    import_first: Phrase
    """Nobody is in yet, and nobody signs up: the field comes as a list."""
    label_games: Phrase
    """The button of the next step where rounds have names of their own, and no numbers."""
    will_games: Phrase
    """What that button will do."""
    no_round_yet: Phrase
    """Instead of a preview, before sign-up has closed; the next step follows."""

class _NoShows:
    button: Phrase
    """The label of a button"""
    def come(self, *, asks: Value, until: Value, waiting: Value) -> str:
        """To the player who is missed. $asks: whether a director decides about it, yes or no"""
    def asked(self, *, asks: Value, opponent: Value, until: Value) -> str:
        """To the player who misses the opponent. $asks likewise"""
    def decide(self, *, missing: Value, waiting: Value) -> str:
        """To directors, who decide about it"""

class _Numbers:
    def points(self, *, number: Value, points: Value) -> str:
        """A score with its noun. $number chooses the plural: 0.5, 1, 2.5. $points is the same number as it is written: ½, 1, 2½."""
    def ordinal(self, *, number: Value) -> str:
        """The place of something in an order: 1st, 2nd. ORDINAL gives the ending that the number takes."""
    def place(self, *, place: Value) -> str:
        """A single place. $place: 2nd."""
    def places(self, *, first: Value, last: Value) -> str:
        """Several places that are shared. Both are numbers."""
    def quoted(self, *, text: Value) -> str:
        """Somebody’s words in quotation marks"""
    def labelled(self, *, label: Value, text: Value) -> str:
        """A name and what is said of it, such as an option and what is wrong with it"""
    def label(self, *, label: Value, text: Value) -> str:
        """A name or a heading, and what belongs to it, on one line"""
    def noted(self, *, note: Value, text: Value) -> str:
        """A name and what is to be known of it, such as a side: Ana (Gold)"""
    def within(self, *, part: Value, whole: Value) -> str:
        """A part of something, such as a round of a stage: Finals, round 3"""

class _Odds:
    odds: Phrase
    chances: Phrase
    after: Phrase
    none: Phrase
    not_running: Phrase
    no_chances: Phrase
    def how_exact_at_most(self, *, error: Value) -> str:
        """Below a table that has no room for the error of each share; $error is the largest: ±0.7"""
    def top(self, *, best: Value) -> str:
        """`1st`, `Top 3`."""
    def chances_caption(self, *, simulations: Value) -> str:
        """What the lines are."""
    def chances_caption_rated(self, *, simulations: Value) -> str:
        """The same where ratings count."""
    def caption(self, *, after: Value, simulations: Value) -> str:
        """How the odds were found."""
    def caption_rated(self, *, after: Value, simulations: Value) -> str:
        """The same where ratings count."""
    def caption_start(self, *, simulations: Value) -> str:
        ...
    def caption_start_rated(self, *, simulations: Value) -> str:
        """The same where ratings count."""
    whole: Phrase
    """Added where later stages are simulated, too."""

class _PageSwitch:
    no_pages: Phrase
    """The host shows no pages"""
    off: Phrase
    """The tournament has no page"""
    def on(self, *, address: Value) -> str:
        """It has one"""
    found: Phrase
    """It is listed"""
    hidden: Phrase
    """It is not"""
    log: Phrase
    """The log is given away"""

class _People:
    somebody: Phrase
    """For sentences about an entrant whose name is not at hand."""
    timetable: Phrase
    """The actor of everything that nobody typed."""
    unknown_person: Phrase
    def nameless(self, *, value: Value) -> str:
        """What to call an entrant without a name: erased, or not known here. `e7` is Entrant 7."""
    def which_one(self, *, kind: Value, name: Value, state: Value) -> str:
        """What tells somebody from others of the same name: the number is part of the name. $kind is member, team or guest, $state is in or out."""
    def which_one_rated(self, *, kind: Value, name: Value, rating: Value, state: Value) -> str:
        """The same, with the rating."""
    def called_alike(self, *, name: Value, others: Value) -> str:
        """To the person who enters somebody whose name is taken."""
    def by_link(self, *, name: Value) -> str:
        """Beside who gave a command: under a personal link"""

class _Personal:
    forget: Phrase
    forget_now: Phrase
    forgotten: Phrase
    def backups_end(self, *, days: Value) -> str:
        ...
    def backups_daily(self, *, days: Value) -> str:
        ...
    backups_unknown: Phrase
    def stored(self, *, acts: Value, known: Value, messages: Value, tournaments: Value, zone: Value) -> str:
        """What the file of everything stored about somebody holds; $known is True where a time zone is."""
    what_happens: Phrase
    def still_plays(self, *, tournaments: Value) -> str:
        """$tournaments: titles, listed."""
    def still_directs(self, *, tournaments: Value) -> str:
        """$tournaments: titles, listed."""
    def rating(self, *, games: Value, rating: Value, title: Value) -> str:
        ...

class _Pictures:
    points: Phrase
    rank: Phrase
    rating: Phrase
    record: Phrase
    start: Phrase
    in_percent: Phrase
    def prize_line(self, *, places: Value) -> str:
        """What the line in a map of chances parts"""
    final_places: Phrase
    grand_final: Phrase
    winners: Phrase
    losers: Phrase
    third_place: Phrase
    def places(self, *, first: Value, last: Value) -> str:
        """The tree in which a place of a bracket is played out"""
    shaded: Phrase
    def shaded_for(self, *, meaning: Value) -> str:
        """What shading means in groups of which the best go on. $meaning: on to: Round 2"""
    no_opponent_bye: Phrase
    playing_now: Phrase
    """In a bracket: this match is being played. As short as can be"""
    no_opponent_idle: Phrase
    def byes_names(self, *, names: Value) -> str:
        """Who has a bye."""
    def idle_shown(self, *, count: Value) -> str:
        """Who is not paired; many are counted."""
    def idle_names(self, *, names: Value) -> str:
        """Who is not paired; many are counted."""
    def simulations(self, *, caption: Value, count: Value) -> str:
        """How far play has come, and from how many simulations odds are."""
    def times_in(self, *, round_title: Value, value: Value) -> str:
        """Whose clock a week is read on."""
    def game_at(self, *, at: Value, state: Value) -> str:
        """Below a table of a week: when the game is"""
    outcomes: Phrase
    """Below a table of signs: what each means. The letter b is the sign of a bye"""
    def round_number(self, *, number: Value) -> str:
        """A round in a narrow head of a column, three letters at most"""
    def round_of_tree(self, *, number: Value) -> str:
        """Above the matches of a round of the winners' or losers' tree"""
    def sheet(self, *, count: Value, number: Value) -> str:
        """Below the title, where what is shown takes several pictures: which this is, and of how many"""
    def more_below(self, *, count: Value) -> str:
        """Small print: how many lines do not fit"""
    earlier_matches: Phrase
    """Small print of a bracket that does not fit"""
    def last_rounds(self, *, count: Value, shown: Value) -> str:
        """Small print: only so many of all rounds are shown"""
    def last_games(self, *, count: Value, shown: Value) -> str:
        """Small print: only so many of all games are shown"""
    def columns_left_out(self, *, names: Value) -> str:
        """Small print: columns of a table that do not fit"""
    comma: Phrase
    """Between the parts of a list in an alt text"""
    def line(self, *, label: Value, told: Value) -> str:
        """A line of an alt text, such as a round and its matches"""
    def sentence(self, *, told: Value) -> str:
        """Something said as a sentence of an alt text"""
    def alt_head(self, *, shown: Value, title: Value) -> str:
        """How an alt text begins: what is shown (“Standings”), and of which tournament"""
    bracket: Phrase
    """Of what an alt text tells"""
    chances: Phrase
    """Of what an alt text tells: one player's chances"""
    chances_of_places: Phrase
    """Of what an alt text tells"""
    groups: Phrase
    """Of what an alt text tells"""
    pairings: Phrase
    """Of what an alt text tells"""
    def times_of(self, *, first: Value, second: Value) -> str:
        """Of what an alt text tells: when two players are free"""
    open: Phrase
    """Instead of a name: nobody knows yet who it is"""
    def beat(self, *, first: Value, second: Value) -> str:
        """A match in an alt text"""
    def against(self, *, first: Value, second: Value) -> str:
        """A match in an alt text that is not decided"""
    versus: Phrase
    """Between two names, where the result will be; short"""
    def won_against(self, *, opponent: Value) -> str:
        """A game in an alt text about a player"""
    def lost_to(self, *, opponent: Value) -> str:
        """A game in an alt text about a player"""
    def tied_with(self, *, opponent: Value) -> str:
        """A game in an alt text about a player"""
    def to_play(self, *, opponent: Value) -> str:
        """A game in an alt text about a player that is still to be played"""
    def with_points(self, *, points: Value) -> str:
        """In an alt text, after a player's games. { $points } may be 4½"""
    def percent(self, *, share: Value) -> str:
        """A share; { $share } may be <1"""
    def chance_of_place(self, *, chance: Value, place: Value) -> str:
        """In an alt text: a place (or places, 4–5) and how likely it is"""
    out: Phrase
    """Above those who are out of an elimination"""
    def lives_left(self, *, count: Value) -> str:
        """Above those who may still lose so many games"""
    ranks_so_far: Phrase
    """In an alt text: a player's rank after each round"""
    both: Phrase
    """Beside a colour: times that suit both"""
    both_can: Phrase
    """In an alt text, before times that suit both"""
    no_common_start: Phrase
    """In an alt text"""
    chosen: Phrase
    """In an alt text, before the time of a game"""
    def and_more(self, *, count: Value, listed: Value) -> str:
        """In an alt text: a list that would be too long"""
    def value(self, *, head: Value, value: Value) -> str:
        """In an alt text: the head of a column (“Pts”) and its value"""
    kinds: Phrase
    """The head of the picture beside the menu of what can be created."""
    sketch_bracket: Phrase
    """What a small drawing shows of a kind of tournament: this one and those below."""
    sketch_double_bracket: Phrase
    sketch_everybody: Phrase
    sketch_groups: Phrase
    sketch_groups_final: Phrase
    sketch_lives: Phrase
    sketch_odds: Phrase
    sketch_path: Phrase
    sketch_rounds: Phrase
    sketch_tiers: Phrase
    def sketch_then(self, *, first: Value, last: Value) -> str:
        """What is drawn of a tournament's first stage and of its last."""

class _Plan:
    event: Phrase
    dates: Phrase
    week: Phrase
    games: Phrase
    money: Phrase
    language: Phrase
    yes: Phrase
    no: Phrase
    nothing: Phrase
    empty: Phrase
    def empty_means(self, *, value: Value) -> str:
        """What an empty field stands for now"""
    bad_number: Phrase
    labels_title: Phrase
    labels_zone: Phrase
    labels_language: Phrase
    labels_capacity: Phrase
    labels_rules_url: Phrase
    labels_director_may_play: Phrase
    labels_coordinator_may_play: Phrase
    labels_registration_closes: Phrase
    labels_ratings_fixed: Phrase
    labels_first_round: Phrase
    labels_play_until: Phrase
    labels_silence_confirms_hours: Phrase
    labels_answer_hours: Phrase
    labels_draw_minutes: Phrase
    labels_check_in_minutes: Phrase
    labels_forfeit_minutes: Phrase
    labels_reminder_minutes: Phrase
    labels_forfeit_removes: Phrase
    labels_appeals: Phrase
    labels_fee: Phrase
    labels_game_fund: Phrase
    labels_prizes: Phrase
    labels_fee_returned: Phrase
    labels_week_ask: Phrase
    labels_week_pair: Phrase
    labels_week_fix: Phrase
    labels_week_play: Phrase
    labels_week_slot_minutes: Phrase
    labels_time_control: Phrase
    labels_take: Phrase
    labels_switches: Phrase
    help_title: Phrase
    help_week_ask: Phrase
    help_week_pair: Phrase
    help_week_fix: Phrase
    help_week_play: Phrase
    help_week_slot_minutes: Phrase
    help_fee: Phrase
    help_game_fund: Phrase
    help_prizes: Phrase
    help_reminder_minutes: Phrase
    bad_fee: Phrase
    bad_game_fund: Phrase
    bad_prizes: Phrase
    bad_reminder_minutes: Phrase
    bad_ask: Phrase
    bad_pair: Phrase
    bad_fix: Phrase
    bad_play: Phrase
    what_to_change: Phrase
    no_change: Phrase
    changed: Phrase
    to_save: Phrase
    def switches_off_for_good(self, *, option: Value) -> str:
        ...
    def really_off_for_good(self, *, option: Value) -> str:
        ...
    switch_off: Phrase
    def times_in(self, *, zone: Value) -> str:
        """Whose clock typed times are read on."""
    labels_spread_games: Phrase
    labels_stages: Phrase
    """The plan of stages as a whole"""
    labels_options: Phrase
    """The options of a format as a whole"""
    labels_together: Phrase
    """In front of what is wrong, where several values do not go together"""
    wrong_missing: Phrase
    """What is wrong with a value: there is none"""
    wrong_unknown: Phrase
    """What is wrong with a value: there is no such option"""
    wrong_not_a_number: Phrase
    """What is wrong with a value"""
    wrong_no_such_number: Phrase
    """What is wrong with a value: far too large"""
    wrong_not_yes_or_no: Phrase
    """What is wrong with a value"""
    wrong_not_a_moment: Phrase
    """What is wrong with a value"""
    wrong_not_a_text: Phrase
    """What is wrong with a value"""
    wrong_not_a_list: Phrase
    """What is wrong with a value"""
    wrong_bad_shape: Phrase
    """What is wrong with a value: it is not written as this option wants it"""
    wrong_week_out_of_order: Phrase
    """What is wrong with the times of the week"""
    wrong_two_zones: Phrase
    """What is wrong with the times of the week"""
    wrong_doubled: Phrase
    """What is wrong with a list"""
    wrong_begun: Phrase
    """A stage is being played"""
    wrong_only_options: Phrase
    """A stage is being played"""
    def wrong_fixed(self, *, option: Value) -> str:
        """An option cannot change any more; $option is its name"""
    def wrong_off_for_good(self, *, option: Value) -> str:
        ...
    wrong_unreadable: Phrase
    """What is wrong with a value, where nothing better can be said"""
    def wrong_unknown_zone(self, *, zone: Value) -> str:
        """What is wrong with a time zone"""
    def wrong_not_a_choice(self, *, choices: Value) -> str:
        """What is wrong with a value; $choices is a list with or"""
    def wrong_too_small(self, *, limit: Value, strict: Value) -> str:
        """What is wrong with a number; $strict: the limit itself is too small as well"""
    def wrong_too_large(self, *, limit: Value, strict: Value) -> str:
        """What is wrong with a number; $strict: the limit itself is too large as well"""
    def wrong_text_too_short(self, *, limit: Value) -> str:
        """What is wrong with a text"""
    def wrong_text_too_long(self, *, limit: Value) -> str:
        """What is wrong with a text"""
    def wrong_too_few(self, *, limit: Value) -> str:
        """What is wrong with a list"""
    def wrong_too_many(self, *, limit: Value) -> str:
        """What is wrong with a list"""
    labels_fund_forfeits: Phrase
    labels_fund_play_offs: Phrase
    labels_one_prize: Phrase
    labels_time_claim_hours: Phrase
    labels_check_in_opens: Phrase
    labels_check_in_closes: Phrase
    labels_late_entry: Phrase
    server: Phrase
    no_server: Phrase
    labels_game_server: Phrase
    labels_game_terms: Phrase
    labels_server_results: Phrase
    at_once: Phrase
    confirmed: Phrase
    def help_game_terms(self, *, example: Value) -> str:
        """How terms of play are typed."""
    bad_game_terms: Phrase
    labels_goes_on_minutes: Phrase
    def first_pairing(self, *, at: Value) -> str:
        """Below dates that are about to be saved, of an event with a weekly timetable."""
    labels_round_off_hours: Phrase
    labels_match_posts: Phrase
    match_posts_none: Phrase
    """Where the buttons for results are"""
    match_posts_round: Phrase
    match_posts_threads: Phrase
    match_posts_by_size: Phrase
    labels_silence_confirms_minutes: Phrase
    labels_no_show_minutes: Phrase
    labels_no_show_asks: Phrase
    wrong_bad_field: Phrase
    """What is wrong with the choice of players for a stage"""
    wrong_no_groups: Phrase
    """What is wrong with the choice of players for a stage"""
    wrong_not_in_branch: Phrase
    """What is wrong with a stage that is played beside the others (a B final)"""
    labels_fewest: Phrase
    evening: Phrase
    """The form of the few fields of an evening"""
    everything: Phrase
    """A button: all other forms"""

class _Playing:
    i_won: Phrase
    tie: Phrase
    dispute_title: Phrase
    dispute_field: Phrase
    dispute_help: Phrase
    appeal_title: Phrase
    appeal_field: Phrase
    appeal_help: Phrase
    report_again: Phrase
    can_accept: Phrase
    really_claim: Phrase
    really_refuse: Phrase
    complies: Phrase
    refused: Phrase
    both_here: Phrase
    def other_won(self, *, name: Value) -> str:
        """The label of a button."""
    def how_did_it_end(self, *, opponent: Value) -> str:
        """Before a report."""
    def settled(self, *, players: Value, score: Value) -> str:
        """The result is official."""
    def here_alone(self, *, claimable_distance: Value, claimable_time: Value, opponent: Value) -> str:
        """The opponent is not there yet."""
    def here_late(self, *, opponent: Value) -> str:
        """Checked in too late to claim the game."""
    def here_guest(self, *, opponent: Value) -> str:
        """The other is a guest without a personal link"""
    def guest_missed(self, *, opponent: Value) -> str:
        """To a player who misses such a guest in a game without a time"""
    def how_much_time(self, *, opponent: Value) -> str:
        """Before granting time."""
    def waits_until(self, *, opponent: Value, until_distance: Value, until_time: Value) -> str:
        """Time was granted."""
    def really_refuse_2(self, *, text: Value) -> str:
        """Before a refusal."""
    def ask_claim(self, *, opponent: Value, removes: Value) -> str:
        """Before a claim. $removes: yes or no."""
    def checked_in(self, *, name: Value, opponent: Value) -> str:
        """A director has checked somebody in for their game."""
    they_won: Phrase
    """The label of a button, on a post that both players see."""
    def games_won(self, *, mine: Value, theirs: Value) -> str:
        """The label of a button: games won in a match, by oneself and by the opponent."""

class _Powers:
    title: Phrase
    """Heading over a table, and the heads of its columns"""
    who: Phrase
    can: Phrase
    cannot: Phrase
    players: Phrase
    """In the first column: the host is who runs the bot"""
    directors: Phrase
    host: Phrase
    words_can: Phrase
    """Cells of the table: each goes on from the name in the first column and the head of its own"""
    words_cannot: Phrase
    one_word_can: Phrase
    one_word_cannot: Phrase
    own_browser_can: Phrase
    own_browser_cannot: Phrase
    preview_can: Phrase
    preview_cannot: Phrase
    elsewhere_can: Phrase
    elsewhere_cannot: Phrase
    waive_can: Phrase
    waive_cannot: Phrase
    typed_can: Phrase
    typed_cannot: Phrase
    short_seed_can: Phrase
    short_seed_cannot: Phrase
    seed_can: Phrase
    seed_cannot: Phrase
    with_beacon_can: Phrase
    with_beacon_cannot: Phrase
    without_beacon_can: Phrase
    without_beacon_cannot: Phrase
    no_beacon_can: Phrase
    no_beacon_cannot: Phrase
    delay_can: Phrase
    delay_cannot: Phrase
    reseed_can: Phrase
    reseed_cannot: Phrase
    rewrite_can: Phrase
    rewrite_cannot: Phrase
    certificates_can: Phrase
    certificates_cannot: Phrase

class _Published:
    title: Phrase
    file: Phrase
    file_help: Phrase
    intro: Phrase
    not_set: Phrase
    def by_default(self, *, value: Value) -> str:
        """What an option that is left empty stands for"""
    yes_no_true: Phrase
    yes_no_false: Phrase
    def check_sum_line(self, *, check_sum: Value) -> str:
        """The hash, and how to check it."""
    def check_sums(self, *, after: Value, before: Value) -> str:
        """Both hashes."""
    def changed(self, *, playing: Value, stage: Value) -> str:
        """A change, as loud as it must be. $playing: yes or no."""
    def paired_by(self, *, check_sum: Value) -> str:
        """Below the games of a round. $check_sum: its first digits."""

class _Ratings:
    title: Phrase
    troubles_unreachable: Phrase
    troubles_unreadable: Phrase
    not_read: Phrase
    without_number: Phrase
    same: Phrase
    def preview(self, *, count: Value) -> str:
        """Above what would change."""
    def taken_over(self, *, count: Value) -> str:
        """Done."""
    def change(self, *, after: Value, before: Value, name: Value, there: Value) -> str:
        """A rating read from a site, where the player is called $there"""
    none: Phrase
    """No rating before"""
    def title_at(self, *, server: Value) -> str:
        """Title, with the name of a game server"""
    troubles_unknown_account: Phrase
    """Behind a player's name"""
    without_account: Phrase
    """Above a list of names"""
    title_list: Phrase
    """Title of the answer about a rating list"""
    def preview_list(self, *, count: Value) -> str:
        """Above what the list would change"""
    same_as_list: Phrase
    """The list changes nothing"""
    doubtful: Phrase
    """Above players of whom it is not sure which line is theirs"""
    not_in_list: Phrase
    """Above a list of names"""
    which: Phrase
    """Under a player's name: choose a line"""
    nobody: Phrase
    """The choice that no line is this player"""
    ask: Phrase
    """A button: opens a form that asks which lines are meant, at most 80 characters"""
    def taken_from_list(self, *, count: Value) -> str:
        """The list was taken over"""

class _Reading:
    rest_in_file: Phrase
    log_exported: Phrase
    def log_head(self, *, head: Value) -> str:
        """The head of the log, with which an exported log can be checked."""
    log_head_later: Phrase
    """In place of the head while a form is sealed: the head would count what has been handed in."""
    verify_title: Phrase
    """Whether the log is as it was."""
    def verify_sound(self, *, lines: Value) -> str:
        """Nothing in the log differs. $lines is a number."""
    def verify_differs(self, *, count: Value) -> str:
        """Entries of the log that do not come out as recorded."""
    def verify_entry(self, *, seq: Value, what: Value) -> str:
        """One entry that differs: its number, and what it is about."""
    verify_how: Phrase
    """How to check an exported log against the head."""
    def verify_engine(self, *, engine: Value, now: Value, seq: Value) -> str:
        """Other engines that paired rounds of this log: the first entry of each, its version, the version of this one."""
    verify_what_seeds: Phrase
    """What an entry is about that differs."""
    verify_what_pairings: Phrase
    """What an entry is about that differs."""
    verify_what_times: Phrase
    """What an entry is about that differs."""
    verify_what_result: Phrase
    """What an entry is about that differs."""
    verify_what_draw: Phrase
    """What an entry is about that differs."""
    verify_what_commitment: Phrase
    """What an entry is about that differs."""
    verify_what_too_late: Phrase
    """What an entry is about that differs."""
    verify_what_replaced: Phrase
    """What an entry is about that differs."""
    verify_what_note: Phrase
    """What an entry is about that differs."""
    verify_what_time: Phrase
    """What an entry is about that differs."""
    verify_what_error: Phrase
    """What an entry is about that differs."""
    verify_what_impossible: Phrase
    """What an entry is about that differs."""
    verify_what_early: Phrase
    """What an entry is about that differs."""
    verify_what_no_beacon: Phrase
    """What an entry is about that differs."""
    verify_what_beacon: Phrase
    """What differs."""
    verify_what_beacon_round: Phrase
    """What differs."""
    verify_what_promise: Phrase
    """What differs."""
    def remark_waived(self, *, seq: Value, text: Value, who: Value) -> str:
        """Nothing wrong, but to be known. $who is a person, $text their reason."""
    def remark_new_seed(self, *, seq: Value) -> str:
        """Nothing wrong, but to be known."""
    def remark_new_range(self, *, seq: Value) -> str:
        """Nothing wrong, but to be known."""
    def remark_unsigned(self, *, seq: Value, text: Value) -> str:
        """Nothing wrong, but to be known. $text is a web address."""
    def remark_other_chain(self, *, seq: Value, text: Value) -> str:
        """Nothing wrong, but to be known. $text is the id of a network."""

class _Receipts:
    title: Phrase
    nothing: Phrase
    def head(self, *, found: Value) -> str:
        """How many, and how many of them are listed."""
    def head_latest(self, *, found: Value, shown: Value) -> str:
        ...
    taken_back: Phrase
    """After what a director took back."""
    by_link: Phrase
    """After what came by a personal link"""

class _Records:
    title: Phrase
    none: Phrase
    high_games: Phrase
    best_spreads: Phrase
    high_losses: Phrase
    averages: Phrase
    games: Phrase
    made: Phrase
    against: Phrase
    def scored(self, *, name: Value, opponent: Value, round: Value, score: Value) -> str:
        """A game that is talked about. $score: 512:340 (+172)"""
    high_average: Phrase
    """The highest average score of all, as a heading."""
    def average(self, *, games: Value, made: Value, name: Value) -> str:
        """Who has the highest average score, behind that heading."""
    performance: Phrase
    """Head of a column: the rating at which somebody's results were to be expected. Short."""

class _Remedies:
    reopened: Phrase
    """A director has opened sign-up again"""
    def left_out(self, *, names: Value) -> str:
        """A director has left people out; $names is a list"""
    leave_out_now: Phrase
    """A button under the question whether people are to be left out"""
    publish_early: Phrase
    """A button: publish although people may still answer"""
    def really_leave_out(self, *, names: Value) -> str:
        """The question before anybody is left out; $names is a list"""
    def answers_awaited(self, *, count: Value, names: Value, until: Value) -> str:
        """Below what is wrong with a field. $names: who may still answer, a list"""
    def would_leave_out(self, *, count: Value, names: Value, until: Value) -> str:
        """The question before a round is published while invitations may still be answered. $names: who has not answered, a list"""
    def accepted(self, *, invited: Value, least: Value, silent: Value, yes: Value) -> str:
        """Why there are too few players. $yes of $invited have accepted their invitation, $silent have not answered, $least are needed."""
    def not_asked_yet(self, *, form: Value) -> str:
        """After how many have accepted: nobody has been asked yet. $form is the key of the form, as it is typed."""

class _Reminders:
    all_well: Phrase
    digest: Phrase
    no_availability: Phrase
    unconfirmed: Phrase
    not_reported: Phrase
    disputes: Phrase
    no_game_time: Phrase
    prompts: Phrase
    appeals: Phrase
    unpaid: Phrase
    def games_open(self, *, games: Value) -> str:
        """Games are played, and nothing is late."""
    def ask_availability(self, *, pair_at: Value) -> str:
        """Before the pairing of a week."""
    def last_list_serves(self, *, summary: Value) -> str:
        """What happens without an answer, when there is an older list."""
    any_time_serves: Phrase
    """What happens without an answer, when there is none."""
    def check_in_from(self, *, at_time: Value, minutes: Value) -> str:
        """How the playing window works."""
    def report_due(self, *, players: Value) -> str:
        """After a game that nobody reported."""
    def confirm_due(self, *, reporter: Value, silent_at_distance: Value) -> str:
        """A report that nobody answered."""
    def confirm_due_early(self, *, reporter: Value) -> str:
        ...
    def before_start(self, *, line: Value) -> str:
        """$line: a report that waits for confirmation."""
    how_to_open_messages: Phrase
    """What they can do about it."""
    def something_for_you(self, *, title: Value) -> str:
        """For people whose direct messages are closed; what was to be said is not for everybody."""
    def game_soon(self, *, at: Value, distance: Value, opponent: Value) -> str:
        """Before a game. $distance: in 3 hours."""
    def you_play(self, *, side: Value) -> str:
        """A sentence after it: which side one plays."""
    last_times_serve: Phrase
    """What happens without an answer, to many at once."""
    def something_to_read(self, *, title: Value) -> str:
        """To people who have to read something that is not for everybody."""
    time_claims: Phrase
    """A heading: claims that directors decide follow"""

class _Reminding:
    form_title: Phrase
    switch: Phrase
    direct: Phrase
    in_channel: Phrase
    off: Phrase
    before_games: Phrase
    change: Phrase
    chosen_no_minutes: Phrase
    """What was saved; minutes before a game, longest first."""
    def chosen(self, *, duration: Value) -> str:
        """What was saved; minutes before a game, longest first."""
    off_2: Phrase
    """No reminders."""
    only_mentions: Phrase
    """Saved: no direct messages."""
    written_to: Phrase
    """A sentence before what was chosen: the person is written to from now on."""

class _Report:
    skip: Phrase
    contents: Phrase
    result: Phrase
    prizes: Phrase
    rules: Phrase
    chronicle: Phrase
    draws: Phrase
    about: Phrase
    pictures: Phrase
    seeds: Phrase
    standings: Phrase
    crosstable: Phrase
    rounds: Phrase
    why: Phrase
    why_order: Phrase
    """The heading over the reasons for an order"""
    players: Phrase
    """The heading over the games of every player"""
    questions: Phrase
    byes: Phrase
    idle: Phrase
    sealed: Phrase
    not_begun: Phrase
    status: Phrase
    crosstable_points: Phrase
    board: Phrase
    first: Phrase
    second: Phrase
    by_lot: Phrase
    by_somebody: Phrase
    statuses_active: Phrase
    statuses_waiting: Phrase
    statuses_withdrawn: Phrase
    statuses_removed: Phrase
    statuses_disqualified: Phrase
    no_draws: Phrase
    public_draws: Phrase
    all_draws: Phrase
    check_a_draw: Phrase
    check_a_promise: Phrase
    check_the_seed: Phrase
    recipe: Phrase
    small_print: Phrase
    def title(self, *, tournament: Value) -> str:
        """The title of the page."""
    def summary(self, *, entrants: Value, games: Value, phase: Value) -> str:
        """What kind of tournament this is, in a line."""
    def times_in(self, *, zone: Value) -> str:
        """In which zone the times are."""
    def made_at(self, *, at: Value) -> str:
        """When the report was made."""
    def place(self, *, first: Value) -> str:
        """A place on the podium."""
    def stage(self, *, name: Value, number: Value) -> str:
        """The heading of a stage."""
    def played_as_time_control(self, *, system: Value, time_control: Value) -> str:
        """How a stage is played."""
    def out_of(self, *, high: Value, low: Value) -> str:
        """The range of a draw."""
    def seed_no_revealed(self, *, commitment: Value) -> str:
        """What is known of the seed of all draws."""
    def seed(self, *, commitment: Value, revealed: Value) -> str:
        """What is known of the seed of all draws."""
    def origin(self, *, engine: Value, entries: Value) -> str:
        """What the report was made from."""
    head_seed: Phrase
    """The head of a column of the report"""
    head_name: Phrase
    head_rating: Phrase
    head_rank: Phrase
    head_points: Phrase
    head_won: Phrase
    head_tied: Phrase
    head_lost: Phrase
    head_time: Phrase
    head_result: Phrase
    head_number: Phrase
    head_what: Phrase
    head_question: Phrase
    head_answer: Phrase
    head_how: Phrase
    head_of: Phrase
    head_what_for: Phrase
    head_text_to_hash: Phrase
    head_secret_of: Phrase
    head_commitment: Phrase
    head_words: Phrase
    head_secret_told: Phrase
    news_draft: Phrase
    """News: what has happened, as sentences"""
    news_registration: Phrase
    news_closed: Phrase
    news_running: Phrase
    news_finished: Phrase
    news_cancelled: Phrase
    news_series: Phrase
    def news_round_out(self, *, round: Value) -> str:
        """$round is its name"""
    def news_paired_again(self, *, cause: Value, round: Value) -> str:
        """$cause: why"""
    def news_rematch(self, *, game: Value) -> str:
        """$game: both names"""
    def news_withdrew(self, *, who: Value) -> str:
        """$who is a player"""
    def news_result(self, *, game: Value, result: Value) -> str:
        """$game has the players, $result is like 1–0"""

class _Results:
    pairings_stay: Phrase
    how_to_take_back: Phrase
    def corrected(self, *, after: Value, before: Value, players: Value) -> str:
        """A director changed a result."""
    def entered_by_director(self, *, players: Value, score: Value) -> str:
        """A director entered a result."""
    def report_saved(self, *, opponent: Value, said: Value, silent_at_distance: Value) -> str:
        """To the reporter."""
    def please_confirm(self, *, reporter: Value, said: Value, silent_at: Value) -> str:
        """To the opponent."""
    def report_saved_early(self, *, opponent: Value, said: Value) -> str:
        """The same of a game that was to begin later: to the reporter, to the opponent."""
    def please_confirm_early(self, *, reporter: Value, said: Value) -> str:
        ...
    def disputed(self, *, players: Value) -> str:
        """The two disagree."""
    disputed_itself: Phrase
    """The same below a heading that names the players"""
    def their_words(self, *, text: Value) -> str:
        """What somebody added; already safe to show."""
    def forfeited(self, *, absent: Value, players: Value) -> str:
        """One player was absent."""
    def both_absent(self, *, players: Value) -> str:
        """Nobody came."""
    def left_the_game(self, *, absent: Value, players: Value, winner: Value) -> str:
        """A player left the tournament before the game."""
    how_to_appeal: Phrase
    """To a removed player."""
    def rematch(self, *, players: Value) -> str:
        """A game is played again."""
    def can_claim(self, *, minutes: Value, opponent: Value) -> str:
        """To a player whose opponent does not come."""
    def check_in_opens(self, *, at: Value, minutes: Value, players: Value) -> str:
        """The playing window."""
    def disputed_versions(self, *, first: Value, first_says: Value, second: Value, second_says: Value) -> str:
        """Who says what, for the director."""
    def disputed_silent(self, *, first: Value, first_says: Value, second: Value) -> str:
        """The same where the second player only said that it is wrong."""
    def removed(self, *, appeals: Value, name: Value) -> str:
        """A forfeit costs the place. $appeals: yes or no."""
    def said_won(self, *, apart: Value, first: Value, scored: Value, second: Value, started: Value, starter: Value, winner: Value) -> str:
        """What a report says. $scored: scores are level (the winner is decided otherwise), apart by $apart, or not given"""
    def said_tied(self, *, first: Value, scored: Value, second: Value, started: Value, starter: Value) -> str:
        """What a report says. $scored is level where scores are given, none where not"""

class _RoundsOff:
    form_title: Phrase
    """The name of what players ask for, and of a button."""
    def yours(self, *, rounds: Value) -> str:
        """$rounds: the rounds somebody has off, each with its points."""
    none: Phrase
    """Somebody has no round off."""
    without_points: Phrase
    """In brackets behind a round: a round off that gives none."""
    def until(self, *, at: Value, number: Value) -> str:
        """Until when a player can change the next round."""
    private: Phrase
    """Who sees it."""
    def take(self, *, number: Value) -> str:
        """A button."""
    play: Phrase
    """A button: no round off any more."""
    def theirs(self, *, name: Value, rounds: Value) -> str:
        """For directors: the rounds somebody has off."""
    def theirs_none(self, *, name: Value) -> str:
        """For directors: somebody has no round off."""
    nobody: Phrase
    """For directors: no round off was asked for."""
    def by_director(self, *, rounds: Value) -> str:
        """To a player: a director has chosen their rounds off."""
    by_director_none: Phrase
    """To a player: a director has taken their rounds off back."""

class _Rounds:
    field_by_seed: Phrase
    field_as_listed: Phrase
    why_seeded: Phrase
    order_by_rating: Phrase
    order_by_standings: Phrase
    pairings: Phrase
    byes: Phrase
    idle: Phrase
    warnings: Phrase
    no_warnings: Phrase
    def more_warnings(self, *, count: Value) -> str:
        """Below the first warnings about a round"""
    def many_idle(self, *, count: Value) -> str:
        """Too many are not paired to name them"""
    preview: Phrase
    not_published: Phrase
    why_link: Phrase
    near_misses: Phrase
    def many_level_seeds(self, *, count: Value) -> str:
        """Too many to tell one by one."""
    def time_control(self, *, text: Value) -> str:
        """How long the players have."""
    def tentative_until(self, *, fix_at: Value) -> str:
        """What players can do about tentative times."""
    def play_between(self, *, play_from: Value, play_until: Value) -> str:
        """The week's window."""
    arrange_yourselves: Phrase
    """Without a timetable players find a time themselves."""
    def times_fixed(self, *, round_title: Value) -> str:
        """The times of a round are final."""
    other_times_stay: Phrase
    """A sentence after it: only games whose time has moved are listed."""
    def game_moved(self, *, at: Value, players: Value) -> str:
        """A director set one game's time."""
    def no_time_found(self, *, players: Value) -> str:
        """The scheduler found nothing."""
    def paired_by_director(self, *, reason: Value) -> str:
        """A director paired the round by hand."""
    def amended_by_director(self, *, round_title: Value) -> str:
        """A director changed the pairings."""
    def amended_after_withdrawal(self, *, round_title: Value) -> str:
        """The round was updated because somebody left."""
    def round_undone(self, *, round_title: Value) -> str:
        """A published round no longer counts."""
    step_undone: Phrase
    """Something else was taken back."""
    def undone_list(self, *, things: Value) -> str:
        """What the step had done."""
    timetable_paused: Phrase
    """What the timetable does after an undo."""
    timetable_switched_running: Phrase
    """A director switched the timetable."""
    timetable_switched: Phrase
    """A director switched the timetable."""
    def times_tentative(self, *, round_title: Value) -> str:
        """The times of a round have been found again."""
    def new_time(self, *, at: Value) -> str:
        """When a game is played instead."""
    def stage_started(self, *, entrants: Value, title: Value) -> str:
        """A stage begins."""
    def stage_started_rounds(self, *, entrants: Value, rounds: Value, title: Value) -> str:
        """A stage begins whose number of rounds is known."""
    def game_time(self, *, at: Value, final: Value) -> str:
        """When a game is played. $final: yes or no."""
    def tentative_time(self, *, at: Value) -> str:
        """In the list of games, where a final time needs no word."""
    def reported(self, *, name: Value, said: Value, until: Value) -> str:
        """In the list of games: somebody has reported this one. $until: in 5 hours."""
    def reported_early(self, *, name: Value, said: Value) -> str:
        """The same of a game that was to begin later."""
    disputed: Phrase
    """In the list of games: the players disagree about this one."""
    def here(self, *, names: Value) -> str:
        """In the list of games: who has checked in; $names is a list."""
    be_there: Phrase
    """Under the game times once they are final."""
    def next_times(self, *, pair_at: Value) -> str:
        """On the post of a round, until the next one is paired."""
    def amended_for_newcomer(self, *, round_title: Value) -> str:
        """Somebody who came while the round was out plays the player who had the bye."""
    played_elsewhere: Phrase
    """The round was imported"""
    def here_waiting(self, *, name: Value, opponent: Value, until_distance: Value, until_time: Value) -> str:
        """In the list of games: one player is there, and waits for the other until then"""
    play_and_report: Phrase
    """Under the games of a round of an event without dates."""
    def match_open(self, *, players: Value, title: Value) -> str:
        """To the two players, whose names come first: their match of that round has opened. $title is the name of the round"""
    on_hold: Phrase
    """A director holds a tournament that has no timetable, in which the next round comes after a pause."""
    goes_on: Phrase
    """And lets it go on."""
    standings_at_the_end: Phrase
    """In place of the standings after the last round, once the tournament is over: its last post shows them."""
    order_by_hand: Phrase
    """How the field is seeded: directors gave places."""
    order_by_lot: Phrase
    """How the field is seeded: nobody has a rating, and lots were drawn."""
    order_by_entry: Phrase
    """How the field is seeded: nobody has a rating, and they are taken as they came."""

class _Rulings:
    requirement: Phrase
    noted: Phrase
    refusing_costs: Phrase
    def requirement_2(self, *, name: Value, text: Value) -> str:
        """What a director requires of a player."""
    appeal_received: Phrase
    """To the player who appeals."""
    def complies(self, *, name: Value, text: Value) -> str:
        """To the directors."""
    def refuses(self, *, name: Value, text: Value) -> str:
        """To the directors."""
    def appeal_decided(self, *, accepted: Value, name: Value, text: Value) -> str:
        """The decision, for everybody; $text is the directors' reason. $accepted: yes or no."""

class _SamePerson:
    def question(self, *, guest: Value, member: Value, tournaments: Value) -> str:
        """To a director. $tournaments: what the guest entered, a list"""
    yes: Phrase
    """The button under it."""
    def done(self, *, count: Value, guest: Value, member: Value) -> str:
        """For everybody, when it is done. $member is mentioned."""
    undo: Phrase
    """The button under it."""
    def undone(self, *, guest: Value, member: Value) -> str:
        """For everybody, when it is undone."""
    def claim(self, *, guest: Value, tournament: Value) -> str:
        """To a member who has sent the personal link of a guest"""
    claim_yes: Phrase
    """The button under it"""
    def claimed(self, *, guest: Value) -> str:
        """To the member, when it is done"""

class _Scoring:
    mine: Phrase
    started: Phrase
    i_started: Phrase
    correct: Phrase
    def theirs(self, *, opponent: Value) -> str:
        """The other score."""
    def they_started(self, *, opponent: Value) -> str:
        """The other one started."""
    def form_title(self, *, opponent: Value) -> str:
        """The form."""
    games_field: Phrase
    """The field for the scores of all games of a match."""
    games_help: Phrase
    """The help of that field: at most 100 characters."""

class _Separation:
    def never(self, *, who: Value) -> str:
        ...
    def never_at_first(self, *, rounds: Value, who: Value) -> str:
        ...
    def avoided(self, *, who: Value) -> str:
        ...
    def avoided_at_first(self, *, rounds: Value, who: Value) -> str:
        ...
    def those_of(self, *, attribute: Value) -> str:
        ...
    def pairs(self, *, count: Value) -> str:
        ...
    title: Phrase
    nobody: Phrase
    def now_never(self, *, first: Value, second: Value) -> str:
        ...
    def now_avoided(self, *, first: Value, second: Value) -> str:
        ...
    def now_may_meet(self, *, first: Value, second: Value) -> str:
        ...

class _Series:
    def next_week(self, *, at: Value, channel: Value, title: Value) -> str:
        """The copy of a finished event. $at: a date with the time that is left."""
    agenda: Phrase
    def every(self, *, at: Value, zone: Value) -> str:
        ...
    def next(self, *, opens: Value, start: Value) -> str:
        ...
    is_open: Phrase
    is_stopped: Phrase
    stop: Phrase
    resume: Phrase
    def stopped(self, *, title: Value) -> str:
        ...
    def goes_on(self, *, title: Value) -> str:
        ...
    def planned(self, *, title: Value) -> str:
        ...
    def too_few(self, *, fewest: Value, players: Value, title: Value) -> str:
        ...
    leaderboard: Phrase
    def line(self, *, name: Value, points: Value, rank: Value) -> str:
        ...
    def last_winner(self, *, names: Value) -> str:
        ...
    nothing_yet: Phrase
    def counts(self, *, points: Value) -> str:
        ...
    def best(self, *, best: Value) -> str:
        ...
    def season_won(self, *, names: Value, points: Value, season: Value) -> str:
        ...
    head_rank: Phrase
    head_name: Phrase
    head_points: Phrase
    head_evenings: Phrase
    head_wins: Phrase
    label_at: Phrase
    label_zone: Phrase
    label_points: Phrase
    wrong_at: Phrase
    wrong_points: Phrase
    wrong_zone: Phrase
    event_description: Phrase
    head_rating: Phrase
    about_ratings: Phrase
    label_player_role: Phrase
    label_winner_role: Phrase
    def player_role(self, *, role: Value) -> str:
        ...
    def winner_role(self, *, role: Value) -> str:
        ...
    roles_end: Phrase
    roles_off: Phrase
    role_deleted: Phrase
    def role_managed(self, *, role: Value) -> str:
        ...
    def role_permissions(self, *, role: Value) -> str:
        ...
    def role_not_permitted(self, *, role: Value) -> str:
        ...
    def role_too_high(self, *, role: Value) -> str:
        ...
    def role_not_yours(self, *, role: Value) -> str:
        ...
    def roles_stopped(self, *, problem: Value) -> str:
        ...

class _Servers:
    watch: Phrase
    def watch_link(self, *, address: Value, label: Value) -> str:
        """Where everybody can look at a game."""
    def play_here(self, *, address: Value, server: Value) -> str:
        """To a player: the link is theirs alone"""
    def play_against(self, *, address: Value, opponent: Value) -> str:
        ...
    def ready(self, *, server: Value) -> str:
        ...
    def link_first(self, *, server: Value) -> str:
        """To a player without an account there."""
    def find(self, *, server: Value) -> str:
        """To players who start their games themselves."""
    def without(self, *, server: Value, who: Value) -> str:
        """To directors"""
    def not_taken(self, *, address: Value, doubts: Value, players: Value, server: Value) -> str:
        """To directors"""
    def comes_to(self, *, result: Value) -> str:
        ...
    comes_to_nothing: Phrase
    def doubt_settled(self, *, answer: Value) -> str:
        """What a director has decided."""
    answer_taken: Phrase
    answer_ignored: Phrase
    answer_again: Phrase
    def why(self, *, address: Value, server: Value) -> str:
        """Why a game has its result."""
    doubt_time: Phrase
    """What is doubted of a game, in a list"""
    doubt_forfeit: Phrase
    doubt_annulled: Phrase
    doubt_aborted: Phrase
    doubt_cancelled: Phrase
    doubt_unclear: Phrase
    doubt_swapped: Phrase
    doubt_wrong_players: Phrase
    doubt_wrong_board: Phrase
    doubt_wrong_time: Phrase
    doubt_wrong_rules: Phrase
    doubt_wrong_handicap: Phrase
    doubt_wrong_variant: Phrase
    doubt_unrated: Phrase
    doubt_second_game: Phrase
    doubt_contradicted: Phrase
    doubt_not_judged: Phrase
    doubt_changed: Phrase
    take: Phrase
    """On a button"""
    ignore: Phrase
    """On a button"""
    again: Phrase
    """On a button"""
    account_title: Phrase
    """/me account"""
    def account_linked(self, *, name: Value, server: Value) -> str:
        ...
    def account_pending(self, *, server: Value) -> str:
        ...
    def account_none(self, *, server: Value) -> str:
        ...
    account_how: Phrase
    def prove_word(self, *, name: Value, server: Value, word: Value) -> str:
        ...
    def prove_open(self, *, address: Value, server: Value) -> str:
        ...
    def prove_play(self, *, server: Value) -> str:
        ...
    done: Phrase
    """On a button"""
    def unlink(self, *, server: Value) -> str:
        """On a button"""
    def linked(self, *, name: Value, server: Value) -> str:
        """It is theirs."""
    linked_taken_over: Phrase
    """After it, where somebody else had linked the account."""
    def account_lost(self, *, name: Value, server: Value) -> str:
        """To the person who had linked the account before."""
    def unlinked(self, *, server: Value) -> str:
        """It is forgotten."""
    def away(self, *, server: Value, since: Value) -> str:
        """To directors; $since is a moment"""
    def consent_gone(self, *, server: Value, who: Value) -> str:
        """To directors; somebody took back a permission that they had given on the page of the server"""
    def unplayed(self, *, games: Value, server: Value) -> str:
        """To directors; $games is a list of pairings"""
    def refused(self, *, server: Value, words: Value) -> str:
        """To directors and in /td delivery; $words are what the server answered"""
    def unmade(self, *, server: Value) -> str:
        """To directors and in /td delivery, followed by one line for each cause"""
    def unmade_games(self, *, cause: Value, games: Value) -> str:
        """$games is a list of pairings, $cause one of the servers-unmade-… sentences"""
    def unmade_not_added(self, *, who: Value, words: Value) -> str:
        """A cause; $words are what the server answered"""
    def unmade_bad_terms(self, *, words: Value) -> str:
        """A cause"""
    def unmade_no_answer(self, *, words: Value) -> str:
        """A cause"""
    def stuck(self, *, round: Value, server: Value, words: Value) -> str:
        """To directors and in /td delivery, followed by lines of what is to be done there"""
    def not_ready(self, *, server: Value) -> str:
        """To a director who has just set the terms, followed by lines of what is to be done there"""
    def ready_unknown(self, *, server: Value) -> str:
        """To a director who has just set the terms"""
    no_reason: Phrase
    """In place of a server's own words"""
    lack_no_event: Phrase
    """What is to be done to the event on the server, a line each"""
    lack_no_division: Phrase
    lack_finished: Phrase
    lack_registration_open: Phrase
    lack_check_in_open: Phrase
    lack_pairings_not_manual: Phrase
    lack_firsts_not_manual: Phrase
    lack_few_rounds: Phrase
    lack_not_director: Phrase

class _Signup:
    how_to_join: Phrase
    really_leave: Phrase
    correct: Phrase
    fee_returned: Phrase
    def opened(self, *, title: Value) -> str:
        """The first line of the announcement."""
    def closes(self, *, at: Value) -> str:
        """Until when."""
    def ratings_fixed(self, *, at: Value) -> str:
        """When ratings stop to change."""
    def first_round(self, *, at: Value) -> str:
        """When play begins."""
    def capacity(self, *, limit: Value) -> str:
        """How many fit."""
    def fee_returned_2(self, *, amount: Value) -> str:
        """What it costs."""
    def fee(self, *, amount: Value) -> str:
        """What it costs."""
    def reopened(self, *, title: Value) -> str:
        """A director opened sign-up again."""
    def waits(self, *, name: Value, place: Value) -> str:
        """Somebody is on the waiting list."""
    def moved_up(self, *, name: Value) -> str:
        """A place became free."""
    def withdrew_before_play(self, *, name: Value) -> str:
        """Somebody left at their own wish."""
    def withdrew(self, *, name: Value) -> str:
        """Somebody left at their own wish."""
    def disqualified(self, *, name: Value) -> str:
        """A director disqualified somebody."""
    def taken_out(self, *, name: Value) -> str:
        """A director took somebody out."""
    def back_waiting(self, *, name: Value) -> str:
        """Somebody came back."""
    def back(self, *, name: Value) -> str:
        """Somebody came back."""
    def called_off(self, *, title: Value) -> str:
        """The tournament will not go on."""
    def because(self, *, text: Value) -> str:
        """A director's reason, already safe to show."""
    def really_leave_2(self, *, title: Value) -> str:
        """Asked before somebody is taken out."""
    def leave_before_play(self, *, title: Value) -> str:
        """Asked before somebody leaves the field."""
    def form_title(self, *, title: Value) -> str:
        """What a format asks of people who sign up."""
    def not_entered(self, *, problems: Value) -> str:
        """A form that cannot be taken."""
    def and_more(self, *, others: Value) -> str:
        """The end of a list that is too long to be shown."""
    def closed(self, *, entered: Value, title: Value) -> str:
        """Sign-up is over."""
    def closed_waiting(self, *, entered: Value, title: Value, waiting: Value) -> str:
        """Sign-up is over, and some are on the waiting list."""
    def entered(self, *, count: Value, name: Value) -> str:
        """Somebody is in; $count entrants now."""
    def entered_limit(self, *, count: Value, limit: Value, name: Value) -> str:
        """Somebody is in; $count entrants of at most $limit."""
    def imported(self, *, count: Value) -> str:
        """A director entered many at once."""
    def imported_waiting(self, *, count: Value, waiting: Value) -> str:
        """The same, and some are on the waiting list."""
    def joined_late(self, *, name: Value) -> str:
        """A director has entered somebody during play."""
    def lost_unplayed(self, *, games: Value) -> str:
        """How many games somebody who is back has lost because they were away."""
    def void(self, *, games: Value) -> str:
        """How many games of somebody who is back count for nothing because they were away."""
    def field_set(self, *, entered: Value, title: Value) -> str:
        """The field is complete; directors have entered everybody, and nobody signed up."""
    def field_listed(self, *, entrants: Value, title: Value) -> str:
        """The same where not all who are listed have a seat. $entrants: 18 on the list, 15 of 16 seats taken"""
    def back_before_play(self, *, name: Value) -> str:
        """Somebody came back before play began."""
    def teams(self, *, size: Value) -> str:
        """On the sign-up card of an evening: how large a team may be"""
    def host(self, *, name: Value) -> str:
        """On the sign-up card: who created the event. $name comes in ready to be shown."""
    starts_when_all_are_in: Phrase
    """On the sign-up card of an event without dates."""
    def length(self, *, length: Value, minutes: Value, players: Value, rounds: Value) -> str:
        """On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game."""

class _Speaker:
    def more(self, *, count: Value) -> str:
        """The end of a long list: A, B and 3 more."""
    that_game: Phrase
    """For sentences about a game whose players are not at hand"""

class _Tables:
    name: Phrase
    federation: Phrase
    """The head of the column with a chess federation in three letters"""
    points: Phrase
    standings: Phrase
    crosstable: Phrase
    lives: Phrase
    schedule: Phrase
    field: Phrase
    nobody: Phrase
    no_rounds: Phrase
    no_games: Phrase
    waiting: Phrase
    no_longer_in: Phrase
    left_withdrawn: Phrase
    left_removed: Phrase
    left_disqualified: Phrase
    wall_chart_help: Phrase
    chess_chart_help: Phrase
    """Below a wall chart of chess, with cells such as 5w1 (the first letter of the side)"""
    spread_chart_help: Phrase
    """Below a wall chart with the sum of score differences; the letters are those of tables-won, tables-lost, tables-tied and tables-bye-letter"""
    bye_letter: Phrase
    """A bye in one letter"""
    no_result: Phrase
    """A game that does not count, in one letter"""
    grid_help: Phrase
    lives_words_: Phrase
    """The marks of the lives chart in words, for files."""
    lives_words__2: Phrase
    lives_words__3: Phrase
    lives_words__4: Phrase
    lives_words__5: Phrase
    lives_words_x: Phrase
    lives_words__6: Phrase
    lives_words_b: Phrase
    lives_words__7: Phrase
    lives_help: Phrase
    unbeaten: Phrase
    bye_cell: Phrase
    def after_part_open_games(self, *, open_games: Value, part: Value) -> str:
        """What the standings include, of a stage whose groups follow one another."""
    def after_part(self, *, part: Value) -> str:
        """What the standings include, of a stage whose groups follow one another."""
    final: Phrase
    """The standings are final."""
    before: Phrase
    """How far the standings have come."""
    def before_open(self, *, open_games: Value) -> str:
        ...
    def after(self, *, played: Value) -> str:
        ...
    def after_of(self, *, planned: Value, played: Value) -> str:
        ...
    def still_open(self, *, done: Value, open_games: Value) -> str:
        """$done is one of the two above."""
    def record(self, *, losses: Value, wins: Value) -> str:
        """What somebody has won and lost."""
    def record_ties(self, *, losses: Value, ties: Value, wins: Value) -> str:
        ...
    def losses(self, *, count: Value) -> str:
        """Heading of a group of the lives chart."""
    won: Phrase
    """The head of a column: games won, in one letter"""
    tied: Phrase
    """The head of a column: games tied, in one letter"""
    lost: Phrase
    """The head of a column: games lost, in one letter"""
    def after_named(self, *, round: Value) -> str:
        """What the standings include, where rounds have names"""
    reached: Phrase
    """A column of the standings of a knock-out: the round somebody came to, champion or still in."""
    reserves: Phrase

class _Teams:
    field: Phrase
    """The label of a field of the form of signing up."""
    field_help: Phrase
    """The help of that field: at most 100 characters."""
    def add_others(self, *, most: Value) -> str:
        """To the person who has entered a team. $most: how many people a team may have, at least 2."""
    def joined(self, *, entrant: Value, name: Value) -> str:
        """$name: a person. $entrant: a team."""
    def left(self, *, entrant: Value, name: Value) -> str:
        """$name: a person. $entrant: a team."""
    def speaks(self, *, entrant: Value, name: Value) -> str:
        """$name: a person. $entrant: a guest, who has no Discord account."""
    def silent(self, *, entrant: Value, name: Value) -> str:
        """$name: a person. $entrant: a guest."""
    def members(self, *, names: Value) -> str:
        """A line of a team's card. $names: people, listed, the captain first."""
    def voice(self, *, names: Value) -> str:
        """A line of a guest's card. $names: who speaks for them."""
    new: Phrase
    """The label of the button that enters a team, in place of *Sign up*: at most 80 characters."""
    how_to_join: Phrase
    """On the sign-up card"""
    which: Phrase
    """The label of the list of teams in the form of *Join team*: at most 45 characters."""
    any: Phrase
    """In that list: no team in particular"""
    none: Phrase
    """In that list, for a person who waits for a team"""
    def room(self, *, members: Value, most: Value, team: Value) -> str:
        """In that list. $members of $most places are taken"""
    def you_joined(self, *, team: Value) -> str:
        """To a person who has joined a team"""
    you_wait: Phrase
    """To a person without a team"""
    you_left: Phrase
    """To a person who waited for a team"""
    def free(self, *, names: Value) -> str:
        """On the sign-up card: people without a team"""
    def line(self, *, members: Value, most: Value, names: Value, team: Value) -> str:
        """On the sign-up card: a team, how many of its places are taken, and its people, listed"""
    whom: Phrase
    """The label of the list of free players: at most 45 characters."""
    def picked(self, *, names: Value, team: Value) -> str:
        """To a captain who picked free players"""
    drawn: Phrase
    """The post about teams that were drawn; a line for each team follows"""
    def drawn_why(self, *, rated: Value) -> str:
        """Under the teams. $rated: yes where ratings are known"""
    def drawn_name(self, *, number: Value) -> str:
        """The name of a team that was drawn"""
    def count(self, *, count: Value) -> str:
        """How many teams are in"""
    def count_of(self, *, capacity: Value, count: Value) -> str:
        """How many teams are in, of so many places"""
    def closed(self, *, entered: Value, title: Value) -> str:
        """Sign-up is over"""
    def closed_waiting(self, *, entered: Value, title: Value, waiting: Value) -> str:
        """Sign-up is over, and some teams are on the waiting list"""
    def length(self, *, length: Value, minutes: Value, rounds: Value, teams: Value) -> str:
        """On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game."""
    def stage_started(self, *, entrants: Value, title: Value) -> str:
        """A stage begins"""
    def stage_started_rounds(self, *, entrants: Value, rounds: Value, title: Value) -> str:
        """A stage begins whose number of rounds is known"""
    def wait_for_confirmation(self, *, opponent: Value, silent_at: Value) -> str:
        """To a member of a team, whose team-mate may have reported"""
    def who_leaves(self, *, team: Value) -> str:
        """Asked of a member before the start: only they, or the whole team"""
    only_me: Phrase
    """A button under that question"""
    whole_team: Phrase
    """A button under that question"""
    def guest_joined(self, *, entrant: Value, name: Value) -> str:
        """A person without a Discord account plays in a team now. $name: the person. $entrant: the team."""
    def guest_waits(self, *, name: Value) -> str:
        """A director has put a person without a Discord account on that list"""
    def guest_gone(self, *, name: Value) -> str:
        """A director has taken them off it"""

class _TimeClaims:
    def noted(self, *, opponent: Value, until: Value) -> str:
        """To the player who claims. $opponent: who is asked"""
    def asked(self, *, accused: Value, player: Value, until: Value) -> str:
        """To the accused, where everybody reads it"""
    def to_do(self, *, player: Value) -> str:
        """To the accused, on their card"""
    def under_way(self, *, accused: Value, player: Value, until: Value) -> str:
        """In a group's table"""
    def directors_decide(self, *, accused: Value, player: Value) -> str:
        """For everybody: directors decide."""
    def denied(self, *, accused: Value, text: Value) -> str:
        """To directors"""
    def denies(self, *, accused: Value) -> str:
        """The same without words of their own"""
    def not_answered(self, *, accused: Value) -> str:
        """To directors"""
    admitted: Phrase
    """To the accused, who has agreed"""
    denied_noted: Phrase
    """To the accused, who has disagreed"""
    deny_title: Phrase
    """The title of a form"""
    deny_field: Phrase
    """A field: what directors should know"""

class _Tonight:
    menu: Phrase
    presets: Phrase
    formats: Phrase
    form_title: Phrase
    default_name: Phrase
    rounds_help: Phrase
    yes: Phrase
    no: Phrase
    labels_name: Phrase
    labels_kind: Phrase
    labels_rounds: Phrase
    labels_best_of: Phrase
    labels_third_place: Phrase
    def kind(self, *, summary: Value, title: Value) -> str:
        """One kind of tournament in the list."""
    def choice(self, *, summary: Value, title: Value) -> str:
        """One line of the menu."""
    def series(self, *, games: Value) -> str:
        """How many games a match has."""
    def not_in(self, *, kind: Value) -> str:
        """That kind of tournament has nothing of that sort."""
    def whole_number(self, *, most: Value) -> str:
        """The number of rounds cannot be read."""
    def opened(self, *, channel: Value, title: Value) -> str:
        """It is there, and people can join."""
    def opened_teams(self, *, channel: Value, title: Value) -> str:
        """The same where teams play."""
    press_start: Phrase
    """It starts by a press."""
    def starts_then(self, *, at: Value) -> str:
        """It starts by the clock."""
    def goes_on(self, *, minutes: Value) -> str:
        """After the last result the next round comes automatically."""
    two_stages_title: Phrase
    """The form of a tournament with two stages"""
    labels_first: Phrase
    labels_groups: Phrase
    labels_second: Phrase
    groups_help: Phrase
    field_help: Phrase
    """Help of the field for who goes on; keep the words in English, they are typed"""
    def then(self, *, first: Value, second: Value) -> str:
        """Two formats, one after the other"""
    choose_title: Phrase
    """The title of the form that creates an event or a format from a list: at most 45 characters."""

class _Waiting:
    waiting: Phrase
    database: Phrase
    done_already: Phrase
    stopping: Phrase
    def so_far(self, *, bar: Value, done: Value, filled: Value, step: Value, total: Value) -> str:
        """How far it has come, as a bar and in numbers."""

class _Web:
    skip: Phrase
    """First link of every page: jumps over the navigation"""
    sections: Phrase
    """Name of the navigation"""
    home: Phrase
    """Link to the list of tournaments"""
    tournaments: Phrase
    """Title of the list"""
    none: Phrase
    """The list is empty"""
    overview: Phrase
    """Link to the first page of a tournament"""
    schedule: Phrase
    pairings: Phrase
    standings: Phrase
    crosstable: Phrase
    bracket: Phrase
    groups: Phrase
    odds: Phrase
    draws: Phrase
    players: Phrase
    def entrants_left(self, *, entrants: Value, left: Value) -> str:
        """Beside the state of a tournament: how many play, and how many have left since it began"""
    rules: Phrase
    files: Phrase
    chronicle: Phrase
    report: Phrase
    live: Phrase
    """Beside a dot: the page changes automatically"""
    offline: Phrase
    """In its place while there is no connection"""
    all_rounds: Phrase
    """Heading over links to rounds"""
    all_stages: Phrase
    """Heading over links to stages"""
    zone_label: Phrase
    """Label of a field"""
    zone_show: Phrase
    """Button beside it"""
    def zone_shown(self, *, zone: Value) -> str:
        """Which zone times are in, where no script turned them into the reader’s"""
    zone_own: Phrase
    """The same where a script did"""
    not_yet: Phrase
    """Nothing to show on a page"""
    why: Phrase
    """Opens the reasons of a pairing or place"""
    games_open: Phrase
    """Caption of the schedule"""
    without_time: Phrase
    """Heading: games without a time"""
    tentative: Phrase
    """Beside a time that may change"""
    history: Phrase
    """Heading on a player’s page"""
    career: Phrase
    """Heading: other events of the same player"""
    download_tables: Phrase
    """What a file is"""
    download_trf: Phrase
    download_tsh: Phrase
    download_log: Phrase
    log_kept: Phrase
    """Why the log is not among the files"""
    odds_now: Phrase
    """Heading"""
    odds_over_time: Phrase
    """Heading: a table by rounds"""
    odds_working: Phrase
    """While they are simulated"""
    odds_games: Phrase
    """Heading over a table of the open games: chances of first place after each result"""
    odds_after_win: Phrase
    """Column: percent"""
    odds_after_loss: Phrase
    """Column: percent"""
    def odds_sure(self, *, place: Value) -> str:
        """$place: that place or a better one, whatever follows"""
    rank_paths: Phrase
    """Heading over a table of ranks by rounds"""
    missing_title: Phrase
    """Error page"""
    missing: Phrase
    busy_title: Phrase
    """Error page"""
    busy: Phrase
    made_by: Phrase
    """Foot of every page"""
    language: Phrase
    """Label of the links to other languages"""
    privacy: Phrase
    """Link to what the host says"""
    consent_title: Phrase
    """Title of the page to which a game server leads people back who have said that an account is theirs"""
    consent_given: Phrase
    """Above a line of letters, which follows"""
    consent_lacks: Phrase
    """Instead, where the server sent nothing or somebody said no"""
    check_it_yourself: Phrase
    """Heading: how anybody checks a finished tournament"""
    check_how: Phrase
    """Below it, before a command: the log is above among the files"""
    check_what: Phrase
    """Below the heading "Check it yourself", over a field and a button"""
    check_head: Phrase
    """Label of the field. The fingerprint of the log is in posts on Discord"""
    check_fits: Phrase
    """Result: first line"""
    check_no_head: Phrase
    check_differs: Phrase
    """Result: first line; a sentence about the first place follows"""
    def check_chain_ok(self, *, lines: Value) -> str:
        """Results, one in each line: $line and $lines are numbers"""
    def check_chain_wrong(self, *, line: Value) -> str:
        ...
    check_chain_header: Phrase
    def check_chain_cut(self, *, line: Value) -> str:
        ...
    def check_head_ok(self, *, after: Value, line: Value) -> str:
        ...
    check_head_wrong: Phrase
    check_head_unreadable: Phrase
    def check_head_cut(self, *, line: Value) -> str:
        ...
    def check_head_names(self, *, line: Value) -> str:
        ...
    check_head_missing: Phrase
    def check_draws_ok(self, *, draws: Value) -> str:
        ...
    def check_draws_wrong(self, *, line: Value) -> str:
        ...
    check_beacon: Phrase
    def check_round_ok(self, *, round: Value) -> str:
        """$round is the number of a round"""
    def check_round_best(self, *, round: Value) -> str:
        ...
    def check_round_hand(self, *, round: Value) -> str:
        ...
    def check_round_no_proof(self, *, round: Value) -> str:
        ...
    def check_round_simulated(self, *, round: Value) -> str:
        ...
    def check_round_no_script(self, *, round: Value) -> str:
        ...
    def check_round_old_log(self, *, round: Value) -> str:
        ...
    def check_round_wrong(self, *, line: Value, round: Value) -> str:
        ...
    def check_line_wrong(self, *, line: Value) -> str:
        ...
    def check_standings_ok(self, *, stage: Value) -> str:
        """$stage is the name of a stage"""
    def check_standings_tie_breaks(self, *, stage: Value) -> str:
        ...
    def check_standings_no_script(self, *, stage: Value) -> str:
        ...
    def check_standings_old_log(self, *, stage: Value) -> str:
        ...
    def check_standings_wrong(self, *, stage: Value) -> str:
        ...
    check_unreadable: Phrase
    now: Phrase
    """First page of a tournament: heading over what is going on"""
    latest_results: Phrase
    """The same page: headings"""
    leaders: Phrase
    side_by_side: Phrase
    """Heading: events that are played beside this one, such as a B final"""
    all_standings: Phrase
    """Link below the leaders"""
    def progress(self, *, games: Value, played: Value) -> str:
        """Beside a bar"""
    channel: Phrase
    """Link to the tournament's channel"""
    def board(self, *, board: Value) -> str:
        """Where a game is played: $board is a number"""
    board_picture: Phrase
    """Described to those who do not see it: the picture on the first page"""

class _Webhooks:
    def title(self, *, title: Value) -> str:
        """What directors read of webhooks: addresses on the internet that are sent every change of a tournament. Variables: $title, the tournament."""
    none: Phrase
    """Where there is none yet."""
    off: Phrase
    """Where the host wants no webhooks."""
    def added(self, *, host: Value) -> str:
        """The secret with which messages are signed stands on the next line. Variables: $host, the address's host."""
    def renewed(self, *, host: Value) -> str:
        """Likewise. Variables: $host."""
    def removed(self, *, host: Value) -> str:
        """Variables: $host."""
    def switched_on(self, *, host: Value) -> str:
        """Variables: $host."""
    def test_taken(self, *, host: Value) -> str:
        """Variables: $host."""
    def test_refused(self, *, host: Value, trouble: Value) -> str:
        """Variables: $host; $trouble, a sentence."""
    def given_up(self, *, host: Value, trouble: Value) -> str:
        """To directors. Variables: $host; $trouble, a sentence."""
    def line_new(self, *, host: Value, number: Value) -> str:
        """How a webhook is. Variables: $number, in the list; $host."""
    def line_well(self, *, at: Value, host: Value, number: Value) -> str:
        """Variables: $number; $host; $at, when, as “5 minutes ago”."""
    def line_failing(self, *, again: Value, host: Value, number: Value, since: Value, trouble: Value) -> str:
        """Variables: $number; $host; $since, a moment; $trouble, a sentence; $again, as “in 5 minutes”."""
    def line_off(self, *, host: Value, number: Value, since: Value, trouble: Value) -> str:
        """Variables: $number; $host; $since, a moment; $trouble, a sentence."""
    def trouble_status(self, *, status: Value) -> str:
        """Why an address took nothing, a sentence. Variables: $status, the number of its answer, as text."""
    trouble_redirect: Phrase
    trouble_timeout: Phrase
    trouble_unreachable: Phrase
    trouble_certificate: Phrase
    trouble_gone: Phrase
    trouble_broken: Phrase
    trouble_not_allowed: Phrase
    def button(self, *, label: Value, number: Value) -> str:
        """A button on the list of webhooks. Variables: $label; $number, of the webhook in the list."""
    heading: Phrase
    """Over the list of webhooks in `/td delivery`."""

class _Why:
    why: Phrase
    pairing: Phrase
    bye: Phrase
    no_game: Phrase
    time: Phrase
    whole_round: Phrase
    standing: Phrase
    seed: Phrase
    changes: Phrase
    not_in_round: Phrase
    numbers_decide: Phrase
    no_round: Phrase
    idle: Phrase
    seeded_by_strength: Phrase
    seeded_by_standings: Phrase
    mended: Phrase
    by_director: Phrase
    def place(self, *, came_to: Value, rank: Value) -> str:
        """Where somebody stands now."""
    def seed_2(self, *, number: Value, of: Value) -> str:
        """Somebody's seed."""
    def cited(self, *, rule: Value, text: Value) -> str:
        """A sentence with the number of the rule it follows. $text has no full stop at its end"""
    def read_a_rule(self, *, rule: Value) -> str:
        """Below reasons that cite rules by number. $rule: the first of them"""
    result: Phrase
    seeded_by_hand: Phrase
    seeded_by_lot: Phrase
    seeded_by_entry: Phrase

class _Zones:
    form_title: Phrase
    field: Phrase
    field_help: Phrase
    placeholder: Phrase
    change: Phrase
    other: Phrase
    set_zone: Phrase
    def clock_reads(self, *, clock: Value, zone: Value) -> str:
        """The check that everybody can make at a glance."""
    not_asked_yet: Phrase
    """Nobody knows the person's zone."""
    def which(self, *, typed: Value) -> str:
        """Several zones could be meant."""
    def clock_now(self, *, clock: Value, zone: Value) -> str:
        """A choice: a zone and what its clocks show"""

class _Texts:
    agenda: _Agenda
    ahead: _Ahead
    asking: _Asking
    attendance: _Attendance
    audit: _Audit
    availability: _Availability
    board: _Board
    bulk: _Bulk
    buttons: _Buttons
    cards: _Cards
    career: _Career
    corrections: _Corrections
    cycle: _Cycle
    delivery: _Delivery
    departures: _Departures
    direct: _Direct
    directing: _Directing
    directors: _Directors
    doubts: _Doubts
    draws: _Draws
    ending: _Ending
    entrant_fields: _EntrantFields
    errors_chat: _ErrorsChat
    errors_engine: _ErrorsEngine
    errors_files: _ErrorsFiles
    errors_leagues: _ErrorsLeagues
    errors_schedule: _ErrorsSchedule
    errors_storage: _ErrorsStorage
    exclusions: _Exclusions
    files: _Files
    fitting: _Fitting
    forms: _Forms
    games: _Games
    groups: _Groups
    held_up: _HeldUp
    helping: _Helping
    imports: _Imports
    info: _Info
    ledger: _Ledger
    links: _Links
    match_posts: _MatchPosts
    mishaps: _Mishaps
    next_step: _NextStep
    no_shows: _NoShows
    numbers: _Numbers
    odds: _Odds
    page_switch: _PageSwitch
    people: _People
    personal: _Personal
    pictures: _Pictures
    plan: _Plan
    playing: _Playing
    powers: _Powers
    published: _Published
    ratings: _Ratings
    reading: _Reading
    receipts: _Receipts
    records: _Records
    remedies: _Remedies
    reminders: _Reminders
    reminding: _Reminding
    report: _Report
    results: _Results
    rounds_off: _RoundsOff
    rounds: _Rounds
    rulings: _Rulings
    same_person: _SamePerson
    scoring: _Scoring
    separation: _Separation
    series: _Series
    servers: _Servers
    signup: _Signup
    speaker: _Speaker
    tables: _Tables
    teams: _Teams
    time_claims: _TimeClaims
    tonight: _Tonight
    waiting: _Waiting
    web: _Web
    webhooks: _Webhooks
    why: _Why
    zones: _Zones

texts: _Texts
