"use strict";
// Group stage (formats/systems/group_stage/RULES.md): the seeds with their pots, the snake, Berger's table in every
// group, and the order of all by R7 and R8.
(() => {
  const { formats, compared, snake, roundOfGroups, pointsOf, record, scoresOf, standings } = globalThis.heraldCheck;

  const countOf = ({ groups }, size) => groups || Math.max(1, Math.ceil(size / 4));
  // R1 and R2: by rating and sign-up, each pot drawn; seeds that directors gave come first.
  const seed = (field, options, lots) => {
    const order = [...field].sort(([, a], [, b]) => (b.data.rating || 0) - (a.data.rating || 0) || a.number - b.number);
    const count = countOf(options, order.length), given = ([, { data }]) => [data.attributes.seed || Infinity];
    for (let begin = 0; options.deal === "drawn" && begin < order.length; begin += count) {
      order.splice(begin, count, ...lots.shuffled(order.slice(begin, begin + count), `pot ${begin / count + 1}`));
    }
    return order.sort((a, b) => compared(given(a), given(b))).map(([who]) => who);
  };
  const groupsOf = ({ seeds, options }) => snake(seeds, countOf(options, seeds.length))
    .map((members, i) => ({ name: String.fromCharCode(65 + i), members }));
  const pair = (stage) => roundOfGroups(stage, groupsOf(stage), stage.options.legs);

  // A stage with the rounds of these members alone, without results against others (R7, R8).
  const only = (stage, members, gone = []) => ({
    ...stage, seeds: members, rounds: stage.rounds.map((round) => ({
      ...round, games: round.games.filter(({ seats }) => members.includes(seats[0]) && !seats.some((who) => gone.includes(who))),
      byes: round.byes.filter((bye) => members.includes(bye.entrant) && !(bye.reasons || []).some(({ about }) => (about || []).some((who) => gone.includes(who)))),
    })),
  });
  const rank = (stage) => {
    const names = stage.options.tie_breaks, tables = groupsOf(stage).map(({ members }) => standings(only(stage, members), true, names)?.order);
    if (tables.includes(undefined)) return null;
    const order = [], compares = ["difference", "scored"].filter((name) => names.includes(name));
    for (let place = 0; tables.some((table) => table.length > place); place += 1) {
      const row = tables.filter((table) => table.length > place), size = Math.min(...row.map((table) => table.length));
      const totals = new Map(row.map((table) => {
        const part = only(stage, table, table.slice(size)), scores = scoresOf(part.rounds), who = table[place];
        const values = [...compares.map((name) => scores[name]), record(part.rounds).wins].map((of) => of.get(who) || 0);
        return [who, [-pointsOf(part).get(who), ...values.map((value) => -value), stage.seeds.indexOf(who)]];
      }));
      order.push(...[...totals.keys()].sort((a, b) => compared(totals.get(a), totals.get(b))));
    }
    return { order, points: pointsOf(stage) };
  };
  formats.group_stage = { seed, pair, rank, options: ["legs", "tie_breaks"] };
})();
