"use strict";
// Floating double elimination (formats/systems/floating_double_elimination/RULES.md): the cost of every pair and bye by R3 to
// R7 and R21. Play-offs need the command.
(() => {
  const { formats, meetings, byesOf, record, seated, keptApart, proves } = globalThis.heraldCheck;

  const pair = (stage, round, lots, proof) => {
    const rounds = stage.rounds.filter((one) => one.label !== "Play-off"), { losses } = record(rounds), byes = byesOf(rounds);
    const lost = (who) => losses.get(who) || 0, seed = new Map(stage.seeds.map((who, i) => [who, i + 1]));
    const order = stage.active.filter((who) => lost(who) < 2).sort((a, b) => lost(a) - lost(b) || seed.get(a) - seed.get(b));
    if (order.length < 2 || !proof) return { command: true };
    const played = [rounds, ...(stage.options.earlier_meetings_count ? stage.history.map((one) => one.rounds) : [])].map(meetings);
    const met = order.map((a) => order.map((b) => played.reduce((sum, of) => sum + of(a, b), 0)));
    const size = order.length, seat = size % 2, loss = order.map(lost), most = Math.max(...met.flat());
    const fewest = Math.min(...order.map(byes)), had = order.map((who) => (byes(who) > fewest ? 1 : 0));
    const never = keptApart(stage, "never"), avoid = keptApart(stage, "avoid");
    const own = loss.map((one, i) => 2 * (2 * i - loss.indexOf(one) - loss.lastIndexOf(one)) ** 2);
    const apart = (i, j) => Math.abs(loss[i] - loss[j]);
    const layers = [
      ...(seat && never ? [[() => 0, (i) => had[i]]] : []),
      ...(avoid ? [[(i, j) => (avoid(order[i], order[j]) ? 1 : 0), () => 0]] : []),
      ...Array.from({ length: most }, (_, k) => [(i, j) => (met[i][j] === most - k ? 1 : 0), () => 0]),
      [() => 0, (i) => loss[i]], [() => 0, (i) => seed.get(order[i])],
      [(i, j) => (apart(i, j) === 1 ? 1 : 0), () => 0],
      // R7 as docs/proofs.md transforms it: each player's own part is the same in every matching.
      [(i, j) => 4 * (apart(i, j) ? 1 : -1) * (j - i) ** 2 + own[i] + own[j], (i) => own[i]],
    ].map(([both, bye]) => (u, v) => (seat && u === 0 ? bye(v - 1) : both(u - seat, v - seat)));
    const allowed = (u, v) => (seat && u === 0 ? Boolean(never) || !had[v - 1] : !never || !never(order[u - seat], order[v - seat]));
    const place = new Map(order.map((who, i) => [who, i + seat])), mates = new Array(size + seat).fill(-1);
    for (const { seats: [a, b] } of round.games) [mates[place.get(a)], mates[place.get(b)]] = [place.get(b), place.get(a)];
    if (seat) [mates[0], mates[place.get(round.byes[0]?.entrant)]] = [place.get(round.byes[0]?.entrant), 0];
    const dislikes = (u, v) => (seat && u === 0 ? 0 : size - (v - u));
    const proved = proves({ size: size + seat, layers, allowed, dislikes }, mates, proof[0]);
    if (!proved) return { wrong: "certificate" };
    const pairs = order.map((who, i) => [who, order[mates[i + seat] - seat]]).filter(([who, other]) => other && place.get(who) < place.get(other));
    return {
      proved, games: seated(stage, pairs, lots), idle: stage.active.filter((who) => !place.has(who)),
      byes: seat ? [{ entrant: round.byes[0].entrant, half_points: stage.options.byes_count_as_wins ? 2 : 0 }] : [],
    };
  };
  formats.floating_double_elimination = { pair };
})();
