"use strict";
// Floating double elimination (formats/systems/floating_double_elimination/RULES.md): the cost of every pair and bye by R3 to
// R7 and R21. Play-offs need the command.
(() => {
  const { formats, meetingTable, matesOf, pairsOf, byesOf, record, seated, keptApart, proves } = globalThis.heraldCheck;

  const pair = (stage, round, lots, proof) => {
    const rounds = stage.rounds.filter((one) => one.label !== "Play-off"), { losses } = record(rounds), byes = byesOf(rounds);
    const lost = (who) => losses.get(who) || 0, seed = new Map(stage.seeds.map((who, i) => [who, i + 1]));
    const order = stage.active.filter((who) => lost(who) < 2).sort((a, b) => lost(a) - lost(b) || seed.get(a) - seed.get(b));
    if (order.length < 2 || !proof) return { command: true };
    const earlier = stage.options.earlier_meetings_count ? stage.history.map((one) => one.rounds) : [];
    const met = meetingTable(order, rounds, ...earlier);
    const size = order.length, seat = size % 2, loss = order.map(lost), most = met.reduce((a, b) => Math.max(a, b), 0);
    const fewest = Math.min(...order.map(byes)), had = order.map((who) => (byes(who) > fewest ? 1 : 0));
    const never = keptApart(stage, "never"), avoid = keptApart(stage, "avoid");
    const own = loss.map((one, i) => 2 * (2 * i - loss.indexOf(one) - loss.lastIndexOf(one)) ** 2);
    // Had a bye more (where some never meet), avoided, repeats from the most frequent on, losses and seed of the bye,
    // different losses, and R7 as docs/proofs.md transforms it.
    const count = most + 6;
    const costs = (into, u, v) => {
      const i = u - seat, j = v - seat;
      into.fill(0);
      if (i < 0) {
        into[0] = never ? had[j] : 0;
        [into[most + 2], into[most + 3], into[most + 5]] = [loss[j], seed.get(order[j]), own[j]];
        return;
      }
      const meetings = met[i * size + j], apart = loss[i] !== loss[j];
      into[1] = avoid && avoid(order[i], order[j]) ? 1 : 0;
      if (meetings) into[2 + most - meetings] = 1;
      into[most + 4] = apart ? 1 : 0;
      into[most + 5] = 4 * (apart ? 1 : -1) * (j - i) ** 2 + own[i] + own[j];
    };
    const allowed = (u, v) => (seat && u === 0 ? Boolean(never) || !had[v - 1] : !never || !never(order[u - seat], order[v - seat]));
    const mates = matesOf(order, round);
    const dislikes = (u, v) => (seat && u === 0 ? 0 : size - (v - u));
    const proved = proves({ size: size + seat, count, costs, allowed, dislikes }, mates, proof[0]);
    if (!proved) return { wrong: "certificate" };
    return {
      proved, games: seated(stage, pairsOf(order, mates), lots), idle: stage.active.filter((who) => !order.includes(who)),
      byes: seat ? [{ entrant: round.byes[0].entrant, half_points: stage.options.byes_count_as_wins ? 2 : 0 }] : [],
    };
  };
  formats.floating_double_elimination = { pair, options: ["byes_count_as_wins", "earlier_meetings_count"] };
})();
