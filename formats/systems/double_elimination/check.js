"use strict";
// Double elimination (formats/systems/double_elimination/RULES.md).
// Needs check-brackets.js.
(({ formats, brackets }) => { formats.double_elimination = brackets.bracketFormat(brackets.double); })(globalThis.heraldCheck);
