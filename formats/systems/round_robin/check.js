"use strict";
// Round robin (formats/systems/round_robin/RULES.md): Berger's table, legs, walkovers, and the standings by R5 and R7.
(() => {
  const { formats, counted, roundOfLegs, standings } = globalThis.heraldCheck;

  const pair = (stage) => {
    const { seeds, active, options } = stage, size = seeds.length;
    const named = roundOfLegs(seeds, options.legs, stage.rounds.length, options.exchange_last_rounds);
    const isIn = (who) => active.includes(who);
    const played = (who) => counted(stage.rounds).filter(({ seats, result }) => result.how === "played" && seats.includes(who)).length;
    const leftEarly = (who) => 2 * played(who) < options.legs * (size - 1);
    const real = named.filter(([a, b]) => a && b), alone = real.filter((two) => two.filter(isIn).length === 1);
    const isStruck = (two) => options.strike_below_half && two.some((who) => !isIn(who) && leftEarly(who));
    return {
      games: real.filter((two) => two.every(isIn)).map((seats) => ({ seats })),
      byes: alone.filter((two) => !isStruck(two)).map((two) => ({ entrant: two.find(isIn), half_points: 2 })),
    };
  };
  const rank = (stage) => standings(stage, true, stage.options.tie_breaks);
  formats.round_robin = { pair, rank, options: ["legs", "exchange_last_rounds", "tie_breaks"] };
})();
