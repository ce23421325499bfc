"""The messages of `bot/faces/swiss_elimination/locales`, written by `make reference`."""

from bot.text.phrases import Phrase
from formats.messages.parts import Value

class _Texts:
    judging_panel: Phrase
    judging_not_started: Phrase
    judging_no_spare_sheets: Phrase
    judging_held: Phrase
    judging_ready: Phrase
    judging_no_winner: Phrase
    judging_refresh: Phrase
    judging_next_heat: Phrase
    judging_more: Phrase
    judging_back: Phrase
    judging_open_panel: Phrase
    judging_more_help: Phrase
    judging_called_by_judges: Phrase
    judging_called: Phrase
    judging_text_field: Phrase
    judging_text_help: Phrase
    judging_timer_field: Phrase
    judging_timer_help: Phrase
    judging_start_true: Phrase
    judging_start_false: Phrase
    judging_labels_stop: Phrase
    """What stands on the buttons of the panel, before the name or the match."""
    judging_labels_official_time: Phrase
    judging_labels_correct: Phrase
    judging_labels_incorrect: Phrase
    judging_labels_sheet_back: Phrase
    judging_labels_new_sheet: Phrase
    judging_labels_timer: Phrase
    judging_labels_time_limit: Phrase
    judging_labels_too_close: Phrase
    judging_labels_malfunction: Phrase
    judging_labels_go_on: Phrase
    judging_labels_decision: Phrase
    judging_labels_take_back: Phrase
    def judging_heat(self, *, number: Value, round_title: Value) -> str:
        """`Round F, live · Heat 1`."""
    def judging_match(self, *, better: Value, code: Value, worse: Value) -> str:
        """A match with the better seed first."""
    judging_new_sheet_taken: Phrase
    """Solving on a new sheet."""
    def judging_handed_in(self, *, at_ms: Value) -> str:
        """For everybody: the sheet is with the grader."""
    def judging_right(self, *, official_ms: Value) -> str:
        """For judges: keep it to yourself until it is announced."""
    def judging_announce_at(self, *, at: Value, at_distance: Value) -> str:
        """Both sheets are with the graders, one is right."""
    def judging_verdict(self, *, sentence: Value) -> str:
        """How a match ended."""
    def judging_wins(self, *, name: Value) -> str:
        """A verdict without more to say."""
    def judging_wins_by_forfeit(self, *, absent: Value, name: Value) -> str:
        """A verdict without play. $absent who was missing, one or both"""
    def judging_heat_of(self, *, matches: Value, number: Value) -> str:
        """Which matches are played in a heat"""
    def judging_clock(self, *, began: Value, over: Value, over_distance: Value) -> str:
        """The shared clock of a heat; times are timestamps"""
    def judging_began(self, *, began: Value) -> str:
        """The same where the matches of a heat end at different times, which stand below each of them"""
    def judging_time_up(self, *, over: Value, over_distance: Value) -> str:
        ...
    def judging_at_the_puzzle(self, *, new_sheet: Value) -> str:
        """What a player is doing"""
    def judging_at_the_puzzle_again(self, *, count: Value, new_sheet: Value) -> str:
        ...
    def judging_with_grader(self, *, time: Value) -> str:
        """For judges"""
    def judging_with_grader_until(self, *, time: Value, until: Value) -> str:
        ...
    def judging_wrong(self, *, time: Value) -> str:
        ...
    def judging_wrong_until(self, *, time: Value, until: Value, until_distance: Value) -> str:
        ...
    judging_no_match: Phrase
    """What a judge is informed of"""
    def judging_round_ready(self, *, heats: Value, panel: Value, round: Value) -> str:
        """To judges; $panel is the name of a button"""
    judging_entry_start: Phrase
    """Entries of judges in the log of who did what; $name is a player, $time what the timer showed."""
    def judging_entry_stop(self, *, name: Value, time: Value) -> str:
        ...
    def judging_entry_official(self, *, name: Value, time: Value) -> str:
        ...
    def judging_entry_correct(self, *, name: Value, time: Value) -> str:
        ...
    def judging_entry_incorrect(self, *, name: Value, time: Value) -> str:
        ...
    def judging_entry_sheet_back(self, *, name: Value, time: Value) -> str:
        ...
    def judging_entry_new_sheet(self, *, name: Value, time: Value) -> str:
        ...
    def judging_entry_timer(self, *, time: Value) -> str:
        ...
    def judging_entry_time_limit(self, *, time: Value) -> str:
        ...
    judging_entry_too_close: Phrase
    def judging_entry_malfunction(self, *, text: Value) -> str:
        ...
    judging_entry_go_on: Phrase
    def judging_entry_decision(self, *, name: Value, text: Value) -> str:
        ...
    judging_entry_take_back: Phrase
    judging_taken_back: Phrase
    """Above a post that stays, struck through."""
    def judging_held_at(self, *, timer: Value) -> str:
        """The clock of a match stands; $timer is what it shows."""
    def judging_stood(self, *, over: Value, over_distance: Value, time: Value) -> str:
        """After a malfunction; $time is how long the clock of a match stood, $over is a timestamp."""
    judging_labels_ran_on: Phrase
    """On a button: the match goes on after a malfunction, and its clock was not stopped."""
    solving_title: Phrase
    solving_begin: Phrase
    solving_all_puzzles: Phrase
    solving_hand_in_help: Phrase
    solving_not_in_the_log: Phrase
    solving_answer_field: Phrase
    solving_answer_help: Phrase
    solving_right: Phrase
    solving_wrong: Phrase
    solving_take_over: Phrase
    solving_all_checked: Phrase
    solving_problems_no_puzzles: Phrase
    solving_problems_no_names: Phrase
    solving_problems_no_times: Phrase
    def solving_problems_unknown_puzzle(self, *, value: Value) -> str:
        ...
    def solving_problems_doubled(self, *, value: Value) -> str:
        ...
    def solving_problems_unknown_player(self, *, value: Value) -> str:
        ...
    def solving_problems_several_players(self, *, value: Value) -> str:
        ...
    def solving_problems_bad_time(self, *, value: Value) -> str:
        ...
    def solving_problems_bad_result(self, *, value: Value) -> str:
        ...
    def solving_reminder(self, *, due: Value, left: Value) -> str:
        """To a player who has puzzles left."""
    def solving_start(self, *, name: Value) -> str:
        """On a button."""
    def solving_hand_in(self, *, code: Value) -> str:
        """On a button."""
    def solving_password_again(self, *, code: Value) -> str:
        """On a button: what was shown when the clock started."""
    def solving_password(self, *, text: Value) -> str:
        """The password of the puzzle."""
    def solving_link(self, *, url: Value) -> str:
        """Where the puzzle is."""
    def solving_rechecked(self, *, count: Value) -> str:
        """After a new key."""
    def solving_times_read(self, *, players: Value, times: Value) -> str:
        """What a list of times holds, before it is imported."""
    def solving_times_taken(self, *, players: Value) -> str:
        """The list is imported."""
    solving_button: Phrase
    """On a button"""
    def solving_problem_at(self, *, line: Value, problem: Value) -> str:
        """Where a file is wrong"""
    def solving_opened(self, *, button: Value, due: Value, has_due: Value, minutes: Value, players: Value, puzzles: Value) -> str:
        """In the channel; $due is a timestamp, or nothing"""
    def solving_told(self, *, due: Value, has_due: Value, reached: Value) -> str:
        """To the director"""
    def solving_overview(self, *, due: Value, has_due: Value, minutes: Value) -> str:
        """Above the list of puzzles"""
    def solving_fresh(self, *, name: Value) -> str:
        """A puzzle in the list"""
    def solving_on_the_clock(self, *, name: Value, said: Value, until: Value, until_distance: Value) -> str:
        ...
    def solving_over(self, *, name: Value, said: Value) -> str:
        ...
    def solving_said(self, *, answer: Value) -> str:
        """What was handed in"""
    solving_said_nothing: Phrase
    def solving_before(self, *, end: Value, has_end: Value, minutes: Value, name: Value) -> str:
        """Before the clock starts"""
    def solving_running(self, *, has_end: Value, name: Value, until: Value, until_distance: Value) -> str:
        """The clock runs"""
    def solving_late(self, *, answer: Value, name: Value, time: Value) -> str:
        """The receipt"""
    def solving_arrived(self, *, answer: Value, has_end: Value, name: Value, time: Value, until: Value, until_distance: Value) -> str:
        ...
    def solving_materials(self, *, count: Value) -> str:
        """To the director who uploaded puzzles"""
    def solving_without_password(self, *, puzzles: Value) -> str:
        ...
    def solving_without_key(self, *, puzzles: Value) -> str:
        ...
    def solving_to_check(self, *, answer: Value, left: Value, name: Value) -> str:
        """An answer to be checked"""
    solving_bad_table: Phrase
    """What to do about a file that is wrong"""
    solving_why_not_not_open: Phrase
    """Why somebody cannot solve"""
    solving_why_not_no_seat: Phrase
    solving_why_not_over: Phrase
    solving_why_not_started: Phrase
    def solving_still_to_start(self, *, due: Value) -> str:
        """To players who have puzzles left, all in one call."""
    solving_closed: Phrase
    """In the channel: a director closed the stage before its time."""
    def solving_problems_over_limit(self, *, value: Value) -> str:
        ...
    def solving_problems_solved_twice(self, *, value: Value) -> str:
        ...
    eligibility_title: Phrase
    eligibility_seeds: Phrase
    eligibility_about_seeds: Phrase
    eligibility_name: Phrase
    eligibility_score: Phrase
    eligibility_status: Phrase
    eligibility_help: Phrase
    eligibility_level: Phrase
    eligibility_nothing: Phrase
    eligibility_declined: Phrase
    eligibility_no_answer: Phrase
    eligibility_not_invited: Phrase
    eligibility_closed: Phrase
    eligibility_list_stands: Phrase
    def eligibility_seed(self, *, number: Value) -> str:
        """A seat, as things stand."""
    def eligibility_reserve(self, *, number: Value) -> str:
        """Next in line."""
    def eligibility_byes(self, *, count: Value) -> str:
        """Seats nobody has."""
    def eligibility_you_moved_up(self, *, number: Value, title: Value) -> str:
        """To a reserve."""
    def eligibility_gone(self, *, count: Value, names: Value) -> str:
        """Seats have changed hands; $names are $count players"""
    def eligibility_came(self, *, name: Value, number: Value) -> str:
        ...
    def eligibility_then(self, *, name: Value, names: Value) -> str:
        """Reserves, the next one behind the others"""
    eligibility_order: Phrase
    """What the order of the seeds follows"""
    def eligibility_rounds(self, *, first: Value, last: Value) -> str:
        """What rounds are called: letters"""
    rank_board_title: Phrase
    rank_board_puzzles: Phrase
    rank_board_none: Phrase
    rank_board_before: Phrase
    rank_board_after: Phrase
    rank_board_name: Phrase
    rank_board_seed: Phrase
    rank_board_places: Phrase
    rank_board_help: Phrase
    rank_board_no_puzzles: Phrase
    rank_board_left: Phrase
    def rank_board_after_2(self, *, round_title: Value) -> str:
        """The title of the board after a round."""
    def rank_board_puzzle(self, *, name: Value, title: Value, venue: Value) -> str:
        """The heading of a round's puzzle."""
    rank_board_button: Phrase
    """On a button"""
    playoff_pictures_matches: Phrase
    """Of what an alt text tells"""
    def playoff_pictures_ranks(self, *, end: Value, start: Value) -> str:
        """Of what an alt text tells; two heads of columns, such as Start and Round 3"""
    def playoff_pictures_from(self, *, rank: Value) -> str:
        """In an alt text, after a rank and a name: the rank at the start"""
    playoff_pictures_leaving: Phrase
    """Small print"""
    playoff_pictures_winners: Phrase
    """Beside a colour: a bracket of the match table, in one word"""
    playoff_pictures_losers: Phrase
    """Beside a colour: a bracket of the match table, in one word"""
    playoff_pictures_placement: Phrase
    """Beside a colour: a bracket of the match table, in one word"""
    playoff_pictures_championship: Phrase
    """Beside a colour: a bracket of the match table, in one word"""
    def playoff_pictures_revealed(self, *, seats: Value, told: Value) -> str:
        """Under the title of the path during the reveal: of how many players the place is known."""
    preferences_title: Phrase
    preferences_back: Phrase
    preferences_hand_in: Phrase
    preferences_other_round: Phrase
    preferences_for_all: Phrase
    preferences_whole: Phrase
    preferences_rest_follows: Phrase
    preferences_which_round: Phrase
    preferences_heading_every: Phrase
    """What the list is for."""
    def preferences_heading(self, *, name: Value) -> str:
        """What the list is for."""
    preferences_next_place_place_1: Phrase
    """What to click."""
    def preferences_next_place(self, *, place: Value) -> str:
        """What to click."""
    def preferences_for_round(self, *, name: Value) -> str:
        """On a button."""
    scripts_reveal: Phrase
    scripts_next_step: Phrase
    scripts_first_step: Phrase
    scripts_no_script: Phrase
    scripts_all_told: Phrase
    scripts_publish: Phrase
    def scripts_next_is(self, *, sentences: Value, step: Value, steps: Value) -> str:
        """To the director: what the button will tell everybody."""
    def scripts_published(self, *, rounds: Value) -> str:
        """To the director, at the end."""
    scripts_strategy_path: Phrase
    """The title of a picture"""
    scripts_match_diagram: Phrase
    """The title of a picture"""
    def scripts_stage_open(self, *, distance: Value, due: Value) -> str:
        """To the director who wants to begin too early."""
    scripts_close_stage: Phrase
    scripts_close_title: Phrase
    scripts_close_word: Phrase
    """What has to be typed to close the stage: one word."""
    def scripts_close_field(self, *, word: Value) -> str:
        """Label of a form field; $word is what has to be typed."""
    scripts_close_help: Phrase
    def scripts_not_closed(self, *, word: Value) -> str:
        """The wrong word was typed."""
    def scripts_path(self, *, best: Value, loser: Value, match: Value, winner: Value, worst: Value) -> str:
        """Under a step of the reveal: the next match of those it is about and where it leads. $winner and $loser are matches such as G3, or done: then $best and $worst are their places."""

texts: _Texts
