"use strict";
// Tiered league (formats/systems/tiered_league/RULES.md): the tiers of a field, and Berger's table in every league (R1, R7 to R10).
// Games for the title need the command.
(() => {
  const { formats, snake, roundOfGroups } = globalThis.heraldCheck;

  const leaguesOf = ({ seeds, entrants }) => {
    const rest = seeds.filter((who) => entrants.get(who).data.attributes.last_tier !== 0), leagues = [];
    for (let tier = 0; rest.length >= 5; tier += 1) {
      const size = Math.min(rest.length, 10 * 2 ** tier), count = Math.min(2 ** tier, Math.floor(size / 5));
      snake(rest.splice(0, size), count).forEach((members, i) => leagues.push({ name: `${String.fromCharCode(65 + tier)}${tier ? i + 1 : ""}`, members }));
    }
    return leagues;
  };
  const pair = (stage, round) => {
    const leagues = leaguesOf(stage), most = Math.max(...leagues.map(({ members }) => members.length - 1 + (members.length % 2)));
    const isTitle = stage.rounds.filter((round) => round.label !== "Title match").length >= most;
    if (isTitle !== (round.label === "Title match")) return { wrong: "pairings" };
    return isTitle ? { command: true } : roundOfGroups(stage, leagues, 1);
  };
  formats.tiered_league = { pair };
})();
