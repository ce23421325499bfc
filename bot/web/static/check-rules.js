"use strict";
// What several formats share: points, meetings, sides, standings, and the proof that a matching is the best one.
(() => {
  const { isAllocated } = globalThis.heraldCheck;
  // The order of two lists of numbers by their first difference, for sorting: negative where the first one is before.
  const compared = (a, b) => a.map((mine, i) => mine - b[i]).find(Boolean) || 0;

  // Members by a value, the highest first; equal ones stay as they are.
  const byValue = (group, value) => [...new Set(group.map(value))].sort((a, b) => b - a).map((one) => group.filter((who) => value(who) === one));

  const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

  // Points of a stage in whole units, `scale` to a point, by the table of its options (half-points without one).
  const tableOf = ({ points, forfeit_points: forfeit, bye_points: byes, bonus, point_scale: scale }) => {
    const [win, tie, loss] = points || [2, 1, 0], [forfeitWin, forfeitLoss] = forfeit || [win, loss];
    const off = points ? [...(byes || []).slice(1), ...[forfeitWin, tie, 0].slice(Math.max(0, (byes || []).length - 1))] : [2, 1, 0];
    const bonuses = (bonus || []).map((text) => /^(win|loss) by (\d+): (\d+)$/.exec(text).slice(1));
    const ofBye = (bye) => (points && byes && byes.length && isAllocated(bye) ? byes[0] : off[2 - bye.half_points]);
    const ofResult = ({ how, half_points: half, scores }) => {
      if (!points) return half;
      if (how === "void") return [0, 0];
      const worth = { 2: how === "played" ? win : forfeitWin, 1: tie, 0: how === "played" ? loss : forfeitLoss };
      const margin = how === "played" && scores && half[0] !== half[1] ? Math.abs(scores[0] - scores[1]) : null;
      return half.map((mine, seat) => worth[mine] + sum(bonuses.map(([kind, least, more]) => {
        const isMine = margin !== null && (kind === "win") === (mine > half[1 - seat]);
        return isMine && (kind === "win" ? margin >= least : margin <= least) ? Number(more) : 0;
      })));
    };
    return { win, tie, scale: points ? scale || 1 : 2, ofBye, ofResult };
  };

  const counted = (rounds) => rounds.flatMap((round) => round.games
    .filter((game) => round.results.has(game.id) && round.results.get(game.id).how !== "void")
    .map((game) => ({ seats: game.seats, result: round.results.get(game.id) })));
  const add = (totals, key, more) => totals.set(key, (totals.get(key) || 0) + more);
  const couple = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);

  const pointsOf = (stage, table = tableOf(stage.options)) => {
    const points = new Map(stage.seeds.map((who) => [who, 0]));
    for (const { seats, result } of counted(stage.rounds)) table.ofResult(result).forEach((made, seat) => add(points, seats[seat], made));
    for (const round of stage.rounds) for (const bye of round.byes) add(points, bye.entrant, table.ofBye(bye));
    return points;
  };
  // How often players in order have met, as a table of their places.
  const meetingTable = (order, ...played) => {
    const place = new Map(order.map((who, i) => [who, i])), table = new Uint8Array(order.length ** 2);
    for (const { seats, result } of played.flatMap(counted)) {
      const [i, j] = seats.map((who) => place.get(who));
      if (result.how !== "played" || i === undefined || j === undefined) continue;
      table[i * order.length + j] = table[j * order.length + i] += 1;
    }
    return table;
  };
  // A round as a matching of players in order, with the empty seat before them where their number is odd.
  const matesOf = (order, { games, byes }) => {
    const seat = order.length % 2, place = new Map(order.map((who, i) => [who, i + seat])), mates = new Array(order.length + seat).fill(-1);
    for (const { seats: [a, b] } of games) [mates[place.get(a)], mates[place.get(b)]] = [place.get(b), place.get(a)];
    if (seat) [mates[0], mates[place.get(byes[0]?.entrant)]] = [place.get(byes[0]?.entrant), 0];
    return mates;
  };
  const pairsOf = (order, mates) => {
    const seat = order.length % 2;
    return order.map((who, i) => [who, order[mates[i + seat] - seat]]).filter(([, other], i) => other && i + seat < mates[i + seat]);
  };
  const byesOf = (rounds) => {
    const byes = new Map();
    for (const bye of rounds.flatMap((round) => round.byes)) if (isAllocated(bye) || bye.kind === "full") add(byes, bye.entrant, 1);
    return (who) => byes.get(who) || 0;
  };
  const winnerOf = ({ seats, result: { half_points: [first, second] } }) => (first === second ? null : seats[first > second ? 0 : 1]);
  const record = (rounds) => {
    const wins = new Map(), losses = new Map();
    for (const game of counted(rounds)) game.seats.forEach((who, seat) => {
      if (who === winnerOf(game)) add(wins, who, 1);
      else if (game.result.half_points[seat] === 0) add(losses, who, 1);
    });
    return { wins, losses };
  };
  // Scores of everybody in rounds: minus the opponents', and one's own.
  const scoresOf = (rounds) => {
    const difference = new Map(), scored = new Map();
    for (const { seats, result: { scores } } of counted(rounds)) for (const seat of scores ? [0, 1] : []) {
      add(difference, seats[seat], scores[seat] - scores[1 - seat]);
      add(scored, seats[seat], scores[seat]);
    }
    return { difference, scored };
  };

  // Sides: six rules in strict priority, and before them, with `noThird`, the end of a run of two (formats/toolkit/sides.py).
  const sidesOf = (stage) => {
    const games = counted([...stage.history, stage].flatMap((one) => one.rounds))
      .map(({ seats, result }) => (result.first === seats[1] ? [seats[1], seats[0]] : seats));
    const of = new Map();
    for (const game of games) for (const who of game) of.set(who, [...(of.get(who) || []), game]);
    const history = (who) => {
      const sides = (of.get(who) || []).map((game) => game.indexOf(who));
      let streak = 0;
      while (streak < sides.length && sides.at(-1 - streak) === sides.at(-1)) streak += 1;
      return { balance: sum(sides.map((side) => 1 - 2 * side)), last: sides.at(-1) ?? null, streak };
    };
    const due = ({ last, streak }) => (streak >= 2 ? 1 - last : null);
    const choose = (a, b, lots, noThird = false) => {
      const mine = history(a), theirs = history(b), met = (of.get(a) || []).filter((game) => game.includes(b));
      const lower = (x, y) => (x === y ? null : x < y ? a : b);
      const firsts = (who) => met.filter((game) => game[0] === who).length;
      const changing = mine.streak > theirs.streak ? [a, b, mine.last] : [b, a, theirs.last];
      const endsRun = !noThird || due(mine) === due(theirs) ? null : due(mine) === 0 || due(theirs) === 1 ? a : b;
      const first = endsRun
        ?? lower(mine.balance, theirs.balance)
        ?? lower(firsts(a), firsts(b))
        ?? (mine.last === null || theirs.last === null || mine.last === theirs.last ? null : [a, b][theirs.last])
        ?? (mine.streak === theirs.streak ? null : changing[2] === 1 ? changing[0] : changing[1])
        ?? (met.length ? met.at(-1)[1] : null)
        ?? (lots.number(0, 1, `sides of ${a} and ${b}`) === 0 ? a : b);
      return first === a ? [a, b] : [b, a];
    };
    return { choose, balance: (who) => history(who).balance, due: (who) => due(history(who)) };
  };
  const seated = (stage, pairs, lots, noThird) => {
    const sides = sidesOf(stage);
    return pairs.map(([a, b]) => ({ seats: sides.choose(a, b, lots, noThird) }));
  };

  // Who is kept from whom (never_meet, avoid_meeting): true for a pair that shares what a rule names, or is one.
  const keptApart = (stage, kind) => {
    const rules = stage.options[kind] || [], until = stage.options[`${kind}_rounds`];
    if (!rules.length || stage.rounds.length + 1 > (until ?? Infinity)) return null;
    const value = (who, name) => {
      const given = stage.entrants.get(who).data.attributes[name] ?? null;
      return given === null ? "" : String(given).trim().split(/\s+/).join(" ").toLowerCase();
    };
    const named = ["club", "country", "family"].filter((name) => rules.includes(name));
    const pairs = new Set(rules.filter((rule) => rule.includes(" ")).map((rule) => couple(...rule.split(" "))));
    return (a, b) => pairs.has(couple(a, b)) || named.some((name) => value(a, name) && value(a, name) === value(b, name));
  };

  // The proof: docs/proofs.md, "Certificates".
  const big = (hex) => (hex[0] === "-" ? -BigInt(`0x${hex.slice(1)}`) : BigInt(`0x${hex}`));
  const bits = (n) => n.toString(2).length * (n > 0 ? 1 : 0);

  // The places of the layers in a cost, the most important first, as docs/proofs.md says; layers without a range have none.
  const placed = (size, count, costs, allowed) => {
    const here = new Float64Array(count), least = new Float64Array(count).fill(Infinity), most = new Float64Array(count).fill(-Infinity), columns = [];
    for (let u = 0; u < size; u += 1) for (let v = u + 1; v < size; v += 1) {
      if (!allowed(u, v)) continue;
      costs(here, u, v);
      for (let layer = 0; layer < count; layer += 1) {
        const cost = here[layer];
        if (cost < least[layer]) least[layer] = cost;
        if (cost > most[layer]) most[layer] = cost;
      }
    }
    let offset = 2;
    for (let layer = count - 1; layer >= 0; layer -= 1) {
      if (!(most[layer] > least[layer])) continue;
      columns.unshift({ layer, least: least[layer], offset });
      offset += bits(BigInt(most[layer] - least[layer]) * BigInt(size >> 1));
    }
    return columns;
  };
  // A price as one digit for each column, from -half to half of the column's room, so that floats compute with it exactly.
  const digits = (price, columns) => {
    const found = [];
    for (let i = columns.length - 1; i > 0; i -= 1) {
      const width = BigInt(columns[i - 1].offset - (i === columns.length - 1 ? 0 : columns[i].offset));
      const digit = BigInt.asIntN(Number(width), price);
      found.unshift(Number(digit));
      price = (price - digit) >> width;
    }
    return [Number(price), ...found];
  };

  // The blossoms around both ends of each pair u < v, as a number into `twice` (their summed prices, doubled); null if they cross.
  const nested = (size, blossoms) => {
    const inner = new Uint16Array(size * size), twice = [0n], counts = [0];
    for (const [price, inside] of blossoms) {
      const vertices = Uint16Array.from(inside).sort(), count = vertices.length;
      if (price < 0n || count % 2 === 0 || new Set(vertices).size !== count || vertices[count - 1] >= size) return null;
      const around = inner[vertices[0] * size + vertices[1]];
      twice.push(twice[around] + 2n * price);
      counts.push(counts[around] + 1);
      for (let i = 0; i < count; i += 1) for (let j = i + 1; j < count; j += 1) {
        const at = vertices[i] * size + vertices[j];
        if (inner[at] !== around) return null;
        inner[at] = twice.length - 1;
      }
    }
    return { inner, twice, counts };
  };
  const leftOnce = (mates, blossoms) => blossoms.every(([, vertices]) => {
    const inside = new Set(vertices);
    return vertices.filter((v) => !inside.has(mates[v])).length === 1;
  });
  const readProof = ({ prices, blossoms }) => ({
    prices: prices.map(big), blossoms: blossoms.map(([price, vertices]) => [big(price), vertices]).filter(([price]) => price),
  });

  // The pairs without slack, if the prices prove that these mates cost the least; null if they do not.
  const tightPairs = (size, count, costs, allowed, mates, proof) => {
    const columns = placed(size, count, costs, allowed), { prices, blossoms } = readProof(proof);
    const around = nested(size, blossoms), last = columns.length - 1, width = Math.max(columns.length, 1);
    if (!around || prices.length !== size || !leftOnce(mates, blossoms)) return null;
    const flat = (numbers) => Float64Array.from(numbers.flatMap((one) => digits(one, columns)));
    const price = flat(prices), twice = flat(around.twice), { inner } = around, tight = [], here = new Float64Array(count);
    const scale = columns.map((column, i) => (i ? 2 ** (columns[i - 1].offset - (i === last ? 0 : column.offset)) : 1));
    if (scale.some((one) => one > 2 ** 48) || [...price, ...twice].some((one) => !Number.isSafeInteger(one))) return null;
    const layer = Int32Array.from(columns, (column) => column.layer), least = Float64Array.from(columns, (column) => column.least);
    for (let u = 0; u < size; u += 1) for (let v = u + 1; v < size; v += 1) {
      if (!allowed(u, v)) {
        if (mates[u] === v) return null;
        continue;
      }
      const mine = u * width, theirs = v * width, back = inner[u * size + v] * width;
      let slack = last < 0 ? twice[back] - price[mine] - price[theirs] : 0;
      costs(here, u, v);
      for (let i = 0; i <= last && slack <= 8 && slack >= -8; i += 1) {
        const cost = here[layer[i]] - least[i];
        slack = slack * scale[i] + (i === last ? 4 * cost : cost) - price[mine + i] - price[theirs + i] + twice[back + i];
      }
      if (slack < 0 || (mates[u] === v && slack !== 0)) return null;
      if (slack === 0) tight.push([u, v]);
    }
    return { tight, around };
  };

  // Among equally cheap matchings the first vertex has the partner it prefers, then the second: a matching of tight pairs.
  const isPreferred = (size, { tight, around }, dislikes, mates, choice) => {
    const near = Array.from({ length: size }, () => []);
    for (const [u, v] of tight) { near[u].push(v); near[v].push(u); }
    const part = new Array(size).fill(-1);
    for (let root = 0; root < size; root += 1) {
      if (part[root] >= 0) continue;
      const inside = [root];
      part[root] = root;
      for (const u of inside) for (const v of near[u]) if (part[v] < 0) { part[v] = root; inside.push(v); }
      if (inside.length === 2) continue;
      const proof = choice?.[root];
      if (!proof) return null;
      inside.sort((a, b) => a - b);
      const place = new Map(inside.map((v, i) => [v, i])), ranks = new Map(), shifts = [];
      let width = 0;
      for (const u of [...inside].reverse()) {
        const later = near[u].filter((v) => v > u).map((v) => dislikes(u, v));
        const known = [...new Set(later)].sort((a, b) => a - b);
        ranks.set(u, known);
        shifts[place.get(u)] = width;
        width += bits(Math.max(0, known.length - 1));
      }
      const deepest = Math.max(...inside.flatMap((u) => near[u].filter((v) => v > u).map((v) => around.counts[around.inner[u * size + v]])));
      const { prices, blossoms } = readProof(proof), own = inside.map((v) => place.get(mates[v]));
      const priced = nested(inside.length, blossoms);
      if (!priced || prices.length !== inside.length || !leftOnce(own, blossoms)) return false;
      for (const u of inside) for (const v of near[u]) {
        if (v < u) continue;
        const i = place.get(u), j = place.get(v), outside = deepest - around.counts[around.inner[u * size + v]];
        const rank = ranks.get(u).indexOf(dislikes(u, v));
        const cost = 4n * ((BigInt(outside) << BigInt(width)) + (BigInt(rank) << BigInt(shifts[i])));
        const slack = cost - prices[i] - prices[j] + priced.twice[priced.inner[i * inside.length + j]];
        if (slack < 0n || (own[i] === j && slack !== 0n)) return false;
      }
    }
    return true;
  };

  // "proved" for the best and preferred matching, "best" where the choice among equals has no proof, "" for no proof.
  // `costs` writes the `count` layers of a pair into an array, the most important first.
  const proves = ({ size, count, costs, allowed = () => true, dislikes }, mates, proof) => {
    if (!proof || mates.length !== size || mates.some((v, u) => v === u || mates[v] !== u)) return "";
    const found = tightPairs(size, count, costs, allowed, mates, proof);
    if (!found) return "";
    const preferred = dislikes ? isPreferred(size, found, dislikes, mates, proof.choice) : true;
    return preferred === null ? "best" : preferred ? "proved" : "";
  };

  // Berger's table, and its round of members after so many played; nobody (undefined) is the opponent of who is free.
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
  const roundOfLegs = (members, legs, played, exchange) => {
    const last = members.length + (members.length % 2), length = last - 1, leg = Math.floor(played / length);
    let at = played % length;
    if (exchange && leg < legs - 1 && length > 1 && at >= length - 2) at = 2 * length - 3 - at;
    return berger(last, at + 1).map((pair) => (leg % 2 ? [pair[1], pair[0]] : pair).map((seed) => members[seed - 1]));
  };

  // Members dealt to groups back and forth, and the next round of Berger's table in each named group.
  const snake = (members, count) => {
    const groups = Array.from({ length: count }, () => []);
    members.forEach((who, i) => groups[Math.floor(i / count) % 2 ? count - 1 - (i % count) : i % count].push(who));
    return groups;
  };
  const roundOfGroups = ({ active, rounds }, groups, legs) => {
    const games = [], byes = [], isIn = (who) => active.includes(who);
    for (const { name, members } of groups) {
      if (rounds.length >= legs * (members.length + (members.length % 2) - 1)) continue;
      for (const two of roundOfLegs(members, legs, rounds.length, true).filter(([a, b]) => a && b)) {
        const present = two.filter(isIn);
        if (present.length === 2) games.push({ seats: two, label: name });
        if (present.length === 1) byes.push({ entrant: present[0], half_points: 2 });
      }
    }
    return { games, byes };
  };

  // Standings by points and the tie-breaks of `names` (formats/toolkit/tie_breaks.py); null for a name not known here.
  const standings = (stage, everybodyMeets, names, before = []) => {
    const table = tableOf(stage.options), points = pointsOf(stage, table);
    const games = new Map(stage.seeds.map((who) => [who, []]));
    for (const { seats, result } of counted(stage.rounds)) {
      if (!everybodyMeets && result.how !== "played") continue;
      table.ofResult(result).forEach((made, seat) => games.get(seats[seat]).push([seats[1 - seat], made]));
    }
    const faced = new Map();
    for (const who of stage.seeds) {
      const rows = games.get(who).map(([other, made]) => [points.get(other), made]), played = sum(rows.map(([, made]) => made));
      const open = stage.rounds.flatMap((round) => round.games.filter((game) => game.seats.includes(who) && !round.results.has(game.id)));
      const unplayed = everybodyMeets ? 0 : stage.rounds.length - rows.length - open.length;
      for (let i = 0; i < unplayed; i += 1) rows.push([points.get(who), i ? 0 : points.get(who) - played]);
      faced.set(who, rows);
    }
    const opponents = (who) => faced.get(who).map(([theirs]) => theirs).sort((a, b) => a - b);
    const { wins } = record(stage.rounds), scores = scoresOf(stage.rounds);
    const VALUES = {
      buchholz_cut_1: () => (who) => sum(opponents(who).slice(1)),
      buchholz: () => (who) => sum(opponents(who)),
      median_buchholz: () => (who) => sum(opponents(who).slice(1, -1)),
      sodos: () => (who) => sum(faced.get(who).map(([theirs, made]) => theirs * made)),
      wins: () => (who) => wins.get(who) || 0,
      difference: () => (who) => scores.difference.get(who) || 0,
      scored: () => (who) => scores.scored.get(who) || 0,
      direct: (level) => {
        const inside = (who) => games.get(who).filter(([other]) => level.get(other) === level.get(who));
        const size = new Map();
        for (const one of level.values()) add(size, one, 1);
        const broken = new Set(everybodyMeets ? [] : stage.seeds.filter((who) =>
          new Set(inside(who).map(([other]) => other)).size !== size.get(level.get(who)) - 1).map((who) => level.get(who)));
        return (who) => (broken.has(level.get(who)) ? 0 : sum(inside(who).map(([, made]) => made)));
      },
    };
    if (names.some((name) => !VALUES[name])) return null;
    const criteria = [...before, (who) => points.get(who)].map((value) => new Map(stage.seeds.map((who) => [who, value(who)])));
    for (const name of names) {
      const level = new Map(stage.seeds.map((who) => [who, criteria.map((one) => one.get(who)).join()]));
      const value = VALUES[name](level);
      criteria.push(new Map(stage.seeds.map((who) => [who, value(who)])));
    }
    const key = (who) => criteria.map((one) => one.get(who));
    const order = [...stage.seeds].sort((a, b) => compared(key(b), key(a)));
    return { order, points };
  };

  // The order with this number, from 1, of all orders of some things as a dictionary has them (Lehmer code).
  const nthOrder = (things, number) => {
    const left = [...things], order = [];
    let rest = BigInt(number) - 1n, orders = left.reduce((all, _, i) => all * BigInt(i + 1), 1n);
    while (left.length) {
      orders /= BigInt(left.length);
      order.push(...left.splice(Number(rest / orders), 1));
      rest %= orders;
    }
    return order;
  };

  Object.assign(globalThis.heraldCheck, {
    byValue, compared, sum, nthOrder, tableOf, pointsOf, meetingTable, matesOf, pairsOf, byesOf, winnerOf, record, scoresOf, counted, couple, sidesOf, seated,
    keptApart, proves, roundOfLegs, snake, roundOfGroups, standings,
  });
})();
