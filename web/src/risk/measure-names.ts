/** What the measures are called in front of people. */

import { t, w } from "../words/words.js";

const NAMES: Readonly<Record<string, string>> = {
  classifier: w("What people would hide"),
  surprisal: w("Unusual words"),
  search: w("Searching public sources"),
  "k-anonymity": w("People who fit the description"),
  attack: w("Recognition by an attacker"),
  "web-search": w("Searching the web"),
  frequency: w("Rare words"),
  sequence: w("What a trained model hides"),
};

/** An unknown measure keeps its own name: a user's own is known to the user. */
export const measureName = (measure: string): string => t(NAMES[measure] ?? measure);
