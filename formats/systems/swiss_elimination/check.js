"use strict";
// Swiss elimination (formats/systems/swiss_elimination/RULES.md): the table of matches, who holds which rank (R4 to R13), and
// the puzzle of a round by lists, draws and choices (R14 to R17). Results by times and by judges' entries need the command.
(() => {
  const { compared, formats, membersOf, nthOrder, winnerOf } = globalThis.heraldCheck;
  // The files of tables/: rounds, where they are played, and the ranks of each match; a code is its round and better rank.
  const TABLES = {
    eight: "A live 1-8 2-7 3-6 4-5; B live 1-4 2-3 5-8 6-7; C live 3-5 4-6 7-8; D live 1-2 3-4 5-6; E live 2-3 4-5 6-7; F live FINAL:1-2 3-4 5-6 7-8",
    thirty_two: "A live 1-32 2-31 3-30 4-29 5-28 6-27 7-26 8-25 9-24 10-23 11-22 12-21 13-20 14-19 15-18 16-17; B live 1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9 17-32 18-31 19-30 20-29 21-28 22-27 23-26 24-25; C live 9-24 10-23 11-22 12-21 13-20 14-19 15-18 16-17; D live 1-8 2-7 3-6 4-5 9-16 10-15 11-14 12-13 17-24 18-23 19-22 20-21 25-32 26-31 27-30 28-29; E live 5-12 6-11 7-10 8-9 21-28 22-27 23-26 24-25; F live 1-4 2-3 5-8 6-7 9-12 10-11 13-16 14-15 17-20 18-19 21-24 22-23 25-28 26-27 29-32 30-31; G live 3-5 4-6 7-9 8-10 11-13 12-14 19-21 20-22 23-25 24-26 27-29 28-30; H live 1-2 3-4 5-6 7-8 9-10 11-12 13-14 15-16 17-18 19-20 21-22 23-24 25-26 27-28 29-30 31-32; I live 2-3 4-5 6-7 8-9 10-11 12-13 14-15 18-19 20-21 22-23 24-25 26-27 28-29 30-31; J live FINAL:1-2 3-4 5-6 7-8 9-10 17-18 19-20 21-22 23-24 25-26",
    wpf_gp_2023: "A online 1-16 2-15 3-14 4-13 5-12 6-11 7-9 8-10; B online 1-8 2-7 3-6 4-5 9-16 10-15 11-14 12-13; C online 5-12 6-11 7-10 8-9; D online 1-4 2-3 5-8 6-7 9-12 10-11 13-16 14-15; E online 3-5 4-6 7-9 8-10 11-13 12-14; F online 5-6 7-8 9-10 11-12 13-14 15-16; G online 6-7 8-9 10-11 12-13 14-15; F live 1-2 3-4; G live 2-3 4-5; H live 7-8 9-10 3-4 5-6 FINAL:1-2",
  };
  const matchIn = (round, text) => {
    const [ranks, code] = text.split(":").reverse(), [better, worse] = ranks.split("-").map(Number);
    return { code: code || round + better, ranks: [better, worse] };
  };
  const sittingsOf = ({ table, matches }) => {
    if (!matches.length) {
      return TABLES[table].split("; ").map((line) => {
        const [round, venue, ...rest] = line.split(" ");
        return { round, venue, matches: rest.map((text) => matchIn(round, text)) };
      });
    }
    const sittings = new Map();
    for (const line of matches) {
      const [round, code, ranks, , venue] = line.trim().split(/ +/), key = `${round} ${venue}`;
      if (!sittings.has(key)) sittings.set(key, { round, venue, matches: [] });
      sittings.get(key).matches.push(matchIn(round, `${code}:${ranks}`));
    }
    return [...sittings.values()];
  };
  const ranksIn = (sitting) => sitting.matches.flatMap((match) => match.ranks);

  // Ranks and losses after the rounds so far (R4, R11 to R13). Players are their seeds, from 1; seats without one come after them.
  const progressOf = (stage) => {
    const sittings = sittingsOf(stage.options), size = Math.max(...sittings.flatMap(ranksIn));
    const members = stage.rounds.length ? membersOf(stage.rounds[0]) : stage.active;
    const seats = stage.seeds.filter((who) => members.includes(who)).slice(0, size);
    const order = Array.from({ length: size }, (_, i) => i + 1), wins = new Map(), losses = new Map();
    const seed = (who) => seats.indexOf(who) + 1, at = (rank) => order[rank - 1], entrant = (one) => seats[one - 1];
    const isAbsent = (one) => stage.entrants.get(entrant(one))?.status !== "active";
    const won = (players, winner) => {
      const [loser] = players.filter((one) => one !== winner), [better, worse] = players.map((one) => order.indexOf(one)).sort((a, b) => a - b);
      [order[better], order[worse]] = [winner, loser];
      wins.set(winner, (wins.get(winner) || 0) + 1);
      losses.set(loser, (losses.get(loser) || 0) + 1);
    };
    const put = (one, rank) => { [order[order.indexOf(one)], order[rank - 1]] = [at(rank), one]; };
    const walkover = (players) => {
      const there = players.filter((one) => !isAbsent(one));
      return there.length > 1 ? null : there[0] ?? Math.min(...players);
    };
    // Who won a match that was not paired.
    const unpaired = (players, round) => {
      const people = players.map(entrant), has = (list) => people.filter((who) => who && list.includes(who));
      if (has(round.games.flatMap((game) => game.seats)).length) return null;
      const winners = has(round.byes.map((bye) => bye.entrant));
      if (winners.length === 1) return seed(winners[0]);
      return has(membersOf(round)).length ? null : Math.min(...players);
    };
    const open = [];
    stage.rounds.forEach((round, i) => {
      const lines = sittings[i]?.matches || [], seated = round.games.filter((game) => game.seats.every((who) => seats.includes(who)));
      for (const game of seated) {
        const ranks = lines.find((line) => line.code === game.label)?.ranks;
        if (ranks) game.seats.forEach((who, seat) => put(seed(who), ranks[seat]));
      }
      const before = [...order];
      open.length = 0;
      for (const { id, seats: two } of seated) {
        const result = round.results.get(id), players = two.map(seed);
        if (!result) open.push(players.map((one) => order.indexOf(one) + 1).sort((a, b) => a - b));
        else if (result.how !== "void") won(players, seed(winnerOf({ seats: two, result })) || Math.min(...players));
      }
      for (const { ranks } of lines) {
        const players = ranks.map((rank) => before[rank - 1]), winner = unpaired(players, round);
        if (winner !== null) won(players, winner);
      }
    });
    if (seats.filter((who) => !isAbsent(seed(who))).length < 2) {
      const later = sittings.slice(stage.rounds.length).flatMap((sitting) => sitting.matches.map((match) => match.ranks));
      for (const ranks of [...open, ...later]) {
        const players = ranks.map(at), winner = walkover(players);
        if (winner !== null) won(players, winner);
      }
    }
    return { sittings, seats, order, at, entrant, isAbsent, walkover, wins: (one) => wins.get(one) || 0, losses: (one) => losses.get(one) || 0 };
  };

  // R14 to R17: the puzzle of a sitting; null where none is managed, undefined where an answer is missing.
  const puzzleOf = (stage, known, sitting) => {
    const { options, answers } = stage, { sittings, order, isAbsent, losses } = known, isOnline = sitting.venue === "online";
    const pool = (isOnline ? options.online_puzzles : options.live_puzzles).map((name) => name.split(/\s+/)[0]);
    const here = sittings.filter(({ venue }) => venue === sitting.venue);
    if (!pool.length || !sitting.matches.some(({ ranks }) => known.walkover(ranks.map(known.at)) === null)) return null;
    if (options.puzzle_choice === "predetermined") return pool[here.indexOf(sitting)];
    const used = stage.rounds.filter((_, i) => sittings[i]?.venue === sitting.venue).map((round) => round.facts.puzzle);
    const left = pool.filter((puzzle) => !used.includes(puzzle));
    if (!isOnline) return left.find((puzzle) => puzzle === answers[`live_puzzle_${sitting.round}`]?.answer);
    const lists = new Map();
    known.seats.forEach((who, i) => {
      const given = stage.forms.preferences?.[who]?.lists, list = given && (given[sitting.round] ?? given.all);
      if (list && !isAbsent(i + 1)) lists.set(i + 1, list);
    });
    const remaining = (wishes) => [...new Set([...wishes, ...pool])].filter((puzzle) => left.includes(puzzle));
    if (!lists.size) return answers.drawn_list && remaining(nthOrder(pool, answers.drawn_list.answer))[0];
    const rounds = [...new Set(sittings.map(({ round }) => round))], later = rounds.slice(rounds.indexOf(sitting.round));
    const busy = here.filter(({ round }) => later.includes(round)).flatMap(ranksIn), isDone = (one) => !busy.includes(order.indexOf(one) + 1);
    const key = (one) => [isDone(one) ? 1 : 0, Math.min(losses(one), 2), one];
    const [picker] = [...lists.keys()].sort((a, b) => compared(key(a), key(b)));
    const isTurned = here.some((one) => one.round === sitting.round && !ranksIn(one).includes(1)) && order.find((one) => !losses(one)) === picker;
    return remaining(lists.get(picker)).at(isTurned ? -1 : 0);
  };

  const pair = (stage, round) => {
    const known = progressOf(stage), sitting = known.sittings[stage.rounds.length];
    if (!sitting || puzzleOf(stage, known, sitting) !== (round.facts.puzzle ?? null)) return { wrong: "pairings" };
    const games = [], byes = [];
    for (const { code, ranks } of sitting.matches) {
      const players = ranks.map(known.at), winner = known.walkover(players);
      if (winner === null) games.push({ seats: players.map(known.entrant), label: code });
      else if (!known.isAbsent(winner)) byes.push({ entrant: known.entrant(winner), half_points: 2 });
    }
    return { games, byes };
  };
  const rank = (stage) => {
    const { order, seats, entrant, wins } = progressOf(stage), placed = order.map(entrant).filter(Boolean);
    const outside = stage.seeds.filter((who) => !seats.includes(who));
    return { order: [...placed, ...outside], points: new Map(stage.seeds.map((who) => [who, seats.includes(who) ? 2 * wins(seats.indexOf(who) + 1) : 0])) };
  };
  formats.swiss_elimination = { pair, rank, options: ["table", "matches", "puzzle_choice", "online_puzzles", "live_puzzles"] };
})();
