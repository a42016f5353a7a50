/** What is compared, how it is started, and what it cannot do. */

export interface System {
  /** Name given to the peers' programs. */
  readonly id: string;
  readonly name: string;
  readonly runs: "node" | "python";
  /** Said in its row: what it was trained on that is measured here. */
  readonly trained: string;
  /** What it has no way to do. */
  readonly lacks: string;
}

export const SYSTEMS: readonly System[] = [
  {
    id: "palimpsest",
    name: "Palimpsest, by default",
    runs: "node",
    trained:
      "other judgments of the same court; other texts of the kinds of the letters and forms, and of the fourteen languages",
    lacks: "images and speech",
  },
  {
    id: "palimpsest-all",
    name: "Palimpsest, `--mask all`",
    runs: "node",
    trained: "as above",
    lacks: "as above",
  },
  {
    id: "palimpsest-rules",
    name: "Palimpsest, rules alone",
    runs: "node",
    trained: "nothing",
    lacks: "names, attributes and amounts without a form",
  },
  {
    id: "presidio",
    name: "Presidio with spaCy (medium model)",
    runs: "python",
    trained: "nothing here; its authors made the generator of the everyday sentences",
    lacks:
      "jobs, illnesses, ages, clues; risk; vaguer words; a second mention of the same person; files, without other packages",
  },
  {
    id: "presidio-rules",
    name: "Presidio, its recognizers alone",
    runs: "python",
    trained: "nothing",
    lacks: "names, places and dates in words besides",
  },
  {
    id: "scrubadub",
    name: "scrubadub",
    runs: "python",
    trained: "nothing",
    lacks: "names, places and dates; risk; vaguer words; files",
  },
  {
    id: "rampart",
    name: "Rampart (Arcjet's package)",
    runs: "python",
    trained: "nothing that is known",
    lacks: "organizations, dates, jobs, illnesses; risk; vaguer words; files",
  },
  {
    id: "redact-pii",
    name: "redact-pii",
    runs: "node",
    trained: "nothing",
    lacks: "places, dates, jobs, illnesses; positions of what it found; risk; vaguer words; files",
  },
  {
    id: "openredaction",
    name: "@openredaction/openredaction",
    runs: "node",
    trained: "nothing",
    lacks: "places, jobs, illnesses; risk; vaguer words",
  },
];
