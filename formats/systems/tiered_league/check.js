"use strict";
// Tiered league (formats/systems/tiered_league/RULES.md): the tiers of a field, Berger's table in every league (R1, R7 to
// R10), and the match for the title (R12, R13).
(() => {
  const { formats, compared, counted, sum, pointsOf, record, winnerOf, snake, roundOfGroups } = globalThis.heraldCheck;
  const TITLE = "Title match", KEPT = ["title_kept_by_absent", "title_kept_by"];

  // The holder of the title, the leagues of the others, and rounds of both.
  const partsOf = ({ seeds, entrants, rounds }) => {
    const rest = seeds.filter((who) => entrants.get(who).data.attributes.last_tier !== 0), leagues = [];
    const holder = seeds.find((who) => !rest.includes(who)) ?? null;
    for (let tier = 0; rest.length >= 5; tier += 1) {
      const size = Math.min(rest.length, 10 * 2 ** tier), count = Math.min(2 ** tier, Math.floor(size / 5));
      snake(rest.splice(0, size), count).forEach((members, i) => leagues.push({ name: `${String.fromCharCode(65 + tier)}${tier ? i + 1 : ""}`, members }));
    }
    const most = Math.max(...leagues.map(({ members }) => members.length - 1 + (members.length % 2)));
    const played = rounds.filter(({ label }) => label !== TITLE), title = rounds.filter(({ label }) => label === TITLE);
    return { holder, leagues, played, title, areOut: played.length >= most };
  };
  // R10: points, SODOS, tier and rank in the last cycle, rating, sign-up.
  const ordered = (stage, { played }, { name, members }) => {
    const rounds = played.map((round) => ({ ...round, games: round.games.filter((game) => game.label === name) }));
    const points = pointsOf({ ...stage, seeds: members, rounds }), games = counted(rounds);
    const beaten = (who) => games.filter((game) => winnerOf(game) === who).map(({ seats }) => seats.find((other) => other !== who));
    const sodos = (who) => sum(beaten(who).map((other) => points.get(other)));
    const key = (who) => {
      const { number, data: { rating, attributes: { last_tier: tier, last_rank: rank } } } = stage.entrants.get(who);
      const last = Number.isInteger(tier) && Number.isInteger(rank) ? [tier, rank] : [Infinity, Infinity];
      return [-points.get(who), -sodos(who), ...last, -(rating ?? -Infinity), number];
    };
    return { order: [...members].sort((a, b) => compared(key(a), key(b))), points, isComplete: rounds.every((round) => round.games.every((game) => round.results.has(game.id))) };
  };
  // R12: who holds the title now, and the two who play for it next.
  const titleOf = (stage, parts) => {
    const { holder, title, areOut, leagues } = parts, { options, entrants } = stage, [top] = leagues;
    const winner = () => {
      const { order, isComplete } = ordered(stage, parts, top);
      return isComplete && areOut ? order.find((who) => entrants.get(who).status !== "disqualified") : null;
    };
    const seats = title.flatMap((round) => round.games).find((game) => game.seats.includes(holder))?.seats;
    const challenger = (seats ? seats.find((who) => who !== holder) : options.title_match && top && winner()) || null;
    const { wins } = record(title), enough = Math.floor(options.title_games / 2) + 1, won = (who) => (wins.get(who) || 0) >= enough;
    const isKept = holder === null && (options.title_held || stage.rationale.some(({ code }) => KEPT.includes(code)));
    const isOver = [holder, challenger].some((who) => who === null || won(who) || entrants.get(who).status !== "active")
      || counted(title).some(({ result }) => (result.absent || []).length > 1);
    const champion = challenger === null || isKept || (holder !== null && !won(challenger)) ? holder : challenger;
    return { champion, next: isOver ? null : [holder, challenger], wins };
  };

  const pair = (stage, round, lots) => {
    const parts = partsOf(stage), { title, areOut } = parts;
    if (areOut !== (round.label === TITLE)) return { wrong: "pairings" };
    if (!areOut) return roundOfGroups(stage, parts.leagues, 1);
    const { next } = titleOf(stage, parts), last = title.at(-1)?.games[0].seats;
    if (!next) return { wrong: "pairings" };
    const isTurned = last ? last[0] === next[0] : lots.number(0, 1, "black in the first game for the title") !== 0;
    return { games: [{ seats: isTurned ? [next[1], next[0]] : next, label: TITLE }] };
  };
  const rank = (stage) => {
    const parts = partsOf(stage), { champion, wins } = titleOf(stage, parts), tables = parts.leagues.map((league) => ordered(stage, parts, league));
    const order = new Set([champion, parts.holder, ...tables.flatMap((table) => table.order)].filter((who) => who !== null));
    const points = new Map([[parts.holder, 2 * (wins.get(parts.holder) || 0)], ...tables.flatMap((table) => [...table.points])]);
    return { order: [...order], points };
  };
  formats.tiered_league = { pair, rank, options: ["title_match", "title_games"] };
})();
