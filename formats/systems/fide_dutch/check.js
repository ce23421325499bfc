"use strict";
// FIDE (Dutch) (formats/systems/fide_dutch/RULES.md): players, criteria C1 to C21 and colours, bracket by bracket with the
// certificates that docs/proofs.md describes. Articles are those of C.04.3.
(() => {
  const { formats, canonical, chess, compared, keptApart, membersOf, proves } = globalThis.heraldCheck;
  const TITLES = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"], DIGITS = 36;

  // R2: late entrants take the place that is due to them.
  const numbered = (stage) => {
    const first = new Set(stage.rounds.length ? membersOf(stage.rounds[0]) : stage.seeds), order = stage.seeds.filter((who) => first.has(who));
    const strength = (who) => {
      const { data, number } = stage.entrants.get(who), title = TITLES.indexOf(String(data.attributes.title || "").trim().toUpperCase());
      return [-(data.rating || 0), title < 0 ? TITLES.length : title, number];
    };
    const isWeaker = (a, b) => compared(strength(a), strength(b)) > 0;
    for (const who of stage.seeds.filter((one) => !first.has(one))) {
      const place = order.findIndex((other) => isWeaker(other, who));
      order.splice(place < 0 ? order.length : place, 0, who);
    }
    return order;
  };
  // Article 1.7: the preference (1 white, -1 black, 0 none), and how strong it is, from 0 to 3.
  const preferenceOf = (colours) => {
    const difference = colours.reduce((a, b) => a + b, 0), last = colours.at(-1);
    if (!colours.length) return [0, 0];
    if (Math.abs(difference) > 1) return [-Math.sign(difference), 3];
    if (last === colours.at(-2)) return [-last, 3];
    return difference ? [-difference, 2] : [-last, 1];
  };
  // Article 1: everybody in the order of 1.2.
  const contenders = (stage, facts) => {
    const order = numbered(stage), rounds = chess.entriesOf(stage, order), done = rounds.length, { win, draw, loss } = chess.tenths(stage);
    const last = order.indexOf(facts.accelerated_to);
    const accelerated = Math.ceil(stage.options.rounds / 2), whole = Math.ceil(accelerated / 2);
    const virtual = (place, number) => (place > last || number > accelerated ? 0 : number <= whole ? win : draw);
    const scores = new Map(order.map((who, place) => {
      let total = 0;
      const before = rounds.map((round, i) => (total += round.get(who).points) - round.get(who).points + virtual(place, i + 1));
      return [who, [...before, total + virtual(place, done + 1)]];
    }));
    const float = (who, at) => {
      const entry = rounds[at]?.get(who);
      if (!entry) return 0;
      if (entry.played) return Math.sign(scores.get(entry.opponent)[at] - scores.get(who)[at]);
      return entry.allocated || entry.points > loss ? -1 : 0;
    };
    const active = new Set(stage.active);
    let parity = 0;
    return order.map((who, number) => {
      const entries = rounds.map((round) => round.get(who)), games = entries.filter((entry) => entry.played), score = scores.get(who)[done];
      if (active.has(who) || entries.some((entry) => entry.opponent || entry.allocated)) parity += 1;
      const colours = games.map((entry) => entry.colour), [preference, strength] = preferenceOf(colours);
      return {
        who, number, parity, score, colours, preference, strength, opponents: new Set(games.map((entry) => entry.opponent)),
        difference: Math.abs(colours.reduce((a, b) => a + b, 0)), repeated: colours.length > 1 && colours.at(-1) === colours.at(-2),
        floats: [float(who, done - 1), float(who, done - 2)], unplayed: done - games.length,
        bye: !entries.some((entry) => entry.allocated || (!entry.played && entry.points >= win)),
        top: done === stage.options.rounds - 1 && score > (win * done) / 2,
      };
    }).filter(({ who }) => active.has(who)).sort((a, b) => b.score - a.score || a.number - b.number);
  };

  // The table of a bracket: its vertices, and the criteria of a pair of places u < v in their order.
  const tableOfBracket = ({ inside: count, moved, beyond, vertices, size, near, score, countsBye }) => {
    const down = vertices.slice(0, moved), scores = [...new Set(down.map((one) => one.score))];
    const isNear = (u, v) => v < vertices.length && near(vertices[u], vertices[v]);
    const isOut = (u, v) => size !== null && !isNear(u, v), isInside = (u, v) => v < count && isNear(u, v);
    const leaving = (end) => (u, v, weight) => {
      const out = isOut(u, v);
      return (u < end && (v >= end || out) ? Number(weight(u)) : 0) + (v < end && out ? Number(weight(v)) : 0);
    };
    const goes = leaving(count), goesNext = leaving(beyond), at = (place) => vertices[place] || {};
    const isMoved = (place) => place < moved;
    const criteria = (into, u, v) => {
      const a = at(u), b = at(v), here = isInside(u, v), same = here && a.preference && a.preference === b.preference;
      const topscorer = same && (a.top || b.top), narrow = a.difference - b.difference;
      const denied = narrow ? (narrow < 0 ? a : b).repeated : a.repeated && b.repeated;
      let i = 0;
      const add = (value) => { into[i] = Number(value); i += 1; };
      add(goes(u, v, () => 1));
      for (const one of scores) add(goes(u, v, (x) => isMoved(x) && at(x).score === one));
      add(goesNext(u, v, () => 1));
      for (const one of [...scores, score]) add(goesNext(u, v, (x) => at(x).score === one));
      add(countsBye && u < count && b.isBye ? a.unplayed : 0);
      add(topscorer && a.difference > 1 && b.difference > 1);
      add(topscorer && a.strength === 3 && b.strength === 3 && denied);
      add(same);
      add(same && a.strength > 1 && b.strength > 1 && a.strength + b.strength < 6);
      for (const ago of [0, 1]) {
        add(goes(u, v, (x) => !isMoved(x) && at(x).floats[ago] < 0));
        add(here && a.score > b.score && b.floats[ago] > 0);
      }
      for (const ago of [0, 1]) {
        for (const one of scores) add(goes(u, v, (x) => isMoved(x) && at(x).score === one && at(x).floats[ago] < 0));
        for (const one of scores) add(here && a.score === one && b.score < one && b.floats[ago] > 0);
      }
      return i;
    };
    return { criteria, count: 12 + 6 * scores.length, isInside, isOut, goes, isMoved, allowed: (u, v) => size !== null || isNear(u, v) };
  };

  // Articles 4.2 and 4.4: the pairs of those moved down. Article 4.3: the exchanges within the remainder.
  const ofMovedDown = (table, moved, size) => {
    const groups = Math.ceil(moved / DIGITS), ends = Array.from({ length: groups }, (_, g) => Math.min(moved, (g + 1) * DIGITS));
    const costs = (into, u, v) => {
      const i = table.criteria(into, u, v);
      ends.forEach((end, g) => { into[i + g] = table.goes(u, v, (x) => (x >= g * DIGITS && x < end ? 2 ** (end - 1 - x) : 0)); });
    };
    const dislikes = (u, v) => (!table.isMoved(u) ? 0 : table.isInside(u, v) ? v : size);
    return { size, count: table.count + groups, costs, allowed: table.allowed, dislikes };
  };
  const ofRemainder = (table, places, residents, mates) => {
    const first = places.findIndex((place) => residents(place)), many = places.filter(residents).length, size = places.length;
    const isWithin = (u, v) => residents(places[u]) && residents(places[v]) && table.isInside(places[u], places[v]);
    const pairs = mates.filter((v, u) => u < v && isWithin(u, v)).length, groups = [];
    for (let end = pairs; end > 0; end -= DIGITS) groups.push([Math.max(0, end - DIGITS), end, 1]);
    for (let begin = pairs; begin < many; begin += DIGITS) groups.push([begin, Math.min(many, begin + DIGITS), -1]);
    const costs = (into, u, v) => {
      const at = table.criteria(into, places[u], places[v]), i = u - first;
      into.fill(0, at);
      if (!isWithin(u, v)) return;
      [into[at], into[at + 1]] = [i >= pairs ? 1 : 0, i];
      groups.forEach(([begin, end, sign], g) => { if (i >= begin && i < end) into[at + 2 + g] = sign > 0 ? 2 ** (i - begin) : -(2 ** (end - 1 - i)); });
    };
    const dislikes = (u, v) => (!residents(places[u]) ? 0 : isWithin(u, v) ? v : size);
    const allowed = (u, v) => table.allowed(places[u], places[v]);
    return { size, count: table.count + 2 + groups.length, costs, allowed, dislikes };
  };

  // C9 counts if one player of the bracket can have the bye and everybody else be paired in and under it.
  const byeCounts = (left, inside, near, certificate) => {
    const here = left.map((one) => inside.includes(one) || one.isBye), cost = (u, v) => (!near(left[u], left[v]) || here[u] !== here[v] ? 1 : 0);
    const mates = certificate?.mates || [], given = { size: left.length, count: 1, costs: (into, u, v) => { into[0] = cost(u, v); } };
    return proves(given, mates, certificate) ? mates.every((v, u) => !cost(u, v)) : null;
  };
  // The pairs of a bracket, the higher first, and whether the choice among equals is proved; null without a proof.
  const bracketOf = ({ everybody, left, score, following, near, byeScore }, { matchings, rest, bye }) => {
    const inside = left.filter((one) => one.score >= score && !one.isBye), moved = inside.filter((one) => one.score > score).length;
    const next = left.filter((one) => one.score === following), below = left.filter((one) => !inside.includes(one));
    const mayEnd = byeScore !== null && byeScore >= score && inside.length % 2 === 1;
    const countsBye = mayEnd && byeCounts(left, inside, near, bye);
    if (countsBye === null || (countsBye && rest)) return null;
    const vertices = [...inside, ...(rest ? next : below)], size = vertices.length + (rest ? vertices.length % 2 : 0);
    const table = tableOfBracket({ inside: inside.length, moved, beyond: inside.length + next.length, vertices, size: rest ? size : null, near, score, countsBye });
    const certificates = [...matchings], states = [], final = [];
    if (moved) {
      const certificate = certificates.shift(), mates = certificate.mates;
      states.push(proves(ofMovedDown(table, moved, size), mates, certificate));
      mates.forEach((v, u) => { if (u < v && u < moved && table.isInside(u, v)) final.push([u, v]); });
    }
    const places = Array.from({ length: size }, (_, i) => i).filter((place) => !final.flat().includes(place)), [certificate] = certificates;
    if (places.length) {
      const residents = (place) => place >= moved && place < inside.length;
      states.push(proves(ofRemainder(table, places, residents, certificate.mates), certificate.mates, certificate));
      certificate.mates.forEach((v, u) => { if (u < v) final.push([places[u], places[v]]); });
    }
    if (states.includes("")) return null;
    if (rest) {
      const out = final.filter(([u, v]) => table.isOut(u, v)).flat().map((place) => vertices[place]).filter(Boolean);
      const open = new Set([...out, ...below.filter((one) => !next.includes(one))]);
      const isPaired = rest.every(([u, v]) => [u, v].every((one) => open.delete(everybody[one])) && near(everybody[u], everybody[v]));
      if (!isPaired || open.size) return null;
    }
    const pairs = final.filter(([u, v]) => table.isInside(u, v)).map(([u, v]) => [vertices[u], vertices[v]]);
    return { pairs, isProved: states.every((state) => state === "proved") };
  };

  // Article 5.2: is the higher of two white?
  const isWhite = (a, b, initial) => {
    if (a.preference !== b.preference || !a.preference) return (a.preference || -b.preference || initial * (a.parity % 2 ? 1 : -1)) > 0;
    const urgency = (one) => 10 * one.strength + (one.strength === 3 ? one.difference / 100 : 0);
    if (urgency(a) !== urgency(b)) return a.preference * (urgency(a) - urgency(b)) > 0;
    for (let ago = 1; ago <= Math.min(a.colours.length, b.colours.length); ago += 1) {
      if (a.colours.at(-ago) !== b.colours.at(-ago)) return b.colours.at(-ago) > 0;
    }
    return a.preference > 0;
  };
  const factsOf = (stage, lots) => {
    if (stage.rounds.length) return stage.rounds[0].facts;
    const { initial_colour: colour, acceleration } = stage.options, active = new Set(stage.active);
    const drawn = colour === "lot" ? (lots.number(1, 2, "initial colour: 1 is white, 2 is black") === 1 ? "w" : "b") : colour[0];
    const playing = numbered(stage).filter((who) => active.has(who)), last = Math.min(2 * Math.ceil(playing.length / 4), playing.length);
    return { initial_colour: drawn, ...(acceleration ? { accelerated_to: playing[last - 1] } : {}) };
  };

  const pair = (stage, round, lots, proof) => {
    const facts = factsOf(stage, lots);
    if (!stage.rounds.length && canonical(facts) !== canonical(round.facts)) return { wrong: "draw" };
    if (!proof) return { command: "no_proof" };
    const players = contenders(stage, facts), never = keptApart(stage, "never_meet"), certificates = [...proof];
    const meet = (a, b) => !a.opponents.has(b.who) && !(a.strength === 3 && b.strength === 3 && a.preference === b.preference && !a.top && !b.top)
      && !(never && never(a.who, b.who));
    let left = [...players], byeScore = null;
    if (left.length % 2) {
      left.push({ isBye: true, score: -1, floats: [0, 0] });
      const [certificate] = certificates.splice(0, 1), mates = certificate.mates, end = left.length - 1;
      const costs = (into, u, v) => { into[0] = v === end ? left[u].score : 0; };
      const allowed = (u, v) => (v === end ? left[u].bye : meet(left[u], left[v]));
      if (!proves({ size: left.length, count: 1, costs, allowed }, mates, certificate)) return { wrong: "certificate" };
      byeScore = left[mates[end]].score;
    }
    const everybody = left;
    const near = (a, b) => (b.isBye ? a.bye && a.score === byeScore : a.isBye ? near(b, a) : meet(a, b));
    const pairs = [], scores = [...new Set(players.map((one) => one.score))];
    let isProved = true;
    for (const [i, score] of scores.entries()) {
      const found = bracketOf({ everybody, left, score, following: scores[i + 1], near, byeScore }, certificates[i]);
      if (!found) return { wrong: "certificate" };
      const paired = new Set(found.pairs.flat());
      left = left.filter((one) => !paired.has(one));
      pairs.push(...found.pairs);
      isProved &&= found.isProved;
    }
    const sum = ([a, b]) => a.score + b.score, initial = facts.initial_colour === "b" ? -1 : 1;
    pairs.sort((one, other) => other[0].score - one[0].score || sum(other) - sum(one) || one[0].number - other[0].number);
    const games = pairs.map(([a, b]) => ({ seats: isWhite(a, b, initial) ? [a.who, b.who] : [b.who, a.who] }));
    const byes = left.filter((one) => !one.isBye).map((one) => ({ entrant: one.who, half_points: stage.options.bye_half_points }));
    return { proved: isProved ? "proved" : "best", games, byes };
  };
  const rank = (stage) => chess.rank(stage, numbered(stage), stage.options.tie_breaks);
  formats.fide_dutch = { pair, rank, options: ["rounds", "tie_breaks", "bye_half_points", "initial_colour"] };
})();
