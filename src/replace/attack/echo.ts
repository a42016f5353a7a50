/**
 * The candidate itself as a guess: it must not contain a meaningful word of the name that it replaces.
 * 'Martial law court' for 'Erzincan Martial Law Court' is half the name, 'court' is not.
 */

import type { Attacker } from "./attacker.js";

export const echoAttacker: Attacker = {
  name: "echo",
  guess: ({ candidate }) => (candidate.form === undefined ? [] : [candidate.text]),
};
