"""What each option comes to, as a sentence in the rules that players read; see `rule.` in `docs/adding-a-format.md`."""

from __future__ import annotations

OPTION_WORDS = {
    "rule.rounds": "{value} {value:round is|rounds are} played.",
    "rule.opening.auto": "It opens with a whole round robin where that fits, else with Initial Fontes.",
    "rule.opening.round_robin": "It opens with a whole round robin.",
    "rule.opening.initial_fontes": "It opens with Initial Fontes.",
    "rule.opening.swiss": "It opens with Swiss rounds.",
    "rule.round_robin_margin": "A round robin fits if at least {value} {value:round is|rounds are} left after it.",
    "rule.first_cop_round": "COP pairs from round {value} on.",
    "rule.place_prizes": "{value} {value:place wins|places win} a prize.",
    "rule.class_prizes": "Prizes for classes 1, 2 and so on: {value}.",
    "rule.simulations": "For each pairing the rest is simulated {value} times.",
    "rule.always_wins_simulations": "{value} simulations decide who controls their destiny.",
    "rule.always_wins_tolerance": (
        "A player who wins all but at most this share of them counts as always winning: {value}."
    ),
    "rule.gibson_spread": (
        "The greatest margin of a game, from the last round backwards; the last value goes on: {value}."
    ),
    "rule.hopefulness": (
        "Contenders reach a place in more than this share of simulations, from the last round backwards: {value}."
    ),
    "rule.control_loss_thresholds": (
        "Destiny is at stake if more than this share of wins is lost, from the last round backwards: {value}."
    ),
    "rule.control_loss_activation_round": "From round {value} on the leader is steered.",
    "rule.margins.uniform": "Margins of simulated games are spread evenly.",
    "rule.margins.half_normal": "Margins of simulated games are spread like half a bell curve.",
    "rule.bye_spread": "A bye wins a spread of {value}; a forfeit or an absence loses as much.",
    "rule.allow_repeat_byes.yes": "A player may have a second bye.",
    "rule.allow_repeat_byes.no": "Nobody has a second bye where that can be avoided.",
    "rule.top_down_byes.yes": "Byes go to the top of the standings first.",
    "rule.top_down_byes.no": "Byes go to the bottom of the standings first.",
    "rule.lone_leader_bye.yes": "A Gibsonized leader who is the only Gibsonized player may have the bye.",
    "rule.lone_leader_bye.no": "A Gibsonized leader who is the only Gibsonized player does not get the bye for that.",
    "rule.usual_low": "Herald asks about scores below {value}, but takes them.",
    "rule.usual_high": "Herald asks about scores above {value}, but takes them.",
    "rule.usual_margin": "Herald asks about margins above {value}, but takes them.",
    "rule.prohibitive": "What must not happen weighs {value}.",
    "rule.based_on": "Rounds paired on older standings, as 9:7 for round 9 on those after round 7: {value}.",
    "rule.prepaired": "Games fixed beforehand: {value}.",
}
