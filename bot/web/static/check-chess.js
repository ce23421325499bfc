"use strict";
// A stage as a chess federation records it, and FIDE's tie-breaks (C.07; formats/toolkit/fide). Points are tenths.
(() => {
  const { byValue, isAllocated, sum, tableOf, pointsOf } = globalThis.heraldCheck;
  const tenths = ({ options }) => {
    const table = tableOf(options), of = (points) => (10 * points) / table.scale;
    return { table, of, win: of(table.win), draw: of(table.tie), loss: of(options.points ? options.points[2] : 0) };
  };

  // What each player did in each round: points, opponent and colour if any, and what kind of round it was.
  const entriesOf = (stage, order) => {
    const { table, of } = tenths(stage), absence = { points: of(table.ofBye({ half_points: 0, kind: "zero" })), kind: "asked" };
    return stage.rounds.map(({ games, byes, results }) => {
      const found = new Map(order.map((who) => [who, absence]));
      for (const bye of byes) {
        const points = of(table.ofBye(isAllocated(bye) ? { half_points: stage.options.bye_half_points } : bye));
        found.set(bye.entrant, { points, kind: isAllocated(bye) || bye.kind === "full" ? "awarded" : "asked", allocated: isAllocated(bye) });
      }
      for (const { id, seats } of games) {
        const result = results.get(id), white = result.first === seats[1] ? 1 : 0, made = table.ofResult(result);
        const kind = (seat) => (result.how === "played" ? "game" : result.half_points[seat] === 2 ? "forfeit won" : "forfeit lost");
        if (result.how !== "void") seats.forEach((who, seat) => found.set(who, {
          points: of(made[seat]), opponent: seats[1 - seat], colour: seat === white ? 1 : -1, kind: kind(seat), played: result.how === "played",
        }));
      }
      return found;
    });
  };

  // Article 16: scores as they count for opponents, and the dummy of a round without a game.
  const isVoluntary = (entry) => ["asked", "forfeit lost"].includes(entry.kind);
  const scoresOf = (stage, order) => {
    const rounds = entriesOf(stage, order), { draw, win } = tenths(stage);
    const of = new Map(order.map((who) => [who, rounds.map((round) => round.get(who))]));
    const own = new Map(order.map((who) => [who, sum(of.get(who).map((entry) => entry.points))]));
    const adjusted = new Map(order.map((who) => {
      const rows = of.get(who), end = rows.findLastIndex((entry) => !isVoluntary(entry));
      return [who, sum(rows.map((entry, i) => (i > end && entry.kind === "asked" ? draw : entry.points)))];
    }));
    const faced = (who, { played, opponent }) => (played ? adjusted.get(opponent)
      : Math.min(own.get(who), opponent ? adjusted.get(opponent) : draw * rounds.length));
    return { of, win, faced };
  };
  // Articles 8, 9 and 14: the sum of what each round adds, without the least ones.
  const total = ({ of, faced }, who, cut, isMedian, weight) => {
    const left = of.get(who).map((entry) => {
      const score = faced(who, entry);
      return { score, value: score * weight(entry), voluntary: isVoluntary(entry) };
    });
    const take = (one) => left.splice(left.indexOf(one), 1);
    const first = (rows, before) => rows.reduce((best, one) => (before(one, best) ? one : best));
    for (let n = cut; n > 0 && left.length; n -= 1) {
      const least = first(left, (one, best) => one.score < best.score || (one.score === best.score && one.value < best.value));
      const voluntary = left.filter((one) => one.voluntary), other = voluntary.length ? first(voluntary, (one, best) => one.value < best.value) : least;
      take(other.value >= least.value ? other : least);
    }
    for (let n = isMedian ? cut : 0; n > 0 && left.length; n -= 1) take(first(left, (one, best) => one.value > best.value));
    return sum(left.map((one) => one.value));
  };
  // Article 6: direct encounter; who has met another more than once has the mean.
  const separated = (level, { of, win }) => {
    if (level.length < 2) return [level];
    const met = new Map(level.map((who) => {
      const games = of.get(who).filter((entry) => entry.played && level.includes(entry.opponent));
      const means = level.map((other) => games.filter((entry) => entry.opponent === other).map((entry) => entry.points)).filter((one) => one.length);
      return [who, means.map((one) => sum(one) / one.length)];
    }));
    const points = (who) => sum(met.get(who)), missing = (who) => level.length - 1 - met.get(who).length;
    let groups = [], rest = level;
    if (!level.some(missing)) groups = byValue(level, points);
    else {
      const isFirst = (who) => rest.every((other) => other === who || points(who) > points(other) + win * missing(other));
      for (let best; (best = rest.find(isFirst)) !== undefined; rest = rest.filter((who) => who !== best)) groups.push([best]);
      if (rest.length) groups.push(rest);
    }
    return groups.length === 1 ? groups : groups.flatMap((group) => separated(group, { of, win }));
  };

  // Standings by points and these codes; null for a code not known here.
  const rank = (stage, order, codes) => {
    const open = stage.rounds.findIndex((round) => round.games.some((game) => !round.results.has(game.id)));
    const scores = scoresOf({ ...stage, rounds: open < 0 ? stage.rounds : stage.rounds.slice(0, open) }, order), points = pointsOf(stage);
    const { of, win } = scores, read = codes.map((code) => /^(?:DE|WIN|(BH|SB)(?:\/([CM])(\d+))?)$/.exec(code));
    if (read.includes(null)) return null;
    let groups = byValue(order, (who) => points.get(who));
    for (const [code, name, kind, cut] of read) {
      const value = (who) => (name ? total(scores, who, Number(cut || 0), kind === "M", (entry) => (name === "SB" ? entry.points : 10))
        : of.get(who).filter((entry) => entry.points === win).length);
      groups = groups.flatMap((group) => (code === "DE" ? separated(group, scores) : byValue(group, value)));
    }
    return { order: groups.flat(), points };
  };
  globalThis.heraldCheck.chess = { tenths, entriesOf, rank };
})();
