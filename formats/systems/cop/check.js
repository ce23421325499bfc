"use strict";
// COP (formats/systems/cop/RULES.md): the standings by R3 to R6. Its rounds rest on simulations (R18), which no proof shortens.
(() => {
  const { formats, compared, counted, membersOf } = globalThis.heraldCheck;

  const rank = (stage) => {
    const made = new Map(stage.seeds.map((who) => [who, [0, 0]])), bye = stage.options.bye_spread;
    const give = (who, half, spread) => made.set(who, [made.get(who)[0] + half, made.get(who)[1] + spread]);
    for (const round of stage.rounds) {
      for (const { seats, result: { how, half_points: half, scores } } of counted([round])) seats.forEach((who, seat) => {
        const forfeit = half[seat] ? bye : -bye, margin = scores ? scores[seat] - scores[1 - seat] : 0;
        give(who, half[seat], how === "forfeit" ? forfeit : margin);
      });
      for (const one of round.byes) give(one.entrant, one.half_points, bye * (one.half_points - 1));
      const late = String(round.facts.missed || "").split(/\s+/), there = membersOf(round).filter((who) => !late.includes(who));
      for (const who of stage.seeds) if (!there.includes(who)) give(who, 0, -bye);
    }
    const order = [...stage.seeds].sort((a, b) => compared(made.get(b), made.get(a)));
    return { order, points: new Map(order.map((who) => [who, made.get(who)[0]])) };
  };
  formats.cop = { pair: () => ({ command: "simulated" }), rank, options: ["bye_spread"] };
})();
