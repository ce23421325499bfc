"use strict";
// Check a log in the reader's browser: its chain of hashes, the head from Discord, its draws, and every pairing for which
// a format has a module (check-*.js). docs/proofs.md is the specification. No dependencies, no network, no DOM.
globalThis.heraldCheck = (() => {
  // SHA-256 (FIPS 180-4). crypto.subtle exists on https pages only, and a checker should not depend on how it is served.
  const primes = (count) => {
    const found = [];
    for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
    return found;
  };
  const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
  const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const turn = (x, by) => (x >>> by) | (x << (32 - by));

  const sha256 = (content) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
    new Uint8Array(blocks.buffer).set(bytes);
    blocks.setUint8(bytes.length, 0x80);
    blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
    blocks.setUint32(blocks.byteLength - 4, bytes.length << 3);
    const sum = Int32Array.from(START), w = new Int32Array(64);
    for (let at = 0; at < blocks.byteLength; at += 64) {
      for (let i = 0; i < 16; i += 1) w[i] = blocks.getInt32(at + 4 * i);
      for (let i = 16; i < 64; i += 1) {
        const x = w[i - 15], y = w[i - 2];
        w[i] = (w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
      }
      let a = sum[0], b = sum[1], c = sum[2], d = sum[3], e = sum[4], f = sum[5], g = sum[6], h = sum[7];
      for (let i = 0; i < 64; i += 1) {
        const t = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const u = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g; g = f; f = e; e = (d + t) | 0; d = c; c = b; b = a; a = (t + u) | 0;
      }
      sum.set([sum[0] + a, sum[1] + b, sum[2] + c, sum[3] + d, sum[4] + e, sum[5] + f, sum[6] + g, sum[7] + h]);
    }
    return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };

  // JSON with its numbers as they are written: 1.0 is another text than 1, and so another hash.
  const NUMBER = "\u0001";
  const parse = (line) => {
    if (/\\u0001|\u0001/.test(line)) throw new SyntaxError("control character");
    return JSON.parse(line.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
      (token[0] === '"' ? token : `"\\u0001${token}"`)));
  };
  const quoted = (text) => (/^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) =>
    `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`));
  const canonical = (value) => {
    if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
    if (value !== null && typeof value === "object") {
      return `{${Object.keys(value).sort().map((key) => `${quoted(key)}:${canonical(value[key])}`).join(",")}}`;
    }
    if (typeof value !== "string") return JSON.stringify(value);
    return value[0] === NUMBER ? value.slice(1) : quoted(value);
  };
  // A number of the many orders of a long list may be too large for a float.
  const whole = (big) => (Number.isSafeInteger(Number(big)) ? Number(big) : big);
  const plain = (value) => {
    if (typeof value === "string") return value[0] === NUMBER ? (/^-?\d+$/.test(value.slice(1)) ? whole(BigInt(value.slice(1))) : Number(value.slice(1))) : value;
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map(plain);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
  };

  const utc = (written) => {
    const [, seconds, micro = ""] = /^(.{19})(?:\.(\d{1,6}))?(?:Z|\+00:00)$/.exec(written);
    return `${seconds}.${micro.padEnd(6, "0")}+00:00`;
  };
  const rootOf = (seed, identity) => (identity ? `${seed}/${identity}` : seed);
  const withoutSeed = (event) => {
    if (event.kind !== "TournamentCreated" && event.kind !== "SeedReplaced") return event;
    const commitment = event.seed ? sha256(rootOf(event.seed, event.identity || "")) : event.commitment || "";
    return { ...event, seed: "", commitment };
  };
  const lineHash = (before, line) => sha256(`${before}\n${canonical({
    seq: line.seq, command_id: line.command_id, actor: line.actor, at: utc(line.at), event: withoutSeed(line.event),
  })}`);

  const ABOUT_PEOPLE = ["StaffChanged", "PersonReplaced", "MemberChanged", "TeamSought"];
  const isPerson = (actor) => actor !== "timetable" && !actor.startsWith("server:");
  const namesHash = (header, lines, entered) => {
    const names = {};
    for (const person of Object.values(header.people)) {
      for (const who of person.entrants || []) if (entered.includes(who)) names[who] = person.name;
    }
    for (const who of entered) names[who] ??= "";
    for (const { actor, event } of lines) {
      for (const who of [actor, ...(ABOUT_PEOPLE.includes(event.kind) ? [event.person, event.before] : [])]) {
        if (who && isPerson(who) && header.people[who]) names[who] = header.people[who].name;
      }
    }
    return sha256(canonical(names));
  };

  // Draws: docs/draws.md.
  const mixed = (secret, words) => words.reduce((seed, word) => sha256(`${seed}/${word}`), secret);
  const drawNumber = (seed, purpose, counter, low, high) => {
    const size = BigInt(high) - BigInt(low) + 1n, space = 1n << 256n;
    for (let attempt = 0; ; attempt += 1) {
      const digest = BigInt(`0x${sha256(`${seed}/${purpose}/${counter}${attempt ? `/${attempt}` : ""}`)}`);
      if (digest < space - (space % size)) return whole(BigInt(low) + (digest % size));
    }
  };
  class Lots {
    constructor(seed) { this.seed = seed; this.draws = []; }
    number(low, high, purpose) {
      const counter = this.draws.length, value = drawNumber(this.seed, purpose, counter, low, high);
      this.draws.push({ purpose, low, high, value, seed: this.seed, counter });
      return value;
    }
    shuffled(items, purpose) {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = this.number(0, last, `${purpose}, place ${last + 1}`);
        [order[last], order[other]] = [order[other], order[last]];
      }
      return order;
    }
  }

  // The state that the log adds up to, as far as pairings depend on it.
  class State {
    constructor() {
      Object.assign(this, { seed: "", identity: "", stages: [], entrants: new Map(), forms: {}, started: [], words: {}, promised: {}, revealed: {}, waived: new Set() });
    }
    stage(number = this.started.length - 1) {
      const log = this.started[number];
      const stillIn = log.seeds.filter((who) => this.entrants.get(who)?.status === "active");
      return {
        number, ...log, plan: this.stages[number], options: this.stages[number].options, stillIn, active: stillIn,
        entrants: this.entrants, forms: this.forms, history: this.started.slice(0, number),
      };
    }
    secret(name) { return sha256(`${mixed(rootOf(this.seed, this.identity), this.words.all || [])}/${name}`); }
    find(pairing) {
      const isIt = (game) => game.id === pairing, round = this.started.flatMap((log) => log.rounds).findLast(({ games }) => games.some(isIt));
      return round && { round, game: round.games.find(isIt) };
    }
  }
  const nextNumber = (state) => 1 + Math.max(0, ...[...state.entrants.values()].map((one) => one.number));
  const roundOf = (number, pairings, results = new Map(), notes = new Map()) => ({
    number, results, notes, games: pairings.pairings, byes: pairings.byes || [], idle: pairings.idle || [], facts: { ...pairings.facts },
    label: pairings.label || "", rationale: pairings.rationale || [],
  });
  const FOLD = {
    TournamentCreated(state, event) { Object.assign(state, { seed: event.seed, identity: event.identity || "", stages: event.stages }); },
    SeedReplaced(state, event) { Object.assign(state, { seed: event.seed, identity: event.identity || "" }); },
    PlanChanged(state, event) { state.stages = event.stages; },
    EntrantRegistered(state, event) {
      state.entrants.set(event.entrant, { number: nextNumber(state), data: event.data, status: event.waiting ? "waiting" : "active" });
      for (const form of Object.values(state.forms)) delete form[event.entrant];
      if (event.stage !== null && event.stage !== undefined) state.started[event.stage].seeds.push(event.entrant);
    },
    EntrantChanged(state, event) {
      if (!state.entrants.has(event.entrant)) return;
      state.entrants.get(event.entrant).data = event.data;
      if (event.seeds) state.started.at(-1).seeds = [...event.seeds];
    },
    EntrantStatusChanged(state, event) {
      const one = state.entrants.get(event.entrant);
      if (!one) return;
      one.status = event.status;
      const log = state.started.at(-1);
      if (log?.seeds.includes(event.entrant)) log.left[event.entrant] = event.status === "active" ? [] : Object.keys(log.answers);
      if (event.cause === "reinstated" && !state.started.length) one.number = nextNumber(state);
    },
    StageStarted(state, event) { state.started.push({ seeds: [...event.seeds], rationale: event.rationale || [], rounds: [], answers: {}, left: {} }); },
    RoundPaired(state, event) { state.started[event.stage].rounds.push(roundOf(event.round_number, event.pairings)); },
    RoundAmended(state, event) {
      const rounds = state.started[event.stage].rounds, old = rounds[event.round_number - 1];
      const seats = new Map(old.games.map((game) => [game.id, game.seats.join()]));
      const kept = new Set(event.pairings.pairings.filter((game) => seats.get(game.id) === game.seats.join()).map((game) => game.id));
      const of = (known) => new Map([...known].filter(([id]) => kept.has(id)));
      rounds[event.round_number - 1] = roundOf(event.round_number, event.pairings, of(old.results), of(old.notes));
    },
    MatchAdded(state, event) {
      const round = state.started[event.stage].rounds[event.round_number - 1];
      if (event.game) round.games = [...round.games, event.game].sort((a, b) => a.board - b.board);
      if (event.bye) round.byes = [...round.byes, event.bye];
      Object.assign(round.facts, event.facts);
    },
    PlayTakenBack(state, event) {
      state.started.length = event.stage + 1;
      const log = state.started[event.stage];
      log.rounds.length = event.rounds;
      for (const key of event.answers || []) delete log.answers[key];
    },
    PromptAnswered(state, event) {
      state.started[event.stage].answers[event.prompt] = event;
      FOLD.told(state, event);
    },
    told(state, event) { if (event.draw) state.revealed[`s${event.stage}/${event.prompt}`] ??= event; },
    ResultRecorded(state, event) { state.find(event.pairing).round.results.set(event.pairing, event.result); },
    ResultCleared(state, event) {
      const { round } = state.find(event.pairing);
      for (const known of [round.results, round.notes]) known.delete(event.pairing);
    },
    FormSubmitted(state, event) { (state.forms[event.form] ??= {})[event.entrant] = event.content; },
    // A note about a game of a round that was undone counts no more than the round.
    MatchNoted(state, event) {
      const notes = state.find(event.pairing)?.round.notes;
      notes?.set(event.pairing, [...(notes.get(event.pairing) || []), event]);
    },
    DrawContributed(state, event) { (state.words[event.draw] ??= []).push(event.text); },
    DrawCommitted(state, event) {
      state.promised[event.draw] = event;
      state.waived.delete(event.draw);
    },
    BeaconWaived(state, event) { state.waived.add(event.draw); },
  };

  const drawsFit = (recorded, seed, drawn) => recorded.every((draw, counter) => draw.seed === seed && draw.counter === counter
    && drawNumber(seed, draw.purpose, counter, draw.low, draw.high) === draw.value)
    && (!drawn || (drawn.draws.length === recorded.length && drawn.draws.every((draw, i) => ["purpose", "low", "high"].every((key) => draw[key] === recorded[i][key]))));
  // Games and byes of a round; as everybody has a place in it (accountsFor), all others are idle.
  const shape = ({ games, byes }) => JSON.stringify([
    games.map((game) => [game.id, game.board, game.seats, game.label || ""]), byes.map((bye) => [bye.entrant, bye.half_points]).sort(),
  ]);
  // Games with their ids, and with boards in their order where a format sets none.
  const numbered = ({ number, rounds }, games, round = rounds.length + 1) => games.map((game, i) => {
    const board = game.board || i + 1;
    return { ...game, id: `s${number}r${round}b${board}`, board };
  });
  // Everybody in a round: with a game, with a bye, or without either.
  const membersOf = ({ games, byes, idle }) => [...games.flatMap((game) => game.seats), ...byes.map((bye) => bye.entrant), ...idle];
  const accountsFor = (stage, round) => {
    const seated = membersOf(round);
    const once = new Set(seated);
    return once.size === seated.length && once.size === stage.active.length && stage.active.every((who) => once.has(who));
  };
  const isAllocated = (bye) => (bye.kind || "allocated") === "allocated", isOff = (bye) => !isAllocated(bye);

  // What is recomputed at an event, before it counts: each returns a code of what is wrong, or nothing.
  const CHECKS = {
    StageStarted(state, { stage, seeds, draws = [] }) {
      const secret = state.seed ? state.secret(`s${stage}`) : draws[0]?.seed, lots = new Lots(secret), plan = state.stages[stage];
      const field = [...state.entrants].filter(([, one]) => one.status === "active"), names = field.map(([who]) => who);
      const order = stage === 0 && moduleOf(plan)?.seed?.(field, plan.options, lots);
      if (!drawsFit(draws, secret, order && lots)) return "draw";
      const isField = new Set(seeds).size === seeds.length && seeds.every((who) => names.includes(who));
      return stage === state.started.length && isField && (!order || order.join() === seeds.join()) ? "" : "seeds";
    },
    TeamsDrawn(state, { draw, draws = [] }) {
      return drawsFit(draws, state.seed ? state.secret(draw) : draws[0]?.seed) ? "" : "draw";
    },
    RoundPaired(state, event, { proof, report }) {
      const secret = state.seed ? state.secret(`s${event.stage}r${event.round_number}`) : event.seed;
      const draws = event.draws || [];
      if (event.seed !== secret || !drawsFit(draws, secret)) return "draw";
      const stage = state.stage(event.stage), round = roundOf(event.round_number, event.pairings);
      if (event.round_number !== stage.rounds.length + 1 || event.stage !== state.started.length - 1) return "order";
      if (!accountsFor(stage, round)) return "field";
      if ((event.cause || "format") !== "format") return report("hand");
      const module = moduleOf(stage.plan), off = round.byes.filter(isOff), lots = new Lots(secret);
      if (!module || event.version !== 2) return report("command", whyNot(stage.plan));
      const active = stage.active.filter((who) => !off.some((bye) => bye.entrant === who));
      const found = module.pair({ ...stage, active }, { ...round, byes: round.byes.filter(isAllocated) }, lots, proof);
      if (found.wrong) return found.wrong;
      if (found.command) return report("command", found.command);
      if (shape({ games: numbered(stage, found.games), byes: [...(found.byes || []), ...off] }) !== shape(round)) return "pairings";
      return drawsFit(draws, secret, lots) ? report(found.proved || "same") : "draw";
    },
    MatchAdded(state, event) {
      const { game, seed, draws = [], stage } = event, add = moduleOf(state.stages[stage])?.add;
      if (game && ((state.seed && seed !== state.secret(game.id)) || !drawsFit(draws, seed))) return "draw";
      return !add || add(state.stage(stage), event, new Lots(seed)) ? "" : "pairings";
    },
    ResultRecorded(state, { pairing, result }) {
      const { game } = state.find(pairing), [first, second] = result.half_points;
      const sums = { void: [0], forfeit: [0, 2] }[result.how] || [2];
      const isScore = [0, 1, 2].includes(first) && [0, 1, 2].includes(second) && sums.includes(first + second);
      return isScore && (result.absent || []).every((who) => game.seats.includes(who)) ? "" : "result";
    },
    DrawCommitted(state, event) {
      return !state.seed || sha256(state.secret(event.draw)) === event.commitment ? "" : "promise";
    },
    DrawContributed(state, { draw }, { at }) {
      const closes = state.promised[draw]?.closes;
      return state.revealed[draw] || (closes && utc(at) > utc(closes)) ? "late" : "";
    },
    PromptAnswered(state, event, { at }) {
      const name = `s${event.stage}/${event.prompt}`, { draw } = event, before = state.revealed[name];
      if (!draw) return before && before.answer !== event.answer ? "replaced" : "";
      const promise = state.promised[name], words = state.words[name] || [];
      if (promise) {
        if (sha256(event.secret) !== promise.commitment || promise.low !== draw.low || promise.high !== draw.high) return "promise";
        if (promise.closes && utc(at) < utc(promise.closes)) return "early";
        if (promise.beacon && !event.beacon && !state.waived.has(name)) return "no_beacon";
      }
      if (state.seed && event.secret !== state.secret(name)) return "draw";
      if (event.beacon && event.signature && sha256(ofHex(event.signature)) !== event.beacon) return "beacon";
      const seed = mixed(event.secret, event.beacon ? [...words, event.beacon] : words);
      const isDrawn = draw.seed === seed && drawNumber(seed, draw.purpose, draw.counter, draw.low, draw.high) === draw.value;
      return isDrawn && String(draw.value) === event.answer ? "" : "draw";
    },
  };

  // The hashes of all lines, and that lines are counted, in time and together with those of their command.
  const chain = (header, lines, hashes) => {
    const finished = new Set();
    let before = "", at = "", command = "";
    for (const [i, line] of lines.entries()) {
      if (hashes[i] !== lineHash(before, line)) return { line: i + 1, code: "hash" };
      if (line.seq !== `${NUMBER}${i + 1}`) return { line: i + 1, code: "order" };
      if (utc(line.at) < at) return { line: i + 1, code: "time" };
      if (line.command_id !== command && finished.has(line.command_id)) return { line: i + 1, code: "order" };
      [before, at, command] = [hashes[i], utc(line.at), line.command_id];
      finished.add(command);
    }
    const { "herald-log": _, seal, ...rest } = header;
    if (!seal || seal.lines !== `${NUMBER}${lines.length}` || seal.head !== before) return { line: lines.length, code: "cut" };
    const sealed = sha256(canonical({ header: rest, lines: seal.lines, head: seal.head }));
    return sealed === seal.hash ? null : { line: 0, code: "header" };
  };

  const headOf = (text) => {
    const [, seq, line, names] = /^`?(\d+)-([0-9a-f]{32})-([0-9a-f]{16})`?$/.exec(text.trim().toLowerCase()) || [];
    return seq ? { seq: Number(seq), line, names } : null;
  };
  const checkHead = (text, header, lines, hashes) => {
    if (!text.trim()) return { what: "head", state: "missing" };
    const head = headOf(text);
    if (!head) return { what: "head", state: "wrong", code: "not_a_head" };
    if (head.seq < 1 || head.seq > lines.length) return { what: "head", state: "wrong", code: "cut", line: lines.length };
    if (!hashes[head.seq - 1].startsWith(head.line)) return { what: "head", state: "wrong", code: "head", line: head.seq };
    const until = lines.slice(0, head.seq);
    let entered = [];
    try {
      entered = [...folded(until.map(plain)).entrants.keys()];
    } catch { /* A log that cannot be read to its head has no names that fit. */ }
    if (!namesHash(header, until, entered).startsWith(head.names)) return { what: "head", state: "wrong", code: "names", line: head.seq };
    return { what: "head", state: "ok", line: head.seq, after: lines.length - head.seq };
  };

  const undoneIn = (lines) => new Set(lines.filter(({ event }) => event.kind === "CommandUndone").map(({ event }) => event.command_id));
  const folded = (lines, visit = () => {}) => {
    const state = new State(), undone = undoneIn(lines);
    for (const line of lines) {
      const { event } = line;
      if (undone.has(line.command_id)) {
        if (event.kind === "DrawCommitted") FOLD.DrawCommitted(state, event);
        if (event.kind === "PromptAnswered") FOLD.told(state, event);
      } else {
        visit(state, line);
        FOLD[event.kind]?.(state, event);
      }
    }
    return state;
  };

  // Recompute draws, rounds and results of a log. `rows` has a line for each round that counts at the end.
  const recompute = (lines, proofs) => {
    const rounds = new Map();
    let wrong = null, draws = 0, beacons = 0;
    const visit = (state, { seq, at, event }) => {
      const name = `${event.stage}/${event.round_number}`;
      const row = { what: "round", stage: event.stage, round: event.round_number, line: seq };
      const context = { at, proof: proofs.certificates?.[seq], report: (how, code) => { rounds.set(name, { ...row, state: how, code }); } };
      let code;
      try {
        code = CHECKS[event.kind]?.(state, event, context) || "";
        if (event.kind === "PlayTakenBack") {
          for (const [key, { stage, round }] of rounds) if (stage > event.stage || (stage === event.stage && round > event.rounds)) rounds.delete(key);
        }
      } catch (error) {
        code = "impossible";
      }
      draws += (event.draws || []).length + (event.draw && event.secret ? 1 : 0);
      beacons += event.beacon && event.signature ? 1 : 0;
      if (!code) return;
      wrong ??= { line: seq, code, stage: event.stage, round: event.round_number };
      if (event.kind === "RoundPaired") rounds.set(name, { ...row, state: "wrong", code });
    };
    let state;
    try {
      state = folded(lines, visit);
    } catch (error) {
      wrong ??= { line: lines.length, code: "impossible" };
    }
    return { state, rows: [...rounds.values()], draws, beacons, wrong };
  };

  // All results for a log as text, the head a reader has copied, and what is beside the log (certificates, standings).
  const check = (text, head, proofs = {}) => {
    let header, lines, hashes;
    try {
      [header, ...lines] = text.split("\n").filter((line) => line.trim()).map(parse);
      hashes = lines.map((line) => line.hash);
      for (const line of lines) delete line.hash;
      const broken = chain(header, lines, hashes);
      const chainRow = { what: "chain", state: broken ? "wrong" : "ok", lines: lines.length, ...broken };
      const { state, rows, draws, beacons, wrong } = recompute(lines.map(plain), proofs);
      const headRow = checkHead(head, header, lines, hashes);
      const isDraw = wrong && ["draw", "promise", "late", "early", "no_beacon", "beacon", "replaced"].includes(wrong.code);
      const drawRow = { what: "draws", draws, ...(isDraw ? { ...wrong, state: "wrong" } : { state: "ok" }) };
      const other = wrong && !isDraw && !rows.some((row) => row.state === "wrong" && row.line === wrong.line) ? [{ what: "line", state: "wrong", ...wrong }] : [];
      const tables = (proofs.standings || []).map((table) => checkStandings(state, table));
      const all = [chainRow, headRow, drawRow, ...other, ...rows, ...tables, ...(beacons ? [{ what: "beacon", state: "command", beacons }] : [])];
      return { ok: all.every((row) => row.state !== "wrong"), rows: all };
    } catch (error) {
      return { ok: false, rows: [{ what: "log", state: "wrong", code: "unreadable", detail: String(error) }] };
    }
  };
  const checkStandings = (state, { stage: number, order, points }) => {
    const row = { what: "standings", stage: number };
    try {
      const plan = state.stages[number], module = moduleOf(plan), found = module?.rank(state.stage(number));
      if (!found) return { ...row, state: "command", code: module ? "tie_breaks" : whyNot(plan) };
      const isOut = (who) => state.entrants.get(who).status === "disqualified";
      const shown = [...found.order.filter((who) => !isOut(who)), ...found.order.filter(isOut)];
      const same = shown.join() === order.join() && order.every((who, i) => found.points.get(who) === points[i]);
      return { ...row, state: same ? "ok" : "wrong" };
    } catch (error) {
      return { ...row, state: "wrong" };
    }
  };

  const formats = {};
  // The module of a stage's format; none where an older log has no value of an option that it reads.
  const moduleOf = ({ system, options }) => {
    const module = formats[system];
    return (module?.options || []).every((name) => name in options) ? module : undefined;
  };
  const whyNot = ({ system }) => (system in formats ? "old_log" : "no_script");
  return { formats, canonical, check, isAllocated, membersOf, numbered, sha256 };
})();
