"use strict";
// Knock-out brackets: the tree of matches, who plays where after the published rounds, and the matches that are due
// (formats/toolkit/brackets, R2 to R10 of the formats).
(() => {
  const { canonical, compared, numbered, pointsOf, sidesOf, winnerOf } = globalThis.heraldCheck;
  const seeded = (levels) => {
    let order = [1];
    for (let level = 1; level <= levels; level += 1) order = order.flatMap((seed) => [seed, 2 ** level + 1 - seed]);
    return order.map((seed) => ({ seed }));
  };
  const levelsFor = (size) => Math.max(size - 1, 1).toString(2).length;
  const halves = (sources) => [sources.filter((_, i) => i % 2 === 0), sources.filter((_, i) => i % 2)];
  const wins = (keys) => keys.map((winner) => ({ winner }));

  const losses = (keys) => keys.map((loser) => ({ loser }));
  const forPlaces = (sources, level, first, before = 0) => {
    const [upper, lower] = halves(sources), games = upper.length;
    const keys = upper.map((_, i) => `P${first}` + (games > 1 ? `-${before + i + 1}` : ""));
    const own = keys.map((key, i) => ({ key, level, depth: -first, sources: [upper[i], lower[i]], kind: "place" }));
    return games < 2 ? own : [...own, ...forPlaces(wins(keys), level + 1, first, before + games), ...forPlaces(losses(keys), level + 1, first + games)];
  };

  const single = (size, { third_place: third, all_places: all }) => {
    const levels = levelsFor(size), matches = [];
    let sources = seeded(levels);
    for (let level = 1; level <= levels; level += 1) {
      const [upper, lower] = halves(sources), games = upper.length, code = { 1: "F", 2: "SF", 4: "QF" }[games] || `R${2 * games}-`;
      const keys = upper.map((_, i) => code + (games > 1 ? i + 1 : ""));
      keys.forEach((key, i) => matches.push({ key, level, depth: 2 * level, sources: [upper[i], lower[i]] }));
      sources = wins(keys);
      if (all && games > 2) matches.push(...forPlaces(losses(keys), level + 1, games + 1));
    }
    const semis = [{ loser: "SF1" }, { loser: "SF2" }];
    if ((third || all) && levels > 1) matches.push({ key: "3P", level: levels, depth: 2 * levels - 1, sources: semis, kind: "third_place" });
    const place = (match) => [match.level, match.key === "F", !!match.kind, -match.depth].map(Number);
    return matches.sort((a, b) => compared(place(a), place(b)));
  };

  const double = (size, { reset }) => {
    const levels = levelsFor(size), matches = [];
    let sources = seeded(levels), inLosers = [];
    const losersRound = (number, upper, lower) => wins(upper.map((one, i) => {
      matches.push({ key: `L${number}-${i + 1}`, level: number + 1, depth: number, sources: [one, lower[i]] });
      return `L${number}-${i + 1}`;
    }));
    for (let level = 1; level <= levels; level += 1) {
      const [upper, lower] = halves(sources), keys = upper.map((_, i) => `W${level}-${i + 1}`);
      keys.forEach((key, i) => matches.push({ key, level, depth: Math.max(1, 2 * level - 2), sources: [upper[i], lower[i]] }));
      sources = wins(keys);
      const width = keys.length.toString(2).length - 1;
      let crossing = 0;
      for (let digit = 0; digit < width; digit += 1) crossing += (((level - 1) >> digit) & 1) << (width - 1 - digit);
      const dropped = keys.map((_, i) => ({ loser: keys[i ^ crossing] }));
      if (levels === 1) inLosers = dropped;
      else if (level === 1) inLosers = losersRound(1, ...halves(dropped));
      else {
        inLosers = losersRound(2 * level - 2, inLosers, dropped);
        if (inLosers.length > 1) inLosers = losersRound(2 * level - 1, ...halves(inLosers));
      }
    }
    const final = { key: "GF", level: 2 * levels, depth: 2 * levels, sources: [sources[0], inLosers[0]], kind: "grand_final" };
    matches.push(final);
    const again = [{ winner: "GF" }, { loser: "GF" }];
    if (reset) matches.push({ key: "GF2", level: final.level + 1, depth: final.depth, sources: again, kind: "second_chance" });
    return matches.sort((a, b) => a.level - b.level || b.depth - a.depth);
  };

  const other = (players, who) => {
    const others = players.filter((one) => one !== who);
    return who !== null && others.length === 1 ? others[0] : null;
  };

  // A stage in its bracket. Published games win over results: a match that was paired keeps its players.
  class Progress {
    constructor(bracket, stage, replays) {
      Object.assign(this, { bracket, stage, replays, games: {}, passed: new Map(), outcomes: new Map() });
      this.matches = new Map(bracket.map((match) => [match.key, match]));
      const leads = (side, key) => bracket.find((match) => match.sources.some((source) => source[side] === key))?.key;
      this.onward = new Map(bracket.map(({ key }) => [key, [leads("winner", key), leads("loser", key)]]));
      for (const { key } of bracket) this.games[key] = [];
      for (const round of stage.rounds) {
        for (const [key, who] of Object.entries(round.facts)) if (this.matches.has(key)) this.passed.set(key, who);
        const result = (game) => ({ game, result: round.results.get(game.id) || null });
        for (const game of round.games) this.games[game.label]?.push(result(game));
        for (const game of round.games.filter((one) => !this.games[one.label])) {
          this.outcomes.clear();
          const meant = bracket.find((match) => !this.outcome(match.key) && !this.isOpen(match) && this.players(match).some((who) => game.seats.includes(who)));
          if (meant) this.games[meant.key].push(result(game));
        }
        this.outcomes.clear();
      }
    }
    isOpen({ key }) { return this.games[key].length > 0 && !this.games[key].at(-1).result; }
    isActive(who) { return this.stage.active.includes(who); }
    outcome(key) {
      if (!this.outcomes.has(key)) this.outcomes.set(key, this.decide(this.matches.get(key)));
      return this.outcomes.get(key);
    }
    decide(match) {
      const { key } = match, nobody = { winner: null, loser: null };
      if (!this.needed(match)) return nobody;
      if (this.games[key].length) return this.ofGames(match, nobody);
      if (this.passed.has(key)) return { winner: this.passed.get(key), loser: other(this.players(match), this.passed.get(key)) };
      if (match.sources.some((source) => this.occupant(source) === undefined)) return null;
      const players = this.players(match);
      if (this.onward.get(key).some((next) => next && (this.games[next].length || this.passed.has(next)))) return this.carriedOn(match, players) || nobody;
      const present = players.filter((who) => this.isActive(who)), winner = present[0] ?? null;
      return present.length > 1 ? null : { winner, loser: other(players, winner), withoutGame: true };
    }
    ofGames(match, nobody) {
      const { game: { seats }, result } = this.games[match.key].at(-1);
      if (!result) return null;
      const carried = this.carriedOn(match, seats), winner = winnerOf({ seats, result });
      if (carried) return carried;
      if (winner) return { winner, loser: other(seats, winner) };
      if ((result.absent || []).length > 1) return nobody;
      let present = seats.filter((who) => this.isActive(who));
      if (present.length > 1 && this.games[match.key].length > this.replays) present = [this.favourite(match, seats)];
      return present.length > 1 ? null : present.length ? { winner: present[0], loser: other(seats, present[0]) } : nobody;
    }
    favourite(match, seats) {
      const unbeaten = match.kind === "grand_final" ? this.occupant(match.sources[0]) : undefined;
      const seed = (who) => this.stage.seeds.indexOf(who);
      return [...seats].sort((a, b) => (b === unbeaten) - (a === unbeaten) || seed(a) - seed(b))[0];
    }
    needed(match) {
      if (match.kind !== "second_chance" || this.games[match.key].length) return true;
      const outcome = this.outcome("GF");
      return !outcome || (outcome.loser !== null && this.occupant(this.matches.get("GF").sources[0]) === outcome.loser);
    }
    // The player of a source: undefined while it is open, null where it is empty.
    occupant(source) {
      if (source.seed) return this.stage.seeds[source.seed - 1] ?? null;
      const outcome = this.outcome(source.winner || source.loser);
      return outcome ? outcome[source.winner ? "winner" : "loser"] : undefined;
    }
    players(match) {
      const games = this.games[match.key];
      if (games.length) return games.at(-1).game.seats;
      const known = match.sources.map((source) => this.occupant(source)).filter((who) => who), passed = this.passed.get(match.key);
      return !passed || known.includes(passed) ? known : [passed];
    }
    published(key) { return key ? [...this.games[key].flatMap(({ game }) => game.seats), this.passed.get(key)].filter(Boolean) : []; }
    carriedOn({ key }, players) {
      const [up, down] = this.onward.get(key);
      if (up === down) return null;
      const winners = players.filter((who) => this.published(up).includes(who)), losers = players.filter((who) => this.published(down).includes(who));
      if (winners.length === 1) return { winner: winners[0], loser: other(players, winners[0]) };
      return losers.length === 1 ? { winner: other(players, losers[0]), loser: losers[0] } : null;
    }
    get ready() {
      return this.bracket.filter((match) => !this.outcome(match.key) && !this.isOpen(match) && this.players(match).length > 1);
    }
    withoutGame(level) {
      return this.bracket.filter((match) => match.level <= level && this.outcome(match.key)?.withoutGame && this.players(match).length);
    }
    boardOf(match) { return this.bracket.filter((one) => one.level === match.level).indexOf(match) + 1; }

    // Matches as they come: the round that a match can join, null where it needs a new one.
    parts() {
      const found = new Map();
      for (const { number, games } of this.stage.rounds) for (const { key, level } of this.bracket) this.games[key].forEach(({ game }, replay) => {
        if (games.some((one) => one.id === game.id)) found.set(`${level} ${replay}`, number);
      });
      return found;
    }
    roundOf(match) {
      const number = this.parts().get(`${match.level} ${this.games[match.key].length}`) || 0, players = this.players(match);
      const later = this.stage.rounds.slice(Math.max(number - 1, 0));
      return !number || later.some((round) => round.games.some((game) => game.seats.some((who) => players.includes(who)))) ? null : number;
    }
    due({ as_they_come: asTheyCome, held = [] }) {
      const lowest = (matches, of) => matches.filter((match) => of(match) === Math.min(...matches.map(of)));
      if (!asTheyCome) return lowest(this.ready, (match) => match.level);
      const free = this.ready.filter((match) => !held.includes(match.key)), fresh = free.filter((match) => this.roundOf(match) === null);
      return lowest(fresh.length ? fresh : free.length ? free : this.ready, (match) => match.level * 100 + this.games[match.key].length);
    }
    game(match, board, lots) {
      const players = this.players(match), isAgain = this.games[match.key].length > 0;
      return { board, seats: isAgain ? [players[1], players[0]] : sidesOf(this.stage).choose(...players, lots), label: match.key };
    }
  }

  const bracketFormat = (shapeOf) => {
    const progressOf = (stage) => new Progress(shapeOf(stage.seeds.length, stage.options), stage, stage.options.replays);
    const pair = (stage, round, lots) => {
      const progress = progressOf(stage), due = progress.due(stage.options);
      if (!due.length) return { wrong: "pairings" };
      const isOpened = stage.options.as_they_come;
      const games = due.map((match, i) => progress.game(match, isOpened ? progress.boardOf(match) : i + 1, lots));
      const without = progress.withoutGame(due[0].level), winner = (match) => progress.outcome(match.key).winner;
      const byes = without.filter((match) => match.level === due[0].level && winner(match)).map((match) => ({ entrant: winner(match), half_points: 0 }));
      const facts = Object.fromEntries(without.map((match) => [match.key, winner(match)]));
      return canonical(facts) === canonical(round.facts) ? { games, byes } : { wrong: "pairings" };
    };
    // A match that joins a published round: its game with draws of its own, or who goes on without one.
    const add = (stage, { round_number: number, game, bye, facts }, lots) => {
      const progress = progressOf(stage), levels = [...new Set(progress.bracket.filter((match) => progress.games[match.key].length).map((match) => match.level))];
      if (!game) {
        return progress.withoutGame(Math.max(...levels)).some((match) => {
          const { winner } = progress.outcome(match.key), level = levels.find((above) => above >= match.level);
          const isBye = level === match.level && winner !== null ? bye?.entrant === winner && bye.half_points === 0 : !bye;
          return isBye && canonical(facts) === canonical({ [match.key]: winner }) && number === progress.parts().get(`${level} 0`);
        });
      }
      const match = progress.ready.find((one) => one.key === game.label && !(stage.options.held || []).includes(one.key));
      if (!match || progress.roundOf(match) !== number) return false;
      const taken = stage.rounds[number - 1].games.map((one) => one.board), own = progress.boardOf(match);
      const [made] = numbered(stage, [progress.game(match, taken.includes(own) ? Math.max(...taken) + 1 : own, lots)], number);
      return made.id === game.id && made.board === game.board && made.seats.join() === game.seats.join();
    };
    const rank = (stage) => {
      const progress = progressOf(stage), last = new Map();
      for (const match of progress.bracket) if (progress.needed(match)) for (const who of progress.players(match)) last.set(who, match);
      const final = [...progress.bracket].reverse().find((match) => progress.needed(match)), champion = progress.outcome(final.key)?.winner;
      const ends = (who) => progress.outcome(last.get(who).key);
      const isIn = (who) => last.has(who) && (!ends(who) || ends(who).winner === who) && !["third_place", "place"].includes(last.get(who).kind);
      const key = (who) => [who === champion, isIn(who), isIn(who) || !last.has(who) ? 0 : last.get(who).depth,
        ["third_place", "place"].includes(last.get(who)?.kind) && ends(who)?.winner === who].map(Number);
      const order = [...stage.seeds].sort((a, b) => compared(key(b), key(a)));
      return { order, points: pointsOf(stage) };
    };
    return { pair, add, rank, options: ["replays", "as_they_come"] };
  };
  Object.assign(globalThis.heraldCheck, { brackets: { single, double, bracketFormat } });
})();
