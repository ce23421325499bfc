"use strict";
// Swiss by score groups (formats/systems/score_group_swiss/RULES.md): the order by R4 to R6, the bye by R9, the pairs by R7,
// R8 and R10, as two matchings.
(() => {
  const { formats, compared, sum, tableOf, pointsOf, meetingTable, matesOf, pairsOf, byesOf, counted, seated, keptApart, proves } = globalThis.heraldCheck;

  // R5: F from the ratings, then the sum over all opponents.
  const sosOf = (stage, points, table) => {
    const ratings = stage.seeds.map((who) => stage.entrants.get(who).data.rating).filter((one) => one !== null && one !== undefined);
    const mean = sum(ratings) / ratings.length, over = stage.options.deviation === "sample" ? 1 : 0;
    const spread = ratings.length > over ? Math.sqrt(sum(ratings.map((one) => (one - mean) ** 2)) / (ratings.length - over)) : 0;
    const factor = 0.5 + spread / 100, played = stage.rounds.filter((round) => round.games.every((game) => round.results.has(game.id))).length;
    const sums = new Map(stage.seeds.map((who) => [who, 0]));
    for (const { seats } of counted(stage.rounds)) seats.forEach((who, seat) => {
      const lead = (points.get(who) - points.get(seats[1 - seat])) / table.win;
      sums.set(who, sums.get(who) + 1 / (1 + 10 ** ((factor * lead) / (played + 1))));
    });
    return (who) => Math.round(sums.get(who) * 1e9);
  };
  const ordered = (stage, players, drawn) => {
    const table = tableOf(stage.options), points = pointsOf(stage, table), sos = sosOf(stage, points, table);
    const rating = (who) => stage.entrants.get(who).data.rating ?? -Infinity;
    const lot = (who) => (drawn.includes(who) ? drawn.indexOf(who) : drawn.length);
    const key = (who) => [-points.get(who), -sos(who), -rating(who), lot(who)];
    return [...players].sort((a, b) => compared(key(a), key(b)));
  };

  const pair = (stage, round, lots, proof) => {
    const drawn = lots.shuffled(stage.active, `numbers of round ${stage.rounds.length + 1}`);
    const order = stage.rounds.length ? ordered(stage, stage.active, drawn) : stage.active;
    const byes = byesOf(stage.rounds), points = pointsOf(stage);
    const never = keptApart(stage, "never_meet"), avoid = keptApart(stage, "avoid_meeting");
    const count = 3 + Boolean(never);
    // Had a bye (where some never meet), R3 twice, avoided.
    const costsOf = (players, seat, had) => {
      const table = meetingTable(players, stage.rounds), at = count - 3;
      return (into, u, v) => {
        const i = u - seat, j = v - seat, met = i < 0 ? 0 : table[i * players.length + j];
        if (at) into[0] = i < 0 ? had(v) : 0;
        into[at] = met ? 1 : 0;
        into[at + 1] = met;
        into[at + 2] = i >= 0 && avoid && avoid(players[i], players[j]) ? 1 : 0;
      };
    };
    if (!proof) return { command: "no_proof" };
    const certificates = [...proof];
    let bye = null;
    if (order.length % 2) {
      const candidates = order.some((who) => !byes(who)) ? order.filter((who) => !byes(who)) : order;
      const had = (v) => (candidates.includes(order[v - 1]) ? 0 : 1);
      const allowed = (u, v) => (u ? !never || !never(order[u - 1], order[v - 1]) : Boolean(never) || !had(v));
      const certificate = certificates.shift(), mates = certificate?.mates || [];
      const dislikes = (u, v) => (u ? 0 : order.length - v);
      if (proves({ size: order.length + 1, count, costs: costsOf(order, 1, had), allowed, dislikes }, mates, certificate) !== "proved") return { wrong: "certificate" };
      bye = order[mates[0] - 1];
    }
    const players = order.filter((who) => who !== bye), size = players.length, score = players.map((who) => points.get(who));
    const begin = score.map((one) => score.indexOf(one)), end = score.map((one) => score.lastIndexOf(one) + 1);
    // R8: the place of v in the search of u.
    const search = (u, v) => {
      const half = (end[u] - begin[u]) >> 1, opposite = u + half;
      if (v >= end[u]) return v - u - 1;
      if (u - begin[u] >= half) return v - u - 1;
      return v >= opposite ? v - opposite : end[u] - 1 - v;
    };
    const mates = matesOf(players, round);
    const allowed = (u, v) => !never || !never(players[u], players[v]);
    const proved = proves({ size, count, costs: costsOf(players, 0), allowed, dislikes: search }, mates, certificates[0]);
    if (!proved) return { wrong: "certificate" };
    const earlier = meetingTable(players, stage.rounds);
    if (!stage.options.allow_repeats && mates.some((v, u) => earlier[u * size + v])) return { wrong: "pairings" };
    return { proved, games: seated(stage, pairsOf(players, mates), lots), byes: bye ? [{ entrant: bye, half_points: stage.options.bye_half_points }] : [] };
  };

  const rank = (stage) => {
    const drawn = stage.rounds.flatMap((round) => round.rationale.filter((one) => one.code === "lots")).at(-1)?.about || [];
    const order = stage.rounds.length ? ordered(stage, stage.seeds, drawn) : stage.seeds;
    return { order, points: pointsOf(stage) };
  };
  formats.score_group_swiss = { pair, rank, options: ["bye_half_points", "allow_repeats", "deviation"] };
})();
