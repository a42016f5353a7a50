/**
 * The candidate itself as a guess: it must not hold a telling word of the name it stands for.
 * 'Martial law court' for 'Erzincan Martial Law Court' is half the name, 'court' is not.
 */

import type { Attacker } from "./attacker.js";

export const echoAttacker: Attacker = {
  name: "echo",
  guess: ({ candidate }) => (candidate.form === undefined ? [] : [candidate.text]),
};
