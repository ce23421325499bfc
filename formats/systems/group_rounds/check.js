"use strict";
// Rounds of groups (formats/systems/group_rounds/RULES.md): phases, the order in a group (R5, R6), the seats of the next phase by
// what was drawn and called (R4, R7 to R11), and who has A (R3, R10).
(() => {
  const { compared, formats, sum, winnerOf, tableOf, pointsOf, snake, roundOfLegs, nthOrder } = globalThis.heraldCheck;
  const FIRST = ["Blue", "Yellow", "Red", "Green"], SECOND = ["T", "E", "B", "S"], THIRD = ["First", "Second"];
  const SEMI_FINALS = ["Semi-final 1", "Semi-final 2"], FINALS = ["Final", "Third place"], OF_MATCHES = ["semi_finals", "finals"];
  const LONG = ["round1", "round2", "round3", ...OF_MATCHES];
  // R7 and R8, as printed: seats as the first letter of a group of the round before and the place in it.
  const ROUND_TWO = [
    "B1 Y2 R3 G4|B2 Y3 R4 G1|B3 Y4 R1 G2|B4 Y1 R2 G3", "B1 Y2 R4 G3|B2 Y4 R3 G1|B3 Y1 R2 G4|B4 Y3 R1 G2",
    "B1 Y3 R2 G4|B2 Y4 R1 G3|B3 Y1 R4 G2|B4 Y2 R3 G1", "B1 Y3 R4 G2|B2 Y1 R3 G4|B3 Y4 R2 G1|B4 Y2 R1 G3",
    "B1 Y4 R2 G3|B2 Y3 R1 G4|B3 Y2 R4 G1|B4 Y1 R3 G2", "B1 Y4 R3 G2|B2 Y1 R4 G3|B3 Y2 R1 G4|B4 Y3 R2 G1",
  ];
  const ROUND_THREE = ["T1 E1 B2 S2|B1 S1 T2 E2", "T1 B1 E2 S2|E1 S1 T2 B2", "T1 S1 B2 E2|B1 E1 T2 S2"];

  const planOf = (players) => (players >= 16 ? LONG : players >= 8 ? ["round1", ...OF_MATCHES] : ["round1", "finals"]);
  const firstOf = (players) => FIRST.slice(0, players >= 16 ? 4 : players >= 8 ? 2 : 1);
  const ofMatches = (phase) => OF_MATCHES.includes(phase.key);
  const partsOf = (phase) => (ofMatches(phase) ? 1 : Math.max(1, ...phase.groups.map(({ members }) => members.length + (members.length % 2) - 1)));
  const groupOf = (phase, who) => phase.groups.find(({ members }) => members.includes(who));
  const named = (phase, name) => phase.groups.find((group) => group.name === name) || { name, members: [] };
  const recordedKey = (round) => round.rationale.find(({ code }) => ["part", "matches", "replays"].includes(code))?.params.phase;
  const recordedGroups = (round) => round.rationale.filter(({ code }) => code.startsWith("group_")).map(({ params, about }) => ({ name: params.group, members: about }));

  // What the rounds so far add up to; `phases` are those that have begun.
  const progressOf = (stage, phases) => {
    const table = tableOf(stage.options), { seeds, answers } = stage, plan = planOf(seeds.length);
    const isIn = (who) => stage.entrants.get(who).status === "active", numbers = (players) => players.map((who) => seeds.indexOf(who) + 1).join("+");
    const games = (phase, { members }) => phase.rounds.flatMap((round) => round.games.filter(({ seats }) => seats.every((who) => members.includes(who)))
      .map((game) => ({ game, seats: game.seats, result: round.results.get(game.id), notes: round.notes.get(game.id) || [] })));
    const counted = (phase, group) => games(phase, group).filter(({ result }) => result && result.how !== "void")
      .map(({ seats, result }) => ({ seats, made: table.ofResult(result), scores: result.how === "played" ? result.scores : null }));
    const decision = (played) => played.findLast((one) => one.result && (winnerOf(one) || one.result.how === "forfeit"));
    const undecided = (phase) => phase.groups.filter((group) => {
      const played = games(phase, group);
      return group.members.length > 1 && group.members.every(isIn) && !decision(played) && played.every(({ result }) => result);
    });
    const isOver = (phase) => phase.rounds.length >= partsOf(phase) && !(ofMatches(phase) && undecided(phase).length)
      && phase.rounds.every((round) => round.games.every((game) => round.results.has(game.id)));

    // R5 and R6.
    const share = (who, played) => {
      const own = played.filter(({ seats }) => seats.includes(who));
      return sum(own.map(({ seats, made }) => made[seats.indexOf(who)])) / (own.length * table.win || 1);
    };
    const mean = (who, played, conceded) => {
      const own = played.filter(({ seats, scores }) => scores && seats.includes(who));
      const of = ({ seats, scores }) => scores[seats.indexOf(who)] - (conceded ? scores[1 - seats.indexOf(who)] : 0);
      return sum(own.map(of)) / (own.length || 1);
    };
    const drawnOrder = (phase, { name }, players) => {
      if (players.length < 2) return players;
      const prefix = `order-${phase.key}-${name}-`;
      for (const key of Object.keys(answers).filter((one) => one.startsWith(prefix))) {
        const drawn = key.slice(prefix.length).split("+").map((seed) => seeds[seed - 1]);
        if (players.every((who) => drawn.includes(who))) return nthOrder(drawn, answers[key].answer).filter((who) => players.includes(who));
      }
      return null;
    };
    const isStruck = (phase, group, who) => !isIn(who) && !counted(phase, group).some(({ seats }) => seats.includes(who));
    const levels = (phase, group) => {
      const players = group.members.filter((who) => !isStruck(phase, group, who));
      if (ofMatches(phase)) {
        const decided = decision(games(phase, group)), winner = decided && winnerOf(decided);
        if (winner) return [[winner], decided.seats.filter((who) => who !== winner)];
        return [players.filter(isIn), players.filter((who) => !isIn(who))].filter((level) => level.length);
      }
      const all = counted(phase, group);
      const valuesOf = (step, level) => {
        const among = all.filter(({ seats }) => seats.every((who) => level.includes(who)));
        const drawn = step === 6 && drawnOrder(phase, group, level.filter(isIn)), rest = drawn && [...drawn, ...level.filter((who) => !drawn.includes(who))];
        return (who) => [
          () => share(who, all), () => share(who, among), () => mean(who, among, true), () => mean(who, all, true), () => mean(who, all),
          () => (rest ? -rest.indexOf(who) : 0),
        ][step - 1]();
      };
      const ordered = (level, first) => {
        for (let step = first; step <= 6 && level.length > 1; step += 1) {
          const value = new Map(level.map((who) => [who, valuesOf(step, level)(who)])), different = [...new Set(value.values())].sort((a, b) => b - a);
          if (different.length > 1) return different.flatMap((one) => ordered(level.filter((who) => value.get(who) === one), 2));
        }
        return level.length ? [level] : [];
      };
      return ordered(players, 1);
    };
    const placeOf = (phase, group, who) => {
      const all = levels(phase, group), at = all.findIndex((level) => level.includes(who));
      return all.slice(0, at).flat().length + 1;
    };

    // R9 and R10: which of two is the higher seed; null while a call has to decide.
    const inOrder = ([a, b], key) => {
      if (!a || !b) return [a, b];
      for (const phase of phases.filter((one) => !ofMatches(one) && one.key !== key).reverse()) {
        const values = (who, other) => {
          const group = groupOf(phase, who), played = group && counted(phase, group);
          if (!group) return [0, 0, 0, 0];
          const [place, game] = phase.key === "round2" ? [0, 0] : [-placeOf(phase, group, who), share(who, played.filter(({ seats }) => seats.includes(other)))];
          return [place, share(who, played), mean(who, played, true), game];
        };
        const apart = compared(values(a, b), values(b, a));
        if (apart) return apart > 0 ? [a, b] : [b, a];
      }
      const call = answers[`call-${key}-${numbers([a, b])}`], toss = answers[`toss-${key}-${numbers([a, b])}`];
      if (!call || !toss) return null;
      const caller = call.by === b ? b : a, isHit = (Number(toss.answer) % 2 === 1) === (call.answer === "odd");
      return isHit === (caller === a) ? [a, b] : [b, a];
    };
    // R4 and R11: the first of a group; who left after the draw leaves the seat to the next.
    const holders = (phase, group, count, drawn) => {
      const placed = levels(phase, group).flat().filter((who) => isIn(who) || (stage.left[who] || []).includes(drawn));
      const spare = placed.slice(count).filter(isIn);
      return Array.from({ length: count }, (_, i) => (placed[i] && !isIn(placed[i]) ? spare.shift() : placed[i]));
    };
    // R7 and R8: the number drawn for the groups, and the key of its answer.
    const groupingOf = (key) => {
      for (let tries = 1; ; tries += 1) {
        const name = `grouping-${key}${tries > 1 ? `-${tries}` : ""}`, given = answers[name];
        if (!given) return null;
        if (key === "round2" || Number(given.answer)) return { name, number: Number(given.answer) };
      }
    };
    // The groups of the next phase; null where an answer is missing.
    const nextGroups = () => {
      const before = phases.at(-1), key = plan[phases.length], first = firstOf(seeds.length);
      const filled = (names, seats) => (seats.some((group) => !group) ? null : names.map((name, i) => ({ name, members: seats[i].filter(Boolean) }))
        .filter(({ members }) => members.length));
      if (key === "round1") return filled(first, snake(stage.active, first.length));
      if (key === "round2" || key === "round3") {
        const drawn = groupingOf(key), [lines, names, count] = key === "round2" ? [ROUND_TWO, first, 4] : [ROUND_THREE, SECOND, 2];
        const line = drawn && lines[(drawn.number - 1) % lines.length];
        if (!line) return null;
        const held = new Map(names.map((name) => [name[0], holders(before, named(before, name), count, drawn.name)]));
        const groups = line.split("|").map((group) => group.split(" ").map((seat) => [Number(seat[1]), held.get(seat[0])[seat[1] - 1]]));
        if (key === "round2") return filled(SECOND, groups.map((group) => group.sort((a, b) => a[0] - b[0]).map(([, who]) => who)));
        const couples = groups.map((group) => [group.slice(0, 2), group.slice(2)].map((two) => inOrder(two.map(([, who]) => who), key)));
        return filled(THIRD, couples.map((two) => (two.includes(null) ? null : two.flat())));
      }
      if (key === "semi_finals") {
        const [a, b] = (before.key === "round3" ? THIRD : first).map((name) => holders(before, named(before, name), 2));
        return filled(SEMI_FINALS, [[a[0], b[1]], [b[0], a[1]]]);
      }
      if (!ofMatches(before)) {
        const best = holders(before, named(before, first[0]), 4);
        return filled(FINALS, [best.slice(0, 2), best.slice(2)]);
      }
      const held = SEMI_FINALS.map((name) => {
        const group = named(before, name), decided = decision(games(before, group));
        return decided && !winnerOf(decided) ? [] : holders(before, group, 2);
      });
      return filled(FINALS, [0, 1].map((place) => inOrder(held.map((two) => two[place]), "finals")));
    };
    return { plan, phases, isIn, games, undecided, isOver, isStruck, placeOf, nextGroups };
  };

  const readPhases = (stage) => {
    const phases = [];
    for (const round of stage.rounds) {
      const before = progressOf(stage, [...phases]), last = phases.at(-1), next = before.plan[phases.length];
      const isComplete = !last || (last.rounds.length >= partsOf(last) && !(ofMatches(last) && before.undecided(last).length));
      const key = recordedKey(round) || (isComplete && next ? next : last.key), groups = recordedGroups(round);
      if (last?.key === key) phases[phases.length - 1] = { ...last, rounds: [...last.rounds, round] };
      else phases.push({ key, groups: groups.length ? groups : before.nextGroups(), rounds: [round] });
    }
    return progressOf(stage, phases);
  };

  const pair = (stage, round) => {
    const progress = readPhases(stage), { isIn, phases } = progress, current = phases.at(-1);
    const wishesB = (who) => stage.forms.side?.[who]?.side === "B";
    const game = (phase, group, higher, lower) => {
      const seeds = group.members.indexOf(higher) + group.members.indexOf(lower);
      const isA = phase.key === "round1" ? seeds % 2 === 0 : !wishesB(higher);
      return { label: group.name, seats: isA ? [higher, lower] : [lower, higher] };
    };
    const part = (phase) => phase.groups.flatMap((group) => {
      const { members } = group, done = phase.rounds.length;
      if (members.length < 2 || done >= members.length + (members.length % 2) - 1) return [];
      return roundOfLegs(members, 1, done).filter(([a, b]) => a && b && isIn(a) && isIn(b))
        .map((two) => game(phase, group, ...two.sort((a, b) => members.indexOf(a) - members.indexOf(b))));
    });
    // R10: A and B as they were, after what the higher seed chose, are exchanged.
    const replays = (phase) => progress.undecided(phase).map((group) => {
      const last = progress.games(phase, group).at(-1);
      if (!last) return game(phase, group, ...group.members);
      const chooser = (last.game.reasons || []).find(({ code }) => ["higher_has_a", "higher_has_b"].includes(code))?.about[0];
      let [a, b] = last.seats;
      for (const { note, content } of last.notes) if (note === "side" && chooser && (content.side === "A") !== (chooser === a)) [a, b] = [b, a];
      return { label: group.name, seats: [b, a] };
    });
    let phase = current, found = null;
    if (current && current.rounds.length < partsOf(current)) found = part(current);
    else if (current && !progress.isOver(current)) found = replays(current);
    else {
      phase = { key: progress.plan[phases.length], groups: progress.nextGroups(), rounds: [] };
      if (!phase.key || JSON.stringify(phase.groups) !== JSON.stringify(recordedGroups(round))) return { wrong: "pairings" };
      found = part(phase);
    }
    if (recordedKey(round) !== phase.key) return { wrong: "pairings" };
    return { games: found };
  };

  // R13.
  const rank = (stage) => {
    const { plan, phases, isOver, isStruck, placeOf } = readPhases(stage), { active, seeds } = stage;
    const isDone = phases.length === plan.length && isOver(phases.at(-1));
    const reached = (who) => {
      const number = phases.findLastIndex((phase) => groupOf(phase, who)) + 1, phase = phases[number - 1];
      if (!number) return [0, 0];
      const group = groupOf(phase, who), place = isStruck(phase, group, who) ? group.members.length : placeOf(phase, group, who);
      return [-number, place + (group.name === "Third place" ? 2 : 0)];
    };
    const keys = new Map(seeds.map((who) => [who, [active.length === 1 && active[0] === who && !isDone ? 0 : 1, ...reached(who)]]));
    const order = [...seeds].sort((a, b) => compared(keys.get(a), keys.get(b)));
    return { order, points: pointsOf({ ...stage, rounds: stage.rounds.map((round) => ({ ...round, byes: [] })) }) };
  };
  formats.group_rounds = { pair, rank, options: ["round_three_roll"] };
})();
