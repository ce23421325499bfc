"use strict";
// Group stage (formats/systems/group_stage/RULES.md): the snake, Berger's table in every group, and the order of all by R7 and R8.
(() => {
  const { formats, compared, snake, roundOfGroups, pointsOf, record, scoresOf, standings } = globalThis.heraldCheck;

  const groupsOf = ({ seeds, options }) => snake(seeds, options.groups || Math.max(1, Math.ceil(seeds.length / 4)))
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
    return { order, points: Object.fromEntries(pointsOf(stage)) };
  };
  formats.group_stage = { pair, rank, options: ["legs", "tie_breaks"] };
})();
