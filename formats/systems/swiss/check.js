"use strict";
// Swiss (formats/systems/swiss/RULES.md): the cost of every pair and bye by R3 to R9 and R15, and the standings by R10, R11.
(() => {
  const { formats, tableOf, pointsOf, meetings, byesOf, record, sidesOf, seated, keptApart, proves, standings } = globalThis.heraldCheck;

  // R14: 2 through, 0 out, 1 undecided.
  const decided = (stage) => {
    const { wins_to_advance: enough, losses_to_leave: many } = stage.options, table = tableOf(stage.options);
    const { wins, losses } = record(stage.rounds);
    for (const bye of stage.rounds.flatMap((round) => round.byes)) {
      if ((bye.kind || "allocated") === "allocated" && table.ofBye(bye) >= table.win) wins.set(bye.entrant, (wins.get(bye.entrant) || 0) + 1);
    }
    const won = (who) => wins.get(who) || 0, lost = (who) => losses.get(who) || 0;
    return { won, lost, of: (who) => (enough && won(who) >= enough ? 2 : many && lost(who) >= many ? 0 : 1), isLimited: enough || many };
  };

  const pair = (stage, round, lots, proof) => {
    const points = pointsOf(stage), known = decided(stage), met = meetings(stage.rounds), byes = byesOf(stage.rounds);
    const order = stage.active.filter((who) => known.of(who) === 1).sort((a, b) => points.get(b) - points.get(a));
    const size = order.length, seat = size % 2, place = new Map(order.map((who, i) => [who, i + seat]));
    const sides = sidesOf(stage), balance = order.map(sides.balance), score = order.map((who) => points.get(who));
    const first = score.map((one) => score.indexOf(one)), group = score.map((one) => score.filter((other) => other === one).length);
    const half = group.map((one) => one >> 1), isTop = order.map((_, i) => i - first[i] < half[i]);
    const earlier = order.map((a) => order.map((b) => met(a, b)));
    const never = keptApart(stage, "never"), avoid = keptApart(stage, "avoid");
    const level = (i, j) => score[i] === score[j];
    // A cost of two players, and of the player with the bye.
    const layers = [
      [() => 0, (i) => byes(order[i])],
      [(i, j) => Math.min(1, earlier[i][j]), () => 0],
      [(i, j) => earlier[i][j], () => 0],
      [(i, j) => (avoid && avoid(order[i], order[j]) ? 1 : 0), () => 0],
      [() => 0, (i) => size - 1 - i],
      [(i, j) => (score[i] - score[j]) ** 2, () => 0],
      [(i, j) => (Math.min(balance[i], balance[j]) + 1) ** 2 + (Math.max(balance[i], balance[j]) - 1) ** 2, () => 0],
      [(i, j) => (level(i, j) && isTop[i] === isTop[j] ? 1 : 0), () => 0],
      [(i, j) => (j - i - (level(i, j) ? half[i] : 0)) ** 2, () => 0],
    ].map(([both, bye]) => (u, v) => (seat && u === 0 ? bye(v - 1) : both(u - seat, v - seat)));
    const allowed = (u, v) => !never || (seat && u === 0) || !never(order[u - seat], order[v - seat]);
    const mates = new Array(size + seat).fill(-1);
    for (const { seats: [a, b] } of round.games) [mates[place.get(a)], mates[place.get(b)]] = [place.get(b), place.get(a)];
    if (seat) [mates[0], mates[place.get(round.byes[0]?.entrant)]] = [place.get(round.byes[0]?.entrant), 0];
    if (!proof) return { command: true };
    const proved = proves({ size: size + seat, layers, allowed, dislikes: (u, v) => v - u }, mates, proof[0]);
    if (!proved) return { wrong: "certificate" };
    const pairs = order.map((who, i) => [who, order[mates[i + seat] - seat]]).filter(([who, other]) => other && place.get(who) < place.get(other));
    if (!stage.options.allow_repeats && pairs.some(([a, b]) => met(a, b))) return { wrong: "pairings" };
    return {
      proved, games: seated(stage, pairs, lots), idle: stage.active.filter((who) => known.of(who) !== 1),
      byes: seat ? [{ entrant: round.byes[0].entrant, half_points: stage.options.bye_half_points }] : [],
    };
  };

  const rank = (stage) => {
    const known = decided(stage), before = known.isLimited ? [known.of, known.won, (who) => -known.lost(who)] : [];
    return standings(stage, false, stage.options.tie_breaks, before);
  };
  formats.swiss = { pair, rank };
})();
