"use strict";
// Single elimination (formats/systems/single_elimination/RULES.md).
// Needs check-brackets.js.
(({ formats, brackets }) => { formats.single_elimination = brackets.bracketFormat(brackets.single); })(globalThis.heraldCheck);
