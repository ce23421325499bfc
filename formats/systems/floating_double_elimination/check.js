"use strict";
// Floating double elimination (formats/systems/floating_double_elimination/RULES.md): the cost of every pair and bye by R3 to
// R7 and R21, the play-offs by R10 and R11, and the standings by R8 and R9.
(() => {
  const { formats, byValue, compared, couple, counted, membersOf, meetingTable, matesOf, pairsOf, byesOf, record, winnerOf, seated, keptApart, proves } = globalThis.heraldCheck;
  const PLAY_OFF = "Play-off";

  // R10 and R11: players level for a place in their order, and the play-off that it needs.
  const settled = (level, place, duel) => {
    const [a, b, c, ...rest] = level, isForSecond = place === 2 && level.length > 2;
    if (place > 3 || level.length < 2) return { order: level };
    const two = isForSecond ? [b, c] : [a, b], first = duel(...two);
    if (!first) return { order: level, game: two };
    if (!isForSecond) return { order: [...first, ...level.slice(2)] };
    const second = duel(a, first[0]);
    return second ? { order: [...second, first[1], ...rest] } : { order: [a, ...first, ...rest], game: [a, first[0]] };
  };
  // Who is in, who is the champion (R2, R8), and the order behind the champion with the play-off that is next (R9).
  const progressOf = (stage) => {
    const rounds = stage.rounds.filter((one) => one.label !== PLAY_OFF), { wins, losses } = record(rounds), byes = byesOf(rounds);
    const lost = (who) => losses.get(who) || 0, won = (who) => (wins.get(who) || 0) + (stage.options.byes_count_as_wins ? byes(who) : 0);
    const lastRounds = new Map(rounds.flatMap((round) => membersOf({ ...round, idle: [] }).map((who) => [who, round.number])));
    const last = (who) => lastRounds.get(who) || 0, isIn = (who) => stage.active.includes(who);
    const stillIn = stage.active.filter((who) => lost(who) < 2), left = stage.seeds.filter((who) => lost(who) < 2);
    const latest = (who) => counted(rounds).findLast(({ seats }) => seats.includes(who));
    const isBeaten = (who) => !latest(who)?.result.half_points[latest(who).seats.indexOf(who)];
    const champion = stillIn.length === 1 ? stillIn[0] : !stillIn.length && left.length === 1 && !isBeaten(left[0]) ? left[0] : null;
    const played = new Map(counted(stage.rounds.filter((one) => one.label === PLAY_OFF))
      .map((game) => [couple(...game.seats), winnerOf(game)]));
    const duel = (a, b) => {
      const winner = played.has(couple(a, b)) ? played.get(couple(a, b)) : !isIn(a) && isIn(b) ? b : a;
      return played.has(couple(a, b)) || !isIn(a) || !isIn(b) ? (winner === b ? [b, a] : [a, b]) : null;
    };
    const behind = () => {
      const order = [champion], games = [];
      for (const level of byValue(stage.seeds.filter((who) => who !== champion), won)) {
        const found = settled(level.sort((a, b) => last(b) - last(a)), order.length + 1, duel);
        order.push(...found.order);
        if (found.game) games.push(found.game);
      }
      return { order, game: games[0] };
    };
    return { rounds, byes, lost, won, last, stillIn, champion, behind };
  };
  const rank = (stage) => {
    const { lost, won, last, stillIn, champion, behind } = progressOf(stage), isIn = (who) => stillIn.includes(who);
    const key = (who) => [isIn(who) ? 0 : 1, isIn(who) ? lost(who) : 0, -won(who), isIn(who) ? 0 : -last(who)];
    const order = champion ? behind().order : [...stage.seeds].sort((a, b) => compared(key(a), key(b)));
    return { order, points: new Map(order.map((who) => [who, 2 * won(who)])) };
  };
  const playOff = (stage, { champion, behind }, lots) => {
    const game = champion && behind().game;
    return game ? { games: seated(stage, [game], lots) } : { wrong: "pairings" };
  };

  const pair = (stage, round, lots, proof) => {
    const progress = progressOf(stage), { rounds, lost, byes, stillIn } = progress, seed = new Map(stage.seeds.map((who, i) => [who, i + 1]));
    if ((stillIn.length < 2) !== (round.label === PLAY_OFF)) return { wrong: "pairings" };
    if (stillIn.length < 2) return playOff(stage, progress, lots);
    if (!proof) return { command: "no_proof" };
    const order = stillIn.sort((a, b) => lost(a) - lost(b) || seed.get(a) - seed.get(b));
    const earlier = stage.options.earlier_meetings_count ? stage.history.map((one) => one.rounds) : [];
    const met = meetingTable(order, rounds, ...earlier);
    const size = order.length, seat = size % 2, loss = order.map(lost), most = met.reduce((a, b) => Math.max(a, b), 0);
    const fewest = Math.min(...order.map(byes)), had = order.map((who) => (byes(who) > fewest ? 1 : 0));
    const never = keptApart(stage, "never_meet"), avoid = keptApart(stage, "avoid_meeting");
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
      proved, games: seated(stage, pairsOf(order, mates), lots),
      byes: seat ? [{ entrant: round.byes[0].entrant, half_points: stage.options.byes_count_as_wins ? 2 : 0 }] : [],
    };
  };
  formats.floating_double_elimination = { pair, rank, options: ["byes_count_as_wins", "earlier_meetings_count"] };
})();
