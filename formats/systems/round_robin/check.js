"use strict";
// Round robin (formats/systems/round_robin/RULES.md): Berger's table, legs, walkovers, and the standings by R5 and R7.
(() => {
  const { formats, standings } = globalThis.heraldCheck;

  const berger = (last, number) => {
    const circle = last - 1, turn = (n) => (((n % circle) + circle) % circle) + 1;
    const pivot = turn((number - 1) * (last / 2));
    const pairs = [pivot <= last / 2 ? [pivot, last] : [last, pivot]];
    for (let step = 1; step < last / 2; step += 1) {
      const [low, high] = [turn(pivot + step - 1), turn(pivot - step - 1)].sort((a, b) => a - b);
      pairs.push((low + high) % 2 ? [low, high] : [high, low]);
    }
    return pairs;
  };

  const pair = (stage) => {
    const { seeds, active, options } = stage, size = seeds.length, last = size + (size % 2), length = last - 1;
    const leg = Math.floor(stage.rounds.length / length);
    let at = stage.rounds.length % length;
    if (options.exchange_last_rounds && leg < options.legs - 1 && length > 1 && at >= length - 2) at = 2 * length - 3 - at;
    const named = berger(last, at + 1).map((pair) => (leg % 2 ? [pair[1], pair[0]] : pair).map((seed) => seeds[seed - 1]));
    const isIn = (who) => active.includes(who);
    const games = stage.rounds.flatMap((round) => round.games.map((game) => ({ game, result: round.results.get(game.id) })));
    const leftEarly = (who) => 2 * games.filter(({ game, result }) => result?.how === "played" && game.seats.includes(who)).length < options.legs * (size - 1);
    const real = named.filter(([a, b]) => a && b), alone = real.filter((two) => two.filter(isIn).length === 1);
    const isStruck = (two) => options.strike_below_half && two.some((who) => !isIn(who) && leftEarly(who));
    const free = named.flat().filter((who, _, all) => who && !real.flat().includes(who) && all.includes(undefined));
    return {
      games: real.filter((two) => two.every(isIn)).map((seats, i) => ({ id: `s${stage.number}r${stage.rounds.length + 1}b${i + 1}`, board: i + 1, seats })),
      byes: alone.filter((two) => !isStruck(two)).map((two) => ({ entrant: two.find(isIn), half_points: 2 })),
      idle: [...free.filter(isIn), ...alone.filter(isStruck).map((two) => two.find(isIn))],
    };
  };
  formats.round_robin = { pair, rank: (stage) => standings(stage, true, stage.options.tie_breaks) };
})();
