"use strict";
// Swiss (formats/systems/swiss/RULES.md): the cost of every pair and bye by R3 to R9, R15 and R17 to R20, and the standings by R10, R11.
(() => {
  const { formats, isAllocated, membersOf, tableOf, pointsOf, meetingTable, matesOf, pairsOf, byesOf, record, winnerOf, counted, sidesOf, seated, keptApart, proves, standings } = globalThis.heraldCheck;

  // R14: 2 through, 0 out, 1 undecided.
  const decided = (stage) => {
    const { wins_to_advance: enough, losses_to_leave: many } = stage.options, table = tableOf(stage.options);
    const { wins, losses } = record(stage.rounds);
    for (const bye of stage.rounds.flatMap((round) => round.byes)) {
      if (isAllocated(bye) && table.ofBye(bye) >= table.win) wins.set(bye.entrant, (wins.get(bye.entrant) || 0) + 1);
    }
    const won = (who) => wins.get(who) || 0, lost = (who) => losses.get(who) || 0;
    return { won, lost, of: (who) => (enough && won(who) >= enough ? 2 : many && lost(who) >= many ? 0 : 1), isLimited: enough || many };
  };

  const planned = (stage, { rounds, wins_to_advance: enough, losses_to_leave: many } = stage.options) => {
    const size = stage.rounds.length ? membersOf(stage.rounds[0]).length : stage.stillIn.length;
    return rounds || (enough && many ? enough + many - 1 : (Math.max(size, 2) - 1).toString(2).length);
  };
  // R20: points by which the next round is paired.
  const pairingPoints = (stage) => {
    const points = pointsOf(stage), table = tableOf(stage.options), number = stage.rounds.length + 1;
    if (!stage.options.acceleration) return points;
    const first = new Set(stage.rounds.length ? membersOf(stage.rounds[0]) : stage.active), field = stage.seeds.filter((who) => first.has(who));
    const accelerated = Math.ceil(planned(stage) / 2), whole = Math.ceil(accelerated / 2);
    const ahead = number <= whole ? table.win : number <= accelerated ? table.tie : 0;
    for (const who of field.slice(0, 2 * Math.ceil(field.length / 4))) points.set(who, points.get(who) + ahead);
    return points;
  };
  // R18: -1 for a lower score or the bye in the latest round, 1 for a higher one.
  const floatsOf = (stage) => {
    const floats = new Map(), latest = stage.options.remember_floats ? stage.rounds.at(-1) : null;
    if (!latest) return () => 0;
    const points = pairingPoints({ ...stage, rounds: stage.rounds.slice(0, -1) });
    for (const bye of latest.byes) if (isAllocated(bye)) floats.set(bye.entrant, -1);
    for (const { seats: [a, b] } of latest.games) {
      const more = Math.sign((points.get(a) || 0) - (points.get(b) || 0));
      if (more) floats.set(a, -more).set(b, more);
    }
    return (who) => floats.get(who) || 0;
  };
  // R4 and R19.
  const byesHad = (stage) => {
    const byes = byesOf(stage.rounds), forfeits = stage.options.forfeit_counts_as_bye ? counted(stage.rounds).filter(({ result }) => result.how === "forfeit") : [];
    return (who) => byes(who) + forfeits.filter((game) => winnerOf(game) === who).length;
  };

  const pair = (stage, round, lots, proof) => {
    const points = pairingPoints(stage), known = decided(stage), byes = byesHad(stage);
    const order = stage.active.filter((who) => known.of(who) === 1).sort((a, b) => points.get(b) - points.get(a));
    const size = order.length, seat = size % 2;
    const sides = sidesOf(stage), balance = order.map(sides.balance), score = order.map((who) => points.get(who));
    const half = score.map((one) => (score.lastIndexOf(one) - score.indexOf(one) + 1) >> 1), isTop = score.map((one, i) => i - score.indexOf(one) < half[i]);
    const noThird = Boolean(stage.options.no_third_side), due = order.map((who) => (noThird ? sides.due(who) : null));
    const floats = order.map(floatsOf(stage));
    const earlier = meetingTable(order, stage.rounds), had = order.map(byes);
    const never = keptApart(stage, "never_meet"), avoid = keptApart(stage, "avoid_meeting");
    // The rules of a pair in their order: R4, R5 twice, R15, R17, R6, R7, R18, R8, R9 twice. `i` is -1 for the empty seat.
    const costs = (into, u, v) => {
      const i = u - seat, j = v - seat;
      if (i < 0) {
        into.fill(0);
        [into[0], into[5]] = [had[j], size - 1 - j];
        return;
      }
      const met = earlier[i * size + j], isLevel = score[i] === score[j];
      const low = Math.min(balance[i], balance[j]) + 1, high = Math.max(balance[i], balance[j]) - 1;
      into[0] = 0;
      into[1] = met ? 1 : 0;
      into[2] = met;
      into[3] = avoid && avoid(order[i], order[j]) ? 1 : 0;
      into[4] = due[i] !== null && due[i] === due[j] ? 1 : 0;
      into[5] = 0;
      into[6] = (score[i] - score[j]) ** 2;
      into[7] = isLevel ? 0 : (floats[i] < 0 ? 1 : 0) + (floats[j] > 0 ? 1 : 0);
      into[8] = low * low + high * high;
      into[9] = isLevel && isTop[i] === isTop[j] ? 1 : 0;
      into[10] = (j - i - (isLevel ? half[i] : 0)) ** 2;
    };
    const allowed = (u, v) => !never || (seat && u === 0) || !never(order[u - seat], order[v - seat]);
    const mates = matesOf(order, round);
    if (!proof) return { command: "no_proof" };
    const proved = proves({ size: size + seat, count: 11, costs, allowed, dislikes: (u, v) => v - u }, mates, proof[0]);
    if (!proved) return { wrong: "certificate" };
    const hasMet = (v, u) => u >= seat && v >= seat && earlier[(u - seat) * size + v - seat];
    if (!stage.options.allow_repeats && mates.some(hasMet)) return { wrong: "pairings" };
    return {
      proved, games: seated(stage, pairsOf(order, mates), lots, noThird),
      byes: seat ? [{ entrant: round.byes[0].entrant, half_points: stage.options.bye_half_points }] : [],
    };
  };

  const rank = (stage) => {
    const known = decided(stage), before = known.isLimited ? [known.of, known.won, (who) => -known.lost(who)] : [];
    return standings(stage, false, stage.options.tie_breaks, before);
  };
  formats.swiss = { pair, rank, options: ["bye_half_points", "allow_repeats", "tie_breaks"] };
})();
